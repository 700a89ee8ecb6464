// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that decide what is done, how often and when.
#include "engine/naruto/resolve/perform.h"

#include <algorithm>

#include "engine/naruto/resolve/lasting.h"
#include "engine/naruto/rules/mode_choice.h"
#include "engine/naruto/rules/price.h"
#include "engine/naruto/rules/tossing.h"

namespace naruto {
namespace {

/// Offering it would be idle: the first thing it does is choose among cards open to both, and there are none.
bool idle(const Run& run, const Effects& body) {
  if (body.items.empty()) return true;
  const Effect& first = body.items.front();
  const auto selectors = first.selectors();
  const auto chosen = std::find_if(selectors.begin(), selectors.end(),
                                   [](const Selector* each) { return each->kind == Selector::Kind::choose; });
  if (chosen == selectors.end()) return false;
  const Zone zone = (*chosen)->filter.front().zone.value_or(Zone::village);
  const bool open = zone == Zone::village || zone == Zone::chakra || zone == Zone::discard;
  return open && candidates(run.change.position(), **chosen, run.context, &first).empty();
}

/// The price of this effect is paid, then the list is carried out (N-EFF-14). `other_pays`: by the opponent of the
/// text's controller.
void push_payment(const Run& run, ListNumber list, bool other_pays = false) {
  const PayPrice price{.list = list, .effect = run.effect.number};
  Work pay{.kind = price, .context = run.context};
  if (other_pays)
    pay.kind = OpponentPays{price};
  else if (run.work.is<RunToChain>())
    pay.kind = PayToChain{price};
  push_or_tell(run.change, pay);
}

/// As seen by that player.
Context seen_by(Side side, const Context& context) {
  Context theirs = context;
  theirs.controller = player_of(side, context);
  return theirs;
}

}  // namespace

/// One coin after the other: texts may be asked about each (`rules/tossing`). `RunList::kept` counts them.
bool perform(const Run& run, const Toss& e) {
  const PlayerId player = player_of(e.by, run.context);
  if (e.call && run.work.stage == 0) {
    run.change.ask(ChoiceKind::call_toss, player);
    return false;
  }
  const int wanted = e.until_tails ? kMostTosses : std::max(0, run.amount(e.n));
  const int n = std::min(wanted, kMostTosses);
  Noted noted = run.change.state().noted;
  const int tossed = running(run.work).kept;
  if (tossed == 0) noted.heads = noted.tails = 0;
  run.change.emit(NumbersNoted{noted});
  if (tossed < n && !(e.until_tails && noted.tails > 0)) {
    Work next = run.work;
    ++running(next).kept;
    run.change.emit(WorkMoved{next});
    toss_coin(run.change, player, agent_of(run.context));
    return true;
  }
  if (wanted > n || (e.until_tails && noted.tails == 0)) run.change.emit(CapReached{Cap::tosses});
  const bool called_heads = run.work.stage != 2;  // nobody calls: heads is heads
  run.next();
  push_list(run.change, e.body, run.context);
  if (n == 1) push_list(run.change, (noted.heads == 1) == called_heads ? e.heads : e.tails, run.context);
  return true;
}

bool perform(const Run& run, const TurnCoin& e) {
  run.next();
  turn_coin(run.change, e.to);
  return true;
}

bool perform(const Run& run, const TossAgain&) {
  run.next();
  toss_again(run.change);
  return true;
}

/// There may be more of them than a piece of work holds: these are looked up when those before them are through.
bool take_next(const Position& position, const Filter& of, Work& work) {
  std::size_t next = work.picks.empty() ? 0 : work.picks.back() + std::size_t{1};
  std::get<RunForEach>(work.kind).index = 0;
  work.picks.clear();
  for (; next < position.state.card_count && !work.picks.full(); ++next)
    if (fits(position, of, static_cast<CardId>(next), work.context)) work.picks.push_back(static_cast<CardId>(next));
  return !work.picks.empty();
}

bool perform(const Run& run, const ForEach& e) {
  run.next();
  Work work{.kind = RunForEach{.list = e.body.number, .effect = run.effect.number}, .context = run.context};
  if (take_next(run.change.position(), e.of, work)) push_or_tell(run.change, work);
  return true;
}

bool perform(const Run& run, const May& e) {
  const Context decider = seen_by(e.by, run.context);
  if (run.work.stage == 0) {
    const bool payable = !e.pay || can_pay_price(run.change.position(), *e.pay, decider);
    if (payable && !(e.by == Side::you && idle(run, e.body))) {
      run.change.ask(ChoiceKind::yes_no, decider.controller);
      return false;
    }
  }
  const bool yes = run.work.stage == 1;
  run.next();
  if (!yes)
    push_list(run.change, e.otherwise, run.context);
  else if (e.pay)
    push_payment(run, e.body.number, decider.controller != run.context.controller);
  else
    push_list(run.change, e.body, run.context);
  return true;
}

/// Nobody is asked who could not pay.
bool perform(const Run& run, const Unless& e) {
  const Context payer = seen_by(e.by, run.context);
  if (run.work.stage == 0 && can_pay_price(run.change.position(), e.pay, payer)) {
    run.change.ask(ChoiceKind::yes_no, payer.controller);
    return false;
  }
  const bool pays = run.work.stage == 1;
  run.next();
  if (pays)
    push_payment(run, kNoList, payer.controller != run.context.controller);
  else
    push_list(run.change, e.body, run.context);
  return true;
}

/// `stage` 1: the list has been carried out once more, and the condition is looked at.
bool perform(const Run& run, const Repeat& e) {
  if (run.work.stage == 1 && !holds(run.change.position(), e.condition, run.context)) {
    run.next();
    return true;
  }
  Work again = run.work;
  again.stage = 1;
  run.change.emit(WorkMoved{again});
  push_list(run.change, e.body, run.context);
  return true;
}

/// Who is first comes on top of the stack.
bool perform(const Run& run, const EachPlayer& e) {
  run.next();
  const PlayerId active = run.change.state().active;
  const PlayerId first = e.active_last ? table::other(active) : active;
  for (const PlayerId player : {table::other(first), first}) {
    Context theirs = run.context;
    theirs.controller = player;
    if (e.part_by_part)
      push_list<RunInTurn>(run.change, e.body, theirs);
    else
      push_list(run.change, e.body, theirs);
  }
  return true;
}

bool perform(const Run& run, const Pay& e) {
  const bool payable = can_pay_price(run.change.position(), e.price, run.context);
  run.next();
  if (payable) push_payment(run, e.body.number);
  return true;
}

bool perform(const Run& run, const If& e) {
  run.next();
  push_list(run.change, holds(run.change.position(), e.condition, run.context) ? e.then : e.otherwise, run.context);
  return true;
}

bool perform(const Run& run, const Modes& e) {
  const std::size_t on_use = mode_of_use(run.change.position(), run.context, run.effect);
  if (run.work.stage == 0 && on_use == 0) {
    run.change.ask(ChoiceKind::mode, run.context.controller, 0, e.of.size() - 1);
    return false;
  }
  const std::size_t mode = (on_use > 0 ? on_use : run.work.stage) - 1U;
  run.next();
  push_list(run.change, e.of[std::min(mode, e.of.size() - 1)], run.context);
  return true;
}

std::size_t traits_to_copy(const Position& position, const CopyTrait& rule, const Context& context) {
  if (rule.trait != CopiedTrait::characteristic) return 0;
  const ObjectRef from = resolve(position, rule.from, context);
  return from ? position.definition(from.card).characteristics.size() : 0;
}

namespace {

/// One of the characteristics is chosen, as `stage` tells then.
bool copy_trait(const Run& run, const CopyTrait& rule) {
  const std::size_t n = traits_to_copy(run.change.position(), rule, run.context);
  if (n > 1 && run.work.stage == 0) {
    run.change.ask(ChoiceKind::mode, run.context.controller, 0, n - 1U);
    return false;
  }
  const std::size_t which = run.work.stage > 0 ? run.work.stage - 1U : 0;
  return on_cards(run, rule.who, [&](CardId card) {
    const Position position = run.change.position();
    begin_rule(run.change, position, run.context, run.effect, position.object(card), which);
  });
}

}  // namespace

bool perform(const Run& run, const Lasting& e) {
  if (const auto* copy = std::get_if<CopyTrait>(&e.rule)) return copy_trait(run, *copy);
  const Selector* who = subject_of(e.rule);
  const Position position = run.change.position();
  if (who == nullptr || is_one_for_all(position, run.context, e.rule, *who)) {
    run.next();
    begin_rule(run.change, position, run.context, run.effect, {});
    return true;
  }
  const GameState before = copy_of(run.change.state());  // what it does to the first changes no amount for the others
  return on_cards(run, *who, [&](CardId card) {
    begin_rule(run.change, Position(before, position.rules()), run.context, run.effect,
               run.change.position().object(card));
  });
}

bool perform(const Run& run, const Delayed&) {
  run.next();
  begin_delayed(run.change, run.context, run.effect);
  return true;
}

bool perform(const Run& run, const GrantTrigger& e) {
  return on_cards(run, e.who, [&](CardId card) {
    begin_trigger(run.change, run.context, run.effect, run.change.position().object(card));
  });
}

bool perform(const Run& run, const Watch&) {
  run.next();
  begin_watch(run.change, run.context, run.effect);
  return true;
}

}  // namespace naruto
