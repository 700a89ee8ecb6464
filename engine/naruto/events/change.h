// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <utility>

#include "engine/naruto/events/derive.h"
#include "engine/naruto/events/event.h"
#include "engine/naruto/state/groups.h"
#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// What rules code gets instead of a state it could write: it reads the position and emits events. Each event changes
/// the state at once and, if somebody listens, is kept in the list. Owns neither.
class Change {
 public:
  /// All three must outlive it; `events` may be null.
  Change(GameState& state, const Rulebook& rules, Events* events) : state_(state), rules_(rules), events_(events) {}
  Change(const Change&) = delete;
  Change& operator=(const Change&) = delete;

  const GameState& state() const { return state_; }
  Position position() const { return {state_, rules_}; }
  const Catalog& cards() const { return *rules_.cards; }
  const Edition& edition() const { return *rules_.edition; }

  /// Applies the event. What is derived from the state is kept up to date, and the answers known to the open question
  /// are forgotten: `know_answers` comes after the last event.
  template <class E>
  void emit(const E& event) {
    spend(Effort::event);
    if constexpr (kForgetsDerived<E>) {
      const Derived before = state_.derived;
      const bool again = changes_derived(state_, *rules_.cards, event);
      apply_event(state_, event);
      state_.derived = again ? derived_again(before, state_, *rules_.cards, event) : before;
    } else {
      apply_event(state_, event);
    }
    state_.derived.answers_known = false;
    if (events_ != nullptr) events_->push_back(event);
    if constexpr (std::is_same_v<E, CardMoved>) count_charged(event);
  }

  // Short forms of the commonest events.
  void step(Step next) { emit(StepBegan{next}); }
  /// `min` and `max`: how many are to be picked, where that is asked.
  void ask(ChoiceKind kind, PlayerId player, std::size_t min = 0, std::size_t max = 0) {
    emit(Asked{{kind, player, static_cast<std::uint8_t>(min), static_cast<std::uint8_t>(max)}});
  }
  void answered() { emit(Asked{}); }
  /// The cards that can be picked for the question just asked: found once, listed and checked by it.
  template <class Cards>
  void know_answers(const Cards& cards) {
    state_.derived.answers = {};
    for (const CardId card : cards) state_.derived.answers.add(card);
    state_.derived.answers_known = true;
  }
  /// A fair toss (N-COIN-01), or the next dictated one.
  bool toss(PlayerId player);
  /// 0 to n - 1, each as likely as the others; `n` is at least 1.
  std::size_t at_random(std::size_t n);

 private:
  /// Where every card that comes to a chakra area is charged, whatever brings it there (N-CHG-06).
  void count_charged(const CardMoved& moved) {
    const bool comes = moved.to == Zone::chakra && moved.from != Zone::chakra && moved.cause != Cause::charge;
    if (!comes || !edition().moves_charge || moved.cause == Cause::setup) return;
    const int n = std::min(255, state_.players[moved.player].charged + 1);
    emit(Counted{moved.player, Counter::charged, static_cast<std::uint8_t>(n)});
  }

  GameState& state_;
  const Rulebook& rules_;
  Events* events_;
};

// The one way to add to something that may be full: what has no room is left out, and the game says so (CapReached,
// N-LIM-02).

/// True if there is room; else it is told.
template <class T, std::size_t N>
bool room_or_tell(Change& change, const FixedVector<T, N>& in, Cap cap) {
  if (in.full()) change.emit(CapReached{cap});
  return !in.full();
}

/// False: there was no room.
template <class T, std::size_t N>
bool push_or_tell(Change& change, FixedVector<T, N>& to, const T& value, Cap cap) {
  if (!room_or_tell(change, to, cap)) return false;
  to.push_back(value);
  return true;
}

/// All of them, as far as there is room; that there was none is told once.
template <class T, std::size_t N>
void push_all_or_tell(Change& change, FixedVector<T, N>& to, std::span<const T> values, Cap cap) {
  for (const T& value : values)
    if (!push_or_tell(change, to, value, cap)) return;
}

// The same for what an event adds.
inline bool push_or_tell(Change& change, const Work& work) {
  if (!room_or_tell(change, change.state().work, Cap::work)) return false;
  change.emit(WorkPushed{work});
  return true;
}
inline bool push_or_tell(Change& change, const PendingTrigger& trigger) {
  if (!room_or_tell(change, change.state().triggers, Cap::triggers)) return false;
  change.emit(TriggerAdded{trigger});
  return true;
}
/// What joins the effect before it needs no room (`joins_last`).
inline bool push_or_tell(Change& change, const LastingEffect& lasting) {
  if (!joins_last(change.state(), lasting) && !room_or_tell(change, change.state().lasting, Cap::lasting)) return false;
  change.emit(LastingBegan{lasting});
  return true;
}

/// Takes this card out of those that a lasting effect is on; without any the effect ends.
inline void take_subject(Change& change, std::size_t index, CardId card) {
  const ObjectRef subject = change.state().lasting[index].subject;
  CardSet others;
  if (is_group(subject)) others = change.state().groups[subject.life];
  others.remove(card);
  if (others.empty())
    change.emit(LastingEnded{static_cast<std::uint8_t>(index)});
  else
    change.emit(TargetsGrouped{subject.life, others});
}

/// As many as there may be; that they are fewer than wanted is told.
template <class N>
N at_most_or_tell(Change& change, N wanted, N most, Cap cap) {
  if (wanted > most) change.emit(CapReached{cap});
  return std::min(wanted, most);
}

}  // namespace naruto
