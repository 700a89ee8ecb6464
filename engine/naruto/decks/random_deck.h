// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/naruto/decks/construction.h"

/// Decks made by luck, for games that try the whole pool of cards.
namespace naruto {

/// A legal deck of an edition (with house rulings: of `with_rulings(...)`) from the cards that it allows, the
/// reinforcement deck included where squads are ready; `sideboard`: with one of the edition's size, too. About half of
/// it are Ninja, and it keeps to two symbols as far as the pool allows, so that its cards can be paid for. The same
/// seed gives the same deck. Nothing if the pool is too small. `check_deck` finds no breach in it (N-DECK-01 to
/// N-DECK-14, N-REINF-01 to N-REINF-04).
std::optional<Deck> random_deck(const Catalog& catalog, const Edition& edition, std::uint64_t seed,
                                bool sideboard = false);

}  // namespace naruto
