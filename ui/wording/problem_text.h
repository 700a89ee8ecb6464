// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/cards/card_message.h"
#include "ui/wording/language.h"
#include "ui/wording/source_problem_text.h"

/// What is wrong with a card source, for the person who wrote it. Words of the format itself (keys, names of effects)
/// stay as they are in every language.
namespace playsheet::wording {

/// "A key that has no meaning here: "combta"."
std::string problem_text(const naruto::CardMessage& message, Language language);

/// What would be right, and the word that was probably meant: "one of a, b. Did you mean "combat"?"
std::string remedy_text(const naruto::CardMessage& message, Language language);

}  // namespace playsheet::wording
