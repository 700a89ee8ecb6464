// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/growth.h"

#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/names.h"

namespace naruto {

Refusal check_growth(const Position& position, CardId card, CardId base, PlayerId player) {
  if (!position.definition(card).growth) return {.code = RefusalCode::no_growth, .rule = "N-GROW-01", .card = card};
  if (!position.in_play(base) || position[base].controller != player || !position.is(base, CardType::ninja))
    return {.code = RefusalCode::own_ninja_only, .rule = "N-GROW-01", .card = base};
  if (!share_name(position.definition(card), position.definition(base)))
    return {.code = RefusalCode::base_name, .rule = "N-GROW-01", .card = base, .fix = Fix::choose_other};
  if (const Refusal refusal = check_entrance_cost(position, card, player)) return refusal;  // N-GROW-06
  if (position[base].deployed_this_turn)
    return {.code = RefusalCode::base_entered_this_turn, .rule = "N-GROW-04", .card = base, .fix = Fix::next_turn};
  if (coins_on(position, base, CoinKind::growth) > 0)
    return {.code = RefusalCode::base_has_growth_coin, .rule = "N-GROW-05", .card = base};
  if (const CardId twin = same_name_in_play(position, card, player, base); twin != kNoCard)  // N-GROW-09
    return {.code = RefusalCode::name_in_play, .rule = "N-NAME-04", .card = twin, .fix = Fix::remove_name};
  return {};
}

void grow(Change& change, CardId card, CardId base, PlayerId player) {
  change.emit(CardMoved{card, Zone::hand, Zone::village, player, false, Cause::growth});
  change.emit(Grown{card, base});
  move_card(change, base, Zone::chakra, Cause::growth);  // N-GROW-02
  change.emit(CoinsChanged{card, CoinKind::growth, 1});  // N-GROW-03
  Happened facts;
  facts.what = Happening::enters_play;
  facts.who = card;
  facts.player = player;
  facts.how = Entry::growth;
  happened(change, facts);
}

}  // namespace naruto
