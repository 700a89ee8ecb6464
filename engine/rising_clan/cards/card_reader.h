// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/rising_clan/cards/card_message.h"
#include "engine/rising_clan/cards/catalog.h"

namespace rising_clan {

/// What a card file gave: without messages the catalog is whole; with some it is not to be played with.
struct ReadCards {
  Catalog catalog;
  std::vector<CardMessage> messages;
};

/// Reads the text of a card file strictly (R-1203). Never throws and never crashes.
ReadCards read_cards(std::string_view text);
/// Likewise what a card file says, however it has been kept.
ReadCards read_cards(const table::SourceValue& root);

}  // namespace rising_clan
