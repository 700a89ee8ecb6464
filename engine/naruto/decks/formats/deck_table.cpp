// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/naruto/decks/formats/deck_line.h"
#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"
#include "engine/table/separated_values.h"

/// Tables (CSV) with a heading line; separators are comma, semicolon or tab, fields may be quoted.
namespace naruto {
namespace {

constexpr std::string_view kSeparators = ",;\t";

enum TableColumn : std::uint8_t { kPileColumn, kCountColumn, kCodeColumn, kNameColumn, kTableColumns };

struct ColumnWord {
  std::string_view word;
  TableColumn column;
};
constexpr auto kColumnWords = std::to_array<ColumnWord>({{"pile", kPileColumn},
                                                         {"section", kPileColumn},
                                                         {"board", kPileColumn},
                                                         {"zone", kPileColumn},
                                                         {"mazzo", kPileColumn},
                                                         {"pila", kPileColumn},
                                                         {"pilha", kPileColumn},
                                                         {"sezione", kPileColumn},
                                                         {"secao", kPileColumn},
                                                         {"count", kCountColumn},
                                                         {"quantity", kCountColumn},
                                                         {"qty", kCountColumn},
                                                         {"copies", kCountColumn},
                                                         {"number", kCountColumn},
                                                         {"amount", kCountColumn},
                                                         {"quantita", kCountColumn},
                                                         {"copie", kCountColumn},
                                                         {"quantidade", kCountColumn},
                                                         {"copias", kCountColumn},
                                                         {"numero", kCountColumn},
                                                         {"qta", kCountColumn},
                                                         {"qtd", kCountColumn},
                                                         {"qtde", kCountColumn},
                                                         {"code", kCodeColumn},
                                                         {"id", kCodeColumn},
                                                         {"card id", kCodeColumn},
                                                         {"cardid", kCodeColumn},
                                                         {"card code", kCodeColumn},
                                                         {"card number", kCodeColumn},
                                                         {"collector number", kCodeColumn},
                                                         {"codice", kCodeColumn},
                                                         {"codice carta", kCodeColumn},
                                                         {"codigo", kCodeColumn},
                                                         {"codigo da carta", kCodeColumn},
                                                         {"name", kNameColumn},
                                                         {"card", kNameColumn},
                                                         {"card name", kNameColumn},
                                                         {"cardname", kNameColumn},
                                                         {"printed name", kNameColumn},
                                                         {"nome", kNameColumn},
                                                         {"carta", kNameColumn},
                                                         {"nome carta", kNameColumn},
                                                         {"nome da carta", kNameColumn},
                                                         {"title", kNameColumn}});

/// Columns of which everybody knows that they are not the number of copies.
constexpr auto kOtherColumns = std::to_array<std::string_view>(
    {"set",       "set name", "set code",  "edition", "edizione", "edicao",  "espansione", "rarity",
     "rarita",    "raridade", "type",      "tipo",    "cost",     "costo",   "custo",      "entrance cost",
     "hand cost", "price",    "prezzo",    "preco",   "year",     "anno",    "ano",        "language",
     "lingua",    "idioma",   "condition", "foil",    "symbol",   "symbols", "simbolo",    "note",
     "notes",     "tags",     "url",       "image",   "power",    "combat",  "support"});

std::string plain_title(std::string_view title) {
  std::string words(title);
  std::replace(words.begin(), words.end(), '_', ' ');
  return folded(words);
}

int column_of(std::string_view title) {
  const std::string key = plain_title(title);
  const auto found =
      std::find_if(kColumnWords.begin(), kColumnWords.end(), [&](const ColumnWord& w) { return w.word == key; });
  return found == kColumnWords.end() ? -1 : static_cast<int>(found->column);
}

/// The place of each column that is known; the fields of all others may hold anything.
struct TableHead {
  std::array<int, kTableColumns> places{-1, -1, -1, -1};
  std::vector<bool> other;  ///< a known column, or one that says nothing of copies
  /// Columns of copies in one pile: "main", "side qty"; nothing for all others.
  std::vector<std::optional<DeckHeading>> piles;

  explicit TableHead(const std::vector<std::string>& titles) {
    for (std::size_t i = 0; i < titles.size(); ++i) {
      const int column = column_of(titles[i]);
      const bool first = column >= 0 && places[static_cast<std::size_t>(column)] < 0;
      if (first) places[static_cast<std::size_t>(column)] = static_cast<int>(i);
      const std::string key = plain_title(titles[i]);
      other.push_back(first || std::find(kOtherColumns.begin(), kOtherColumns.end(), key) != kOtherColumns.end());
      piles.push_back(other.back() ? std::nullopt : pile_of_title(key));
    }
  }
  /// "main", "copies in the side": what is left of a title without the words for a number.
  static std::optional<DeckHeading> pile_of_title(const std::string& title) {
    std::optional<DeckHeading> pile;
    for (std::size_t at = 0; at < title.size();) {
      const auto end = std::min(title.find_first_of(" ./#", at), title.size());
      if (const auto word = pile_word(std::string_view(title).substr(at, end - at));
          word && (word->pile || word->aside))
        pile = pile ? std::nullopt : word;
      at = end + 1;
    }
    return pile;
  }
  std::string_view field(const table::SeparatedRow& row, TableColumn column) const {
    const int place = places[column];
    return place >= 0 && place < static_cast<int>(row.fields.size())
               ? without_blanks(row.fields[static_cast<std::size_t>(place)])
               : std::string_view();
  }
  /// Fields that hold a figure and have no title, or one that nobody knows while no column is of the copies.
  std::vector<std::string_view> unread(const table::SeparatedRow& row) const {
    std::vector<std::string_view> out;
    for (std::size_t i = 0; i < row.fields.size(); ++i) {
      const bool of_pile = i < piles.size() && piles[i];
      const bool read = i < other.size() && !of_pile && (other[i] || places[kCountColumn] >= 0);
      if (!read && holds_figure(row.fields[i])) out.push_back(row.fields[i]);
    }
    return out;
  }
};

/// The rows of a table, below its head.
class TableRows {
 public:
  /// What stands `above` says which pile the rows are of that name none.
  TableRows(const TableHead& head, const ImportDraft::Entry& above, ImportDraft& draft)
      : head_(head), pile_(above.pile), aside_(above.aside), draft_(draft) {}

  void take(const table::SeparatedRow& row) {
    std::string written;
    for (const auto& each : row.fields) written += (written.empty() ? "" : ", ") + each;
    if (without_blanks(written).find_first_not_of(", ") == std::string_view::npos) return;
    ImportDraft::Entry entry{.line = row.line,
                             .pile = pile_,
                             .aside = aside_,
                             .written = written,
                             .code = head_.field(row, kCodeColumn),
                             .name = head_.field(row, kNameColumn)};
    if (entry.code.empty())
      entry.code = code_of_name({row.fields.begin(), row.fields.end()}, entry.name, draft_.cards());
    take_pile(head_.field(row, kPileColumn), entry);
    if (const auto number = head_.field(row, kCountColumn); !number.empty())
      entry.count = copies_of_field(number).value_or(0);
    if (entry.code.empty() && entry.name.empty()) return draft_.ask(DeckDoubt::unreadable, entry);
    if (take_copies_of_piles(row, entry)) return;
    const auto unread = head_.unread(row);
    if (unread.empty()) return draft_.add(entry);
    for (const std::string_view field : unread)
      if (const auto number = copies_of_field(field); number && *number >= 1 && *number <= kMostCardCopies)
        entry.numbers.push_back(static_cast<int>(*number));
    entry.numbers.push_back(1);
    auto codes = draft_.cards().by_code(entry.code);
    if (codes.empty()) codes = draft_.cards().by_name(entry.name);
    draft_.ask(DeckDoubt::not_understood, entry, std::move(codes));
  }

 private:
  /// A column for each pile: as many entries as there are numbers. False if there are none, or not numbers alone, or
  /// they are other than the number of copies says.
  bool take_copies_of_piles(const table::SeparatedRow& row, const ImportDraft::Entry& entry) {
    std::vector<std::pair<DeckHeading, long long>> copies;
    long long all = 0;
    for (std::size_t i = 0; i < std::min(row.fields.size(), head_.piles.size()); ++i) {
      const auto field = without_blanks(row.fields[i]);
      if (!head_.piles[i] || field.empty()) continue;
      const auto number = copies_of_field(field);
      if (!number) return false;
      all += *number;
      if (*number != 0) copies.emplace_back(*head_.piles[i], *number);
    }
    const auto counted = head_.field(row, kCountColumn);
    if (copies.empty() || (!counted.empty() && copies_of_field(counted) != all)) return false;
    for (const auto& [pile, number] : copies) {
      ImportDraft::Entry part = entry;
      part.pile = pile.pile.value_or(DeckPile::deck);
      part.aside = pile.aside;
      part.count = number;
      draft_.add(part);
    }
    return true;
  }

  /// Of a pile that nobody knows all rows are one question.
  void take_pile(std::string_view word, ImportDraft::Entry& entry) {
    if (word.empty()) return;
    if (const auto heading = heading_of(word)) {
      entry.pile = heading->pile.value_or(DeckPile::deck);
      entry.aside = heading->aside;
      return;
    }
    const std::string key = folded(word);
    auto known = unknown_.find(key);
    if (known == unknown_.end()) known = unknown_.emplace(key, draft_.open_heading(entry.line, word)).first;
    entry.heading = known->second;
  }

  const TableHead& head_;
  DeckPile pile_;
  bool aside_;
  ImportDraft& draft_;
  std::map<std::string, int> unknown_;
};

/// The separator of a table if this line is its heading, else 0.
char table_separator(std::string_view line) {
  for (const char separator : kSeparators) {
    if (line.find(separator) == std::string_view::npos) continue;
    std::size_t at = 0;
    int number = 1;
    bool card = false;
    int known = 0;
    for (const auto& title : table::take_separated_row(line, at, number, separator).fields) {
      const int column = column_of(title);
      known += column >= 0 || TableHead::pile_of_title(plain_title(title)) ? 1 : 0;
      card = card || column == kCodeColumn || column == kNameColumn;
    }
    if (card && known >= 2) return separator;
  }
  return 0;
}

/// What spreadsheets write above the head of a table: words alone, or with empty fields behind them.
std::optional<std::string_view> title_of_table(std::string_view line) {
  if (holds_figure(line) || is_list_header(line)) return std::nullopt;
  const auto end = std::min(line.find_first_of(kSeparators), line.size());
  if (line.find_first_not_of(",;\t \"", end) != std::string_view::npos) return std::nullopt;
  const auto words = without_blanks(line.substr(0, end));
  const bool quoted = words.size() > 1 && words.front() == '"' && words.back() == '"';
  return quoted ? words.substr(1, words.size() - 2) : words;
}

/// A title names the deck, or the pile of the rows that name none; a card is asked about.
ImportDraft::Entry take_titles(const std::vector<TableStart::Title>& titles, ImportDraft& draft) {
  ImportDraft::Entry rows;
  for (const auto& [line, words] : titles) {
    const auto cards = draft.cards().by_name(words);
    if (const auto heading = heading_of(words)) {
      rows.pile = heading->pile.value_or(DeckPile::deck);
      rows.aside = heading->aside;
    } else if (!cards.empty()) {
      draft.ask(DeckDoubt::not_understood, {.line = line, .written = words, .name = words}, cards);
    } else if (draft.deck().name.en.empty()) {
      draft.deck().name.en = words;
    }
  }
  return rows;
}

}  // namespace

bool is_count_title(std::string_view title) { return column_of(title) == kCountColumn; }

std::string_view code_of_name(const std::vector<std::string_view>& texts, std::string_view name,
                              const CardIndex& cards) {
  std::string_view code;
  std::string card;
  for (const std::string_view text : texts) {
    const auto codes = holds_figure(text) ? cards.by_code(without_blanks(text)) : std::vector<std::string>{};
    if (codes.empty()) continue;
    if (codes.size() > 1 || (!card.empty() && card != codes.front())) return {};
    code = without_blanks(text);
    card = codes.front();
  }
  return !card.empty() && cards.bears_name(name, card) ? code : std::string_view();
}

std::optional<TableStart> find_table(std::string_view text) {
  TableStart start;
  bool alone = false;
  for (; start.at < text.size(); ++start.line) {
    const std::size_t end = std::min(text.find('\n', start.at), text.size());
    const auto line = without_blanks(text.substr(start.at, end - start.at));
    start.separator = is_list_header(line) ? '\0' : table_separator(line);
    if (start.separator != 0) return start;
    start.at = end + 1;
    if (line.empty() || table::is_separator_line(line)) continue;
    const auto title = title_of_table(line);
    const bool beside = line.find_first_of(kSeparators) != std::string_view::npos;
    if (!title || (alone && !beside)) return std::nullopt;
    alone = alone || !beside;
    start.titles.push_back({start.line, *title});
  }
  return std::nullopt;
}

void read_deck_table(std::string_view text, ImportDraft& draft) {
  auto start = find_table(text);
  if (!start) return;  // `recognise_deck` has seen it
  const TableHead head(table::take_separated_row(text, start->at, start->line, start->separator).fields);
  TableRows rows(head, take_titles(start->titles, draft), draft);
  std::size_t count = 0;
  while (start->at < text.size() && !draft.failed()) {
    const table::SeparatedRow row = table::take_separated_row(text, start->at, start->line, start->separator);
    if (!row.closed) return draft.fail(DeckFault::unclosed_quote, row.line);
    if (++count > kMostDeckLines) return draft.fail(DeckFault::too_many_lines, row.line, {}, kMostDeckLines);
    rows.take(row);
  }
}

}  // namespace naruto
