// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/naruto/cards/terms.h"
#include "ui/wording/language.h"

namespace playsheet::wording {

/// What is measured of a card, as a noun; masculine in Italian and Portuguese.
std::string_view measure_name(naruto::Measure measure, Language language);

}  // namespace playsheet::wording
