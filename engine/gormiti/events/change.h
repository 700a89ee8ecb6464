// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/gormiti/events/event.h"
#include "engine/gormiti/events/field_texts.h"
#include "engine/gormiti/state/rulebook.h"

namespace gormiti {

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

  template <class E>
  void emit(const E& event) {
    if constexpr (kMovesCard<E>)
      apply_with_texts(state_, *rules_.cards, event);
    else
      E::apply(state_, event);
    if (events_ != nullptr) events_->push_back(event);
  }
  void step(Step next) { emit(StepBegan{next}); }
  void ask(QuestionKind kind, PlayerId player, std::size_t n = 0) {
    emit(Asked{{kind, player, static_cast<std::uint8_t>(n)}});
  }
  void answered() { emit(Asked{}); }

  /// G-111.
  void shuffle(PlayerId player) { emit(Shuffled{player}); }
  /// 0 to bound - 1, each as likely as the others.
  std::uint32_t at_random(Luck stream, std::uint32_t bound);

 private:
  GameState& state_;
  const Rulebook& rules_;
  Events* events_;
};

}  // namespace gormiti
