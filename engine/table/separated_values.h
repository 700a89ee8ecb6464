// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Tables as spreadsheets save them: a row for each line, fields with a separator between them.
namespace table {

struct SeparatedRow {
  int line = 0;  ///< where it begins
  std::vector<std::string> fields;
  bool closed = true;  ///< false: the text ends inside a quoted field
};

/// One row from `at`, which is moved behind it; `line` counts on. A field in quotation marks may hold the separator,
/// line ends, and quotation marks written twice.
SeparatedRow take_separated_row(std::string_view text, std::size_t& at, int& line, char separator);

/// A field as it stands in a row: in quotation marks where it holds the separator, a line end or a quotation mark.
std::string separated_field(std::string_view text, char separator = ',');

/// The same of words that somebody wrote: what a spreadsheet would take for a formula is made a word.
std::string separated_word(std::string_view text, char separator = ',');

/// The word that `separated_word` wrote into a field.
std::string plain_word(std::string_view field);

/// How a spreadsheet says in front of everything which separator follows: "sep=;".
bool is_separator_line(std::string_view line);

/// A table for programs (commas, a point in numbers) as the spreadsheet of a language opens it by itself: with its
/// decimal sign, a semicolon between fields where that is a comma, CRLF, and the mark by which such programs know
/// UTF-8. Numbers change only in columns that hold nothing else;
/// `words`: in none, codes may look like numbers.
std::string table_for_spreadsheet(std::string_view table, char decimal, bool words = false);

}  // namespace table
