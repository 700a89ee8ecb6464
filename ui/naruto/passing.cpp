// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/naruto/naruto_desk.h"

/// Passes that the program makes for a player who has set it so. Whether it does depends on what both have set and on
/// public facts, never on a hand.
namespace playsheet {

using naruto::Press;

NarutoDesk::Phase NarutoDesk::phaseNow() const { return {match_.state().turn, phaseOf(match_.state().step)}; }

/// The program would pass the open question for whoever is asked, and why.
std::optional<Press> NarutoDesk::passesNow() const {
  const auto window = windowOf(match_.state());
  if (over() || guided() || !window) return std::nullopt;
  const PlayerId player = match_.decider();
  if (passing_.until[player] == phaseNow()) return Press::until_phase;
  if (passing_.stops[player].has(*window) || passing_.once[player].has(*window)) return std::nullopt;
  return Press::no_stop;
}

void NarutoDesk::passAutomatically() {
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

void NarutoDesk::passOn(PlayerId player) {
  passing_.until[player] = phaseNow();
  if (!act(player, naruto::Pass{})) passing_.until[player].reset();
}

void NarutoDesk::stopPassing(PlayerId player) {
  passing_.until[player].reset();
  keepPassing();
  refresh();
}

/// Whoever is attacked or meant is asked; whoever passes on is asked when the other one uses something.
void NarutoDesk::interruptPassing() {
  const auto& moment = match_.moments().back();
  lightOnce(moment, passing_.once);
  for (const auto& event : moment.events)
    if (const auto* added = std::get_if<naruto::LinkAdded>(&event))
      passing_.until[table::other(added->link.context.controller)].reset();
}

void NarutoDesk::endPassing() {
  for (auto& until : passing_.until.values)
    if (until && *until != phaseNow()) until.reset();
  putOut(match_.state(), passing_.once);
}

// --- lamps ----------------------------------------------------------------------------------------------------------

bool NarutoDesk::canSetStops(PlayerId player) const {
  const auto& state = match_.state();
  const bool waits = still_ || consentAsked() || secrecy_.curtain();
  return !over() && !waits && state.turn > 0 && state.active == player;
}

bool NarutoDesk::setStop(PlayerId player, StopWindow window, bool lit) {
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

std::vector<StopState> NarutoDesk::stopStates(PlayerId player) const {
  const SeatChoice& seat = plan_.seats[player];
  std::vector<StopState> states;
  for (const StopWindow window : kStopWindows)
    states.push_back({stopIcon(window),
                      words_.say(seat.language, QT_TRANSLATE_NOOP("Match", "%1 stops at: %2"))
                          .arg(seat.name, words_.say(seat.language, stopTitle(window))),
                      stops(player).has(window), stopsOnce(player).has(window)});
  return states;
}

void NarutoDesk::turnStop(PlayerId player, int lamp) {
  const StopWindow window = kStopWindows[static_cast<std::size_t>(lamp)];
  setStop(player, window, !stops(player).has(window));
}

// --- kept with each decision ----------------------------------------------------------------------------------------

void NarutoDesk::keep(void (MatchRecorder::*deed)(const naruto::Match&)) {
  if (!recorder_) return;
  (recorder_->*deed)(match_);
  tellTrouble(recorder_->trouble());
}

/// What is set now belongs to the present moment; what was taken back before it is gone.
void NarutoDesk::keepPassing() {
  if (!match_.can_redo() || kept_.size() < match_.moments().size()) kept_.resize(match_.moments().size(), passing_);
  kept_[match_.moments().size() - 1] = passing_;
}

void NarutoDesk::restorePassing() {
  const std::size_t now = match_.moments().size() - 1;
  passing_ = now < kept_.size() ? kept_[now] : Passing{{}, plan_.stops, {}};
  endPassing();
}

}  // namespace playsheet
