// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/table/seats.h"

namespace playsheet::rising_clan_wording {

/// What people at the table are called, clockwise from seat 1.
using PlayerNames = std::vector<std::string>;

inline std::string name_of(const PlayerNames& players, table::SeatId seat) {
  return table::index(seat) < players.size() ? players[table::index(seat)] : std::string();
}

}  // namespace playsheet::rising_clan_wording
