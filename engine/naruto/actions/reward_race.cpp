// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/reward_race.h"

#include <algorithm>

#include "engine/naruto/actions/battle_outlook.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/victory.h"

namespace naruto {

RewardRace reward_race(const Position& position, PlayerId player) {
  RewardRace race;
  race.missing = std::max(0, rewards_to_win(position, player) - reward_count(position, player));
  for (std::size_t i = 0; i < position.state.battles.size(); ++i) {
    const Battle& battle = position.state.battles[i];
    const CardId head = battle.attack_head.card;
    if (battle.resolved || battle.blocked || battle.blockers != kNoTeam || battle.attackers == kNoTeam) continue;
    if (head >= position.state.card_count || position[head].controller != player) continue;
    if (team_size(position, battle.attackers) == 0) continue;
    ++race.open_lanes;
    race.in_reach += battle_outlook(position, i).rewards;
  }
  return race;
}

}  // namespace naruto
