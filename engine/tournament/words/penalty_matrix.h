// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/table/enum_names.h"
#include "engine/table/keyed_rows.h"

namespace tournament {

/// Penalties from light to heavy (T-9): verbal warning (T-951), official warning (T-952), loss of a game (T-953), loss
/// of the match (T-954), expulsion (T-955), suspension, which is proposed (T-956); unwelcome is declared by the
/// management alone and is no penalty of an event (T-957).
enum class Grade : std::uint8_t { V, O, G, M, X, S };

/// What a player did (T-901 to T-917).
enum class Infraction : std::uint8_t {
  illegal_list,
  illegal_deck,
  illegal_sideboard,
  deck_not_restored,
  minor_error,
  medium_error,
  serious_error,
  lateness,
  wrong_opponent,
  minor_marks,
  notable_marks,
  slow_play,
  unsporting,
  serious_unsporting,
  bribery,
  false_data,
  cheating
};

inline constexpr std::size_t kInfractions = static_cast<std::size_t>(Infraction::cheating) + 1;

struct InfractionRow {
  std::string_view rule;
  std::string_view allowed;  ///< letters of the grades
};

/// The matrix of T-9 as it stands there (T-900).
using PenaltyMatrix = table::KeyedRows<Infraction, InfractionRow, kInfractions>;
const PenaltyMatrix& penalty_matrix();

/// True for T-913 and T-914: any penalty may be applied with a written reason (T-920).
bool is_at_discretion(Infraction infraction);
/// The matrix allows it (T-900, T-920).
bool is_allowed(Infraction infraction, Grade grade);

/// Who comes late (T-908). `seconds` after the start of the round; after an early start they count from the hour that
/// was announced first. Nothing for who is seated when the clock starts.
std::optional<Grade> penalty_for_lateness(int seconds);

/// When two are found to play each other although paired with others (T-909): `seconds` after the start of the match.
Grade penalty_for_wrong_table(int seconds);

/// Slow play (T-912): a verbal warning, then an official one, then one grade higher each time. `before`: how often the
/// player was penalised for it in this event.
Grade next_for_slow_play(int before);

}  // namespace tournament

template <>
struct table::EnumNames<tournament::Grade> {
  static constexpr std::array<std::string_view, 6> names{"V", "O", "G", "M", "X", "S"};
};
template <>
struct table::EnumNames<tournament::Infraction> {
  static constexpr std::array<std::string_view, tournament::kInfractions> names{
      "illegal_list",  "illegal_deck",       "illegal_sideboard", "deck_not_restored", "minor_error",   "medium_error",
      "serious_error", "lateness",           "wrong_opponent",    "minor_marks",       "notable_marks", "slow_play",
      "unsporting",    "serious_unsporting", "bribery",           "false_data",        "cheating"};
};
