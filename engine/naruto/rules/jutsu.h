// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Using a Jutsu (section 10.1).
namespace naruto {

/// Why this Ninja cannot be the user of the Jutsu (N-JUT-02, N-JUT-04, prohibitions), cost and targets apart.
Refusal check_user(const Position& position, CardId jutsu, CardId user, PlayerId player);

Refusal check_jutsu(const Position& position, CardId jutsu, CardId user, PlayerId player);

/// Why no own Ninja at all can use it now; allowed if one can.
Refusal check_jutsu_somehow(const Position& position, CardId jutsu, PlayerId player);

/// Cost and targets are complete: the Jutsu is in use (N-JUT-06).
void use_jutsu(Change& change, CardId jutsu, const Context& context);

}  // namespace naruto
