// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that act upon players, their piles and the turn.
#include "engine/naruto/resolve/perform.h"

#include <algorithm>

#include "engine/naruto/rules/draw.h"
#include "engine/naruto/rules/end_phase.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/showdown.h"
#include "engine/naruto/rules/skipping.h"
#include "engine/naruto/rules/teams.h"
#include "engine/naruto/rules/victory.h"

namespace naruto {

bool perform(const Run& run, const Draw& e) {
  const std::size_t depth = depth_of(run);
  run.next();
  const int n = run.amount(e.n);
  DoneToCards done;
  for (const PlayerId player : players_of(run, e.who)) {
    const auto held = run.change.state()[player].hand.size();
    draw_by_effect(run.change, player, e.up_to_hand ? n - static_cast<int>(held) : n, agent_of(run.context));
    const Pile& hand = run.change.state()[player].hand;
    done.n += static_cast<int>(hand.size() - held);
    if (hand.size() > held) done.it = run.change.position().object(hand.back());
  }
  remember(run, depth, done);
  return true;
}

Cards discardable(const Position& position, const DiscardFromHand& e, PlayerId player, const Context& context) {
  Cards cards;
  for (const CardId card : position[player].hand)
    if (!e.of || fits_use(position, *e.of, card, {}, context)) cards.push_back(card);
  return cards;
}

namespace {

/// Further cards that were moved in a step of this effect.
void remember_more(const Run& run, std::size_t depth, ObjectRef last, std::size_t n, bool first) {
  const int before = first ? 0 : run.change.state().noted.moved;
  remember(run, depth, {last, before + static_cast<int>(n)}, n == 0 && !first);
}

Cards at_random(Change& change, Cards cards, std::size_t n) {
  Cards taken;
  for (; n > 0 && !cards.empty(); --n) {
    taken.push_back(cards[change.at_random(cards.size())]);
    cards.erase(taken.back());
  }
  return taken;
}

}  // namespace

/// One player after the other picks; `stage` counts two for each player: asked, answered.
bool perform(const Run& run, const DiscardFromHand& e) {
  const auto players = players_of(run, e.who);
  const std::size_t at = run.work.stage / 2U;
  if (at >= players.size()) {
    run.next();
    return true;
  }
  const Cards hand = discardable(run.change.position(), e, players[at], run.context);
  const auto due = static_cast<std::size_t>(std::max(run.amount(e.n), 0));
  const std::size_t n = std::min(due, hand.size());
  const bool asks = !e.random && n > 0 && (e.up_to || hand.size() > n);
  const bool asked = run.work.stage % 2U == 1;
  if (!asked && asks) {
    const std::size_t most = at_most_or_tell(run.change, n, kMaxPicks, Cap::picks);
    run.change.ask(ChoiceKind::pick, players[at], e.up_to ? 0 : most, most);
    return false;
  }
  Work later = run.work;
  later.stage = static_cast<std::uint8_t>(2U * at + 2U);
  later.picks.clear();
  Cards cards;
  if (asked)
    for (const CardId card : run.work.picks) cards.push_back(card);
  else
    cards = e.random ? at_random(run.change, hand, n) : n > 0 ? hand : Cards{};
  const std::size_t depth = depth_of(run);
  run.change.emit(WorkMoved{later});
  ObjectRef last;
  for (const CardId card : cards) {
    move_card(run.change, card, Zone::discard, Cause::effect, agent_of(run.context));
    last = run.change.position().object(card);
  }
  remember_more(run, depth, last, cards.size(), at == 0);
  return true;
}

bool perform(const Run& run, const Look& e) {
  if (run.work.stage == 0) {
    const PlayerId of = player_of(e.of, run.context);
    const bool counted = e.at == LookAt::deck_top || e.at == LookAt::rewards;
    const int n = counted ? std::max(0, run.amount(e.n)) : 0;
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

bool perform(const Run& run, const Shuffle& e) {
  run.next();
  for (const PlayerId player : players_of(run, e.who)) run.change.emit(Shuffled{player});
  return true;
}

bool perform(const Run& run, const WinRewards& e) {
  const std::size_t depth = depth_of(run);
  run.next();
  DoneToCards done;
  for (const PlayerId player : players_of(run, e.who)) {
    const auto before = run.change.state()[player].rewards.size();
    win_rewards(run.change, player, run.amount(e.n), {.by = agent_of(run.context)});
    const Pile& rewards = run.change.state()[player].rewards;
    if (rewards.size() <= before) continue;
    done.n += static_cast<int>(rewards.size() - before);
    done.it = run.change.position().object(rewards.back());
  }
  remember(run, depth, done);
  return true;
}

namespace {

/// Which rewards of the pile go: those that were looked at and chosen, or some without a look.
Cards lost_rewards(const Run& run, const LoseRewards& e, const Pile& pile, std::size_t n, bool asked) {
  Cards cards;
  if (asked && e.chosen) {
    for (const CardId card : run.work.picks) cards.push_back(card);
    return cards;
  }
  if (asked) n = std::min<std::size_t>(n, run.change.state().noted.number);
  for (const CardId card : pile) cards.push_back(card);
  if (e.random) return at_random(run.change, cards, n);
  Cards top;
  for (std::size_t i = 0; i < n; ++i) top.push_back(cards[cards.size() - 1U - i]);
  return top;
}

}  // namespace

/// `stage` counts two for each player: asked, answered. The controller of the text takes them.
bool perform(const Run& run, const LoseRewards& e) {
  const auto players = players_of(run, e.who);
  const std::size_t at = run.work.stage / 2U;
  if (at >= players.size()) {
    run.next();
    return true;
  }
  const Pile pile = run.change.state()[players[at]].rewards;
  const auto due = static_cast<std::size_t>(std::max(run.amount(e.n), 0));
  const std::size_t n = std::min(due, pile.size());
  const bool asked = run.work.stage % 2U == 1;
  if (!asked && n > 0 && (e.chosen || e.up_to)) {
    const PlayerId chooser = run.context.controller;
    if (e.chosen) run.change.emit(Looked{{true, chooser, players[at], LookAt::rewards, 0}});
    const std::size_t most = e.chosen ? at_most_or_tell(run.change, n, kMaxPicks, Cap::picks) : n;
    run.change.ask(e.chosen ? ChoiceKind::pick : ChoiceKind::choose_x, chooser, e.up_to ? 0 : most, most);
    return false;
  }
  const Cards cards = lost_rewards(run, e, pile, n, asked);
  Work later = run.work;
  later.stage = static_cast<std::uint8_t>(2U * at + 2U);
  later.picks.clear();
  const std::size_t depth = depth_of(run);
  run.change.emit(WorkMoved{later});
  ObjectRef last;
  for (const CardId card : cards) {
    move_card(run.change, card, e.to, Cause::effect, agent_of(run.context));
    last = run.change.position().object(card);
  }
  remember_more(run, depth, last, cards.size(), at == 0);
  return true;
}

/// The bounds may leave one number only.
bool perform(const Run& run, const ChooseNumber& e) {
  const int least = std::clamp(run.amount(e.at_least), 0, 99);
  const int most = std::clamp(run.amount(e.at_most), least, 99);
  if (run.work.stage == 0 && least < most) {
    run.change.ask(ChoiceKind::choose_x, run.context.controller, static_cast<std::size_t>(least),
                   static_cast<std::size_t>(most));
    return false;
  }
  if (run.work.stage == 0) {
    Noted noted = run.change.state().noted;
    noted.number = static_cast<std::uint8_t>(least);
    run.change.emit(NumbersNoted{noted});
  }
  run.next();
  return true;
}

/// The teams are put together by the same actions as in the organization phase; `Done` ends it.
bool perform(const Run& run, const Reorganize& e) {
  const PlayerId player = player_of(e.who, run.context);
  if (run.work.stage == 0 && !anything_to_organize(run.change.position(), player)) {
    run.next();
    return true;
  }
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
  if (e.what == Skipped::showdown)  // it is nobody's: that of this turn
    leave_out_next(run.change, run.change.state().active, e.what);
  else
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

bool perform(const Run& run, const LoseGame& e) {
  run.next();
  win_by_text(run.change, e.who == Side::any ? run.change.state().active : table::other(player_of(e.who, run.context)));
  return true;
}

/// The order is told by picking the cards one by one, the first one comes to the top (CR-31).
bool perform(const Run& run, const Arrange& e) {
  const PlayerId of = player_of(e.of, run.context);
  const Cards cards = arranged_cards(run.change.position(), e, run.context);
  if (run.work.stage == 0 && !cards.empty()) {
    const auto n = static_cast<std::uint8_t>(cards.size());
    if (cards.size() == kMaxPicks && run.amount(e.n) > n && run.change.state()[of].deck.size() > n)
      run.change.emit(CapReached{Cap::picks});
    run.change.emit(Looked{{true, run.context.controller, of, LookAt::deck_top, n}});
    run.change.ask(ChoiceKind::pick, run.context.controller, n, n);
    return false;
  }
  const auto picks = run.work.picks;
  run.next();
  Arranged order{of, {}};
  for (std::size_t i = picks.size(); i-- > 0;) order.cards.push_back(picks[i]);
  if (!order.cards.empty()) run.change.emit(order);
  // The others follow one under the other.
  for (std::size_t i = static_cast<std::size_t>(e.on_top.value_or(kMaxPicks)); i < picks.size(); ++i)
    move_card(run.change, picks[i], Destination::deck_bottom, Cause::effect, agent_of(run.context));
  return true;
}

}  // namespace naruto
