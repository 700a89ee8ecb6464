// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/jutsu.h"

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {

Refusal check_user(const Position& position, CardId jutsu, CardId user, PlayerId player) {
  if (!position.in_play(user) || position[user].controller != player || !position.is(user, CardType::ninja))
    return {.code = RefusalCode::own_ninja_only, .rule = "N-JUT-02", .card = user};
  if (battle_place(position, user).battle < 0)
    return {.code = RefusalCode::user_not_in_action, .rule = "N-JUT-02", .card = user};
  const Context context = use_context(position, jutsu, player, 0, position.object(user));
  if (!meets_requirement(position, context))
    return {.code = RefusalCode::user_requirement, .rule = "N-JUT-04", .card = user, .fix = Fix::choose_other};
  const CardId ban = find_rule<ForbidJutsu>(position, user, [&](const ForbidJutsu& rule, const RuleSource& source) {
    return !rule.jutsu || fits_use(position, *rule.jutsu, jutsu, position.object(user), source.context);
  });
  if (ban != kNoCard) return {.code = RefusalCode::jutsu_forbidden, .rule = "N-GEN-02", .card = ban};
  return {};
}

bool meets_requirement(const Position& position, const Context& context) {
  const auto& needs = position.cards[context.definition].jutsu.needs;
  return !needs || fits(position, *needs, context.user.card, context);
}

Refusal check_jutsu(const Position& position, CardId jutsu, CardId user, PlayerId player) {
  if (position.state.step != Step::exchange)
    return {.code = RefusalCode::jutsu_moment, .rule = "N-JUT-01", .card = jutsu};
  if (position.state.chain.full()) return {.code = RefusalCode::chain_full, .rule = "N-CHAIN-02"};
  if (const Refusal refusal = check_user(position, jutsu, user, player)) return refusal;
  const ObjectRef object = position.object(user);
  if (const Refusal refusal = check_chakra_cost(position, player, jutsu, object)) return refusal;
  if (const Refusal refusal = check_further_payment(position, jutsu, object, player)) return refusal;
  return check_targets_exist(position, jutsu, player, position.object(user));
}

Refusal check_jutsu_somehow(const Position& position, CardId jutsu, PlayerId player) {
  if (position.state.step != Step::exchange)
    return {.code = RefusalCode::jutsu_moment, .rule = "N-JUT-01", .card = jutsu};
  Refusal first{.code = RefusalCode::no_ninja_in_action, .rule = "N-JUT-02", .card = jutsu};
  for (const CardId user : position[player].village) {
    if (!position.is(user, CardType::ninja) || battle_place(position, user).battle < 0) continue;
    const Refusal refusal = check_jutsu(position, jutsu, user, player);
    if (!refusal) return {};
    if (first.code == RefusalCode::no_ninja_in_action || refusal.code != RefusalCode::user_requirement) first = refusal;
  }
  if (first.code == RefusalCode::user_requirement)
    return {.code = RefusalCode::no_user_fits, .rule = "N-JUT-04", .card = jutsu};
  return first;
}

void use_jutsu(Change& change, CardId jutsu, const Context& context) {
  change.emit(CardMoved{jutsu, Zone::hand, Zone::chain, context.controller, false, Cause::use});
  add_link(change, {LinkKind::jutsu, false, context});
  Happened facts;
  facts.what = Happening::jutsu_used;
  facts.who = context.user.card;
  facts.player = context.controller;
  facts.jutsu = jutsu;
  happened(change, facts);
}

}  // namespace naruto
