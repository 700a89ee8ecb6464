// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "ui/table/played_words.h"

namespace playsheet {

/// The catalog outlives it; the decks are those that have a name in each language.
PlayedWords narutoPlayed(const naruto::Catalog& cards, const std::vector<naruto::Deck>& ready);

}  // namespace playsheet
