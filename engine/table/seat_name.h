// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "engine/table/ids.h"

namespace table {

/// A seat in the text of records and commands: "south", "north".
constexpr std::string_view seat_name(PlayerId player) { return player == PlayerId::south ? "south" : "north"; }

constexpr std::optional<PlayerId> seat_of_name(std::string_view name) {
  for (const PlayerId player : kPlayers)
    if (seat_name(player) == name) return player;
  return std::nullopt;
}

}  // namespace table
