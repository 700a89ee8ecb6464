// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

/// N-NAME-04 to N-NAME-06: no two Ninja of one side share a name.
namespace naruto {

/// A Ninja of `side` that shares a name with `card`, not counting `except`; kNoCard if there is none, or if the card
/// may be beside it.
CardId same_name_in_play(const Position& position, CardId card, PlayerId side, CardId except = kNoCard);

}  // namespace naruto
