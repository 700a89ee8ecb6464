// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/gormiti/cards/catalog.h"
#include "engine/gormiti/decks/options.h"
#include "engine/gormiti/decks/refusal.h"

namespace gormiti {

inline constexpr std::size_t kStrategicDeck = 20;  // G-201
inline constexpr std::size_t kQuickDeck = 10;      // G-209

/// Whether a game of this mode may be played with these cards (G-208, G-209): the first row of G-R05 to G-R08 that is
/// true, or none. Conditions and restrictions play no part (G-211), nor which Fighter will be Hero (G-210).
Refusal check_deck(const Catalog& cards, const Options& options, Mode mode, std::span<const DefinitionId> deck);

}  // namespace gormiti
