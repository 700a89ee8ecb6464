// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/naruto/decks/deck.h"

/// The short share code (docs/formats.md): a version, name, edition and piles of a deck in letters, digits, `-` and
/// `_`, with a checksum.
namespace naruto {

std::string share_code_of(const Deck& deck);

/// The text is one word that begins as share codes of this or a later version do.
bool is_share_code(std::string_view text);

}  // namespace naruto
