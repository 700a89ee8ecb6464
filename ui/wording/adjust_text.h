// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/actions/action.h"
#include "ui/wording/match_names.h"

namespace playsheet::wording {

/// "On top of the deck".
const Trio& deck_end(bool bottom);

/// What a change at the judge's desk does, as the words of a menu whose title is the card: "To the discard pile".
std::string adjust_text(const naruto::Adjust& action, const MatchNames& names, Language language);

}  // namespace playsheet::wording
