// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/fought.h"

namespace naruto::scenario {
namespace {

void add_members(Fought& fought, const GameState& state) {
  for (std::size_t i = 0; i < state.card_count; ++i) {
    const CardState& card = state.cards[i];
    if (card.zone == Zone::village && card.team != kNoTeam &&
        (card.team == fought.battle.attackers || card.team == fought.battle.blockers))
      fought.members.add(static_cast<CardId>(i));
  }
}

}  // namespace

// Events alone do not tell who was in a team: the game is gone through once more.
std::vector<Fought> battles_so_far(const Table& table) {
  std::vector<Fought> all;
  std::size_t open = 0;  // so many of the last ones go on
  GameState state = table.begun;
  for (const Event& event : table.events) {
    apply_event(state, event);
    const std::size_t now = state.battles.size();
    if (now < open) {
      for (std::size_t i = all.size() - open; i < all.size(); ++i) all[i].number = -1;
      open = 0;
    }
    for (; open < now; ++open) all.emplace_back().number = static_cast<int>(open);
    for (std::size_t i = 0; i < open; ++i) {
      Fought& fought = all[all.size() - open + i];
      fought.battle = state.battles[i];
      add_members(fought, state);
    }
  }
  return all;
}

}  // namespace naruto::scenario
