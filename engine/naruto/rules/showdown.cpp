// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/showdown.h"

#include <algorithm>
#include <cstdlib>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/power.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/damage.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/tossing.h"

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
  agent.team = by;  // the team is the source (N-SHOW-14)
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

void tell_result(Change& change, std::size_t battle, TeamId team, bool attack, bool before_damage) {
  if (!is_awaited(change.state(), Happening::battle_result) || team_size(change.position(), team) == 0) return;
  const Battle fought = change.state().battles[battle];
  Happened facts;
  facts.team = team;
  facts.what = Happening::battle_result;
  facts.battle = static_cast<int>(battle);
  facts.attack = attack;
  facts.result = attack ? fought.result : opposite(fought.result);
  facts.before_damage = before_damage;
  facts.margin = std::abs(fought.attack_power - fought.block_power);
  for_each_member(change.position(), team, [&](CardId member) {
    facts.who = member;
    facts.player = change.position()[member].controller;
    happened(change, facts);
  });
  facts.summary = true;
  happened(change, facts);
}

/// Both sides hear of the result of the battle and of those that are settled with it.
void tell_results(Change& change, std::size_t battle, bool before_damage) {
  for (const std::size_t each : joined_battles(change.position(), battle))
    tell_result(change, each, change.state().battles[each].attackers, true, before_damage);
  tell_result(change, battle, change.state().battles[battle].blockers, false, before_damage);
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
bool is_left_out(const Position& position, std::size_t battle) {
  if (!position.has_rule<NoShowdown>()) return false;
  bool none = false;
  for (const bool attack : {true, false})
    for_each_on_side(position, battle, attack,
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

int rewards_for(int power) { return power >= kOutstanding ? 2 : 1; }  // below 1 as well (N-REW-03)

Result result_for(int difference) {
  if (difference == 0) return Result::draw;  // at zero against zero likewise (N-SHOW-12)
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

/// Powers and result of one battle, and of those that are settled with it: one comparison (N-SHOW-02, N-BLK-13).
void fix_powers(Change& change, std::size_t index) {
  const Position position = change.position();
  const auto& battles = position.state.battles;
  const auto supposed = supposed_blocker(position, battles[index]);
  const bool pair = opposed(position, battles[index]) || supposed;
  const BattlePowers powers = battle_powers(position, index);
  const int block = supposed ? *supposed : pair ? powers.block : 0;
  const JoinedBattles joined = joined_battles(position, index);
  Result result = Result::draw;
  if (pair) {
    result = result_for(powers.attack - block);  // powers below zero as they are (N-SHOW-15)
    for (const std::size_t each : joined) result = turned(position, battles[each].attackers, result);
    result = opposite(turned(position, battles[index].blockers, opposite(result)));
  }
  for (const std::size_t each : joined)
    change.emit(BattleResolved{static_cast<std::uint8_t>(each), pair, powers.mental, fixed(powers.attack), fixed(block),
                               result});
}

/// A victory earns nothing unless a text says so (N-REW-06).
void win_for_victory(Change& change, TeamId team, Result result, PlayerId player) {
  if (result != Result::victory && result != Result::outstanding_victory) return;
  const auto won = result == Result::victory ? RewardFor::victory : RewardFor::outstanding_victory;
  const int n = extra_rewards(change.position(), team, won);
  if (n > 0)
    win_rewards(change, player, n,
                {.by = {.deed = Deed::showdown}, .team = team, .outstanding = result == Result::outstanding_victory});
}

/// An attacker that nobody has blocked (N-REW-01, N-REW-02).
void reward(Change& change, const Battle& battle) {
  if (!earns_rewards(change.position(), battle.attackers)) return;
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

/// Two sides have met, in earnest or by a text, and what they were worth is compared. Of a team that has vanished the
/// block tells (N-SHOW-16).
bool has_result(const Position& position, std::size_t index) {
  const Battle& battle = position.state.battles[index];
  if (battle.attackers == kNoTeam) return false;  // N-BLK-09
  if (is_left_out(position, index)) return false;
  if (supposed_blocker(position, battle)) return true;
  return opposed(position, battle) && battle.blockers != kNoTeam;  // vanished, yet still battling: N-BLK-08
}

/// Rewards, damage and what waits for the result: of both sides at one moment, where one team has blocked two as well.
void settle(Change& change, std::size_t index) {
  const Position position = change.position();
  const Battle battle = position.state.battles[index];
  if (!has_result(position, index)) {
    const bool open = battle.attackers != kNoTeam && !opposed(position, battle) && !is_left_out(position, index);
    return open ? reward(change, battle) : void();
  }
  tell_results(change, index, false);  // and no reward, whatever the result (N-SHOW-13)
  const JoinedBattles joined = joined_battles(position, index);
  const Result of_block = opposite(battle.result);
  const PlayerId active = change.state().active;
  for (const std::size_t each : joined)
    win_for_victory(change, change.state().battles[each].attackers, battle.result, active);
  win_for_victory(change, battle.blockers, of_block, table::other(active));
  Hits hits;
  for (const std::size_t each : joined) {
    const Battle fought = change.state().battles[each];
    add_hits(change.position(), fought.attackers, fought.attack_head, battle.result, fought.blockers, hits);
  }
  add_hits(change.position(), battle.blockers, battle.block_head, of_block, battle.attackers, hits);
  deal_damage_at_once(change, {hits.begin(), hits.size()});
}

/// The result of this battle is known, its damage not yet dealt.
void tell_decided(Change& change, std::size_t index) {
  if (is_first_of_joined(change.position(), index) && has_result(change.position(), index))
    tell_results(change, index, true);
}

}  // namespace

bool settle_alone(Change& change, std::size_t battle) {
  if (!change.state().battles[battle].resolved) fix_powers(change, battle);
  const bool compared = has_result(change.position(), battle);
  settle(change, battle);
  return compared;
}

bool showdown_under_way(const GameState& state) {
  return state.step == Step::showdown &&
         std::any_of(state.battles.begin(), state.battles.end(), [](const Battle& b) { return b.settled; });
}

bool showdown(Change& change) {
  const std::size_t n = change.state().battles.size();
  const auto decided = [&](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) tell_decided(change, i);
    return first_at_once(change.state()).has_value();  // it is applied before the damage (N-SHOW-17)
  };
  const bool together = change.edition().battles_at_one_moment && n > 0 && !change.state().battles[0].resolved;
  for (std::size_t i = 0; together && i < n; ++i)
    if (!change.state().battles[i].resolved) fix_powers(change, i);
  if (together && decided(0, n)) return false;
  for (std::size_t i = 0; i < n; ++i) {
    if (change.state().battles[i].settled) continue;
    if (!change.state().battles[i].resolved) {  // one battle after the other
      fix_powers(change, i);
      if (decided(i, i + 1)) return false;
    }
    const JoinedBattles joined = joined_battles(change.position(), i);
    for (const std::size_t each : joined) change.emit(BattleSettled{static_cast<std::uint8_t>(each)});
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
  const CardId instead =
      find_rule_on<RewardsDiscarded>(change.position(), player, [&](const RewardsDiscarded& rule, const RuleSource&) {
        return !rule.from_showdown || how.by.deed == Deed::showdown;
      });
  if (instead != kNoCard) return discard_rewards(change, loser, n);
  const int before = change.state()[player].rewards_won;
  n = std::min(n, reward_cap(change.position(), player, false) - before);
  int won = 0;
  for (; won < n && !change.state()[loser].deck.empty(); ++won)
    // Unseen, from the top (N-REW-04).
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
