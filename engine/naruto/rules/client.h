// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Clients (section 7.9: N-CLI-01 to N-CLI-09).
namespace naruto {

/// The Client in this village; kNoCard if there is none.
CardId client_in_village(const Position& position, PlayerId player);

Refusal check_client(const Position& position, CardId card, PlayerId player);

void deploy_client(Change& change, CardId card, PlayerId player);

}  // namespace naruto
