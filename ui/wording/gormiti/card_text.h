// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/gormiti/cards/catalog.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet::gormiti_wording {

/// The text of the card, made from its effect tree: condition, payment, for whom it is and duration on lines of their
/// own, then one line for each ability. Empty for a card that says nothing, and for tokens. `card` is one of `cards`,
/// or has its tokens and counters there.
std::string card_text(const gormiti::CardDefinition& card, const gormiti::Catalog& cards, Language language);

}  // namespace playsheet::gormiti_wording
