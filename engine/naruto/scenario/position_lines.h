// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string_view>
#include <vector>

#include "engine/naruto/scenario/scenario.h"
#include "engine/naruto/scenario/words.h"

/// Private to the builder of positions and their check: the lines that lay out a position in one edition, and what is
/// found wrong at them.
namespace naruto::scenario {

class PositionLines {
 protected:
  PositionLines(const Scenario& scenario, const Edition& base) : scenario_(scenario), base_(base) {}

  /// Every position line that counts in the edition; meanwhile `line_` is its number.
  template <class F>
  void for_each(F&& f) {
    for (const Line& line : scenario_.lines) {
      const auto* position = std::get_if<PositionLine>(&line.content);
      if (position == nullptr || !counts_in(line, base_)) continue;
      line_ = line.number;
      f(*position);
    }
  }

  /// A problem of the present line.
  void wrong(int column, std::string_view found, std::string_view expected) {
    problems_.push_back(
        {scenario_.file, line_, column, std::string(found), fmt::format("{} ({})", expected, base_.id), {}});
  }

  const Scenario& scenario_;
  const Edition& base_;
  int line_ = 0;
  std::vector<Problem> problems_;
};

}  // namespace naruto::scenario
