// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "engine/gormiti/effects/triggers.h"

/// Leaving the field (G-608, G-609, G-618, G-623).
namespace gormiti {

/// A set of cards of the game.
class CardBits {
 public:
  void add(CardId card) { bits_ |= std::uint64_t{1} << card; }
  bool has(CardId card) const { return ((bits_ >> card) & 1U) != 0; }
  bool empty() const { return bits_ == 0; }

 private:
  static_assert(kMaxCards <= 64);
  std::uint64_t bits_ = 0;
};

/// These cards leave at the same moment, in field order, each Fighter before its Weapons, which go with it (G-321,
/// G-434). What is about their leaving triggers (G-442). Heroes stay (G-315). No check: the step does it.
void leave_field(Change& change, CardBits cards, LeaveCause cause, Zone to = Zone::discard);

}  // namespace gormiti
