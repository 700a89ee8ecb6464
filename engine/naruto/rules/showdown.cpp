// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/showdown.h"

#include <algorithm>

#include "engine/naruto/effects/power.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/damage.h"

namespace naruto {
namespace {

constexpr int kOutstanding = 5;  // N-REW-02, N-SHOW-11

std::int8_t fixed(int power) { return static_cast<std::int8_t>(std::clamp(power, -127, 127)); }

using Hits = FixedVector<Hit, kMaxCards>;

/// Damage of a result for one team: the head, and in a complete defeat each back (N-SHOW-09 to N-SHOW-11). Damage for a
/// head that has gone is lost (N-BLK-10, N-BLK-11).
void add_hits(const Position& position, TeamId team, ObjectRef head, Result result, Hits& hits) {
  const bool headless = !position.alive(head) || position[head.card].team != team;
  for_each_member(position, team, [&](CardId card) {
    const bool is_head = position.object(card) == head;
    int damage = 0;
    if (is_head && (result == Result::draw || result == Result::defeat)) damage = 1;
    if (result == Result::complete_defeat)
      damage = is_head ? 2 : headless && !position.edition.headless_backs_damaged ? 0 : 1;
    if (damage > 0) hits.push_back({card, damage});
  });
}

void tell_result(Change& change, int battle, TeamId team, bool attack, Result result) {
  Happened facts;
  facts.what = Happening::battle_result;
  facts.battle = battle;
  facts.attack = attack;
  facts.result = result;
  for_each_member(change.position(), team, [&](CardId member) {
    facts.who = member;
    facts.player = change.position()[member].controller;
    happened(change, facts);
  });
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
  const bool pair = opposed(position, battle);
  const bool mental = is_mental_battle(position, battle);
  const auto power_of = [&](TeamId team, ObjectRef head) {
    return mental ? team_mental_power(position, team) : team_power(position, team, head);
  };
  const int attack = power_of(battle.attackers, battle.attack_head);
  const int block = pair ? power_of(battle.blockers, battle.block_head) : 0;
  change.emit(BattleResolved{static_cast<std::uint8_t>(index), pair, mental, fixed(attack), fixed(block),
                             pair ? result_for(attack - block) : Result::draw});
}

/// Rewards, damage and what waits for the result.
void settle(Change& change, std::size_t index) {
  const Battle battle = change.state().battles[index];
  if (battle.attackers == kNoTeam) return;  // N-BLK-09
  if (!opposed(change.position(), battle)) {
    if (earns_rewards(change.position(), battle.attackers))
      win_rewards(change, change.state().active, rewards_for(battle.attack_power));
    return;
  }
  if (battle.blockers == kNoTeam) return;  // vanished, yet still battling: nothing to compare (N-BLK-08)
  tell_result(change, static_cast<int>(index), battle.attackers, true, battle.result);
  tell_result(change, static_cast<int>(index), battle.blockers, false, opposite(battle.result));
  Hits hits;
  add_hits(change.position(), battle.attackers, battle.attack_head, battle.result, hits);
  add_hits(change.position(), battle.blockers, battle.block_head, opposite(battle.result), hits);
  deal_damage_at_once(change, {hits.begin(), hits.size()}, true);
}

}  // namespace

void showdown(Change& change) {
  const std::size_t n = change.state().battles.size();
  const bool together = change.edition().battles_at_one_moment;
  for (std::size_t i = 0; i < n; ++i) {
    fix_powers(change, i);
    if (!together) settle(change, i);  // one battle after the other
  }
  for (std::size_t i = 0; together && i < n; ++i) settle(change, i);
}

void win_rewards(Change& change, PlayerId player, int n) {
  const PlayerId loser = table::other(player);
  const int before = change.state()[player].rewards_won;
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
  happened(change, facts);
}

}  // namespace naruto
