// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/marks.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace playsheet::wording {

namespace {

// No text has control characters: a letter that opens or closes, and the number of the note in base 16.
constexpr char kOpen = '\x01';
constexpr char kClose = '\x02';
constexpr char kDigit = '\x10';
constexpr std::size_t kDigits = 3;
constexpr std::size_t kMostNotes = std::size_t{16} * 16 * 16;

std::string digits(std::size_t number, std::size_t many) {
  std::string text;
  for (std::size_t shift = many; shift-- > 0;)
    text += static_cast<char>(kDigit + static_cast<char>((number >> (4 * shift)) & 15U));
  return text;
}

std::size_t lower(char c) { return static_cast<unsigned char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }

/// An opening mark knows how the word in front of it ends: when that is another word, its own was left out.
std::string open_mark(std::size_t note, std::string_view before) {
  const char last = before[before.size() - (before.ends_with(' ') && before.size() > 1 ? 2 : 1)];
  return kOpen + digits(note, kDigits) + digits(lower(last), 2);
}

std::string close_mark(std::size_t note) { return kClose + digits(note, kDigits); }

std::size_t number_at(std::string_view text, std::size_t at, std::size_t many) {
  std::size_t note = 0;
  for (std::size_t i = 0; i < many && at + i < text.size(); ++i)
    note = note * 16 + static_cast<std::size_t>(text[at + i] - kDigit);
  return note;
}

/// Where the word that ends here begins; a blank behind it belongs to it. What stands right before a word (a bracket, a
/// quotation mark, an article with its apostrophe) does not.
std::size_t word_start(std::string_view text) {
  std::size_t at = text.size();
  if (at > 0 && text[at - 1] == ' ') --at;
  const auto stands_before = [](std::string_view all) {
    constexpr std::array<std::string_view, 6> kBefore{" ", "\n", "(", "’", "“", "«"};
    return std::any_of(kBefore.begin(), kBefore.end(), [all](std::string_view mark) { return all.ends_with(mark); });
  };
  while (at > 0 && !stands_before(text.substr(0, at))) --at;
  return at;
}

/// Of a phrase whose first word ends in this letter, if that is the word that stands there.
std::size_t begin_of(std::string_view text, std::size_t letter) {
  const std::size_t end = text.size() - (text.ends_with(' ') ? 1 : 0);
  return end > 0 && lower(text[end - 1]) == letter ? word_start(text) : text.size();
}

/// Said by a phrase and by the word it is made of.
bool same_piece(const TextSpan& a, const TextSpan& b) {
  return a.begin == b.begin && a.length == b.length && a.meaning.index() == b.meaning.index();
}

}  // namespace

std::string Marks::around(std::string said, naruto::describe::Meaning meaning, std::optional<std::size_t> ability) {
  if (said.empty() || notes_.size() >= kMostNotes) return said;
  const std::size_t note = notes_.size();
  notes_.push_back({std::move(meaning), ability});
  const auto blank = said.find(' ');
  const std::size_t at = blank == std::string::npos ? said.size() : blank + 1;
  said.insert(at, open_mark(note, std::string_view(said).substr(0, at)));
  return said + close_mark(note);
}

std::string Marks::around_letter(std::string said, char letter, const naruto::describe::Meaning& meaning,
                                 std::optional<std::size_t> ability) {
  const auto is_letter = [&](std::size_t at) {
    const auto c = static_cast<unsigned char>(at < said.size() ? said[at] : ' ');
    return std::isalpha(c) != 0 || c >= 0x80;
  };
  for (std::size_t i = said.size(); i-- > 0;) {
    if (said[i] != letter || is_letter(i + 1) || (i > 0 && is_letter(i - 1)) || notes_.size() >= kMostNotes) continue;
    said.insert(i + 1, open_mark(notes_.size(), {&letter, 1}) + close_mark(notes_.size()));
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
    const std::size_t note = number_at(marked, i + 1, kDigits);
    i += kDigits;
    if (note >= notes_.size()) continue;
    if (c == kOpen) {
      begins[note] = begin_of(out.text, number_at(marked, i + 1, 2));
      i += 2;
    } else if (begins[note] && *begins[note] < out.text.size()) {  // said twice alike, it may have lost a mark
      const std::size_t begin = *begins[note];
      out.spans.push_back({begin, out.text.size() - begin, notes_[note].ability, notes_[note].meaning});
    }
  }
  std::stable_sort(out.spans.begin(), out.spans.end(), [](const TextSpan& a, const TextSpan& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.length > b.length;
  });
  out.spans.erase(std::unique(out.spans.begin(), out.spans.end(), same_piece), out.spans.end());
  return out;
}

std::string without_marks(std::string_view marked) {
  std::string text;
  for (const char c : marked)
    if (static_cast<unsigned char>(c) >= ' ' || c == '\n') text += c;
  return text;
}

std::string cut_front(std::string_view marked, std::size_t bytes) {
  std::string text;
  for (const char c : marked) {
    const bool mark = static_cast<unsigned char>(c) < ' ' && c != '\n';
    if (mark || bytes == 0)
      text += c;
    else
      --bytes;
  }
  return text;
}

}  // namespace playsheet::wording
