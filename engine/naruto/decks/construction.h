// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "engine/naruto/editions/edition.h"
#include "engine/table/enum_names.h"

/// Deck construction of every edition by its switches: N-DECK-01 to N-DECK-14, sideboards (N-SIDE-01), reinforcement
/// decks (N-REINF-01 to N-REINF-04).
namespace naruto {

enum class DeckBreach : std::uint8_t {
  wrong_size,           ///< N-DECK-01
  squad_in_deck,        ///< N-DECK-02, of the sideboard likewise
  too_many_ninja,       ///< N-DECK-03
  too_many_copies,      ///< N-DECK-05; N-DECK-07 if only deck and sideboard together have too many
  unsupported_keyword,  ///< N-DECK-11: a keyword of later sets, that no edition here has
  pending_card,         ///< N-DECK-11: its text is not playable yet
  unknown_card,         ///< N-DECK-14: no card has the code
  foreign_keyword,      ///< N-DECK-11: `word` is a keyword that this edition does not have
  foreign_symbol,       ///< N-SYM-02: a symbol that this match does not have
  limited_card,         ///< N-DECK-08, N-DECK-09; N-DECK-13 if the English code of the list binds it
  outside_pool,         ///< N-DECK-14, A-93
  form_card,            ///< N-MAST-08: another card turns into it
  sideboard_size,       ///< N-SIDE-01
  no_sideboard,         ///< N-SIDE-01: the edition has none
  reinforcement_size,   ///< N-REINF-01
  no_reinforcement,     ///< N-REINF-01: the edition has none
  not_a_squad,          ///< N-REINF-02
  squad_copies,         ///< N-REINF-03
  squad_component,      ///< N-REINF-04: too many squads with the component name `word`
};

/// What would put a breach right; `count` is the number of cards meant.
enum class DeckFixKind : std::uint8_t {
  add_cards,              ///< to the pile of the breach
  remove_cards,           ///< from it
  remove_ninja,           ///< Ninja that are no platoons
  remove_copies,          ///< of the card of the breach
  remove_card,            ///< all copies
  move_to_reinforcement,  ///< all copies
  remove_sideboard,       ///< as a whole
  remove_reinforcement,   ///< as a whole
  replace_card,           ///< by one of the codes in `nearest`
};
struct DeckFix {
  DeckFixKind kind = DeckFixKind::remove_card;
  int count = 0;
  friend bool operator==(const DeckFix&, const DeckFix&) = default;
};

/// Where a breach was found.
enum class DeckPile : std::uint8_t { deck, sideboard, reinforcement, deck_and_sideboard };

struct DeckViolation {
  DeckBreach code = DeckBreach::wrong_size;
  std::string_view rule;  ///< "N-DECK-01"
  std::string card;       ///< code of the card; for copies the code of the first of that name
  std::string name;       ///< printed name, where a card is meant
  int found = 0;
  int allowed = 0;
  DeckFix fix;
  DeckPile pile = DeckPile::deck;
  std::string word = {};     ///< the keyword, symbol or component name that is meant
  std::string nearest = {};  ///< of an unknown card: the codes that may have been meant
  friend bool operator==(const DeckViolation&, const DeckViolation&) = default;
};

/// Every breach at once (N-DECK-12); empty if the deck may be played. With house rulings: `with_rulings(edition, ...)`.
std::vector<DeckViolation> check_deck(const Deck& deck, const Catalog& catalog, const Edition& edition);

/// What keeps this card out of the pile whatever else is in it; empty if nothing does. `pile` is one of the first
/// three; `count` copies are meant.
std::vector<DeckViolation> check_card(const CardDefinition& card, int count, DeckPile pile, const Catalog& catalog,
                                      const Edition& edition);

/// The most copies of a card that deck and sideboard (N-DECK-07) may hold: N-DECK-05, or less for a limited card
/// (N-DECK-08). Cards of the same name count together with it, see `limit_binds` (N-DECK-10).
int most_copies(const CardDefinition& card, const Catalog& catalog, const Edition& edition);

/// The names of the Ninja that a squad is made of (N-NAME-03); its own name and its aliases are none of them.
std::vector<Word> component_names(const CardDefinition& card, const Catalog& catalog);

/// One English line for authoring tools: rule, what is wrong, what puts it right.
std::string text_of(const DeckViolation& violation);

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::DeckBreach> {
  static constexpr std::array<std::string_view, 19> names{
      "wrong_size",       "squad_in_deck", "too_many_ninja",  "too_many_copies", "unsupported_keyword",
      "pending_card",     "unknown_card",  "foreign_keyword", "foreign_symbol",  "limited_card",
      "outside_pool",     "form_card",     "sideboard_size",  "no_sideboard",    "reinforcement_size",
      "no_reinforcement", "not_a_squad",   "squad_copies",    "squad_component"};
};
template <>
struct EnumNames<naruto::DeckFixKind> {
  static constexpr std::array<std::string_view, 9> names{
      "add_cards",        "remove_cards",         "remove_ninja",
      "remove_copies",    "remove_card",          "move_to_reinforcement",
      "remove_sideboard", "remove_reinforcement", "replace_card"};
};
template <>
struct EnumNames<naruto::DeckPile> {
  static constexpr std::array<std::string_view, 4> names{"deck", "sideboard", "reinforcement", "deck_and_sideboard"};
};
}  // namespace table
