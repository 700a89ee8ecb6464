// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "ui/wording/language.h"
#include "ui/wording/match_names.h"

/// What the details of a card say besides its text.
namespace playsheet::wording {

/// What a keyword means, in our words: "Ambush: you may ...". Empty for a word that is no keyword of the rules.
std::string keyword_text(std::string_view keyword, Language language);

/// The reminders of all keywords of the card: those among its characteristics in their order, then what its header and
/// its text say (Counter, Permanent, Valid).
std::vector<std::string> keyword_texts(const naruto::CardDefinition& card, const naruto::Words& words,
                                       Language language);

/// Facts that stand nowhere on the face: "Strategic value 3", "Form of: Summoning".
std::vector<std::string> detail_lines(const naruto::CardDefinition& card, const naruto::Catalog& cards,
                                      Language language, CardNames names = CardNames::as_texts);

}  // namespace playsheet::wording
