// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/naruto/decks/formats/deck_import.h"

namespace naruto {

/// The deck in one of the forms; `import_deck` makes the same piles of it. Name and edition are kept where the form has
/// a place for them (all but csv, community and tts), languages and note in `text` and `json`.
std::string export_deck(const Deck& deck, DeckFormat format, const Catalog& catalog);

/// The id of a card in the community's deck builder: "N-US010" is "nus010".
std::string community_id(std::string_view code);

/// How files of this form end: "toml", "json", "txt", "csv".
std::string_view file_ending(DeckFormat format);

}  // namespace naruto
