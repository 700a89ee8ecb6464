// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/rising_clan/events/event.h"
#include "ui/wording/rising_clan/log_text.h"

/// What a reader of the log may know of a moment (R-1111, R-1112).
namespace playsheet::rising_clan_wording {

/// Where everybody sees which card lies there.
bool is_open_zone(rising_clan::Zone zone);

/// Whether this reader is told which card was moved: where it lies now, or by where it lay. What somebody had seen of
/// the hand that it left unseen, tells him nothing.
bool is_told_card(const rising_clan::GameState& before, const rising_clan::GameState& after, rising_clan::CardId card,
                  rising_clan::SeatId reader);

/// The card that this event moved, also where the event does not say it.
rising_clan::CardId moved_card(const rising_clan::CardMoved& event, const rising_clan::GameState& before,
                               const rising_clan::GameState& after);

}  // namespace playsheet::rising_clan_wording
