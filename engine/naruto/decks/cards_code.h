// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/decks/deck.h"

namespace naruto {

/// The code under which a deck is counted: its cards, whatever it is called and whatever it was made for.
std::string cards_code(const Deck& deck);

}  // namespace naruto
