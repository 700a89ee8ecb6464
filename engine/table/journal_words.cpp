// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/journal_words.h"

#include <algorithm>

#include "engine/table/one_line.h"
#include "engine/table/record_lines.h"

namespace table {
namespace {

constexpr std::size_t kLongestFound = 80;

bool is_bare(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
           c == ',' || c == ':' || c == '/' || c == '+' || c == '-' || static_cast<unsigned char>(c) >= 0x80;
  });
}

}  // namespace

std::string quoted_word(std::string_view text) {
  if (is_bare(text)) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

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

std::vector<std::string_view> parts_of(std::string_view text, std::string_view between) {
  std::vector<std::string_view> out;
  if (text.empty()) return out;
  for (auto end = text.find(between); end != std::string_view::npos; end = text.find(between)) {
    out.push_back(text.substr(0, end));
    text.remove_prefix(end + between.size());
  }
  out.push_back(text);  // of nothing too, so that a list ends where its text does
  return out;
}

std::optional<TextProblem> read_line_fields(std::string_view rest, LineFields& out) {
  for (std::string word; !rest.empty();) {
    const bool whole = next_word(rest, word);
    const auto equals = word.find('=');
    if (!whole || equals == std::string::npos) return TextProblem{JournalText::line_shape, word, {}};
    const std::string key = word.substr(0, equals);
    if (std::any_of(out.begin(), out.end(), [&](const auto& field) { return field.first == key; }))
      return TextProblem{JournalText::field_twice, key, {}};
    out.emplace_back(key, word.substr(equals + 1));
  }
  return std::nullopt;
}

std::optional<TextProblem> header_problem(std::string_view line, std::string_view form, int newest) {
  const std::string meant = std::string(form) + " " + std::to_string(newest);
  const std::string found = one_line(line.substr(0, kLongestFound));
  const auto blank = line.find(' ');
  if (line.substr(0, blank) != form || blank == std::string_view::npos)
    return TextProblem{JournalText::header_missing, found, meant};
  const auto version = number_of<int>(line.substr(blank + 1));
  if (!version || *version < 1) return TextProblem{JournalText::header_missing, found, meant};
  if (*version > newest) return TextProblem{JournalText::header_newer, found, meant};
  return std::nullopt;
}

}  // namespace table
