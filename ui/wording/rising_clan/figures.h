// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/rising_clan/cards/catalog.h"
#include "engine/rising_clan/state/work.h"
#include "ui/wording/rising_clan/words.h"

/// Dice and values as sentences of play tell them.
namespace playsheet::rising_clan_wording {

/// A die that lies there, with what it comes to. `creature`: the name of the abomination that is fought.
struct RolledDie {
  rising_clan::Roll roll;
  int total = 0;
  int target = 0;
  std::string creature;
};

/// "Kai rolls a 4 (ATT 9 against Ada’s DIF 11)"; of a die for a place "Kai rolls a 4".
std::string die_text(const RolledDie& rolled, const std::vector<std::string>& players, Language language);
/// "ATT 9 against Ada’s DIF 11", "CST 7, target 8"; of a die for a place its total.
std::string total_text(const RolledDie& rolled, const std::vector<std::string>& players, Language language);

/// "ATT 7"
std::string value_text(rising_clan::Stat stat, int value, Language language);
/// "ATT 10, ATT 11, ATT 12"
std::string demands_text(const std::vector<rising_clan::RollDemand>& demands, Language language);

}  // namespace playsheet::rising_clan_wording
