// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace naruto {

/// What a rule speaks of. It says for which cards of a group an effect puts it in force (N-EFF-20): for those that fit
/// when it begins, each by itself, or for all of them at once, whichever fit as long as it lasts. Every rule says it.
enum class RuleNature : std::uint8_t {
  figures,  ///< combat and support: each by itself, and what somebody gains is told
  trait,    ///< characteristics, names, ranks, attributes, the text itself: each by itself
  each,     ///< what else is looked at card by card, as damage and what counts for a team: each by itself
  cost,     ///< what cards cost: in hand each by itself (N-EFF-20), elsewhere all at once
  all,      ///< what cards or players may, must or cannot do: all at once
};

}  // namespace naruto
