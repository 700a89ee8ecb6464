// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/gormiti/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of the course of the game: set-up, turns, steps, what is asked, rounds of the quick mode, how it ends.
namespace gormiti {

/// G-402, hidden
struct HeroChosen {
  static constexpr std::string_view op = "hero_chosen";
  PlayerId player;
  CardId card;

  friend bool operator==(const HeroChosen&, const HeroChosen&) = default;
  static void apply(GameState& state, const HeroChosen& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("card", self.card);
  }
};

/// G-405
struct StarterDrawn {
  static constexpr std::string_view op = "starter_drawn";
  PlayerId starter;

  friend bool operator==(const StarterDrawn&, const StarterDrawn&) = default;
  static void apply(GameState& state, const StarterDrawn& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("starter", self.starter);
  }
};

/// G-419 (1)
struct TurnBegan {
  static constexpr std::string_view op = "turn_began";
  std::uint16_t turn;
  PlayerId active;

  friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
  static void apply(GameState& state, const TurnBegan& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("turn", self.turn);
    v("active", self.active);
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

/// What follows was agreed on at the judge's desk.
struct Agreed {
  static constexpr std::string_view op = "agreed";

  friend bool operator==(const Agreed&, const Agreed&) = default;
  static void apply(GameState& state, const Agreed& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

/// G-703, G-707
struct AttackForced {
  static constexpr std::string_view op = "attack_forced";
  bool must;

  friend bool operator==(const AttackForced&, const AttackForced&) = default;
  static void apply(GameState& state, const AttackForced& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("must", self.must);
  }
};

/// G-913, hidden; kNoCard: keeps
struct SwapDecided {
  static constexpr std::string_view op = "swap_decided";
  PlayerId player;
  CardId card;

  friend bool operator==(const SwapDecided&, const SwapDecided&) = default;
  static void apply(GameState& state, const SwapDecided& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("card", self.card);
  }
};

/// G-903, G-904
struct RoundScored {
  static constexpr std::string_view op = "round_scored";
  Outcome winner;
  std::int16_t south;
  std::int16_t north;

  friend bool operator==(const RoundScored&, const RoundScored&) = default;
  static void apply(GameState& state, const RoundScored& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("winner", self.winner);
    v("south", self.south);
    v("north", self.north);
  }
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
  Outcome outcome;
  EndReason reason;

  friend bool operator==(const GameEnded&, const GameEnded&) = default;
  static void apply(GameState& state, const GameEnded& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("outcome", self.outcome);
    v("reason", self.reason);
  }
};

struct CombatDone {
  static constexpr std::string_view op = "combat_done";
  static constexpr bool bookkeeping = true;

  friend bool operator==(const CombatDone&, const CombatDone&) = default;
  static void apply(GameState& state, const CombatDone& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

/// G-708, G-709
struct TurnsCounted {
  static constexpr std::string_view op = "turns_counted";
  static constexpr bool bookkeeping = true;
  std::uint8_t forced;
  std::uint8_t quiet;

  friend bool operator==(const TurnsCounted&, const TurnsCounted&) = default;
  static void apply(GameState& state, const TurnsCounted& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("forced", self.forced);
    v("quiet", self.quiet);
  }
};

/// None: the question is answered.
struct Asked {
  static constexpr std::string_view op = "asked";
  static constexpr bool bookkeeping = true;
  Question question;

  friend bool operator==(const Asked&, const Asked&) = default;
  static void apply(GameState& state, const Asked& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("question", self.question);
  }
};

using TurnEvents = table::EventKinds<HeroChosen, StarterDrawn, TurnBegan, StepBegan, Passed, Agreed, AttackForced,
                                     SwapDecided, RoundScored, CapReached, GameEnded, CombatDone, TurnsCounted, Asked>;

}  // namespace gormiti
