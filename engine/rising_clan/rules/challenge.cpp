// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/challenge.h"

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/rolling.h"

namespace rising_clan {
namespace {

enum ChallengeStage : std::uint8_t {
  kChallengeWindow1,
  kChallengeRefill,
  kChallengeDice,
  kDieOfPlayer,
  kDieOfOpponent,
  kChallengeWindow,
  kChallengeResult,
  kChallengeOver
};

bool challenge_is_gone(Change& change) {
  const Frame& frame = change.top();
  return change.state().event.cancelled || !in_play(change.position(), frame.seat) ||
         !in_play(change.position(), frame.target);
}

void open_challenge_window(Change& change, WindowKind window, std::uint8_t next) {
  change.stage(next);
  change.push({.kind = FrameKind::window, .seat = change.top().seat, .window = window});
}

/// Abilities for who has conquered one.
void win_challenge(Change& change, SeatId winner) {
  change.emit(CardMoved{change.state().event.card, Zone::credit, winner});
  const auto status = change.state()[winner].status;
  for (std::size_t i = status.size(); i-- > 0;) {
    const auto& abilities = change.position().definition(status[i]).abilities;
    for (std::size_t a = abilities.size(); a-- > 0;)
      if (abilities[a].when == When::won_challenge && clan_effect_works(change.position(), winner, abilities[a]))
        change.push({.kind = FrameKind::run, .seat = winner, .card = status[i], .list = abilities[a].doing});
  }
}

/// exactly one succeeds.
void settle_challenge(Change& change) {
  const Frame frame = change.top();
  const auto& rolls = change.state().rolls;
  const bool player = reaches(change.position(), rolls[rolls.size() - 2]);
  const bool opponent = reaches(change.position(), rolls[rolls.size() - 1]);
  const bool gone = challenge_is_gone(change);
  change.emit(RollPopped{});
  change.emit(RollPopped{});
  change.stage(kChallengeOver);
  if (player != opponent && !gone) win_challenge(change, player ? frame.seat : frame.target);
}

}  // namespace

void step_challenge(Change& change) {
  const Frame frame = change.top();
  const bool rolls_lie = frame.stage > kChallengeDice && frame.stage <= kChallengeResult;
  if (!rolls_lie && frame.stage != kChallengeOver && challenge_is_gone(change)) return change.stage(kChallengeOver);
  switch (frame.stage) {
    case kChallengeWindow1:
      return open_challenge_window(change, WindowKind::challenge1, kChallengeRefill);
    case kChallengeRefill:
      for (const SeatId seat : {frame.seat, frame.target})
        draw_up_to(change, seat, change.position().numbers().honour_refill);
      return open_challenge_window(change, WindowKind::challenge2, kChallengeDice);
    case kChallengeDice:
      // Both dice lie before anybody acts.
      change.emit(RollPushed{{.kind = RollKind::challenge, .roller = frame.seat, .against = frame.target}});
      change.emit(RollPushed{{.kind = RollKind::challenge, .roller = frame.target, .against = frame.seat}});
      return change.stage(kDieOfPlayer);
    case kDieOfPlayer:
      change.stage(kDieOfOpponent);
      return throw_die(change, change.state().rolls.size() - 2);
    case kDieOfOpponent:
      change.stage(kChallengeWindow);
      return throw_die(change, change.state().rolls.size() - 1);
    case kChallengeWindow:
      return open_challenge_window(change, WindowKind::challenge_roll, kChallengeResult);
    case kChallengeResult:
      return settle_challenge(change);
    default:
      change.emit(StepEnded{static_cast<std::uint8_t>(change.state().frames.size())});
      return change.pop();
  }
}

}  // namespace rising_clan
