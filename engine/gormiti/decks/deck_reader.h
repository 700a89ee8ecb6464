// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gormiti/cards/card_message.h"
#include "engine/gormiti/cards/catalog.h"

namespace gormiti {

/// A deck file has at most so many.
inline constexpr std::size_t kMostCardsOfAFile = 100;

/// A deck of a person (docs/formats.md, section 3).
struct DeckFile {
  Mode mode = Mode::strategic;
  std::string name;
  std::vector<std::string> cards;  ///< their codes, each a card of the catalog

  friend bool operator==(const DeckFile&, const DeckFile&) = default;
};

struct DeckReading {
  std::optional<DeckFile> deck;       ///< absent if there is a message
  std::vector<CardMessage> messages;  ///< `card` is empty; `path` is the place in the file
};

/// Reads the text of a deck file strictly. It says nothing of whether the deck is legal (`check_deck`). Never throws.
DeckReading read_deck(std::string_view text, const Catalog& cards);

/// The deck in the form that `read_deck` reads.
std::string write_deck(const DeckFile& deck);

/// The game that a deck file of any game names; empty if it names none.
std::string game_of_deck(std::string_view text);

}  // namespace gormiti
