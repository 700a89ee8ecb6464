// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/gormiti/events/change.h"
#include "engine/gormiti/rules/leaving.h"

/// Damage, and the check after every step (G-440, G-441, G-610 to G-613).
namespace gormiti {

/// Damage dealt by one step to the Hero of each player.
using HeroDamage = PerPlayer<int>;

struct Hit {
  CardId fighter = kNoCard;
  int n = 0;
};

/// All at the same moment: reductions are read first (G-537, G-613).
HeroDamage deal(Change& change, std::span<const Hit> hits, DamageCause cause);

/// HP of all Fighters at one moment, and how many of them are boosts (G-604).
class HpBefore {
 public:
  explicit HpBefore(const Position& position);
  /// Where the end of boosts may not destroy, whoever it alone has brought to 0 since then keeps 1 HP.
  void spare(Change& change) const;

 private:
  // Written only where they are read: most games do not ask.
  std::array<std::int16_t, kMaxCards> hp_;
  std::array<std::int16_t, kMaxCards> boosts_;
};

/// A step (G-440): made before it does anything, ended when it has done all. Whatever it does may change how many cards
/// there are, and so HP that are counted by them; so every step goes through here, and nothing else checks.
class OneStep {
 public:
  explicit OneStep(Change& change) : change_(change), before_(change.position()) {}
  /// Boosts that ended are seen to (G-604). Then the check: Heroes at 0 end the game, others at 0 are destroyed, until
  /// nothing leaves any more (G-441). `dealt`: by this step.
  void end(const HeroDamage& dealt = {});

 private:
  Change& change_;
  HpBefore before_;
};

/// G-105.
void concede(Change& change, PlayerId player);

}  // namespace gormiti
