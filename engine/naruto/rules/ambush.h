// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/rules/refusal.h"
#include "engine/naruto/state/rulebook.h"

/// Ambush (section 7.2: N-AMB-01 to N-AMB-04): a deployment like every other, but from the own chakra area.
namespace naruto {

/// Why this card of the chakra area cannot be played from there; allowed for a Ninja with Ambush.
Refusal check_ambush(const Position& position, CardId card);

}  // namespace naruto
