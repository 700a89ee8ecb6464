// SPDX-License-Identifier: GPL-3.0-or-later
// Effects of two groups of cards, on coins, on what is looked at and on names.
#include "engine/naruto/resolve/perform.h"

#include <algorithm>

#include "engine/naruto/effects/protection.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/coin_texts.h"
#include "engine/naruto/rules/coins.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

/// Where a card lies: of a battle reward, with the player who won it (N-ZONE-16).
struct Place {
  Zone zone = Zone::nowhere;
  PlayerId player = PlayerId::south;
};

Place place_of(const Position& position, CardId card) {
  const CardState& state = position[card];
  Place place{state.zone, state.controller};
  if (state.zone == Zone::rewards)
    place.player = position[PlayerId::south].rewards.contains(card) ? PlayerId::south : PlayerId::north;
  return place;
}

void put(const Run& run, CardId card, const Place& place) {
  Change& change = run.change;
  if (place.zone != Zone::village) {
    const bool reward = place.zone == Zone::rewards;
    move_card(change, card, place.zone, Cause::effect, agent_of(run.context), false,
              reward ? std::optional(place.player) : std::nullopt);
  } else if (can_enter(change.position(), card, place.player)) {
    enter_play(change, card, place.player, Entry::effect, Cause::effect);
  }
}

/// What the first of two parts of an effect has picked; the rest belongs to the second.
Cards first_picks(const Work& settled) {
  Cards cards;
  const std::size_t first = running(settled).kept;
  for (std::size_t i = 0; i < first && i < settled.picks.size(); ++i) cards.push_back(settled.picks[i]);
  return cards;
}

Cards second_picks(const Work& settled) {
  Cards cards;
  for (std::size_t i = running(settled).kept; i < settled.picks.size(); ++i) cards.push_back(settled.picks[i]);
  return cards;
}

Cards part(const Position& position, const Selector& selector, const Work& settled, bool first) {
  if (is_picked(selector)) return first ? first_picks(settled) : second_picks(settled);
  return cards_of(position, selector, settled.context);
}

}  // namespace

/// As many of the one as of the other; what leaves a village leaves it first, so that names are free (N-NAME-09).
bool perform(const Run& run, const SwapCards& e) {
  Work work = run.work;
  if (!settle_parts(run.change, work, run.effect)) return false;
  const Cards a = part(run.change.position(), e.a, work, true);
  const Cards b = part(run.change.position(), e.b, work, false);
  const std::size_t depth = depth_of(run);
  run.next();
  DoneToCards done;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    const Place of_a = place_of(run.change.position(), a[i]);
    const Place of_b = place_of(run.change.position(), b[i]);
    const bool b_first = of_b.zone == Zone::village;
    if (b_first) put(run, b[i], of_a);
    put(run, a[i], of_b);
    if (!b_first) put(run, b[i], of_a);
    done = {run.change.position().object(a[i]), done.n + 1, true};
  }
  remember(run, depth, done);
  return true;
}

/// The cards are seen until the looker goes on (N-ZONE-21).
bool perform(const Run& run, const LookAtCards&) {
  Work work = run.work;
  if (!settle_parts(run.change, work, run.effect)) return false;
  const auto settled = static_cast<std::uint8_t>(parts_of(run.effect).size());
  if (work.stage == settled) {
    const Cards cards = all_cards(run.change.position(), run.effect, work);
    work.picks.clear();
    push_all_or_tell(run.change, work.picks, {cards.begin(), cards.size()}, Cap::picks);
    ++work.stage;
    run.change.emit(WorkMoved{work});
    if (!work.picks.empty()) {
      const PlayerId viewer = run.context.controller;
      run.change.emit(Looked{{true, viewer, viewer, LookAt::cards, static_cast<std::uint8_t>(work.picks.size())}});
      run.change.ask(ChoiceKind::look, viewer);
      return false;
    }
  }
  const std::size_t depth = depth_of(run);
  run.next();
  if (run.change.state().looking.active) run.change.emit(Looked{});  // hidden again
  DoneToCards done;
  for (const CardId card : work.picks) done = {run.change.position().object(card), done.n + 1};
  remember(run, depth, done);
  return true;
}

bool perform(const Run& run, const RemoveCoin& e) {
  const int most = e.n ? run.amount(*e.n) : 99;
  int taken = 0;
  const std::size_t depth = depth_of(run);
  const bool settled = on_cards(run, e.from, [&](CardId card) { taken += take_coins(run.change, card, e.kind, most); });
  if (!settled) return false;
  DoneToCards done;
  done.n = taken;
  remember(run, depth, done, true);
  return true;
}

bool perform(const Run& run, const MoveCoin& e) {
  Work work = run.work;
  if (!settle_parts(run.change, work, run.effect)) return false;
  const Cards from = part(run.change.position(), e.from, work, true);
  const Cards to = part(run.change.position(), e.to, work, false);
  const int most = e.n ? run.amount(*e.n) : 99;
  const std::size_t depth = depth_of(run);
  run.next();
  DoneToCards done;
  for (const CardId card : from) {
    if (to.empty() || !run.change.position().in_play(to.front()) || card == to.front()) continue;
    for (std::size_t i = 0; i < kCoinKindCount; ++i) {
      const auto kind = static_cast<CoinKind>(i);
      if (kind == CoinKind::any || !is_coin(kind, e.kind)) continue;
      const int here = std::min(most - (e.n ? done.n : 0), coins_on(run.change.position(), card, kind));
      if (here <= 0 || !put_coins(run.change, to.front(), kind, here, agent_of(run.context))) continue;
      carry_coin_texts(run.change, card, to.front(), coins_on(run.change.position(), card, kind) > here);
      take_coins(run.change, card, kind, here);
      done.n += here;
    }
  }
  if (!to.empty()) done.it = run.change.position().object(to.front());
  remember(run, depth, done);
  return true;
}

/// The Mission must be one that can be attached to that card (N-PERM-09).
bool perform(const Run& run, const AttachTo& e) {
  Work work = run.work;
  if (!settle_parts(run.change, work, run.effect)) return false;
  const Cards what = part(run.change.position(), e.what, work, true);
  const Cards to = part(run.change.position(), e.to, work, false);
  const std::size_t depth = depth_of(run);
  run.next();
  DoneToCards done;
  for (const CardId card : what) {
    const Position position = run.change.position();
    if (to.empty() || !position.in_play(card) || !position.in_play(to.front())) continue;
    const auto& host = position.definition(card).mission.attach;
    Context of_card = run.context;
    of_card.source = position.object(card);
    of_card.controller = position[card].controller;
    if (!host || !fits(position, *host, to.front(), of_card)) continue;
    run.change.emit(Attached{card, to.front()});
    done = {position.object(card), done.n + 1};
  }
  remember(run, depth, done);
  return true;
}

/// This use ends with a piece of work that waits on the stack; another use still lies on the chain (N-CHAIN-16).
bool perform(const Run& run, const AfterUse& e) {
  const ObjectRef used = resolve(run.change.position(), e.what, run.context);
  const GameState& state = run.change.state();
  const auto to = static_cast<std::uint8_t>(static_cast<unsigned>(e.to) + 1U);
  run.next();
  for (std::size_t i = 0; i < state.work.size(); ++i)
    if (state.work[i].is<FinishLink>() && state.work[i].context.source == used)
      run.change.emit(UseRedirected{static_cast<std::uint8_t>(i), false, to});
  for (std::size_t i = 0; i < state.chain.size(); ++i)
    if (state.chain[i].context.source == used) run.change.emit(UseRedirected{static_cast<std::uint8_t>(i), true, to});
  return true;
}

Cards heads_to_be(const Position& position, const RearrangeTeam& e, const Context& context) {
  Cards members;
  const ObjectRef of = resolve(position, e.of, context);
  if (!position.alive(of) || battle_place(position, of.card).battle < 0) return members;
  for_each_member(position, position[of.card].team, [&](CardId member) { members.push_back(member); });
  return members;
}

bool perform(const Run& run, const RearrangeTeam& e) {
  const auto picks = run.work.picks;
  if (run.work.stage == 0 && heads_to_be(run.change.position(), e, run.context).size() > 1) {
    run.change.ask(ChoiceKind::pick, run.context.controller, 1, 1);
    return false;
  }
  run.next();
  if (!picks.empty() && !is_head(run.change.position(), picks.front()))
    move_place(run.change, picks.front(), Role::head);
  return true;
}

/// What is in play stays there: in its place, as it is.
bool perform(const Run& run, const RevealUntil& e) {
  const Position position = run.change.position();
  const std::size_t depth = depth_of(run);
  run.next();
  const ObjectRef hidden = e.with ? resolve(position, *e.with, run.context) : ObjectRef{};
  Cards among = cards_fitting(position, e.of, run.context);
  if (e.with) {
    const bool can_hide = position.alive(hidden) && position.in_play(hidden.card) &&
                          !is_unremovable(position, hidden.card, agent_of(run.context)) &&
                          !is_unaffected(position, hidden.card, agent_of(run.context));
    if (!can_hide) return true;
    among.push_back(hidden.card);
  }
  Cards others;
  DoneToCards done;
  for (bool found = false; !found && !among.empty();) {
    const CardId card = among[run.change.at_random(among.size())];
    among.erase(card);
    run.change.emit(Revealed{card});
    found = fits_use(run.change.position(), e.until, card, {}, run.context);
    if (e.with ? card != hidden.card : !found) others.push_back(card);
    done.it = run.change.position().object(card);
  }
  if (e.with) done.it = hidden;
  for (const CardId card : others) {
    const Zone from = run.change.position()[card].zone;
    move_card(run.change, card, e.others, Cause::effect, agent_of(run.context));
    done.n += run.change.position()[card].zone != from ? 1 : 0;
  }
  remember(run, depth, done);
  return true;
}

bool perform(const Run& run, const Choose& e) {
  return on_cards(run, e.what, [](CardId) {});
}

bool may_name(const Name& e, std::uint8_t number) {
  if (e.what == Nameable::symbol || !e.of) return true;
  const auto type = static_cast<CardType>(number);
  const auto says = [type](const Filter& f) { return f.type == type; };
  if (!e.of->any.empty() && std::none_of(e.of->any.begin(), e.of->any.end(), says)) return false;
  return (!e.of->type || *e.of->type == type) && std::none_of(e.of->none.begin(), e.of->none.end(), says);
}

/// The name of a card is noted with the card whose text asks for it. Anything else that is named stays with this use as
/// its X: a Mission has no other, and a text that names is none with an X.
bool perform(const Run& run, const Name& e) {
  if (e.what == Nameable::card_name) {
    if (run.work.stage == 0) run.change.ask(ChoiceKind::name, run.context.controller);
    if (run.work.stage > 0) run.next();
    return run.work.stage > 0;
  }
  if (run.work.stage == 0) {
    const std::size_t n = e.what == Nameable::symbol ? kSymbolCount : table::EnumNames<CardType>::names.size();
    run.change.ask(ChoiceKind::mode, run.context.controller, 0, n - 1U);
    return false;
  }
  Work named = run.work;
  named.context.x = static_cast<std::uint8_t>(run.work.stage - 1U);
  move_on(run.change, named);
  return true;
}

}  // namespace naruto
