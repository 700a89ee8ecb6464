// SPDX-License-Identifier: GPL-3.0-or-later
// Where a Ninja and its team stand in the battle.
#include <algorithm>

#include "engine/naruto/effects/values.h"

namespace naruto {

BattlePlace battle_place(const Position& position, CardId ninja) {
  return position.in_play(ninja) ? place_of_team(position, position[ninja].team) : BattlePlace{};
}

TeamId last_team(const Position& position, ObjectRef object) {
  if (!object) return kNoTeam;
  const CardState& card = position[object.card];
  const bool left = card.zone != Zone::village && static_cast<std::uint8_t>(object.life + 1U) == card.life;
  return left || position.alive(object) ? card.team : kNoTeam;
}

BattlePlace place_of_team(const Position& position, TeamId team) {
  if (team == kNoTeam) return {};
  for (std::size_t i = 0; i < position.state.battles.size(); ++i) {
    const Battle& battle = position.state.battles[i];
    if (battle.attackers == team) return {static_cast<int>(i), true};
    if (battle.blockers == team) return {static_cast<int>(i), false};
  }
  return {};
}

bool opposed(const Position& position, const Battle& battle) {
  if (battle.attackers == kNoTeam) return false;
  if (battle.blockers != kNoTeam) return true;
  return battle.blocked && !position.edition.vanished_blocker_frees_attacker;
}

bool is_battling(const Position& position, TeamId team) {
  const auto& battles = position.state.battles;
  return team != kNoTeam && std::any_of(battles.begin(), battles.end(), [&](const Battle& battle) {
           if (battle.attackers != team && battle.blockers != team) return false;
           // Blocking a team that has gone: N-BLK-09.
           const bool left_alone = battle.blockers == team && battle.attackers == kNoTeam;
           return opposed(position, battle) || (left_alone && !position.edition.vanished_blocker_frees_attacker);
         });
}

JoinedBattles joined_battles(const Position& position, std::size_t battle) {
  const auto& battles = position.state.battles;
  JoinedBattles joined;
  if (battles[battle].attackers == kNoTeam || battles[battle].blockers == kNoTeam) {
    joined.push_back(battle);
    return joined;
  }
  for (std::size_t i = 0; i < battles.size(); ++i)
    if (battles[i].blockers == battles[battle].blockers && battles[i].attackers != kNoTeam) joined.push_back(i);
  return joined;
}

bool face_each_other(const Position& position, TeamId a, TeamId b) {
  if (a == kNoTeam || b == kNoTeam) return false;
  const auto& battles = position.state.battles;
  return std::any_of(battles.begin(), battles.end(), [&](const Battle& battle) {
    return (battle.attackers == a && battle.blockers == b) || (battle.attackers == b && battle.blockers == a);
  });
}

bool is_head(const Position& position, CardId ninja) {
  const BattlePlace place = battle_place(position, ninja);
  if (place.battle < 0) return false;
  const Battle& battle = position.state.battles[static_cast<std::size_t>(place.battle)];
  return (place.attack ? battle.attack_head : battle.block_head) == position.object(ninja);
}

int team_size(const Position& position, TeamId team) {
  int n = 0;
  for_each_member(position, team, [&](CardId) { ++n; });
  return n;
}

bool has_mate(const Position& position, CardId ninja) {
  const TeamId team = position[ninja].team;
  const auto in_it = [&](CardId card) {
    return card != ninja && position[card].team == team && position.is(card, CardType::ninja);
  };
  return team != kNoTeam && std::any_of(table::kPlayers.begin(), table::kPlayers.end(), [&](PlayerId player) {
           const Pile& village = position[player].village;
           return std::any_of(village.begin(), village.end(), in_it);
         });
}

}  // namespace naruto
