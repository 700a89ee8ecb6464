// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/strategic.h"

#include <algorithm>

namespace naruto {

int strategic_value(const CardDefinition& mission) {
  return mission.strategic_value.value_or(mission.entrance_cost.value_or(0));
}

int strategic_power(const Position& position, PlayerId player) {
  const Pile& village = position[player].village;
  return static_cast<int>(std::count_if(village.begin(), village.end(), [&](CardId card) {
    return position.is(card, CardType::ninja) || position.is(card, CardType::client);
  }));
}

Refusal check_strategic_value(const Position& position, CardId mission, PlayerId player) {
  const int value = strategic_value(position.definition(mission));
  const int power = strategic_power(position, player);
  if (value <= power) return {};
  return {.code = RefusalCode::strategic_power,
          .rule = "N-MISS-04",
          .card = mission,
          .need = value,
          .have = power,
          .fix = Fix::more_in_village,
          .fix_n = value - power};
}

}  // namespace naruto
