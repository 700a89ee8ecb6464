// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/table/clean_name.h"
#include "engine/table/enum_names.h"
#include "engine/table/journal_words.h"
#include "engine/table/nearest_word.h"
#include "engine/table/one_line.h"
#include "engine/table/record_lines.h"

/// The lines of a journal that only grows, as text and back: number, time, who, command, the fields that are not as
/// usual, the reason. A line is `{number, at, who, command, reason}`; a command is one of a variant, each with its
/// `name` and a function `fields(visitor, command)`. What a field of a further type looks like says `FieldText` of it.
/// Private to the `line_text.cpp` of a journal.
namespace table {

/// `write`, `read` (false: it is none) and what would be right in place of what was found.
template <class T>
struct FieldText;

template <>
struct FieldText<std::string> {
  static std::string write(const std::string& value) { return value; }
  static bool read(std::string_view text, std::string& value) {
    value = text;
    return text.size() <= 4 * kLongestLineText && one_line(text) == text;
  }
  static std::string meant(std::string_view) { return {}; }
};
template <>
struct FieldText<bool> {
  static std::string write(bool value) { return value ? "yes" : "no"; }
  static bool read(std::string_view text, bool& value) {
    value = text == "yes";
    return text == "yes" || text == "no";
  }
  static std::string meant(std::string_view) { return "no, yes"; }
};
template <class N>
requires(std::is_integral_v<N> && !std::is_same_v<N, bool>) struct FieldText<N> {
  static std::string write(N value) { return std::to_string(value); }
  static bool read(std::string_view text, N& value) {
    const auto number = number_of<N>(text);
    if (number) value = *number;
    return number.has_value();
  }
  static std::string meant(std::string_view) {
    return std::to_string(std::numeric_limits<N>::min()) + ".." + std::to_string(std::numeric_limits<N>::max());
  }
};
template <NamedEnum E>
struct FieldText<E> {
  static std::string write(E value) { return std::string(name_of(value)); }
  static bool read(std::string_view text, E& value) {
    const auto found = from_name<E>(text);
    if (found) value = *found;
    return found.has_value();
  }
  /// The word that is nearest, or all of them.
  static std::string meant(std::string_view found) {
    const auto& names = EnumNames<E>::names;
    if (const auto word = nearest_word(found, {names.begin(), names.end()}); !word.empty()) return word;
    std::string all;
    for (const std::string_view name : names) all += (all.empty() ? "" : ", ") + std::string(name);
    return all;
  }
};
template <>
struct FieldText<std::vector<int>> {
  static std::string write(const std::vector<int>& values) {
    std::string out;
    for (const int value : values) out += (out.empty() ? "" : ",") + std::to_string(value);
    return out;
  }
  static bool read(std::string_view text, std::vector<int>& values) {
    for (const auto part : parts_of(text, ","))
      if (!FieldText<int>::read(part, values.emplace_back())) return false;
    return true;
  }
  static std::string meant(std::string_view) { return "1,2,3"; }
};
template <>
struct FieldText<std::vector<std::string>> {
  static std::string write(const std::vector<std::string>& texts) {
    std::string out;
    for (const std::string& text : texts) out += (out.empty() ? "" : "; ") + text;
    return out;
  }
  static bool read(std::string_view text, std::vector<std::string>& texts) {
    for (const auto part : parts_of(text, "; "))
      if (!FieldText<std::string>::read(part, texts.emplace_back())) return false;
    return true;
  }
  static std::string meant(std::string_view) { return {}; }
};

/// Writes the fields that differ from those of a new command.
struct LineWriter {
  std::map<std::string_view, std::string>& usual;
  std::string* out;  ///< nullptr: notes what is usual
  template <class T>
  void operator()(std::string_view key, const T& value) {
    const std::string text = FieldText<T>::write(value);
    if (out == nullptr)
      usual[key] = text;
    else if (usual[key] != text)
      *out += " " + std::string(key) + "=" + quoted_word(text);
  }
};

struct LineScanner {
  LineFields& given;
  std::vector<std::string_view> known;
  std::optional<TextProblem> problem;
  template <class T>
  void operator()(std::string_view key, T& value) {
    known.push_back(key);
    for (auto at = given.begin(); at != given.end(); ++at) {
      if (at->first != key) continue;
      T read{};
      if (FieldText<T>::read(at->second, read))
        value = std::move(read);
      else if (!problem)
        problem =
            TextProblem{JournalText::value_bad, std::string(key) + "=" + at->second, FieldText<T>::meant(at->second)};
      given.erase(at);
      return;
    }
  }
};

/// Texts in the form in which they are kept: one line of UTF-8 each.
struct LineCleaner {
  void operator()(std::string_view, std::string& text) { text = clean_name(text, kLongestLineText); }
  void operator()(std::string_view, std::vector<std::string>& texts) {
    for (std::string& text : texts) {
      text = clean_name(text, kLongestLineText);
      std::replace(text.begin(), text.end(), ';', ',');  // what stands between two of them
    }
    std::erase(texts, "");
  }
  template <class T>
  void operator()(std::string_view, T&) {}
};

template <class Line>
void clean_line(Line& line) {
  LineCleaner cleaner;
  std::visit([&](auto& command) { fields(cleaner, command); }, line.command);
  cleaner("reason", line.reason);
  cleaner("at", line.at);
  cleaner("who", line.who);
}

/// The line as it stands in a file, without its end.
template <class Line>
std::string line_text(const Line& line) {
  const auto word = [](const std::string& text) { return text.empty() ? std::string("-") : quoted_word(text); };
  std::string out = std::to_string(line.number) + " " + word(line.at) + " " + word(line.who);
  std::visit(
      [&](const auto& command) {
        using C = std::remove_cvref_t<decltype(command)>;
        out += " " + std::string(C::name);
        std::map<std::string_view, std::string> usual;
        const C nothing{};
        LineWriter note{usual, nullptr};
        fields(note, nothing);
        LineWriter write{usual, &out};
        fields(write, command);
      },
      line.command);
  if (!line.reason.empty()) out += " reason=" + quoted_word(line.reason);
  return out;
}

/// A new command of this name; the names of all are noted.
template <class Command, std::size_t I = 0>
bool command_of(std::string_view name, Command& command, std::vector<std::string_view>& names) {
  if constexpr (I < std::variant_size_v<Command>) {
    using C = std::variant_alternative_t<I, Command>;
    names.push_back(C::name);
    if (C::name != name) return command_of<Command, I + 1>(name, command, names);
    command = C{};
    return true;
  }
  return false;
}

/// A line of a file into `line`, or what is wrong with it.
template <class Line>
std::optional<TextProblem> scan_line(std::string_view text, Line& line) {
  std::string_view rest = text;
  std::string number, command;
  if (!next_word(rest, number) || !FieldText<int>::read(number, line.number) || !next_word(rest, line.at) ||
      !next_word(rest, line.who) || !next_word(rest, command) || one_line(text) != text)
    return TextProblem{JournalText::line_shape, one_line(text.substr(0, 80)), {}};
  if (line.at == "-") line.at.clear();
  if (line.who == "-") line.who.clear();
  std::vector<std::string_view> names;
  if (!command_of(command, line.command, names))
    return TextProblem{JournalText::command_unknown, command, nearest_word(command, names)};
  LineFields given;
  if (auto problem = read_line_fields(rest, given)) return problem;
  LineScanner scanner{given, {}, std::nullopt};
  std::visit([&](auto& which) { fields(scanner, which); }, line.command);
  scanner("reason", line.reason);
  if (scanner.problem || given.empty()) return std::move(scanner.problem);
  return TextProblem{JournalText::field_unknown, given.front().first, nearest_word(given.front().first, scanner.known)};
}

}  // namespace table
