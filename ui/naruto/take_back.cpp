// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/way_back.h"
#include "ui/naruto/naruto_desk.h"

/// What goes and comes back with undo and redo of Naruto, and how a use that is being put together is given up.
namespace playsheet {

TakeBackFacts NarutoDesk::takeBackFacts() const {
  TakeBackFacts facts;
  facts.possible = match_.can_undo();
  facts.last = naruto::last_by_hand(match_);
  for (const PlayerId player : table::kPlayers) {
    const naruto::WayBack way = naruto::way_back(match_, player);
    facts.ways[player] = {way.decisions, way.free, {table::other(player)}};
  }
  facts.cancels = canCancelUse();
  facts.restores = canRedo();
  return facts;
}

void NarutoDesk::leaveForUndo() { still_.reset(); }

void NarutoDesk::stepBack() {
  match_.undo();
  keep(&MatchRecorder::undone);
}

/// With it the passes that followed by themselves.
void NarutoDesk::stepForward() {
  do {
    match_.redo();
    keep(&MatchRecorder::redone);
    standStill();
  } while (match_.can_redo() && match_.next_redo().press != naruto::Press::by_hand);
}

void NarutoDesk::stepped(std::optional<PlayerId> tookBack) {
  restorePassing();
  if (tookBack) passing_.until[*tookBack].reset();  // this player wants to decide anew
}

/// A decision is restored by whoever made it: nobody answers for the other one.
bool NarutoDesk::canRedo() const {
  return match_.can_redo() && !guided() && !over() && !consent_ && !still_ && match_.next_redo().by == match_.decider();
}

bool NarutoDesk::canCancelUse() const {
  if (over() || guided() || match_.state().announcement.kind == naruto::Announced::nothing) return false;
  const auto& moments = match_.moments();
  return match_.can_undo_freely() && moments.back().by == match_.decider();
}

void NarutoDesk::cancelUse() {
  while (canCancelUse()) stepBack();
  forgetChoice();
  restorePassing();
  emit decided();
  refresh();
}

}  // namespace playsheet
