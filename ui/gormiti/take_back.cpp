// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_desk.h"

/// What goes and comes back with undo and redo of Gormiti.
namespace playsheet {

TakeBackFacts GormitiDesk::takeBackFacts() const {
  TakeBackFacts facts;
  facts.possible = match_.can_undo();
  facts.last = lastByHand();
  for (const PlayerId player : table::kPlayers) {
    const table::WayBack way = table::way_back(match_, player);
    facts.ways[player] = {static_cast<int>(way.decisions), way.free, {table::other(player)}};
  }
  facts.restores = canRedo();
  return facts;
}

void GormitiDesk::stepBack() {
  match_.undo();
  keep(&GormitiRecorder::undone);
}

void GormitiDesk::stepForward() {
  do {
    match_.redo();
    keep(&GormitiRecorder::redone);
  } while (match_.can_redo() && match_.next_redo().press != table::Press::by_hand);
}

/// A decision is restored by whoever made it: nobody answers for the other one.
bool GormitiDesk::canRedo() const {
  return match_.can_redo() && !guided() && !over() && !consent_ && !still_ && match_.next_redo().by == match_.decider();
}

}  // namespace playsheet
