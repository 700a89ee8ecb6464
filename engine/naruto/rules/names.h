// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

/// N-NAME-04 to N-NAME-06: no two Ninja of one side share a name.
namespace naruto {

/// A Ninja of `side` that shares a name with `card`, not counting `except`; kNoCard if there is none, or if the card
/// may be beside it.
CardId same_name_in_play(const Position& position, CardId card, PlayerId side, CardId except = kNoCard,
                         Entry how = Entry::effect);

/// A Ninja of `side` has the name of this Client where the two exclude each other (N-NAME-06, A-08).
bool name_of_client_taken(const Position& position, CardId client, PlayerId side);

/// The Ninja could have this further name: no other of its side has it (N-NAME-10).
bool may_get_name(const Position& position, CardId ninja, Word name);

}  // namespace naruto
