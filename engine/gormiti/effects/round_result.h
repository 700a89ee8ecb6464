// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/state/rulebook.h"

namespace gormiti {

/// Quick mode: what is put down, compared (G-903, G-904).
struct RoundResult {
  PerPlayer<int> sums;  ///< of printed ATK (G-914)
  Outcome winner = Outcome::draw;

  friend bool operator==(const RoundResult&, const RoundResult&) = default;
};
RoundResult result_of_round(const Position& position);

}  // namespace gormiti
