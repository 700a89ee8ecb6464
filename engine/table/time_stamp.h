// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace table {

/// The time of a line of the journal. The engine has no clock: it is read, never taken.
struct TimeStamp {
  std::int64_t seconds = 0;   ///< from 1970 on; without a distance those of a clock on the wall
  bool has_distance = false;  ///< from world time: two of these can be compared wherever they were written
};

/// What a time looks like.
inline constexpr std::string_view kTimeForm = "a time such as 2026-11-27T10:05:00+01:00, or -";

/// "2026-11-27T10:05:00", also without seconds, with parts of a second, and with its distance from world time (`Z`,
/// `+01:00`); nothing if it is no such time.
std::optional<TimeStamp> read_time(std::string_view text);

}  // namespace table
