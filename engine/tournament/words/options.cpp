// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/words/options.h"

#include <algorithm>
#include <type_traits>

#include "engine/table/record_lines.h"

namespace tournament {
namespace {

constexpr std::array<std::string_view, 2> kTruth{"no", "yes"};

template <class T>
constexpr std::span<const std::string_view> words_of() {
  if constexpr (std::is_same_v<T, bool>)
    return kTruth;
  else if constexpr (table::NamedEnum<T>)
    return table::EnumNames<T>::names;
  else
    return {};
}

struct Range {
  int least = 0, most = 0;
};

/// `Late`: until when it is free, and whether it can be changed after that.
struct Late {
  Until until = Until::round_one;
  bool possible = true;
};

template <auto Member>
constexpr OptionRow row(OptionName name, std::string_view rule, Late late = {}, Range range = {}) {
  constexpr auto words = words_of<std::remove_reference_t<decltype(Options{}.*Member)>>();
  if (!words.empty()) range = {0, static_cast<int>(words.size()) - 1};
  return {table::option_row<Member>(table::name_of(name), rule, range.least, range.most), late.until, late.possible,
          words};
}

constexpr Late kNever{Until::round_one, false};
constexpr Late kAlways{Until::always, true};
constexpr Range kSeconds{60, 6 * 3600};

constexpr std::array kRows{
    row<&Options::rounds>(OptionName::rounds, "T-514", kNever, {0, 16}),
    row<&Options::playoff_rounds>(OptionName::playoff_rounds, "T-605", {Until::playoffs, false}, {-1, 6}),
    row<&Options::table_rounds>(OptionName::table_rounds, "T-512", kNever),
    row<&Options::fixed_bracket>(OptionName::fixed_bracket, "T-405", kNever),
    row<&Options::break_ties>(OptionName::break_ties, "T-407"),
    row<&Options::look_ahead>(OptionName::look_ahead, "T-533"),
    row<&Options::agreed_draw>(OptionName::agreed_draw, "T-711"),
    row<&Options::second_reading>(OptionName::second_reading, "T-P10"),
    row<&Options::standard_seeding>(OptionName::standard_seeding, "T-604"),
    row<&Options::bye_band>(OptionName::bye_band, "T-526"),
    row<&Options::bye_draw>(OptionName::bye_draw, "T-527"),
    row<&Options::computed_ties>(OptionName::computed_ties, "T-544"),
    row<&Options::share_floor>(OptionName::share_floor, "T-546"),
    row<&Options::warning_scope>(OptionName::warning_scope, "T-952"),
    row<&Options::limited_list>(OptionName::limited_list, "T-320"),
    row<&Options::round_seconds>(OptionName::round_seconds, "T-703", kAlways, kSeconds),
    row<&Options::knockout_seconds>(OptionName::knockout_seconds, "T-703", kAlways, kSeconds),
    row<&Options::first_table>(OptionName::first_table, "T-P08", kAlways, {1, 9000}),
};
static_assert(kRows.size() == table::EnumNames<OptionName>::names.size());

/// The value of a text, or nothing.
std::optional<int> value_of(const OptionRow& row, std::string_view text) {
  if (row.words.empty()) {
    const auto number = table::number_of<int>(text);
    return number && row.fits(*number) ? number : std::nullopt;
  }
  const auto at = std::find(row.words.begin(), row.words.end(), text);
  return at == row.words.end() ? std::nullopt : std::optional(static_cast<int>(at - row.words.begin()));
}

}  // namespace

std::span<const OptionRow> option_rows() { return kRows; }

const OptionRow* find_option(std::string_view name) { return table::find_option(option_rows(), name); }

std::string option_text(const Options& options, const OptionRow& row) {
  const int value = row.get(options);
  return row.words.empty() ? std::to_string(value) : std::string(row.words[static_cast<std::size_t>(value)]);
}

std::optional<Options> with_option(const Options& options, const OptionRow& row, std::string_view value) {
  const auto read = value_of(row, value);
  if (!read) return std::nullopt;
  Options changed = options;
  row.set(changed, *read);
  return changed;
}

std::string option_values(const OptionRow& row) {
  if (row.words.empty()) return std::to_string(row.least) + ".." + std::to_string(row.most);
  std::string out;
  for (const std::string_view word : row.words) out += (out.empty() ? "" : ", ") + std::string(word);
  return out;
}

}  // namespace tournament
