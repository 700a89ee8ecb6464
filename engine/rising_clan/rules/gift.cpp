// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/gift.h"

#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/usage.h"
#include "engine/rising_clan/rules/window.h"

namespace rising_clan {
namespace {

bool has_place(const Position& position, SeatId to) {
  return static_cast<int>(position.state[to].gifts.size()) < position.numbers().gift_slots;
}

}  // namespace

/// At almost any time, in a fight as well.
Refusal check_give(const Position& position, SeatId seat, SeatId to, CardId card) {
  const GameState& s = position.state;
  if (is_kept_from_acting(position, seat)) return {RefusalCode::cannot_act, "R-228"};
  if (s.event.alone != kNoSeat) return {RefusalCode::cannot_give, "R-524"};
  if (moment_of(s).window == WindowKind::initiative) return {RefusalCode::cannot_give, "R-227"};
  if (table::index(to) >= s.seats || to == seat || !in_play(position, to)) return {RefusalCode::cannot_give, "R-709"};
  if (!has_place(position, to)) return {RefusalCode::cannot_give, "R-703"};
  if (!s[seat].hand.contains(card)) return {RefusalCode::cannot_give, "R-701"};
  return {};
}

void give(Change& change, SeatId seat, SeatId to, CardId card) {
  leave_hand_unseen(change, card, Zone::gift, to, SeatSet::of(seat), seat);  // the giver alone knows it
  if (change.top().kind != FrameKind::giving) change.push({.kind = FrameKind::giving, .seat = seat, .target = to});
}

void step_giving(Change& change) {
  const Frame frame = change.top();
  const bool more =
      frame.stage == 0 && !change.state()[frame.seat].hand.empty() && has_place(change.position(), frame.target);
  if (!more) return change.pop();
  change.ask(QuestionKind::giving, frame.seat);
}

Refusal check_open(const Position& position, SeatId seat, std::size_t place) {
  if (is_kept_from_acting(position, seat)) return {RefusalCode::cannot_open, "R-525"};
  if (moment_of(position.state).window == WindowKind::initiative) return {RefusalCode::cannot_open, "R-227"};
  if (place >= position.state[seat].gifts.size()) return {RefusalCode::cannot_open, "R-704"};
  return {};
}

void open_gift(Change& change, SeatId seat, std::size_t place) {
  const CardId card = change.state()[seat].gifts[place];
  change.emit(CardMoved{card, Zone::up, seat});
  change.push({.kind = FrameKind::gift, .seat = seat, .card = card});
}

void step_gift(Change& change) {
  const Frame frame = change.top();
  if (frame.stage > 0) return change.pop();
  const bool valid = is_valid_gift(change.position(), frame.seat, frame.card);  // nobody says so
  change.emit(GiftOpened{frame.seat, frame.card, valid});
  if (!valid) {
    discard(change, frame.card);
    return change.pop();
  }
  change.stage(1);
  change.ask(QuestionKind::open_gift, frame.seat);
}

}  // namespace rising_clan
