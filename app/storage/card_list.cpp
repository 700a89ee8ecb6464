// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/card_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/storage/text_file.h"
#include "engine/naruto/search/fold.h"
#include "engine/table/separated_values.h"
#include "engine/table/text_of_bytes.h"

namespace playsheet {
namespace {

using Json = nlohmann::json;

StorageProblem wrong_list(const std::string& file, std::string place, std::string found, std::string expected) {
  return {StorageFault::bad_content, file, std::move(place), std::move(found), std::move(expected)};
}

/// The titles of the columns, wherever they stand, and what parts them.
struct ListHead {
  std::vector<std::string> titles;
  char separator = 0;
  std::size_t at = 0;  ///< behind them
  int line = 1;
};

/// The first of the lines at the top that has the column of codes: above it may stand "sep=;" and a title.
std::optional<ListHead> head_of(std::string_view list, const std::string& code_column) {
  constexpr int kMostAbove = 20;
  std::size_t first = 0;
  for (int line = 1; line <= kMostAbove && first < list.size(); ++line) {
    for (const char separator : {',', ';', '\t', '|'}) {
      ListHead head{{}, separator, first, line};
      head.titles = table::take_separated_row(list, head.at, head.line, separator).fields;
      const bool has = std::any_of(head.titles.begin(), head.titles.end(),
                                   [&](const std::string& title) { return column_of_list(title) == code_column; });
      if (has && head.titles.size() > 1) return head;
    }
    const auto end = list.find('\n', first);
    first = end == std::string_view::npos ? list.size() : end + 1;
  }
  return std::nullopt;
}

Outcome<std::vector<ListedCard>> csv_rows(std::string_view list, const std::string& file,
                                          const ImportMapping& mapping) {
  std::vector<ListedCard> rows;
  if (trimmed(list).empty()) return rows;
  const std::string& code = mapping.columns.at("code");
  const auto head = head_of(list, column_of_list(code));
  if (!head)
    return wrong_list(file, "line 1", fmt::format("no column \"{}\"", code),
                      "a line with the titles of the columns, and a mapping that names them");
  std::size_t at = head->at;
  int line = head->line;
  while (at < list.size()) {
    const auto cells = table::take_separated_row(list, at, line, head->separator);
    if (!cells.closed)
      return wrong_list(file, fmt::format("line {}", cells.line), "a quoted field without its end",
                        "a closing quotation mark");
    ListedCard row;
    row.place = fmt::format("row {}", cells.line);
    bool any = false;
    for (std::size_t c = 0; c < cells.fields.size(); ++c) {
      const std::string cell(trimmed(cells.fields[c]));
      any = any || !cell.empty();
      if (c < head->titles.size())
        row.values.emplace(column_of_list(head->titles[c]), cell);
      else if (!cell.empty())
        row.surplus = cell;
    }
    if (any) rows.push_back(std::move(row));
  }
  return rows;
}

/// Several values of one fact stand as in a table: with the mark between them.
std::string cell_text(const Json& value, const std::string& mark) {
  if (value.is_string()) return std::string(trimmed(value.get_ref<const std::string&>()));
  if (value.is_null() || value.is_object()) return {};
  if (!value.is_array()) return value.dump();
  std::string text;
  for (const Json& each : value)
    if (const std::string part = cell_text(each, mark); !part.empty()) text += (text.empty() ? "" : mark) + part;
  return text;
}

void add_json_rows(const Json& array, const std::string& sheet, const ImportMapping& mapping,
                   std::vector<ListedCard>& rows) {
  const auto symbols = mapping.columns.find("symbols");
  const std::string symbol_column = symbols == mapping.columns.end() ? std::string() : column_of_list(symbols->second);
  for (std::size_t i = 0; i < array.size(); ++i) {
    ListedCard row;
    row.sheet = sheet;
    row.place = sheet.empty() ? fmt::format("entry {}", i + 1) : fmt::format("{}, entry {}", sheet, i + 1);
    if (array[i].is_object())
      for (const auto& [key, value] : array[i].items()) {
        const std::string column = column_of_list(key);
        row.values.emplace(column, cell_text(value, column == symbol_column ? mapping.symbol_mark : mapping.list_mark));
      }
    rows.push_back(std::move(row));
  }
}

/// What programs write for a number that is missing, and JSON does not know: null in its place.
std::string with_nulls(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!quoted && text.substr(at).starts_with("NaN")) {
      out += "null";
      at += 2;
      continue;
    }
    if (quoted && text[at] == '\\' && at + 1 < text.size()) out += text[at++];
    quoted = quoted != (text[at] == '"');
    out += text[at];
  }
  return out;
}

Outcome<std::vector<ListedCard>> json_rows(std::string_view list, const std::string& file,
                                           const ImportMapping& mapping) {
  constexpr std::string_view kExpected = "an array of cards, or an object of arrays";
  const std::string text = with_nulls(list);
  Json json;
  try {
    json = Json::parse(text);
  } catch (const Json::parse_error& error) {
    const std::size_t byte = std::min<std::size_t>(error.byte, text.size());
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(byte), '\n');
    return wrong_list(file, fmt::format("line {}", line), "JSON that is damaged or not whole", std::string(kExpected));
  }
  std::vector<ListedCard> rows;
  if (json.is_array()) {
    add_json_rows(json, {}, mapping, rows);
    return rows;
  }
  bool any = false;
  for (const auto& [sheet, array] : json.items()) {
    if (!array.is_array()) continue;
    any = true;
    add_json_rows(array, sheet, mapping, rows);
  }
  if (!any) return wrong_list(file, {}, "not a JSON list", std::string(kExpected));
  return rows;
}

}  // namespace

std::string column_of_list(std::string_view title) {
  std::string key = naruto::search::folded(trimmed(title));
  std::replace(key.begin(), key.end(), '_', ' ');
  return key;
}

Outcome<std::vector<ListedCard>> read_card_list(std::string_view list, const std::string& file,
                                                const ImportMapping& mapping) {
  const auto read = table::text_of_bytes(list);
  if (read.fault)
    return wrong_list(file, fmt::format("line {}, column {}", read.fault->line, read.fault->column), read.fault->found,
                      std::string(table::kReadableText));
  const std::string_view text = read.text;
  const auto first = text.find_first_not_of(" \t\n");
  const bool json = first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
  auto rows = json ? json_rows(text, file, mapping) : csv_rows(text, file, mapping);
  if (!rows || rows->empty()) return rows;
  const std::string& code = mapping.columns.at("code");
  const auto has_code = [&](const ListedCard& row) { return row.values.contains(column_of_list(code)); };
  if (std::none_of(rows->begin(), rows->end(), has_code))
    return wrong_list(file, "columns", fmt::format("no column \"{}\"", code),
                      "a mapping that names the columns of this list");
  return rows;
}

}  // namespace playsheet
