// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/cards/filter.h"
#include "ui/wording/language.h"

namespace playsheet::wording {

/// "3", "2 to 4", "4 or more", "2 or less".
std::string range_text(const naruto::Bounds& bounds, Language language);
/// The same with "at most 2" in front of what is counted.
std::string quantity_text(const naruto::Bounds& bounds, Language language);

}  // namespace playsheet::wording
