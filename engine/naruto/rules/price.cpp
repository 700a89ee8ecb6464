// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/price.h"

#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/damage.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {

bool can_pay_price(const Position& position, const Price& price, const Context& context) {
  const PlayerState& payer = position[context.controller];
  const auto pays = [&](CardId card) {
    return !price.of_symbol || position.definition(card).symbols.has(*price.of_symbol);
  };
  if (std::count_if(payer.chakra.begin(), payer.chakra.end(), pays) < price.chakra) return false;
  const auto of_hand = [&](CardId card) {
    return !price.of_hand || fits_use(position, *price.of_hand, card, {}, context);
  };
  if (std::count_if(payer.hand.begin(), payer.hand.end(), of_hand) < price.hand ||
      static_cast<int>(payer.rewards.size()) < price.rewards || static_cast<int>(payer.deck.size()) < price.deck_top)
    return false;
  const bool of_itself = price.self || price.injure_self || price.damage_self > 0;
  if (of_itself && (!position.alive(context.source) || !position.in_play(context.source.card))) return false;
  return !price.injure_self || !position[context.source.card].injured;
}

void pay_fixed_part(Change& change, const Price& price, const Context& context) {
  for (int i = 0; i < price.deck_top; ++i)
    move_card(change, change.state()[context.controller].deck.back(), Zone::discard, Cause::payment);
  for (int i = 0; i < price.rewards; ++i)
    move_card(change, change.state()[context.controller].rewards.back(), Zone::chakra, Cause::payment);
  if (price.injure_self) injure(change, context.source.card);
  if (price.damage_self > 0) deal_damage(change, context.source.card, price.damage_self, false);
  if (price.self && change.position().alive(context.source))
    move_card(change, context.source.card, *price.self, Cause::payment);
}

}  // namespace naruto
