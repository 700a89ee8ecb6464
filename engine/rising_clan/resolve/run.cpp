// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/resolve/run.h"

#include <algorithm>

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/resolve/people.h"
#include "engine/rising_clan/resolve/roll_nodes.h"
#include "engine/rising_clan/rules/disadvantage.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/rules/rolling.h"

namespace rising_clan {
namespace {

/// The next round of the node, or the next node.
void next(Change& change) {
  const int rounds = rounds_of(change.position(), node_now(change.position()));
  change.alter([&](Frame& f) {
    f.stage = 0;
    ++f.n;
    if (f.n < rounds) return;
    f.n = 0;
    ++f.at;
  });
}

/// A list that follows from the one on top: it speaks of the same target and the same roll.
void push_list(Change& change, ListId list, SeatId self, SeatSet culprits) {
  if (list == kNoList) return;
  Frame frame = change.top();
  frame.stage = frame.at = frame.n = 0;
  frame.list = list;
  frame.seat = self;
  frame.culprits = culprits;
  change.push(frame);
}

/// nobody has been named yet for a card that nobody used.
bool asks_for_target(Change& change, const Node& node) {
  const Frame frame = change.top();
  const Position position = change.position();
  if (node.on != Select::target && node.on != Select::random) return false;
  if (frame.target != kNoSeat) return false;
  Facers possible;
  for_seats_from(position.state, next_seat(position.state, frame.seat), [&](SeatId seat) {
    if (may_be_chosen(position, seat)) possible.push_back(seat);
  });
  if (possible.empty()) return false;
  if (node.on == Select::random) {
    const SeatId drawn = possible[change.at_random(Luck::chance, possible.size())];
    change.alter([&](Frame& f) { f.target = drawn; });
  } else if (possible.size() == 1) {
    change.alter([&](Frame& f) { f.target = possible.front(); });
  } else {
    change.ask(QuestionKind::choose_target, frame.seat);
  }
  return true;
}

void wound(Change& change, const Node& node, SeatId person) {
  if (is_stopped_by_guard(change, person, Against::wound)) return;
  change.emit(WoundsSet{person, static_cast<std::uint8_t>(change.state()[person].wounds + node.n)});
}

void look(Change& change, const Frame& frame, const Node& node, SeatId person) {
  const SeatId viewer = node.by == By::left ? left_of(change.position(), person) : frame.seat;
  if (viewer == kNoSeat || viewer == person || is_stopped_by_guard(change, person, Against::look)) return;
  change.emit(Looked{viewer, person, node.what});
  if (node.what == What::hand)
    change.emit(HandSeen{viewer, person});
  else
    change.emit(RoleSeen{viewer, person});
  change.push({.kind = FrameKind::look, .seat = viewer, .target = person});
}

void give_attacks(Change& change, int n) {
  const GameState& s = change.state();
  change.emit(ActionsSet{s.action_used, s.free_used, static_cast<std::uint8_t>(s.extra_attacks + n)});
}

void impose_on(Change& change, const Frame& frame, const Node& node, SeatId person) {
  const bool waits = node.what == What::recall && frame.roll != 0;
  if (!waits) return impose(change, person, node.what);
  change.emit(RecallPending{change.state().pending_recall.with(person)});
}

/// Nodes that are done at once; the work already stands at the next one.
void perform(Change& change, const Frame& frame, const Node& node, SeatId person) {
  switch (node.op) {
    case Op::bonus:
      return add_bonus(change, frame, node, person);
    case Op::roll:
      return add_to_roll(change, frame, node);
    case Op::reroll:
      return roll_again(change, frame);
    case Op::half:
      return change.emit(HalfMarksSet{person, static_cast<std::uint8_t>(change.state()[person].half_marks + 1)});
    case Op::base:
      return change.emit(BaseChanged{person, node.stat, static_cast<std::int8_t>(node.n)});
    case Op::wound:
      return wound(change, node, person);
    case Op::heal: {
      const int wounds = std::max(change.state()[person].wounds - node.n, 0);
      return change.emit(WoundsSet{person, static_cast<std::uint8_t>(wounds)});
    }
    case Op::cancel_attack:
      return cancel_attack(change, frame, node);
    case Op::cancel_event:
      return cancel_event(change, frame, node);
    case Op::silence:
      return begin_lasting(change, node, {.kind = LastingKind::silence, .on = frame.seat});
    case Op::forbid:
      return begin_lasting(change, node, {.kind = LastingKind::forbid, .what = node.what, .on = person});
    case Op::face_event:
      return change.push({.kind = FrameKind::event, .seat = frame.seat, .by_decision = true});
    case Op::attacks:
      return give_attacks(change, node.n);
    case Op::draw:
      return draw_advantages(change, person, node.n);
    case Op::look:
      return look(change, frame, node, person);
    case Op::reveal:
      if (!change.state()[person].revealed) change.emit(RoleShown{person});
      return;
    case Op::impose:
      return impose_on(change, frame, node, person);
    case Op::free:
      return end_captured(change, person);
    case Op::disadvantage:
      return draw_disadvantages(change, person, node.n);
    case Op::eliminate:
      return defeat(change, {.victim = person, .culprits = frame.culprits.without(person)});
    case Op::status:
      return draw_status(change, person, node.n);
    case Op::mutate:
      return mutate(change, node);
    default:
      return;  // asked about, or held
  }
}

/// Cards that somebody must choose among, or chance; true: the node is not over yet.
bool goes_on_discarding(Change& change, const Node& node, SeatId person) {
  const Frame frame = change.top();
  const PlayerState& p = change.state()[person];
  const std::size_t there = node.from == From::hand ? p.hand.size() : p.play.size();
  if (frame.stage >= node.n || there == 0) return false;
  const auto card_at = [&](std::size_t i) { return node.from == From::hand ? p.hand[i] : p.play[i]; };
  if (node.by == By::random || there == 1) {
    const CardId card = card_at(there == 1 ? 0 : change.at_random(Luck::chance, there));
    change.stage(static_cast<std::uint8_t>(frame.stage + 1));
    discard(change, card);
    return true;
  }
  change.ask(node.from == From::hand ? QuestionKind::discard_hand : QuestionKind::discard_play, person);
  return true;
}

void take(Change& change, const Frame& frame, CardId card) {
  const SeatId from = change.state()[card].seat;
  if (change.state()[card].zone == Zone::hand)
    return leave_hand_unseen(change, card, Zone::hand, frame.seat, SeatSet::of(from).with(frame.seat));
  change.emit(CardMoved{card, Zone::hand, frame.seat, SeatSet::first(change.state().seats)});
}

bool goes_on_stealing(Change& change, const Node& node, SeatId person) {
  const Frame frame = change.top();
  const PlayerState& p = change.state()[person];
  const std::size_t there = node.from == From::hand ? p.hand.size() : p.play.size();
  if (frame.stage >= node.n || there == 0) return false;
  if (frame.stage == 0 && is_stopped_by_guard(change, person, Against::steal)) return false;
  if (node.by == By::random) {
    const std::size_t at = change.at_random(Luck::chance, there);
    change.stage(static_cast<std::uint8_t>(frame.stage + 1));
    take(change, frame, node.from == From::hand ? p.hand[at] : p.play[at]);
    return true;
  }
  if (node.from == From::hand) change.emit(HandSeen{frame.seat, person});
  change.ask(QuestionKind::steal, frame.seat);
  return true;
}

bool goes_on_curing(Change& change, const Node& node, SeatId person) {
  const Frame frame = change.top();
  const auto cards = curable_cards(change.position(), person);
  if (frame.stage >= node.n || cards.empty()) return false;
  if (cards.size() > 1) {
    change.ask(QuestionKind::cure, person);
    return true;
  }
  change.stage(static_cast<std::uint8_t>(frame.stage + 1));
  discard_disadvantage(change, cards.front());
  return true;
}

bool goes_on_recovering(Change& change, const Node& node, SeatId person) {
  if (change.top().stage >= node.n || change.state().advantage_discard.empty()) return false;
  change.ask(QuestionKind::recover, person);
  return true;
}

/// The stage counts the cards that are left to be put back, and one.
bool goes_on_ordering(Change& change, const Node& node, SeatId person) {
  const Frame frame = change.top();
  if (frame.stage == 0) {
    const auto seen = std::min<std::size_t>(static_cast<std::size_t>(node.n), change.state().event_deck.size());
    if (seen == 0) return false;
    change.emit(EventsSeen{person, static_cast<std::uint8_t>(seen)});
    change.stage(static_cast<std::uint8_t>(seen + 1));
  }
  if (change.top().stage <= 2) return false;
  change.ask(QuestionKind::order, person);
  return true;
}

/// R-633; the stage is the number of cards that are left, and one.
bool goes_on_giving(Change& change, const Node& node, SeatId person) {
  if (change.top().stage == 0) {
    const auto n = std::min<std::size_t>(static_cast<std::size_t>(node.n), change.state()[person].hand.size());
    if (neighbours_of(change.position(), person).empty()) return false;
    change.stage(static_cast<std::uint8_t>(n + 1));
  }
  if (change.top().stage <= 1) return false;
  change.ask(QuestionKind::shame, person);
  return true;
}

bool goes_on_testing(Change& change, const Node& node, SeatId person) {
  const Frame frame = change.top();
  if (frame.stage == 0) {
    change.stage(1);
    begin_roll(change, {.kind = RollKind::test,
                        .roller = person,
                        .stat = node.stat,
                        .target = static_cast<std::uint8_t>(node.target)});
    return true;
  }
  const Result result = change.state().result;
  next(change);
  push_list(change, result.passed ? node.pass : node.fail, person, (frame.culprits | result.lowered).without(person));
  return true;
}

/// Nodes that take several steps; false: over.
bool goes_on(Change& change, const Node& node, SeatId person) {
  switch (node.op) {
    case Op::discard:
      return goes_on_discarding(change, node, person);
    case Op::steal:
      return goes_on_stealing(change, node, person);
    case Op::cure:
      return goes_on_curing(change, node, person);
    case Op::recover:
      return goes_on_recovering(change, node, person);
    case Op::order:
      return goes_on_ordering(change, node, person);
    case Op::give:
      return goes_on_giving(change, node, person);
    case Op::choose:
      change.ask(QuestionKind::choose_list, person);
      return true;
    default:
      return goes_on_testing(change, node, person);
  }
}

bool takes_steps(Op op) {
  return op == Op::discard || op == Op::steal || op == Op::cure || op == Op::recover || op == Op::order ||
         op == Op::give || op == Op::choose || op == Op::test;
}

void count_pick(Change& change) { change.stage(static_cast<std::uint8_t>(change.top().stage + 1)); }

}  // namespace

const Node& node_now(const Position& position) {
  const Frame& frame = position.state.frames.back();
  return position.cards.list(frame.list)[frame.at];
}

/// Every step spends something or comes nearer to the end of its list: nothing goes on for ever.
void step_run(Change& change) {
  const Frame frame = change.top();
  if (frame.at >= change.cards().list(frame.list).size()) return change.pop();
  const Node& node = node_now(change.position());
  if (asks_for_target(change, node)) return;
  const SeatId person = person_now(change.position(), node);
  if (person == kNoSeat) return next(change);
  if (takes_steps(node.op)) {
    if (!goes_on(change, node, person)) next(change);
    return;
  }
  const Frame now = change.top();
  next(change);
  perform(change, now, node, person);
  if (!change.state().over()) look_after_effect(change, now.culprits);
}

void step_use(Change& change) {
  const Frame frame = change.top();
  const CardDefinition& definition = change.position().definition(frame.card);
  const bool may_be_immune = definition.immune != 0 && frame.target != kNoSeat &&
                             !change.state()[frame.target].revealed && in_play(change.position(), frame.target);
  if (frame.stage == 0 && may_be_immune) {
    change.stage(1);
    return change.ask(QuestionKind::immune, frame.target);
  }
  if (frame.list == kNoList) return change.pop();
  change.alter([&](Frame& f) {
    f.kind = FrameKind::run;
    f.stage = 0;
    f.by_decision = true;
    f.culprits = definition.contributes ? SeatSet::of(f.seat) : SeatSet{};
  });
}

void step_look(Change& change) {
  const Frame frame = change.top();
  if (frame.stage > 0 || !in_game(change.state(), frame.seat)) return change.pop();
  change.stage(1);
  change.ask(QuestionKind::look, frame.seat);
}

void target_chosen(Change& change, SeatId target) {
  change.alter([&](Frame& f) { f.target = target; });
}

void branch_chosen(Change& change, std::size_t branch) {
  const Node& node = node_now(change.position());
  const Frame frame = change.top();
  next(change);
  push_list(change, node.branches[branch], frame.seat, frame.culprits);
}

void card_picked(Change& change, CardId card) {
  const Node& node = node_now(change.position());
  const Frame frame = change.top();
  switch (node.op) {
    case Op::discard:
      count_pick(change);
      return discard(change, card);
    case Op::cure:
      count_pick(change);
      return discard_disadvantage(change, card);
    case Op::steal:
      count_pick(change);
      return take(change, frame, card);
    case Op::recover:
      count_pick(change);
      return change.emit(
          CardMoved{card, Zone::hand, change.state().frames.back().seat, SeatSet::first(change.state().seats)});
    default: {  // order
      const auto left = static_cast<std::uint8_t>(frame.stage - 1);
      change.emit(EventPlaced{frame.seat, card, left});
      return change.stage(static_cast<std::uint8_t>(frame.stage - 1));
    }
  }
}

void shame_given(Change& change, SeatId to, CardId card) {
  const Frame frame = change.top();
  change.stage(static_cast<std::uint8_t>(frame.stage - 1));
  leave_hand_unseen(change, card, Zone::hand, to, SeatSet::of(frame.seat).with(to));
}

void immunity_answered(Change& change, bool shown) {
  const Frame frame = change.top();
  change.emit(ImmunityAnswered{frame.target, shown});
  if (!shown) return;
  change.emit(RoleShown{frame.target});
  change.pop();
}

}  // namespace rising_clan
