// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/match/match.h"

/// What is told of a game when it is over: how the race for the battle rewards went (N-WIN-01), and the turn that
/// decided it.
namespace naruto {

/// A turn, as it stood when it ended.
struct StoryTurn {
  int number = 0;  ///< of the game: 1 is the first
  PlayerId active = PlayerId::south;
  PerPlayer<int> rewards{};
  friend bool operator==(const StoryTurn&, const StoryTurn&) = default;
};

/// The turn from which the winner was ahead for good; of one who was never behind or level again after the first
/// reward, the turn that brought the most.
struct Turning {
  std::size_t turn = 0;     ///< in `GameStory::turns`
  bool lead_taken = false;  ///< until then the other one had as many rewards or more, and at least one
  int gained = 0;           ///< by the winner in this turn, at least 1
  CardId head = kNoCard;    ///< of the winner's strongest team that was not blocked in it; kNoCard: there was none
  friend bool operator==(const Turning&, const Turning&) = default;
};

struct GameStory {
  std::vector<StoryTurn> turns;    ///< in their order; the last one is that in which the game ended
  std::optional<Turning> turning;  ///< nothing if the winner did not end with more rewards than the other one
};

/// Of a match that is over, by its moments.
GameStory story_of(const Match& match);

}  // namespace naruto
