// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/scenario_words.h"

#include <fmt/format.h>

#include <charconv>

#include "engine/table/nearest_word.h"
#include "engine/table/one_line.h"

namespace table::scenario {
namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool stands_alone(char c) { return c == ',' || c == ';' || c == '|'; }

}  // namespace

std::string text_of(const Problem& p) {
  std::string place = fmt::format("{}:{}", p.file, p.line);
  if (p.column > 0) place += fmt::format(":{}", p.column);
  std::string text = place + ": ";
  if (!p.found.empty())
    text += fmt::format("\"{}\": ", p.found);
  else if (p.column > 0)
    text += "the line ends here: ";
  text += p.expected;
  if (!p.nearest.empty()) text += fmt::format("; did you mean \"{}\"?", p.nearest);
  return one_line(text);
}

SourceLine split(std::string_view line, int number) {
  SourceLine result{number, {}};
  for (std::size_t i = 0; i < line.size();) {
    const int column = static_cast<int>(i) + 1;
    if (blank(line[i])) {
      ++i;
    } else if (line[i] == '#') {
      break;
    } else if (stands_alone(line[i])) {
      result.words.push_back({std::string(1, line[i++]), column, false});
    } else if (line[i] == '"') {
      const auto end = std::min(line.find('"', i + 1), line.size());
      result.words.push_back({std::string(line.substr(i + 1, end - i - 1)), column, true});
      i = end + 1;
    } else {
      std::size_t end = i;
      while (end < line.size() && !blank(line[end]) && !stands_alone(line[end]) && line[end] != '"') ++end;
      result.words.push_back({std::string(line.substr(i, end - i)), column, false});
      i = end;
    }
  }
  return result;
}

int Cursor::column() const {
  if (!at_end()) return line_.words[at_].column;
  if (line_.words.empty()) return 1;
  const Word& last = line_.words.back();
  return last.column + static_cast<int>(last.text.size()) + (last.quoted ? 2 : 0);
}

std::string_view Cursor::peek(std::size_t ahead) const {
  return at_ + ahead < line_.words.size() ? std::string_view(line_.words[at_ + ahead].text) : std::string_view();
}

bool Cursor::take(std::string_view word) {
  if (at_end() || quoted() || peek() != word) return false;
  ++at_;
  return true;
}

std::string Cursor::next() { return at_end() ? std::string() : line_.words[at_++].text; }

void Cursor::skip_commas() {
  while (take(",") || take(";")) {
  }
}

bool read_number(std::string_view text, int& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return !text.empty() && error == std::errc{} && end == text.data() + text.size();
}

int Cursor::number(int low, int high, std::string_view what) {
  int value = 0;
  if (!read_number(peek(), value) || value < low || value > high) {
    fail(fmt::format("expected {}, a number from {} to {}", what, low, high));
    return low;
  }
  ++at_;
  return value;
}

std::size_t Cursor::one_of(const std::vector<std::string_view>& words, std::string_view what) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (take(words[i])) return i;
  fail(fmt::format("expected {}", what), words);
  return 0;
}

void Cursor::end() {
  if (!at_end()) fail("nothing is expected here");
}

void Cursor::fail(std::string_view expected, const std::vector<std::string_view>& candidates) {
  fail_at(column(), peek(), expected, candidates);
}

void Cursor::fail_at(int column, std::string_view found, std::string_view expected,
                     const std::vector<std::string_view>& candidates) {
  if (!failed_)
    problems_.push_back({std::string(file_), line_.number, column, std::string(found), std::string(expected),
                         found.empty() ? std::string() : nearest_word(found, candidates)});
  failed_ = true;
  at_ = line_.words.size();
}

}  // namespace table::scenario
