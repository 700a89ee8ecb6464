// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/options/refusal.h"
#include "engine/rising_clan/state/rulebook.h"

/// The actions of step 4.
namespace rising_clan {

class Change;

Refusal check_attack(const Position& position, SeatId seat, SeatId target);
void begin_attack(Change& change, SeatId seat, SeatId target);
void step_attack(Change& change);

Refusal check_free(const Position& position, SeatId seat, SeatId captive);
void begin_free(Change& change, SeatId seat, SeatId captive);
void step_free(Change& change);

enum class RestKind : std::uint8_t { heal, cure, draw };
Refusal check_rest(const Position& position, SeatId seat, RestKind what, CardId card);
void rest(Change& change, SeatId seat, RestKind what, CardId card);

/// Lasting, in this area, neither Captured nor Recall.
bool is_curable(const Position& position, SeatId seat, CardId card);

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::RestKind> {
  static constexpr std::array<std::string_view, 3> names{"heal", "cure", "draw"};
};
}  // namespace table
