// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// What a card counts as besides what it is in print (N-CARD-01).
namespace naruto {

/// An effect that lets the card in play count as a Ninja has begun or ended: it is one, or is one no longer. A new one
/// is a team of its own (N-ORG-05); what is none any more is in no team and has no health.
void settle_type(Change& change, CardId card);

}  // namespace naruto
