// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"

namespace playsheet {

/// The rules and house rulings that a card of this kind brings into play, by their ids: of its type first, then of its
/// keywords and figures. Only ids that the rules page has.
std::vector<std::string_view> rulesOfCard(const naruto::CardDefinition& card);

/// The printings of the same card, itself among them, in the order of the catalog.
std::vector<naruto::DefinitionId> printingsOf(const naruto::Catalog& cards, naruto::DefinitionId card);

}  // namespace playsheet
