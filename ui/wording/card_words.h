// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/cards/terms.h"
#include "ui/wording/language.h"

/// The printed words of cards (characteristics, attributes, ranks, symbols) in the three languages. A word that is not
/// known stays as printed.
namespace playsheet::wording {

std::string attribute_name(std::string_view printed, Language language);
std::string characteristic_name(std::string_view printed, Language language);
std::string rank_name(naruto::Rank rank, Language language);
/// One title for the rank, where `rank_name` gives all that mean it: "Satoosa".
std::string rank_title_name(naruto::Rank rank, Language language);
std::string symbol_name(naruto::Symbol symbol, Language language);
/// "Water, Earth or Fire"
std::string symbols_named(const std::vector<naruto::Symbol>& symbols, Language language);

/// A village or a country as the origin of a card: "Leaf", "del Villaggio della Foglia", "da Vila da Folha". Nothing if
/// the characteristic is no place.
std::optional<std::string> origin_name(std::string_view printed, Language language);

/// The rank that a characteristic is the title of, such as "Sannin" or "Anbu".
std::optional<naruto::Rank> rank_title(std::string_view printed);

}  // namespace playsheet::wording
