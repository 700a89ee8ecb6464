// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Luck that was spent.
namespace naruto {

/// `turned`: a text makes the coin count as this side.
struct Tossed {
  static constexpr std::string_view op = "tossed";
  PlayerId player;
  bool heads;
  bool turned = false;

  friend bool operator==(const Tossed&, const Tossed&) = default;
  static void apply(GameState& state, const Tossed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("heads", self.heads);
    v("turned", self.turned);
  }
};

/// One of so many was picked at random.
struct LuckSpent {
  static constexpr std::string_view op = "luck_spent";
  static constexpr bool bookkeeping = true;
  std::uint8_t of;

  friend bool operator==(const LuckSpent&, const LuckSpent&) = default;
  static void apply(GameState& state, const LuckSpent& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
  }
};

using LuckEvents = table::EventKinds<Tossed, LuckSpent>;

}  // namespace naruto
