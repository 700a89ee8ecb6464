// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/naruto/decks/formats/deck_import.h"

/// Printings that a name in a list may mean, where the list has no code.
namespace naruto {

/// The two differ in nothing that matters for play: figures, traits and text are the same; code, set and rarity may be
/// others (N-CARD-12).
bool same_for_play(const CardDefinition& a, const CardDefinition& b, const Words& words);

/// The first candidate that can be played and is legal there; of cards of one name only.
std::optional<std::string> proposed_printing(const DeckQuestion& question, const Catalog& catalog,
                                             const Edition& edition);

/// Takes the proposed printing wherever all others that could be played are the same for play: nobody is asked about
/// those. The other questions stay, in their order. How many lines were settled so.
int settle_alike_printings(DeckImport& import, const Catalog& catalog, const Edition& edition);

}  // namespace naruto
