// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/marks.h"

#include <algorithm>
#include <cctype>

namespace playsheet::wording {

namespace {

// No text has control characters: a letter that opens or closes, and the number of the note in base 16.
constexpr char kOpen = '\x01';
constexpr char kClose = '\x02';
constexpr char kDigit = '\x10';
constexpr std::size_t kDigits = 3;
constexpr std::size_t kMostNotes = 16 * 16 * 16;

std::string mark(char kind, std::size_t note) {
  std::string text(1, kind);
  for (std::size_t shift = kDigits; shift-- > 0;)
    text += static_cast<char>(kDigit + static_cast<char>((note >> (4 * shift)) & 15U));
  return text;
}

std::size_t number_at(std::string_view text, std::size_t at) {
  std::size_t note = 0;
  for (std::size_t i = 0; i < kDigits && at + i < text.size(); ++i)
    note = note * 16 + static_cast<std::size_t>(text[at + i] - kDigit);
  return note;
}

/// Where the word that ends here begins; a blank behind it belongs to it. What stands right before a word (a bracket, a
/// quotation mark, an article with its apostrophe) does not.
std::size_t word_start(std::string_view text) {
  std::size_t at = text.size();
  if (at > 0 && text[at - 1] == ' ') --at;
  while (at > 0 && std::string_view(" \n'\"(").find(text[at - 1]) == std::string_view::npos) --at;
  return at;
}

}  // namespace

std::string Marks::around(std::string said, naruto::describe::Meaning meaning, std::optional<std::size_t> ability) {
  if (said.empty() || notes_.size() >= kMostNotes) return said;
  const std::size_t note = notes_.size();
  notes_.push_back({std::move(meaning), ability});
  const auto blank = said.find(' ');
  said.insert(blank == std::string::npos ? said.size() : blank + 1, mark(kOpen, note));
  return said + mark(kClose, note);
}

std::string Marks::around_letter(std::string said, char letter, const naruto::describe::Meaning& meaning,
                                 std::optional<std::size_t> ability) {
  const auto is_letter = [&](std::size_t at) {
    const auto c = static_cast<unsigned char>(at < said.size() ? said[at] : ' ');
    return std::isalpha(c) != 0 || c >= 0x80;
  };
  for (std::size_t i = said.size(); i-- > 0;) {
    if (said[i] != letter || is_letter(i + 1) || (i > 0 && is_letter(i - 1)) || notes_.size() >= kMostNotes) continue;
    said.insert(i + 1, mark(kOpen, notes_.size()) + mark(kClose, notes_.size()));
    notes_.push_back({meaning, ability});
  }
  return said;
}

MarkedText Marks::taken_out(std::string_view marked) const {
  MarkedText out;
  std::vector<std::optional<std::size_t>> begins(notes_.size());
  for (std::size_t i = 0; i < marked.size(); ++i) {
    const char c = marked[i];
    if (c != kOpen && c != kClose) {
      out.text += c;
      continue;
    }
    const std::size_t note = number_at(marked, i + 1);
    i += kDigits;
    if (note >= notes_.size()) continue;
    if (c == kOpen) {
      begins[note] = word_start(out.text);
    } else if (begins[note] && *begins[note] < out.text.size()) {  // said twice alike, it may have lost a mark
      const std::size_t begin = *begins[note];
      out.spans.push_back({begin, out.text.size() - begin, notes_[note].ability, notes_[note].meaning});
    }
  }
  std::stable_sort(out.spans.begin(), out.spans.end(), [](const TextSpan& a, const TextSpan& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.length > b.length;
  });
  return out;
}

}  // namespace playsheet::wording
