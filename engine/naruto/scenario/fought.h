// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/scenario/table.h"

/// The battles of a game that a scenario plays, those that are over included.
namespace naruto::scenario {

/// One pair of teams. While it lasts `number` is its place in the state.
struct Fought {
  Battle battle;    ///< as it is, or as it last was
  CardSet members;  ///< every Ninja that has been in one of its teams, whatever has become of it
  int number = -1;  ///< negative: it is over
};

/// In the order in which they began.
std::vector<Fought> battles_so_far(const Table& table);

}  // namespace naruto::scenario
