// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/line_text.h"

#include <algorithm>
#include <limits>
#include <map>
#include <type_traits>

#include "engine/table/clean_name.h"
#include "engine/table/nearest_word.h"
#include "engine/table/one_line.h"
#include "engine/table/record_lines.h"

namespace tournament {
namespace {

// --- written

bool is_bare(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
           c == ',' || c == ':' || c == '/' || c == '+' || c == '-' || static_cast<unsigned char>(c) >= 0x80;
  });
}

std::string quoted(std::string_view text) {
  if (is_bare(text)) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

std::string value_text(const std::string& value) { return value; }
std::string value_text(bool value) { return value ? "yes" : "no"; }
std::string value_text(int value) { return std::to_string(value); }
std::string value_text(std::uint64_t value) { return std::to_string(value); }
template <table::NamedEnum E>
std::string value_text(E value) {
  return std::string(table::name_of(value));
}
std::string value_text(const Tables& tables) {
  std::string out;
  for (const auto& [a, b] : tables)
    out += (out.empty() ? "" : ",") + std::to_string(a) + "-" + (b == kBye ? "bye" : std::to_string(b));
  return out;
}
std::string value_text(const std::vector<EntryId>& ids) {
  std::string out;
  for (const EntryId id : ids) out += (out.empty() ? "" : ",") + std::to_string(id);
  return out;
}
std::string value_text(const std::vector<std::string>& texts) {
  std::string out;
  for (const std::string& text : texts) out += (out.empty() ? "" : "; ") + text;
  return out;
}

/// Writes the fields that differ from those of a new command.
struct Writer {
  std::map<std::string_view, std::string>& usual;
  std::string* out;  ///< nullptr: notes what is usual
  template <class T>
  void operator()(std::string_view key, const T& value) {
    const std::string text = value_text(value);
    if (out == nullptr)
      usual[key] = text;
    else if (usual[key] != text)
      *out += " " + std::string(key) + "=" + quoted(text);
  }
};

// --- read

template <class N>
bool read_number(std::string_view text, N& value) {
  const auto number = table::number_of<N>(text);
  if (number) value = *number;
  return number.has_value();
}

std::vector<std::string_view> parts_of(std::string_view text, std::string_view between) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    const auto end = text.find(between);
    out.push_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + between.size());
  }
  return out;
}

bool read_value(std::string_view text, std::string& value) {
  value = text;
  return text.size() <= 4 * kLongestText && table::one_line(text) == text;
}
bool read_value(std::string_view text, bool& value) {
  value = text == "yes";
  return text == "yes" || text == "no";
}
bool read_value(std::string_view text, int& value) { return read_number(text, value); }
bool read_value(std::string_view text, std::uint64_t& value) { return read_number(text, value); }
template <table::NamedEnum E>
bool read_value(std::string_view text, E& value) {
  const auto read = table::from_name<E>(text);
  if (read) value = *read;
  return read.has_value();
}
bool read_value(std::string_view text, Tables& tables) {
  for (const auto part : parts_of(text, ",")) {
    const auto dash = part.find('-');
    if (dash == std::string_view::npos) return false;
    Table table;
    if (!read_number(part.substr(0, dash), table.first)) return false;
    const auto second = part.substr(dash + 1);
    if (second != "bye" && !read_number(second, table.second)) return false;
    tables.push_back(table);
  }
  return true;
}
bool read_value(std::string_view text, std::vector<EntryId>& ids) {
  for (const auto part : parts_of(text, ",")) {
    ids.push_back(0);
    if (!read_number(part, ids.back())) return false;
  }
  return true;
}
bool read_value(std::string_view text, std::vector<std::string>& texts) {
  for (const auto part : parts_of(text, "; ")) {
    texts.emplace_back();
    if (!read_value(part, texts.back())) return false;
  }
  return true;
}

using Fields = std::vector<std::pair<std::string, std::string>>;

/// What would be right: the word of an enumeration that is nearest, or all of them; the range of a number; of lists
/// and pairs how they look.
template <class T>
std::string meant_for(std::string_view found, const T&) {
  if constexpr (table::NamedEnum<T>) {
    const auto& names = table::EnumNames<T>::names;
    if (const auto word = table::nearest_word(found, {names.begin(), names.end()}); !word.empty()) return word;
    std::string all;
    for (const std::string_view name : names) all += (all.empty() ? "" : ", ") + std::string(name);
    return all;
  } else if constexpr (std::is_same_v<T, bool>) {
    return "no, yes";
  } else if constexpr (std::is_integral_v<T>) {
    return std::to_string(std::numeric_limits<T>::min()) + ".." + std::to_string(std::numeric_limits<T>::max());
  } else if constexpr (std::is_same_v<T, Tables>) {
    return "1-2,3-bye";
  } else if constexpr (std::is_same_v<T, std::vector<EntryId>>) {
    return "1,2,3";
  } else {
    return {};
  }
}

struct Reader {
  Fields& given;
  std::vector<std::string_view> known;
  std::optional<Refusal> refusal;
  template <class T>
  void operator()(std::string_view key, T& value) {
    known.push_back(key);
    for (auto at = given.begin(); at != given.end(); ++at) {
      if (at->first != key) continue;
      if (!read_value(at->second, value) && !refusal)
        refusal = Refusal{RefusalCode::value_bad, std::string(key) + "=" + at->second, meant_for(at->second, value)};
      given.erase(at);
      return;
    }
  }
};

/// The next word of the line: bare, or in quotes. False at the end, or if a quote is not closed.
bool next_word(std::string_view& rest, std::string& word) {
  while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  if (rest.empty()) return false;
  word.clear();
  bool in_quotes = false;
  while (!rest.empty() && (in_quotes || rest.front() != ' ')) {
    char c = rest.front();
    rest.remove_prefix(1);
    if (c == '"') {
      in_quotes = !in_quotes;
      continue;
    }
    if (c == '\\' && in_quotes && !rest.empty()) {
      c = rest.front();
      rest.remove_prefix(1);
    }
    word += c;
  }
  return !in_quotes;
}

template <std::size_t I = 0>
bool command_of(std::string_view name, Command& command, std::vector<std::string_view>& names) {
  if constexpr (I < std::variant_size_v<Command>) {
    using C = std::variant_alternative_t<I, Command>;
    names.push_back(C::name);
    if (C::name == name) {
      command = C{};
      return true;
    }
    return command_of<I + 1>(name, command, names);
  }
  return false;
}

Refusal refused(RefusalCode code, std::string_view found, std::string_view meant = {}) {
  return {code, std::string(found), std::string(meant)};
}

std::optional<Refusal> read_fields(Fields fields_given, Line& line) {
  Reader reader{fields_given, {}, std::nullopt};
  std::visit([&](auto& command) { fields(reader, command); }, line.command);
  reader("reason", line.reason);
  if (reader.refusal) return reader.refusal;
  if (!fields_given.empty())
    return refused(RefusalCode::field_unknown, fields_given.front().first,
                   table::nearest_word(fields_given.front().first, reader.known));
  return std::nullopt;
}

}  // namespace

std::string text_of(const Line& line) {
  const auto word = [](const std::string& text) { return text.empty() ? std::string("-") : quoted(text); };
  std::string out = std::to_string(line.number) + " " + word(line.at) + " " + word(line.who);
  std::visit(
      [&](const auto& command) {
        using C = std::remove_cvref_t<decltype(command)>;
        out += " " + std::string(C::name);
        std::map<std::string_view, std::string> usual;
        const C nothing{};
        Writer note{usual, nullptr};
        fields(note, nothing);
        Writer write{usual, &out};
        fields(write, command);
      },
      line.command);
  if (!line.reason.empty()) out += " reason=" + quoted(line.reason);
  return out;
}

LineReading read_line(std::string_view text) {
  LineReading out;
  Line line;
  std::string_view rest = text;
  std::string number;
  std::string command;
  if (!next_word(rest, number) || !read_number(number, line.number) || !next_word(rest, line.at) ||
      !next_word(rest, line.who) || !next_word(rest, command) || table::one_line(text) != text) {
    out.refusal = refused(RefusalCode::line_shape, table::one_line(text.substr(0, 80)));
    return out;
  }
  if (line.at == "-") line.at.clear();
  if (line.who == "-") line.who.clear();
  std::vector<std::string_view> names;
  if (!command_of(command, line.command, names)) {
    out.refusal = refused(RefusalCode::command_unknown, command, table::nearest_word(command, names));
    return out;
  }
  Fields given;
  for (std::string word; !rest.empty();) {
    const bool whole = next_word(rest, word);
    const auto equals = word.find('=');
    if (!whole || equals == std::string::npos) {
      out.refusal = refused(RefusalCode::line_shape, word);
      return out;
    }
    const std::string key = word.substr(0, equals);
    if (std::any_of(given.begin(), given.end(), [&](const auto& field) { return field.first == key; })) {
      out.refusal = refused(RefusalCode::field_twice, key);
      return out;
    }
    given.emplace_back(key, word.substr(equals + 1));
  }
  if (const auto refusal = read_fields(given, line))
    out.refusal = *refusal;
  else
    out.line = line;
  return out;
}

namespace {
struct Cleaner {
  void operator()(std::string_view, std::string& text) { text = table::clean_name(text, kLongestText); }
  void operator()(std::string_view, std::vector<std::string>& texts) {
    for (std::string& text : texts) {
      text = table::clean_name(text, kLongestText);
      std::replace(text.begin(), text.end(), ';', ',');  // what stands between two of them
    }
    std::erase(texts, "");
  }
  template <class T>
  void operator()(std::string_view, T&) {}
};
}  // namespace

void clean(Line& line) {
  Cleaner cleaner;
  std::visit([&](auto& command) { fields(cleaner, command); }, line.command);
  cleaner("reason", line.reason);
  cleaner("at", line.at);
  cleaner("who", line.who);
}

}  // namespace tournament
