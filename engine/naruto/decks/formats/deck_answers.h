// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/naruto/decks/formats/deck_import.h"

/// What is answered to the questions of an import.
namespace naruto {

/// Cards for the pile of the line, or the pile of the cards under a heading. Neither: it is left out.
struct DeckAnswer {
  std::vector<DeckEntry> cards = {};
  std::optional<DeckPile> pile = {};
  friend bool operator==(const DeckAnswer&, const DeckAnswer&) = default;
};

/// What the line may mean, the likeliest first; leaving it out is always an answer, and not among them.
std::vector<DeckAnswer> answers_to(const DeckQuestion& question);

/// "N-001", "3 N-001", "3 N-001 + 2 N-031", "sideboard", "none"; nothing if it is none of these. Where no number
/// stands, the number of the question is meant.
std::optional<DeckAnswer> read_answer(std::string_view text, const DeckQuestion& question, const CardIndex& cards);

/// Puts the answers into the deck, one for each question, in their order. No pile gets more than 99 copies of a card.
void take_answers(DeckImport& import, const std::vector<DeckAnswer>& answers);

}  // namespace naruto
