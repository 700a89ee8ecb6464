// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/turn.h"

#include <algorithm>

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/rules/rolling.h"

namespace rising_clan {
namespace {

enum TurnStage : std::uint8_t {
  kTurnBegin,
  kTurnStart,
  kAttempted,
  kAttemptRolled,
  kTurnLeaving,
  kLeavingRolled,
  kOwnStart,
  kTurnDraw,
  kTurnPrepare,
  kTurnEvent,
  kTurnAct,
  kTurnEnd,
  kHandLimit,
  kReturning,
  kNextTurn
};

bool is_out_of_turn(const Position& position, SeatId seat) {
  return is_captured(position, seat) || is_recalled(position, seat);
}

/// Step 0.
void begin_turn(Change& change) {
  const Frame frame = change.top();
  const GameState& s = change.state();
  if (frame.seat == s.round_holder) {
    if (s.round + 1 > change.position().by_players(change.position().numbers().dawn_round))
      return end_without_winner(change, EndCause::dawn);
    change.emit(RoundBegan{static_cast<std::uint8_t>(s.round + 1)});
  }
  change.emit(TurnBegan{frame.seat});
  if (s.last_stand) change.emit(LastStandSet{static_cast<std::uint8_t>(s.last_stand_turns - 1)});
  change.stage(kTurnStart);
  change.push({.kind = FrameKind::window, .seat = frame.seat, .window = WindowKind::before_turn});
}

/// Step 1: Recall, Captured.
void start_step(Change& change) {
  const SeatId seat = change.top().seat;
  change.emit(LimitsRenewed{seat});
  const Position position = change.position();
  if (is_recalled(position, seat)) {  // no roll to return either, and whoever was freed skips it all the same
    end_recall(change, seat);
    return change.stage(kTurnEnd);
  }
  if (!is_captured(position, seat))
    return change.alter([](Frame& f) {
      f.stage = kTurnLeaving;
      f.at = 0;
    });
  if (position.state[seat].hand.empty()) return roll_to_be_free(change);
  change.stage(kAttempted);
  change.ask(QuestionKind::attempt, seat);
}

void after_attempt(Change& change, bool rolled) {
  const SeatId seat = change.top().seat;
  if (rolled && change.state().result.passed) end_captured(change, seat);
  if (is_captured(change.position(), seat)) return change.stage(kTurnEnd);
  change.alter([](Frame& f) {
    f.stage = kTurnLeaving;
    f.at = 0;
  });
}

/// Rolls to leave lasting disadvantages, in the order in which they came.
void leave_next(Change& change) {
  const Frame frame = change.top();
  const auto& area = change.state()[frame.seat].area;
  if (frame.at >= area.size() || !in_play(change.position(), frame.seat))
    return change.alter([](Frame& f) {
      f.stage = kOwnStart;
      f.at = f.n = 0;
    });
  const CardDefinition& definition = change.position().definition(area[frame.at]);
  if (definition.leave != Leave::roll) return change.alter([](Frame& f) { ++f.at; });
  change.alter([&](Frame& f) {
    f.stage = kLeavingRolled;
    f.card = area[f.at];
  });
  begin_roll(change, {.kind = RollKind::test,
                      .roller = frame.seat,
                      .stat = definition.leave_roll.stat,
                      .target = static_cast<std::uint8_t>(definition.leave_roll.target)});
}

void leaving_rolled(Change& change) {
  const Frame frame = change.top();
  const Result result = change.state().result;
  const bool there = change.state()[frame.seat].area.contains(frame.card);
  change.alter([&](Frame& f) {
    f.stage = kTurnLeaving;
    f.card = kNoCard;
    if (there && !result.passed) ++f.at;
  });
  if (!there) return;
  if (result.passed) return discard_disadvantage(change, frame.card);
  const auto& abilities = change.position().definition(frame.card).abilities;
  for (std::size_t i = abilities.size(); i-- > 0;)
    if (abilities[i].when == When::own_start)
      change.push({.kind = FrameKind::run,
                   .seat = frame.seat,
                   .card = frame.card,
                   .list = abilities[i].doing,
                   .culprits = result.lowered.without(frame.seat)});
}

/// Abilities of status cards, in the order in which they came; `n` is the ability.
void own_start(Change& change) {
  const Frame frame = change.top();
  const auto& status = change.state()[frame.seat].status;
  if (frame.at >= status.size() || !in_play(change.position(), frame.seat)) return change.stage(kTurnDraw);
  const CardId card = status[frame.at];
  const auto& abilities = change.position().definition(card).abilities;
  if (frame.n >= abilities.size())
    return change.alter([](Frame& f) {
      ++f.at;
      f.n = 0;
    });
  const Ability& ability = abilities[frame.n];
  change.alter([](Frame& f) { ++f.n; });
  if (ability.when == When::own_start && clan_effect_works(change.position(), frame.seat, ability))
    change.push({.kind = FrameKind::run, .seat = frame.seat, .card = card, .list = ability.doing});
}

void draw_step(Change& change) {
  const SeatId seat = change.top().seat;
  const Position position = change.position();
  const int usual = position.by_players(position.numbers().draw);
  const int first = chosen(position.options.first_draw, position.numbers().first_draw);
  change.stage(kTurnPrepare);
  if (in_play(position, seat)) draw_advantages(change, seat, position.state.turn == 1 ? first : usual);
}

/// Prepare and Action: acts until the player goes on; Captured or Recall end them.
void ask_for_acts(Change& change, QuestionKind kind) {
  const SeatId seat = change.top().seat;
  if (is_out_of_turn(change.position(), seat)) return change.stage(kTurnEnd);
  change.ask(kind, seat);
}

void end_events(Change& change) {
  const Frame frame = change.top();
  if (is_out_of_turn(change.position(), frame.seat)) return change.stage(kTurnEnd);
  change.stage(kTurnAct);
  change.push({.kind = FrameKind::event, .seat = frame.seat});
}

/// R-226 (1).
void end_step(Change& change) {
  const SeatId seat = change.top().seat;
  for (std::size_t i = 0; i < change.state()[seat].old_area;) {
    const CardId card = change.state()[seat].area[i];
    if (change.position().definition(card).leave == Leave::own_end)
      discard_disadvantage(change, card);  // and fewer are old
    else
      ++i;
  }
  const Position position = change.position();
  const bool possible =
      position.options.exchange && !position.state[seat].hand.empty() && !is_forbidden(position, seat, What::draw);
  change.stage(kHandLimit);
  if (possible) change.ask(QuestionKind::exchange, seat);
}

void to_hand_limit(Change& change) {
  const SeatId seat = change.top().seat;
  if (static_cast<int>(change.state()[seat].hand.size()) > hand_limit(change.position()))
    return change.ask(QuestionKind::hand_limit, seat);
  change.stage(kReturning);
}

/// R-226 (4), (5); R-236.
void return_creatures(Change& change) {
  const auto cards = change.state().returning;
  for (const CardId card : cards)
    change.emit(CardMoved{card, Zone::disadvantage_deck, kNoSeat, SeatSet::first(change.state().seats)});
  change.emit(TurnEnded{});
  if (change.state().last_stand && change.state().last_stand_turns == 0)
    return end_without_winner(change, EndCause::last_stand);
  change.stage(kNextTurn);
}

}  // namespace

int hand_limit(const Position& position) {
  return chosen(position.options.hand_limit, position.by_players(position.numbers().hand_limit));
}

void turn_goes_on(Change& change) {
  const Frame frame = change.top();
  if (frame.stage == kTurnPrepare) return change.stage(kTurnEvent);
  if (frame.stage == kTurnAct) change.stage(kTurnEnd);
}

void roll_to_be_free(Change& change) {
  change.stage(kAttemptRolled);
  begin_roll(change, {.kind = RollKind::own_free,
                      .roller = change.top().seat,
                      .target = static_cast<std::uint8_t>(change.position().numbers().free_target)});
}

void exchange_card(Change& change, CardId card) {
  const SeatId seat = change.top().seat;
  discard(change, card);
  draw_advantages(change, seat, 1);
}

void lay_pending_recalls(Change& change) {
  const SeatSet pending = change.state().pending_recall;
  if (pending.empty()) return;
  change.emit(RecallPending{});
  for_seats_from(change.state(), table::seat_at(0), [&](SeatId seat) {
    if (pending.has(seat) && in_game(change.state(), seat)) impose(change, seat, What::recall);
  });
}

void step_turn(Change& change) {
  const Frame frame = change.top();
  // an eliminated player's turn ends with R-226 (4) and (5).
  if (frame.stage == kTurnBegin && !in_game(change.state(), frame.seat)) return change.stage(kNextTurn);
  if (frame.stage > kTurnBegin && frame.stage < kReturning && !in_game(change.state(), frame.seat))
    return change.stage(kReturning);
  switch (frame.stage) {
    case kTurnBegin:
      return begin_turn(change);
    case kTurnStart:
      return start_step(change);
    case kAttempted:
      return after_attempt(change, false);
    case kAttemptRolled:
      return after_attempt(change, true);
    case kTurnLeaving:
      return leave_next(change);
    case kLeavingRolled:
      return leaving_rolled(change);
    case kOwnStart:
      return own_start(change);
    case kTurnDraw:
      return draw_step(change);
    case kTurnPrepare:
      return ask_for_acts(change, QuestionKind::prepare);
    case kTurnEvent:
      return end_events(change);
    case kTurnAct:
      return ask_for_acts(change, QuestionKind::act);
    case kTurnEnd:
      return end_step(change);
    case kHandLimit:
      return to_hand_limit(change);
    case kReturning:
      return return_creatures(change);
    default:
      return change.emit(FrameSet{{.kind = FrameKind::turn, .seat = next_in_game(change.state(), frame.seat)}});
  }
}

}  // namespace rising_clan
