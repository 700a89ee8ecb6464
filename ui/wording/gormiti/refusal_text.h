// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/gormiti/decks/options.h"
#include "engine/gormiti/decks/refusal.h"
#include "ui/wording/language.h"

namespace playsheet::gormiti_wording {

using wording::Language;

/// Why not, in one short sentence (G-R01 to G-R42). `card` is the name of the card that the refusal is about, empty if
/// there is none or the reader may not see it. The figures are those of the options. The rule id is not in it.
std::string refusal_text(const gormiti::Refusal& refusal, std::string_view card, const gormiti::Options& options,
                         Language language);

/// For tests: the wording of the code where the rule is one that has words of its own, else that of the code alone.
const wording::Trio& refusal_wording(gormiti::RefusalCode code, std::string_view rule);
/// The rules that have words of their own for this code.
std::vector<std::string_view> rules_with_words(gormiti::RefusalCode code);

}  // namespace playsheet::gormiti_wording
