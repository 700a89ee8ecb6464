// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "engine/naruto/decks/deck.h"

namespace playsheet {

/// What a deck is called in a language, where only the one name is known that stands in a record: by the decks that
/// have a name in each language. Any other name is as it was written.
QString deckTitle(const std::string& written, const std::vector<naruto::LocalText>& known, const QString& language);

/// The names of these decks.
std::vector<naruto::LocalText> namesOf(const std::vector<naruto::Deck>& decks);

}  // namespace playsheet
