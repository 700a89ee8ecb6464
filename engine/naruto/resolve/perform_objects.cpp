// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that act upon cards.
#include "engine/naruto/resolve/perform.h"

#include <algorithm>

#include "engine/naruto/resolve/lasting.h"
#include "engine/naruto/resolve/replace.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/chakra.h"
#include "engine/naruto/rules/coins.h"
#include "engine/naruto/rules/control.h"
#include "engine/naruto/rules/damage.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/growth.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/teams.h"

namespace naruto {
void shuffle_searched(const Run& run, const Selector& selector) {
  if (!is_search(selector) || selector.filter.front().zone != Zone::deck) return;
  const Effects& list = *run.change.cards()[run.context.definition].lists[running(run.work).list];
  for (std::size_t i = running(run.work).index; i < list.items.size(); ++i)
    if (std::holds_alternative<Shuffle>(list.items[i].node)) return;
  for (const PlayerId player : players_of(run, selector.filter.front().controller.value_or(Side::any)))
    run.change.emit(Shuffled{player});
}

bool perform(const Run& run, const Damage& e) {
  const int amount = run.amount(e.amount);
  return on_cards_at_once(run, e.to, [&](const Cards& cards) {
    FixedVector<Hit, kMaxCards> hits;
    for (const CardId card : cards) hits.push_back({card, amount, agent_of(run.context)});
    deal_damage_at_once(run.change, {hits.begin(), hits.size()});
  });
}

bool perform(const Run& run, const LowerDamage& e) {
  const int by = std::max(0, run.amount(e.by));
  run.next();
  lower_pending(run.change, by);
  return true;
}

bool perform(const Run& run, const NegateDamage&) {
  run.next();
  lower_pending(run.change, -1);
  return true;
}

bool perform(const Run& run, const NegateEffect&) {
  const std::size_t depth = depth_of(run);
  run.next();
  stop_replaced(run.change, depth);
  return true;
}

bool perform(const Run& run, const Injure& e) {
  return on_cards(run, e.who, [&](CardId card) { injure(run.change, card, agent_of(run.context)); });
}

bool perform(const Run& run, const Heal& e) {
  return on_cards(run, e.who, [&](CardId card) {
    const bool injured = run.change.position()[card].injured;
    heal(run.change, card, run.context.controller);
    return injured && !run.change.position()[card].injured;
  });
}

namespace {

/// Top or bottom of the deck is said card by card.
void push_placing(const Run& run, const Cards& cards) {
  if (cards.empty()) return;
  Work work{.kind = PlaceInDeck{.effect = run.effect.number}, .context = run.context};
  push_all_or_tell(run.change, work.picks, {cards.begin(), cards.size()}, Cap::picks);
  push_or_tell(run.change, work);
}

}  // namespace

bool perform(const Run& run, const Move& e) {
  // What is put back on the deck is put there when the deck has been shuffled.
  const bool by_card = e.to == Destination::deck_top_or_bottom;
  const bool back = by_card || e.to == Destination::deck_top || e.to == Destination::deck_bottom;
  Cards later;
  std::optional<GameState> before;  // all are moved at once: where each goes is asked of the position before the first
  const bool settled = on_cards(
      run, e.what,
      [&](CardId card) {
        if (!before) before = run.change.state();
        const Zone from = run.change.position()[card].zone;
        if (e.reveal) run.change.emit(Revealed{card});
        if (by_card) {
          later.push_back(card);
          return true;
        }
        if (e.to == Destination::rewards) {
          move_card(run.change, card, Zone::rewards, Cause::effect, agent_of(run.context), false,
                    player_of(e.whose, run.context));
        } else {
          const Destination to = destination_at_once(run.change, *before, card, e.to, agent_of(run.context));
          const bool charged = e.charges && to == Destination::chakra;
          move_card(run.change, card, to, charged ? Cause::charge : Cause::effect, agent_of(run.context));
          if (charged && run.change.position()[card].zone == Zone::chakra) tell_charged(run.change, card, false);
        }
        return run.change.position()[card].zone != from || from == Zone::deck;
      },
      back);
  // Cards of the top are placed from below, so that those left on top keep their order.
  if (e.what.kind == Selector::Kind::top_of_deck) std::reverse(later.begin(), later.end());
  if (settled) push_placing(run, later);
  return settled;
}

/// The revealed card is "it" for the rest of the list.
bool perform(const Run& run, const Reveal& e) {
  Work work = run.work;
  if (!settle_parts(run.change, work, run.effect)) return false;
  const Cards cards = all_cards(run.change.position(), run.effect, work);
  const std::size_t depth = depth_of(run);
  run.next();
  shuffle_searched(run, e.what);
  DoneToCards done;
  for (const CardId card : cards) {
    run.change.emit(Revealed{card});
    done = {run.change.position().object(card), done.n + 1};
  }
  remember(run, depth, done);
  return true;
}

bool perform(const Run& run, const Negate& e) {
  return on_cards(run, e.what, [&](CardId card) { negate(run.change, card, e.to, agent_of(run.context)); });
}

bool perform(const Run& run, const AddCoin& e) {
  const int n = run.amount(e.n);
  const Agent by = agent_of(run.context);
  return on_cards(run, e.on, [&](CardId card) {
    const bool put = put_coins(run.change, card, e.kind, n, by);
    if (put && e.as_growth) tell_grown(run.change, card, by);
    return put;
  });
}

bool perform(const Run& run, const BecomeStandby& e) {
  return on_cards(run, e.who, [&](CardId card) {
    if (run.change.position().in_play(card) && !is_unmovable(run.change.position(), card, agent_of(run.context)))
      leave_team(run.change, card);
  });
}

bool perform(const Run& run, const GainControl& e) {
  return on_cards(run, e.who, [&](CardId card) {
    Context taker = run.context;
    taker.controller = player_of(e.by, run.context);
    const ObjectRef object = run.change.position().object(card);
    const PlayerId lender = holder_without_loans(run.change.position(), object);
    if (!change_control(run.change, card, taker.controller)) return false;
    begin_control(run.change, taker, run.effect, object, lender, e.until);
    return true;
  });
}

bool perform(const Run& run, const JoinTeam& e) {
  const ObjectRef mate = resolve(run.change.position(), e.of, run.context);
  return on_cards(run, e.who, [&](CardId card) {
    const Position position = run.change.position();
    if (is_unmovable(position, card, agent_of(run.context))) return;
    if (e.until) {
      const TeamId team = last_team(position, mate);
      if (!begin_place(run.change, run.context, run.effect, card, team, *e.until)) return;
      if (e.place == Role::head) move_place(run.change, card, Role::head);
      return;
    }
    add_to_team(run.change, card, mate);
    if (e.place == Role::head) move_place(run.change, card, Role::head);
  });
}

/// Into the team that fights that Ninja, or, where there is none, as a team of its own that blocks.
bool perform(const Run& run, const JoinBattle& e) {
  const ObjectRef against = resolve(run.change.position(), e.against, run.context);
  return on_cards(run, e.who, [&](CardId card) {
    const Position position = run.change.position();
    if (!position.alive(against) || is_unmovable(position, card, agent_of(run.context))) return false;
    return join_battle(run.change, card, against.card, e.place);
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
  if (const auto there = entry_elsewhere(run.change.position(), card, Entry::effect)) {  // N-MAST-09
    become(printed);
    move_card(run.change, card, *there, Cause::effect, agent_of(run.context));
    return true;
  }
  if (!can_enter(run.change.position(), card, run.context.controller)) {
    become(printed);  // it cannot lie there (N-NAME-09)
    return true;
  }
  enter_play(run.change, card, run.context.controller, Entry::effect, Cause::effect);
  if (e.in_team) add_to_team(run.change, card, resolve(run.change.position(), *e.in_team, run.context));
  return true;
}

}  // namespace naruto
