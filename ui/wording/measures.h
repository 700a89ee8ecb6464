// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/naruto/cards/text_terms.h"
#include "ui/wording/language.h"
#include "ui/wording/lexicon.h"

namespace playsheet::wording {

/// What is measured of a card, as a noun; masculine in Portuguese but for the rank.
std::string_view measure_name(naruto::Measure measure, Language language);
/// The same with what its article needs.
Np italian_measure(naruto::Measure measure);
/// The plural, "Turni di Schieramento"; nothing for what is never added up.
std::string_view italian_measures(naruto::Measure measure);

}  // namespace playsheet::wording
