// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/way_back.h"
#include "ui/table/match_controller.h"

/// Undo and redo: who takes back what, who has to allow it, and what comes back with it.
namespace playsheet {

/// Nobody takes back a decision of the other one alone. What nobody has answered, and told nothing, goes at once: it is
/// the last decision, whoever made it. Anything else is asked for by whoever decides now, back to the own last
/// decision; the question can be turned round if it was the other one who pressed.
void MatchController::undo() {
  if (!match_.can_undo() || guided()) return;
  still_.reset();
  desk_ = DeskState::Closed;
  const PlayerId last = naruto::last_by_hand(match_);
  if (naruto::way_back(match_, last).free) return takeBack(last);
  PlayerId asks = over() ? last : match_.decider();
  if (!naruto::way_back(match_, asks)) asks = table::other(asks);
  consent_ = table::other(asks);
  refresh();
}

/// The last decision of this player goes, and everything after it.
void MatchController::takeBack(PlayerId player) {
  consent_.reset();
  forgetChoice();
  const int decisions = naruto::way_back(match_, player).decisions;
  for (int i = 0; i < decisions; ++i) {
    match_.undo();
    keep(&MatchRecorder::undone);
  }
  restorePassing();
  passing_.until[player].reset();  // this player wants to decide anew
  emit decided();
  refresh();
}

/// A decision is restored by whoever made it: nobody answers for the other one.
bool MatchController::canRedo() const {
  return match_.can_redo() && !guided() && !over() && !consent_ && !still_ && match_.next_redo().by == match_.decider();
}

void MatchController::redo() {
  if (!canRedo()) return;
  forgetChoice();
  do {  // with it the passes that followed by themselves
    match_.redo();
    keep(&MatchRecorder::redone);
    standStill();
  } while (match_.can_redo() && match_.next_redo().press != naruto::Press::by_hand);
  restorePassing();
  emit decided();
  refresh();
  if (over()) emit finished();
}

bool MatchController::canCancelUse() const {
  if (over() || guided() || match_.state().announcement.kind == naruto::Announced::nothing) return false;
  const auto& moments = match_.moments();
  return match_.can_undo_freely() && moments.back().by == match_.decider();
}

void MatchController::cancelUse() {
  while (canCancelUse()) {
    match_.undo();
    keep(&MatchRecorder::undone);
  }
  forgetChoice();
  restorePassing();
  emit decided();
  refresh();
}

}  // namespace playsheet
