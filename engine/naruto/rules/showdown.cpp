// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/showdown.h"

#include <algorithm>
#include <cstdlib>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/power.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/damage.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {
namespace {

constexpr int kNoCap = 99;
constexpr int kOutstanding = 5;  // N-REW-02, N-SHOW-11

std::int8_t fixed(int power) { return static_cast<std::int8_t>(std::clamp(power, -127, 127)); }

using Hits = FixedVector<Hit, kMaxCards>;

/// Damage of a result for one team: the head, and in a complete defeat each back (N-SHOW-09 to N-SHOW-11). Damage for a
/// head that has gone is lost (N-BLK-10, N-BLK-11).
void add_hits(const Position& position, TeamId team, ObjectRef head, Result result, TeamId by, Hits& hits) {
  Agent agent;
  agent.deed = Deed::showdown;
  agent.team = by;
  agent.result = result;
  const bool headless = !position.alive(head) || position[head.card].team != team;
  for_each_member(position, team, [&](CardId card) {
    const bool is_head = position.object(card) == head;
    int damage = 0;
    if (is_head && (result == Result::draw || result == Result::defeat)) damage = 1;
    if (result == Result::complete_defeat)
      damage = is_head ? 2 : headless && !position.edition.headless_backs_damaged ? 0 : 1;
    if (damage > 0) hits.push_back({card, damage, agent});
  });
}

void tell_result(Change& change, int battle, TeamId team, bool attack, Result result) {
  if (team_size(change.position(), team) == 0) return;
  Happened facts;
  facts.team = team;
  facts.what = Happening::battle_result;
  facts.battle = battle;
  facts.attack = attack;
  facts.result = result;
  const Battle fought = change.state().battles[static_cast<std::size_t>(battle)];
  facts.margin = std::abs(fought.attack_power - fought.block_power);
  for_each_member(change.position(), team, [&](CardId member) {
    facts.who = member;
    facts.player = change.position()[member].controller;
    happened(change, facts);
  });
  facts.summary = true;
  happened(change, facts);
}

/// The power of a team that, by a text, has blocked this one although nobody has.
std::optional<int> supposed_blocker(const Position& position, const Battle& battle) {
  std::optional<int> power;
  if (opposed(position, battle)) return power;
  for_each_rule<CountsAsBlocked>(position, [&](const CountsAsBlocked& rule, const RuleSource& source) {
    for_each_member(position, battle.attackers, [&](CardId member) {
      if (applies(position, rule.who, source, member)) power = amount_of(position, rule, source);
    });
  });
  return power;
}

/// The battle of one of these teams has no showdown.
bool is_left_out(const Position& position, const Battle& battle) {
  if (!position.cards.has_rule<NoShowdown>()) return false;
  bool none = false;
  for (const TeamId team : {battle.attackers, battle.blockers})
    for_each_member(position, team,
                    [&](CardId member) { none = none || find_rule<NoShowdown>(position, member) != kNoCard; });
  return none;
}

/// The result of this team as texts turn it.
Result turned(const Position& position, TeamId team, Result result) {
  for_each_rule<ResultRule>(position, [&](const ResultRule& rule, const RuleSource& source) {
    if (!rule.from.empty() && std::find(rule.from.begin(), rule.from.end(), result) == rule.from.end()) return;
    bool meant = false;
    for_each_member(position, team,
                    [&](CardId member) { meant = meant || applies(position, rule.who, source, member); });
    if (meant) result = rule.to;
  });
  return result;
}

/// Further rewards for what the team has just won: each text once, whichever members it names.
int extra_rewards(const Position& position, TeamId team, RewardFor won) {
  int n = 0;
  for_each_rule<ExtraRewards>(position, [&](const ExtraRewards& rule, const RuleSource& source) {
    const auto on = [&](RewardFor what) { return std::find(rule.on.begin(), rule.on.end(), what) != rule.on.end(); };
    const bool of_attack = won == RewardFor::reward || won == RewardFor::outstanding_reward;
    if (rule.on.empty() ? !of_attack : !on(RewardFor::any) && !on(won)) return;
    bool meant = false;
    for_each_member(position, team,
                    [&](CardId member) { meant = meant || applies(position, rule.who, source, member); });
    if (meant) n += amount_of(position, rule, source);
  });
  return n;
}

bool earns_rewards(const Position& position, TeamId team) {
  bool earns = team_size(position, team) > 0;  // N-REW-07
  for_each_member(position, team, [&](CardId member) {
    if (find_rule<NoRewards>(position, member) != kNoCard) earns = false;
  });
  return earns;
}

}  // namespace

int rewards_for(int power) { return power >= kOutstanding ? 2 : 1; }

Result result_for(int difference) {
  if (difference == 0) return Result::draw;
  if (difference > 0) return difference >= kOutstanding ? Result::outstanding_victory : Result::victory;
  return difference <= -kOutstanding ? Result::complete_defeat : Result::defeat;
}

Result opposite(Result result) {
  switch (result) {
    case Result::draw:
      return Result::draw;
    case Result::victory:
      return Result::defeat;
    case Result::outstanding_victory:
      return Result::complete_defeat;
    case Result::defeat:
      return Result::victory;
    case Result::complete_defeat:
      return Result::outstanding_victory;
  }
  return result;
}

namespace {

/// Powers and result of one battle, by combat and support or by mental power (N-SHOW-02, N-MENT-03).
void fix_powers(Change& change, std::size_t index) {
  const Position position = change.position();
  const Battle battle = position.state.battles[index];
  const auto supposed = supposed_blocker(position, battle);
  const bool pair = opposed(position, battle) || supposed;
  const bool mental = is_mental_battle(position, battle);
  const auto power_of = [&](TeamId team, ObjectRef head) {
    return mental ? team_mental_power(position, team) : team_power(position, team, head);
  };
  const int attack = power_of(battle.attackers, battle.attack_head);
  const int block = supposed ? *supposed : pair ? power_of(battle.blockers, battle.block_head) : 0;
  Result result = Result::draw;
  if (pair) {
    result = turned(position, battle.attackers, result_for(attack - block));
    result = opposite(turned(position, battle.blockers, opposite(result)));
  }
  change.emit(BattleResolved{static_cast<std::uint8_t>(index), pair, mental, fixed(attack), fixed(block), result});
}

/// A victory earns nothing unless a text says so (N-REW-06).
void win_for_victory(Change& change, TeamId team, Result result) {
  if (result != Result::victory && result != Result::outstanding_victory) return;
  const auto won = result == Result::victory ? RewardFor::victory : RewardFor::outstanding_victory;
  const int n = extra_rewards(change.position(), team, won);
  PlayerId player = change.state().active;
  for_each_member(change.position(), team, [&](CardId member) { player = change.position()[member].controller; });
  if (n > 0)
    win_rewards(change, player, n,
                {.by = {.deed = Deed::showdown}, .team = team, .outstanding = result == Result::outstanding_victory});
}

/// Rewards, damage and what waits for the result.
void settle(Change& change, std::size_t index) {
  const Battle battle = change.state().battles[index];
  if (battle.attackers == kNoTeam) return;  // N-BLK-09
  if (is_left_out(change.position(), battle)) return;
  const bool supposed = supposed_blocker(change.position(), battle).has_value();
  if (!opposed(change.position(), battle) && !supposed) {
    if (earns_rewards(change.position(), battle.attackers)) {
      Winning how;
      how.by.deed = Deed::showdown;
      how.team = battle.attackers;
      how.outstanding = battle.attack_power >= kOutstanding;
      const int due = rewards_for(battle.attack_power);
      win_rewards(change, change.state().active,
                  due + extra_rewards(change.position(), battle.attackers,
                                      due > 1 ? RewardFor::outstanding_reward : RewardFor::reward),
                  how);
    }
    return;
  }
  if (battle.blockers == kNoTeam && !supposed) return;  // vanished, yet still battling: nothing to compare (N-BLK-08)
  tell_result(change, static_cast<int>(index), battle.attackers, true, battle.result);
  tell_result(change, static_cast<int>(index), battle.blockers, false, opposite(battle.result));
  win_for_victory(change, battle.attackers, battle.result);
  win_for_victory(change, battle.blockers, opposite(battle.result));
  Hits hits;
  add_hits(change.position(), battle.attackers, battle.attack_head, battle.result, battle.blockers, hits);
  add_hits(change.position(), battle.blockers, battle.block_head, opposite(battle.result), battle.attackers, hits);
  deal_damage_at_once(change, {hits.begin(), hits.size()});
}

}  // namespace

bool showdown_under_way(const GameState& state) {
  return state.step == Step::showdown &&
         std::any_of(state.battles.begin(), state.battles.end(), [](const Battle& b) { return b.settled; });
}

bool showdown(Change& change) {
  const std::size_t n = change.state().battles.size();
  const bool together = change.edition().battles_at_one_moment;
  for (std::size_t i = 0; together && i < n; ++i)
    if (!change.state().battles[i].resolved) fix_powers(change, i);
  for (std::size_t i = 0; i < n; ++i) {
    if (change.state().battles[i].settled) continue;
    if (!together) fix_powers(change, i);  // one battle after the other
    change.emit(BattleSettled{static_cast<std::uint8_t>(i)});
    settle(change, i);
    if (!change.state().work.empty()) return false;
  }
  return true;
}

namespace {

/// Cards of the pile of rewards go to the discard piles of their owners, the last ones won first.
void discard_rewards(Change& change, PlayerId from, int n) {
  for (int i = 0; i < n && !change.state()[from].rewards.empty(); ++i)
    move_card(change, change.state()[from].rewards.back(), Zone::discard, Cause::effect);
}

/// How many battle rewards the player can win in this turn, or can keep of those won.
int reward_cap(const Position& position, PlayerId player, bool of_those_kept) {
  int least = kNoCap;
  for_each_rule_on<RewardCap>(position, player, [&](const RewardCap& rule, const RuleSource& source) {
    if (rule.discards == of_those_kept) least = std::min(least, amount_of(position, rule, source));
  });
  return least;
}

}  // namespace

void win_rewards(Change& change, PlayerId player, int n, const Winning& how) {
  const PlayerId loser = table::other(player);
  if (find_rule_on<RewardsDiscarded>(change.position(), player) != kNoCard) return discard_rewards(change, loser, n);
  const int before = change.state()[player].rewards_won;
  n = std::min(n, reward_cap(change.position(), player, false) - before);
  int won = 0;
  for (; won < n && !change.state()[loser].deck.empty(); ++won)
    change.emit(CardMoved{change.state()[loser].deck.back(), Zone::deck, Zone::rewards, player, false, Cause::reward});
  if (won == 0) return;
  change.emit(Counted{player, Counter::rewards_won, static_cast<std::uint8_t>(before + won)});
  Happened facts;
  facts.what = Happening::rewards_won;
  facts.player = player;
  facts.before = before;
  facts.after = before + won;
  facts.by = how.by;
  facts.team = how.team;
  facts.outstanding = how.outstanding;
  happened(change, facts);
  // What a player cannot keep is discarded; it was won all the same.
  discard_rewards(change, player, std::min(won, before + won - reward_cap(change.position(), player, true)));
}

}  // namespace naruto
