// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that decide what is done, how often and when.
#include "engine/naruto/resolve/perform.h"

#include <algorithm>

#include "engine/naruto/resolve/lasting.h"
#include "engine/naruto/rules/price.h"

namespace naruto {
namespace {

/// Offering it would be idle: the first thing it does is choose among cards open to both, and there are none.
bool idle(const Run& run, const Effects& body) {
  if (body.items.empty()) return true;
  const Selector* selector = selector_of(body.items.front());
  if (selector == nullptr || selector->kind != Selector::Kind::choose) return false;
  const Zone zone = selector->filter.front().zone.value_or(Zone::village);
  const bool open = zone == Zone::village || zone == Zone::chakra || zone == Zone::discard;
  return open && candidates(run.change.position(), *selector, run.context, false).empty();
}

/// The price of this effect is paid, then the list is carried out (N-EFF-14).
void push_payment(const Run& run, const Effects& body) {
  Work pay;
  pay.kind = WorkKind::pay;
  pay.node = run.effect.number;
  pay.list = body.number;
  pay.context = run.context;
  if (run.change.state().work.full())
    run.change.emit(CapReached{Cap::work});
  else
    run.change.emit(WorkPushed{pay});
}

}  // namespace

bool perform(const Run& run, const Toss& e) {
  if (e.call && run.work.stage == 0) {
    run.change.ask(ChoiceKind::call_toss, run.context.controller);
    return false;
  }
  const bool called_heads = run.work.stage != 2;  // nobody calls: heads is heads
  run.next();
  const bool heads = run.change.toss(run.context.controller);
  push_list(run.change, heads == called_heads ? e.heads : e.tails, run.context);
  return true;
}

bool perform(const Run& run, const ForEach& e) {
  run.next();
  Work work;
  work.kind = WorkKind::for_each;
  work.node = run.effect.number;
  work.list = e.body.number;
  work.context = run.context;
  for (std::size_t i = 0; i < run.change.state().card_count && !work.picks.full(); ++i)
    if (fits(run.change.position(), e.of, static_cast<CardId>(i), run.context))
      work.picks.push_back(static_cast<CardId>(i));
  if (run.change.state().work.full())
    run.change.emit(CapReached{Cap::work});
  else if (!work.picks.empty())
    run.change.emit(WorkPushed{work});
  return true;
}

bool perform(const Run& run, const May& e) {
  if (run.work.stage == 0) {
    const bool payable = !e.pay || can_pay_price(run.change.position(), *e.pay, run.context);
    if (payable && !idle(run, e.body)) {
      run.change.ask(ChoiceKind::yes_no, run.context.controller);
      return false;
    }
    run.next();
    return true;
  }
  const bool yes = run.work.stage == 1;
  run.next();
  if (!yes) return true;
  if (!e.pay) {
    push_list(run.change, e.body, run.context);
    return true;
  }
  push_payment(run, e.body);
  return true;
}

bool perform(const Run& run, const Pay& e) {
  const bool payable = can_pay_price(run.change.position(), e.price, run.context);
  run.next();
  if (payable) push_payment(run, e.body);
  return true;
}

bool perform(const Run& run, const If& e) {
  run.next();
  push_list(run.change, holds(run.change.position(), e.condition, run.context) ? e.then : e.otherwise, run.context);
  return true;
}

bool perform(const Run& run, const Modes& e) {
  if (run.work.stage == 0) {
    run.change.ask(ChoiceKind::mode, run.context.controller, 0, e.of.size() - 1);
    return false;
  }
  const std::size_t mode = run.work.stage - 1U;
  run.next();
  push_list(run.change, e.of[std::min(mode, e.of.size() - 1)], run.context);
  return true;
}

bool perform(const Run& run, const Lasting& e) {
  const Selector& who = *selector_of(run.effect);
  if (looks_anew(e.rule, who)) {
    run.next();
    begin_rule(run.change, run.context, run.effect, {});
    return true;
  }
  return on_cards(run, who, [&](CardId card) {
    begin_rule(run.change, run.context, run.effect, run.change.position().object(card));
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

}  // namespace naruto
