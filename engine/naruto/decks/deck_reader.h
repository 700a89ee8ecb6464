// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"

namespace naruto {

struct DeckReading {
  std::optional<Deck> deck;           ///< absent if there is an error
  std::vector<CardMessage> messages;  ///< `card` is empty; `path` is the place in the file
};

/// Reads a deck file (TOML, docs/formats.md): the deck, its sideboard and its reinforcement deck. `source` is the name
/// used in messages; the id of the deck is made from it. Never throws; every message has file, line, column, what
/// stands there and the nearest known word. With a catalog, a code that it does not have is a warning with the nearest
/// code, or the codes of the card if its name was written; the deck is read all the same.
DeckReading read_deck(std::string_view text, std::string_view source, const Catalog* catalog = nullptr);

/// The deck in the form that `read_deck` reads, entries in their order.
std::string write_deck(const Deck& deck);

}  // namespace naruto
