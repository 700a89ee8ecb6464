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
  if (!share_name(position, card, base))
    return {.code = RefusalCode::base_name, .rule = "N-GROW-01", .card = base, .fix = Fix::choose_other};
  const CardDefinition& host = position.definition(base);
  if (host.platoon && !position.edition.platoon_may_grow)
    return {.code = RefusalCode::base_name, .rule = "N-GROW-10", .card = base, .fix = Fix::choose_other};
  if (host.squad && !position.edition.squad_may_be_base)
    return {.code = RefusalCode::base_name, .rule = "N-SQUAD-13", .card = base, .fix = Fix::choose_other};
  if (position.edition.growth_entrance_cost)
    if (const Refusal refusal = check_entrance_cost(position, card, player)) return refusal;  // N-GROW-06
  const bool since_start = position.edition.growth_base == GrowthBase::in_village_since_turn_start;
  if (position[base].deployed_this_turn || (since_start && position[base].came_over_this_turn))
    return {.code = RefusalCode::base_entered_this_turn, .rule = "N-GROW-04", .card = base, .fix = Fix::next_turn};
  if (coins_on(position, base, CoinKind::growth) > 0)
    return {.code = RefusalCode::base_has_growth_coin, .rule = "N-GROW-05", .card = base};
  if (const CardId twin = same_name_in_play(position, card, player, base); twin != kNoCard)  // N-GROW-09
    return {.code = RefusalCode::name_in_play, .rule = "N-NAME-04", .card = twin, .fix = Fix::remove_name};
  return {};
}

void grow(Change& change, CardId card, CardId base, PlayerId player) {
  change.emit(CardMoved{card, Zone::hand, Zone::village, player, false, Cause::growth});
  change.emit(Grown{card, base, change.edition().growth_carries_effects});
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
