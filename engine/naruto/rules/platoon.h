// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Platoons (section 7.4: N-PLAT-01 to N-PLAT-12).
namespace naruto {

Refusal check_platoon(const Position& position, CardId card, CardId base, PlayerId player);

/// The hand cost is paid; the platoon takes the place of its base.
void play_platoon(Change& change, CardId card, CardId base, PlayerId player);

}  // namespace naruto
