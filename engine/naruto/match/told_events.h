// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/game.h"

/// Events of a record that the rules of today would not give: shown as they were told. A record comes from a file that
/// anybody may have written, so an event is looked at before it changes a state.
namespace naruto {

/// Nothing waits, nothing is asked and nothing lasts any more: what would come of it only the rules of then could say.
void forget_what_waits(GameState& state);

/// Whether the event can happen in this state without breaking it. Of a link of the chain what only the catalog of then
/// could say is put right. False for what has no picture: effects that last, and looks at hidden cards.
bool can_be_told(Event& event, const GameState& state, const Catalog& cards);

}  // namespace naruto
