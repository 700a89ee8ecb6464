// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/naruto/effects/triggers.h"

/// Texts that take the place of damage or of leaving play (N-HLT-05).
namespace naruto {

/// One that fits what is about to happen. `mark` names it among those of its bearer: the number of the paragraph, or
/// that of the text among those that effects have given (`given`).
struct Replacing {
  static constexpr std::uint8_t kGiven = 0x80;
  ObjectRef bearer;
  std::uint8_t mark = 0;
  const Replacement* text = nullptr;
  Context context;
  EffectNumber effect{};  ///< that has given it

  bool given() const { return (mark & kGiven) != 0; }
  ObjectRef name() const { return {bearer.card, mark}; }
};

/// What fits of texts in play and of those that effects have given. Those in `used` have been applied to this very
/// event before, and a text does not replace what it does itself.
using Replacings = std::vector<Replacing>;
Replacings replacements_for(const Position& position, const Happened& facts, std::span<const ObjectRef> used);

}  // namespace naruto
