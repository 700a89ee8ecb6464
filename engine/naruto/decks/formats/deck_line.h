// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/decks/formats/import_draft.h"

/// Private to this folder: what one line of a plain list says.
namespace naruto {

/// Several cards of one line, each with its number: "3 N-001, 2 N-031". One part where the line is of one card.
std::vector<std::string_view> parts_of_line(std::string_view line, const CardIndex& cards);

/// Takes one card with its number into the draft, or a question. Everything in the text that could mean something, a
/// figure, a word for a pile, a second code, is either understood or asked about; words that say nothing ("foil") are
/// passed over where a code says which card is meant. `entry` comes with line, pile and what is written.
void take_line(std::string_view text, ImportDraft::Entry entry, ImportDraft& draft);

}  // namespace naruto
