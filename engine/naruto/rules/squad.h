// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Squads (section 7.10: N-SQUAD-01 to N-SQUAD-13).
namespace naruto {

/// The names that Ninja of the player bear. What they lack `check_squad` would refuse: asked before it where nobody
/// wants to know the reason.
class NamesInVillage {
 public:
  NamesInVillage(const Position& position, PlayerId player);
  /// A name that the squad must have among its components is borne by none of them.
  bool lack_component_of(const Position& position, CardId squad) const {
    return (position.hot(squad).components & ~names_) != 0;
  }

 private:
  std::uint64_t names_ = 0;
};

/// Forming this squad of the reinforcement deck, whatever its components will be.
Refusal check_squad(const Position& position, CardId squad, PlayerId player);

/// This Ninja as the next component, `chosen` being picked already (N-SQUAD-03 to N-SQUAD-06).
Refusal check_component(const Position& position, CardId squad, std::span<const ObjectRef> chosen, CardId ninja);

/// The chosen Ninja have every component name, and none that stays shares a name with the squad.
bool components_complete(const Position& position, CardId squad, std::span<const ObjectRef> chosen);

/// The hand cost is paid: the components are removed and the squad enters (N-SQUAD-08, N-SQUAD-09, N-SQUAD-12).
void form_squad(Change& change, CardId squad, std::span<const ObjectRef> components, PlayerId player);

}  // namespace naruto
