// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {

/// How a battle would end with the figures of this moment. Presentation only: the engine settles the showdown.
struct Outlook {
  enum class Kind {
    Rewards,  ///< the attacker takes `amount` cards
    Draw,     ///< each head takes 1 damage
    Damage,   ///< the losing head takes `amount`
  };
  Kind kind = Kind::Rewards;
  int amount = 1;
  bool attackerWins = true;
  bool backsToo = false;  ///< each back of the losing team takes 1 as well

  friend bool operator==(const Outlook&, const Outlook&) = default;
};

/// Unopposed: one reward up to power 4 (N-REW-01), two from 5 on (N-REW-02). Opposed: equal powers injure both heads
/// (N-SHOW-09), a difference of 1 to 4 costs the lower head 1 (N-SHOW-10), 5 or more costs it 2 and its backs 1
/// (N-SHOW-11).
Outlook outlook(int attack, int block, bool opposed);

/// The rule that says so, for the way into the rules page.
const char* ruleOf(const Outlook& outlook);

}  // namespace playsheet
