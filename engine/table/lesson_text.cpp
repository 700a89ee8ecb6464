// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/lesson_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/table/one_line.h"

namespace table {
namespace {

constexpr std::size_t kLongestText = 4000;
constexpr std::size_t kLongestLine = 1000;
constexpr std::size_t kMostLines = 40;

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

std::string text_of(const LessonMessage& m) {
  std::string text = m.about;
  if (m.line > 0) text += fmt::format(":{}", m.line);
  if (m.line > 0 && m.column > 0) text += fmt::format(":{}", m.column);
  text += fmt::format(": error: {}: ", name_of(m.code));
  if (!m.path.empty()) text += m.path + ": ";
  return one_line(text + found_text(m.found, m.expected, m.nearest));
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

void LessonFields::read(const SourceValue& value, std::string& out) {
  if (value.text() == nullptr) return wrong_type(value, "a text");
  if (value.text()->size() > kLongestText)
    return fail(LessonFault::too_large, value, fmt::format("{} bytes", value.text()->size()), "a shorter text");
  out = *value.text();
}

std::vector<LessonFields::Line> LessonFields::lines(const SourceValue& value) {
  std::vector<Line> out;
  const auto* items = value.list();
  if (items == nullptr) {
    wrong_type(value, "a list");
  } else if (items->empty()) {
    fail(LessonFault::never_applies, value, "[]", "at least one entry");
  } else if (items->size() > kMostLines) {
    fail(LessonFault::too_large, value, fmt::format("{} of them", items->size()),
         fmt::format("at most {}", kMostLines));
  } else {
    for (std::size_t i = 0; i < items->size(); ++i) {
      const SourceValue& item = (*items)[i];
      const Enter enter(*this, i);
      if (item.text() == nullptr)
        wrong_type(item, "a text");
      else if (item.text()->size() > kLongestLine || item.text()->find('\n') != std::string::npos)
        fail(LessonFault::too_large, item, fmt::format("{} bytes", item.text()->size()), "one line");
      else
        out.push_back({*item.text(), item.line, path_});
    }
  }
  return out;
}

void LessonFields::language(const SourceValue& value, std::string_view key, std::string& out, std::size_t longest) {
  read(value, out);
  if (value.text() != nullptr && out.find_first_not_of(" \n") == std::string::npos)
    fail(LessonFault::missing_key, value, "no words", fmt::format("words in {}", key));
  if (letters(out) > longest)
    fail(LessonFault::too_large, value, fmt::format("{} letters", letters(out)), fmt::format("at most {}", longest));
  for (const std::string& code : codes_in(out))
    if (!knows_(code)) fail(LessonFault::unknown_name, value, "{" + code + "}", "the code of a known card");
}

void LessonFields::words(const SourceValue& value, LocalText& out, std::size_t longest) {
  Table languages(*this, value, "a table with en, it and pt_BR");
  const std::pair<std::string_view, std::string*> texts[] = {{"en", &out.en}, {"it", &out.it}, {"pt_BR", &out.pt_br}};
  for (const auto& [key, text] : texts)
    languages.must(key, [&](const SourceValue& found) { language(found, key, *text, longest); });
  languages.close();
}

void LessonFields::constant(const SourceValue& value, std::string_view right) {
  if (value.text() == nullptr || *value.text() != right)
    fail(LessonFault::unknown_game, value, shown(value), fmt::format("\"{}\"", right));
}

void LessonFields::constant(const SourceValue& value, long long right) {
  const auto* number = std::get_if<long long>(&value.value);
  if (number == nullptr || *number != right)
    fail(LessonFault::unknown_game, value, shown(value), fmt::format("{}", right));
}

LessonMessage about(const ScriptLine& line, std::string_view source, std::string found, std::string expected,
                    std::string nearest, int column) {
  return {LessonFault::syntax, line.line,         column, std::string(source), line.path, shortened(std::move(found)),
          std::move(expected), std::move(nearest)};
}

LessonMessage about(const ScriptLine& line, std::string_view source, const scenario::Problem& problem) {
  std::string_view right = problem.expected;  // a message says "expected" itself
  if (constexpr std::string_view kSaid = "expected "; right.starts_with(kSaid)) right.remove_prefix(kSaid.size());
  return about(line, source, fmt::format("\"{}\"", problem.found), std::string(right), problem.nearest, problem.column);
}

}  // namespace table
