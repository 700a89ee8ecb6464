// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/roster/player_list.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <map>
#include <utility>

#include "engine/table/clean_name.h"
#include "engine/table/one_line.h"
#include "engine/table/plain_letters.h"
#include "engine/table/separated_values.h"
#include "engine/table/text_of_bytes.h"
#include "engine/tournament/roster/birth.h"

namespace tournament {
namespace {

using table::SeparatedRow;
using enum ListColumn;

/// As they are written, in the order of the columns.
constexpr std::array<std::pair<ListColumn, std::string_view>, 11> kWritten{{{name, "name"},
                                                                            {nickname, "nickname"},
                                                                            {code, "code"},
                                                                            {code_later, "code_later"},
                                                                            {minor, "minor"},
                                                                            {consent, "consent"},
                                                                            {status, "programme_status"},
                                                                            {fixed_table, "fixed_table"},
                                                                            {verbals, "warnings_before"},
                                                                            {officials, "official_warnings_before"},
                                                                            {person, "person"}}};

bool is_name(ListColumn column) { return column == name || column == first_name || column == last_name; }

std::vector<ListColumn> columns_of(const SeparatedRow& row) {
  std::vector<ListColumn> out;
  for (const std::string& title : row.fields) {
    const ListColumn column = column_of_title(title);
    // the first of two counts: a second "name" is one of something else
    out.push_back(std::find(out.begin(), out.end(), column) == out.end() ? column : none);
  }
  // "Nome" beside "Cognome" is the first name
  if (std::find(out.begin(), out.end(), last_name) != out.end() &&
      std::find(out.begin(), out.end(), first_name) == out.end())
    std::replace(out.begin(), out.end(), name, first_name);
  return out;
}

bool is_blank(const SeparatedRow& row) {
  return std::all_of(row.fields.begin(), row.fields.end(),
                     [](const std::string& field) { return table::clean_name(field).empty(); });
}

std::vector<SeparatedRow> rows_of(std::string_view text, std::size_t at, int line, char separator) {
  std::vector<SeparatedRow> out;
  while (at < text.size()) out.push_back(table::take_separated_row(text, at, line, separator));
  return out;
}

/// A heading may have titles of the list above it.
std::size_t head_of(const std::vector<SeparatedRow>& rows) {
  constexpr std::size_t kMostAbove = 20;
  for (std::size_t i = 0; i < std::min(rows.size(), kMostAbove); ++i) {
    const auto columns = columns_of(rows[i]);
    if (std::any_of(columns.begin(), columns.end(), is_name)) return i;
  }
  return rows.size();
}

/// How well a separator fits: titles that are known, then rows of one width.
int fit_of(const std::vector<SeparatedRow>& rows) {
  const std::size_t head = head_of(rows);
  int known = 0, wider = 0;
  std::set<std::size_t> widths;
  if (head < rows.size())
    for (const ListColumn column : columns_of(rows[head])) known += column != none ? 1 : 0;
  for (std::size_t i = head < rows.size() ? head : 0; i < rows.size(); ++i) {
    if (is_blank(rows[i])) continue;
    widths.insert(rows[i].fields.size());
    wider += head < rows.size() && rows[i].fields.size() > rows[head].fields.size() ? 1 : 0;
  }
  return known * 1000 - wider * 10 + (widths.size() == 1 && *widths.begin() > 1 ? 5 : 0);
}

std::string as_word(const std::string& field) {
  constexpr std::size_t kNothingCut = 4000;
  return table::clean_name(table::plain_word(field), kNothingCut);
}

std::optional<bool> yes_or_no_of(const std::string& word) {
  static const std::set<std::string> yes{"yes", "y", "1", "true", "x", "si", "s", "sim", "vero", "verdadeiro"};
  static const std::set<std::string> no{"", "no", "n", "0", "false", "nao", "falso", "non"};
  const std::string plain = table::plain_letters(word);
  if (yes.contains(plain)) return true;
  if (no.contains(plain)) return false;
  return std::nullopt;
}

std::optional<Status> status_of(const std::string& word) {
  static const std::map<std::string, Status> words{{"", Status::active},
                                                   {"active", Status::active},
                                                   {"in attivita", Status::active},
                                                   {"em atividade", Status::active},
                                                   {"suspended", Status::suspended},
                                                   {"in sospensione", Status::suspended},
                                                   {"em suspensao", Status::suspended},
                                                   {"unwelcome", Status::unwelcome},
                                                   {"persona sgradita", Status::unwelcome},
                                                   {"persona non grata", Status::unwelcome}};
  const auto found = words.find(table::plain_letters(word));
  return found == words.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> number_of(const std::string& word, int least, int most) {
  if (word.empty()) return least;
  int out = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out);
  if (error != std::errc() || end != word.data() + word.size() || out < least || out > most) return std::nullopt;
  return out;
}

std::size_t letters_of(std::string_view text) {
  std::size_t out = 0;
  for (std::size_t at = 0; at < text.size(); ++out) at += std::max<std::size_t>(1, table::utf8_character(text, at));
  return out;
}

/// "1.23457E+11": what a spreadsheet makes of a long number.
bool is_shortened(std::string_view word) {
  const auto e = word.find_first_of("eE");
  return e != std::string_view::npos && e > 0 && word.substr(e + 1).starts_with('+') &&
         word.find_first_not_of("0123456789.,") == e &&
         word.find_first_not_of("0123456789", e + 2) == std::string_view::npos;
}

/// Puts one line together.
class LineReader {
 public:
  LineReader(int line, std::string_view date) : date_(date) { out_.line = line; }

  void take(ListColumn column, const std::string& field) {
    const std::string word = as_word(field);
    Entry& e = out_.entry;
    out_.said.insert(column);
    switch (column) {
      case none:
        out_.said.erase(none);
        return;
      case name:
        return limited(e.name, word, kMostLettersOfName);
      case first_name:
        first_ = word;
        return;
      case last_name:
        last_ = word;
        return;
      case nickname:
        return limited(e.nickname, word, kMostLettersOfName);
      case code:
        if (is_shortened(word)) return fail(ListFault::code_shortened, word);
        return limited(e.code, word, kMostLettersOfCode);
      case code_later:
        return flag(e.code_pending, word);
      case minor:
        return flag(e.minor, word);
      case birth:
        return take_birth(word);
      case consent:
        return flag(e.consent, word);
      case status:
        return given(e.status, status_of(word), ListFault::status_bad, word);
      case fixed_table:
        return given(e.fixed_table, number_of(word, 0, 9000), ListFault::table_bad, word);
      case verbals:
        return given(e.verbals_before, number_of(word, 0, 99), ListFault::number_bad, word);
      case officials:
        return given(e.officials_before, number_of(word, 0, 99), ListFault::number_bad, word);
      case person:
        e.person = word;
        return;
    }
  }
  void fail(ListFault code, const std::string& found) {
    if (!out_.problem) out_.problem = ListProblem{code, out_.line, table::one_line(found), {}};
  }
  PlayerLine result() {
    if (!first_.empty() || !last_.empty())
      limited(out_.entry.name, first_ + (first_.empty() || last_.empty() ? "" : " ") + last_, kMostLettersOfName);
    if (out_.entry.name.empty()) fail(ListFault::name_missing, {});
    return std::move(out_);
  }

 private:
  void limited(std::string& to, const std::string& word, int most) {
    to = word;
    if (letters_of(word) > static_cast<std::size_t>(most)) fail(ListFault::too_long, word);
  }
  template <class Value>
  void given(Value& to, const std::optional<Value>& value, ListFault code, const std::string& word) {
    if (value)
      to = *value;
    else
      fail(code, word);
  }
  void flag(bool& to, const std::string& word) { given(to, yes_or_no_of(word), ListFault::yes_or_no, word); }
  void take_birth(const std::string& word) {
    if (word.empty()) return;
    const BirthReading reading = minor_by_birth(word, date_);
    if (reading == BirthReading::undated) return fail(ListFault::birth_undated, word);
    if (reading == BirthReading::bad) return fail(ListFault::birth_bad, word);
    if (reading == BirthReading::unclear) return fail(ListFault::birth_unclear, word);
    out_.entry.minor = out_.entry.minor || reading == BirthReading::minor;
  }

  std::string_view date_;
  std::string first_, last_;
  PlayerLine out_;
};

/// Without a heading: the first column in which words stand is that of the names, the rest is told by a person.
std::vector<ListColumn> guessed_columns(const std::vector<SeparatedRow>& rows) {
  std::size_t widest = 0;
  for (const SeparatedRow& row : rows) widest = std::max(widest, row.fields.size());
  std::vector<ListColumn> out(widest, none);
  const auto has_word = [&](std::size_t column) {
    return std::any_of(rows.begin(), rows.end(), [&](const SeparatedRow& row) {
      return column < row.fields.size() &&
             std::any_of(row.fields[column].begin(), row.fields[column].end(), [](char c) {
               return static_cast<unsigned char>(c) >= 128 || std::isalpha(static_cast<unsigned char>(c)) != 0;
             });
    });
  };
  for (std::size_t i = 0; i < widest; ++i)
    if (has_word(i)) {
      out[i] = name;
      break;
    }
  return out;
}

/// Two lines of a list that are one person, or cannot be told apart.
void find_twins(std::vector<PlayerLine>& lines) {
  std::map<std::string, int> codes, persons, names;
  for (PlayerLine& one : lines) {
    if (one.problem) continue;
    const Entry& e = one.entry;
    const auto seen = [&](std::map<std::string, int>& before, const std::string& key, ListFault code,
                          const std::string& found) {
      const auto [at, fresh] = before.try_emplace(key, one.line);
      if (!fresh && !one.problem) one.problem = ListProblem{code, one.line, found, std::to_string(at->second)};
    };
    if (!e.code.empty()) seen(codes, e.code, ListFault::code_twice, e.code);
    if (!e.person.empty()) seen(persons, e.person, ListFault::person_twice, e.person);
    seen(names, e.name + '\n' + e.nickname + '\n' + e.code, ListFault::name_twice, e.name);
  }
}

PlayerList without_lines(ListFault code, std::string found, int line = 0) {
  PlayerList out;
  out.problem = ListProblem{code, line, std::move(found), {}};
  return out;
}

PlayerLine read_line(const SeparatedRow& row, const std::vector<ListColumn>& columns, std::size_t width,
                     std::string_view date) {
  LineReader reader(row.line, date);
  if (!row.closed) reader.fail(ListFault::quote_open, row.fields.back().substr(0, row.fields.back().find('\n')));
  for (std::size_t i = 0; i < row.fields.size(); ++i) {
    const bool beyond = i >= width;
    if (beyond && !table::clean_name(row.fields[i]).empty()) reader.fail(ListFault::surplus, row.fields[i]);
    if (i < columns.size()) reader.take(columns[i], row.fields[i]);
  }
  return reader.result();
}

}  // namespace

PlayerList read_player_list(std::string_view bytes, std::string_view date,
                            const std::optional<std::vector<ListColumn>>& columns) {
  // a ZIP archive, or the older form of office programs
  if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xD0\xCF\x11\xE0"))
    return without_lines(ListFault::workbook, {});
  const table::TextOfBytes read = table::text_of_bytes(bytes);
  if (read.fault) return without_lines(ListFault::no_text, {}, read.fault->line);
  const std::string_view text = read.text;
  const std::string_view first = text.substr(0, text.find('\n'));
  const bool told = table::is_separator_line(first);
  const std::size_t at = told ? std::min(text.size(), first.size() + 1) : 0;
  PlayerList out;
  if (told) {
    out.separator = first.back();
  } else {
    int best = -1000000;
    for (const char separator : {',', ';', '\t', '|'})
      if (const int fit = fit_of(rows_of(text, at, 1, separator)); fit > best) {
        best = fit;
        out.separator = separator;
      }
  }
  auto rows = rows_of(text, at, told ? 2 : 1, out.separator);
  rows.erase(
      std::remove_if(rows.begin(), rows.end(), [](const SeparatedRow& row) { return row.closed && is_blank(row); }),
      rows.end());
  if (rows.empty()) return without_lines(ListFault::nothing, {});
  const std::size_t head = head_of(rows);
  if (head < rows.size()) out.head_line = rows[head].line;
  out.titles = rows[out.head_line > 0 ? head : 0].fields;
  out.columns = out.head_line > 0 ? columns_of(rows[head]) : guessed_columns(rows);
  if (columns) out.columns = *columns;
  const std::size_t width = out.head_line > 0 ? out.titles.size() : out.columns.size();
  out.titles.resize(std::max(width, out.titles.size()));
  out.columns.resize(width, none);
  if (std::none_of(out.columns.begin(), out.columns.end(), is_name))
    out.problem = ListProblem{ListFault::no_name_column, rows.front().line, {}, {}};
  for (std::size_t i = out.head_line > 0 ? head + 1 : 0; i < rows.size(); ++i)
    out.lines.push_back(read_line(rows[i], out.columns, width, date));
  if (out.lines.empty()) out.problem = ListProblem{ListFault::nothing, rows.back().line, {}, {}};
  if (out.lines.size() > static_cast<std::size_t>(kMostEntries))
    out.lines[static_cast<std::size_t>(kMostEntries)].problem =
        ListProblem{ListFault::too_many, out.lines[static_cast<std::size_t>(kMostEntries)].line,
                    std::to_string(out.lines.size()), std::to_string(kMostEntries)};
  find_twins(out.lines);
  return out;
}

std::string players_table(const std::vector<Entry>& entries) {
  std::string out;
  for (const auto& [column, title] : kWritten) out += (out.empty() ? "" : ",") + std::string(title);
  out += '\n';
  const auto flag = [](bool value) { return std::string(value ? "yes" : "no"); };
  const auto number = [](int value) { return value == 0 ? std::string() : std::to_string(value); };
  for (const Entry& e : entries)
    out += table::separated_word(e.name) + "," + table::separated_word(e.nickname) + "," +
           table::separated_word(e.code) + "," + flag(e.code_pending) + "," + flag(e.minor) + "," + flag(e.consent) +
           "," + std::string(table::name_of(e.status)) + "," + number(e.fixed_table) + "," + number(e.verbals_before) +
           "," + number(e.officials_before) + "," + table::separated_word(e.person) + "\n";
  return out;
}

}  // namespace tournament
