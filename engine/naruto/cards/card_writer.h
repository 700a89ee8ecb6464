// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/card_definition.h"

/// Canonical text of cards: one order, one layout, default values left out. What is written reads back as an equal
/// card.
namespace naruto {

/// A whole card source (TOML): the set, then every card handed in, in code order.
std::string write_cards(std::string_view set, std::vector<const CardDefinition*> cards, const Words& words);

/// The tree of a card as one line of JSON; empty if it has none.
std::string write_tree(const CardDefinition& card, const Words& words);

/// Order of codes: letters by letter, runs of digits by number ("N-99" before "N-101").
bool code_before(std::string_view a, std::string_view b);

}  // namespace naruto
