// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/construction.h"

namespace playsheet {

/// What putting the breach right does to the deck: "Out: 2 × Haku · N-017. In the deck: 3 × Haku · N-016". Empty where
/// it needs somebody's choice.
QString fixWords(const naruto::Deck& deck, const naruto::DeckViolation& breach, const naruto::Catalog& cards,
                 const QString& language);

}  // namespace playsheet
