// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/carry_out.h"

#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/resolve/lasting.h"
#include "engine/naruto/resolve/selection.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/control.h"
#include "engine/naruto/rules/damage.h"
#include "engine/naruto/rules/draw.h"
#include "engine/naruto/rules/end_phase.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/price.h"
#include "engine/naruto/rules/showdown.h"
#include "engine/naruto/rules/skipping.h"
#include "engine/naruto/rules/teams.h"
#include "engine/naruto/rules/victory.h"

namespace naruto {
namespace {

/// Everything an effect needs while it is carried out.
struct Run {
  Change& change;
  const Work& work;
  const Effect& effect;
  const Context& context;

  int amount(const Amount& n) const { return evaluate(change.position(), n, context); }
  void next() const { move_on(change, work); }
};

/// The players a side means, the active one first.
FixedVector<PlayerId, 2> players_of(const Run& run, Side side) {
  FixedVector<PlayerId, 2> players;
  const PlayerId active = run.change.state().active;
  for (const PlayerId player : {active, table::other(active)})
    if (side == Side::any || player_of(side, run.context) == player) players.push_back(player);
  return players;
}

/// Effects that do one thing to each card of a selector.
template <class F>
bool on_cards(const Run& run, const Selector& selector, F&& f, bool for_entry = false) {
  Cards cards;
  if (!select(run.change, run.work, selector, for_entry, cards)) return false;
  run.next();
  for (const CardId card : cards) f(card);
  return true;
}

bool perform(const Run& run, const Damage& e) {
  const int amount = run.amount(e.amount);
  return on_cards(run, e.to, [&](CardId card) { deal_damage(run.change, card, amount, false); });
}

bool perform(const Run& run, const Injure& e) {
  return on_cards(run, e.who, [&](CardId card) { injure(run.change, card); });
}

bool perform(const Run& run, const Heal& e) {
  return on_cards(run, e.who, [&](CardId card) { heal(run.change, card, run.context.controller); });
}

/// A deck that was searched is shuffled (N-SHUF-02), unless the text goes on to do so itself.
void shuffle_searched(const Run& run, const Filter& searched) {
  const Effects& list = *run.change.cards()[run.context.definition].lists[run.work.list];
  for (std::size_t i = run.work.index; i < list.items.size(); ++i)
    if (std::holds_alternative<Shuffle>(list.items[i].node)) return;
  for (const PlayerId player : players_of(run, searched.controller.value_or(Side::any)))
    run.change.emit(Shuffled{player});
}

bool perform(const Run& run, const Move& e) {
  const bool done = on_cards(run, e.what, [&](CardId card) {
    if (e.reveal) run.change.emit(Revealed{card});
    move_card(run.change, card, e.to, Cause::effect);
  });
  if (done && is_search(e.what)) shuffle_searched(run, e.what.filter.front());
  return done;
}

bool perform(const Run& run, const PutIntoPlay& e) {
  const PlayerId player = run.context.controller;
  if (e.counts_as_deployment && run.change.state()[player].ninja_deployed >= run.change.edition().ninja_per_turn) {
    run.next();
    return true;
  }
  return on_cards(
      run, e.what,
      [&](CardId card) {
        if (!can_enter(run.change.position(), card, player)) return;  // N-NAME-09
        if (e.counts_as_deployment)
          run.change.emit(Counted{player, Counter::ninja_deployed,
                                  static_cast<std::uint8_t>(run.change.state()[player].ninja_deployed + 1)});
        enter_play(run.change, card, player, Entry::effect, Cause::effect);
      },
      true);
}

bool perform(const Run& run, const Draw& e) {
  run.next();
  const int n = run.amount(e.n);
  for (const PlayerId player : players_of(run, e.who)) {
    const int held = static_cast<int>(run.change.state()[player].hand.size());
    draw_cards(run.change, player, e.up_to_hand ? n - held : n, Cause::effect);
  }
  return true;
}

/// One player after the other picks; `stage` counts two for each player: asked, answered.
bool perform(const Run& run, const DiscardFromHand& e) {
  const auto players = players_of(run, e.who);
  const std::size_t at = run.work.stage / 2U;
  if (at >= players.size()) {
    run.next();
    return true;
  }
  const Pile hand = run.change.state()[players[at]].hand;
  const auto n = static_cast<std::size_t>(std::clamp(run.amount(e.n), 0, static_cast<int>(kMaxPicks)));
  if (run.work.stage % 2U == 0 && hand.size() > n && n > 0) {
    run.change.ask(ChoiceKind::pick, players[at], n, n);
    return false;
  }
  Work later = run.work;
  later.stage = static_cast<std::uint8_t>(2U * at + 2U);
  later.picks.clear();
  const auto picks = run.work.picks;
  const bool asked = run.work.stage % 2U == 1;
  run.change.emit(WorkMoved{later});
  if (asked)
    for (const CardId card : picks) move_card(run.change, card, Zone::discard, Cause::effect);
  else if (n > 0)
    for (const CardId card : hand) move_card(run.change, card, Zone::discard, Cause::effect);
  return true;
}

bool perform(const Run& run, const Look& e) {
  if (run.work.stage == 0) {
    const PlayerId of = player_of(e.of, run.context);
    const int n = e.at == LookAt::deck_top ? run.amount(e.n) : 0;
    const PlayerState& seen = run.change.state()[of];
    const std::size_t size = e.at == LookAt::hand      ? seen.hand.size()
                             : e.at == LookAt::rewards ? seen.rewards.size()
                                                       : seen.deck.size();
    if (size > 0) {
      run.change.emit(Looked{{true, run.context.controller, of, e.at, static_cast<std::uint8_t>(n)}});
      run.change.ask(ChoiceKind::look, run.context.controller);
      return false;
    }
  }
  run.next();
  return true;
}

/// The revealed card is "it" for the rest of the list.
bool perform(const Run& run, const Reveal& e) {
  Cards cards;
  if (!select(run.change, run.work, e.what, false, cards)) return false;
  Work later = run.work;
  later.context.it = cards.empty() ? ObjectRef{} : run.change.position().object(cards.back());
  move_on(run.change, later);
  for (const CardId card : cards) run.change.emit(Revealed{card});
  return true;
}

bool perform(const Run& run, const Shuffle& e) {
  run.next();
  for (const PlayerId player : players_of(run, e.who)) run.change.emit(Shuffled{player});
  return true;
}

bool perform(const Run& run, const WinRewards& e) {
  run.next();
  for (const PlayerId player : players_of(run, e.who)) win_rewards(run.change, player, run.amount(e.n));
  return true;
}

bool perform(const Run& run, const LoseRewards& e) {
  run.next();
  for (const PlayerId player : players_of(run, e.who))
    for (int i = 0; i < run.amount(e.n) && !run.change.state()[player].rewards.empty(); ++i)
      move_card(run.change, run.change.state()[player].rewards.back(), e.to, Cause::effect);
  return true;
}

bool perform(const Run& run, const Negate& e) {
  return on_cards(run, e.what, [&](CardId card) { negate(run.change, card, e.to); });
}

bool perform(const Run& run, const AddCoin& e) {
  const int n = run.amount(e.n);
  return on_cards(run, e.on, [&](CardId card) {
    if (n <= 0 || !run.change.position().in_play(card)) return;
    if (run.change.state().coins.full())
      run.change.emit(CapReached{Cap::coins});
    else
      run.change.emit(CoinsChanged{card, e.kind, static_cast<std::int8_t>(std::min(n, 99))});
  });
}

bool perform(const Run& run, const BecomeStandby& e) {
  return on_cards(run, e.who, [&](CardId card) {
    if (run.change.position().in_play(card)) leave_team(run.change, card);
  });
}

bool perform(const Run& run, const GainControl& e) {
  return on_cards(run, e.who, [&](CardId card) {
    if (!change_control(run.change, card, run.context.controller)) return;
    begin_control(run.change, run.context, run.effect, run.change.position().object(card), e.until);
  });
}
bool perform(const Run& run, const JoinTeam& e) {
  const ObjectRef mate = resolve(run.change.position(), e.of, run.context);
  return on_cards(run, e.who, [&](CardId card) {
    if (run.change.position().alive(mate)) add_to_team(run.change, card, mate.card);
  });
}
bool perform(const Run& run, const MovePlace& e) {
  return on_cards(run, e.who, [&](CardId card) { move_place(run.change, card, e.to); });
}
/// The teams are put together by the same actions as in the organization phase; `Done` ends it.
bool perform(const Run& run, const Reorganize& e) {
  const PlayerId player = player_of(e.who, run.context);
  if (run.work.stage == 0) {
    Work begun = run.work;
    begun.stage = 1;
    run.change.emit(WorkMoved{begun});
    dissolve_teams(run.change, player);
  }
  run.change.ask(ChoiceKind::organize, player);
  return false;
}
bool perform(const Run& run, const MoveMarker& e) {
  run.next();
  const int n = run.amount(e.n);
  for (const PlayerId player : players_of(run, e.who))
    set_marker(run.change, player, run.change.state()[player].marker + (e.back ? -n : n));
  return true;
}
bool perform(const Run& run, const Skip& e) {
  run.next();
  for (const PlayerId player : players_of(run, e.who)) leave_out_next(run.change, player, e.what);
  return true;
}
bool perform(const Run& run, const ExtraTurn& e) {
  run.next();
  for (const PlayerId player : players_of(run, e.who)) grant_extra_turn(run.change, player);
  return true;
}
bool perform(const Run& run, const WinGame& e) {
  run.next();
  win_by_text(run.change, players_of(run, e.who).front());  // both at one moment: the active player
  return true;
}
/// The Jutsu or Mission in use comes into play as another card (N-MAST-08).
bool perform(const Run& run, const Transform& e) {
  run.next();
  const CardId card = run.context.source.card;
  const auto form = run.change.cards().find(run.change.cards().words().text(e.into));
  if (!form || run.change.position()[card].zone != Zone::chain) return true;
  const DefinitionId printed = run.change.position()[card].definition;
  const auto become = [&](DefinitionId definition) {
    run.change.emit(Transformed{card, definition, run.change.cards()[definition].type == CardType::ninja});
  };
  become(*form);
  if (can_enter(run.change.position(), card, run.context.controller))
    enter_play(run.change, card, run.context.controller, Entry::effect, Cause::effect);
  else
    become(printed);  // it cannot lie there (N-NAME-09)
  return true;
}
/// The order is told by picking the cards one by one, the first one comes to the top (CR-31).
bool perform(const Run& run, const Arrange& e) {
  const PlayerId of = player_of(e.of, run.context);
  const Cards cards = arranged_cards(run.change.position(), e, run.context);
  if (run.work.stage == 0 && !cards.empty()) {
    const auto n = static_cast<std::uint8_t>(cards.size());
    run.change.emit(Looked{{true, run.context.controller, of, LookAt::deck_top, n}});
    run.change.ask(ChoiceKind::pick, run.context.controller, n, n);
    return false;
  }
  const auto picks = run.work.picks;
  run.next();
  Arranged order{of, {}};
  for (std::size_t i = picks.size(); i-- > 0;) order.cards.push_back(picks[i]);
  if (!order.cards.empty()) run.change.emit(order);
  return true;
}
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

}  // namespace

bool carry_out(Change& change, const Work& work, const Effect& effect) {
  const Run run{change, work, effect, work.context};
  return std::visit([&](const auto& node) { return perform(run, node); }, effect.node);
}

void move_on(Change& change, Work work) {
  ++work.index;
  work.stage = 0;
  work.picks.clear();
  change.emit(WorkMoved{work});
}

void push_list(Change& change, const Effects& list, const Context& context) {
  if (list.items.empty()) return;
  if (change.state().work.full()) {
    change.emit(CapReached{Cap::work});
    return;
  }
  Work work;
  work.list = list.number;
  work.context = context;
  change.emit(WorkPushed{work});
}

}  // namespace naruto
