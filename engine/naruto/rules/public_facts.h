// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

/// N-CR-02: whether a player is asked for an answer depends on what both can see (phase, chakra, number of cards in the
/// hand, cards in play, marks of the turn), never on what the hand holds.
namespace naruto {

/// Window W of the opponent's mission phase: a Counter or a fitting effect could be used.
bool can_counter_publicly(const Position& position, PlayerId player);

/// A link could be added to the chain, or in the exchange a chain be opened.
bool can_answer_publicly(const Position& position, PlayerId player);

/// A Counter of the other player is the last link, and a plain Mission could be used against it (N-MISS-09).
bool can_answer_with_mission_publicly(const Position& position, PlayerId player);

/// An effect of a card could be used, whatever else the moment allows.
bool can_use_effect_publicly(const Position& position, PlayerId player);

}  // namespace naruto
