// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/rising_clan/window_call.h"

/// Who has the screen (R-1105, R-1115), and the call of a window (R-1104).
namespace playsheet {

using namespace rising_clan;

namespace {

/// Answered where nobody else may look on: the column Screen of R-11.
bool isSecretQuestion(const GameState& state, const Options& options) {
  switch (state.question.kind) {
    case QuestionKind::peek:
    case QuestionKind::window:
    case QuestionKind::prepare:
    case QuestionKind::act:
    case QuestionKind::interrupt:
    case QuestionKind::natural_one:
    case QuestionKind::flee_cards:
    case QuestionKind::exchange:
    case QuestionKind::hand_limit:
    case QuestionKind::immune:
    case QuestionKind::look:
    case QuestionKind::giving:
    case QuestionKind::shame:
    case QuestionKind::discard_hand:
    case QuestionKind::steal:
    case QuestionKind::order:
    case QuestionKind::search:
      return true;
    case QuestionKind::attempt:  // with a card of the hand
      return !state[state.question.seat].hand.empty();
    case QuestionKind::join:  // R-O27
      return options.secret_join;
    default:
      return false;
  }
}

/// All look at the table before it is answered, whoever has had the screen: each act of the two steps ends there
/// (R-1115), a die is seen by all, and so is an event that is turned up.
bool beginsBeforeAll(QuestionKind kind) {
  switch (kind) {
    case QuestionKind::prepare:
    case QuestionKind::act:
    case QuestionKind::natural_one:
    case QuestionKind::natural_six:
    case QuestionKind::join:
    case QuestionKind::opponent:
    case QuestionKind::flee:
    case QuestionKind::attempt:
    case QuestionKind::peek:
      return true;
    default:
      return false;
  }
}

}  // namespace

bool RisingDesk::isOwn() const {
  return !over() && (has_screen_ || isSecretQuestion(match_.state(), match_.rules().options));
}

/// Who learns is asked alone: nobody else is there to be called.
bool RisingDesk::calling() const {
  return !over() && !called_ && !plan_.pupil && !match_.rules().options.window_each &&
         match_.state().question.kind == QuestionKind::window;
}

std::vector<PlayerId> RisingDesk::callable() const {
  std::vector<PlayerId> out;
  for (const SeatId seat : seatsOfCall(match_.state(), match_.rules())) out.push_back(playerOf(seat));
  return out;
}

bool RisingDesk::isRaised(PlayerId player) const {
  return std::find(raised_.begin(), raised_.end(), player) != raised_.end();
}

/// A call, or whoever is asked has still to take the screen.
bool RisingDesk::padAsked() const { return calling() || (isOwn() && !has_screen_); }

bool RisingDesk::shows(PlayerId player) const {
  if (plan_.pupil) return player == plan_.pupil;
  if (secrecy_.level() == Secrecy::Open) return true;
  return secrecy_.handShown(player) && (looking_ ? looking_ == player : isOwn() && player == decider());
}

bool RisingDesk::answers() const {
  if (over() || consent_ || secrecy_.curtain() || looking_ || whoLooks_ || calling() || secrecy_.atPad()) return false;
  if (plan_.pupil && plan_.pupil != decider()) return false;
  return !isOwn() || shows(decider());
}

/// Everybody looks at the table, and nothing is asked that has to be answered first.
bool RisingDesk::isBeforeAll() const {
  if (plan_.pupil && !over()) return false;  // who learns sees the own view, and nothing else
  return !consent_ && (over() || (!looking_ && !secrecy_.curtain() && !shows(decider())));
}

/// Whoever has raised no hand passes, as soon as he is asked. What everybody said together is one decision: that of the
/// first of them.
void RisingDesk::passUnraised(table::Press first) {
  table::Press press = first;
  while (!over() && called_ && match_.state().question.kind == QuestionKind::window && !isRaised(decider())) {
    const std::size_t asked = seatsOfCall(match_.state(), match_.rules()).size();
    if (match_.act(match_.decider(), Pass{}, press)) return;
    keep(&RisingRecorder::decided);
    press = table::Press::no_stop;
    if (asked == 1) called_ = false;  // it is closed: another one is called anew
  }
}

/// Who has raised a hand gets the screen, one after the other, all others having passed.
void RisingDesk::handsDone() {
  called_ = true;
  passUnraised(table::Press::by_hand);
  settleScreen(false, false);
  emit decided();
  refresh();
  if (over()) emit finished();
}

/// After a decision. `goesOn`: who made it has the own view open, and is asked again; `wanted`: whoever is asked now
/// has said so before all.
void RisingDesk::settleScreen(bool goesOn, bool wanted) {
  const QuestionKind kind = match_.state().question.kind;
  if (over() || kind != QuestionKind::window || !called_) {
    raised_.clear();
    called_ = false;
  }
  pileShown_.reset();
  whoLooks_ = asideShown_ = false;
  looking_.reset();
  goesOn = goesOn && !calling() && !beginsBeforeAll(kind);
  has_screen_ = !over() && (goesOn || wanted || (called_ && isRaised(decider())));
  if (!goesOn) coverAll();
}

/// Whoever is asked comes to the screen as if nobody had been there.
void RisingDesk::coverAll() {
  secrecy_.decides(std::nullopt, false);
  secrecy_.cover();
}

/// The screen is everybody's again.
void RisingDesk::giveScreenBack() {
  has_screen_ = whoLooks_ = asideShown_ = false;
  looking_.reset();
  forgetChoice();
  coverAll();
}

}  // namespace playsheet
