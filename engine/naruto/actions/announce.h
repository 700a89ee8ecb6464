// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Putting a use together: alternative cost, X, payment and targets, one small question after the other. Nothing moves
/// before all of it is there (N-GEN-04, N-JUT-03, N-MISS-07).
namespace naruto {

/// Begins the use; it has been checked.
void announce_play(Change& change, CardId card, CardId on, PlayerId player);
void announce_effect(Change& change, CardId card, std::uint8_t ability, PlayerId player);
/// A team that a text asks something for is sent to attack, or to block the team of `attacker`.
void announce_sending(Change& change, CardId head, CardId attacker, PlayerId player);

/// Asks the next question of the announcement, answers it itself where only one answer exists, or completes the use.
void continue_announcement(Change& change);

/// Why this card cannot be picked for the open question of the announcement.
Refusal check_announced_pick(const Position& position, CardId card);
void announced_pick(Change& change, CardId card);

/// X or the alternative cost.
Refusal check_announced_number(const Position& position, int number);
void announced_number(Change& change, std::uint8_t number);

}  // namespace naruto
