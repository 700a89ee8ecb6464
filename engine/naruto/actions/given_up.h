// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// What cannot be done any more once the open step is ended as it stands, and matters: so that a program may ask
/// before it ends it. It is no rule: to give it up is legal. Told by what the one who is asked may know.
enum class GivenUp {
  nothing,
  deployment,  ///< a Ninja of the hand could enter, one in a turn (N-DEPLOY-02)
  attack,      ///< a team could be sent, and none was (N-ATK-01)
  block,       ///< a team could block a lane of an attacker whose open lanes are enough to win (N-BLK-03, N-WIN-01)
};
GivenUp given_up(const Position& position);

}  // namespace naruto
