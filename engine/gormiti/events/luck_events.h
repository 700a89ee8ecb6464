// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/gormiti/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Luck that was spent (G-111).
namespace gormiti {

/// The stream of this player says how.
struct Shuffled {
  static constexpr std::string_view op = "shuffled";
  PlayerId player;

  friend bool operator==(const Shuffled&, const Shuffled&) = default;
  static void apply(GameState& state, const Shuffled& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
  }
};

/// One of so many was drawn.
struct LuckSpent {
  static constexpr std::string_view op = "luck_spent";
  static constexpr bool bookkeeping = true;
  Luck stream;
  std::uint32_t of;

  friend bool operator==(const LuckSpent&, const LuckSpent&) = default;
  static void apply(GameState& state, const LuckSpent& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("stream", self.stream);
    v("of", self.of);
  }
};

using LuckEvents = table::EventKinds<Shuffled, LuckSpent>;

}  // namespace gormiti
