// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/cards/catalog.h"

/// The one strict reader of cards. It is handed text and opens no file; it never throws on bad input, and reports all
/// that is wrong at once where it can.
namespace naruto {

inline constexpr std::size_t kMostCardsOfASource = 5000;

/// Reads one card source (TOML, docs/formats.md) and adds its cards to the catalog. A card with an error is not added;
/// the others are. `source` is the name used in messages. What comes back is empty if all is well. The codes of
/// `others`, if it is given, are taken.
std::vector<CardMessage> read_cards(std::string_view text, std::string_view source, Catalog& catalog,
                                    const Catalog* others = nullptr);

/// Reads the tree of a card, JSON, as `write_tree` gives it. The facts of the card must be there: what a text can speak
/// of depends on type and cost.
std::vector<CardMessage> read_tree(std::string_view json, std::string_view source, CardDefinition& card, Words& words);

/// Names and traits that texts of the catalog look for and that no card has, neither there nor in `more`: slips of the
/// pen that no reader of a single card can see. They are warnings.
std::vector<CardMessage> check_names(const Catalog& catalog, const Catalog* more = nullptr);

}  // namespace naruto
