// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/gormiti/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of combat.
namespace gormiti {

/// G-511
struct AttackDeclared {
  static constexpr std::string_view op = "attack_declared";
  CardId card;

  friend bool operator==(const AttackDeclared&, const AttackDeclared&) = default;
  static void apply(GameState& state, const AttackDeclared& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

/// G-510
struct ClashJoined {
  static constexpr std::string_view op = "clash_joined";
  CardId defender;

  friend bool operator==(const ClashJoined&, const ClashJoined&) = default;
  static void apply(GameState& state, const ClashJoined& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("defender", self.defender);
  }
};

/// G-512, G-513
struct MovePlayed {
  static constexpr std::string_view op = "move_played";
  CardId card;

  friend bool operator==(const MovePlayed&, const MovePlayed&) = default;
  static void apply(GameState& state, const MovePlayed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

struct MoveResolved {
  static constexpr std::string_view op = "move_resolved";

  friend bool operator==(const MoveResolved&, const MoveResolved&) = default;
  static void apply(GameState& state, const MoveResolved& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

struct ClashEnded {
  static constexpr std::string_view op = "clash_ended";

  friend bool operator==(const ClashEnded&, const ClashEnded&) = default;
  static void apply(GameState& state, const ClashEnded& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

/// G-530
struct ExtraAttackGiven {
  static constexpr std::string_view op = "extra_attack";
  CardId card;

  friend bool operator==(const ExtraAttackGiven&, const ExtraAttackGiven&) = default;
  static void apply(GameState& state, const ExtraAttackGiven& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

using ClashEvents =
    table::EventKinds<AttackDeclared, ClashJoined, MovePlayed, MoveResolved, ClashEnded, ExtraAttackGiven>;

}  // namespace gormiti
