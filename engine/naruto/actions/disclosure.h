// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/naruto/actions/action.h"
#include "engine/naruto/game.h"

/// Who sees which faces, and what a decision has told somebody that was hidden before.
namespace naruto {

/// Calls `f(CardId)` for every card that somebody is shown where it lies hidden, the last one of its pile first.
template <class F>
void for_each_looked_at(const GameState& state, F&& f) {
  const Looking& looking = state.looking;
  if (!looking.active) return;
  if (looking.at == LookAt::cards) {  // those that the effect has picked
    if (!state.work.empty())
      for (const CardId card : state.work.back().picks) f(card);
    return;
  }
  const PlayerState& of = state[looking.of];
  const Pile& pile = looking.at == LookAt::hand ? of.hand : looking.at == LookAt::rewards ? of.rewards : of.deck;
  std::size_t n = pile.size();
  const bool some = looking.at == LookAt::deck_top || (looking.at == LookAt::rewards && looking.n > 0);
  if (some) n = std::min<std::size_t>(n, looking.n);
  for (std::size_t i = 0; i < n; ++i) f(pile[pile.size() - 1 - i]);
}

/// A text lays the hand of this player open.
bool hand_is_open(const Position& position, PlayerId player);

/// The cards whose faces this player sees: by the zones in which they lie, and those that are being shown.
CardSet faces_seen(const Position& position, PlayerId viewer);

}  // namespace naruto
