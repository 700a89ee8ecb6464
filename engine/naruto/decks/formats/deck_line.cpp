// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/deck_line.h"

#include <algorithm>
#include "engine/naruto/decks/formats/plain_text.h"

namespace naruto {
namespace {

constexpr bool line_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool line_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
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

/// Without brackets and quotation marks around it.
std::string_view trimmed_code(std::string_view code) {
  constexpr std::string_view kAround = "()[]{}\"',;:";
  code.remove_prefix(std::min(code.find_first_not_of(kAround), code.size()));
  return code.substr(0, code.find_last_not_of(kAround) + 1);
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

/// A card and nothing else: a code, a name, or both. A code in square brackets that nobody knows is one, too: it is
/// asked about under its own name.
bool names_card_alone(std::string_view text, const CardIndex& cards, CardLine& line) {
  if (text.empty()) return false;
  const auto is = [&](std::string_view code, std::string_view name) {
    line.code = code;
    line.name = name;
    return true;
  };
  if (is_known_code(text, cards)) return is(text, {});
  if (!cards.by_name(text).empty()) return is({}, text);
  for (const char open : {'[', '('}) {
    std::string_view rest = text;
    const auto code = bracket_at_end(rest, open, open == '[' ? ']' : ')');
    const bool whole = code.find_first_of(" \t") == std::string_view::npos && holds_digit(code);
    if (!is_known_code(code, cards) && !(open == '[' && whole && !cards.by_name(rest).empty())) continue;
    if (rest.empty() || !cards.by_name(rest).empty()) return is(code, rest);
  }
  // in front of its name, or behind it
  constexpr std::string_view kBetween = " \t-:,;|";
  for (const bool front : {true, false}) {
    const auto blank = front ? text.find_first_of(" \t,;|") : text.find_last_of(" \t,;|");
    if (blank == std::string_view::npos) return false;
    const auto code = front ? text.substr(0, blank) : text.substr(blank + 1);
    std::string_view name = front ? text.substr(blank) : text.substr(0, blank);
    name.remove_prefix(std::min(name.find_first_not_of(kBetween), name.size()));
    name = name.substr(0, name.find_last_not_of(kBetween) + 1);
    if (!is_known_code(trimmed_code(code), cards)) continue;
    if (!cards.by_name(name).empty()) return is(trimmed_code(code), name);
    name = trimmed_code(name);
    if (!cards.by_name(name).empty()) return is(trimmed_code(code), name);
  }
  return false;
}

constexpr std::string_view kEndsOfWords = " \t()[]{},;:=|/&\"";

/// The words of a text, without the signs around them.
std::vector<std::string_view> words_of_line(std::string_view text) {
  constexpr std::string_view kSigns = ".!'";
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find_first_of(kEndsOfWords, at), text.size());
    std::string_view word = text.substr(at, end - at);
    at = end + 1;
    while (!word.empty() && kSigns.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
    while (!word.empty() && kSigns.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
    if (!word.empty() && word != "-" && word != "x" && word != "X" && word != kTimes) words.push_back(word);
  }
  return words;
}

/// A line that is more than a card and its number, word for word.
class LineWords {
 public:
  LineWords(std::string_view text, const CardIndex& cards) : cards_(cards) {
    for (const std::string_view word : words_of_line(text)) look_at(word);
    // "3. N-001": the third card, or three of it?
    const auto behind = text.find_first_not_of("0123456789");
    if (behind > 0 && behind < text.size() && (text[behind] == '.' || text[behind] == ')')) doubtful_ = true;
    spoken_of(text);
  }

  /// One card is meant, at most one number is written, and nothing is left that could mean something.
  bool clear() const {
    // "N-001 N-001 N-001" is three of it to some; beside a number it may stand once more behind the name
    const bool once = mentions_ == 1 || (mentions_ == 2 && counts_.size() == 1);
    return codes_.size() == 1 && once && counts_.size() <= 1 && piles_.size() <= 1 && !doubtful_ &&
           (counts_.empty() || is_of_copies());
  }
  /// "Riserva N-001 [Mainboard]": what stands in front says another pile.
  bool contradicts(const CardLine& front) const {
    return !piles_.empty() && (front.pile || front.aside) &&
           (front.pile != piles_.front().pile || front.aside != piles_.front().aside);
  }
  void take_into(CardLine& line) const {
    if (!counts_.empty()) line.count = counts_.front();
    if (!piles_.empty() && piles_.front().pile) line.pile = piles_.front().pile;
    line.aside = line.aside || (!piles_.empty() && piles_.front().aside);
    line.code = code_;
    line.name = name_;
  }
  /// Every card and every number that is spoken of, for whoever is asked.
  const std::vector<std::string>& cards() const { return spoken_; }
  const std::vector<int>& numbers() const { return numbers_; }
  bool has_code() const { return !codes_.empty(); }

 private:
  enum class Kind { code, count, marked_count, pile, group, word };

  void look_at(std::string_view word) {
    if (is_known_code(word, cards_)) {
      for (const std::string& code : cards_.by_code(word)) remember(codes_, code);
      code_ = word;
      ++mentions_;
      return kinds_.push_back(Kind::code);
    }
    if (const auto count = count_word(word)) {
      counts_.push_back(*count);
      return kinds_.push_back(plain_number(word) ? Kind::count : Kind::marked_count);
    }
    if (const auto pile = pile_word(word)) {
      piles_.push_back(*pile);
      return kinds_.push_back(Kind::pile);
    }
    doubtful_ = doubtful_ || holds_figure(word);
    name_ += (name_.empty() ? "" : " ") + std::string(word);
    kinds_.push_back(is_group_word(word) ? Kind::group : Kind::word);
  }

  /// The number is that of the copies: it stands first, has a sign for it, or is all that stands behind the code.
  /// Beside other words it may be anything, "N-001 page 3", but for the name of the card.
  bool is_of_copies() const {
    const auto is_count = [](Kind kind) { return kind == Kind::count || kind == Kind::marked_count; };
    const auto at = std::find_if(kinds_.begin(), kinds_.end(), is_count);
    if (*at == Kind::marked_count || (!name_.empty() && cards_.bears_name(name_, codes_.front()))) return true;
    const auto says_nothing = [](Kind kind) { return kind == Kind::pile || kind == Kind::group; };
    if (std::all_of(kinds_.begin(), at, says_nothing)) return !is_in_name(counts_.front());
    auto before = at;
    while (says_nothing(*(before - 1))) --before;  // not all of them say nothing
    return *(before - 1) == Kind::code && std::all_of(at + 1, kinds_.end(), says_nothing);
  }

  /// "4 Man Sqad [M-100]" with a letter too few is no four copies.
  bool is_in_name(long long number) const {
    if (std::find(kinds_.begin(), kinds_.end(), Kind::word) == kinds_.end()) return false;
    const Catalog& catalog = cards_.catalog();
    const auto words = words_of_line(catalog.words().text(catalog[*catalog.find(codes_.front())].name));
    return std::find(words.begin(), words.end(), std::to_string(number)) != words.end();
  }

  /// What words do not show: "N-001+2".
  void spoken_of(std::string_view text) {
    constexpr std::size_t kMostNumbers = 4;
    const auto in_code = [](char c) { return line_digit(c) || line_letter(c) || c == '-' || c == '_'; };
    spoken_ = codes_;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (!in_code(text[at])) continue;
      const std::size_t first = at;
      while (at < text.size() && in_code(text[at])) ++at;
      const std::string_view word = text.substr(first, at - first);
      if (is_known_code(word, cards_)) {
        for (const std::string& code : cards_.by_code(word)) remember(spoken_, code);
        continue;
      }
      std::string figures;
      for (const char c : word)
        if (line_digit(c)) figures += c;
      const auto number = plain_number(figures);
      if (number && *number >= 1 && *number <= kMostCardCopies && numbers_.size() < kMostNumbers)
        remember(numbers_, static_cast<int>(*number));
    }
  }

  template <class T>
  static void remember(std::vector<T>& known, const T& value) {
    if (std::find(known.begin(), known.end(), value) == known.end()) known.push_back(value);
  }

  const CardIndex& cards_;
  std::vector<Kind> kinds_;
  std::vector<std::string> codes_, spoken_;
  std::vector<long long> counts_;
  std::vector<int> numbers_;
  std::vector<DeckHeading> piles_;
  std::string_view code_;
  std::string name_;
  int mentions_ = 0;  ///< of cards by their codes
  bool doubtful_ = false;
};

/// "SB: 2 N-303", "Sideboard 1 N-305", "[Riserva] 1 N-305", "Ninja: 3 N-001": the words in front go into the line.
std::string_view without_pile(std::string_view text, CardLine& line) {
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
    // Figures are of a heading in brackets only: "Sideboard (7): 2 N-303", but "-2 SB: N-303".
    if (!words.empty() && (!holds_digit(words) || words.ends_with(')'))) heading = heading_of(words);
  }
  rest = without_blanks(rest);
  while (rest.starts_with(':') || rest.starts_with("- ")) rest = without_blanks(rest.substr(1));
  if (!heading || rest.empty()) return text;
  if (heading->pile) line.pile = heading->pile;
  line.aside = heading->aside || (line.aside && !heading->pile);
  return rest;
}

}  // namespace

CardLine read_card_line(std::string_view text, const CardIndex& cards) {
  CardLine line;
  line.clear = true;
  // Names may begin with a number, and there is a pile in some: the whole is looked at first.
  if (names_card_alone(text, cards, line)) return line;
  text = without_pile(text, line);
  std::string_view rest = text;
  if (names_card_alone(rest, cards, line)) return line;
  line.count = leading_count(rest);
  if (line.count && rest.empty()) return line;
  if (names_card_alone(rest, cards, line)) return line;
  const CardLine before = line;
  rest = without_pile(rest, line);
  const bool two_piles =  // "SB: (Rinforzi) N-001"
      (before.pile || before.aside) && (line.pile != before.pile || line.aside != before.aside);
  if (!line.count) line.count = trailing_count(rest);
  if (!two_piles && names_card_alone(rest, cards, line)) return line;
  const LineWords words(text, cards);
  if (words.clear() && !words.contradicts(before)) {
    line.pile = before.pile;
    line.aside = before.aside;
    words.take_into(line);
    return line;
  }
  line.clear = false;
  line.codes = words.cards();
  line.numbers = words.numbers();
  line.of_code = words.has_code();
  // No code that anybody knows: it may be meant for one, or for a name.
  const bool one_word = rest.find_first_of(" \t") == std::string_view::npos;
  (one_word && holds_digit(rest) ? line.code : line.name) = rest;
  return line;
}

std::optional<long long> copies_of_field(std::string_view field) {
  field = without_blanks(field);
  if (field.ends_with(".0") || field.ends_with(",0")) field.remove_suffix(2);  // of a spreadsheet
  return count_word(field);
}

void take_card_line(const CardLine& line, ImportDraft::Entry entry, ImportDraft& draft) {
  if (line.pile) {
    entry.pile = *line.pile;
    entry.heading = kNoHeading;
  }
  entry.aside = line.aside || (entry.aside && !line.pile);
  entry.count = line.count.value_or(1);
  entry.numbers = line.numbers;
  if (!line.clear && line.numbers.size() == 1 && line.numbers.front() != 1) entry.numbers.push_back(1);
  entry.code = line.code;
  entry.name = line.name;
  if (line.code.empty() && line.name.empty()) return draft.ask(DeckDoubt::unreadable, entry);
  if (line.clear) return draft.add(entry);
  if (line.of_code) return draft.ask(DeckDoubt::not_understood, entry, line.codes);
  if (!line.codes.empty()) return draft.ask(DeckDoubt::unknown_card, entry, line.codes);
  draft.add(entry);
}

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

}  // namespace naruto
