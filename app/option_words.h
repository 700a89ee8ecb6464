// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/one_line.h"
#include "engine/table/option_rows.h"
#include "engine/table/record_lines.h"

namespace playsheet {

/// The options of a game as `--option` gives them: "fighterZones=3", each. False if one is none, which has been told
/// then. `where`: the list of all in the rules.
template <class Options>
bool set_options(const std::vector<std::string>& words, Options& options,
                 std::span<const table::OptionRow<Options>> rows, std::string_view where, std::ostream& err) {
  for (const std::string& word : words) {
    const auto at = std::min(word.find('='), word.size());
    const auto number = table::number_of<int>(std::string_view(word).substr(std::min(at + 1, word.size())));
    const auto* row = table::find_option(rows, std::string_view(word).substr(0, at));
    if (row == nullptr) {
      fmt::print(err, "--option \"{}\": unknown; {} has all options\n", table::one_line(word), where);
      return false;
    }
    if (!number || !table::set_option(rows, options, row->name, *number)) {
      fmt::print(err, "--option \"{}\": {} is a number from {} to {}{} ({})\n", table::one_line(word), row->name,
                 row->least, row->most, row->also ? fmt::format(", or {}", *row->also) : "", row->rule);
      return false;
    }
  }
  return true;
}

}  // namespace playsheet
