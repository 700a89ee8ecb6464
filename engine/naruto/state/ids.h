// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/naruto/state/caps.h"
#include "engine/table/fixed_vector.h"
#include "engine/table/ids.h"

/// By what the parts of the state speak of each other.
namespace naruto {

using table::CardId;
using table::FixedVector;
using table::kNoCard;
using table::ObjectRef;
using table::PerPlayer;
using table::PlayerId;

/// A team is a number that its members bear. Numbers are reused when a team is gone.
using TeamId = std::uint8_t;
inline constexpr TeamId kNoTeam = 255;

}  // namespace naruto
