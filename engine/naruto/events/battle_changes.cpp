// SPDX-License-Identifier: GPL-3.0-or-later
// What events do to the battles.
#include "engine/naruto/events/battle_events.h"

namespace naruto {

void TeamSent::apply(GameState& state, const TeamSent& e) {
  const CardState& head = state.cards[e.head];
  if (e.attack) {
    Battle battle;
    battle.attackers = head.team;
    battle.attack_head = {e.head, head.life};
    state.battles.push_back(battle);
  } else {
    Battle& battle = state.battles[e.battle];
    battle.blockers = head.team;
    battle.block_head = {e.head, head.life};
    battle.blocked = true;
  }
  state.cards[e.head].noted_this_turn = true;
  const TeamId team = head.team;
  const TeamId other = e.attack ? kNoTeam : state.battles[e.battle].attackers;
  for (const PlayerState& player : state.players.values)
    for (const CardId id : player.village) {
      CardState& card = state.cards[id];
      if (card.team == kNoTeam) continue;
      if (card.team == team) card.sent_this_turn = true;
      if (!e.attack && (card.team == team || card.team == other)) card.opposed_this_turn = true;
    }
}

void TeamVanished::apply(GameState& state, const TeamVanished& e) {
  const Battle& of = state.battles[e.battle];
  const TeamId gone = e.attack ? of.attackers : of.blockers;
  for (Battle& battle : state.battles)  // of two that it blocks, from both
    if (TeamId& team = e.attack ? battle.attackers : battle.blockers; team == gone) team = kNoTeam;
}

void BattleResolved::apply(GameState& state, const BattleResolved& e) {
  Battle& battle = state.battles[e.battle];
  battle.resolved = true;
  battle.mental = e.mental;
  battle.attack_power = e.attack_power;
  battle.block_power = e.block_power;
  battle.result = e.result;
}

/// With the battles go heads and places; teams (N-RET-02), health and what was discarded stay (N-RET-03, N-RET-04).
void TeamsReturned::apply(GameState& state, const TeamsReturned&) { state.battles.clear(); }

void HeadChanged::apply(GameState& state, const HeadChanged& e) {
  const Battle& of = state.battles[e.battle];
  const TeamId team = e.attack ? of.attackers : of.blockers;
  const ObjectRef head = e.head == kNoCard ? ObjectRef{} : ObjectRef{e.head, state.cards[e.head].life};
  for (Battle& battle : state.battles)
    if (&battle == &of || (team != kNoTeam && (e.attack ? battle.attackers : battle.blockers) == team))
      (e.attack ? battle.attack_head : battle.block_head) = head;
}

void HitsChanged::apply(GameState& state, const HitsChanged& e) { state.hits = e.hits; }

void BattleSettled::apply(GameState& state, const BattleSettled& e) { state.battles[e.battle].settled = true; }

}  // namespace naruto
