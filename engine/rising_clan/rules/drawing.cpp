// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/drawing.h"

#include "engine/rising_clan/effects/holding.h"

namespace rising_clan {
namespace {

template <class Pile>
bool turn_over(Change& change, const Pile& pile, Zone deck) {
  const Pile cards = pile;  // the pile changes on the way
  for (const CardId card : cards) change.emit(CardMoved{card, deck});
  if (!cards.empty()) change.emit(Shuffled{deck});
  return !cards.empty();
}

}  // namespace

bool can_draw(const Position& position, SeatId seat) {
  const GameState& s = position.state;
  return !(s.advantage_deck.empty() && s.advantage_discard.empty()) && !is_forbidden(position, seat, What::draw);
}

bool refill(Change& change, Zone deck) {
  const GameState& s = change.state();
  switch (deck) {
    case Zone::advantage_deck:
      return !s.advantage_deck.empty() || turn_over(change, s.advantage_discard, deck);
    case Zone::event_deck:
      return !s.event_deck.empty() || turn_over(change, s.event_discard, deck);
    case Zone::disadvantage_deck:
      return !s.disadvantage_deck.empty() || turn_over(change, s.disadvantage_discard, deck);
    default:
      return !s.status_deck.empty();
  }
}

void draw_advantages(Change& change, SeatId seat, int n) {
  for (int i = 0; i < n && can_draw(change.position(), seat); ++i) {
    refill(change, Zone::advantage_deck);
    change.emit(CardMoved{change.state().advantage_deck.back(), Zone::hand, seat});
  }
}

void draw_up_to(Change& change, SeatId seat, int most) {
  draw_advantages(change, seat, most - static_cast<int>(change.state()[seat].hand.size()));
}

void draw_status(Change& change, SeatId seat, int n) {
  for (int i = 0; i < n && !change.state().status_deck.empty(); ++i)
    change.emit(CardMoved{change.state().status_deck.back(), Zone::status, seat});
}

void discard(Change& change, CardId card) { change.emit(CardMoved{card, Zone::advantage_discard}); }

void leave_hand_unseen(Change& change, CardId card, Zone zone, SeatId to, SeatSet seen, SeatId giver) {
  const SeatId from = change.state()[card].seat;
  change.emit(CardMoved{card, zone, to, seen, giver});
  change.emit(HandBlurred{from, seen});
}

void discard_disadvantage(Change& change, CardId card) { change.emit(CardMoved{card, Zone::disadvantage_discard}); }

void end_captured(Change& change, SeatId seat) {
  const PlayerState& p = change.state()[seat];
  if (p.captured_marker) change.emit(MarkersSet{seat, false, p.recall_marker});
  const CardId card = area_card_with(change.position(), seat, Op::out);
  if (card != kNoCard) discard_disadvantage(change, card);
}

void end_recall(Change& change, SeatId seat) {
  const PlayerState& p = change.state()[seat];
  if (p.recall_marker) change.emit(MarkersSet{seat, p.captured_marker, false});
  const CardId card = area_card_with(change.position(), seat, Op::skips);
  if (card != kNoCard) discard_disadvantage(change, card);
}

void impose(Change& change, SeatId seat, What what) {
  const Position position = change.position();
  const bool captured = is_captured(position, seat), recalled = is_recalled(position, seat);
  const PlayerState& p = position.state[seat];
  if (what == What::captured && !captured) change.emit(MarkersSet{seat, true, p.recall_marker});
  if (what == What::recall && !recalled) change.emit(MarkersSet{seat, p.captured_marker, true});
}

}  // namespace rising_clan
