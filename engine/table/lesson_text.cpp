// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/lesson_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/table/nearest_word.h"
#include "engine/table/one_line.h"

namespace table {
namespace {

constexpr std::size_t kMostMessages = 500;  ///< a file of garbage must not give a million of them
constexpr std::size_t kLongestFound = 120;
constexpr std::size_t kLongestKey = 60;
constexpr std::size_t kLongestText = 4000;
constexpr std::size_t kLongestLine = 1000;
constexpr std::size_t kMostLines = 40;

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Not inside a letter.
std::string shortened(std::string text) {
  if (text.size() <= kLongestFound) return text;
  std::size_t cut = kLongestFound;
  while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U) --cut;
  return text.replace(cut, std::string::npos, "...");
}

std::string shown(const SourceValue& value) {
  if (const auto* text = value.text()) return fmt::format("\"{}\"", *text);
  if (const auto* number = std::get_if<long long>(&value.value)) return fmt::format("{}", *number);
  if (const auto* flag = std::get_if<bool>(&value.value)) return *flag ? "true" : "false";
  return std::string(kind_of(value));
}

}  // namespace

std::string text_of(const LessonMessage& m) {
  std::string text = m.source;
  if (m.line > 0) text += fmt::format(":{}", m.line);
  if (m.line > 0 && m.column > 0) text += fmt::format(":{}", m.column);
  text += fmt::format(": error: {}", name_of(m.code));
  if (!m.path.empty()) text += fmt::format(": {}", m.path);
  if (!m.found.empty()) text += fmt::format(": found {}", m.found);
  if (!m.expected.empty()) text += fmt::format("{} {}", m.found.empty() ? ":" : ", expected", m.expected);
  if (!m.nearest.empty()) text += fmt::format(" (did you mean \"{}\"?)", m.nearest);
  return one_line(text);
}

std::vector<std::string> codes_in(std::string_view words) {
  std::vector<std::string> codes;
  for (std::size_t at = words.find('{'); at != std::string_view::npos; at = words.find('{', at + 1)) {
    const std::size_t end = words.find('}', at);
    codes.emplace_back(words.substr(at + 1, std::min(end, words.size()) - at - 1));
  }
  return codes;
}

std::string lesson_id(std::string_view source) {
  if (const auto slash = source.find_last_of("/\\"); slash != std::string_view::npos) source.remove_prefix(slash + 1);
  if (const auto dot = source.rfind('.'); dot != std::string_view::npos && dot > 0) source = source.substr(0, dot);
  return std::string(source);
}

LessonFields::Enter::Enter(LessonFields& fields, std::string_view key) : fields_(fields), length_(fields.path_.size()) {
  if (!fields_.path_.empty()) fields_.path_ += '.';
  fields_.path_ += key.substr(0, kLongestKey);
}

LessonFields::Enter::Enter(LessonFields& fields, std::size_t index) : fields_(fields), length_(fields.path_.size()) {
  fields_.path_ += fmt::format("[{}]", index);
}

void LessonFields::add(LessonFault code, const SourceValue& at, std::string found, std::string expected,
                       std::string nearest) {
  if (messages_.size() >= kMostMessages) return;
  const bool of_key = at.key_column > 0 && (code == LessonFault::unknown_key || code == LessonFault::unknown_name);
  messages_.push_back({code, source_, at.line, of_key ? at.key_column : at.column, path_, shortened(std::move(found)),
                       std::move(expected), std::move(nearest)});
}

void LessonFields::wrong_type(const SourceValue& at, std::string expected) {
  add(LessonFault::wrong_type, at, shown(at), std::move(expected));
}

void LessonFields::missing(const SourceValue& table, std::string_view key) {
  add(LessonFault::missing_key, table, {}, fmt::format("the key \"{}\"", key));
}

void LessonFields::unknown_keys(const SourceValue& table, const std::vector<std::string_view>& known) {
  if (table.table() == nullptr) return;
  for (const auto& [key, value] : *table.table()) {
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    const Enter enter(*this, key);
    add(LessonFault::unknown_key, value, fmt::format("\"{}\"", key), fmt::format("one of {}", fmt::join(known, ", ")),
        nearest_word(key, known));
  }
}

void LessonFields::read(const SourceValue& value, bool& out) {
  const bool* given = std::get_if<bool>(&value.value);
  if (given == nullptr) return wrong_type(value, "true or false");
  out = *given;
}

void LessonFields::read(const SourceValue& value, std::string& out) {
  if (value.text() == nullptr) return wrong_type(value, "a text");
  if (value.text()->size() > kLongestText) return add(LessonFault::too_large, value, {}, "a shorter text");
  out = *value.text();
}

std::vector<LessonFields::Line> LessonFields::lines(const SourceValue& value) {
  std::vector<Line> out;
  const auto* items = value.list();
  if (items == nullptr) {
    wrong_type(value, "a list");
  } else if (items->empty()) {
    add(LessonFault::never_applies, value, "[]", "at least one entry");
  } else if (items->size() > kMostLines) {
    add(LessonFault::too_large, value, fmt::format("{} of them", items->size()), fmt::format("at most {}", kMostLines));
  } else {
    for (std::size_t i = 0; i < items->size(); ++i) {
      const SourceValue& item = (*items)[i];
      const Enter enter(*this, i);
      if (item.text() == nullptr)
        wrong_type(item, "a text");
      else if (item.text()->size() > kLongestLine || item.text()->find('\n') != std::string::npos)
        add(LessonFault::too_large, item, {}, "one line");
      else
        out.push_back({*item.text(), item.line, path_});
    }
  }
  return out;
}

void LessonFields::language(const SourceValue& value, std::string_view key, std::string& out, std::size_t longest) {
  read(value, out);
  if (value.text() != nullptr && out.find_first_not_of(" \n") == std::string::npos)
    add(LessonFault::missing_key, value, "no words", fmt::format("words in {}", key));
  if (letters(out) > longest)
    add(LessonFault::too_large, value, fmt::format("{} letters", letters(out)), fmt::format("at most {}", longest));
  for (const std::string& code : codes_in(out))
    if (!knows_(code)) add(LessonFault::unknown_name, value, "{" + code + "}", "the code of a known card");
}

void LessonFields::words(const SourceValue& value, LocalText& out, std::size_t longest) {
  if (value.table() == nullptr) return wrong_type(value, "a table with en, it and pt_BR");
  unknown_keys(value, {"en", "it", "pt_BR"});
  const std::pair<std::string_view, std::string*> languages[] = {
      {"en", &out.en}, {"it", &out.it}, {"pt_BR", &out.pt_br}};
  for (const auto& [key, text] : languages) {
    if (const SourceValue* found = value.find(key)) {
      const Enter enter(*this, key);
      language(*found, key, *text, longest);
    } else {
      missing(value, key);
    }
  }
}

bool LessonFields::is_one_of(const SourceValue& at, std::string_view word, std::string_view what,
                             const std::vector<std::string_view>& known) {
  if (std::find(known.begin(), known.end(), word) != known.end()) return true;
  add(LessonFault::unknown_word, at, fmt::format("\"{}\"", word), std::string(what), nearest_word(word, known));
  return false;
}

void LessonFields::constant(const SourceValue& value, std::string_view right) {
  if (value.text() == nullptr || *value.text() != right)
    add(LessonFault::unknown_game, value, shown(value), fmt::format("\"{}\"", right));
}

void LessonFields::constant(const SourceValue& value, long long right) {
  const auto* number = std::get_if<long long>(&value.value);
  if (number == nullptr || *number != right)
    add(LessonFault::unknown_game, value, shown(value), fmt::format("{}", right));
}

LessonMessage about(const ScriptLine& line, std::string_view source, std::string found, std::string expected,
                    std::string nearest, int column) {
  return {LessonFault::syntax, std::string(source),         line.line,           column,
          line.path,           shortened(std::move(found)), std::move(expected), std::move(nearest)};
}

LessonMessage about(const ScriptLine& line, std::string_view source, const scenario::Problem& problem) {
  std::string_view right = problem.expected;  // a message says "expected" itself
  if (constexpr std::string_view kSaid = "expected "; right.starts_with(kSaid)) right.remove_prefix(kSaid.size());
  return about(line, source, fmt::format("\"{}\"", problem.found), std::string(right), problem.nearest, problem.column);
}

}  // namespace table
