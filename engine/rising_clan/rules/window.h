// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/state/rulebook.h"

/// Windows: who is asked, in which order, and when they close (R-227, R-228, R-1103).
namespace rising_clan {

class Change;

void step_window(Change& change);

/// The moment in which somebody may act: the topmost window, interrupt or step of the turn.
struct Moment {
  enum class Kind : std::uint8_t { none, own_turn, interrupt, window, attempt };
  Kind kind = Kind::none;
  WindowKind window = WindowKind::none;
  SeatId first = kNoSeat;  ///< whom a window asked first; of a turn its player
};
Moment moment_of(const GameState& state);

/// R-F04: captured, recalled, under `forbid react` or somebody's silence, or somebody is alone.
bool is_kept_from_acting(const Position& position, SeatId seat);
/// Who may act in this window by the table of R-227, whatever he has.
bool belongs_to_window(const Position& position, const Moment& moment, SeatId seat);
/// Nothing is possible, and everybody can see it (R-1103).
bool has_publicly_nothing(const Position& position, const Moment& moment, SeatId seat);
/// One of the two of the challenge that goes on.
bool is_challenger(const GameState& state, SeatId seat);
bool is_challenge_window(WindowKind window);

}  // namespace rising_clan
