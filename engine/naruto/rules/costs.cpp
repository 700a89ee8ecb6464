// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/costs.h"

#include <algorithm>
#include <bit>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/rules/price.h"

namespace naruto {
namespace {

/// Adds up the changes of the entrance or hand cost of a card (N-COST-10): what sets it first, then more and less.
template <class R>
int changed_cost(const Position& position, CardId card, int printed) {
  int cost = printed;
  int added = 0;
  const auto take = [&](const R& rule, const RuleSource& source) {
    if constexpr (requires { rule.in_play; })
      if (rule.in_play) return;
    if (rule.set) cost = amount_of(position, rule, source, 1);
    added += amount_of(position, rule, source, 0);
  };
  for_each_rule<R>(position, [&](const R& rule, const RuleSource& source) {
    if (applies(position, rule.who, source, card)) take(rule, source);
  });
  // A text on what its own card costs works where the card is played from (N-EFF-02).
  if (!position.hot(card).prints(kind_of_rule<R>()) || position.in_play(card)) return std::max(0, cost + added);
  const CardDefinition& definition = position.definition(card);
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
    const auto* text = std::get_if<Static>(&definition.abilities[i].body);
    if (text == nullptr) continue;
    Context context = context_of(position, card, i);
    context.controller = position[card].owner;
    if (text->condition && !holds(position, *text->condition, context)) continue;
    for (const Rule& rule : text->rules)
      if (const auto* own = std::get_if<R>(&rule);
          own != nullptr && own->who.kind == Selector::Kind::ref && own->who.ref == Ref::self)
        take(*own, {context, nullptr});
  }
  return std::max(0, cost + added);
}

/// Cards of the hand, as bits by their place in it.
struct HandPayers {
  std::uint64_t main = 0;     ///< could pay the hand cost
  std::uint64_t further = 0;  ///< could pay what is due besides
  int main_due = 0;
  int further_due = 0;

  /// Two kinds of payment, each card for one of them: Hall's condition for two sets.
  bool enough() const {
    return std::popcount(main) >= main_due && std::popcount(further) >= further_due &&
           std::popcount(main | further) >= main_due + further_due;
  }
};

}  // namespace

int entrance_cost(const Position& position, CardId card) {
  return changed_cost<ChangeEntranceCost>(position, card, position.definition(card).entrance_cost.value_or(0));
}

int hand_cost(const Position& position, CardId card) {
  if (position.is(card, CardType::client) && !position.edition.client_hand_cost) return 0;  // N-CLI-05, A-02
  return changed_cost<ChangeHandCost>(position, card, position.definition(card).hand_cost.value_or(0));
}

int marker_for(const Position& position, CardId card, PlayerId player) {
  int marker = position[player].marker;
  for_each_rule_on<MarkerFor>(position, player, [&](const MarkerFor& rule, const RuleSource& source) {
    if (!rule.type || position.is(card, *rule.type)) marker += amount_of(position, rule, source);
  });
  return marker;
}

Refusal check_entrance_cost(const Position& position, CardId card, PlayerId player, std::string_view rule) {
  const int cost = entrance_cost(position, card);
  const int marker = marker_for(position, card, player);
  if (cost <= marker) return {};
  return {.code = RefusalCode::entrance_cost,
          .rule = !rule.empty()                          ? rule
                  : position.is(card, CardType::mission) ? "N-MISS-04"
                  : position.is(card, CardType::client)  ? "N-CLI-04"
                                                         : "N-DEPLOY-03",
          .card = card,
          .need = cost,
          .have = marker,
          .fix = Fix::wait_for_marker,
          .fix_n = cost};
}

bool pays_hand_cost(const Position& position, CardId payer, CardId card) {
  return payer != card && position[payer].zone == Zone::hand && position[payer].owner == position[card].owner &&
         position.hot(payer).symbols.meets(position.hot(card).symbols);
}

const Price* further_payment(const CardDefinition& card) {
  for (const Ability& ability : card.abilities)
    if (const auto* use = std::get_if<Use>(&ability.body)) return use->cost ? &*use->cost : nullptr;
  return nullptr;
}

bool pays_further(const Position& position, const Price& price, CardId payer, CardId card) {
  if (payer == card || position[payer].zone != Zone::hand || position[payer].owner != position[card].owner)
    return false;
  Context context;
  context.controller = position[card].owner;
  context.source = position.object(card);
  context.definition = position[card].definition;
  return !price.of_hand || fits_use(position, *price.of_hand, payer, {}, context);
}

bool can_pay_hand_cost(const Position& position, CardId card, std::span<const CardId> chosen,
                       std::span<const CardId> kept) {
  const CardDefinition& definition = position.definition(card);
  const Price* further = further_payment(definition);
  const Pile& hand = position[position[card].owner].hand;
  const int due = definition.type == CardType::jutsu ? 0 : hand_cost(position, card);
  if (due == 0 && (further == nullptr || further->hand.number == 0)) return true;
  const auto is_taken = [&](CardId payer) {
    return std::find(chosen.begin(), chosen.end(), payer) != chosen.end() ||
           std::find(kept.begin(), kept.end(), payer) != kept.end();
  };
  const auto enough_with = [&](auto&& pays) {
    HandPayers payers;
    payers.main_due = std::max(0, due - static_cast<int>(chosen.size()));
    payers.further_due = further != nullptr ? further->hand.number : 0;
    if (static_cast<int>(chosen.size()) > due) payers.further_due -= static_cast<int>(chosen.size()) - due;
    for (std::size_t i = 0; i < hand.size() && i < 64; ++i) {
      if (is_taken(hand[i])) continue;
      if (pays(hand[i])) payers.main |= std::uint64_t{1} << i;
      if (further != nullptr && pays_further(position, *further, hand[i], card))
        payers.further |= std::uint64_t{1} << i;
    }
    return payers.enough();
  };
  const auto pays = [&](CardId payer) { return pays_hand_cost(position, payer, card); };
  if (position.edition.hand_cost_mixes_symbols) return enough_with(pays);
  return std::any_of(definition.symbol_order.begin(), definition.symbol_order.end(), [&](Symbol symbol) {
    const auto has = [&](CardId payer) { return position.hot(payer).symbols.has(symbol); };
    const auto main_chosen = chosen.first(std::min(chosen.size(), static_cast<std::size_t>(due)));
    return std::all_of(main_chosen.begin(), main_chosen.end(), has) &&
           enough_with([&](CardId payer) { return pays(payer) && has(payer); });
  });
}

Refusal check_hand_cost(const Position& position, CardId card, PlayerId player) {
  const int cost = hand_cost(position, card);
  if (can_pay_hand_cost(position, card)) return {};
  int payers = 0;
  for (const CardId other : position[player].hand) payers += pays_hand_cost(position, other, card) ? 1 : 0;
  // Enough of them singly: then they do not go together, or a further payment takes one (N-COST-11).
  const bool further = further_payment(position.definition(card)) != nullptr;
  const std::string_view rule = payers < cost ? "N-DEPLOY-05" : further ? "N-COST-11" : "N-SYM-05";
  return {.code = RefusalCode::hand_cost, .rule = rule, .card = card, .need = cost, .have = payers};
}

Refusal check_further_payment(const Position& position, CardId card, ObjectRef user, PlayerId player) {
  const Price* price = further_payment(position.definition(card));
  if (price == nullptr) return {};
  const PlayerState& payer = position[player];
  const bool mission = position.is(card, CardType::mission);
  const auto symbol_fits = [&](CardId chakra) { return pays_chakra(position, *price, chakra); };
  const int due = evaluate(position, price->chakra, {});
  const bool chakra = !mission || std::count_if(payer.chakra.begin(), payer.chakra.end(), symbol_fits) >= due;
  const bool of_user = price->injure_self || price->damage_self > 0 || price->self;
  const bool user_can = !of_user || (position.alive(user) && position.in_play(user.card) &&
                                     !(price->injure_self && position[user.card].injured));
  if (chakra && user_can && can_pay_hand_cost(position, card) &&
      static_cast<int>(payer.rewards.size()) >= price->rewards &&
      static_cast<int>(payer.deck.size()) >= price->deck_top)
    return {};
  return {.code = RefusalCode::price_not_payable, .rule = "N-COST-11", .card = card};
}

}  // namespace naruto
