// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/effects/filter.h"

/// Which cards a question about the effect in progress offers (G-444, G-D32 to G-D34).
namespace gormiti {

using Objects = FixedVector<CardId, kMaxCards>;

/// The effect that the work on top has come to.
const Effect& effect_now(const Position& position);

/// All cards among which this selector chooses, in the order of G-D18. `barred_heroes`: the effect does nothing to a
/// Hero, so none is offered (G-315).
Objects candidates(const Position& position, const Selector& selector, const Context& context, bool barred_heroes);
/// Fighters to which this Weapon can be moved (G-622).
Objects new_bearers(const Position& position, const Selector& to, const Context& context, CardId weapon);
/// Weapons that the owner of the text can move.
Objects own_weapons(const Position& position, const Selector& what, const Context& context);
/// Cards of the own deck that a search finds, by code.
Objects findable(const Position& position, const SearchEffect& search, PlayerId player);

/// The cards of the own deck in the order in which they may be looked through, which tells nothing of theirs (G-317).
Objects deck_by_code(const Position& position, PlayerId player);

/// What the open question offers, picks left out; for questions about cards.
Objects offered(const Position& position);

}  // namespace gormiti
