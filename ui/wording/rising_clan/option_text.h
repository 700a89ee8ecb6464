// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/rising_clan/options/options.h"
#include "ui/wording/language.h"

/// The house rulings of R-14, by the names of their rows. Of a name that is none, everything is empty.
namespace playsheet::rising_clan_wording {

using wording::Language;

/// "Hand limit"
std::string option_title(std::string_view name, Language language);
/// One sentence: what it changes.
std::string option_meaning(std::string_view name, Language language);
/// What a value is called: "as usual", "off", "7", "no limit". The value is one of its row.
std::string option_value(std::string_view name, int value, Language language);

}  // namespace playsheet::rising_clan_wording
