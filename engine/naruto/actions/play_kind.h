// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// What `Play{card, on}` means. Whether it is allowed is another question.
enum class PlayKind : std::uint8_t {
  nothing,  ///< no card is played like this
  deploy,   ///< a Ninja of the hand, alone
  ambush,   ///< the same, out of the chakra area (N-AMB-01)
  growth,   ///< a Ninja of the hand, onto its base
  platoon,  ///< likewise
  squad,    ///< out of the reinforcement deck
  client,
  mission,
  jutsu,  ///< `on` is its user; not named yet if nothing
};

/// The one answer to that, for whoever lists, checks or begins a play: where the card is, what it is, and whether it
/// is put onto another one.
PlayKind kind_of(const Position& position, CardId card, CardId on);

}  // namespace naruto
