// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/tournament/journal/fold.h"

namespace tournament {

/// A whole event from a seed (T-P31). `trouble`: with drops, returns, latecomers, corrections, repairs, penalties,
/// steps taken back, double losses; else everybody plays to the end.
struct Simulation {
  int players = 16;
  std::uint64_t seed = 1;
  Type type = Type::swiss;
  bool trouble = false;
  std::vector<std::pair<std::string, std::string>> options;  ///< key and value
};

/// What came of it. `refused`: a command that the organiser had reason to give was refused; such an event is broken.
struct Simulated {
  Journal journal;
  std::vector<std::string> refused;
};

/// `watch` is called after each round was drafted, and at the end.
Simulated simulate(const Simulation& simulation, const std::function<void(const Journal&)>& watch = {});

}  // namespace tournament
