// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/targets.h"

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/taxes.h"

namespace naruto {
namespace {

const std::vector<Target>* target_list(const CardDefinition& card, std::size_t ability) {
  if (ability >= card.abilities.size()) return nullptr;
  if (const auto* use = std::get_if<Use>(&card.abilities[ability].body)) return &use->targets;
  if (const auto* activated = std::get_if<Activated>(&card.abilities[ability].body)) return &activated->targets;
  return nullptr;
}

/// A rule that protects the card from this use; kNoCard if there is none.
CardId protection(const Position& position, const Context& context, CardId card) {
  return find_rule<Untargetable>(position, card, [&](const Untargetable& rule, const RuleSource& source) {
    Context seen = source.context;  // "opponent" in the rule is the opponent of the protected card's side
    seen.controller = position[card].controller;
    const CardId used = context.source.card;
    if (rule.by.controller && *rule.by.controller != Side::any &&
        player_of(*rule.by.controller, seen) != context.controller)
      return false;
    Filter what = rule.by;
    what.controller.reset();
    return fits_use(position, what, used, context.user, seen);
  });
}

/// The use can be paid with other cards than these targets.
bool payable_beside(const Position& position, CardId card, ObjectRef user, const Context& context) {
  FixedVector<CardId, kTargetCount> kept;
  for (const ObjectRef target : context.targets)
    if (target) kept.push_back(target.card);
  const std::span<const CardId> targets{kept.begin(), kept.size()};
  const CardDefinition& definition = position.definition(card);
  if (definition.type == CardType::mission) return can_pay_hand_cost(position, card, {}, targets);
  for (std::size_t i = 0; i < cost_alternatives(position, card, user); ++i)
    if (can_pay(position, context.controller, demand_of(position, card, user, i, 1), {}, targets)) return true;
  return false;
}

}  // namespace

FixedVector<const Filter*, kTargetCount> targets_of(const CardDefinition& card, std::size_t ability) {
  FixedVector<const Filter*, kTargetCount> filters;
  if (card.mission.attach) filters.push_back(&*card.mission.attach);
  if (const auto* list = target_list(card, ability))
    for (const Target& target : *list)
      if (!filters.full()) filters.push_back(&target.of);
  return filters;
}

std::uint8_t ability_used(const CardDefinition& card) {
  for (std::size_t i = 0; i < card.abilities.size(); ++i)
    if (std::holds_alternative<Use>(card.abilities[i].body)) return static_cast<std::uint8_t>(i);
  return kNoAbility;
}

Refusal check_target(const Position& position, const Context& context, std::size_t index, CardId card) {
  const auto filters = targets_of(position.cards[context.definition], context.ability);
  if (index >= filters.size() || card >= position.state.card_count)
    return {.code = RefusalCode::not_an_option, .rule = "N-TGT-01", .card = card};
  // A card being used is in no zone of its own any more: never itself (N-CHAIN-20, N-CHAIN-21).
  if (card == context.source.card && !position.in_play(card))
    return {.code = RefusalCode::not_a_target, .rule = "N-CHAIN-21", .card = card};
  if (!fits(position, *filters[index], card, context))
    return {.code = RefusalCode::not_a_target, .rule = "N-TGT-03", .card = card};
  for (std::size_t i = 0; i < index; ++i)
    if (context.targets[i].card == card) return {.code = RefusalCode::already_chosen, .rule = "N-TGT-02", .card = card};
  if (protection(position, context, card) != kNoCard)
    return {.code = RefusalCode::untargetable, .rule = "N-TGT-03", .card = card};
  return {};
}

Refusal check_target_choice(const Position& position, const Context& context, std::size_t index, CardId card,
                            StillDue due) {
  if (const Refusal refusal = check_target(position, context, index, card)) return refusal;
  Context chosen = context;
  chosen.targets[index] = position.object(card);
  const auto payable = [&](const Context& all) {
    if (due == StillDue::nothing) return true;
    return due == StillDue::tax ? tax_payable(position, all, use_tax(position, context)) : tax_payable(position, all);
  };
  if (targets_fillable(position, chosen, index + 1, payable)) return {};
  return {.code = RefusalCode::not_a_target, .rule = "N-TGT-02", .card = card};
}

bool targets_compete_with_payment(const CardDefinition& card, std::size_t ability) {
  const Zone paid_from = card.type == CardType::jutsu ? Zone::chakra : Zone::hand;
  const auto filters = targets_of(card, ability);
  return std::any_of(filters.begin(), filters.end(), [&](const Filter* f) { return f->zone == paid_from; });
}

Refusal check_targets_exist(const Position& position, const Context& context) {
  const auto payable = [&](const Context& chosen) { return tax_payable(position, chosen); };
  if (targets_fillable(position, context, 0, payable)) return {};
  if (targets_of(position.cards[context.definition], context.ability).empty())
    return {.code = RefusalCode::price_not_payable, .rule = "N-COST-11", .card = context.source.card};
  return {.code = RefusalCode::no_target, .rule = "N-TGT-03", .card = context.source.card};
}

Refusal check_targets_exist(const Position& position, CardId card, PlayerId player, ObjectRef user) {
  const CardDefinition& definition = position.definition(card);
  const Context context = use_context(position, card, player, ability_used(definition), user);
  const bool cost_first = definition.type == CardType::mission ? position.edition.mission_cost_before_target
                                                               : position.edition.cost_before_target;
  if (!cost_first || !targets_compete_with_payment(definition, context.ability))
    return check_targets_exist(position, context);
  const auto payable = [&](const Context& chosen) {
    return payable_beside(position, card, user, chosen) && tax_payable(position, chosen);
  };
  if (targets_fillable(position, context, 0, payable)) return {};
  return {.code = RefusalCode::no_target, .rule = "N-JUT-03", .card = card};
}

bool recheck_targets(const Position& position, Context& context) {
  const std::size_t n = targets_of(position.cards[context.definition], context.ability).size();
  bool any = n == 0;
  for (std::size_t i = 0; i < n; ++i) {
    const ObjectRef target = context.targets[i];
    context.targets[i] = {};
    const bool good = position.alive(target) && !check_target(position, context, i, target.card);
    if (good) context.targets[i] = target;
    any = any || good;
  }
  return any;
}

void tell_targets(Change& change, const Context& context) {
  const std::size_t n = targets_of(change.cards()[context.definition], context.ability).size();
  for (std::size_t i = 0; i < n; ++i) {
    if (!context.targets[i]) continue;
    Happened facts;
    facts.what = Happening::targeted;
    facts.who = context.targets[i].card;
    facts.player = context.controller;
    facts.jutsu = context.source.card;
    facts.by = agent_of(context);
    happened(change, facts);
  }
}

Context use_context(const Position& position, CardId card, PlayerId player, std::uint8_t ability, ObjectRef user) {
  Context context;
  context.definition = position[card].definition;
  context.ability = ability;
  context.controller = player;
  context.source = position.object(card);
  context.user = user;
  return context;
}

}  // namespace naruto
