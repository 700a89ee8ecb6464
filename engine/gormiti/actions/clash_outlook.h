// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/gormiti/state/rulebook.h"

namespace gormiti {

/// One addend of the ATK of a Fighter (G-614).
struct AttackLine {
  enum class Kind : std::uint8_t { printed, rule, lasting };
  Kind kind = Kind::printed;
  int value = 0;
  CardId source = kNoCard;          ///< the card that gives it; of what is printed the Fighter itself
  EndKind end = EndKind::turn_end;  ///< lasting

  friend bool operator==(const AttackLine&, const AttackLine&) = default;
};

/// What the ATK of this Fighter is made of now, printed ATK first; nothing that adds 0.
std::vector<AttackLine> attack_ledger(const Position& position, CardId fighter);

/// What the clash in progress would bring if its damage were dealt now (G-515, G-526, G-537). Moves that are not
/// resolved and abilities that wait are not in it.
struct ClashOutlook {
  struct Side {
    CardId fighter = kNoCard;  ///< kNoCard: none is there
    std::vector<AttackLine> ledger;
    int atk = 0;      ///< as it is dealt, never below 0
    int damage = 0;   ///< that it takes
    int reduced = 0;  ///< and that reductions take off (G-612)
    int hp = 0;       ///< it has now
    int hp_left = 0;  ///< it has then, below 0 too

    friend bool operator==(const Side&, const Side&) = default;
  };
  Side attacker, defender;

  bool both_there() const { return attacker.fighter != kNoCard && defender.fighter != kNoCard; }
  friend bool operator==(const ClashOutlook&, const ClashOutlook&) = default;
};

/// Nothing while no attacker is declared.
std::optional<ClashOutlook> clash_outlook(const Position& position);

}  // namespace gormiti
