// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that act upon cards.
#include "engine/naruto/resolve/perform.h"

#include <algorithm>

#include "engine/naruto/resolve/lasting.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/control.h"
#include "engine/naruto/rules/damage.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/teams.h"

namespace naruto {
void shuffle_searched(const Run& run, const Selector& selector) {
  if (!is_search(selector) || selector.filter.front().zone != Zone::deck) return;
  const Effects& list = *run.change.cards()[run.context.definition].lists[run.work.list];
  for (std::size_t i = run.work.index; i < list.items.size(); ++i)
    if (std::holds_alternative<Shuffle>(list.items[i].node)) return;
  for (const PlayerId player : players_of(run, selector.filter.front().controller.value_or(Side::any)))
    run.change.emit(Shuffled{player});
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

bool perform(const Run& run, const Move& e) {
  // What is put back on the deck is put there when the deck has been shuffled.
  const bool back = e.to == Destination::deck_top || e.to == Destination::deck_bottom;
  return on_cards(
      run, e.what,
      [&](CardId card) {
        if (e.reveal) run.change.emit(Revealed{card});
        move_card(run.change, card, e.to, Cause::effect);
      },
      false, back);
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

/// The revealed card is "it" for the rest of the list.
bool perform(const Run& run, const Reveal& e) {
  Cards cards;
  if (!select(run.change, run.work, e.what, false, cards)) return false;
  Work later = run.work;
  later.context.it = cards.empty() ? ObjectRef{} : run.change.position().object(cards.back());
  move_on(run.change, later);
  shuffle_searched(run, e.what);
  for (const CardId card : cards) run.change.emit(Revealed{card});
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

}  // namespace naruto
