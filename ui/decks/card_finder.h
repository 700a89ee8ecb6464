// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "engine/naruto/cards/catalog.h"

namespace playsheet {

/// What a line of words means: cards in the order in which they are shown, or a sentence why there are none.
struct CardsFound {
  std::vector<naruto::DefinitionId> cards;
  QString trouble;
};

/// Finds the cards that a line of words means; the answer comes at once or later, of the newest line alone.
using CardFinder = std::function<void(const QString& words, const std::function<void(CardsFound)>& answer)>;

/// Cards in whose name (English, Italian), code or traits every word stands, case and accents ignored. Cards that can
/// be played come first, then by name. The catalog outlives it.
std::function<std::vector<naruto::DefinitionId>(const QString& words)> plainFinder(const naruto::Catalog& cards);

/// Every one of the words stands in this card.
bool containsWords(const naruto::Catalog& cards, const naruto::CardDefinition& card, const QString& words);

}  // namespace playsheet
