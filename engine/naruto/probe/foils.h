// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"

/// Private to this folder: what must be there for a text to show. A Jutsu that cannot be negated shows against a card
/// that negates, a text that waits for a toss beside a card that tosses.
namespace naruto::probe {

/// The names of the effects and rules in the tree of a card ("damage", "modify_power"), each once.
std::vector<std::string_view> ops_of(const CardDefinition& card);

/// Effects and rules of other cards against or with which this text shows.
std::vector<std::string_view> foils_of(const CardDefinition& card, const Ability& text);

}  // namespace naruto::probe
