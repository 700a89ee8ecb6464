// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/match/match.h"
#include "ui/log/log_place.h"

namespace playsheet {

/// A showdown as it was fought: the teams as they met and the sums as they were fixed, while the game itself has gone
/// on. It is no part of the history: it is put together from the events, and looking at it decides nothing.
struct Stillness {
  naruto::GameState fought;                 ///< when the first powers were fixed: every card still in its team
  std::vector<naruto::SeenBattle> battles;  ///< each with its own sums
  std::vector<naruto::CardId> injured;      ///< by what came of it
  std::vector<naruto::CardId> gone;         ///< out of play by what came of it
  LogPlace began, ended;                    ///< in the history

  /// Nobody's hand is in it, unless all hands lie open.
  naruto::PlayerView view(const naruto::Rulebook& rules, bool open_hands) const;
};

/// The showdown that ended with this moment of the match; nothing if none did.
std::optional<Stillness> stillnessOf(const naruto::Match& match, std::size_t moment);

}  // namespace playsheet
