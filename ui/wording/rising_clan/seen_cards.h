// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/rising_clan/actions/player_view.h"
#include "engine/rising_clan/cards/catalog.h"
#include "ui/wording/language.h"

/// Naming cards and seats as far as a view knows them.
namespace playsheet::rising_clan_wording {

using wording::Language;

/// Which card this is; nothing where the view does not say it.
const rising_clan::SeenCard* seen_card(const rising_clan::PlayerView& view, rising_clan::CardId card);

/// Its name, or "a card".
std::string seen_name(const rising_clan::PlayerView& view, const rising_clan::Catalog& cards, rising_clan::CardId card,
                      Language language);

/// Empty for nobody.
std::string name_at(const std::vector<std::string>& players, rising_clan::SeatId seat);
/// "Ada, Kai and Naomi", by seat.
std::string names_of(const std::vector<std::string>& players, rising_clan::SeatSet seats, Language language);

}  // namespace playsheet::rising_clan_wording
