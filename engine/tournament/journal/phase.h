// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/table/enum_names.h"
#include "engine/tournament/event/event.h"
#include "engine/tournament/knockout/ties.h"

namespace tournament {

/// Where an event stands (T-106). Of a round, Swiss or of the play-offs: drafted, published, open, closed, which it is
/// as soon as nothing of it is missing.
enum class Phase : std::uint8_t {
  registration,
  drafted,
  published,
  round_open,
  round_closed,
  cut,
  ended,
  reported,
  cancelled
};
Phase phase_of(const Event& event);

/// Tie-break games that have to be played now: at the cut, or for the final ranking (T-543, T-610).
std::optional<OpenTie> open_tie(const Event& event);

/// Nothing is left to be played but tie-break games: the end is a command (T-P36).
bool is_play_over(const Event& event);

}  // namespace tournament

template <>
struct table::EnumNames<tournament::Phase> {
  static constexpr std::array<std::string_view, 9> names{
      "registration", "drafted", "published", "round_open", "round_closed", "cut", "ended", "reported", "cancelled"};
};
