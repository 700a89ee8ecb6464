// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/match/match.h"

namespace naruto {

/// What goes when a player takes back the own last decision: it and everything after it.
struct WayBack {
  int decisions = 0;      ///< that go, of both players; 0: the player has decided nothing yet
  bool free = false;      ///< all of them the player's own, and none of them a fence
  bool answered = false;  ///< decisions of the other player go, too, made by hand
  Disclosed known;        ///< what has become known since

  explicit operator bool() const { return decisions > 0; }
};

/// Passes that the program made for a player are none of the player's decisions; they go with those before them.
WayBack way_back(const Match& match, PlayerId player);

/// Who made the last decision by hand; of a match in which nobody has, whoever was asked first.
PlayerId last_by_hand(const Match& match);

}  // namespace naruto
