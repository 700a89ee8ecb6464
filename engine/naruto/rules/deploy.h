// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Deploying a Ninja (section 7.1: N-DEPLOY-01 to N-DEPLOY-11).
namespace naruto {

Refusal check_deploy(const Position& position, CardId card, PlayerId player);

/// The hand cost is paid; the Ninja enters.
void deploy(Change& change, CardId card, PlayerId player);

}  // namespace naruto
