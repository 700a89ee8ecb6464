// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/laws/any_action.h"

namespace rising_clan {
namespace {

class AnyAction {
 public:
  AnyAction(const GameState& state, SeatId seat, table::RandomStream& luck) : s_(state), seat_(seat), luck_(luck) {}

  Action operator()() {
    switch (luck_.below(22)) {
      case 0:
        return Pass{};
      case 1:
        return Done{};
      case 2:
        return Play{of_hand(), discards()};
      case 3:
        return OpenGift{small(4)};
      case 4:
      case 5:
        return Give{any_seat(), of_hand()};
      case 6:
        return Spend{credits(), coin()};
      case 7:
        return RevealRole{};
      case 8:
        return Attack{any_seat()};
      case 9:
        return Free{any_seat()};
      case 10:
        return Rest{static_cast<RestKind>(luck_.below(3)), coin() ? kNoCard : of(s_[seat_].area)};
      case 11:
        return EndLastStand{};
      case 12:
        return Choose{any_seat()};
      case 13:
        return ChooseList{small(5)};
      case 14:
      case 15:
        return Pick{coin() ? of_hand() : any()};
      case 16:
      case 17:
        return Answer{static_cast<Reply>(luck_.below(8))};
      case 18:
        return AskToAct{};
      default:
        return Use{coin() ? of_hand() : of_table(), small(4), coin() ? kNoSeat : any_seat(), small(2)};
    }
  }

 private:
  bool coin() { return luck_.below(2) == 0; }
  std::uint8_t small(std::uint32_t bound) { return static_cast<std::uint8_t>(luck_.below(bound)); }
  CardId any() { return static_cast<CardId>(luck_.below(luck_.below(16) == 0 ? 256 : kMostCards)); }
  template <class Cards>
  CardId of(const Cards& cards) {
    return cards.empty() || luck_.below(12) == 0 ? any() : cards[luck_.below(static_cast<std::uint32_t>(cards.size()))];
  }
  CardId of_hand() { return of(s_[seat_].hand); }
  CardId of_table() { return coin() ? of(s_[seat_].play) : of(s_[seat_].status); }
  /// One more than there are, now and then.
  SeatId any_seat() { return table::seat_at(luck_.below(s_.seats + 1U)); }
  Discards discards() {
    Discards out;
    for (std::uint32_t n = luck_.below(3); n > 0; --n) out.push_back(of(s_[seat_].play));
    return out;
  }
  Credits credits() {
    Credits out;
    for (std::uint32_t n = luck_.below(3); n > 0; --n) out.push_back(of(s_[seat_].credits));
    return out;
  }

  const GameState& s_;
  SeatId seat_;
  table::RandomStream& luck_;
};

}  // namespace

Action any_action(const GameState& state, SeatId seat, table::RandomStream& luck) {
  return AnyAction(state, seat, luck)();
}

}  // namespace rising_clan
