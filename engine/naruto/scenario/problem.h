// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace naruto::scenario {

/// Something in a scenario file that cannot be read, or a position that cannot be. As data; `text_of` makes the line.
struct Problem {
  std::string file;
  int line = 0;    ///< from 1
  int column = 0;  ///< from 1; 0: the whole line
  std::string found;
  std::string expected;
  std::string nearest;  ///< the nearest known word, if one is near

  friend bool operator==(const Problem&, const Problem&) = default;
};

/// `file:12:5: "T99": expected a card; did you mean "T09"?`
std::string text_of(const Problem& problem);

}  // namespace naruto::scenario
