// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/targets.h"

#include <algorithm>

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
  if (const auto* triggered = std::get_if<Triggered>(&card.abilities[ability].body)) return &triggered->targets;
  return nullptr;
}

/// The card is what stands in this place for targets, or one of the group there.
bool is_in(const Position& position, ObjectRef place, CardId card) {
  bool in = false;
  for_each_target_in(position.state, place, [&](CardId one) { in = in || one == card; });
  return in;
}

/// A rule that protects the card from this use; kNoCard if there is none.
CardId protection(const Position& position, const Context& context, CardId card) {
  Context use = context;
  if (use.x == 0) use.x = kLargestX;  // not said yet: it can be that much
  return find_rule<Untargetable>(position, card, [&](const Untargetable& rule, const RuleSource& source) {
    Context seen = source.context;  // "opponent" in the rule is the opponent of the protected card's side
    seen.controller = position[card].controller;
    const CardId used = context.source.card;
    if (rule.by.controller && *rule.by.controller != Side::any &&
        player_of(*rule.by.controller, seen) != context.controller)
      return false;
    Filter what = rule.by;
    what.controller.reset();
    return fits_use(position, what, used, context.user, seen, &use);
  });
}

constexpr std::size_t kAnyNumber = kMaxCards;

}  // namespace

FixedVector<TargetPart, kTargetCount> targets_of(const CardDefinition& card, std::size_t ability) {
  FixedVector<TargetPart, kTargetCount> parts;
  if (card.mission.attach) parts.push_back({&*card.mission.attach});
  if (const auto* list = target_list(card, ability))
    for (const Target& target : *list) parts.push_back({&target.of, &target});
  return parts;
}

TargetBounds bounds_of(const Position& position, const TargetPart& part, const Context& context) {
  if (!part.many()) return {};
  const Target& target = *part.target;
  if (target.all || target.any_number) return {1, kAnyNumber};
  Context known = context;
  known.x = std::max<std::uint8_t>(known.x, 1);  // not chosen yet: at least 1 (N-COST-06)
  const auto n = static_cast<std::size_t>(std::max(0, evaluate(position, target.n, known)));
  return {target.up_to ? std::min<std::size_t>(n, 1) : n, n};
}

std::size_t chosen_in(const Position& position, const TargetPart& part, ObjectRef place) {
  if (!is_group(place)) return 0;
  const CardSet& group = position.state.groups[place.life];
  if (!part.team()) return group.size();
  TeamSet teams;
  group.for_each([&](CardId card) { teams.add(position[card].team); });
  return teams.size();
}

CardSet targets_in(const Position& position, const Context& context) {
  CardSet all;
  for (const ObjectRef place : context.targets)
    for_each_target_in(position.state, place, [&all](CardId card) { all.add(card); });
  return all;
}

std::uint8_t ability_used(const CardDefinition& card) {
  for (std::size_t i = 0; i < card.abilities.size(); ++i)
    if (std::holds_alternative<Use>(card.abilities[i].body)) return static_cast<std::uint8_t>(i);
  return kNoAbility;
}

CardSet possible_targets(const Position& position, const Context& context, std::size_t index) {
  const auto parts = targets_of(position.cards[context.definition], context.ability);
  return index < parts.size() ? cards_in_zones(position, zones_of(*parts[index].of)) : CardSet{};
}

Refusal check_target(const Position& position, const Context& context, std::size_t index, CardId card) {
  spend(Effort::target);
  const auto parts = targets_of(position.cards[context.definition], context.ability);
  if (index >= parts.size() || card >= position.state.card_count)
    return {.code = RefusalCode::not_an_option, .rule = "N-TGT-01", .card = card};
  // A card being used is in no zone of its own any more: never itself (N-CHAIN-20, N-CHAIN-21).
  if (card == context.source.card && !position.in_play(card))
    return {.code = RefusalCode::not_a_target, .rule = "N-CHAIN-21", .card = card};
  if (!fits(position, *parts[index].of, card, context))
    return {.code = RefusalCode::not_a_target, .rule = "N-TGT-03", .card = card};
  for (std::size_t i = 0; i < index; ++i)
    if (is_in(position, context.targets[i], card))
      return {.code = RefusalCode::already_chosen, .rule = "N-TGT-02", .card = card};
  const bool of_team = parts[index].team() || (parts[index].target != nullptr && parts[index].target->one_team);
  if (of_team && position[card].left_out)  // it is in none (N-ORG-04)
    return {.code = RefusalCode::not_a_target, .rule = "N-ORG-04", .card = card};
  // What names a team names none of its members (N-TGT-03).
  if (!parts[index].team() && protection(position, context, card) != kNoCard)
    return {.code = RefusalCode::untargetable, .rule = "N-TGT-03", .card = card};
  return {};
}

CardSet group_with(const Position& position, const Context& context, std::size_t index, CardId card) {
  const TargetPart part = targets_of(position.cards[context.definition], context.ability)[index];
  CardSet group = position.state.groups[context.targets[index].life];
  group.add(card);
  if (part.team())
    for_each_target(position, context, index, group, [&](CardId other) {
      if (position[other].team == position[card].team) group.add(other);
    });
  return group;
}

Refusal check_target_choice(const Position& position, const Context& context, std::size_t index, CardId card,
                            StillDue due) {
  if (const Refusal refusal = check_target(position, context, index, card)) return refusal;
  const TargetPart part = targets_of(position.cards[context.definition], context.ability)[index];
  const ObjectRef place = context.targets[index];
  if (is_in(position, place, card)) return {.code = RefusalCode::already_chosen, .rule = "N-TGT-02", .card = card};
  if (part.target != nullptr && part.target->one_team && is_group(place)) {
    bool mates = true;
    for_each_target_in(position.state, place,
                       [&](CardId one) { mates = mates && position[one].team == position[card].team; });
    if (!mates) return {.code = RefusalCode::not_a_target, .rule = "N-TGT-03", .card = card};
  }
  Context chosen = context;
  if (!part.many()) chosen.targets[index] = position.object(card);
  CardSet taken = targets_in(position, chosen);
  taken.add(card);
  const std::size_t next = part.many() ? index : index + 1;
  const std::size_t have = part.many() ? chosen_in(position, part, place) + 1 : 0;
  const auto payable = [&](const CardSet& all) {
    if (due == StillDue::nothing) return true;
    return due == StillDue::everything
               ? tax_payable(position, chosen, all)
               : tax_payable(position, chosen, all, use_tax(position, context, targets_in(position, context)));
  };
  if (targets_fillable(position, chosen, next, taken, have, payable)) return {};
  return {.code = RefusalCode::not_a_target, .rule = "N-TGT-02", .card = card};
}

namespace {

/// There is a group for every part that takes several cards.
bool groups_left(const Position& position, const FixedVector<TargetPart, kTargetCount>& parts) {
  const auto groups = std::count_if(parts.begin(), parts.end(), [](const TargetPart& part) { return part.many(); });
  const auto taken = groups_taken(position.state, {});
  return groups <= std::count(taken.begin(), taken.end(), false);
}

}  // namespace

/// A use needs what it acts upon (N-KEY-03).
Refusal check_targets_exist(const Position& position, const Context& context) {
  const auto parts = targets_of(position.cards[context.definition], context.ability);
  const auto payable = [&](const CardSet& taken) { return tax_payable(position, context, taken); };
  if (parts.empty()) {
    if (payable({})) return {};
    return {.code = RefusalCode::price_not_payable, .rule = "N-COST-11", .card = context.source.card};
  }
  if (!groups_left(position, parts)) return {.code = RefusalCode::chain_full, .rule = "N-LIM-01"};
  if (targets_fillable(position, context, 0, {}, 0, payable)) return {};
  return {.code = RefusalCode::no_target, .rule = "N-TGT-03", .card = context.source.card};
}

Refusal check_targets_exist(const Position& position, CardId card, PlayerId player, ObjectRef user) {
  const CardDefinition& definition = position.definition(card);
  const bool any_x =
      std::any_of(definition.costs.begin(), definition.costs.end(), [](const JutsuCost& cost) { return cost.x > 0; });
  if (definition.type == CardType::jutsu && !definition.jutsu.x && any_x &&
      (position.has_rule<Untargetable>() || targets_read_x(definition, ability_used(definition)))) {
    for (std::size_t i = 0; i < cost_alternatives(position, card, user); ++i)
      if (x_of_targets(position, card, user, i, largest_x(position, player, card, user, i)).at_most) return {};
    return {.code = RefusalCode::no_target, .rule = "N-TGT-03", .card = card};
  }
  const Context context = use_context(position, card, player, ability_used(definition), user);
  const bool cost_first = cost_comes_first(position.edition, definition.type == CardType::mission);
  const YetToPay unpaid = yet_to_pay(position, context);
  if (!cost_first || (unpaid.cards.empty() && !targets_compete_with_payment(definition, context.ability)))
    return check_targets_exist(position, context);
  if (!groups_left(position, targets_of(definition, context.ability)))
    return {.code = RefusalCode::chain_full, .rule = "N-LIM-01"};
  const auto payable = [&](const CardSet& taken) {
    return payable_beside(position, context, taken, unpaid) && tax_payable(position, context, taken);
  };
  if (targets_fillable(position, context, 0, {}, 0, payable, unpaid)) return {};
  return {.code = RefusalCode::no_target,
          .rule = definition.type == CardType::mission ? "N-MISS-06" : "N-JUT-03",
          .card = card};
}

namespace {

bool reads_x(const Amount& amount) {
  return amount.kind == Amount::Kind::x ||
         std::any_of(amount.factor.begin(), amount.factor.end(), [](const Amount& part) { return reads_x(part); });
}

bool reads_x(const Filter& filter) {
  const auto some = [](const auto& parts) {
    return std::any_of(parts.begin(), parts.end(), [](const auto& part) { return reads_x(part); });
  };
  return some(filter.any) || some(filter.none) ||
         std::any_of(filter.compare.begin(), filter.compare.end(), [&](const Compare& compare) {
           return some(compare.at_least) || some(compare.at_most) || some(compare.below) || some(compare.above);
         });
}

}  // namespace

bool targets_read_x(const CardDefinition& card, std::size_t ability) {
  const auto parts = targets_of(card, ability);
  return std::any_of(parts.begin(), parts.end(), [](const TargetPart& part) {
    return reads_x(*part.of) || (part.target != nullptr && reads_x(part.target->n));
  });
}

Bounds x_of_targets(const Position& position, CardId jutsu, ObjectRef user, std::size_t alternative, int most) {
  const CardDefinition& definition = position.definition(jutsu);
  const PlayerId player = position[jutsu].owner;
  Context context = use_context(position, jutsu, player, ability_used(definition), user);
  const bool compete = position.edition.cost_before_target && targets_compete_with_payment(definition, context.ability);
  const YetToPay unpaid = yet_to_pay(position, context);
  Bounds found;
  for (int x = 1; x <= most; ++x) {
    context.x = static_cast<std::uint8_t>(x);
    const ChakraDemand demand = demand_of(position, jutsu, user, alternative, x);
    const auto accept = [&](const CardSet& taken) {
      if (!compete && unpaid.cards.empty()) return true;
      const TargetsAndCost split = split_by_cost(position, context, taken, unpaid);
      return !split.too_many && can_pay(position, player, demand, {split.paid.begin(), split.paid.size()},
                                        {split.kept.begin(), split.kept.size()});
    };
    if (!targets_fillable(position, context, 0, {}, 0, accept, unpaid)) continue;
    if (!found.at_least) found.at_least = x;
    found.at_most = x;
  }
  return found;
}

namespace {

/// The target is still there and still fits.
bool is_kept(const Position& position, const Context& context, std::size_t index, CardId card) {
  return !check_target(position, context, index, card);
}

}  // namespace

bool recheck_targets(const Position& position, Context& context) {
  const std::size_t n = targets_of(position.cards[context.definition], context.ability).size();
  bool any = n == 0;
  for (std::size_t i = 0; i < n; ++i) {
    const ObjectRef target = context.targets[i];
    bool good = false;
    if (is_group(target) || position.alive(target))  // not the same object after it has left (N-TGT-07)
      for_each_target_in(position.state, target,
                         [&](CardId card) { good = good || is_kept(position, context, i, card); });
    if (!good && !is_group(target)) context.targets[i] = {};
    any = any || good;
  }
  return any;
}

void drop_lost_targets(Change& change, const Context& context) {
  const std::size_t n = targets_of(change.cards()[context.definition], context.ability).size();
  for (std::size_t i = 0; i < n; ++i) {
    if (!is_group(context.targets[i])) continue;
    const std::uint8_t number = context.targets[i].life;
    CardSet kept = change.state().groups[number];
    change.state().groups[number].for_each([&](CardId card) {
      if (!is_kept(change.position(), context, i, card)) kept.remove(card);
    });
    if (!(kept == change.state().groups[number])) change.emit(TargetsGrouped{number, kept});
  }
}

namespace {

Context only_target(const Context& context, std::size_t index) {
  Context one;
  one.targets[index] = context.targets[index];
  return one;
}

}  // namespace

void tell_targets(Change& change, const Context& context) {
  const auto parts = targets_of(change.cards()[context.definition], context.ability);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].team()) continue;  // the team is the target, not its members
    const CardSet cards = targets_in(change.position(), only_target(context, i));
    cards.for_each([&](CardId card) {
      Happened facts;
      facts.what = Happening::targeted;
      facts.who = card;
      facts.player = context.controller;
      facts.jutsu = context.source.card;
      facts.by = agent_of(context);
      happened(change, facts);
    });
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
