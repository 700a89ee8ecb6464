// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/repeats.h"

#include <algorithm>
#include <array>

#include "ui/wording/marks.h"

namespace playsheet::wording {

namespace {

bool is_mark(char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n'; }

/// Where byte `at` of the text without marks stands in the text with them.
std::size_t with_marks_at(std::string_view text, std::size_t at) {
  std::size_t i = 0;
  for (; i < text.size(); ++i) {
    if (is_mark(text[i])) continue;
    if (at == 0) break;
    --at;
  }
  return i;
}

std::string_view last_sentence(std::string_view text) {
  std::size_t from = 0;
  for (const std::string_view stop : std::array<std::string_view, 5>{"\n", ":", "“", "«", ". "})
    if (const auto at = text.rfind(stop); at != std::string_view::npos) from = std::max(from, at + stop.size());
  return text.substr(from);
}

/// Where the sentence has said what the pronoun is to take up.
std::size_t said_before(std::string_view sentence, const Repeat& repeat) {
  for (auto at = sentence.find(repeat.before); at != std::string_view::npos;
       at = sentence.find(repeat.before, at + 1)) {
    const auto blank = at == 0 ? std::string_view::npos : sentence.rfind(' ', at - 1);
    const std::size_t word = blank == std::string_view::npos ? 0 : blank + 1;  // "este" or "deste", "o" or "do"
    const bool owner = sentence[word] == 'd' || sentence.substr(0, word).ends_with(" di ");
    if (!repeat.not_as_owner || !owner) return at;
  }
  return std::string_view::npos;
}

/// Every place where `fits` says so of the sentence before it and of where that has said the first mention.
template <class Fits>
void replace_where(std::string& text, const Repeat& repeat, Fits&& fits) {
  std::string plain = without_marks(text);
  for (auto at = plain.find(repeat.again); at != std::string::npos; at = plain.find(repeat.again, at + 1)) {
    const std::string_view before = last_sentence(std::string_view(plain).substr(0, at));
    const auto said = said_before(before, repeat);
    if (said == std::string_view::npos || !fits(before, said)) continue;
    put_words(text, at, repeat.again.size(), repeat.words);
    plain = without_marks(text);
  }
}

}  // namespace

void put_words(std::string& text, std::size_t at, std::size_t length, std::string_view words) {
  const std::size_t begin = with_marks_at(text, at);
  const std::size_t end = with_marks_at(text, at + length);
  std::string kept;
  for (std::size_t i = begin; i < end; ++i)
    if (is_mark(text[i])) kept += text[i];
  text.replace(begin, end - begin, std::string(words) + kept);
}

void say_once(std::string& text, const Repeat& repeat, std::string_view other_named) {
  replace_where(text, repeat, [&](std::string_view before, std::size_t said) {
    return other_named.empty() || !repeat.words.starts_with(", ") ||
           before.find(other_named, said) == std::string_view::npos;
  });
}

void say_once_in_condition(std::string& text, const Repeat& repeat) {
  replace_where(text, repeat, [](std::string_view before, std::size_t said) {
    return before.find(", ", said) == std::string_view::npos;
  });
}

}  // namespace playsheet::wording
