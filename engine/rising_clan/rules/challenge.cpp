// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/challenge.h"

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/rolling.h"

namespace rising_clan {
namespace {

enum Stage : std::uint8_t { kWindow1, kRefill, kDice, kDieOfPlayer, kDieOfOpponent, kWindow, kResult, kOver };

bool is_gone(Change& change) {
  const Frame& frame = change.top();
  return change.state().event.cancelled || !in_play(change.position(), frame.seat) ||
         !in_play(change.position(), frame.target);
}

void open_window(Change& change, WindowKind window, std::uint8_t next) {
  change.stage(next);
  change.push({.kind = FrameKind::window, .seat = change.top().seat, .window = window});
}

/// Abilities for who has conquered one.
void won(Change& change, SeatId winner) {
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
void result(Change& change) {
  const Frame frame = change.top();
  const auto& rolls = change.state().rolls;
  const bool player = reaches(change.position(), rolls[rolls.size() - 2]);
  const bool opponent = reaches(change.position(), rolls[rolls.size() - 1]);
  const bool gone = is_gone(change);
  change.emit(RollPopped{});
  change.emit(RollPopped{});
  change.stage(kOver);
  if (player != opponent && !gone) won(change, player ? frame.seat : frame.target);
}

}  // namespace

void step_challenge(Change& change) {
  const Frame frame = change.top();
  const bool rolls_lie = frame.stage > kDice && frame.stage <= kResult;
  if (!rolls_lie && frame.stage != kOver && is_gone(change)) return change.stage(kOver);
  switch (frame.stage) {
    case kWindow1:
      return open_window(change, WindowKind::challenge1, kRefill);
    case kRefill:
      for (const SeatId seat : {frame.seat, frame.target})
        draw_up_to(change, seat, change.position().numbers().honour_refill);
      return open_window(change, WindowKind::challenge2, kDice);
    case kDice:
      change.emit(RollPushed{{.kind = RollKind::challenge, .roller = frame.seat, .against = frame.target}});
      change.emit(RollPushed{{.kind = RollKind::challenge, .roller = frame.target, .against = frame.seat}});
      return change.stage(kDieOfPlayer);
    case kDieOfPlayer:
      change.stage(kDieOfOpponent);
      return throw_die(change, change.state().rolls.size() - 2);
    case kDieOfOpponent:
      change.stage(kWindow);
      return throw_die(change, change.state().rolls.size() - 1);
    case kWindow:
      return open_window(change, WindowKind::challenge_roll, kResult);
    case kResult:
      return result(change);
    default:
      change.emit(StepEnded{static_cast<std::uint8_t>(change.state().frames.size())});
      return change.pop();
  }
}

}  // namespace rising_clan
