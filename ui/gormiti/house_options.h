// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/gormiti/cards/words.h"
#include "engine/gormiti/decks/options.h"

/// The options (G-12) that two players set otherwise than the rules have them: their house rules.
namespace playsheet {

/// Those that mean something in this mode, in the order of G-12.
std::vector<const gormiti::OptionRow*> optionsOf(gormiti::Mode mode);

/// How many of those are not as the rules have them.
int changedOptions(const gormiti::Options& options, gormiti::Mode mode);

}  // namespace playsheet
