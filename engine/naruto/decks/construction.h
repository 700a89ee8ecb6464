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

/// Deck construction: N-DECK-01 to -06, -11, -12. Limited cards (N-DECK-08) and side decks come with their editions.
namespace naruto {

enum class DeckBreach : std::uint8_t {
  wrong_size,           ///< N-DECK-01
  squad_in_deck,        ///< N-DECK-02
  too_many_ninja,       ///< N-DECK-03
  too_many_copies,      ///< N-DECK-05
  unsupported_keyword,  ///< N-DECK-11
  pending_card,         ///< N-DECK-11: its text is not playable yet
  unknown_card,         ///< N-DECK-14: no card of the pool has the code
};

/// What would put a breach right.
enum class DeckFixKind : std::uint8_t { add_cards, remove_cards, remove_ninja, remove_copies, remove_card };
struct DeckFix {
  DeckFixKind kind = DeckFixKind::remove_card;
  int count = 0;
  friend bool operator==(const DeckFix&, const DeckFix&) = default;
};

struct DeckViolation {
  DeckBreach code = DeckBreach::wrong_size;
  std::string_view rule;  ///< "N-DECK-01"
  std::string card;       ///< code of the card; for copies the code of the first of that name
  std::string name;       ///< printed name, where a card is meant
  int found = 0;
  int allowed = 0;
  DeckFix fix;
  friend bool operator==(const DeckViolation&, const DeckViolation&) = default;
};

/// Every breach at once (N-DECK-12); empty if the deck may be played.
std::vector<DeckViolation> check_deck(const Deck& deck, const Catalog& catalog, const Edition& edition);

/// One English line for authoring tools.
std::string text_of(const DeckViolation& violation);

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::DeckBreach> {
  static constexpr std::array<std::string_view, 7> names{"wrong_size",      "squad_in_deck",       "too_many_ninja",
                                                         "too_many_copies", "unsupported_keyword", "pending_card",
                                                         "unknown_card"};
};
template <>
struct EnumNames<naruto::DeckFixKind> {
  static constexpr std::array<std::string_view, 5> names{"add_cards", "remove_cards", "remove_ninja", "remove_copies",
                                                         "remove_card"};
};
}  // namespace table
