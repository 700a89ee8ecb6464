// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"

/// Events of the battle: teams that are sent, vanish and return, and what the showdown fixes.
namespace naruto {

/// A team was sent: to attack (opens battle `battle`) or to block in it.
struct TeamSent {
  PlayerId player;
  CardId head;
  std::uint8_t battle;
  bool attack;
  friend bool operator==(const TeamSent&, const TeamSent&) = default;
};
/// The team of a battle is no longer in it: its last member left (N-BLK-08).
struct TeamVanished {
  std::uint8_t battle;
  bool attack;
  friend bool operator==(const TeamVanished&, const TeamVanished&) = default;
};
struct BattleResolved {
  std::uint8_t battle;
  bool opposed;
  bool mental;
  std::int8_t attack_power;
  std::int8_t block_power;
  Result result;
  friend bool operator==(const BattleResolved&, const BattleResolved&) = default;
};
struct TeamsReturned {
  friend bool operator==(const TeamsReturned&, const TeamsReturned&) = default;
};
/// The head of a team in battle from now on; kNoCard: it has none (N-ATK-04).
struct HeadChanged {
  std::uint8_t battle;
  bool attack;
  CardId head;
  friend bool operator==(const HeadChanged&, const HeadChanged&) = default;
};

}  // namespace naruto
