// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/resolve.h"

#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/resolve/carry_out.h"
#include "engine/naruto/resolve/selection.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/mastery.h"
#include "engine/naruto/rules/price.h"

namespace naruto {
namespace {

const Effects& list_of(const Change& change, const Work& work) {
  return *change.cards()[work.context.definition].lists[work.list];
}

const Price& price_of(const Catalog& cards, const Work& work) {
  const CardDefinition& card = cards[work.context.definition];
  if (work.node == kAbilityPrice) return *std::get<Activated>(card.abilities[work.context.ability].body).pay;
  const Effect& effect = *card.effects[work.node];
  if (const auto* pay = std::get_if<Pay>(&effect.node)) return pay->price;
  return *std::get<May>(effect.node).pay;
}

/// The parts of a price that are picked, in the order in which they are asked; `index` of the work counts them.
enum class PricePart : std::uint8_t { chakra, hand, fixed };

Cards price_candidates(const Position& position, const Work& work) {
  Cards cards;
  const Price& price = price_of(position.cards, work);
  const PlayerState& payer = position[work.context.controller];
  if (static_cast<PricePart>(work.index) == PricePart::chakra) {
    for (const CardId card : payer.chakra)
      if (!price.of_symbol || position.definition(card).symbols.has(*price.of_symbol)) cards.push_back(card);
  } else {
    for (const CardId card : payer.hand)
      if (!price.of_hand || fits_use(position, *price.of_hand, card, {}, work.context)) cards.push_back(card);
  }
  return cards;
}

/// One part of the price, then the next; at the end the effects it was paid for (N-EFF-14).
void run_pay(Change& change, Work work) {
  const Price& price = price_of(change.cards(), work);
  const auto part = static_cast<PricePart>(work.index);
  if (part == PricePart::fixed) {
    change.emit(WorkPopped{});
    pay_fixed_part(change, price, work.context);
    push_list(change, list_of(change, work), work.context);
    return;
  }
  if (work.index == 0 && work.stage == 0 && !can_pay_price(change.position(), price, work.context)) {
    change.emit(WorkPopped{});
    return;
  }
  const auto n = static_cast<std::size_t>(part == PricePart::chakra ? price.chakra : price.hand);
  const Cards offered = price_candidates(change.position(), work);
  // A card of a certain kind is named by its player even if there is one only (CR-33).
  const bool named = part == PricePart::hand && price.of_hand.has_value();
  if (n > 0 && work.stage == 0 && (offered.size() > n || named)) {
    change.ask(ChoiceKind::pick, work.context.controller, n, n);
    return;
  }
  const auto picks = work.picks;
  const bool asked = work.stage == 1;
  move_on(change, work);
  if (n == 0) return;
  if (asked)
    for (const CardId card : picks) move_card(change, card, Zone::discard, Cause::payment);
  else
    for (const CardId card : offered) move_card(change, card, Zone::discard, Cause::payment);
}

void run_for_each(Change& change, Work work) {
  if (work.index >= work.picks.size()) {
    change.emit(WorkPopped{});
    return;
  }
  const CardId card = work.picks[work.index];
  ++work.index;
  change.emit(WorkMoved{work});
  const auto& each = std::get<ForEach>(change.cards()[work.context.definition].effects[work.node]->node);
  if (change.position()[card].zone != each.of.zone.value_or(Zone::village)) return;  // it has gone meanwhile
  Context context = work.context;
  context.it = change.position().object(card);
  push_list(change, list_of(change, work), context);
}

/// Mastery is offered before the card is moved (N-MAST-01, N-MAST-03); the answer is in the picks.
void run_finish_link(Change& change, const Work& work) {
  if (work.stage == 0 && offer_mastery(change, work.context)) return;
  change.emit(WorkPopped{});
  if (work.picks.empty())
    finish_link(change, work.context);
  else
    use_mastery(change, work.context, work.picks.front());
}

}  // namespace

void run_work(Change& change) {
  const Work work = change.state().work.back();
  switch (work.kind) {
    case WorkKind::finish_link:
      run_finish_link(change, work);
      break;
    case WorkKind::pay:
      run_pay(change, work);
      break;
    case WorkKind::for_each:
      run_for_each(change, work);
      break;
    case WorkKind::run: {
      const Effects& list = list_of(change, work);
      if (work.index < list.items.size()) {
        carry_out(change, work, list.items[work.index]);
        break;
      }
      change.emit(WorkPopped{});
      break;
    }
  }
  const bool idle = change.state().work.empty() || change.state().work.back().kind == WorkKind::finish_link;
  if (idle && change.state().looking.active) change.emit(Looked{});  // hidden again (N-ZONE-21)
}

namespace {

/// Beginning-of-turn effects of both players in the active player's order, where agreed (N-START-06, A-26).
bool active_orders_all(const Position& position) {
  return position.edition.active_orders_beginning_effects && position.state.step == Step::begin_triggers;
}

}  // namespace

FixedVector<std::uint8_t, kMaxTriggers> triggers_to_order(const Position& position) {
  const GameState& state = position.state;
  FixedVector<std::uint8_t, kMaxTriggers> mine;
  if (active_orders_all(position)) {
    for (std::size_t i = 0; i < state.triggers.size(); ++i) mine.push_back(static_cast<std::uint8_t>(i));
    return mine;
  }
  for (const PlayerId player : {state.active, table::other(state.active)}) {
    for (std::size_t i = 0; i < state.triggers.size(); ++i)
      if (state.triggers[i].context.controller == player) mine.push_back(static_cast<std::uint8_t>(i));
    if (!mine.empty()) break;
  }
  return mine;
}

void start_trigger(Change& change) {
  if (change.edition().trigger_order == TriggerOrder::as_they_happened) return start_trigger(change, 0);
  const auto mine = triggers_to_order(change.position());
  const auto& triggers = change.state().triggers;
  // Copies of one text that speak of one thing: their order changes nothing.
  const PendingTrigger& first = triggers[mine.front()];
  const bool alike = std::all_of(mine.begin(), mine.end(), [&](std::uint8_t i) {
    const PendingTrigger& one = triggers[i];
    return one.list == first.list && one.context.definition == first.context.definition &&
           one.context.event == first.context.event && one.context.amount == first.context.amount;
  });
  if (mine.size() > 1 && !alike) {
    const PlayerId player =
        active_orders_all(change.position()) ? change.state().active : triggers[mine.front()].context.controller;
    change.ask(ChoiceKind::order_triggers, player, 0, mine.size() - 1);
    return;
  }
  start_trigger(change, mine.front());
}

void start_trigger(Change& change, std::uint8_t index) {
  const PendingTrigger trigger = change.state().triggers[index];
  change.emit(TriggerRemoved{index});
  Work work;
  work.list = trigger.list;
  work.context = trigger.context;
  change.emit(WorkPushed{work});
}

FixedVector<CardId, kPileCapacity> pick_candidates(const Position& position) {
  Cards cards;
  const Work& work = position.state.work.back();
  if (work.kind == WorkKind::pay) {
    cards = price_candidates(position, work);
  } else {
    const CardDefinition& card = position.cards[work.context.definition];
    const Effect& effect = card.lists[work.list]->items[work.index];
    if (std::holds_alternative<DiscardFromHand>(effect.node)) {
      for (const CardId held : position[position.state.choice.player].hand) cards.push_back(held);
    } else if (const auto* arrange = std::get_if<Arrange>(&effect.node)) {
      cards = arranged_cards(position, *arrange, work.context);
    } else {
      cards =
          candidates(position, *selector_of(effect), work.context, std::holds_alternative<PutIntoPlay>(effect.node));
    }
  }
  for (const CardId taken : work.picks) cards.erase(taken);
  return cards;
}

void picked(Change& change, CardId card) {
  Work work = change.state().work.back();
  work.picks.push_back(card);
  change.emit(WorkMoved{work});
  if (work.picks.size() >= change.state().choice.max) picking_done(change);
}

void picking_done(Change& change) {
  Work work = change.state().work.back();
  ++work.stage;
  change.emit(WorkMoved{work});
  change.answered();
}

void answered_yes_no(Change& change, bool yes) {
  Work work = change.state().work.back();
  work.stage = yes ? 1 : 2;
  change.emit(WorkMoved{work});
  change.answered();
}

void toss_called(Change& change, bool heads) {
  Work work = change.state().work.back();
  work.stage = heads ? 1 : 2;
  change.emit(WorkMoved{work});
  change.answered();
}

void organized(Change& change) {
  change.answered();
  move_on(change, change.state().work.back());
}

void mode_chosen(Change& change, std::uint8_t mode) {
  Work work = change.state().work.back();
  work.stage = static_cast<std::uint8_t>(mode + 1);
  change.emit(WorkMoved{work});
  change.answered();
}

}  // namespace naruto
