// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/table/clean_name.h"
#include "engine/table/option_rows.h"
#include "engine/table/record_problem.h"
#include "engine/table/record_text.h"
#include "engine/table/secrecy.h"

/// The lines between the game of a record and "begin" that every game has in the same way.
namespace table {

/// Reads them strictly, one after the other; what is wrong first is kept, and everything is false from then on.
class HeadReader {
 public:
  explicit HeadReader(RecordLines& lines) : lines_(lines) {}

 protected:
  bool fail(std::string_view found, std::string expected, RecordFault fault = RecordFault::head,
            std::string meant = {}) {
    if (!problem_) problem_ = problem_in(lines_, fault, found, std::move(expected), std::move(meant));
    return false;
  }

  /// The value of a line "key value".
  std::optional<std::string_view> value(std::string_view key) {
    const auto line = lines_.next();
    if (line.starts_with(key) && line.size() > key.size() && line[key.size()] == ' ')
      return line.substr(key.size() + 1);
    fail(line, fmt::format("\"{} ...\"", key), RecordFault::head, fmt::format("{} ...", key));
    return std::nullopt;
  }

  /// The value of a line "key word", a word of a closed list.
  template <class E>
  bool word(std::string_view key, E& out) {
    const auto text = value(key);
    if (!text) return false;
    const auto known = from_name<E>(*text);
    if (known) out = *known;
    return known || fail(*text, fmt::format("\"{}\"", fmt::join(EnumNames<E>::names, "\", \"")));
  }

  /// The value of a line "key 7".
  template <class T>
  bool number(std::string_view key, T& out) {
    const auto text = value(key);
    if (!text) return false;
    const auto number = number_of<T>(*text);
    if (number) out = *number;
    return number || fail(*text, "a whole number");
  }

  /// "option fighterZones 3": each that is not the standard. `where`: the list of all in the rules.
  template <class Options>
  bool options(Options& out, std::span<const OptionRow<Options>> rows, std::string_view where) {
    while (lines_.peek().starts_with("option ")) {
      const auto line = lines_.next().substr(std::string_view("option ").size());
      const auto space = std::min(line.find(' '), line.size());
      const auto name = line.substr(0, space);
      const auto* row = find_option(rows, name);
      if (row == nullptr) return fail(name, fmt::format("the name of an option ({})", where));
      const auto number = number_of<int>(line.substr(std::min(space + 1, line.size())));
      if (!number || !set_option(rows, out, name, *number))
        return fail(line, fmt::format("{} and {} to {} ({})", name, row->least, row->most, row->rule));
    }
    return true;
  }

  bool secrecy(std::optional<Secrecy>& out) {
    if (!lines_.peek().starts_with("secrecy ")) return true;
    return word("secrecy", out.emplace());
  }

  /// Compared by `same_cards`, once it is known which cards they are.
  bool digest() {
    const auto text = value("cards");
    if (text) digest_ = std::string(*text);
    digest_line_ = lines_.number();
    return text.has_value();
  }
  /// `whose`: of whose cards one has changed if it is another one now.
  bool same_cards(const std::string& now, std::string_view whose) {
    if (now == digest_) return true;
    problem_ = RecordProblem{digest_line_, digest_,
                             fmt::format("the cards of today ({}): a card of {} has changed since", now, whose),
                             RecordFault::cards_changed, now};
    return false;
  }

  /// All that stands behind the key, made clean.
  bool name(std::string_view key, std::string& out) {
    const auto line = lines_.next_raw();
    const auto found = name_in_line(line, key);
    if (!found) return fail(line, fmt::format("\"{} ...\"", key), RecordFault::head, fmt::format("{} ...", key));
    out = clean_name(*found);
    return true;
  }

  RecordLines& lines_;
  std::optional<RecordProblem> problem_;

 private:
  std::string digest_;
  int digest_line_ = 0;
};

/// The lines of the options that are not the standard.
template <class Options>
std::string option_lines(const Options& options, std::span<const OptionRow<Options>> rows) {
  std::string out;
  for (const auto& row : rows)
    if (row.get(options) != row.standard) out += fmt::format("option {} {}\n", row.name, row.get(options));
  return out;
}

}  // namespace table
