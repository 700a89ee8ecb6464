// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/actions/action.h"

namespace rising_clan {

/// Something that a player could do, or why not.
struct Option {
  Action action;
  Refusal refusal;

  bool allowed() const { return !refusal; }
  friend bool operator==(const Option&, const Option&) = default;
};

/// What the open question offers this seat, in a fixed order; for who is not asked only whether he may ask to act
/// . Conceding is always possible and not listed.
std::vector<Option> options_of(const Position& position, SeatId seat);
/// What is allowed of it for the seat that is asked, in the same order; `out` is emptied first.
void allowed_of(const Position& position, std::vector<Action>& out);

}  // namespace rising_clan
