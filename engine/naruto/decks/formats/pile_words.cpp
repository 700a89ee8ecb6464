// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/pile_words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "engine/naruto/decks/formats/plain_text.h"

namespace naruto {
namespace {

enum class Says : std::uint8_t {
  main,
  side,
  squads,
  aside,  ///< cards that are not in the deck
  group,  ///< nothing about the pile
  joins,  ///< nothing by itself
};

/// Words of headings, folded; a heading has nothing but such words, a number and signs.
struct HeadingWord {
  std::string_view word;
  Says says;
};
constexpr auto kHeadingWords = [] {
  using enum Says;
  return std::to_array<HeadingWord>({
      {"main", main},
      {"mainboard", main},
      {"maindeck", main},
      {"mb", main},
      {"md", main},
      {"principale", main},
      {"principal", main},
      {"deck", group},
      {"decklist", group},
      {"mazzo", group},
      {"baralho", group},
      {"side", side},
      {"sideboard", side},
      {"sidedeck", side},
      {"sb", side},
      {"riserva", side},
      {"riserve", side},
      {"reserva", side},
      {"reservas", side},
      {"reinforcement", squads},
      {"reinforcements", squads},
      {"rinforzi", squads},
      {"rinforzo", squads},
      {"reforco", squads},
      {"reforcos", squads},
      {"squads", squads},
      {"maybe", aside},
      {"maybes", aside},
      {"maybeboard", aside},
      {"considering", aside},
      {"consider", aside},
      {"consideration", aside},
      {"wishlist", aside},
      {"wantlist", aside},
      {"acquireboard", aside},
      {"scratchpad", aside},
      {"tokens", aside},
      {"token", aside},
      {"cut", aside},
      {"cuts", aside},
      {"excluded", aside},
      {"not", aside},
      {"out", aside},
      {"forse", aside},
      {"dubbio", aside},
      {"dubbi", aside},
      {"scartate", aside},
      {"escluse", aside},
      {"esclusi", aside},
      {"valutare", aside},
      {"considerare", aside},
      {"considerazione", aside},
      {"desideri", aside},
      {"fuori", aside},
      {"non", aside},
      {"talvez", aside},
      {"considerando", aside},
      {"considerar", aside},
      {"consideracao", aside},
      {"avaliar", aside},
      {"duvida", aside},
      {"duvidas", aside},
      {"cortes", aside},
      {"cortadas", aside},
      {"cortados", aside},
      {"excluidas", aside},
      {"excluidos", aside},
      {"desejos", aside},
      {"fora", aside},
      {"nao", aside},
      {"cards", group},
      {"card", group},
      {"carte", group},
      {"cartas", group},
      {"ninja", group},
      {"ninjas", group},
      {"jutsu", group},
      {"jutsus", group},
      {"tecniche", group},
      {"tecnicas", group},
      {"mission", group},
      {"missions", group},
      {"missioni", group},
      {"missoes", group},
      {"client", group},
      {"clients", group},
      {"clienti", group},
      {"clientes", group},
      {"list", group},
      {"lista", group},
      {"squad", group},
      {"squadre", group},
      {"platoon", group},
      {"platoons", group},
      {"plotoni", group},
      {"pelotoes", group},
      {"other", group},
      {"altro", group},
      {"altre", group},
      {"outros", group},
      {"outras", group},
      {"board", joins},
      {"in", joins},
      {"em", joins},
      {"di", joins},
      {"de", joins},
      {"dei", joins},
      {"da", joins},
      {"a", joins},
      {"do", joins},
      {"dos", joins},
      {"no", joins},
      {"nel", joins},
      {"dal", joins},
      {"of", joins},
      {"the", joins},
      {"under", joins},
  });
}();

constexpr auto kNumberWords = std::to_array<std::string_view>(
    {"two",   "three",  "four",   "five",   "six",   "seven",  "eight",   "nine",   "ten",    "eleven",  "twelve",
     "twice", "thrice", "double", "triple", "pair",  "dozen",  "playset", "due",    "tre",    "quattro", "cinque",
     "sei",   "sette",  "otto",   "nove",   "dieci", "doppio", "doppia",  "coppia", "tripla", "triplo",  "dois",
     "duas",  "tres",   "quatro", "cinco",  "seis",  "sete",   "oito",    "dez",    "dobro",  "par",     "ii",
     "iii",   "iv",     "vi",     "vii",    "viii",  "ix",     "xi",      "xii"});

const HeadingWord* heading_word(std::string_view word) {
  const auto found =
      std::find_if(kHeadingWords.begin(), kHeadingWords.end(), [&](const HeadingWord& h) { return h.word == word; });
  return found == kHeadingWords.end() ? nullptr : &*found;
}

DeckHeading heading_saying(Says says) {
  switch (says) {
    case Says::main:
      return {DeckPile::deck, false};
    case Says::side:
      return {DeckPile::sideboard, false};
    case Says::squads:
      return {DeckPile::reinforcement, false};
    case Says::aside:
      return {{}, true};
    case Says::group:
    case Says::joins:
      break;
  }
  return {};
}

}  // namespace

std::optional<DeckHeading> heading_of(std::string_view words) {
  if (words.size() > 60) return std::nullopt;
  const std::string text = folded(words);
  std::optional<Says> pile;
  bool any = false, aside = false;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find_first_of(" :;,.()[]{}#/-_=*~|&+!?0123456789", at), text.size());
    const std::string_view word(text.data() + at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    const HeadingWord* found = heading_word(word);
    if (found == nullptr) return std::nullopt;
    any = any || found->says != Says::joins;
    aside = aside || found->says == Says::aside;
    if (found->says > Says::squads) continue;
    if (pile && *pile != found->says) return std::nullopt;  // of two piles at once
    pile = found->says;
  }
  if (!any) return std::nullopt;
  if (aside) return heading_saying(Says::aside);
  if (pile) return heading_saying(*pile);
  const bool deck_alone = text.find("deck") != std::string::npos || text.find("mazzo") != std::string::npos ||
                          text.find("baralho") != std::string::npos;
  return deck_alone ? DeckHeading{DeckPile::deck, false} : DeckHeading{};
}

std::optional<DeckHeading> pile_word(std::string_view word) {
  constexpr std::string_view kMarks = "@#~^`<>*+_.!'";  // "@side", "<sb>"
  word.remove_prefix(std::min(word.find_first_not_of(kMarks), word.size()));
  word = word.substr(0, word.find_last_not_of(kMarks) + 1);
  const HeadingWord* found = heading_word(folded(word));
  if (found == nullptr || found->says > Says::aside) return std::nullopt;
  return heading_saying(found->says);
}

bool is_group_word(std::string_view word) {
  const HeadingWord* found = heading_word(folded(word));
  return found != nullptr && found->says == Says::group;
}

bool is_number_word(std::string_view word) {
  return std::find(kNumberWords.begin(), kNumberWords.end(), folded(word)) != kNumberWords.end();
}

}  // namespace naruto
