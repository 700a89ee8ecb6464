// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck_statistics.h"

#include <algorithm>

namespace naruto {
namespace {

std::size_t cost_column(int cost) { return static_cast<std::size_t>(std::clamp(cost, 0, kHighestCost)); }
std::size_t power_column(int power) {
  return static_cast<std::size_t>(std::clamp(power, kLowestPower, kHighestPower) - kLowestPower);
}

void count_costs(DeckStatistics& out, const CardDefinition& card, int copies) {
  const auto first = card.symbol_order.empty() ? Symbol::lightning : card.symbol_order.front();
  if (card.type == CardType::jutsu) {
    int cheapest = kHighestCost;
    for (const JutsuCost& cost : card.costs) cheapest = std::min(cheapest, cost.total(0));
    if (!card.costs.empty()) out.jutsu[cost_column(cheapest)] += copies;
    if (card.costs.empty()) return;
    for (std::size_t i = 0; i < kSymbolCount; ++i) out.asked[i] += card.costs.front().symbols[i] * copies;
    out.asked_any += card.costs.front().any * copies;
    return;
  }
  if (card.entrance_cost)
    out.entrance[cost_column(*card.entrance_cost)][static_cast<std::size_t>(first)] += copies;
  else
    out.entrance_x += copies;
  if (!card.hand_cost) return;
  out.hand[cost_column(*card.hand_cost)] += copies;
  out.asked[static_cast<std::size_t>(first)] += *card.hand_cost * copies;
}

}  // namespace

DeckStatistics statistics_of(const std::vector<DeckEntry>& entries, const Catalog& catalog) {
  DeckStatistics out;
  for (const DeckEntry& entry : entries) {
    out.cards += entry.count;
    const auto id = catalog.find(entry.code);
    if (!id) {
      out.unknown += entry.count;
      continue;
    }
    const CardDefinition& card = catalog[*id];
    out.types[static_cast<std::size_t>(card.type)] += entry.count;
    if (card.platoon) out.platoons += entry.count;
    if (card.squad) out.squads += entry.count;
    count_costs(out, card, entry.count);
    for (std::size_t i = 0; i < kSymbolCount; ++i)
      if (card.symbols.has(static_cast<Symbol>(i))) out.given[i] += entry.count;
    if (card.type != CardType::ninja || !card.figures_known) continue;
    out.combat[power_column(card.healthy.combat)] += entry.count;
    out.support[power_column(card.healthy.support)] += entry.count;
  }
  return out;
}

}  // namespace naruto
