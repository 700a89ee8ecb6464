// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/actions/action.h"
#include "engine/naruto/state/player_view.h"
#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// A Ninja as it lies now, and the card that would lie in its place: what is kept shows in the difference.
struct EntryPreview {
  SeenCard before;  ///< the base
  SeenCard after;
  std::vector<CardId> kept;  ///< cards attached to the base that stay
  std::vector<CardId> lost;  ///< those that leave it

  friend bool operator==(const EntryPreview&, const EntryPreview&) = default;
};

/// Plays a growth or a platoon card onto its base in a copy of the game, paid as it is suggested, and looks at it
/// before any text is carried out. Nothing if that is no legal play now, or if the card goes elsewhere.
std::optional<EntryPreview> preview_entry(const GameState& state, const Rulebook& rules, const Play& play);

}  // namespace naruto
