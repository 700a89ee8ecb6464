// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/costs.h"

#include <algorithm>

#include "engine/naruto/effects/rules_in_force.h"

namespace naruto {
namespace {

/// The most of these cards that can each pay a different symbol of the demand. König: the smallest, over all sets S of
/// demanded symbols, of the demand outside S plus the cards that have a symbol of S.
int most_symbols_paid(const Position& position, const ChakraDemand& demand, std::span<const CardId> cards) {
  std::array<std::uint8_t, kSymbolCount> wanted{};
  std::size_t kinds = 0;
  int all = 0;
  for (std::size_t i = 0; i < kSymbolCount; ++i) {
    all += demand.symbols[i];
    if (demand.symbols[i] > 0) wanted[kinds++] = static_cast<std::uint8_t>(i);
  }
  int best = all;
  for (unsigned set = 1; set < (1U << kinds); ++set) {
    SymbolSet symbols;
    int outside = all;
    for (std::size_t k = 0; k < kinds; ++k)
      if (((set >> k) & 1U) != 0) {
        symbols.add(static_cast<Symbol>(wanted[k]));
        outside -= demand.symbols[wanted[k]];
      }
    int cover = outside;
    for (const CardId card : cards) cover += position.definition(card).symbols.meets(symbols) ? 1 : 0;
    best = std::min(best, cover);
  }
  return best;
}

int symbols_of(const ChakraDemand& demand) {
  int n = 0;
  for (const auto count : demand.symbols) n += count;
  return n;
}

}  // namespace

int entrance_cost(const Position& position, CardId card) {
  const CardDefinition& definition = position.definition(card);
  int cost = definition.entrance_cost.value_or(0);
  for_each_rule<ChangeEntranceCost>(position, [&](const ChangeEntranceCost& rule, const RuleSource& source) {
    if (applies(position, rule.who, source, card)) cost += rule.add;
  });
  // A text on what its own card costs works where the card is played from (N-EFF-02).
  for (std::size_t i = 0; definition.has_static && i < definition.abilities.size(); ++i) {
    const auto* text = std::get_if<Static>(&definition.abilities[i].body);
    if (text == nullptr || position.in_play(card)) continue;
    Context context = context_of(position, card, i);
    context.controller = position[card].owner;
    if (text->condition && !holds(position, *text->condition, context)) continue;
    for (const Rule& rule : text->rules)
      if (const auto* own = std::get_if<ChangeEntranceCost>(&rule);
          own != nullptr && own->who.kind == Selector::Kind::ref && own->who.ref == Ref::self)
        cost += own->add;
  }
  return std::max(0, cost);
}

int hand_cost(const Position& position, CardId card) { return position.definition(card).hand_cost.value_or(0); }

Refusal check_entrance_cost(const Position& position, CardId card, PlayerId player) {
  const int cost = entrance_cost(position, card);
  const int marker = position[player].marker;
  if (cost <= marker) return {};
  return {.code = RefusalCode::entrance_cost,
          .rule = position.is(card, CardType::mission)  ? "N-MISS-04"
                  : position.is(card, CardType::client) ? "N-CLI-04"
                                                        : "N-DEPLOY-03",
          .card = card,
          .need = cost,
          .have = marker,
          .fix = Fix::wait_for_marker,
          .fix_n = cost};
}

bool pays_hand_cost(const Position& position, CardId payer, CardId card) {
  return payer != card && position[payer].zone == Zone::hand && position[payer].owner == position[card].owner &&
         position.definition(payer).symbols.meets(position.definition(card).symbols);
}

Refusal check_hand_cost(const Position& position, CardId card, PlayerId player) {
  const int cost = hand_cost(position, card);
  if (cost == 0) return {};
  int payers = 0;
  for (const CardId other : position[player].hand) payers += pays_hand_cost(position, other, card) ? 1 : 0;
  if (payers >= cost) return {};
  return {.code = RefusalCode::hand_cost, .rule = "N-DEPLOY-05", .card = card, .need = cost, .have = payers};
}

ChakraDemand demand_of(const CardDefinition& jutsu, std::size_t alternative, int x) {
  ChakraDemand demand;
  if (alternative >= jutsu.costs.size()) return demand;
  const JutsuCost& cost = jutsu.costs[alternative];
  demand.symbols = cost.symbols;
  demand.total = cost.total(x);
  if (jutsu.jutsu.x_symbol) {
    auto& symbol = demand.symbols[static_cast<std::size_t>(*jutsu.jutsu.x_symbol)];
    symbol = static_cast<std::uint8_t>(symbol + cost.x * x);
  }
  return demand;
}

bool can_pay(const Position& position, PlayerId player, const ChakraDemand& demand, std::span<const CardId> chosen) {
  const Pile& chakra = position[player].chakra;
  const int symbols = symbols_of(demand);
  const int chosen_n = static_cast<int>(chosen.size());
  if (static_cast<int>(chakra.size()) < demand.total || chosen_n > demand.total) return false;
  if (most_symbols_paid(position, demand, {chakra.begin(), chakra.size()}) < symbols) return false;
  // A full matching can keep as many of the chosen cards as can be matched alone; the others fill the plain number.
  return most_symbols_paid(position, demand, chosen) >= chosen_n - (demand.total - symbols);
}

bool alternative_payable(const Position& position, PlayerId player, const CardDefinition& jutsu,
                         std::size_t alternative) {
  return can_pay(position, player, demand_of(jutsu, alternative, 1));
}

int largest_x(const Position& position, PlayerId player, const CardDefinition& jutsu, std::size_t alternative) {
  int x = 0;
  for (;; ++x) {
    const ChakraDemand demand = demand_of(jutsu, alternative, x + 1);
    if (demand.total > static_cast<int>(kMaxPayment) || !can_pay(position, player, demand)) return x;
  }
}

Refusal check_chakra_cost(const Position& position, PlayerId player, const CardDefinition& jutsu) {
  for (std::size_t i = 0; i < jutsu.costs.size(); ++i)
    if (alternative_payable(position, player, jutsu, i)) return {};
  const ChakraDemand demand = demand_of(jutsu, 0, 1);
  const int have = static_cast<int>(position[player].chakra.size());
  Refusal refusal{.code = have < demand.total ? RefusalCode::chakra_cost : RefusalCode::chakra_symbols,
                  .rule = have < demand.total ? "N-COST-02" : "N-COST-05",
                  .need = demand.total,
                  .have = have};
  if (have < demand.total) {
    refusal.fix = Fix::charge_more;
    refusal.fix_n = demand.total - have;
  }
  return refusal;
}

}  // namespace naruto
