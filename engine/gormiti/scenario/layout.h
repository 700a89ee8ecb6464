// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/state/rulebook.h"

/// Cards that are put somewhere before a game goes on from there: for positions in scenarios and tests.
namespace gormiti::scenario {

/// A turn in the middle of a game, of the player whose turn it would be: nothing lies anywhere, Main1 is open.
GameState empty_position(Mode mode, int turn);

/// An unused card of its owner, moved as an event moves it. On the field it entered in an earlier turn. `zone` must
/// have room.
void lay_card(GameState& state, const Rulebook& rules, CardId card, DefinitionId definition, PlayerId owner, Zone zone,
              CardId on = kNoCard);
/// A token in the first free zone.
CardId lay_token(GameState& state, const Rulebook& rules, DefinitionId definition, PlayerId owner);
/// Its current HP are so many, by damage.
void set_hp(GameState& state, const Rulebook& rules, CardId card, int hp);

}  // namespace gormiti::scenario
