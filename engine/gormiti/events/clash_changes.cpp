// SPDX-License-Identifier: GPL-3.0-or-later
// What these events do to the state.
#include <algorithm>

#include "engine/gormiti/events/clash_events.h"

namespace gormiti {

namespace {

constexpr unsigned kMostAttacks = 15;  ///< four bits

}  // namespace

void AttackDeclared::apply(GameState& state, const AttackDeclared& e) {
  CardState& c = state.cards[e.card];
  c.attacks = static_cast<std::uint8_t>(std::min(kMostAttacks, c.attacks + 1U)) & kMostAttacks;
  if (c.zone == Zone::hero) state.must_attack = false;
  state.clash = {};
  state.clash.attacker = state.object(e.card);
}

void ClashJoined::apply(GameState& state, const ClashJoined& e) {
  state.clash.defender = state.object(e.defender);
  state.clash.joined = true;
}

void MovePlayed::apply(GameState& state, const MovePlayed& e) {
  state.clash.moves.push_back(e.card);
  if (state.cards[e.card].owner == state.active) ++state.clash.attacker_moves;
}

void MoveResolved::apply(GameState& state, const MoveResolved&) { ++state.clash.resolved; }

void ClashEnded::apply(GameState& state, const ClashEnded&) { state.clash = {}; }

void ExtraAttackGiven::apply(GameState& state, const ExtraAttackGiven& e) {
  CardState& c = state.cards[e.card];
  c.extra_attacks = static_cast<std::uint8_t>(std::min(kMostExtraAttacks, c.extra_attacks + 1U)) & kMostAttacks;
}

}  // namespace gormiti
