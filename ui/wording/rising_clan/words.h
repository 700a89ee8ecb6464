// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/rising_clan/cards/catalog.h"
#include "ui/wording/patterns.h"

/// The terms of Rising Clan as they stand alone, in the terms of docs/rules/rising-clan.md. Each list has a row for
/// each enumerator, or does not compile.
namespace playsheet::rising_clan_wording {

using wording::filled;
using wording::Language;
using wording::Trio;
using wording::TrioPatterns;
using wording::Words;

/// "ATT", in Portuguese "ATQ".
std::string_view name_of(rising_clan::Stat stat, Language language);
/// "Advantage card"
std::string_view name_of(rising_clan::CardType type, Language language);
/// "Permanent"
std::string_view name_of(rising_clan::AdvantageKind kind, Language language);
/// "Blade"; empty for none.
std::string_view name_of(rising_clan::ItemType type, Language language);
/// "Open event"
std::string_view name_of(rising_clan::EventKind kind, Language language);

/// The name of a card, a goal or an ability in this language, set as it is printed.
std::string in_language(const rising_clan::Names& names, Language language);

/// "Hiraku, Mariposa": the clans of these bits, in the order of the card file.
std::string clans_of(std::uint16_t clans, const rising_clan::Catalog& cards);

/// "Permanent · Blade · 1 hand · Hiraku, Mariposa": what stands under the name of a card.
std::string type_line(const rising_clan::CardDefinition& card, const rising_clan::Catalog& cards, Language language);

}  // namespace playsheet::rising_clan_wording
