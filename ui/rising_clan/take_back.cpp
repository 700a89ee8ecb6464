// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/match/take_back.h"

#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_seats.h"

/// What goes and comes back with undo and redo of Rising Clan, and who has to agree (R-1113).
namespace playsheet {

TakeBackFacts RisingDesk::takeBackFacts() const {
  TakeBackFacts facts;
  facts.possible = match_.can_undo();
  facts.last = lastByHand();
  for (const PlayerId player : players()) {
    const table::WayBack way = table::way_back(match_, seatOf(player));
    WayBackFacts& told = facts.ways[player];
    told.decisions = static_cast<int>(way.decisions);
    if (way.decisions == 0) continue;
    const auto asked = rising_clan::consent_to_take_back(match_, way.decisions, seatOf(player));
    for (const PlayerId other : players())
      if (asked.has(seatOf(other))) told.asked.push_back(other);
    told.free = told.asked.empty();
  }
  facts.restores = canRedo();
  return facts;
}

void RisingDesk::stepBack() {
  match_.undo();
  keep(&RisingRecorder::undone);
}

void RisingDesk::stepForward() {
  do {
    match_.redo();
    keep(&RisingRecorder::redone);
  } while (match_.can_redo() && match_.next_redo().press != table::Press::by_hand);
}

/// The table stands as it did: a window is called again, and what lay over it is gone.
void RisingDesk::stepped(std::optional<PlayerId>) {
  called_ = false;
  settleScreen(false, false);
}

/// A decision is restored by whoever made it: nobody answers for somebody else.
bool RisingDesk::canRedo() const {
  return match_.can_redo() && !guided() && !over() && !consent_ && match_.next_redo().by == match_.decider();
}

}  // namespace playsheet
