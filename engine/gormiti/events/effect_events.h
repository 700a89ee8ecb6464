// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/gormiti/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of effects that last, abilities that wait and work that is not done.
namespace gormiti {

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

/// G-447
struct TriggersDropped {
  static constexpr std::string_view op = "triggers_dropped";

  friend bool operator==(const TriggersDropped&, const TriggersDropped&) = default;
  static void apply(GameState& state, const TriggersDropped& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

struct TriggerAdded {
  static constexpr std::string_view op = "trigger_added";
  static constexpr bool bookkeeping = true;
  Trigger trigger;

  friend bool operator==(const TriggerAdded&, const TriggerAdded&) = default;
  static void apply(GameState& state, const TriggerAdded& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("trigger", self.trigger);
  }
};

/// All that wait now (G-443).
struct BatchBegan {
  static constexpr std::string_view op = "batch_began";
  static constexpr bool bookkeeping = true;

  friend bool operator==(const BatchBegan&, const BatchBegan&) = default;
  static void apply(GameState& state, const BatchBegan& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

struct TriggerTaken {
  static constexpr std::string_view op = "trigger_taken";
  static constexpr bool bookkeeping = true;
  std::uint8_t index;

  friend bool operator==(const TriggerTaken&, const TriggerTaken&) = default;
  static void apply(GameState& state, const TriggerTaken& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("index", self.index);
  }
};

/// The game goes on.
struct TakenReset {
  static constexpr std::string_view op = "taken_reset";
  static constexpr bool bookkeeping = true;

  friend bool operator==(const TakenReset&, const TakenReset&) = default;
  static void apply(GameState& state, const TakenReset& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
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

/// Of the piece on top.
struct WorkMoved {
  static constexpr std::string_view op = "work_moved";
  static constexpr bool bookkeeping = true;
  std::uint8_t index;
  std::uint8_t stage;

  friend bool operator==(const WorkMoved&, const WorkMoved&) = default;
  static void apply(GameState& state, const WorkMoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("index", self.index);
    v("stage", self.stage);
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

using EffectEvents = table::EventKinds<LastingBegan, LastingEnded, TriggersDropped, TriggerAdded, BatchBegan,
                                       TriggerTaken, TakenReset, WorkPushed, WorkMoved, WorkPopped>;

}  // namespace gormiti
