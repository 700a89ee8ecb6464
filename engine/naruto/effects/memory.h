// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/naruto/effects/values.h"

/// What texts remember of a card: names that were named, what it has done this turn.
namespace naruto {

/// The letters of `part` stand in `whole`, case ignored.
bool contains_letters(std::string_view whole, std::string_view part);

/// Of the symbol, type or name that was named.
bool is_of_named(const Position& position, Nameable what, CardId id, const Context& context);

/// A name of the Ninja includes the one that the opponent of its controller tracks.
bool is_tracked(const Position& position, CardId id);

/// A card has done this, or it befell it, this turn. Whoever is sent in the own turn attacks, else blocks (N-ATK-01).
bool has_done(const Position& position, TurnDeed deed, CardId card);

/// A Jutsu that this Ninja has used is being applied: its card waits for the end of it (N-CHAIN-16).
bool is_applying(const Position& position, CardId card);

}  // namespace naruto
