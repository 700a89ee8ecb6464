// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

/// Abominations: flight and combat.
namespace rising_clan {

/// It begins for who has drawn it; where its row says so, for all in play.
void begin_abomination(Change& change, SeatId seat, CardId card);
void step_abomination(Change& change);

/// all final values reach what the card asks for.
bool has_fled(const Position& position, SeatId seat);
/// R-F31.
bool can_flee(const Position& position, SeatId seat);

/// Stages of the work, by which the questions know where they are.
enum AbominationStage : std::uint8_t {
  kChooseFlight,
  kFlight,
  kFleeCards,
  kPhase1,
  kPhase1Roll,
  kPhase1Result,
  kPhase2,
  kPhase2Attack,
  kPhase2Die,
  kPhase2Result,
  kFightOver,
  kShare,  ///< the first of one that all face
  kShareRanked
};

}  // namespace rising_clan
