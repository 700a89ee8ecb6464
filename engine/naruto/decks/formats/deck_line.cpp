// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/deck_line.h"

#include <algorithm>
#include <optional>

#include "engine/naruto/decks/formats/plain_text.h"

namespace naruto {
namespace {

constexpr bool line_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool line_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool line_bracket(char c) { return c == '(' || c == ')' || c == '[' || c == ']' || c == '{' || c == '}'; }
constexpr std::string_view kTimes = "\xC3\x97";  // the sign of multiplication

bool holds_digit(std::string_view text) { return std::any_of(text.begin(), text.end(), line_digit); }

/// Takes an x, a sign of multiplication or a star off the front or the end; false if there is none.
bool take_times(std::string_view& text, bool front) {
  for (const std::string_view mark : {std::string_view("x"), std::string_view("X"), kTimes, std::string_view("*")})
    if (front ? text.starts_with(mark) : text.ends_with(mark)) {
      if (front)
        text.remove_prefix(mark.size());
      else
        text.remove_suffix(mark.size());
      return true;
    }
  return false;
}

/// A number that is nothing else: "3", "-1"; a large one as a million. Figures that begin with a zero are part of
/// something ("001"), but for the zero itself.
std::optional<long long> plain_number(std::string_view text) {
  const bool minus = text.starts_with('-');
  if (minus) text.remove_prefix(1);
  if (text.empty() || !std::all_of(text.begin(), text.end(), line_digit)) return std::nullopt;
  if (text.size() > 1 && text.front() == '0') return std::nullopt;
  long long value = 0;
  for (const char c : text) value = std::min<long long>(value * 10 + (c - '0'), 1'000'000);
  return minus ? -value : value;
}

/// A number of copies as one word: "3", "3x", "x3".
std::optional<long long> count_word(std::string_view word) {
  if (!take_times(word, true)) take_times(word, false);
  return plain_number(word);
}

/// The number in front of a text, which is cut off: "3 ", "3x ", "3x", "x3 ", "(3) ", "3 x ".
std::optional<long long> leading_count(std::string_view& text) {
  const auto end = std::min(text.find_first_of(" \t"), text.size());
  std::string_view word = text.substr(0, end);
  std::string_view rest = without_blanks(text.substr(end));
  if (word.size() > 2 && word.front() == '(' && word.back() == ')') word = word.substr(1, word.size() - 2);
  if (const auto count = count_word(word)) {
    if (plain_number(word) && (rest.starts_with("x ") || rest.starts_with("X "))) rest = without_blanks(rest.substr(2));
    text = rest;
    return count;
  }
  // with nothing between the mark and the card: "3xN-001"
  std::size_t figures = 0;
  while (figures < word.size() && line_digit(word[figures])) ++figures;
  std::string_view glued = text.substr(figures);
  if (figures == 0 || !take_times(glued, true)) return std::nullopt;
  const auto count = plain_number(word.substr(0, figures));
  if (count) text = without_blanks(glued);
  return count;
}

/// The number behind a text, which is cut off: "N-001 x3", "N-001 3x", "N-001 (3)", "N-001 = 3", "N-001 - 3", "N-001
/// 3".
std::optional<long long> trailing_count(std::string_view& text) {
  std::string_view head = text;
  std::string_view word;
  if (head.ends_with(')')) {
    const auto open = head.rfind('(');
    if (open == std::string_view::npos) return std::nullopt;
    word = without_blanks(head.substr(open + 1, head.size() - open - 2));
    head = head.substr(0, open);
  } else {
    auto at = head.find_last_of(" \t=:*");
    if (const auto times = head.rfind(kTimes);
        times != std::string_view::npos && (at == std::string_view::npos || times > at))
      at = times + kTimes.size() - 1;
    if (at == std::string_view::npos) return std::nullopt;
    word = head.substr(at + 1);
    head = head.substr(0, at + 1);
  }
  const auto count = count_word(word);
  if (!count) return std::nullopt;
  head = without_blanks(head);
  // a mark that stands by itself, or at the end of the card
  for (const std::string_view mark : {std::string_view(" x"), std::string_view(" X"), kTimes, std::string_view("*"),
                                      std::string_view("="), std::string_view(":"), std::string_view(" -")})
    if (head.ends_with(mark)) {
      head.remove_suffix(mark.size());
      break;
    }
  head = without_blanks(head);
  if (head.empty()) return std::nullopt;
  text = head;
  return count;
}

/// What stands in the brackets at the end, taken off the text.
std::string_view bracket_at_end(std::string_view& text, char open, char close) {
  if (!text.ends_with(close)) return {};
  const auto at = text.rfind(open);
  if (at == std::string_view::npos) return {};
  const std::string_view inside = without_blanks(text.substr(at + 1, text.size() - at - 2));
  text = without_blanks(text.substr(0, at));
  return inside;
}

bool is_known_code(std::string_view text, const CardIndex& cards) {
  return holds_digit(text) && !cards.by_code(text).empty();
}

/// A card and nothing else: a code, a name, or a name with its code in brackets. A code in square brackets that nobody
/// knows is one, too: it is asked about under its own name.
bool names_card_alone(std::string_view text, const CardIndex& cards, ImportDraft::Entry& entry) {
  if (text.empty()) return false;
  if (is_known_code(text, cards)) {
    entry.code = text;
    return true;
  }
  if (!cards.by_name(text).empty()) {
    entry.name = text;
    return true;
  }
  for (const char open : {'[', '('}) {
    std::string_view rest = text;
    const auto code = bracket_at_end(rest, open, open == '[' ? ']' : ')');
    const bool whole = code.find_first_of(" \t") == std::string_view::npos && holds_digit(code);
    if (!is_known_code(code, cards) && !(open == '[' && whole && !cards.by_name(rest).empty())) continue;
    if (!rest.empty() && cards.by_name(rest).empty()) continue;
    entry.code = code;
    entry.name = rest;
    return true;
  }
  return false;
}

/// The words of a text, without the signs around them.
std::vector<std::string_view> words_of_line(std::string_view text) {
  const auto is_end = [&](std::size_t at) { return text[at] == ' ' || text[at] == '\t' || line_bracket(text[at]); };
  constexpr std::string_view kSigns = ",;:.=!\"'";
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    if (is_end(at)) {
      ++at;
      continue;
    }
    const std::size_t first = at;
    while (at < text.size() && !is_end(at)) ++at;
    std::string_view word = text.substr(first, at - first);
    while (!word.empty() && kSigns.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
    while (!word.empty() && kSigns.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
    if (!word.empty() && word != "-" && word != "x" && word != "X" && word != kTimes) words.push_back(word);
  }
  return words;
}

/// A line that is more than a card and its number, word for word.
class LineWords {
 public:
  LineWords(std::string_view text, const CardIndex& cards) : words_(words_of_line(text)), cards_(cards) {
    for (const std::string_view word : words_) look_at(word);
    // "3. N-001": the third card, or three of it?
    const auto behind = text.find_first_not_of("0123456789");
    doubtful_ = doubtful_ || (behind > 0 && behind < text.size() && (text[behind] == '.' || text[behind] == ')'));
  }

  /// One card is meant, at most one number is written, and nothing is left that could mean something.
  bool clear() const { return codes_.size() == 1 && counts_.size() <= 1 && !doubtful_ && piles_.size() <= 1; }
  long long count() const { return counts_.size() == 1 ? counts_.front() : 1; }
  std::optional<DeckPile> pile() const { return piles_.size() == 1 ? piles_.front().pile : std::nullopt; }
  bool aside() const { return piles_.size() == 1 && piles_.front().aside; }
  std::string_view code() const { return written_code_; }
  const std::string& name() const { return name_; }
  /// Every card that is spoken of, for whoever is asked.
  const std::vector<std::string>& codes() const { return codes_; }

 private:
  void look_at(std::string_view word) {
    if (is_known_code(word, cards_)) {
      for (const std::string& code : cards_.by_code(word))
        if (std::find(codes_.begin(), codes_.end(), code) == codes_.end()) codes_.push_back(code);
      written_code_ = word;
    } else if (const auto count = count_word(word)) {
      counts_.push_back(*count);
    } else if (const auto pile = pile_word(word)) {
      piles_.push_back(*pile);
    } else if (holds_digit(word)) {
      doubtful_ = true;
    } else {
      name_ += (name_.empty() ? "" : " ") + std::string(word);
    }
  }

  std::vector<std::string_view> words_;
  const CardIndex& cards_;
  std::vector<std::string> codes_;
  std::vector<long long> counts_;
  std::vector<DeckHeading> piles_;
  std::string_view written_code_;
  std::string name_;
  bool doubtful_ = false;
};

/// "SB: 2 N-303", "Sideboard 1 N-305", "[Riserva] 1 N-305", "Ninja: 3 N-001": the words in front go into the entry.
std::string_view without_pile(std::string_view text, ImportDraft::Entry& entry) {
  const bool bracket = text.starts_with('[') || text.starts_with('(');
  const auto end = bracket ? text.find_first_of("])") : text.find_first_of(": \t");
  if (end == std::string_view::npos) return text;
  const auto colon = text.find(':');
  std::string_view words = text.substr(0, end);
  std::string_view rest = text.substr(end + 1);
  auto heading = pile_word(without_blanks(bracket ? words.substr(1) : words));
  if (!heading && colon != std::string_view::npos) {  // of several words, or one that says nothing about the pile
    words = text.substr(0, colon);
    rest = text.substr(colon + 1);
    if (!words.empty() && !line_digit(words.front())) heading = heading_of(words);
  }
  rest = without_blanks(rest.starts_with(':') ? rest.substr(1) : rest);
  if (!heading || rest.empty()) return text;
  if (heading->pile) entry.pile = *heading->pile;
  entry.aside = heading->aside || (entry.aside && !heading->pile);
  return rest;
}

}  // namespace

std::vector<std::string_view> parts_of_line(std::string_view line, const CardIndex& cards) {
  std::vector<std::string_view> parts;
  std::size_t first = 0;
  for (std::size_t at = 0; at <= line.size(); ++at) {
    if (at < line.size() && line[at] != ',' && line[at] != ';') continue;
    std::string_view next = at < line.size() ? without_blanks(line.substr(at + 1)) : std::string_view();
    const std::string_view word = next.substr(0, next.find_first_of(" \t,;"));
    const bool begins = is_known_code(word, cards) || pile_word(word.substr(0, word.find_first_of(":]) "))) ||
                        word.starts_with('[') || (leading_count(next) && !next.empty());
    if (at < line.size() && !begins) continue;
    if (const auto part = without_blanks(line.substr(first, at - first)); !part.empty()) parts.push_back(part);
    first = at + 1;
  }
  return parts;
}

void take_line(std::string_view text, ImportDraft::Entry entry, ImportDraft& draft) {
  const CardIndex& cards = draft.cards();
  // Names may begin with a number, and there is a pile in some: the whole is looked at first.
  if (names_card_alone(text, cards, entry)) return draft.add(entry);
  text = without_pile(text, entry);
  std::string_view rest = text;
  if (names_card_alone(rest, cards, entry)) return draft.add(entry);
  auto count = leading_count(rest);
  if (count && rest.empty()) {
    entry.count = *count;
    return draft.ask(DeckDoubt::unreadable, entry);
  }
  entry.count = count.value_or(1);
  if (names_card_alone(rest, cards, entry)) return draft.add(entry);
  rest = without_pile(rest, entry);
  if (!count) count = trailing_count(rest);
  entry.count = count.value_or(1);
  if (names_card_alone(rest, cards, entry)) return draft.add(entry);
  const LineWords words(text, cards);
  if (words.clear()) {
    entry.count = words.count();
    entry.code = words.code();
    entry.name = words.name();
    if (words.pile()) entry.pile = *words.pile();
    entry.aside = entry.aside || words.aside();
    return draft.add(entry);
  }
  entry.count = words.count();
  if (!words.codes().empty()) return draft.ask(DeckDoubt::not_understood, entry, words.codes());
  // No code that anybody knows: it may be meant for one, or for a name.
  entry.count = count.value_or(1);
  const bool one_word = rest.find_first_of(" \t") == std::string_view::npos;
  if (one_word && holds_digit(rest))
    entry.code = rest;
  else
    entry.name = rest;
  draft.add(entry);
}

}  // namespace naruto
