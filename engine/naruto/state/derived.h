// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/naruto/cards/rule_nodes.h"
#include "engine/naruto/state/card_set.h"

namespace naruto {

/// What of the cards can matter just now: it lets questions end early that would find nothing, and decides nothing. It
/// may say more than is true, never less; a state that nobody has derived (`known` is false) says that everything can
/// matter. Worked out from the rest of the state (events/derive.h) whenever that changes; no part of the game, so all
/// are equal, and in no record.
struct Derived {
  bool known = false;
  RuleKinds kinds =
      RuleKinds::all();  ///< of rules: texts in play and outside, lasting effects, granted and copied texts
  RuleKinds outside = RuleKinds::all();  ///< of those, texts in chakra areas and discard piles
  std::uint32_t triggers = ~0U;          ///< bit per Happening that a text, a granted one or a delayed effect waits for
  std::uint32_t outside_triggers = ~0U;  ///< of those, texts in chakra areas and discard piles
  /// Of all cards of the game: zones in which one of them has a text that is used from there, and between which numbers
  /// those are that are or were in a reinforcement deck.
  std::uint16_t activated_zones = 0xFFFF;
  bool lends = true;  ///< a card in play has a text that others bear
  CardId reinforcement_begin = 0;
  CardId reinforcement_end = kMaxCards;
  /// The cards that can be picked for the open question, where whoever asked it knew; any event makes it unknown.
  bool answers_known = false;
  CardSet answers;

  /// As good as `fresh`, which was worked out just now: a reinforcement deck may have got smaller since.
  constexpr bool stands_for(const Derived& fresh) const {
    const bool covers = fresh.reinforcement_end == 0 || (reinforcement_begin <= fresh.reinforcement_begin &&
                                                         reinforcement_end >= fresh.reinforcement_end);
    return known == fresh.known && kinds == fresh.kinds && outside == fresh.outside && triggers == fresh.triggers &&
           outside_triggers == fresh.outside_triggers && activated_zones == fresh.activated_zones &&
           lends == fresh.lends && covers;
  }
  friend constexpr bool operator==(const Derived&, const Derived&) { return true; }
};

}  // namespace naruto
