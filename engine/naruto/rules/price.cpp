// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/price.h"

#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/damage.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/showdown.h"

namespace naruto {

bool asks_for_x(const Position& position, const Amount& n, const Context& context) {
  if (n.kind != Amount::Kind::x) return false;
  const auto& costs = position.cards[context.definition].costs;
  return std::none_of(costs.begin(), costs.end(), [](const JutsuCost& cost) { return cost.x > 0; });
}

bool pays_chakra(const Position& position, const Price& price, CardId chakra) {
  const SymbolSet symbols = symbols_of(position, chakra);
  return price.of_symbol.empty() || std::any_of(price.of_symbol.begin(), price.of_symbol.end(),
                                                [&](Symbol symbol) { return symbols.has(symbol); });
}

bool share_a_symbol(const Position& position, const Price& price, PlayerId payer, std::span<const CardId> chosen,
                    int n) {
  if (!price.same_symbol) return true;
  const Pile& chakra = position[payer].chakra;
  for (std::size_t i = 0; i < kSymbolCount; ++i) {
    const auto pays = [&](CardId card) {
      return pays_chakra(position, price, card) && symbols_of(position, card).has(static_cast<Symbol>(i));
    };
    if (std::all_of(chosen.begin(), chosen.end(), pays) && std::count_if(chakra.begin(), chakra.end(), pays) >= n)
      return true;
  }
  return false;
}

bool pays_of_hand(const Position& position, const Boxed<Filter>& of, CardId card, const Context& payer) {
  return !of || fits_use(position, *of, card, {}, payer);
}

bool pays_in_play(const Position& position, const Price& price, CardId card, const Context& payer) {
  return position.in_play(card) && position[card].controller == payer.controller &&
         (!price.of_play || fits(position, *price.of_play, card, payer));
}

int coins_to_pay(const Position& position, const Price& price, CardId card, const Context& payer) {
  const CoinKind kind = price.coin.value_or(CoinKind::any);
  bool gives = position.object(card) == payer.source;
  if (price.coins_from && !price.coins_from->filter.empty())
    gives = fits(position, price.coins_from->filter.front(), card, payer);
  else if (price.coins_from)
    gives = position.object(card) == resolve(position, price.coins_from->ref, payer);
  return gives && position.in_play(card) ? coins_fitting(position, card, kind) : 0;
}

namespace {

/// The amount, or the least X that is possible.
int least_of(const Position& position, const Amount& n, const Context& payer) {
  return asks_for_x(position, n, payer) ? 1 : evaluate(position, n, payer);
}

/// Enough cards and coins in play for what is given up of them.
bool can_give_up(const Position& position, const Price& price, const Context& payer) {
  int cards = 0;
  int coins = 0;
  for (const PlayerId player : table::kPlayers)
    for (const CardId card : position[player].village) {
      cards += price.in_play > 0 && pays_in_play(position, price, card, payer) ? 1 : 0;
      coins += price.coins > 0 ? coins_to_pay(position, price, card, payer) : 0;
    }
  return cards >= price.in_play && coins >= price.coins;
}

}  // namespace

bool can_pay_price(const Position& position, const Price& price, const Context& context, PriceSeen seen) {
  const PlayerState& payer = position[context.controller];
  int chakra = 0;  // a card may count as more than one (N-COST-05)
  for (const CardId card : payer.chakra)
    if (pays_chakra(position, price, card))
      chakra += asks_for_x(position, price.chakra, context) ? 1 : worth_of(position, card, price.of_symbol);
  const bool open = seen == PriceSeen::in_public;
  const auto of_hand = [&](CardId card) { return open || pays_of_hand(position, price.of_hand, card, context); };
  const auto shown = [&](CardId card) { return open || pays_of_hand(position, price.reveal_hand, card, context); };
  if (chakra < least_of(position, price.chakra, context) ||
      std::count_if(payer.hand.begin(), payer.hand.end(), of_hand) < least_of(position, price.hand, context) ||
      static_cast<int>(payer.rewards.size()) < price.rewards || static_cast<int>(payer.deck.size()) < price.deck_top ||
      static_cast<int>(position[table::other(context.controller)].discard.size()) < price.opponent_discard ||
      static_cast<int>(position[table::other(context.controller)].deck.size()) < price.opponent_deck_top)
    return false;
  if (!share_a_symbol(position, price, context.controller, {}, least_of(position, price.chakra, context))) return false;
  if (price.reveal_hand && std::none_of(payer.hand.begin(), payer.hand.end(), shown)) return false;
  if (!can_give_up(position, price, context)) return false;
  const bool of_itself = price.self || price.injure_self || price.damage_self > 0;
  if (of_itself && (!position.alive(context.source) || !position.in_play(context.source.card))) return false;
  return !price.injure_self || !position[context.source.card].injured;
}

void pay_fixed_part(Change& change, const Price& price, const Context& context) {
  const Agent by = agent_of(context, Deed::payment);
  for (int i = 0; i < price.deck_top; ++i)
    move_card(change, change.state()[context.controller].deck.back(), Zone::discard, Cause::payment, by);
  for (int i = 0; i < price.rewards; ++i)
    move_card(change, change.state()[context.controller].rewards.back(), price.rewards_to.value_or(Destination::chakra),
              Cause::payment, by);
  const PlayerId opponent = table::other(context.controller);
  for (int i = 0; i < price.opponent_deck_top; ++i)
    move_card(change, change.state()[opponent].deck.back(), Zone::chakra, Cause::payment, by);
  if (price.opponent_wins > 0) win_rewards(change, opponent, price.opponent_wins, {.by = by});
  if (price.injure_self) injure(change, context.source.card, by);
  if (price.damage_self > 0) deal_damage(change, context.source.card, price.damage_self, by);
  if (price.self && change.position().alive(context.source))
    move_card(change, context.source.card, *price.self, Cause::payment, by);
}

}  // namespace naruto
