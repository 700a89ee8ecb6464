// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "engine/naruto/cards/catalog.h"

namespace playsheet {

/// Finds the cards that a line of words means, in the order in which they are shown.
using CardFinder = std::function<std::vector<naruto::DefinitionId>(const QString& words)>;

/// Cards in whose name (English, Italian), code or traits every word stands, case and accents ignored. Cards that can
/// be played come first, then by name. The catalog outlives it.
CardFinder plainFinder(const naruto::Catalog& cards);

/// Every one of the words stands in this card.
bool containsWords(const naruto::Catalog& cards, const naruto::CardDefinition& card, const QString& words);

}  // namespace playsheet
