// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/editions/edition.h"

/// Which answers are thinkable in a match (N-CR-02).
namespace naruto {

/// What the edition says of its cards, and these further ones. Nothing else of the catalog counts.
ThinkableAnswers answers_with(std::span<const DefinitionId> further, const Catalog& catalog, const Edition& edition);

/// Of a match that begins now: the same with every card that is legal in it, the cards of whoever plays included. Where
/// it depended on the decks alone, a question would tell what is in them.
ThinkableAnswers answers_in_match(std::span<const DefinitionId> decks, const Catalog& catalog, const Edition& edition);

}  // namespace naruto
