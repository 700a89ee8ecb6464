// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"

/// Plain cards without names of their own, for decks of which only the numbers matter ("deck 24 ninja").
namespace naruto::scenario {

inline constexpr int kGenerated = 60;  ///< of each kind

/// "ninja", "platoons", "squads", "jutsu", "missions", "clients".
const std::vector<std::string_view>& generated_kinds();

/// Code of the card with this number, from 1, of a kind.
std::string generated_code(std::size_t kind, int number);

/// Adds all of them to a catalog; nothing happens if they are there already.
void add_generated_cards(Catalog& cards);

}  // namespace naruto::scenario
