// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// Triggers among which the present controller chooses, in the order in which they are offered: indices into
/// `state.triggers` (N-EFF-08, CR-27).
FixedVector<std::uint8_t, kMaxTriggers> triggers_to_order(const Position& position);

}  // namespace naruto
