// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/gormiti/decks/deck_reader.h"

/// Lists of cards, one a line, as people write them (docs/formats.md, section 3).
namespace gormiti {

struct DeckList {
  std::vector<std::string> cards;    ///< their codes
  std::vector<std::string> unknown;  ///< lines that mean no card
};

/// By code, by name in any language or by both, "1" or "1x" before it or not; what stands behind a `#` at the beginning
/// of a line is a remark. Never throws.
DeckList read_deck_list(std::string_view text, const Catalog& cards);

/// Code and name of each card, a line each. Such a list says neither the mode nor the name of a deck.
std::string write_deck_list(const DeckFile& deck, const Catalog& cards, std::string Names::*language);

}  // namespace gormiti
