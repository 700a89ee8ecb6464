// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of the battle: teams that are sent, vanish and return, and what the showdown fixes.
namespace naruto {

/// A team was sent: to attack (opens battle `battle`) or to block in it.
struct TeamSent {
  static constexpr std::string_view op = "team_sent";
  PlayerId player;
  CardId head;
  std::uint8_t battle;
  bool attack;

  friend bool operator==(const TeamSent&, const TeamSent&) = default;
  static void apply(GameState& state, const TeamSent& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("head", self.head);
    v("battle", self.battle);
    v("attack", self.attack);
  }
};

/// The team of a battle is no longer in it: its last member left (N-BLK-08).
struct TeamVanished {
  static constexpr std::string_view op = "team_vanished";
  std::uint8_t battle;
  bool attack;

  friend bool operator==(const TeamVanished&, const TeamVanished&) = default;
  static void apply(GameState& state, const TeamVanished& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("battle", self.battle);
    v("attack", self.attack);
  }
};

struct BattleResolved {
  static constexpr std::string_view op = "battle_resolved";
  std::uint8_t battle;
  bool opposed;
  bool mental;
  std::int8_t attack_power;
  std::int8_t block_power;
  Result result;

  friend bool operator==(const BattleResolved&, const BattleResolved&) = default;
  static void apply(GameState& state, const BattleResolved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("battle", self.battle);
    v("opposed", self.opposed);
    v("mental", self.mental);
    v("attack_power", self.attack_power);
    v("block_power", self.block_power);
    v("result", self.result);
  }
};

struct TeamsReturned {
  static constexpr std::string_view op = "teams_returned";

  friend bool operator==(const TeamsReturned&, const TeamsReturned&) = default;
  static void apply(GameState& state, const TeamsReturned& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

/// The head of a team in battle from now on; kNoCard: it has none (N-ATK-04).
struct HeadChanged {
  static constexpr std::string_view op = "head_changed";
  std::uint8_t battle;
  bool attack;
  CardId head;

  friend bool operator==(const HeadChanged&, const HeadChanged&) = default;
  static void apply(GameState& state, const HeadChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("battle", self.battle);
    v("attack", self.attack);
    v("head", self.head);
  }
};

/// The hits that wait are these from now on.
struct HitsChanged {
  static constexpr std::string_view op = "hits";
  static constexpr bool bookkeeping = true;
  PendingHits hits;

  friend bool operator==(const HitsChanged&, const HitsChanged&) = default;
  static void apply(GameState& state, const HitsChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("hits", self.hits);
  }
};

/// Rewards and damage of this battle have been given.
struct BattleSettled {
  static constexpr std::string_view op = "battle_settled";
  static constexpr bool bookkeeping = true;
  std::uint8_t battle;

  friend bool operator==(const BattleSettled&, const BattleSettled&) = default;
  static void apply(GameState& state, const BattleSettled& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("battle", self.battle);
  }
};

using BattleEvents =
    table::EventKinds<TeamSent, TeamVanished, BattleResolved, TeamsReturned, HeadChanged, HitsChanged, BattleSettled>;

}  // namespace naruto
