// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// What a battle would bring if its showdown were now, with the texts in force (N-SHOW-09 to N-SHOW-11, N-REW-01 to
/// N-REW-08): fought in a copy of the game. What waits for the result, or is chosen then, is not in it.
struct BattleOutlook {
  struct Hurt {
    CardId ninja = kNoCard;
    int damage = 0;

    friend bool operator==(const Hurt&, const Hurt&) = default;
  };

  bool compared = false;         ///< two sides are compared: a result is all the same if there is no damage
  Result result = Result::draw;  ///< of the attackers, as texts turn it
  int rewards = 0;               ///< that are won by anybody
  std::vector<Hurt> hurts;       ///< what each Ninja takes, in the order in which they are hit
  bool asks = false;             ///< a text is asked before damage is dealt: what it will be is open
  std::string_view rule;         ///< that says so

  friend bool operator==(const BattleOutlook&, const BattleOutlook&) = default;
};

BattleOutlook battle_outlook(const Position& position, std::size_t battle);
/// Of every battle, in their order.
std::vector<BattleOutlook> battle_outlooks(const Position& position);

/// The rule by which a battle ends so: of the damage where two sides are compared, else of the reward for this power.
std::string_view rule_of_battle(bool compared, Result result, int attack_power);

}  // namespace naruto
