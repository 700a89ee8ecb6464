// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/resolve.h"

#include <algorithm>

#include "engine/naruto/cards/mentions.h"
#include "engine/naruto/effects/agent.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/resolve/aiming.h"
#include "engine/naruto/resolve/paying.h"
#include "engine/naruto/resolve/perform.h"
#include "engine/naruto/resolve/replace.h"
#include "engine/naruto/resolve/selection.h"
#include "engine/naruto/resolve/trigger_order.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/mastery.h"
#include "engine/naruto/rules/mission.h"
#include "engine/naruto/rules/tossing.h"

namespace naruto {
namespace {

const Effects& list_of(const Change& change, const Work& work, ListNumber list) {
  return *change.cards()[work.context.definition].lists[list];
}

/// The effect that the work is about to carry out.
const Effect& effect_of(const Position& position, const Work& work) {
  const RunList& run = running(work);
  return position.cards[work.context.definition].lists[run.list]->items[run.index];
}

/// Top or bottom, for one card after the other (`stage`: 1 top, 2 bottom).
void run_place(Change& change, Work work) {
  auto& place = std::get<PlaceInDeck>(work.kind);
  if (place.index >= work.picks.size()) {
    change.emit(WorkPopped{});
    return;
  }
  if (work.stage == 0) {
    change.ask(ChoiceKind::mode, work.context.controller, 0, 1);
    return;
  }
  const CardId card = work.picks[place.index];
  const Destination to = work.stage == 1 ? Destination::deck_top : Destination::deck_bottom;
  ++place.index;
  work.stage = 0;
  change.emit(WorkMoved{work});
  move_card(change, card, to, Cause::effect, agent_of(work.context));
}

void run_for_each(Change& change, Work work) {
  auto& at = std::get<RunForEach>(work.kind);
  const auto& each = std::get<ForEach>(change.cards()[work.context.definition].effects[at.effect]->node);
  const bool through = at.index >= work.picks.size();
  if (through && !(work.picks.full() && take_next(change.position(), each.of, work))) {
    change.emit(WorkPopped{});
    return;
  }
  const CardId card = work.picks[at.index];
  ++at.index;
  change.emit(WorkMoved{work});
  if (change.position()[card].zone != each.of.zone.value_or(Zone::village)) return;  // it has gone meanwhile
  Context context = work.context;
  context.it = change.position().object(card);
  push_list(change, list_of(change, work, at.list), context);
}

/// The Jutsu has been applied (N-CHAIN-12).
void tell_applied(Change& change, const Context& context) {
  Happened facts;
  facts.what = Happening::jutsu_applied;
  facts.who = context.user.card;
  facts.player = context.controller;
  facts.jutsu = context.source.card;
  facts.by = agent_of(context);
  facts.use = &context;
  change.emit(TurnNoted{context.source.card});
  happened(change, facts);
}

/// The same of a Mission: texts wait for it as for its use.
void tell_mission_applied(Change& change, const Context& context) {
  Happened facts;
  facts.what = Happening::mission_used;
  facts.applied = true;
  facts.who = context.source.card;
  facts.player = context.controller;
  facts.by = agent_of(context);
  happened(change, facts);
}

/// Mastery is offered before the card is moved (N-MAST-01, N-MAST-03); the answer is in the picks.
void run_finish_link(Change& change, const Work& work) {
  if (work.stage == 0 && offer_mastery(change, work.context))
    return;  // only of a Jutsu that has been applied (N-MAST-07)
  change.emit(WorkPopped{});
  if (change.position().is(work.context.source.card, CardType::jutsu)) tell_applied(change, work.context);
  if (change.position().is(work.context.source.card, CardType::mission)) tell_mission_applied(change, work.context);
  if (work.picks.empty())
    finish_link(change, work.context, std::get<FinishLink>(work.kind).after);
  else
    use_mastery(change, work.context, work.picks.front());
}

/// Of two players who do the same part by part: who has done less is next, and the active one first.
bool take_turns(Change& change) {
  const auto& stack = change.state().work;
  if (stack.size() < 2) return false;
  const Work mine = stack[stack.size() - 1];
  const Work other = stack[stack.size() - 2];
  const auto* my = mine.as<RunInTurn>();
  const auto* their = other.as<RunInTurn>();
  if (my == nullptr || their == nullptr || my->list != their->list ||
      mine.context.definition != other.context.definition)
    return false;
  const bool first = other.context.controller == change.state().active;
  if (their->index > my->index || (their->index == my->index && !first) || mine.stage != 0) return false;
  change.emit(WorkPopped{});
  change.emit(WorkPopped{});
  change.emit(WorkPushed{mine});
  change.emit(WorkPushed{other});
  return true;
}

/// What tossing or repeating has acted upon is "it" for what follows it.
void end_list(Change& change, const Work& done) {
  change.emit(WorkPopped{});
  if (change.state().work.empty()) return;
  const Work& outer = change.state().work.back();
  const RunList* run = run_of(outer);
  if (run == nullptr || outer.context.it == done.context.it) return;
  const auto& items = list_of(change, outer, run->list).items;
  const bool tossed =
      run->index > 0 && run->index <= items.size() && std::holds_alternative<Toss>(items[run->index - 1U].node);
  const bool repeats = run->index < items.size() && std::holds_alternative<Repeat>(items[run->index].node);
  if (tossed || repeats)
    change.emit(Acted{static_cast<std::uint8_t>(change.state().work.size() - 1U), done.context.it});
}

/// The list is a price and what is done for it: a triggered effect is paid for when it goes on the chain, and does not
/// go there unpaid.
bool is_price(const Effects& list) {
  if (list.items.size() != 1) return false;
  const Effect& only = list.items.front();
  const auto* may = std::get_if<May>(&only.node);
  return std::holds_alternative<Pay>(only.node) || (may != nullptr && may->pay && may->by == Side::you);
}

/// The triggered effect becomes a link. A text of a card in play is bound to it (N-CHAIN-13).
void add_trigger(Change& change, const Work& work) {
  const Position position = change.position();
  const Context& context = work.context;
  const CardDefinition& card = position.cards[context.definition];
  Link link{.kind = LinkKind::trigger, .list = running(work).list, .context = context};
  link.bound = position.alive(context.source) && position.in_play(context.source.card) &&
               position[context.source.card].controller == context.controller &&
               context.ability < card.abilities.size() &&
               text_valid(position, context.source.card, card.abilities[context.ability]);
  add_link(change, link);
}

}  // namespace

namespace {

/// The next effect of the list. Of a triggered effect that is to be a link this is its price, if it has one.
void run_list(Change& change, const Work& work) {
  if (take_turns(change)) return;
  const RunList& run = running(work);
  const Effects& list = list_of(change, work, run.list);
  if (work.is<RunToChain>() && !is_price(list)) {
    change.emit(WorkPopped{});
    return add_trigger(change, work);
  }
  if (run.index < list.items.size())
    carry_out(change, work, list.items[run.index]);
  else
    end_list(change, work);
}

// How a piece of work goes on, by its kind.

void go_on(Change& change, const Work& work, const RunForEach&) { run_for_each(change, work); }
void go_on(Change& change, const Work& work, const PlaceInDeck&) { run_place(change, work); }
void go_on(Change& change, const Work& work, const FinishLink&) { run_finish_link(change, work); }
void go_on(Change& change, const Work& work, const AimTrigger&) { run_aim(change, work); }
void go_on(Change& change, const Work& work, const ReplaceDamage&) { run_replacing(change, work); }
void go_on(Change& change, const Work& work, const ReplaceLeaving&) { run_replacing(change, work); }
void go_on(Change& change, const Work& work, const ReplaceToss&) { run_replacing(change, work); }
void go_on(Change& change, const Work& work, const RunList&) { run_list(change, work); }
void go_on(Change& change, const Work& work, const PayPrice&) { run_pay(change, work); }

}  // namespace

void run_work(Change& change) {
  const Work work = change.state().work.back();
  std::visit([&](const auto& kind) { go_on(change, work, kind); }, work.kind);
  const bool idle = change.state().work.empty() || change.state().work.back().is<FinishLink>();
  if (idle && change.state().looking.active) change.emit(Looked{});  // hidden again (N-ZONE-21)
  drop_empty_teams(change);
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

namespace {

/// Copies of one text that speak of one thing, or of none: their order changes nothing, nor that of last coins.
bool all_alike(const Position& position, const FixedVector<std::uint8_t, kMaxTriggers>& waiting) {
  const auto& triggers = position.state.triggers;
  const PendingTrigger& first = triggers[waiting.front()];
  const auto all = [&](auto same) {
    return std::all_of(waiting.begin(), waiting.end(), [&](std::uint8_t i) { return same(triggers[i]); });
  };
  if (all([](const PendingTrigger& one) { return one.list == kNoList; })) return true;
  return all([&](const PendingTrigger& one) {
           return one.list == first.list && one.context.definition == first.context.definition;
         }) &&
         (all([&](const PendingTrigger& one) {
            return one.context.event == first.context.event && one.context.amount == first.context.amount;
          }) ||
          !mentions_event(*position.cards[first.context.definition].lists[first.list]));
}

}  // namespace

bool triggers_are_links(const Position& position) {
  const GameState& state = position.state;
  const bool answered = state.step == Step::mission || state.step == Step::mission_window ||
                        state.step == Step::mission_close || state.step == Step::exchange;
  return answered && position.edition.trigger_order == TriggerOrder::on_the_chain;
}

void start_trigger(Change& change) {
  if (change.edition().trigger_order == TriggerOrder::as_they_happened) return start_trigger(change, 0);
  const auto mine = triggers_to_order(change.position());
  const auto& triggers = change.state().triggers;
  if (mine.size() > 1 && !all_alike(change.position(), mine)) {
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
  forget_tosses(change);
  if (trigger.list == kNoList) {
    take_off_last_coin(change, trigger.context.source);
    return;
  }
  Context context = trigger.context;
  if (!recheck_aim(change.position(), trigger, context)) return;  // N-TGT-04
  const RunList list{.list = trigger.list};
  const bool link = triggers_are_links(change.position());
  push_or_tell(change, Work{.kind = link ? Work::Kind(RunToChain{list}) : list, .context = context});
}

FixedVector<CardId, kMaxCards> pick_candidates(const Position& position) {
  Cards cards;
  const Work& work = position.state.work.back();
  if (work.is<AimTrigger>()) return aim_candidates(position, work);
  if (pay_of(work) != nullptr) {
    cards = payment_candidates(position, work);
  } else if (is_replacing(work)) {
    cards = replacing_candidates(position, work);
  } else {
    const Effect& effect = effect_of(position, work);
    const PlayerId player = position.state.choice.player;
    if (const auto* discard = std::get_if<DiscardFromHand>(&effect.node)) {
      cards = discardable(position, *discard, player, work.context);
    } else if (std::holds_alternative<LoseRewards>(effect.node)) {
      for (const CardId reward : position[position.state.looking.of].rewards) cards.push_back(reward);
    } else if (const auto* arrange = std::get_if<Arrange>(&effect.node)) {
      cards = arranged_cards(position, *arrange, work.context);
    } else if (const auto* copy = std::get_if<CopyUse>(&effect.node)) {
      return copied_targets(position, *copy, work);
    } else if (const auto* team = std::get_if<RearrangeTeam>(&effect.node)) {
      return heads_to_be(position, *team, work.context);
    } else {
      return offered_by(position, effect, work);
    }
  }
  for (const CardId taken : work.picks) cards.erase(taken);
  return cards;
}

bool picks_suffice(const Position& position) {
  const Work& work = position.state.work.back();
  if (pay_of(work) != nullptr) return chakra_missing(position, work) == 0;
  const Selector* part = open_part(position);
  return part == nullptr || total_missing(position, *part, work) <= 0;
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

namespace {

bool has_named(const Position& position, CardId card) {
  const auto& named = position.state.named;
  return std::any_of(named.begin(), named.end(), [&](const NamedCard& one) { return one.by == position.object(card); });
}

}  // namespace

void name_said(Change& change, DefinitionId card) {
  const Work work = change.state().work.back();
  const auto& name = std::get<Name>(effect_of(change.position(), work).node);
  if (!name.track && !has_named(change.position(), work.context.source.card))
    room_or_tell(change, change.state().named, Cap::names);  // the oldest one is forgotten
  change.emit(CardNamed{work.context.controller, work.context.source.card, change.cards()[card].name, name.track});
  picking_done(change);
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

void number_chosen(Change& change, std::uint8_t number) {
  Noted noted = change.state().noted;
  noted.number = number;
  change.emit(NumbersNoted{noted});
  picking_done(change);
}

bool may_choose_mode(const Position& position, std::uint8_t number) {
  const Work& work = position.state.work.back();
  if (run_of(work) == nullptr) return true;
  const auto* name = std::get_if<Name>(&effect_of(position, work).node);
  return name == nullptr || may_name(*name, number);
}

bool may_be_named(const Position& position, DefinitionId card) {
  const auto* name = std::get_if<Name>(&effect_of(position, position.state.work.back()).node);
  return name != nullptr && may_name(*name, static_cast<std::uint8_t>(position.cards[card].type));
}

}  // namespace naruto
