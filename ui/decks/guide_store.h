// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/decks/deck_guide.h"

namespace playsheet {

/// The guides that lie in the program (:/guides) for those of these decks that have one. One with a fault is left out
/// and told on the error stream; a test holds that none has one.
std::vector<naruto::DeckGuide> shippedGuides(const std::vector<naruto::Deck>& decks);

/// Whether the program has a guide for the deck with this id.
bool hasGuide(const std::string& deck);

}  // namespace playsheet
