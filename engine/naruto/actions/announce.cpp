// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/announce.h"

#include <algorithm>
#include <span>

#include "engine/naruto/actions/announced_targets.h"
#include "engine/naruto/actions/payment.h"
#include "engine/naruto/actions/play_kind.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/client.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/deploy.h"
#include "engine/naruto/rules/effect_use.h"
#include "engine/naruto/rules/growth.h"
#include "engine/naruto/rules/jutsu.h"
#include "engine/naruto/rules/mission.h"
#include "engine/naruto/rules/mode_choice.h"
#include "engine/naruto/rules/platoon.h"
#include "engine/naruto/rules/sacrifice.h"
#include "engine/naruto/rules/squad.h"
#include "engine/naruto/rules/targets.h"
#include "engine/naruto/rules/taxes.h"

namespace naruto {
namespace {

/// The card is played with all its costs: texts of its own may ask for cards in play, too.
bool takes_sacrifice(const Announcement& use) {
  return use.kind == Announced::deploy || use.kind == Announced::client || use.kind == Announced::entry;
}

/// The effect that applies the Jutsu asks for the X that was paid.
void note_x(Change& change, std::uint8_t x) {
  Noted noted = change.state().noted;
  noted.number = x;
  change.emit(NumbersNoted{noted});
}

void complete(Change& change, const Announcement use) {  // a copy: the first event clears the original
  const Context context = context_of_use(change.position(), use);
  change.emit(Announcing{});
  pay(change, use, context);  // up to here no card has moved, so that nothing has to be put back (N-JUT-07)
  const std::span<const ObjectRef> chosen{use.targets.begin(), use.targets.size()};
  if (takes_sacrifice(use)) give_up(change, chosen);
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
      use_up_offer(change, use.card, context.user, use.cost);
      use_jutsu(change, use.card, context);
      break;
    case Announced::effect:
      use_effect(change, context);
      break;
    case Announced::attack:
      send(change, use.card, use.player);
      break;
    case Announced::block:
      block(change, use.card, use.on, use.player);
      break;
    case Announced::entry:
      break;  // the effect that asked for the payment goes on
    case Announced::applied:
      note_x(change, use.x);
      break;  // likewise
    case Announced::squad:
      form_squad(change, use.card, chosen, context.controller);
      break;
  }
  const bool opens_no_chain = use.kind == Announced::deploy || use.kind == Announced::platoon ||
                              use.kind == Announced::client || use.kind == Announced::squad;
  if (opens_no_chain) change.step(Step::mission_window);  // N-MP-03
}

/// Chakra that texts will ask for beside the cost of this use: at least, while its targets are not known.
int tax_to_come(const Position& position, const Announcement& use) {
  const Context context = context_of_use(position, use);
  return use.targets.empty() ? least_use_tax(position, context)
                             : use_tax(position, context, targets_in(position, context));
}

bool alternative_possible(const Position& position, const Announcement& use, std::size_t alternative) {
  return alternative_payable(position, position[use.card].owner, use.card, position.object(use.on), alternative,
                             tax_to_come(position, use)) &&
         (use.kind != Announced::jutsu || targets_beside_cost(position, context_of_use(position, use), alternative));
}

/// Of several alternative costs one alone can be paid: then nobody is asked which.
std::optional<std::uint8_t> only_alternative(const Position& position, const Announcement& use, std::size_t number) {
  std::optional<std::uint8_t> only;
  for (std::size_t i = 0; i < number; ++i) {
    if (!alternative_possible(position, use, i)) continue;
    if (only) return std::nullopt;
    only = static_cast<std::uint8_t>(i);
  }
  return only;
}

/// Asks for the alternative cost and for X; false if one of them is open.
bool figures_complete(Change& change, const Announcement use) {  // a copy: an event changes the original
  if (!pays_jutsu_cost(use)) return true;
  const Position position = change.position();
  const ObjectRef user = position.object(use.on);
  const PlayerId player = position[use.card].owner;
  if (const std::size_t n = cost_alternatives(position, use.card, user); n > 1 && !use.cost_chosen) {
    const auto only = only_alternative(position, use, n);
    if (!only) {
      change.ask(ChoiceKind::choose_cost, player, 0, n - 1);
      return false;
    }
    Announcement known = use;
    known.cost = *only;
    known.cost_chosen = true;
    change.emit(Announcing{known});
    return figures_complete(change, known);
  }
  const JutsuCost* cost = alternative_cost(position, use.card, user, use.cost);
  if (cost != nullptr && cost->x > 0 && !use.x_chosen) {
    if (const auto x = fixed_x(position, use.card, user)) {
      Announcement known = use;
      known.x = static_cast<std::uint8_t>(*x);
      known.x_chosen = true;
      change.emit(Announcing{known});
      return true;
    }
    const int payable = largest_x(position, player, use.card, user, use.cost, tax_to_come(position, use));
    const Bounds bounds =
        use.kind == Announced::applied ? Bounds{1, payable} : x_of_targets(position, use.card, user, use.cost, payable);
    // Before the targets where they depend on it, else with the cost; the use keeps it (N-COST-07).
    change.ask(ChoiceKind::choose_x, player, static_cast<std::size_t>(bounds.at_least.value_or(1)),
               static_cast<std::size_t>(bounds.at_most.value_or(std::min(payable, 1))));
    return false;
  }
  return true;
}

/// Asks for the mode where it is chosen on use; false if it is open.
bool mode_complete(Change& change) {
  const Position position = change.position();
  const Announcement& use = position.state.announcement;
  const bool text = use.kind == Announced::mission || use.kind == Announced::jutsu || use.kind == Announced::effect;
  if (!text || use.mode > 0) return true;
  const std::size_t n = modes_on_use(position, context_of_use(position, use));
  if (n == 0) return true;
  change.ask(ChoiceKind::mode, payer_of(position, use), 0, n - 1);
  return false;
}

/// One of these chakra pays for several (N-COST-05).
bool any_worth_more(const Position& position, Payment part, const FixedVector<CardId, kPileCapacity>& offered) {
  return part == Payment::chakra_cost &&
         std::any_of(offered.begin(), offered.end(), [&](CardId card) { return worth_of(position, card) > 1; });
}

/// X is asked before the targets that it decides about (N-COST-06), and with everything else that is chosen where the
/// players agreed so.
bool x_before_targets(const Position& position, const Announcement& use) {
  if (use.kind != Announced::jutsu) return false;
  if (position.edition.modes_on_use) return true;
  const CardDefinition& definition = position.definition(use.card);
  return targets_read_x(definition, ability_used(definition));
}

/// True: nothing more is to be asked about the cost.
bool cost_complete(Change& change) {
  if (!figures_complete(change, change.state().announcement)) return false;
  Announcement use = change.state().announcement;
  for (;;) {
    const Position position = change.position();
    const Payment part = next_payment(position, use);
    if (part == Payment::none) return true;
    const std::size_t missing = cards_missing(position, use);
    const auto offered = payers(position, use);
    const bool choice = offered.size() > missing || (offered.size() > 1 && any_worth_more(position, part, offered));
    if (choice) {
      change.ask(from_chakra(part) ? ChoiceKind::pay_chakra : ChoiceKind::pay_hand, payer_of(position, use), missing,
                 missing);
      change.know_answers(offered);
      return false;
    }
    if (offered.empty()) return false;  // cannot be: the payment was checked before anything was asked
    for (const CardId payer : offered) use.paid.push_back(payer);  // one way only
    change.emit(Announcing{use});
  }
}

/// What is given up for a card is asked one by one, or taken where there is no choice.
bool sacrifice_complete(Change& change) {
  for (;;) {
    const Position position = change.position();
    Announcement use = change.state().announcement;
    if (!takes_sacrifice(use)) return true;
    const PlayerId player = position[use.card].owner;
    const std::size_t due = sacrifice_of(position, use.card, player).size();
    if (use.targets.size() >= due) return true;
    FixedVector<CardId, kPileCapacity> legal;
    for (const CardId card : position[player].village)
      if (!check_given_up(position, use.card, {use.targets.begin(), use.targets.size()}, card)) legal.push_back(card);
    if (legal.size() != 1) {
      change.ask(ChoiceKind::components, player, due - use.targets.size(), due - use.targets.size());
      change.know_answers(legal);
      return false;
    }
    use.targets.push_back(position.object(legal.front()));
    change.emit(Announcing{use});
  }
}

/// The components of a squad are asked one by one (CR-09), or taken where there is one set only.
bool components_complete(Change& change) {
  if (!sacrifice_complete(change)) return false;
  for (;;) {
    const Position position = change.position();
    Announcement use = change.state().announcement;
    const std::span<const ObjectRef> chosen{use.targets.begin(), use.targets.size()};
    if (use.kind != Announced::squad || components_complete(position, use.card, chosen)) return true;
    FixedVector<CardId, kPileCapacity> legal;
    for (const CardId ninja : position[position[use.card].owner].village)
      if (!check_component(position, use.card, chosen, ninja)) legal.push_back(ninja);
    const std::size_t names = position.definition(use.card).names.size() - 1U;
    if (legal.size() + chosen.size() > names || legal.empty()) {
      change.ask(ChoiceKind::components, position[use.card].owner, 1, names);
      change.know_answers(legal);
      return false;
    }
    use.targets.push_back(position.object(legal.front()));
    change.emit(Announcing{use});
  }
}

}  // namespace

void announce_play(Change& change, CardId card, CardId on, PlayerId player) {
  const PlayKind kind = kind_of(change.position(), card, on);
  change.answered();
  Announcement use;
  use.card = card;
  use.on = on;
  switch (kind) {
    case PlayKind::nothing:
      return;  // it was checked
    case PlayKind::growth:
      grow(change, card, on, player);
      change.step(Step::mission_window);
      return;
    case PlayKind::jutsu:
      use.kind = Announced::jutsu;
      use.cost = first_payable_cost(change.position(), card, change.position().object(on), player,
                                    tax_to_come(change.position(), use));  // until one is chosen
      break;
    case PlayKind::mission:
      use.kind = Announced::mission;
      break;
    case PlayKind::client:
      use.kind = Announced::client;
      break;
    case PlayKind::squad:
      use.kind = Announced::squad;
      break;
    case PlayKind::platoon:
      use.kind = Announced::platoon;
      break;
    case PlayKind::deploy:
    case PlayKind::ambush:
      use.kind = Announced::deploy;
      break;
  }
  change.emit(Announcing{use});
}

void announce_effect(Change& change, CardId card, std::uint8_t ability, PlayerId player) {
  change.answered();
  Announcement use;
  use.kind = Announced::effect;
  use.card = card;
  use.ability = ability;
  use.player = player;
  change.emit(Announcing{use});
}

void announce_sending(Change& change, CardId head, CardId attacker, PlayerId player) {
  change.answered();
  Announcement use;
  use.kind = attacker == kNoCard ? Announced::attack : Announced::block;
  use.card = head;
  use.on = attacker;
  use.player = player;
  change.emit(Announcing{use});
}

void continue_announcement(Change& change) {
  const Announced kind = change.state().announcement.kind;
  const bool mission = kind == Announced::mission;
  const bool cost_first = cost_comes_first(change.edition(), mission);
  if (!components_complete(change)) return;
  if (x_before_targets(change.position(), change.state().announcement) &&
      !figures_complete(change, change.state().announcement))
    return;
  if (!mode_complete(change)) return;
  if (cost_first && !cost_complete(change)) return;
  if (!announced_targets_complete(change)) return;
  if (!cost_complete(change)) return;  // with what the targets add to it
  complete(change, change.state().announcement);
}

Refusal check_announced_pick(const Position& position, CardId card) {
  const Announcement& use = position.state.announcement;
  if (card >= position.state.card_count) return {.code = RefusalCode::not_an_option, .rule = "N-CR-03", .card = card};
  if (position.state.derived.answers_known && position.state.derived.answers.has(card)) return {};
  const std::span<const ObjectRef> chosen{use.targets.begin(), use.targets.size()};
  if (position.state.choice.kind == ChoiceKind::components)
    return use.kind == Announced::squad ? check_component(position, use.card, chosen, card)
                                        : check_given_up(position, use.card, chosen, card);
  if (position.state.choice.kind == ChoiceKind::choose_target) return check_next_target(position, card);
  return check_payment(position, use, card);
}

void announced_pick(Change& change, CardId card) {
  Announcement use = change.state().announcement;
  const ChoiceKind kind = change.state().choice.kind;
  if (kind == ChoiceKind::choose_target) return announced_target(change, card);
  if (kind == ChoiceKind::components)
    use.targets.push_back(change.position().object(card));
  else
    use.paid.push_back(card);
  change.emit(Announcing{use});
  change.answered();
}

Refusal check_announced_number(const Position& position, int number) {
  const Choice& choice = position.state.choice;
  if (choice.kind == ChoiceKind::mode)
    return number <= choice.max ? Refusal{} : Refusal{.code = RefusalCode::not_an_option, .rule = "N-CR-03"};
  if (choice.kind == ChoiceKind::choose_cost) {
    const Announcement& use = position.state.announcement;
    if (number <= choice.max && alternative_possible(position, use, static_cast<std::size_t>(number))) return {};
    return {.code = RefusalCode::chakra_cost, .rule = "N-COST-11", .card = use.card};
  }
  if (number < choice.min)
    return {.code = RefusalCode::x_too_small, .rule = "N-COST-06", .need = choice.min, .have = number};
  if (number > choice.max)
    return {.code = RefusalCode::x_too_large, .rule = "N-COST-06", .need = choice.max, .have = number};
  return {};
}

void announced_number(Change& change, std::uint8_t number) {
  Announcement use = change.state().announcement;
  if (change.state().choice.kind == ChoiceKind::choose_cost) {
    use.cost = number;
    use.cost_chosen = true;
  } else if (change.state().choice.kind == ChoiceKind::mode) {
    use.mode = (number + 1U) & 0x3FU;
  } else {
    use.x = number;
    use.x_chosen = true;
  }
  change.emit(Announcing{use});
  change.answered();
}

}  // namespace naruto
