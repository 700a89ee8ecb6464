// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/effects/triggers.h"
#include "engine/gormiti/state/card_bits.h"

/// Leaving the field (G-608, G-609, G-618, G-623).
namespace gormiti {

/// These cards leave at the same moment, in field order, each Fighter before its Weapons, which go with it (G-321,
/// G-434). What is about their leaving triggers (G-442). Heroes stay (G-315). No check: the step does it.
void leave_field(Change& change, CardBits cards, LeaveCause cause, Zone to = Zone::discard);

}  // namespace gormiti
