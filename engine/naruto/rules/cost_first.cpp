// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/cost_first.h"

#include <algorithm>
#include <span>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {

KeptCards kept_of(const Position& position, PlayerId player, const CardSet& taken) {
  KeptCards kept;
  for (const Pile* pile : {&position[player].hand, &position[player].chakra})
    for (const CardId card : *pile)
      if (taken.has(card)) kept.push_back(card);
  return kept;
}

namespace {

Zone paid_from(const CardDefinition& card) { return card.type == CardType::jutsu ? Zone::chakra : Zone::hand; }

/// N-ZONE-17
Zone paid_to(const CardDefinition& card) { return card.type == CardType::jutsu ? Zone::discard : Zone::chakra; }

bool targets_lie_in(const CardDefinition& card, std::size_t ability, Zone zone) {
  const auto parts = targets_of(card, ability);
  return std::any_of(parts.begin(), parts.end(), [zone](const TargetPart& part) {
    return ((zones_of(*part.of) >> static_cast<unsigned>(zone)) & 1U) != 0;
  });
}

}  // namespace

YetToPay yet_to_pay(const Position& position, const Context& use) {
  const CardDefinition& card = position.cards[use.definition];
  const bool mission = card.type == CardType::mission;
  if (!mission && card.type != CardType::jutsu) return {};
  if (!cost_comes_first(position.edition, mission)) return {};
  if (!targets_lie_in(card, use.ability, paid_to(card))) return {};
  YetToPay unpaid{{}, paid_to(card)};
  for (const CardId payer : *pile_of(position[position[use.source.card].owner], paid_from(card)))
    if (!mission || pays_hand_cost(position, payer, use.source.card)) unpaid.cards.add(payer);
  return unpaid;
}

bool can_lie_where_paid(const Position& position, const Context& context, std::size_t index, const YetToPay& unpaid) {
  const auto parts = targets_of(position.cards[context.definition], context.ability);
  return index < parts.size() && ((zones_of(*parts[index].of) >> static_cast<unsigned>(unpaid.to)) & 1U) != 0;
}

Position OncePaid::with(CardId card) {
  if (paid_ != kNoCard) {  // its owner and itself are all that a payment changes
    later_.cards[paid_] = now_[paid_];
    later_.players[now_[paid_].owner] = now_[now_[paid_].owner];
  }
  paid_ = card;
  const CardState& paid = now_[card];
  apply_event(later_, CardMoved{card, paid.zone, to_, paid.owner, false, Cause::payment});
  return {later_, now_.rules()};
}

TargetsAndCost split_by_cost(const Position& position, const Context& use, const CardSet& targets,
                             const YetToPay& unpaid) {
  TargetsAndCost split;
  // Where targets can lie in both zones what lies in the first one is meant there.
  const bool meant_there = targets_compete_with_payment(position.cards[use.definition], use.ability);
  CardSet kept;
  targets.for_each([&](CardId card) {
    if (meant_there || !unpaid.cards.has(card))
      kept.add(card);
    else if (split.paid.full())
      split.too_many = true;
    else
      split.paid.push_back(card);
  });
  split.kept = kept_of(position, position[use.source.card].owner, kept);
  return split;
}

bool targets_compete_with_payment(const CardDefinition& card, std::size_t ability) {
  const auto parts = targets_of(card, ability);
  return std::any_of(parts.begin(), parts.end(),
                     [&](const TargetPart& part) { return part.of->zone == paid_from(card); });
}

bool targets_care_for_payment(const CardDefinition& card, std::size_t ability) {
  return targets_compete_with_payment(card, ability) || targets_lie_in(card, ability, paid_to(card));
}

bool payable_beside(const Position& position, const Context& use, const CardSet& taken, const YetToPay& unpaid,
                    std::optional<std::size_t> alternative) {
  const CardId card = use.source.card;
  const TargetsAndCost split = split_by_cost(position, use, taken, unpaid);
  const std::span<const CardId> kept{split.kept.begin(), split.kept.size()};
  const std::span<const CardId> paid{split.paid.begin(), split.paid.size()};
  if (split.too_many) return false;
  if (position.definition(card).type == CardType::mission)
    return static_cast<int>(paid.size()) <= hand_cost(position, card) && can_pay_hand_cost(position, card, paid, kept);
  const int x = least_x(position, card, use.user);
  for (std::size_t i = 0; i < cost_alternatives(position, card, use.user); ++i)
    if (i == alternative.value_or(i) &&
        can_pay(position, position[card].owner, demand_of(position, card, use.user, i, x), paid, kept))
      return true;
  return false;
}

bool targets_beside_cost(const Position& position, const Context& use, std::size_t alternative) {
  const CardDefinition& definition = position.cards[use.definition];
  const YetToPay unpaid = yet_to_pay(position, use);
  if (!position.edition.cost_before_target ||
      (unpaid.cards.empty() && !targets_compete_with_payment(definition, use.ability)))
    return true;
  const CardId card = use.source.card;
  if (!definition.jutsu.x && targets_read_x(definition, use.ability)) {
    const int most = largest_x(position, use.controller, card, use.user, alternative);
    return x_of_targets(position, card, use.user, alternative, most).at_most.has_value();
  }
  const auto payable = [&](const CardSet& taken) { return payable_beside(position, use, taken, unpaid, alternative); };
  return targets_fillable(position, use, 0, {}, 0, payable, unpaid);
}

}  // namespace naruto
