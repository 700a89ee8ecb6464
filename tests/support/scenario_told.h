// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace playsheet::support {

/// All that is told of the last scenario of a file that was read, `run` playing it; empty if everything holds.
template <class File, class Run>
std::string told_of_last(const File& file, Run&& run) {
  std::string told;
  for (const auto& problem : file.problems) told += text_of(problem) + "\n";
  if (told.empty() && !file.scenarios.empty()) told = text_of(run(file.scenarios.back(), file.cards));
  return told;
}

}  // namespace playsheet::support
