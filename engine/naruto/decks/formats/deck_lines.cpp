// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "engine/naruto/decks/formats/deck_line.h"
#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"

/// Plain lists: one card a line, headings between them.
namespace naruto {
namespace {

/// Words of headings, folded; a heading has nothing but such words, a number and signs.
struct HeadingWord {
  std::string_view word;
  int pile;  ///< of DeckPile; -1: says nothing about the pile; -2: cards that are not in the deck
};
constexpr int kNoPile = -1;
constexpr int kAside = -2;
constexpr auto kHeadingWords = std::to_array<HeadingWord>({
    {"main", 0},        {"mainboard", 0},     {"maindeck", 0},       {"mb", 0},         {"md", 0},
    {"deck", -1},       {"mazzo", -1},        {"baralho", -1},       {"principale", 0}, {"principal", 0},
    {"side", 1},        {"sideboard", 1},     {"sidedeck", 1},       {"sb", 1},         {"riserva", 1},
    {"reserva", 1},     {"reinforcement", 2}, {"reinforcements", 2}, {"rinforzi", 2},   {"rinforzo", 2},
    {"reforco", 2},     {"reforcos", 2},      {"squads", 2},         {"cards", -1},     {"carte", -1},
    {"cartas", -1},     {"ninja", -1},        {"ninjas", -1},        {"jutsu", -1},     {"jutsus", -1},
    {"tecniche", -1},   {"mission", -1},      {"missions", -1},      {"missioni", -1},  {"missoes", -1},
    {"client", -1},     {"clients", -1},      {"clienti", -1},       {"clientes", -1},  {"di", -1},
    {"de", -1},         {"dei", -1},          {"list", -1},          {"squad", -1},     {"squadre", -1},
    {"platoon", -1},    {"platoons", -1},     {"other", -1},         {"maybe", -2},     {"maybes", -2},
    {"maybeboard", -2}, {"considering", -2},  {"consider", -2},      {"wishlist", -2},  {"tokens", -2},
    {"token", -2},      {"cut", -2},          {"cuts", -2},          {"forse", -2},     {"dubbio", -2},
    {"dubbi", -2},      {"scartate", -2},     {"escluse", -2},       {"talvez", -2},    {"considerando", -2},
    {"duvida", -2},     {"duvidas", -2},      {"cortes", -2},        {"cortadas", -2},  {"in", -1},
    {"em", -1},
});

const HeadingWord* heading_word(std::string_view word) {
  const auto found =
      std::find_if(kHeadingWords.begin(), kHeadingWords.end(), [&](const HeadingWord& h) { return h.word == word; });
  return found == kHeadingWords.end() ? nullptr : &*found;
}

DeckHeading said_by(int pile) {
  if (pile == kAside) return {{}, true};
  if (pile == kNoPile) return {};
  return {static_cast<DeckPile>(pile), false};
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

std::optional<DeckHeading> heading_of(std::string_view words) {
  if (words.size() > 60) return std::nullopt;
  const std::string text = folded(words);
  int chosen = kNoPile;
  bool any = false;
  std::size_t at = 0;
  while (at < text.size()) {
    const auto end = std::min(text.find_first_of(" :;,.()[]#/-=*0123456789", at), text.size());
    const std::string_view word(text.data() + at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    const HeadingWord* found = heading_word(word);
    if (found == nullptr) return std::nullopt;
    any = true;
    if (found->pile != kNoPile && chosen != kAside) chosen = found->pile;
  }
  if (!any) return std::nullopt;
  const bool deck_alone = text.starts_with("deck") || text.starts_with("mazzo") || text.starts_with("baralho");
  if (chosen == kNoPile && deck_alone) return DeckHeading{DeckPile::deck, false};
  return said_by(chosen);
}

std::optional<DeckHeading> pile_word(std::string_view word) {
  const HeadingWord* found = heading_word(folded(word));
  if (found == nullptr || found->pile == kNoPile) return std::nullopt;
  return said_by(found->pile);
}

namespace {

bool is_remark(std::string_view line) { return line.starts_with("//") || line.starts_with('#'); }

/// A line without a card: what it says holds for those below it.
bool take_heading(std::string_view line, DeckHeading& now) {
  const auto heading = heading_of(line);
  if (!heading) return false;
  if (heading->pile || heading->aside) now = *heading;
  return true;
}

}  // namespace

void read_deck_lines(std::string_view text, ImportDraft& draft) {
  const auto lines = lines_of(text, kMostDeckLines + 1);
  if (lines.size() > kMostDeckLines)
    return draft.fail(DeckFault::too_many_lines, static_cast<int>(kMostDeckLines) + 1, {}, kMostDeckLines);
  DeckHeading now{DeckPile::deck, false};
  for (std::size_t i = 0; i < lines.size() && !draft.failed(); ++i) {
    std::string_view line = lines[i];
    if (line.empty()) continue;
    if (is_remark(line)) {
      take_heading(line, now);  // any other is a remark
      continue;
    }
    while (line.starts_with("- ") || line.starts_with("* ") || line.starts_with("\xE2\x80\xA2"))
      line = without_blanks(line.substr(line.front() == '\xE2' ? 3 : 2));
    if (line.empty()) continue;
    const bool of_a_card = line.front() >= '0' && line.front() <= '9';
    if (!of_a_card && (take_heading(line, now) || header_line(line, draft.deck()))) continue;
    ImportDraft::Entry entry{.line = static_cast<int>(i) + 1,
                             .pile = now.pile.value_or(DeckPile::deck),
                             .aside = now.aside,
                             .written = line};
    if (!draft.cards().by_name(line).empty()) {  // there may be a comma in a name
      take_line(line, entry, draft);
      continue;
    }
    for (const std::string_view part : parts_of_line(line, draft.cards())) take_line(part, entry, draft);
  }
}

}  // namespace naruto
