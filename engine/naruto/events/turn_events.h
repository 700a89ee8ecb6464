// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of the course of the game: turns, steps, what is asked, what a turn counts, how the game ends.
namespace naruto {

/// Which safety cap (`state/caps.h`) left something out.
enum class Cap : std::uint8_t {
  lasting,
  triggers,
  work,
  coins,
  steps,
  picks,         ///< cards of one choice
  hits,          ///< damage that waits for texts
  names,         ///< the name that was named first is forgotten
  replacements,  ///< texts that have dealt with one event
  tosses,        ///< coins of one effect, and texts that deal with a coin for once
  extra_turns,
  uses,    ///< of a text in one turn
  groups,  ///< target parts with several cards
};

enum class Counter : std::uint8_t {
  ninja_deployed,
  clients_deployed,
  missions_used,
  rewards_won,
  heads,
  tails,
  charged
};

struct TurnBegan {
  static constexpr std::string_view op = "turn_began";
  PlayerId active;
  std::uint16_t turn;
  bool extra = false;

  friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
  static void apply(GameState& state, const TurnBegan& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("active", self.active);
    v("turn", self.turn);
    v("extra", self.extra);
  }
};

struct StepBegan {
  static constexpr std::string_view op = "step_began";
  Step step;

  friend bool operator==(const StepBegan&, const StepBegan&) = default;
  static void apply(GameState& state, const StepBegan& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("step", self.step);
  }
};

/// The call and the result of the toss for the start.
struct StarterDecided {
  static constexpr std::string_view op = "starter_decided";
  PlayerId starter;

  friend bool operator==(const StarterDecided&, const StarterDecided&) = default;
  static void apply(GameState& state, const StarterDecided& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("starter", self.starter);
  }
};

struct MarkerMoved {
  static constexpr std::string_view op = "marker";
  PlayerId player;
  std::uint8_t value;

  friend bool operator==(const MarkerMoved&, const MarkerMoved&) = default;
  static void apply(GameState& state, const MarkerMoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("value", self.value);
  }
};

/// A turn, phase or draw that does not take place (N-TURN-06, N-TURN-07).
struct LeftUndone {
  static constexpr std::string_view op = "left_undone";
  PlayerId player;
  Skipped what;

  friend bool operator==(const LeftUndone&, const LeftUndone&) = default;
  static void apply(GameState& state, const LeftUndone& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("what", self.what);
  }
};

struct Passed {
  static constexpr std::string_view op = "passed";
  PlayerId player;

  friend bool operator==(const Passed&, const Passed&) = default;
  static void apply(GameState& state, const Passed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
  }
};

struct HandChanged {
  static constexpr std::string_view op = "hand_changed";
  PlayerId player;

  friend bool operator==(const HandChanged&, const HandChanged&) = default;
  static void apply(GameState& state, const HandChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
  }
};

/// What follows has been agreed on by both players (N-CR-05).
struct Agreed {
  static constexpr std::string_view op = "agreed";

  friend bool operator==(const Agreed&, const Agreed&) = default;
  static void apply(GameState& state, const Agreed& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

struct CapReached {
  static constexpr std::string_view op = "cap_reached";
  Cap cap;

  friend bool operator==(const CapReached&, const CapReached&) = default;
  static void apply(GameState& state, const CapReached& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("cap", self.cap);
  }
};

struct GameEnded {
  static constexpr std::string_view op = "game_ended";
  PlayerId winner;
  EndReason reason;

  friend bool operator==(const GameEnded&, const GameEnded&) = default;
  static void apply(GameState& state, const GameEnded& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("winner", self.winner);
    v("reason", self.reason);
  }
};

struct Counted {
  static constexpr std::string_view op = "counted";
  static constexpr bool bookkeeping = true;
  PlayerId player;
  Counter counter;
  std::uint8_t value;

  friend bool operator==(const Counted&, const Counted&) = default;
  static void apply(GameState& state, const Counted& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("counter", self.counter);
    v("value", self.value);
  }
};

/// Bits per Skipped, and turns to come besides the usual ones.
struct Ahead {
  static constexpr std::string_view op = "ahead";
  static constexpr bool bookkeeping = true;
  PlayerId player;
  std::uint8_t skips;
  std::uint8_t extra_turns;

  friend bool operator==(const Ahead&, const Ahead&) = default;
  static void apply(GameState& state, const Ahead& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("skips", self.skips);
    v("extra_turns", self.extra_turns);
  }
};

/// Once-per-turn marks and counters of the turn are cleared (N-GEN-07).
struct TurnMarksReset {
  static constexpr std::string_view op = "marks_reset";
  static constexpr bool bookkeeping = true;

  friend bool operator==(const TurnMarksReset&, const TurnMarksReset&) = default;
  static void apply(GameState& state, const TurnMarksReset& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

struct TossCallerDrawn {
  static constexpr std::string_view op = "toss_caller";
  static constexpr bool bookkeeping = true;
  PlayerId player;

  friend bool operator==(const TossCallerDrawn&, const TossCallerDrawn&) = default;
  static void apply(GameState& state, const TossCallerDrawn& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
  }
};

struct PriorityMoved {
  static constexpr std::string_view op = "priority";
  static constexpr bool bookkeeping = true;
  PlayerId player;
  std::uint8_t passes;

  friend bool operator==(const PriorityMoved&, const PriorityMoved&) = default;
  static void apply(GameState& state, const PriorityMoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("passes", self.passes);
  }
};

struct Asked {
  static constexpr std::string_view op = "asked";
  static constexpr bool bookkeeping = true;
  Choice choice;

  friend bool operator==(const Asked&, const Asked&) = default;
  static void apply(GameState& state, const Asked& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("choice", self.choice);
  }
};

using TurnEvents =
    table::EventKinds<TurnBegan, StepBegan, StarterDecided, MarkerMoved, LeftUndone, Passed, HandChanged, Agreed,
                      CapReached, GameEnded, Counted, Ahead, TurnMarksReset, TossCallerDrawn, PriorityMoved, Asked>;

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Cap> {
  static constexpr std::array<std::string_view, 13> names{"lasting",     "triggers", "work",  "coins",        "steps",
                                                          "picks",       "hits",     "names", "replacements", "tosses",
                                                          "extra_turns", "uses",     "groups"};
};
}  // namespace table
