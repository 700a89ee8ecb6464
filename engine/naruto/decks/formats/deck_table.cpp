// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"

/// Tables (CSV) with a heading line; separators are comma, semicolon or tab, fields may be quoted.
namespace naruto {
namespace {

enum TableColumn : std::uint8_t { kPileColumn, kCountColumn, kCodeColumn, kNameColumn, kTableColumns };

struct ColumnWord {
  std::string_view word;
  TableColumn column;
};
constexpr auto kColumnWords = std::to_array<ColumnWord>({
    {"pile", kPileColumn},        {"section", kPileColumn},   {"board", kPileColumn},
    {"zone", kPileColumn},        {"mazzo", kPileColumn},     {"sezione", kPileColumn},
    {"secao", kPileColumn},       {"count", kCountColumn},    {"quantity", kCountColumn},
    {"qty", kCountColumn},        {"copies", kCountColumn},   {"number", kCountColumn},
    {"amount", kCountColumn},     {"quantita", kCountColumn}, {"copie", kCountColumn},
    {"quantidade", kCountColumn}, {"copias", kCountColumn},   {"code", kCodeColumn},
    {"id", kCodeColumn},          {"card id", kCodeColumn},   {"collector number", kCodeColumn},
    {"codice", kCodeColumn},      {"codigo", kCodeColumn},    {"name", kNameColumn},
    {"card", kNameColumn},        {"card name", kNameColumn}, {"printed name", kNameColumn},
    {"nome", kNameColumn},        {"carta", kNameColumn},     {"title", kNameColumn},
});

int column_of(std::string_view title) {
  const std::string key = folded(title);
  const auto found =
      std::find_if(kColumnWords.begin(), kColumnWords.end(), [&](const ColumnWord& w) { return w.word == key; });
  return found == kColumnWords.end() ? -1 : static_cast<int>(found->column);
}

struct TableRow {
  int line = 0;
  std::vector<std::string> fields;
  bool closed = true;  ///< false: the text ends inside a quoted field
};

/// One record from `at`, which is moved behind it; `line` counts on.
TableRow take_row(std::string_view text, std::size_t& at, int& line, char separator) {
  TableRow row{.line = line, .fields = {std::string()}};
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

/// A pile that nobody knows is none of the deck's.
DeckHeading pile_of_word(std::string_view word) {
  if (word.empty()) return {DeckPile::deck, false};
  return heading_of(word).value_or(DeckHeading{{}, true});
}

}  // namespace

char table_separator(std::string_view line) {
  for (const char separator : {',', ';', '\t'}) {
    if (line.find(separator) == std::string_view::npos) continue;
    std::size_t at = 0;
    int number = 1;
    bool card = false;
    int known = 0;
    for (const auto& title : take_row(line, at, number, separator).fields) {
      const int column = column_of(title);
      known += column >= 0 ? 1 : 0;
      card = card || column == kCodeColumn || column == kNameColumn;
    }
    if (card && known >= 2) return separator;
  }
  return 0;
}

void read_deck_table(std::string_view text, ImportDraft& draft) {
  int line = 1;
  while (!text.empty() && (text.front() == '\n' || text.front() == '\r')) {
    if (text.front() == '\n') ++line;
    text.remove_prefix(1);
  }
  const char separator = table_separator(text.substr(0, text.find_first_of("\r\n")));
  std::size_t at = 0;
  std::array<int, kTableColumns> places{-1, -1, -1, -1};
  const TableRow head = take_row(text, at, line, separator);
  for (std::size_t i = 0; i < head.fields.size(); ++i)
    if (const int column = column_of(head.fields[i]); column >= 0 && places[static_cast<std::size_t>(column)] < 0)
      places[static_cast<std::size_t>(column)] = static_cast<int>(i);
  std::size_t rows = 0;
  while (at < text.size() && !draft.failed()) {
    const TableRow row = take_row(text, at, line, separator);
    if (!row.closed) return draft.fail(DeckFault::unclosed_quote, row.line);
    if (++rows > kMostDeckLines) return draft.fail(DeckFault::too_many_lines, row.line, {}, kMostDeckLines);
    const auto field = [&](TableColumn column) {
      const int place = places[column];
      return place >= 0 && place < static_cast<int>(row.fields.size())
                 ? without_blanks(row.fields[static_cast<std::size_t>(place)])
                 : std::string_view();
    };
    std::string written;
    for (const auto& each : row.fields) written += (written.empty() ? "" : ", ") + each;
    if (without_blanks(written).find_first_not_of(", ") == std::string_view::npos) continue;
    const DeckHeading heading = pile_of_word(field(kPileColumn));
    ImportDraft::Entry entry{.line = row.line,
                             .pile = heading.pile.value_or(DeckPile::deck),
                             .aside = heading.aside,
                             .written = written,
                             .code = field(kCodeColumn),
                             .name = field(kNameColumn)};
    if (const auto number = field(kCountColumn); !number.empty()) {
      const auto end = number.data() + number.size();
      const auto result = std::from_chars(number.data(), end, entry.count);
      if (result.ec != std::errc() || result.ptr != end) entry.count = 0;
    }
    if (entry.code.empty() && entry.name.empty())
      draft.ask(DeckDoubt::unreadable, entry);
    else
      draft.add(entry);
  }
}

}  // namespace naruto
