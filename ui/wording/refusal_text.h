// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/rules/refusal.h"
#include "ui/wording/language.h"

namespace playsheet::wording {

/// Why not, in one short sentence, and on a second line the cheapest way out where there is one. `card` is the name of
/// the card that the refusal is about (`refusal.card`), empty if the reader may not see it. The rule id is not in it.
std::string refusal_text(const naruto::Refusal& refusal, std::string_view card, Language language);

/// What is wrong with a deck, and how it is put right.
std::string violation_text(const naruto::DeckViolation& violation, Language language);

/// For tests: the wordings as they stand in the tables.
const Trio& refusal_wording(naruto::RefusalCode code);
const Trio& fix_wording(naruto::Fix fix);

}  // namespace playsheet::wording
