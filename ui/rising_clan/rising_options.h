// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/rising_clan/options/options.h"

namespace playsheet {

/// How many of the options are not as the rules have them.
inline int changedOptions(const rising_clan::Options& options) {
  const auto rows = rising_clan::option_rows();
  return static_cast<int>(std::count_if(
      rows.begin(), rows.end(), [&](const rising_clan::OptionRow& row) { return row.get(options) != row.standard; }));
}

}  // namespace playsheet
