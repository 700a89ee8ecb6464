// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/cards/words.h"
#include "ui/wording/language.h"
#include "ui/wording/marks.h"
#include "ui/wording/match_names.h"

namespace playsheet::wording {

/// The text of the card, made from its trees: header, requirement, targets and effect each on a line of its own, one
/// line for each further ability. Empty for a card without text; a card whose tree is pending gives nothing.
std::string card_text(const naruto::CardDefinition& card, const naruto::Words& words, Language language);

/// The same; other cards that the text speaks of are called by their names, not by their codes.
std::string card_text(const naruto::CardDefinition& card, const naruto::Catalog& cards, Language language,
                      CardNames names = CardNames::as_texts);

/// The same text, and what its phrases speak of.
MarkedText marked_card_text(const naruto::CardDefinition& card, const naruto::Catalog& cards, Language language,
                            CardNames names = CardNames::as_texts);

/// Cards that fit a filter, as the object of a sentence: "1 of your injured Ninja".
/// Without a number: "any number of your injured Ninja".
std::string filter_text(const naruto::Filter& filter, std::optional<int> n, bool up_to, const naruto::Words& words,
                        Language language);

/// "Ninja · Foglia · Genin · Uomo".
std::string type_line(const naruto::CardDefinition& card, const naruto::Words& words, Language language);

/// The word at the foot of a Mission: "Once", "Counter", "Permanent", "Permanent (3)"; empty for other cards.
std::string foot_label(const naruto::CardDefinition& card, Language language);

}  // namespace playsheet::wording
