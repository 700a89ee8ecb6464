// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/decks/formats/import_draft.h"

/// Private to this folder: what one line of a plain list says.
namespace naruto {

/// One card of a line with its number, as far as they are understood. Everything in the text that could mean something,
/// a figure, a word for a pile, a second code, is either understood, or the line is not clear; words that say nothing
/// ("foil") are passed over where a code says which card is meant.
struct CardLine {
  bool clear = false;
  std::optional<long long> count;  ///< if one is written
  std::optional<DeckPile> pile;    ///< likewise
  bool aside = false;              ///< a pile of cards that are not in the deck
  std::string code, name;          ///< neither: there is nothing but a number
  // Of one that is not clear:
  bool of_code = false;            ///< a known code stands in it as a word
  std::vector<std::string> codes;  ///< the cards that are spoken of
  std::vector<int> numbers;        ///< those that may be of the copies
};

CardLine read_card_line(std::string_view text, const CardIndex& cards);

/// The number in a field of its own: "3", "3x", "x3", "2.0"; nothing if it is none.
std::optional<long long> copies_of_field(std::string_view field);

/// Into the draft, or a question. `entry` comes with line, pile and what is written.
void take_card_line(const CardLine& line, ImportDraft::Entry entry, ImportDraft& draft);

/// Several cards of one line: "3 N-001, 2 N-031". One part where the line is of one card.
std::vector<std::string_view> parts_of_line(std::string_view line, const CardIndex& cards);

}  // namespace naruto
