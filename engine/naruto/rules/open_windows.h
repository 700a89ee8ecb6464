// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/copied_text.h"

namespace naruto {

/// The moments at which this player could use a text just now (N-EFF-15). A text without a stated moment may be used in
/// the opponent's mission phase, too.
class OpenWindows {
 public:
  OpenWindows(const Position& position, PlayerId player) {
    const Step step = position.state.step;
    const bool mission = step == Step::mission || step == Step::mission_window || step == Step::mission_close;
    const bool exchange = step == Step::exchange;
    const bool own = position.state.active == player;
    open(Window::own_mission_phase, mission && own);
    open(Window::opponent_mission_phase, mission && !own);
    open(Window::exchange, exchange);
    open(Window::any, exchange || (mission && (own || position.edition.untimed_effects_in_opposing_mission)));
    open(Window::mission_phase, mission);
    open(Window::own_exchange, exchange && own);
    open(Window::opponent_exchange, exchange && !own);
    open(Window::opponent_turn, !own && (mission || exchange));
    open(Window::opponent_organization, !own && step == Step::organize);
    open(Window::own_turn_end, own && step == Step::end_effects);
  }

  bool has(Window window) const { return any_of(bit_of(window)); }
  bool any_of(unsigned windows) const { return (bits_ & windows) != 0; }
  bool none() const { return bits_ == 0; }

  /// The card lies where one of its texts is used from, and one of its texts has its moment now; it may have one from
  /// another card. Says more than is true, never less.
  bool may_suit(const Position& position, CardId card) const {
    return may_have_activated(position, card) &&
           (any_of(position.hot(card).activated_windows) || texts_may_be_shared(position));
  }

 private:
  void open(Window window, bool is_open) {
    if (is_open) bits_ |= bit_of(window);
  }

  unsigned bits_ = 0;
};

}  // namespace naruto
