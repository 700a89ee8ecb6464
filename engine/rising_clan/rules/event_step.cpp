// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/event_step.h"

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/rules/disadvantage.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/rolling.h"

namespace rising_clan {
namespace {

enum EventStage : std::uint8_t {
  kEventTurnUp,
  kEventJoin,
  kEventPriority,
  kEventRanked,
  kEventFacer,
  kEventFaces,
  kEventRolled,
  kEventNext,
  kEventOver
};

const CardDefinition& card_up(const Position& position) { return position.definition(position.state.event.card); }

bool is_fought_for(EventKind kind) { return kind == EventKind::open || kind == EventKind::killer; }

bool may_face_open(const Position& position, SeatId seat) {
  return is_able(position, seat) && !is_forbidden(position, seat, What::open);
}

Facers opponents_of(const Position& position, SeatId seat) {
  Facers out;
  for (const SeatId each : players_in_play(position, seat))
    if (each != seat && is_able(position, each)) out.push_back(each);
  return out;
}

/// R-501; a choice with one answer is made by the program.
void begin_challenge(Change& change, SeatId seat) {
  const Facers opponents = opponents_of(change.position(), seat);
  if (opponents.size() > 1) return change.ask(QuestionKind::opponent, seat);
  if (!opponents.empty()) choose_opponent(change, opponents.front());
}

void turn_up(Change& change) {
  const Frame frame = change.top();
  if (!refill(change, Zone::event_deck)) return change.pop();
  const CardId card = change.state().event_deck.back();
  change.emit(CardMoved{card, Zone::up});
  EventState event;
  event.card = card;
  event.alone = frame.by_decision ? frame.seat : kNoSeat;
  change.emit(EventSet{event});
  const Position position = change.position();
  const CardDefinition& definition = card_up(position);
  const bool alone = frame.by_decision;
  change.stage(kEventOver);
  switch (definition.event) {
    case EventKind::news:
      if (alone || definition.news == kNoList) return;
      return change.push({.kind = FrameKind::run, .seat = frame.seat, .card = card, .list = definition.news});
    case EventKind::honour:
      if (!alone) begin_challenge(change, frame.seat);
      return;
    case EventKind::open:
    case EventKind::killer:
      change.alter([](Frame& f) {
        f.stage = kEventJoin;
        f.at = 0;
      });
      return change.alter_event([](EventState& e) { e.joining = true; });
    case EventKind::own:
    case EventKind::all:
      break;
  }
  change.alter_event([&](EventState& e) {
    if (alone || definition.event == EventKind::own) return e.facers.push_back(frame.seat);
    for (const SeatId each : players_in_play(position, frame.seat))
      if (is_able(position, each)) e.facers.push_back(each);
  });
  change.alter([](Frame& f) {
    f.stage = kEventFacer;
    f.at = 0;
  });
}

/// One seat after the other, the turn player first.
void ask_to_join(Change& change) {
  const Frame frame = change.top();
  const Position position = change.position();
  if (frame.at >= position.state.seats || (frame.by_decision && frame.at > 0)) {
    change.alter_event([](EventState& e) { e.joining = false; });
    return change.stage(kEventPriority);
  }
  const SeatId seat = table::seat_at((table::index(frame.seat) + frame.at) % position.state.seats);
  change.alter([](Frame& f) { ++f.at; });
  if (!may_face_open(position, seat)) return;
  const bool obliged = frame.by_decision || (seat == frame.seat && change.options().open_obliged);
  if (!obliged) return change.ask(QuestionKind::join, seat);
  change.alter_event([&](EventState& e) { e.facers.push_back(seat); });
}

void rank_facers(Change& change) {
  const Facers facers = change.state().event.facers;
  change.alter([](Frame& f) {
    f.stage = kEventFacer;
    f.at = 0;
  });
  if (facers.size() < 2) return;
  change.stage(kEventRanked);
  change.emit(OrderSet{facers, static_cast<std::uint16_t>((1U << (facers.size() - 1)) - 1U)});
  change.push({.kind = FrameKind::initiative, .seat = facers.front()});
}

/// The next facer's window, or the end (R-247 (4)).
void next_facer(Change& change) {
  const Frame frame = change.top();
  const EventState& event = change.state().event;
  const bool for_all = card_up(change.position()).event == EventKind::all;
  if (frame.at >= event.facers.size() || (event.taken && !for_all)) return change.stage(kEventOver);
  const SeatId facer = event.facers[frame.at];
  if (!in_play(change.position(), facer) || event.left_out.has(facer)) return change.alter([](Frame& f) { ++f.at; });
  change.alter([](Frame& f) {
    f.stage = kEventFaces;
    f.n = 0;
  });
  if (event.alone == kNoSeat) change.push({.kind = FrameKind::window, .seat = facer, .window = WindowKind::event});
}

void face_event_card(Change& change) {
  const Frame frame = change.top();
  const SeatId facer = change.state().event.facers[frame.at];
  if (!in_play(change.position(), facer) || (frame.n == 0 && change.state().event.left_out.has(facer)))
    return change.stage(kEventNext);
  const RollDemand demand = card_up(change.position()).rolls[frame.n];
  change.alter_event([&](EventState& e) { e.rolled = e.rolled.with(facer); });
  change.stage(kEventRolled);
  begin_roll(change, {.kind = RollKind::event,
                      .roller = facer,
                      .stat = demand.stat,
                      .target = static_cast<std::uint8_t>(demand.target)});
}

void conquer_event(Change& change, SeatId facer) {
  const EventState event = change.state().event;
  if (!event.taken) {
    change.emit(CardMoved{event.card, Zone::conquered, facer});
    return change.alter_event([](EventState& e) { e.taken = true; });
  }
  if (change.options().all_markers) change.emit(EventMarkerTaken{facer, change.state()[event.card].definition});
}

void take_event_result(Change& change) {
  const Frame frame = change.top();
  const Position position = change.position();
  const CardDefinition& definition = card_up(position);
  const SeatId facer = position.state.event.facers[frame.at];
  const Result result = position.state.result;
  change.stage(kEventNext);
  if (!in_game(position.state, facer)) return;
  if (result.passed) {
    if (frame.n + 1U == definition.rolls.size()) return conquer_event(change, facer);  // all of its rolls
    return change.alter([](Frame& f) {
      f.stage = kEventFaces;
      ++f.n;
    });
  }
  // The first roll that fails is the end of it; whoever comes next begins with the first one.
  if (!definition.has_fail) return draw_disadvantages(change, facer, 1);
  if (definition.fail == kNoList) return;
  change.push({.kind = FrameKind::run,
               .seat = facer,
               .card = position.state.event.card,
               .list = definition.fail,
               .culprits = result.lowered.without(facer)});
}

void event_over(Change& change) {
  const CardId card = change.state().event.card;
  if (change.state()[card].zone == Zone::up) change.emit(CardMoved{card, Zone::event_discard});
  change.emit(EventSet{});
  change.pop();
}

}  // namespace

void step_event(Change& change) {
  const Frame frame = change.top();
  switch (frame.stage) {
    case kEventTurnUp:
      return turn_up(change);
    case kEventJoin:
      return ask_to_join(change);
    case kEventPriority:
      return rank_facers(change);
    case kEventRanked: {
      const Facers order = change.state().order;
      change.alter_event([&](EventState& e) { e.facers = order; });
      return change.alter([](Frame& f) {
        f.stage = kEventFacer;
        f.at = 0;
      });
    }
    case kEventFacer:
      return next_facer(change);
    case kEventFaces:
      return face_event_card(change);
    case kEventRolled:
      return take_event_result(change);
    case kEventNext:
      return change.alter([](Frame& f) {
        f.stage = kEventFacer;
        ++f.at;
      });
    default:
      return event_over(change);
  }
}

Refusal check_join(const Position& position, SeatId seat, bool joins) {
  if (!is_fought_for(card_up(position).event)) return {RefusalCode::cannot_join, "R-205"};
  if (joins && !may_face_open(position, seat)) return {RefusalCode::cannot_join, "R-205"};
  return {};
}

void join(Change& change, SeatId seat, bool joins) {
  if (joins) change.alter_event([&](EventState& e) { e.facers.push_back(seat); });
}

Refusal check_opponent(const Position& position, SeatId seat, SeatId opponent) {
  const bool there = table::index(opponent) < position.state.seats;
  if (!there || opponent == seat || !is_able(position, opponent)) return {RefusalCode::no_opponent, "R-501"};
  return {};
}

void choose_opponent(Change& change, SeatId opponent) {
  const Frame frame = change.top();
  change.push({.kind = FrameKind::challenge, .seat = frame.seat, .target = opponent});
}

}  // namespace rising_clan
