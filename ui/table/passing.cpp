// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/table/match_controller.h"

/// Passes that the program makes for a player who has set it so. Whether it does depends on what both have set and on
/// public facts, never on a hand.
namespace playsheet {

using naruto::Press;

MatchController::Phase MatchController::phaseNow() const { return {match_.state().turn, phaseOf(match_.state().step)}; }

/// The program would pass the open question for whoever is asked, and why.
std::optional<Press> MatchController::passesNow() const {
  const auto window = windowOf(match_.state());
  if (over() || guided() || !window) return std::nullopt;
  const PlayerId player = match_.decider();
  if (passing_.until[player] == phaseNow()) return Press::until_phase;
  if (passing_.stops[player].has(*window) || passing_.once[player].has(*window)) return std::nullopt;
  return Press::no_stop;
}

void MatchController::passAutomatically() {
  endPassing();
  while (const auto press = passesNow()) {
    if (match_.act(match_.decider(), naruto::Pass{}, *press)) return;
    keep(&MatchRecorder::decided);
    interruptPassing();
    endPassing();
    keepPassing();
    standStill();
  }
}

void MatchController::passOn(PlayerId player) {
  passing_.until[player] = phaseNow();
  if (!act(player, naruto::Pass{})) passing_.until[player].reset();
}

void MatchController::stopPassing(PlayerId player) {
  passing_.until[player].reset();
  keepPassing();
  refresh();
}

/// Whoever is attacked or meant is asked; whoever passes on is asked when the other one uses something.
void MatchController::interruptPassing() {
  const auto& moment = match_.moments().back();
  lightOnce(moment, passing_.once);
  for (const auto& event : moment.events)
    if (const auto* added = std::get_if<naruto::LinkAdded>(&event))
      passing_.until[table::other(added->link.context.controller)].reset();
}

void MatchController::endPassing() {
  for (auto& until : passing_.until.values)
    if (until && *until != phaseNow()) until.reset();
  putOut(match_.state(), passing_.once);
}

// --- lamps ----------------------------------------------------------------------------------------------------------

bool MatchController::canSetStops(PlayerId player) const {
  const auto& state = match_.state();
  const bool waits = still_ || consentAsked() || secrecy_.curtain();
  return !over() && !waits && state.turn > 0 && state.active == player;
}

bool MatchController::setStop(PlayerId player, StopWindow window, bool lit) {
  if (!canSetStops(player)) {
    const bool own = match_.state().turn > 0 && match_.state().active == player && !over();
    const QString form = words_.say(
        plan_.seats[player].language,
        own ? QT_TRANSLATE_NOOP("Match", "First finish what both players are being asked; then %1 can set stops.")
            : QT_TRANSLATE_NOOP("Match",
                                "%1 can set stops only during their own turn, so that the lamps give nothing away."));
    emit stopRefused(player, form.arg(words_.playerName(player)));
    return false;
  }
  passing_.stops[player].set(window, lit);
  plan_.stops = passing_.stops;
  keepPassing();
  emit stopsSet();
  refresh();
  return true;
}

// --- kept with each decision ----------------------------------------------------------------------------------------

/// Told when the decision is through: a message in the middle of it would stand over the table of before.
void MatchController::keep(void (MatchRecorder::*deed)(const naruto::Match&)) {
  if (!recorder_) return;
  (recorder_->*deed)(match_);
  const QString what = recorder_->trouble();
  if (what.isEmpty()) return;
  QMetaObject::invokeMethod(
      this, [this, what] { emit trouble(what); }, Qt::QueuedConnection);
}

/// What is set now belongs to the present moment; what was taken back before it is gone.
void MatchController::keepPassing() {
  if (!match_.can_redo() || kept_.size() < match_.moments().size()) kept_.resize(match_.moments().size(), passing_);
  kept_[match_.moments().size() - 1] = passing_;
}

void MatchController::restorePassing() {
  const std::size_t now = match_.moments().size() - 1;
  passing_ = now < kept_.size() ? kept_[now] : Passing{{}, plan_.stops, {}};
  endPassing();
}

}  // namespace playsheet
