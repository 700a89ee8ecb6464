// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/announce.h"

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/client.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/deploy.h"
#include "engine/naruto/rules/effect_use.h"
#include "engine/naruto/rules/growth.h"
#include "engine/naruto/rules/jutsu.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/mission.h"
#include "engine/naruto/rules/platoon.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

bool pays_with_chakra(const Announcement& use) { return use.kind == Announced::jutsu; }

Context context_of_use(const Position& position, const Announcement& use) {
  const std::uint8_t ability =
      use.kind == Announced::effect ? use.ability : ability_used(position.definition(use.card));
  const ObjectRef user = use.kind == Announced::jutsu ? position.object(use.on) : ObjectRef{};
  const PlayerId player = use.kind == Announced::effect ? position[use.card].controller : position[use.card].owner;
  Context context = use_context(position, use.card, player, ability, user);
  context.x = use.x;
  for (std::size_t i = 0; i < use.targets.size(); ++i) context.targets[i] = use.targets[i];
  return context;
}

/// How many cards the payment has in all.
std::size_t cards_due(const Position& position, const Announcement& use) {
  if (use.kind == Announced::effect) return 0;
  if (pays_with_chakra(use))
    return static_cast<std::size_t>(demand_of(position.definition(use.card), use.cost, use.x).total);
  return static_cast<std::size_t>(hand_cost(position, use.card));
}

Refusal check_payment(const Position& position, const Announcement& use, CardId card) {
  const PlayerId player = position[use.card].owner;
  if (use.paid.contains(card)) return {.code = RefusalCode::already_chosen, .rule = "N-COST-04", .card = card};
  if (!pays_with_chakra(use)) {
    if (pays_hand_cost(position, card, use.card)) return {};
    return {.code = RefusalCode::pays_wrong_symbol, .rule = "N-DEPLOY-05", .card = card, .fix = Fix::choose_other};
  }
  if (position[card].zone != Zone::chakra || position[card].owner != player)
    return {.code = RefusalCode::not_an_option, .rule = "N-COST-01", .card = card};
  auto chosen = use.paid;
  chosen.push_back(card);
  const ChakraDemand demand = demand_of(position.definition(use.card), use.cost, use.x);
  if (can_pay(position, player, demand, {chosen.begin(), chosen.size()})) return {};
  return {.code = RefusalCode::pays_too_little, .rule = "N-COST-05", .card = card, .fix = Fix::choose_other};
}

FixedVector<CardId, kPileCapacity> payers(const Position& position, const Announcement& use) {
  FixedVector<CardId, kPileCapacity> cards;
  const PlayerState& player = position[position[use.card].owner];
  for (const CardId card : pays_with_chakra(use) ? player.chakra : player.hand)
    if (!check_payment(position, use, card)) cards.push_back(card);
  return cards;
}

void pay(Change& change, const Announcement& use) {
  for (const CardId card : use.paid)
    move_card(change, card, pays_with_chakra(use) ? Zone::discard : Zone::chakra, Cause::payment);
}

void complete(Change& change, const Announcement use) {  // a copy: the first event clears the original
  const Context context = context_of_use(change.position(), use);
  change.emit(Announcing{});
  pay(change, use);
  switch (use.kind) {
    case Announced::nothing:
      break;
    case Announced::deploy:
      deploy(change, use.card, context.controller);
      break;
    case Announced::platoon:
      play_platoon(change, use.card, use.on, context.controller);
      break;
    case Announced::client:
      deploy_client(change, use.card, context.controller);
      break;
    case Announced::mission:
      use_mission(change, use.card, context);
      break;
    case Announced::jutsu:
      use_jutsu(change, use.card, context);
      break;
    case Announced::effect:
      use_effect(change, context);
      break;
  }
  if (use.kind == Announced::deploy || use.kind == Announced::platoon || use.kind == Announced::client)
    change.step(Step::mission_window);
}

/// True: nothing more is to be asked about the cost.
bool cost_complete(Change& change, Announcement use) {
  const Position position = change.position();
  const CardDefinition& card = position.definition(use.card);
  const PlayerId player = position[use.card].owner;
  if (use.kind == Announced::jutsu && card.costs.size() > 1 && !use.cost_chosen) {
    change.ask(ChoiceKind::choose_cost, player, 0, card.costs.size() - 1);
    return false;
  }
  if (use.kind == Announced::jutsu && !card.costs.empty() && card.costs[use.cost].x > 0 && !use.x_chosen) {
    change.ask(ChoiceKind::choose_x, player, 1, static_cast<std::size_t>(largest_x(position, player, card, use.cost)));
    return false;
  }
  const std::size_t due = cards_due(position, use);
  if (use.paid.size() >= due) return true;
  const auto offered = payers(position, use);
  if (offered.size() + use.paid.size() <= due) {  // one way only
    for (const CardId payer : offered) use.paid.push_back(payer);
    change.emit(Announcing{use});
    return use.paid.size() >= due;
  }
  change.ask(pays_with_chakra(use) ? ChoiceKind::pay_chakra : ChoiceKind::pay_hand, player, due - use.paid.size(),
             due - use.paid.size());
  return false;
}

bool targets_complete(Change& change) {
  for (;;) {
    const Position position = change.position();
    Announcement use = change.state().announcement;
    const Context context = context_of_use(position, use);
    if (use.targets.size() >= targets_of(position.cards[context.definition], context.ability).size()) return true;
    if (use.kind != Announced::mission && use.kind != Announced::jutsu && use.kind != Announced::effect) return true;
    FixedVector<CardId, kPileCapacity> legal;
    for_each_target(position, context, use.targets.size(), [&](CardId card) {
      if (!legal.full()) legal.push_back(card);
    });
    if (legal.size() != 1) {
      change.ask(ChoiceKind::choose_target, context.controller, 1, 1);
      return false;
    }
    use.targets.push_back(position.object(legal.front()));
    change.emit(Announcing{use});
  }
}

}  // namespace

Refusal check_play(const Position& position, CardId card, CardId on, PlayerId player) {
  if (card >= position.state.card_count || position[card].zone != Zone::hand || position[card].owner != player)
    return {.code = RefusalCode::not_in_hand, .rule = "N-DEPLOY-01", .card = card};
  const Choice& choice = position.state.choice;
  const CardDefinition& definition = position.definition(card);
  const bool own_action = choice.kind == ChoiceKind::mission_action;
  const bool counter_time = choice.kind == ChoiceKind::counter_window ||
                            (choice.kind == ChoiceKind::answer && position.state.step != Step::exchange);
  switch (definition.type) {
    case CardType::jutsu:
      if (on == kNoCard || on >= position.state.card_count) return check_jutsu_somehow(position, card, player);
      return check_jutsu(position, card, on, player);
    case CardType::mission:
      if (own_action || (counter_time && player != position.state.active)) return check_mission(position, card, player);
      return {.code = RefusalCode::wrong_moment, .rule = "N-MISS-01", .card = card};
    case CardType::client:
      if (own_action) return check_client(position, card, player);
      return {.code = RefusalCode::wrong_moment, .rule = "N-CLI-01", .card = card};
    case CardType::ninja:
      break;
  }
  if (!own_action) return {.code = RefusalCode::wrong_moment, .rule = "N-MP-01", .card = card};
  if (on == kNoCard) return check_deploy(position, card, player);
  if (on >= position.state.card_count) return {.code = RefusalCode::own_ninja_only, .rule = "N-GROW-01", .card = on};
  return definition.platoon ? check_platoon(position, card, on, player) : check_growth(position, card, on, player);
}

void announce_play(Change& change, CardId card, CardId on, PlayerId player) {
  const CardDefinition& definition = change.position().definition(card);
  change.answered();
  Announcement use;
  use.card = card;
  use.on = on;
  switch (definition.type) {
    case CardType::jutsu:
      use.kind = Announced::jutsu;
      for (std::size_t i = 0; i < definition.costs.size(); ++i)  // the first that can be paid, until one is chosen
        if (alternative_payable(change.position(), player, definition, i)) {
          use.cost = static_cast<std::uint8_t>(i);
          break;
        }
      break;
    case CardType::mission:
      use.kind = Announced::mission;
      break;
    case CardType::client:
      use.kind = Announced::client;
      break;
    case CardType::ninja:
      if (on != kNoCard && !definition.platoon) {
        grow(change, card, on, player);
        change.step(Step::mission_window);
        return;
      }
      use.kind = definition.platoon ? Announced::platoon : Announced::deploy;
      break;
  }
  change.emit(Announcing{use});
}

void announce_effect(Change& change, CardId card, std::uint8_t ability, PlayerId) {
  change.answered();
  Announcement use;
  use.kind = Announced::effect;
  use.card = card;
  use.ability = ability;
  change.emit(Announcing{use});
}

void continue_announcement(Change& change) {
  const bool cost_first = change.edition().cost_before_target;
  if (cost_first && !cost_complete(change, change.state().announcement)) return;
  if (!targets_complete(change)) return;
  if (!cost_first && !cost_complete(change, change.state().announcement)) return;
  complete(change, change.state().announcement);
}

Refusal check_announced_pick(const Position& position, CardId card) {
  const Announcement& use = position.state.announcement;
  if (card >= position.state.card_count) return {.code = RefusalCode::not_an_option, .rule = "N-CR-03", .card = card};
  if (position.state.choice.kind == ChoiceKind::choose_target)
    return check_target(position, context_of_use(position, use), use.targets.size(), card);
  return check_payment(position, use, card);
}

void announced_pick(Change& change, CardId card) {
  Announcement use = change.state().announcement;
  if (change.state().choice.kind == ChoiceKind::choose_target)
    use.targets.push_back(change.position().object(card));
  else
    use.paid.push_back(card);
  change.emit(Announcing{use});
  change.answered();
}

Refusal check_announced_number(const Position& position, int number) {
  const Choice& choice = position.state.choice;
  if (choice.kind == ChoiceKind::choose_cost) {
    const Announcement& use = position.state.announcement;
    const CardDefinition& card = position.definition(use.card);
    if (number <= choice.max && alternative_payable(position, choice.player, card, static_cast<std::size_t>(number)))
      return {};
    return {.code = RefusalCode::chakra_cost, .rule = "N-COST-11", .card = use.card};
  }
  if (number < choice.min) return {.code = RefusalCode::x_too_small, .rule = "N-COST-06", .need = choice.min};
  if (number > choice.max) return {.code = RefusalCode::x_too_large, .rule = "N-COST-06", .need = choice.max};
  return {};
}

void announced_number(Change& change, std::uint8_t number) {
  Announcement use = change.state().announcement;
  if (change.state().choice.kind == ChoiceKind::choose_cost) {
    use.cost = number;
    use.cost_chosen = true;
  } else {
    use.x = number;
    use.x_chosen = true;
  }
  change.emit(Announcing{use});
  change.answered();
}

}  // namespace naruto
