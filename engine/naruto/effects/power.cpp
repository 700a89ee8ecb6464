// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/power.h"

namespace naruto {

Power coin_worth(CoinKind kind) {
  switch (kind) {
    case CoinKind::growth:
    case CoinKind::plus_1_1:
      return {1, 1};
    case CoinKind::plus_1_0:
      return {1, 0};
    case CoinKind::minus_1_1:
      return {-1, -1};
    case CoinKind::permanent:
      return {0, 0};
  }
  return {};
}

Power printed_power(const Position& position, CardId ninja) {
  const CardDefinition& card = position.definition(ninja);
  return position[ninja].injured ? card.injured : card.healthy;
}

Power power(const Position& position, CardId ninja) {
  Power sum;
  for_each_power_part(position, ninja, [&](const PowerPart& part) {
    if (part.kind == LedgerLine::Kind::printed || part.kind == LedgerLine::Kind::set) {
      if (part.combat) sum.combat = *part.combat;
      if (part.support) sum.support = *part.support;
    } else {
      sum.combat += part.combat.value_or(0);
      sum.support += part.support.value_or(0);
    }
  });
  return sum;
}

int team_power(const Position& position, TeamId team, ObjectRef head) {
  int sum = 0;
  for_each_member(position, team, [&](CardId member) {
    const Power figures = power(position, member);
    sum += position.object(member) == head ? figures.combat : figures.support;
  });
  return sum;
}

}  // namespace naruto
