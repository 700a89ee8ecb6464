// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "engine/naruto/decks/construction.h"

/// Private to this folder: words for piles, in the languages of the program and as communities write them.
namespace naruto {

/// What a heading says of the cards below it.
struct DeckHeading {
  std::optional<DeckPile> pile;  ///< nothing: of whatever pile it was before
  bool aside = false;            ///< cards that are not in the deck: "Maybeboard", "Considering"
};

/// "Sideboard:", "// Reinforcements", "Mazzo principale (40)"; nothing if other words stand in it, too, or if it speaks
/// of several piles.
std::optional<DeckHeading> heading_of(std::string_view words);

/// A single word that can stand in front of a card and says where it belongs: "SB", "Riserva".
std::optional<DeckHeading> pile_word(std::string_view word);

/// A single word of headings that says nothing of a pile: "Ninja", "carte".
bool is_group_word(std::string_view word);

/// A word for a number from two on: "three", "quattro", "duas", "playset", "III".
bool is_number_word(std::string_view word);

}  // namespace naruto
