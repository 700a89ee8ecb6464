// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/tournament/pairing/problem.h"

namespace tournament {

/// The levels of T-527, the dearest first. `barred` stands above them: pairs that a question forbids (T-559);
/// `new_tables` is the number of T-537.
enum class Level : std::uint8_t {
  barred,
  rematches,
  second_byes,
  ahead_rematches,
  ahead_byes,
  bye_points,
  bye_lot,
  distance,
  upper_bands,
  floats,
  new_tables,
  lots
};
inline constexpr std::size_t kLevels = 12;

/// One number for each level.
struct Cost {
  std::array<std::int64_t, kLevels> at{};
  std::int64_t& operator[](Level level) { return at[static_cast<std::size_t>(level)]; }
  std::int64_t operator[](Level level) const { return at[static_cast<std::size_t>(level)]; }
  Cost& operator+=(const Cost& other) {
    for (std::size_t i = 0; i < kLevels; ++i) at[i] += other.at[i];
    return *this;
  }
  friend bool operator==(const Cost&, const Cost&) = default;
};

/// In which order the levels of a problem are compared.
std::array<Level, kLevels> level_order(const PairingProblem& problem);
/// The first level in which they differ; nothing if they are equal.
std::optional<Level> first_difference(const PairingProblem& problem, const Cost& a, const Cost& b);
bool is_cheaper(const PairingProblem& problem, const Cost& a, const Cost& b);

/// What one table costs; `j` -1: the player at place `i` has the bye (T-536).
Cost table_cost(const PairingProblem& problem, int i, int j);
/// What all tables cost, the look-ahead included. All players of the problem sit at one of them.
Cost cost_of(const PairingProblem& problem, const Tables& tables);

}  // namespace tournament

template <>
struct table::EnumNames<tournament::Level> {
  static constexpr std::array<std::string_view, tournament::kLevels> names{
      "barred",  "rematches", "second_byes", "ahead_rematches", "ahead_byes", "bye_points",
      "bye_lot", "distance",  "upper_bands", "floats",          "new_tables", "lots"};
};
