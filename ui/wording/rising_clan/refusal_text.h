// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rising_clan/options/refusal.h"
#include "ui/wording/language.h"

namespace playsheet::rising_clan_wording {

using wording::Language;

/// Why not, in one short sentence (R-F01 to R-F44). `card` is the name of the card that the refusal is about, empty if
/// there is none or the reader may not see it. The rule id is not in it.
std::string refusal_text(const rising_clan::Refusal& refusal, std::string_view card, Language language);

/// For tests: the wording of the code where the rule is one that has words of its own, else that of the code alone.
const wording::Trio& refusal_wording(rising_clan::RefusalCode code, std::string_view rule);
/// The rules that have words of their own for this code.
std::vector<std::string_view> rules_with_words(rising_clan::RefusalCode code);

}  // namespace playsheet::rising_clan_wording
