// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

/// What a table may want otherwise: the options of a game as rows, so that records, commands and the window know each
/// by its name. A game has a struct of them, whose defaults are the rules.
namespace table {

/// One row: its name, the rule that it changes, and the values that it can have. Truth values are 0 and 1, words their
/// places in their list.
template <class Options>
struct OptionRow {
  std::string_view name;
  std::string_view rule;
  int standard;
  int least, most;
  std::optional<int> also;  ///< one value besides `least` to `most`
  int (*get)(const Options&);
  void (*set)(Options&, int);

  constexpr bool fits(int value) const {
    return value == standard || value == also || (value >= least && value <= most);
  }
};

template <auto Member>
struct OptionMember;
template <class Options, class T, T Options::*Member>
struct OptionMember<Member> {
  static constexpr OptionRow<Options> row(std::string_view name, std::string_view rule, int least, int most,
                                          std::optional<int> also) {
    return {name,
            rule,
            static_cast<int>(Options{}.*Member),
            least,
            most,
            also,
            [](const Options& options) { return static_cast<int>(options.*Member); },
            [](Options& options, int value) { options.*Member = static_cast<T>(value); }};
  }
};

/// The row of a member of the options.
template <auto Member>
constexpr auto option_row(std::string_view name, std::string_view rule, int least, int most,
                          std::optional<int> also = std::nullopt) {
  return OptionMember<Member>::row(name, rule, least, most, also);
}

/// Of rows that say more, too.
template <class Row>
const Row* find_option(std::span<const Row> rows, std::string_view name) {
  const auto at = std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each.name == name; });
  return at == rows.end() ? nullptr : &*at;
}

/// False, and nothing set: no such option or no such value.
template <class Options>
bool set_option(std::span<const OptionRow<Options>> rows, Options& options, std::string_view name, int value) {
  const OptionRow<Options>* found = find_option(rows, name);
  if (found == nullptr || !found->fits(value)) return false;
  found->set(options, value);
  return true;
}

/// Each value by itself is one of its row.
template <class Options>
bool all_fit(std::span<const OptionRow<Options>> rows, const Options& options) {
  return std::all_of(rows.begin(), rows.end(), [&](const auto& each) { return each.fits(each.get(options)); });
}

}  // namespace table
