// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/table/enum_names.h"
#include "engine/table/keyed_rows.h"
#include "engine/table/option_rows.h"

namespace tournament {

enum class ComputedTies : std::uint8_t { off, meetings, percentages };  ///< T-544
enum class ByeBand : std::uint8_t { win, exact };                       ///< T-526
enum class ByeDraw : std::uint8_t { lot, best_pairing };                ///< T-527, level 5
enum class ShareFloor : std::uint8_t { third, quarter, none };          ///< T-546
enum class WarningScope : std::uint8_t { event, shop };                 ///< T-952

/// Which of two lists of limited cards decks go by, in events of an edition that has two (T-320). The game knows them.
enum class LimitedList : std::uint8_t { together, rules_section, organised_play_section };

/// The options of an event. They are fixed when round 1 opens; a later change needs a reason (T-108).
struct Options {
  int rounds = 0;           ///< Swiss rounds; 0: as the table says (T-511, T-512, T-514)
  int playoff_rounds = -1;  ///< -1: as the table says (T-605, T-614)
  bool table_rounds = false;
  bool fixed_bracket = false;
  bool break_ties = false;
  bool look_ahead = true;
  bool agreed_draw = false;
  bool second_reading = false;  ///< the slips of a round are entered twice (T-P10)
  bool standard_seeding = false;
  ByeBand bye_band = ByeBand::win;
  ByeDraw bye_draw = ByeDraw::lot;
  ComputedTies computed_ties = ComputedTies::off;
  ShareFloor share_floor = ShareFloor::third;
  WarningScope warning_scope = WarningScope::event;
  LimitedList limited_list = LimitedList::together;
  int round_seconds = 40 * 60;     ///< T-702, T-703: for the clock on the screen, nothing here counts time
  int knockout_seconds = 45 * 60;  ///< the same for knock-out rounds
  int first_table = 1;             ///< T-P08

  friend bool operator==(const Options&, const Options&) = default;
};

/// The options by name, as the journal writes them: whoever has words for each of them keeps rows by it.
enum class OptionName : std::uint8_t {
  rounds,
  playoff_rounds,
  table_rounds,
  fixed_bracket,
  break_ties,
  look_ahead,
  agreed_draw,
  second_reading,
  standard_seeding,
  bye_band,
  bye_draw,
  computed_ties,
  share_floor,
  warning_scope,
  limited_list,
  round_seconds,
  knockout_seconds,
  first_table,
};

/// Until when an option can be chosen without a reason; later it counts from the next pairing or cut on (T-108).
enum class Until : std::uint8_t { round_one, playoffs, always };

/// One row for each option; its name is the key of the journal.
struct OptionRow : table::OptionRow<Options> {
  Until until;
  bool late;                                ///< can be changed later at all, with a reason
  std::span<const std::string_view> words;  ///< of a truth value or an enumeration, in the order of its values
};

std::span<const OptionRow> option_rows();
const OptionRow* find_option(std::string_view name);

/// The value as text.
std::string option_text(const Options& options, const OptionRow& row);
/// The options with one of them changed; nothing if it has no such value.
std::optional<Options> with_option(const Options& options, const OptionRow& row, std::string_view value);
/// The values that there are: "1..9000", or the words with commas.
std::string option_values(const OptionRow& row);

}  // namespace tournament

template <>
struct table::EnumNames<tournament::OptionName> {
  static constexpr auto names = KeyedRows<tournament::OptionName, std::string_view, 18>{
      {
          {tournament::OptionName::rounds, "rounds"},
          {tournament::OptionName::playoff_rounds, "playoff_rounds"},
          {tournament::OptionName::table_rounds, "table_rounds"},
          {tournament::OptionName::fixed_bracket, "fixed_bracket"},
          {tournament::OptionName::break_ties, "break_ties"},
          {tournament::OptionName::look_ahead, "look_ahead"},
          {tournament::OptionName::agreed_draw, "agreed_draw"},
          {tournament::OptionName::second_reading, "second_reading"},
          {tournament::OptionName::standard_seeding, "standard_seeding"},
          {tournament::OptionName::bye_band, "bye_band"},
          {tournament::OptionName::bye_draw, "bye_draw"},
          {tournament::OptionName::computed_ties, "computed_ties"},
          {tournament::OptionName::share_floor, "share_floor"},
          {tournament::OptionName::warning_scope, "warning_scope"},
          {tournament::OptionName::limited_list, "limited_list"},
          {tournament::OptionName::round_seconds, "round_seconds"},
          {tournament::OptionName::knockout_seconds, "knockout_seconds"},
          {tournament::OptionName::first_table, "first_table"},
      }}.rows();
};
template <>
struct table::EnumNames<tournament::ComputedTies> {
  static constexpr std::array<std::string_view, 3> names{"off", "meetings", "percentages"};
};
template <>
struct table::EnumNames<tournament::ByeBand> {
  static constexpr std::array<std::string_view, 2> names{"win", "exact"};
};
template <>
struct table::EnumNames<tournament::ByeDraw> {
  static constexpr std::array<std::string_view, 2> names{"lot", "best_pairing"};
};
template <>
struct table::EnumNames<tournament::ShareFloor> {
  static constexpr std::array<std::string_view, 3> names{"1/3", "1/4", "none"};
};
template <>
struct table::EnumNames<tournament::LimitedList> {
  static constexpr std::array<std::string_view, 3> names{"union", "rules_section", "organised_play_section"};
};
template <>
struct table::EnumNames<tournament::WarningScope> {
  static constexpr std::array<std::string_view, 2> names{"event", "shop"};
};
