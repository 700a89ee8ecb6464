// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/naruto/decks/construction.h"

/// Decks made by luck, for games that try the whole pool of cards.
namespace naruto {

/// The cards that may be in a deck of an edition, in the order of the catalog. Every card is asked when it is made:
/// whoever makes many decks keeps it. Refers to catalog and edition, which outlive it.
class LegalCards {
 public:
  LegalCards(const Catalog& catalog, const Edition& edition);

  const Catalog& catalog() const { return catalog_; }
  const Edition& edition() const { return edition_; }
  /// Of the deck and the sideboard, or of the reinforcement deck.
  const std::vector<const CardDefinition*>& of(DeckPile pile) const {
    return pile == DeckPile::reinforcement ? reinforcement_ : deck_;
  }

 private:
  const Catalog& catalog_;
  const Edition& edition_;
  std::vector<const CardDefinition*> deck_, reinforcement_;
};

/// A legal deck of an edition (with house rulings: of `with_rulings(...)`) from the cards that it allows, the
/// reinforcement deck included where squads are ready; `sideboard`: with one of the edition's size, too. About half of
/// it are Ninja, and it keeps to two symbols as far as the pool allows, so that its cards can be paid for. The same
/// seed gives the same deck. Nothing if the pool is too small. `check_deck` finds no breach in it (N-DECK-01 to
/// N-DECK-14, N-REINF-01 to N-REINF-04).
std::optional<Deck> random_deck(const LegalCards& cards, std::uint64_t seed, bool sideboard = false);
std::optional<Deck> random_deck(const Catalog& catalog, const Edition& edition, std::uint64_t seed,
                                bool sideboard = false);

}  // namespace naruto
