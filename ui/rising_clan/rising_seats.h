// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/state/ids.h"
#include "engine/table/players.h"
#include "ui/speech/from_view.h"
#include "ui/wording/rising_clan/sheet_words.h"

/// What stands on both sides of the seam: seats as the engine and as the table number them, cards by the numbers of a
/// scene, words of the sheet.
namespace playsheet {

constexpr table::PlayerId playerOf(rising_clan::SeatId seat) { return table::player_at(table::index(seat)); }
constexpr rising_clan::SeatId seatOf(table::PlayerId player) { return table::seat_at(table::index(player)); }

/// Numbers of a scene: cards have their own, behind them come the role and the goal of each seat.
inline constexpr int kFirstRoleCard = 300;
inline constexpr int kFirstGoalCard = 320;
constexpr int roleCardOf(table::PlayerId player) { return kFirstRoleCard + static_cast<int>(table::index(player)); }
constexpr int goalCardOf(table::PlayerId player) { return kFirstGoalCard + static_cast<int>(table::index(player)); }
/// And the roles and goals that were not dealt.
inline constexpr int kFirstRoleAside = 340;
inline constexpr int kFirstGoalAside = 360;
/// The number of a card of the scene: -1 for none.
constexpr int cardNumber(rising_clan::CardId card) { return card == rising_clan::kNoCard ? -1 : card; }

/// Numbers of faces: of definitions their own, behind them those of roles and goals.
inline constexpr int kFirstRoleFace = 1000;
inline constexpr int kFirstGoalFace = 2000;

inline QString sheetText(rising_clan_wording::SheetWord word, wording::Language language) {
  return fromView(wording::pick(rising_clan_wording::sheet_wording(word), language));
}

}  // namespace playsheet
