// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Apostrophes and quotation marks as they are printed (docs/voice.md). Files, searches and codes have straight ones,
/// as they are typed; what of those comes before a person's eyes goes through here.
namespace playsheet::wording {

/// "Jonin's Intervention" -> "Jonin’s Intervention". Quotation marks, and apostrophes that stand for something else,
/// stay as they are.
std::string with_apostrophes(std::string_view text);

/// The name or the summary of a card: quotation marks in pairs, too. One without another stays.
std::string typeset(std::string_view text);

}  // namespace playsheet::wording
