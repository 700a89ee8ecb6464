// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/separated_values.h"

#include <algorithm>

namespace table {
namespace {

/// A spreadsheet would take it for a formula; also behind apostrophes, so that those that were put in front can be told
/// from written ones.
bool is_like_formula(std::string_view text) {
  const auto first = text.find_first_not_of('\'');
  return first != std::string_view::npos && std::string_view("=+-@\t\r").find(text[first]) != std::string_view::npos;
}

/// "12", "-0.5"
bool is_plain_number(std::string_view field) {
  if (field.starts_with('-')) field.remove_prefix(1);
  const auto point = std::min(field.find('.'), field.size());
  const auto figures = [](std::string_view part) {
    return !part.empty() && std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
  };
  return figures(field.substr(0, point)) && (point == field.size() || figures(field.substr(point + 1)));
}

}  // namespace

std::string separated_field(std::string_view text, char separator) {
  if (text.find_first_of("\"\r\n") == std::string_view::npos && text.find(separator) == std::string_view::npos)
    return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

std::string separated_word(std::string_view text, char separator) {
  return separated_field(is_like_formula(text) ? "'" + std::string(text) : std::string(text), separator);
}

std::string plain_word(std::string_view field) {
  return std::string(field.starts_with('\'') && is_like_formula(field) ? field.substr(1) : field);
}

SeparatedRow take_separated_row(std::string_view text, std::size_t& at, int& line, char separator) {
  SeparatedRow row{.line = line, .fields = {std::string()}};
  bool quoted = false;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '\n' || (c == '\r' && !text.substr(at).starts_with("\r\n"))) ++line;
    if (quoted) {
      if (c != '"')
        row.fields.back() += c;
      else if (text.substr(at).starts_with("\"\""))
        row.fields.back() += text[++at];
      else
        quoted = false;
    } else if (c == '"' && row.fields.back().empty()) {
      quoted = true;
    } else if (c == separator) {
      row.fields.emplace_back();
    } else if (c == '\n' || c == '\r') {
      ++at;
      if (c == '\r' && at < text.size() && text[at] == '\n') {
        ++at;
        ++line;
      }
      return row;
    } else {
      row.fields.back() += c;
    }
  }
  row.closed = !quoted;
  return row;
}

std::string table_for_spreadsheet(std::string_view table, char decimal, bool words) {
  const char separator = decimal == ',' ? ';' : ',';
  std::vector<std::vector<std::string>> rows;
  int line = 1;
  for (std::size_t at = 0; at < table.size();) rows.push_back(take_separated_row(table, at, line, ',').fields);
  const auto holds_numbers = [&](std::size_t column) {
    return std::all_of(rows.begin() + 1, rows.end(), [&](const auto& row) {
      return column >= row.size() || row[column].empty() || is_plain_number(row[column]);
    });
  };
  std::vector<bool> numbers;
  for (std::size_t c = 0; !rows.empty() && c < rows.front().size(); ++c) numbers.push_back(!words && holds_numbers(c));
  std::string out = "\xEF\xBB\xBF";
  for (const auto& row : rows) {
    for (std::size_t c = 0; c < row.size(); ++c) {
      std::string field = row[c];
      if (c < numbers.size() && numbers[c] && &row != &rows.front())
        std::replace(field.begin(), field.end(), '.', decimal);
      out += (c > 0 ? std::string(1, separator) : std::string()) + separated_field(field, separator);
    }
    out += "\r\n";
  }
  return out;
}

bool is_separator_line(std::string_view line) { return line.size() == 5 && line.starts_with("sep="); }

}  // namespace table
