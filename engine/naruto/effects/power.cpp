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

Power changed_figures(FigureChange how, Power figures) {
  // Rounded down, below zero as well.
  const auto half = [](int value) { return value >= 0 ? value / 2 : (value - 1) / 2; };
  switch (how) {
    case FigureChange::swapped:
      return {figures.support, figures.combat};
    case FigureChange::doubled:
      return {2 * figures.combat, 2 * figures.support};
    case FigureChange::halved:
      return {half(figures.combat), half(figures.support)};
  }
  return figures;
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
  if (!position.edition.figures_below_zero) return {std::max(sum.combat, 0), std::max(sum.support, 0)};
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

int team_mental_power(const Position& position, TeamId team) {
  int sum = 0;
  for_each_member(position, team, [&](CardId member) { sum += position.definition(member).mental_power; });
  return sum;
}

bool is_mental_battle(const Position& position, const Battle& battle) {
  if (!position.cards.has_rule<MentalBattle>()) return false;
  bool mental = false;
  for (const TeamId team : {battle.attackers, battle.blockers})
    for_each_member(position, team,
                    [&](CardId member) { mental = mental || find_rule<MentalBattle>(position, member) != kNoCard; });
  return mental;
}

}  // namespace naruto
