// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/disclosure.h"

#include <algorithm>

#include "engine/rising_clan/actions/player_view.h"
#include "engine/rising_clan/events/change.h"

namespace rising_clan {
namespace {

bool learns(const GameState& before, const GameState& after, SeatId seat) {
  for (std::size_t i = 0; i < kMostCards; ++i) {
    const auto card = static_cast<CardId>(i);
    if (after[card].definition == kNoDefinition) continue;
    if (knows_card(after, seat, card) && !knows_card(before, seat, card)) return true;
  }
  for (std::size_t i = 0; i < after.seats; ++i)
    if (knows_role(after, seat, table::seat_at(i)) && !knows_role(before, seat, table::seat_at(i))) return true;
  return false;
}

/// Where which card it is cannot be seen by everybody.
bool is_private(const CardMoved& e) {
  return e.zone == Zone::hand || e.zone == Zone::gift || e.zone == Zone::advantage_deck || e.zone == Zone::event_deck ||
         e.zone == Zone::disadvantage_deck;
}

}  // namespace

Disclosed disclosed(const GameState& before, const GameState& after, std::span<const Event> events) {
  Disclosed out;
  out.chance = std::any_of(events.begin(), events.end(),
                           [](const Event& event) { return std::holds_alternative<LuckSpent>(event); });
  for (std::size_t i = 0; i < after.seats; ++i)
    if (learns(before, after, table::seat_at(i))) out.learned = out.learned.with(table::seat_at(i));
  return out;
}

Events told(std::span<const Event> events, const GameState& before, const Options& options, SeatId viewer) {
  Events out;
  GameState state = before;
  for (const Event& event : events) {
    apply_event(state, event);
    if (std::holds_alternative<FramePushed>(event) || std::holds_alternative<FrameSet>(event) ||
        std::holds_alternative<FramePopped>(event))
      continue;
    if (const auto* luck = std::get_if<LuckSpent>(&event); luck != nullptr && luck->stream != Luck::die) continue;
    if (const auto* placed = std::get_if<EventPlaced>(&event); placed != nullptr && placed->viewer != viewer) continue;
    Event seen = event;
    if (auto* moved = std::get_if<CardMoved>(&seen)) {
      const bool own = moved->zone == Zone::hand && moved->seat == viewer;
      if (is_private(*moved) && !own && !moved->known.has(viewer)) moved->card = kNoCard;
      moved->known = {};
    }
    // R-O27: who joins is shown when all have decided.
    if (auto* set = std::get_if<EventSet>(&seen); set != nullptr && set->event.joining && options.secret_join)
      set->event.facers.clear();
    out.push_back(seen);
  }
  return out;
}

}  // namespace rising_clan
