// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

/// Games played side by side. What they come to does not depend on how many at a time.
namespace playsheet {

struct SideBySide {
  int games = 1;
  unsigned at_a_time = 1;           ///< 1 or more
  std::function<bool()> stop = {};  ///< asked from all threads: no further game begins once it says so
  /// Plays the game of this number, from 0, on one of the threads; a problem ends all, or nothing.
  std::function<std::string(int)> play_one;
};

/// Plays all of them in the order of their numbers, or stops when it is told to, or at the first problem, which is
/// given back: the first by its number. `told` hears now and then, from the calling thread, how many games are done.
std::string play_side_by_side(const SideBySide& games, const std::function<void(int)>& told = {});

}  // namespace playsheet
