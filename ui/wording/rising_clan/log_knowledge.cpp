// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/log_knowledge.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

bool is_open_zone(Zone zone) {
  switch (zone) {
    case Zone::aside:
    case Zone::advantage_deck:
    case Zone::event_deck:
    case Zone::disadvantage_deck:
    case Zone::status_deck:
    case Zone::hand:
    case Zone::gift:
      return false;
    default:
      return true;
  }
}

bool is_told_card(const GameState& before, const GameState& after, CardId card, SeatId reader) {
  if (card >= kMostCards) return false;
  const CardState &was = before[card], &is = after[card];
  if (is_open_zone(was.zone) || is_open_zone(is.zone)) return true;
  // What all know, nobody's eyes do.
  const SeatSet all = SeatSet::first(after.seats);
  if ((is.known & all) == all || is.known.has(reader)) return true;
  const auto owns = [&](const CardState& c) { return c.zone == Zone::hand && c.seat == reader && reader != kNoSeat; };
  return owns(was) || owns(is);
}

CardId moved_card(const CardMoved& event, const GameState& before, const GameState& after) {
  if (event.card != kNoCard) return event.card;
  for (std::size_t i = 0; i < kMostCards; ++i)
    if (before.cards[i].zone != after.cards[i].zone || before.cards[i].seat != after.cards[i].seat)
      return static_cast<CardId>(i);
  return kNoCard;
}

}  // namespace playsheet::rising_clan_wording
