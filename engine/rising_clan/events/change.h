// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rising_clan/events/event.h"
#include "engine/rising_clan/state/rulebook.h"

namespace rising_clan {

/// The only function that writes a game state.
void apply_event(GameState& state, const Event& event);

/// What rules get instead of a state that they could write: they read the position and emit events. Each changes the
/// state at once and, if somebody listens, is kept. Owns neither.
class Change {
 public:
  Change(GameState& state, const Rulebook& rules, Events* events) : state_(state), rules_(rules), events_(events) {}
  Change(const Change&) = delete;
  Change& operator=(const Change&) = delete;

  const GameState& state() const { return state_; }
  Position position() const { return {state_, rules_}; }
  const Options& options() const { return rules_.options; }
  const Catalog& cards() const { return *rules_.cards; }

  void emit(const Event& event);
  void ask(QuestionKind kind, SeatId seat) { emit(Asked{{kind, seat}}); }
  void answered() { emit(Asked{}); }

  const Frame& top() const { return state_.frames.back(); }
  void push(const Frame& frame) { emit(FramePushed{frame}); }
  void pop() { emit(FramePopped{}); }
  /// The piece of work on top goes on at this stage.
  void stage(std::uint8_t next) {
    Frame frame = top();
    frame.stage = next;
    emit(FrameSet{frame});
  }
  /// The piece of work on top, changed by a function.
  template <class F>
  void alter(F&& f) {
    Frame frame = top();
    f(frame);
    emit(FrameSet{frame});
  }
  template <class F>
  void alter_roll(std::size_t index, F&& f) {
    Roll roll = state_.rolls[index];
    f(roll);
    emit(RollSet{static_cast<std::uint8_t>(index), roll});
  }
  template <class F>
  void alter_event(F&& f) {
    EventState event = state_.event;
    f(event);
    emit(EventSet{event});
  }

  /// in [0, bound).
  std::uint8_t at_random(Luck stream, std::size_t bound);
  std::uint8_t die() { return static_cast<std::uint8_t>(at_random(Luck::die, 6) + 1); }

 private:
  GameState& state_;
  const Rulebook& rules_;
  Events* events_;
};

}  // namespace rising_clan
