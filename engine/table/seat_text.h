// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/table/ids.h"
#include "engine/table/seats.h"

/// Whose decision a line of a record is: "south" and "north" at a table of two, numbers from 1 at a larger one.
namespace table {

inline std::string seat_text(PlayerId player) { return std::string(name_of(player)); }
inline std::string seat_text(SeatId seat) { return fmt::to_string(index(seat) + 1); }

/// Nothing for what is no seat. Whether somebody sits there, the game says.
template <class Seat>
std::optional<Seat> read_seat(std::string_view text) {
  if constexpr (std::same_as<Seat, SeatId>) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '9') return std::nullopt;
    return seat_at(static_cast<std::size_t>(text[0] - '1'));
  } else {
    return from_name<Seat>(text);
  }
}

}  // namespace table
