// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"
#include "engine/table/event_kinds.h"

/// What a turn, or a text, remembers: names, payments, what became of a card.
namespace naruto {

/// A player has named a card; the text of `by` speaks of it. `tracks`: the player tracks Ninja of this name.
struct CardNamed {
  static constexpr std::string_view op = "card_named";
  PlayerId player;
  CardId by;
  Word name;
  bool tracks;

  friend bool operator==(const CardNamed&, const CardNamed&) = default;
  static void apply(GameState& state, const CardNamed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("by", self.by);
    v("name", self.name);
    v("tracks", self.tracks);
  }
};

/// These chakra have paid for this use of a Jutsu.
struct ChakraSpent {
  static constexpr std::string_view op = "chakra_spent";
  static constexpr bool bookkeeping = true;
  CardId jutsu;
  FixedVector<CardId, kMaxPayment> chakra;

  friend bool operator==(const ChakraSpent&, const ChakraSpent&) = default;
  static void apply(GameState& state, const ChakraSpent& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("jutsu", self.jutsu);
    v("chakra", self.chakra);
  }
};

/// See `CardState::noted_this_turn`.
struct TurnNoted {
  static constexpr std::string_view op = "turn_noted";
  static constexpr bool bookkeeping = true;
  CardId card;

  friend bool operator==(const TurnNoted&, const TurnNoted&) = default;
  static void apply(GameState& state, const TurnNoted& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

using MemoryEvents = table::EventKinds<CardNamed, ChakraSpent, TurnNoted>;

}  // namespace naruto
