// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"

/// Plain lists: one card a line, headings between them.
namespace naruto {
namespace {

constexpr bool number_sign(char c) { return c >= '0' && c <= '9'; }

/// Words of headings, folded; a heading has nothing but such words, a number and signs.
struct HeadingWord {
  std::string_view word;
  int pile;  ///< of DeckPile; -1: says nothing about the pile
};
constexpr auto kHeadingWords = std::to_array<HeadingWord>({
    {"main", 0},       {"mainboard", 0},     {"maindeck", 0},       {"deck", -1},     {"mazzo", -1},   {"baralho", -1},
    {"principale", 0}, {"principal", 0},     {"side", 1},           {"sideboard", 1}, {"sidedeck", 1}, {"riserva", 1},
    {"reserva", 1},    {"reinforcement", 2}, {"reinforcements", 2}, {"rinforzi", 2},  {"rinforzo", 2}, {"reforco", 2},
    {"reforcos", 2},   {"squads", 2},        {"cards", -1},         {"carte", -1},    {"cartas", -1},  {"ninja", -1},
    {"ninjas", -1},    {"jutsu", -1},        {"jutsus", -1},        {"tecniche", -1}, {"mission", -1}, {"missions", -1},
    {"missioni", -1},  {"missoes", -1},      {"client", -1},        {"clients", -1},  {"clienti", -1}, {"clientes", -1},
    {"di", -1},        {"de", -1},           {"dei", -1},           {"list", -1},     {"squad", -1},   {"squadre", -1},
    {"platoon", -1},   {"platoons", -1},     {"other", -1},
});

/// The number in front of a text, with an x behind it or without: "3x ", "3 ", "3×".
std::optional<long long> leading_count(std::string_view& text) {
  std::size_t at = 0;
  const bool minus = text.starts_with('-');
  if (minus) ++at;
  long long value = 0;
  const std::size_t first = at;
  while (at < text.size() && number_sign(text[at]))
    value = std::min<long long>(value * 10 + (text[at++] - '0'), 1'000'000);
  if (at == first) return std::nullopt;
  std::string_view rest = text.substr(at);
  bool marked = false;
  for (const std::string_view mark : {"x", "X", "\xC3\x97", "*"})
    if (!marked && rest.starts_with(mark)) {
      rest.remove_prefix(mark.size());
      marked = true;
    }
  if (!rest.empty() && rest.front() != ' ' && rest.front() != '\t' && !marked) return std::nullopt;
  text = without_blanks(rest);
  return minus ? -value : value;
}

/// The number behind a text: "Naruto Uzumaki x3", "N-001 = 3".
std::optional<long long> trailing_count(std::string_view& text) {
  std::size_t at = text.size();
  while (at > 0 && number_sign(text[at - 1])) --at;
  if (at == text.size() || at == 0 || text.size() - at > 7) return std::nullopt;
  std::string_view head = without_blanks(text.substr(0, at));
  bool marked = false;
  for (const std::string_view mark : {" x", " X", "\xC3\x97", "*", "=", ":"})
    if (!marked && head.ends_with(mark)) {
      head.remove_suffix(mark.size());
      marked = true;
    }
  if (!marked) return std::nullopt;
  long long value = 0;
  for (const char c : text.substr(at)) value = value * 10 + (c - '0');
  text = without_blanks(head);
  return value;
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

/// Finds code and name in what a line has besides its number.
void split_card(std::string_view text, const CardIndex& cards, ImportDraft::Entry& entry) {
  const auto known = [&](std::string_view code) { return !code.empty() && !cards.by_code(code).empty(); };
  std::string_view rest = text;
  if (const auto id = bracket_at_end(rest, '[', ']'); !id.empty()) {
    entry.code = id;
    entry.name = rest;
    return;
  }
  if (known(text)) {
    entry.code = text;
    return;
  }
  rest = text;
  if (const auto id = bracket_at_end(rest, '(', ')'); known(id)) {
    entry.code = id;
    entry.name = rest;
    return;
  }
  if (!cards.by_name(text).empty()) {
    entry.name = text;
    return;
  }
  const auto first = text.find_first_of(" \t");
  const auto last = text.find_last_of(" \t");
  if (first != std::string_view::npos && known(text.substr(0, first))) {
    entry.code = text.substr(0, first);
    entry.name = without_blanks(text.substr(first));
    while (entry.name.starts_with('-') || entry.name.starts_with(':'))
      entry.name = without_blanks(entry.name.substr(1));
  } else if (last != std::string_view::npos && known(text.substr(last + 1))) {
    entry.code = text.substr(last + 1);
    entry.name = without_blanks(text.substr(0, last));
  } else if (first == std::string_view::npos && std::any_of(text.begin(), text.end(), number_sign)) {
    entry.code = text;
  } else {
    entry.name = text;
  }
}

/// Names may begin with a number: "8 Trigrams 64 Palms" is one copy.
bool is_name_alone(std::string_view line, const CardIndex& cards) {
  if (line.empty() || !number_sign(line.front())) return false;
  bracket_at_end(line, '[', ']');
  return !cards.by_name(line).empty();
}

/// "Name: Clones", "Edition: panini".
bool header_line(std::string_view line, Deck& deck) {
  const std::string key = folded(line.substr(0, std::min<std::size_t>(line.find(':'), 12)));
  if (line.find(':') == std::string_view::npos) return false;
  const std::string_view value = without_blanks(line.substr(line.find(':') + 1));
  if (value.empty()) return false;
  if (key == "name" || key == "nome") {
    deck.name.en = quotation(value, 120);
    return true;
  }
  if (key != "edition" && key != "edizione" && key != "edicao") return false;
  deck.edition = quotation(value, 40);
  return true;
}

}  // namespace

bool heading_of(std::string_view words, DeckPile& pile) {
  if (words.size() > 60) return false;
  const std::string text = folded(words);
  int chosen = -1;
  bool any = false;
  std::size_t at = 0;
  while (at < text.size()) {
    const auto end = std::min(text.find_first_of(" :;,.()[]#/-=*0123456789", at), text.size());
    const std::string_view word(text.data() + at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    const auto found =
        std::find_if(kHeadingWords.begin(), kHeadingWords.end(), [&](const HeadingWord& h) { return h.word == word; });
    if (found == kHeadingWords.end()) return false;
    any = true;
    if (found->pile >= 0) chosen = found->pile;
  }
  if (!any) return false;
  const bool deck_alone = text.starts_with("deck") || text.starts_with("mazzo") || text.starts_with("baralho");
  if (chosen >= 0)
    pile = static_cast<DeckPile>(chosen);
  else if (deck_alone)
    pile = DeckPile::deck;
  return true;
}

void read_deck_lines(std::string_view text, ImportDraft& draft) {
  const auto lines = lines_of(text, kMostDeckLines + 1);
  if (lines.size() > kMostDeckLines)
    return draft.fail(DeckFault::too_many_lines, static_cast<int>(kMostDeckLines) + 1, {}, kMostDeckLines);
  DeckPile pile = DeckPile::deck;
  for (std::size_t i = 0; i < lines.size() && !draft.failed(); ++i) {
    std::string_view line = lines[i];
    if (line.empty()) continue;
    if (line.starts_with("//") || line.starts_with('#')) {
      heading_of(line, pile);  // any other is a remark
      continue;
    }
    ImportDraft::Entry entry{.line = static_cast<int>(i) + 1, .pile = pile, .written = line};
    if (line.starts_with("SB:")) {
      entry.pile = DeckPile::sideboard;
      line = without_blanks(line.substr(3));
    }
    while (line.starts_with("- ") || line.starts_with("* ")) line = without_blanks(line.substr(2));
    auto count = is_name_alone(line, draft.cards()) ? std::optional<long long>(1) : leading_count(line);
    if (!count) {
      if (heading_of(line, pile) || header_line(line, draft.deck())) continue;
      count = trailing_count(line);
    }
    entry.count = count.value_or(1);
    if (line.empty()) {
      draft.ask(DeckDoubt::unreadable, entry);
      continue;
    }
    split_card(line, draft.cards(), entry);
    draft.add(entry);
  }
}

}  // namespace naruto
