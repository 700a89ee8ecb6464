// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/cards/terms.h"
#include "ui/wording/language.h"

namespace playsheet::wording {

/// "growth coin", "+1/+1 coins"; feminine in Italian and Portuguese except the Portuguese growth coin.
std::string coin_forms(naruto::CoinKind kind, Language language, bool plural);

/// Beside the picture of a coin, which says the rest: "Curse Mark", "+1/+1"; nothing for one that has no name.
std::string coin_name(naruto::CoinKind kind, Language language);

}  // namespace playsheet::wording
