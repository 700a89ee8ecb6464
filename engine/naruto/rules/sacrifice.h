// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Cards in play that are given up as a part of the cost of a card that its player plays (N-COST-11).
namespace naruto {

/// What is to be given up, one card for each of these; nothing where a text waives it.
using Sacrifice = FixedVector<const Filter*, kTargetCount>;
Sacrifice sacrifice_of(const Position& position, CardId card, PlayerId player);

/// All of it can be given up, and leaves no Ninja whose name the card would share (N-NAME-04).
Refusal check_sacrifice(const Position& position, CardId card, PlayerId player);

/// This card can be given up as the next one, after those that are `chosen`.
Refusal check_given_up(const Position& position, CardId card, std::span<const ObjectRef> chosen, CardId next);

void give_up(Change& change, std::span<const ObjectRef> chosen);

}  // namespace naruto
