// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// Of a choice that each player makes in secret: how many cards the other player has chosen before. The second one does
/// not learn it. 0 where the open question is another one.
std::uint8_t picked_by_other(const Position& position);

}  // namespace naruto
