// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

/// The turn and its steps, rounds, dawn and last stand.
namespace rising_clan {

void step_turn(Change& change);

/// The turn player says that he is ready, or done; in the exchange, that he keeps his cards.
void turn_goes_on(Change& change);
/// instead of a card, the roll.
void roll_to_be_free(Change& change);
/// R-226 (2).
void exchange_card(Change& change, CardId card);
int hand_limit(const Position& position);

/// Recalls that were to wait for what was in hand.
void lay_pending_recalls(Change& change);

}  // namespace rising_clan
