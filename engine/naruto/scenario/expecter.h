// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/naruto/scenario/table.h"

namespace naruto::scenario {

/// An expectation that is not met: what should be, and what is.
struct Difference {
  std::string expected;
  std::string found;
};

/// Nothing if it is met.
std::optional<Difference> check_expectation(const Table& table, const Expectation& expectation);

}  // namespace naruto::scenario
