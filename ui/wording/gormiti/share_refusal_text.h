// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/gormiti/decks/share_code.h"
#include "ui/wording/language.h"

namespace playsheet::gormiti_wording {

/// Why there is no share code of a deck, or no deck of a share code, and what would be right. Of a card that stands
/// there twice the name is said.
std::string share_refusal_text(const gormiti::ShareRefusal& refusal, const gormiti::Catalog& cards,
                               wording::Language language);

}  // namespace playsheet::gormiti_wording
