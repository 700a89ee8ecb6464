// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/decks/formats/deck_import.h"
#include "ui/wording/language.h"

namespace playsheet::wording {

/// Why a text is no deck list, with its line where it has one, and what would be right.
std::string deck_refusal_text(const naruto::DeckRefusal& refusal, Language language);

}  // namespace playsheet::wording
