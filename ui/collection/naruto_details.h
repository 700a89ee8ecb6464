// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"

namespace playsheet {

/// Text of a card, facts, keywords, the decks that have it, its printings, the rules that touch it, as rich text in
/// which whatever a card source or a deck is called stands as plain words.
QString narutoDetails(const naruto::Catalog& cards, const std::vector<naruto::Deck>& decks, naruto::DefinitionId card,
                      const QString& language);

}  // namespace playsheet
