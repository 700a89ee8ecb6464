// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/jutsu.h"

#include <algorithm>

#include "engine/naruto/effects/applicable.h"
#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/effects/turn_marks.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {

namespace {

/// Another Ninja of the player has used a Jutsu this turn.
bool other_has_used(const Position& position, CardId user, PlayerId player) {
  return std::any_of(position[player].village.begin(), position[player].village.end(),
                     [&](CardId card) { return card != user && position[card].jutsu_used > 0; });
}

}  // namespace

Refusal check_user(const Position& position, CardId jutsu, CardId user, PlayerId player) {
  if (!position.in_play(user) || position[user].controller != player || !position.is(user, CardType::ninja))
    return {.code = RefusalCode::own_ninja_only, .rule = "N-JUT-02", .card = user};
  if (battle_place(position, user).battle < 0)
    return {.code = RefusalCode::user_not_in_action, .rule = "N-JUT-02", .card = user};
  const Context context = use_context(position, jutsu, player, 0, position.object(user));
  if (!meets_requirement(position, context))
    return {.code = RefusalCode::user_requirement, .rule = "N-JUT-04", .card = user, .fix = Fix::choose_other};
  const auto side = position.definition(jutsu).jutsu.side;
  if (side && battle_place(position, user).attack != (*side == FightSide::attacker))
    return {.code = RefusalCode::user_requirement, .rule = "N-JUT-04", .card = user, .fix = Fix::choose_other};
  const CardId ban = find_rule<ForbidJutsu>(position, user, [&](const ForbidJutsu& rule, const RuleSource& source) {
    return !rule.jutsu || fits_use(position, *rule.jutsu, jutsu, position.object(user), source.context);
  });
  if (ban != kNoCard) return {.code = RefusalCode::jutsu_forbidden, .rule = "N-GEN-02", .card = ban};
  // A text may set a limit: the rules have none, for a turn (N-JUT-10) or for a user (N-JUT-09).
  const CardId limit =
      find_rule_on<JutsuLimit>(position, player, [&](const JutsuLimit& rule, const RuleSource& source) {
        if (rule.n && position[player].jutsu_used >= amount_of(position, rule, source)) return true;
        return rule.one_user && other_has_used(position, user, player);
      });
  if (limit != kNoCard) return {.code = RefusalCode::jutsu_forbidden, .rule = "N-GEN-02", .card = limit};
  return {};
}

namespace {

/// The player has used a Jutsu of this name this turn; the mark of the turn of a Jutsu says so.
bool name_used_this_turn(const Position& position, CardId jutsu, PlayerId player) {
  for (std::size_t i = 0; i < position.state.card_count; ++i) {
    const auto card = static_cast<CardId>(i);
    if (position[card].owner == player && position[card].used > 0 && position.is(card, CardType::jutsu) &&
        position.definition(card).name == position.definition(jutsu).name)
      return true;
  }
  return false;
}

/// What the card itself says of when it can be used.
Refusal check_header(const Position& position, CardId jutsu, PlayerId player) {
  if (position.definition(jutsu).jutsu.once_per_turn && name_used_this_turn(position, jutsu, player))
    return {.code = RefusalCode::used_this_turn, .rule = "N-EFF-03", .card = jutsu, .fix = Fix::next_turn};
  return check_entry(position, jutsu, player, Entry::any);
}

}  // namespace

Refusal check_jutsu(const Position& position, CardId jutsu, CardId user, PlayerId player) {
  if (position.state.step != Step::exchange)
    return {.code = RefusalCode::jutsu_moment, .rule = "N-JUT-01", .card = jutsu};
  if (position.state.chain.full()) return {.code = RefusalCode::chain_full, .rule = "N-LIM-01"};
  if (const Refusal refusal = check_header(position, jutsu, player)) return refusal;
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
  const auto then = playable_then(change.position(), jutsu);
  const auto after = static_cast<std::uint8_t>(then ? 1U + static_cast<unsigned>(*then) : 0U);
  change.emit(CardMoved{jutsu, change.position()[jutsu].zone, Zone::chain, context.controller, false, Cause::use});
  if (change.position().definition(jutsu).jutsu.once_per_turn) count_use(change, jutsu, 0);
  Link link{.kind = LinkKind::jutsu, .context = context};
  link.after = after & 0x0FU;
  add_link(change, link);
  Happened facts;
  facts.what = Happening::jutsu_used;
  facts.who = context.user.card;
  facts.player = context.controller;
  facts.jutsu = jutsu;
  facts.by = agent_of(context);
  happened(change, facts);
  tell_targets(change, context);
}

}  // namespace naruto
