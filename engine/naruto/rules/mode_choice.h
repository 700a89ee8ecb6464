// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

/// "Choose one" of a Jutsu, a Mission or an activated effect: chosen when it is applied (N-TGT-08), or, where the
/// players agreed so, when it is used, before its targets and its cost.
namespace naruto {

/// The choice that the text of this paragraph begins with, before it picks anything else; nothing if it has none. What
/// hangs on a condition or on something that is picked first is chosen on application anyway.
const Effect* choice_of_modes(const CardDefinition& card, std::size_t ability);

/// How many modes are chosen among on use; 0: none is to be chosen.
std::size_t modes_on_use(const Position& position, const Context& use);

/// 1 + the mode of this effect that was chosen on use (`Context::amount` of a use); 0 if it is chosen now.
std::size_t mode_of_use(const Position& position, const Context& use, const Effect& effect);

}  // namespace naruto
