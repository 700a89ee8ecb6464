// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naruto {

/// What Missions of a kind ask for at the least, each figure for itself: no single one need be as cheap as all of them.
struct LeastMission {
  int entrance_cost = 0;
  int strategic_value = 0;  ///< for lack of one, the entrance cost
  int hand_cost = 0;
  friend bool operator==(const LeastMission&, const LeastMission&) = default;
};

}  // namespace naruto
