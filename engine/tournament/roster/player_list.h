// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tournament/event/event.h"

/// Lists of players as tables: of a spreadsheet, of another program, of this one (T-P30).
namespace tournament {

/// What stands in a column.
enum class ListColumn : std::uint8_t {
  none,  ///< what an event does not keep (T-208)
  name,
  first_name,
  last_name,
  nickname,
  code,
  code_later,
  minor,
  birth,  ///< a day or a year: only whether it makes a minor is kept
  consent,
  status,
  fixed_table,
  verbals,
  officials,
  person,
};
inline constexpr std::size_t kListColumns = static_cast<std::size_t>(ListColumn::person) + 1;

enum class ListFault : std::uint8_t {
  no_text,   ///< of the file: bytes that are no text
  workbook,  ///< of the file: a spreadsheet as its program keeps it, no table of text
  nothing,   ///< of the file: no line with anything in it
  no_name_column,
  quote_open,
  surplus,
  name_missing,
  too_long,
  code_shortened,
  yes_or_no,
  birth_bad,
  birth_unclear,
  birth_undated,  ///< the event has no date: nobody's age is known
  status_bad,
  table_bad,
  number_bad,
  code_twice,    ///< in another line; `meant` is its number
  name_twice,    ///< likewise, and nothing tells the two apart
  person_twice,  ///< likewise
  code_taken,    ///< by somebody who is enrolled
  name_taken,    ///< likewise, and nothing tells the two apart
  too_many,
};
inline constexpr std::size_t kListFaults = static_cast<std::size_t>(ListFault::too_many) + 1;

/// Something that cannot be read, or be carried out: what was found, and what it stands against.
struct ListProblem {
  ListFault code{};
  int line = 0;
  std::string found;
  std::string meant;
  friend bool operator==(const ListProblem&, const ListProblem&) = default;
};

/// A line with somebody in it: what a person is asked, and of which columns that is.
struct PlayerLine {
  int line = 0;
  Entry entry;
  std::set<ListColumn> said;
  std::optional<ListProblem> problem;
};

struct PlayerList {
  char separator = ',';
  int head_line = 0;                ///< says what the columns are; 0: none does
  std::vector<std::string> titles;  ///< of the columns; without a heading what stands first in them
  std::vector<ListColumn> columns;  ///< as they were told, or else as the heading says
  std::vector<PlayerLine> lines;
  std::optional<ListProblem> problem;  ///< nothing of it can be read
};

/// Reads it: commas, semicolons, tabs or upright lines between the fields, as any program saves text
/// (table/text_of_bytes.h), with a heading in one of three languages or none. `date` is the day of the event, on which
/// somebody is a minor or not; `columns` says what the columns are if the heading does not.
PlayerList read_player_list(std::string_view bytes, std::string_view date,
                            const std::optional<std::vector<ListColumn>>& columns = std::nullopt);

/// What a heading says; `none` for a word that is none of ours.
ListColumn column_of_title(std::string_view title);

/// What is known of persons as a table for programs, every field of it. Read again it is the same.
std::string players_table(const std::vector<Entry>& entries);

/// Letters of the longest name and code.
inline constexpr int kMostLettersOfName = 80;
inline constexpr int kMostLettersOfCode = 40;

}  // namespace tournament

template <>
struct table::EnumNames<tournament::ListColumn> {
  static constexpr std::array<std::string_view, tournament::kListColumns> names{
      "none",  "name",    "first_name", "last_name",   "nickname", "code",      "code_later", "minor",
      "birth", "consent", "status",     "fixed_table", "verbals",  "officials", "person"};
};
