// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/abomination.h"

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/rules/rolling.h"

namespace rising_clan {
namespace {

const Abomination& table_row(const Position& position, CardId card) {
  return position.cards.abomination(position.definition(card).abomination);
}

/// Its facer is one of several: of which one, tells his place from 1.
bool is_one_of_several(const Frame& frame) { return frame.at > 0; }

/// priority as in R-206, first asked the first clockwise from the turn player.
void rank_sharers(Change& change) {
  const Facers facers = players_in_play(change.position(), change.state().active);
  change.stage(kShareRanked);
  change.emit(OrderSet{facers, static_cast<std::uint16_t>((1U << (facers.size() - 1)) - 1U)});
  if (facers.size() > 1) change.push({.kind = FrameKind::initiative, .seat = facers.front()});
}

/// A fight for each, the first on top. The card is laid away when all are done.
void face_one_after_another(Change& change) {
  const Facers order = change.state().order;
  const CardId card = change.top().card;
  change.stage(kFightOver);
  for (std::size_t i = order.size(); i-- > 0;)
    change.push(
        {.kind = FrameKind::abomination, .seat = order[i], .card = card, .at = static_cast<std::uint8_t>(i + 1)});
}

/// Its values of the table stand again; what lasts for the phase is over.
void end_phase(Change& change) {
  change.emit(StepEnded{static_cast<std::uint8_t>(change.state().frames.size())});
  const Fight fight = change.state().fight;
  change.emit(FightSet{{fight.card, fight.player, 0, 0}});
}

void creature_acts(Change& change, ListId list) {
  const Frame frame = change.top();
  if (list == kNoList) return;
  change.push({.kind = FrameKind::run,
               .seat = frame.seat,
               .card = frame.card,
               .roll = static_cast<std::uint8_t>(change.state().rolls.size()),
               .list = list});
}

/// wherever the card goes that was not conquered. One that several face is laid away after the last.
void lay_card(Change& change) {
  const Frame frame = change.top();
  end_phase(change);
  change.emit(FightSet{});
  if (!is_one_of_several(frame) && change.state()[frame.card].zone == Zone::up) {
    const bool returns = table_row(change.position(), frame.card).returns;
    change.emit(CardMoved{frame.card, returns ? Zone::returning : Zone::disadvantage_discard});
  }
  change.pop();
}

void choose_flight(Change& change) {
  const Frame frame = change.top();
  if (change.state()[frame.card].zone != Zone::up) return change.pop();  // another one has defeated it
  change.emit(FightSet{{frame.card, frame.seat, 0, 0}});
  change.stage(kPhase1);
  if (can_flee(change.position(), frame.seat)) change.ask(QuestionKind::flee, frame.seat);
}

/// Its defence ability before the die of the player.
void phase1(Change& change) {
  const Frame frame = change.top();
  change.stage(kPhase1Roll);
  change.emit(RollPushed{{.kind = RollKind::fight, .roller = frame.seat}});
  creature_acts(change, table_row(change.position(), frame.card).defence);
}

void phase1_result(Change& change) {
  const Frame frame = change.top();
  if (!change.state().result.passed) {
    end_phase(change);
    return change.stage(kPhase2);
  }
  change.stage(kFightOver);
  change.emit(CardMoved{frame.card, Zone::credit, frame.seat});
}

///
void phase2(Change& change) {
  const Frame frame = change.top();
  if (smoke_lies(change.state())) return change.stage(kFightOver);
  const SeatId roller = left_of(change.position(), frame.seat);
  change.emit(RollPushed{
      {.kind = RollKind::creature, .roller = roller == kNoSeat ? frame.seat : roller, .against = frame.seat}});
  change.stage(kPhase2Attack);
  change.push({.kind = FrameKind::window, .seat = frame.seat, .window = WindowKind::declaration});
}

void phase2_attack(Change& change) {
  const Frame frame = change.top();
  if (change.state().rolls.back().cancelled || !in_play(change.position(), frame.seat)) {
    change.emit(RollPopped{});
    return change.stage(kFightOver);
  }
  change.stage(kPhase2Die);
  creature_acts(change, table_row(change.position(), frame.card).attack);
}

void phase2_result(Change& change) {
  const Frame frame = change.top();
  change.stage(kFightOver);
  const Result result = change.state().result;
  if (!result.passed || !in_play(change.position(), frame.seat)) return;
  const Abomination& row = table_row(change.position(), frame.card);
  if (row.replaces_defeat) return creature_acts(change, row.defeat);
  defeat(change, {.victim = frame.seat, .culprits = result.raised});
}

void flee_cards(Change& change) {
  const Frame frame = change.top();
  if (frame.n > 0 && !change.state()[frame.seat].hand.empty()) return change.ask(QuestionKind::flee_cards, frame.seat);
  change.emit(Fled{frame.seat});
  change.stage(kFightOver);
}

}  // namespace

bool can_flee(const Position& position, SeatId seat) {
  const Abomination& row = table_row(position, position.state.fight.card);
  return static_cast<int>(position.state[seat].hand.size()) >= row.flee_cards;
}

/// Above the base value, so that a reduction is made up first.
bool has_fled(const Position& position, SeatId seat) {
  const Abomination& row = table_row(position, position.state.fight.card);
  for (std::size_t i = 0; i < row.flee.size(); ++i) {
    const auto stat = static_cast<Stat>(i);
    if (row.flee[i] > 0 && final_value(position, seat, stat) < base_value(position, seat, stat) + row.flee[i])
      return false;
  }
  return true;
}

/// On top of all that goes on, which waits until it is over.
void begin_abomination(Change& change, SeatId seat, CardId card) {
  const std::uint8_t stage = table_row(change.position(), card).shared ? kShare : kChooseFlight;
  change.push({.kind = FrameKind::abomination, .stage = stage, .seat = seat, .card = card});
}

void step_abomination(Change& change) {
  const Frame frame = change.top();
  const bool there = in_play(change.position(), frame.seat);
  if (!there && (frame.stage < kPhase1 || frame.stage == kPhase2)) return change.stage(kFightOver);
  switch (frame.stage) {
    case kChooseFlight:
      return choose_flight(change);
    case kFlight:  // the window is over
      if (!has_fled(change.position(), frame.seat)) return change.stage(kPhase1);
      change.emit(Fled{frame.seat});
      return change.stage(kFightOver);
    case kFleeCards:
      return flee_cards(change);
    case kPhase1:
      if (!there) return change.stage(kFightOver);
      return phase1(change);
    case kPhase1Roll:
      change.stage(kPhase1Result);
      if (there) return make_roll(change);
      change.emit(RollPopped{});
      return change.stage(kFightOver);
    case kPhase1Result:
      return there ? phase1_result(change) : change.stage(kFightOver);
    case kPhase2:
      return phase2(change);
    case kPhase2Attack:
      return phase2_attack(change);
    case kPhase2Die:
      change.stage(kPhase2Result);
      if (there) return make_roll(change);
      change.emit(RollPopped{});
      return change.stage(kFightOver);
    case kPhase2Result:
      return phase2_result(change);
    case kShare:
      return rank_sharers(change);
    case kShareRanked:
      return face_one_after_another(change);
    default:
      return lay_card(change);
  }
}

}  // namespace rising_clan
