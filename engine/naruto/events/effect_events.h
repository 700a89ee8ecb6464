// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of effects: those that last, texts that have been set off, and the work that is left to do.
namespace naruto {

struct LastingBegan {
  static constexpr std::string_view op = "lasting_began";
  LastingEffect effect;

  friend bool operator==(const LastingBegan&, const LastingBegan&) = default;
  static void apply(GameState& state, const LastingBegan& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("effect", self.effect);
  }
};

struct LastingEnded {
  static constexpr std::string_view op = "lasting_ended";
  std::uint8_t index;

  friend bool operator==(const LastingEnded&, const LastingEnded&) = default;
  static void apply(GameState& state, const LastingEnded& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("index", self.index);
  }
};

/// What is left to do of the text of this object is not done: its effect is negated.
struct EffectStopped {
  static constexpr std::string_view op = "effect_stopped";
  ObjectRef source;

  friend bool operator==(const EffectStopped&, const EffectStopped&) = default;
  static void apply(GameState& state, const EffectStopped& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("source", self.source);
  }
};

struct TriggerAdded {
  static constexpr std::string_view op = "trigger_added";
  static constexpr bool bookkeeping = true;
  PendingTrigger trigger;

  friend bool operator==(const TriggerAdded&, const TriggerAdded&) = default;
  static void apply(GameState& state, const TriggerAdded& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("trigger", self.trigger);
  }
};

struct TriggerRemoved {
  static constexpr std::string_view op = "trigger_removed";
  static constexpr bool bookkeeping = true;
  std::uint8_t index;

  friend bool operator==(const TriggerRemoved&, const TriggerRemoved&) = default;
  static void apply(GameState& state, const TriggerRemoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("index", self.index);
  }
};

/// A target of a triggered text that waits has been chosen: of its part `part` this card.
struct TriggerAimed {
  static constexpr std::string_view op = "trigger_aimed";
  static constexpr bool bookkeeping = true;
  std::uint8_t index;
  std::uint8_t part;
  CardId card;

  friend bool operator==(const TriggerAimed&, const TriggerAimed&) = default;
  static void apply(GameState& state, const TriggerAimed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("index", self.index);
    v("part", self.part);
    v("card", self.card);
  }
};

struct WorkPushed {
  static constexpr std::string_view op = "work_pushed";
  static constexpr bool bookkeeping = true;
  Work work;

  friend bool operator==(const WorkPushed&, const WorkPushed&) = default;
  static void apply(GameState& state, const WorkPushed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("work", self.work);
  }
};

/// The top of the stack goes on from here.
struct WorkMoved {
  static constexpr std::string_view op = "work_moved";
  static constexpr bool bookkeeping = true;
  Work work;

  friend bool operator==(const WorkMoved&, const WorkMoved&) = default;
  static void apply(GameState& state, const WorkMoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("work", self.work);
  }
};

struct WorkPopped {
  static constexpr std::string_view op = "work_popped";
  static constexpr bool bookkeeping = true;

  friend bool operator==(const WorkPopped&, const WorkPopped&) = default;
  static void apply(GameState& state, const WorkPopped& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

/// An effect of this work has acted on cards: the last of them is "it" from now on.
struct Acted {
  static constexpr std::string_view op = "acted";
  static constexpr bool bookkeeping = true;
  std::uint8_t work;
  ObjectRef it;

  friend bool operator==(const Acted&, const Acted&) = default;
  static void apply(GameState& state, const Acted& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("work", self.work);
    v("it", self.it);
  }
};

/// A target part with several cards holds these from now on.
struct TargetsGrouped {
  static constexpr std::string_view op = "targets_grouped";
  static constexpr bool bookkeeping = true;
  std::uint8_t group = 0;
  CardSet cards;

  friend bool operator==(const TargetsGrouped&, const TargetsGrouped&) = default;
  static void apply(GameState& state, const TargetsGrouped& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("group", self.group);
    v("cards", self.cards);
  }
};

/// Numbers that a text has made.
struct NumbersNoted {
  static constexpr std::string_view op = "noted";
  static constexpr bool bookkeeping = true;
  Noted noted;

  friend bool operator==(const NumbersNoted&, const NumbersNoted&) = default;
  static void apply(GameState& state, const NumbersNoted& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("noted", self.noted);
  }
};

using EffectEvents =
    table::EventKinds<LastingBegan, LastingEnded, EffectStopped, TriggerAdded, TriggerRemoved, TriggerAimed, WorkPushed,
                      WorkMoved, WorkPopped, Acted, TargetsGrouped, NumbersNoted>;

}  // namespace naruto
