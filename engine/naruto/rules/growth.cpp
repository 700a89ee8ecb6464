// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/growth.h"

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/chakra.h"
#include "engine/naruto/rules/coin_texts.h"
#include "engine/naruto/rules/coins.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/names.h"
#include "engine/naruto/rules/play_rules.h"

namespace naruto {

bool has_growth(const Position& position, CardId card) {
  if (position.definition(card).growth) return true;
  return find_rule<GrantCharacteristic>(position, card, [&](const GrantCharacteristic& rule, const RuleSource&) {
           return position.cards.words().text(rule.characteristic) == "Growth";
         }) != kNoCard;
}

Refusal check_growth(const Position& position, CardId card, CardId base, PlayerId player) {
  if (!has_growth(position, card)) return {.code = RefusalCode::no_growth, .rule = "N-GROW-01", .card = card};
  if (const Refusal refusal = check_entry(position, card, player, Entry::growth)) return refusal;
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
    if (const Refusal refusal = check_entrance_cost(position, card, player, "N-GROW-06")) return refusal;
  const bool since_start = position.edition.growth_base == GrowthBase::in_village_since_turn_start;
  if (position[base].deployed_this_turn || (since_start && position[base].came_over_this_turn))
    return {.code = RefusalCode::base_entered_this_turn,
            .rule = "N-GROW-04",
            .card = base,
            .need = since_start ? 1 : 0,
            .fix = Fix::next_turn};
  if (coins_on(position, base, CoinKind::growth) > 0 && !may_grow_over_coins(position, card))
    return {.code = RefusalCode::base_has_growth_coin, .rule = "N-GROW-05", .card = base};
  if (const CardId twin = same_name_in_play(position, card, player, base, Entry::growth); twin != kNoCard)  // N-GROW-09
    return {.code = RefusalCode::name_in_play, .rule = "N-NAME-04", .card = twin, .fix = Fix::remove_name};
  return {};
}

/// Nothing is counted: it is no deployment, and there may be any number (N-GROW-08).
void grow(Change& change, CardId card, CardId base, PlayerId player) {
  if (const auto there = entry_elsewhere(change.position(), card, Entry::growth)) {
    move_card(change, card, *there, Cause::effect);  // the base stays
    return;
  }
  const auto coins = coins_at_entry(change.position(), card);
  change.emit(CardMoved{card, change.position()[card].zone, Zone::village, player, false, Cause::growth});
  change.emit(Grown{card, base, change.edition().growth_carries_effects});
  if (is_way(change.edition(), Entry::growth, Entry::deploy)) change.emit(CardMarked{card, true, false});
  carry_coin_texts(change, base, card);
  tell_charged(change, base, true);                      // while its own texts still hear it
  move_card(change, base, Zone::chakra, Cause::growth);  // N-GROW-02
  put_coins(change, card, CoinKind::growth, 1, {});      // N-GROW-03
  for (const EntryCoins& some : coins) put_coins(change, card, some.kind, some.n, {});
  Happened facts;
  facts.what = Happening::enters_play;
  facts.who = card;
  facts.player = player;
  facts.how = Entry::growth;
  facts.base = base;
  happened(change, facts);
}

void tell_grown(Change& change, CardId card, const Agent& by) {
  Happened facts;
  facts.what = Happening::enters_play;
  facts.who = card;
  facts.player = change.position()[card].controller;
  facts.how = Entry::growth;
  facts.by = by;
  facts.as_growth = true;
  happened(change, facts);
}

}  // namespace naruto
