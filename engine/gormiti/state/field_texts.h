// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include "engine/gormiti/state/card_bits.h"

namespace gormiti {

inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::turn_ends) + 1;

/// Which cards on the field have which kind of text, so that whoever asks for texts of one kind looks at no other card.
/// Follows from where cards lie and what they are (the law *texts* compares it); whether a text is true now is asked
/// each time. No part of the game, so all are equal, and in no record.
struct FieldTexts {
  /// False: whoever asks finds out (`found_texts`); events alone, without the catalog, leave it so.
  bool known = false;
  std::array<CardBits, std::variant_size_v<Rule>> rules;  ///< by alternative of `Rule`: static abilities
  std::array<CardBits, kEventKinds> listeners;            ///< by EventKind: triggered abilities
  CardBits hp;                                            ///< of the static ones, those that change HP

  void add(CardId card, const CardDefinition& definition) {
    for (std::size_t i = 0; i < rules.size(); ++i)
      if (((definition.rules >> i) & 1U) != 0) rules[i].add(card);
    for (std::size_t i = 0; i < listeners.size(); ++i)
      if (((definition.listens >> i) & 1U) != 0) listeners[i].add(card);
    if (definition.changes_hp) hp.add(card);
  }
  void remove(CardId card) {
    for (CardBits& each : rules) each.remove(card);
    for (CardBits& each : listeners) each.remove(card);
    hp.remove(card);
  }
  /// The same cards: what `==` does not say.
  bool agrees_with(const FieldTexts& o) const {
    return known == o.known && rules == o.rules && listeners == o.listeners && hp == o.hp;
  }
  friend constexpr bool operator==(const FieldTexts&, const FieldTexts&) { return true; }
};

}  // namespace gormiti
