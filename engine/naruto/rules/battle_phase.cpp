// SPDX-License-Identifier: GPL-3.0-or-later
// What the steps of the battle phase tell, and how they end.
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/duration.h"

namespace naruto {
namespace {

void announce_sent(Change& change, PlayerId player, bool attack) {
  if (!is_awaited(change.state(), Happening::sent_out)) return;
  Happened facts;
  facts.what = Happening::sent_out;
  facts.player = player;
  facts.attack = attack;
  bool any = false;
  for (std::size_t i = 0; i < change.state().battles.size(); ++i) {
    if (!attack && !is_first_of_joined(change.position(), i)) continue;  // sent once, however many it blocks
    const Battle battle = change.state().battles[i];
    const TeamId team = attack ? battle.attackers : battle.blockers;
    facts.head = (attack ? battle.attack_head : battle.block_head).card;
    facts.battle = static_cast<int>(i);
    for_each_member(change.position(), team, [&](CardId member) {
      any = true;
      facts.who = member;
      happened(change, facts);
    });
  }
  if (!any) return;
  facts.who = facts.head = kNoCard;
  facts.battle = -1;
  facts.summary = true;
  happened(change, facts);
}

}  // namespace

void end_attack(Change& change) {
  if (change.state().battles.empty()) {
    change.step(Step::battle_end);  // N-BAT-02, N-BAT-03
    return;
  }
  announce_sent(change, change.state().active, true);
  change.step(Step::block);
}

namespace {

/// Those who meet in a battle, of both sides.
void tell_joined(Change& change) {
  if (!is_awaited(change.state(), Happening::battle_joined)) return;
  for (std::size_t i = 0; i < change.state().battles.size(); ++i) {
    const Battle battle = change.state().battles[i];
    if (!opposed(change.position(), battle)) continue;
    for (const bool attack : {true, false}) {
      if (!attack && !is_first_of_joined(change.position(), i)) continue;
      Happened facts;
      facts.what = Happening::battle_joined;
      facts.attack = attack;
      facts.battle = static_cast<int>(i);
      for_each_member(change.position(), attack ? battle.attackers : battle.blockers, [&](CardId member) {
        facts.who = member;
        facts.player = change.position()[member].controller;
        happened(change, facts);
      });
    }
  }
}

/// The attackers that nobody has blocked.
void tell_unblocked(Change& change) {
  if (!is_awaited(change.state(), Happening::unblocked)) return;
  for (std::size_t i = 0; i < change.state().battles.size(); ++i) {
    const Battle battle = change.state().battles[i];
    if (battle.blocked) continue;
    Happened facts;
    facts.what = Happening::unblocked;
    facts.player = change.state().active;
    facts.attack = true;
    facts.battle = static_cast<int>(i);
    for_each_member(change.position(), battle.attackers, [&](CardId member) {
      facts.who = member;
      happened(change, facts);
    });
  }
}

}  // namespace

void end_block(Change& change) {
  announce_sent(change, table::other(change.state().active), false);
  tell_joined(change);
  tell_unblocked(change);
  tell_moment(change, Happening::exchange_begins);
  change.emit(PriorityMoved{change.state().active, 0});
  change.step(Step::exchange);
}

void return_teams(Change& change) {
  end_battle_effects(change);
  change.emit(TeamsReturned{});  // N-RET-01
}

void tell_battle_phase(Change& change, bool begins) {
  if (!begins) end_battle_effects(change);
  tell_moment(change, begins ? Happening::battle_begins : Happening::battle_ends);
}

void move_place(Change& change, CardId ninja, Role to) {
  const Position position = change.position();
  const BattlePlace place = battle_place(position, ninja);
  if (place.battle < 0) return;
  if (to == Role::back && team_size(position, position[ninja].team) == 1) return;  // N-BLK-05
  const auto battle = static_cast<std::uint8_t>(place.battle);
  const bool head = is_head(position, ninja);
  if (to == Role::head && !head) change.emit(HeadChanged{battle, place.attack, ninja});
  if (to == Role::back && head) change.emit(HeadChanged{battle, place.attack, kNoCard});
}

}  // namespace naruto
