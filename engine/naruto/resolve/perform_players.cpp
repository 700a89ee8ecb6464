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
  const auto due = static_cast<std::size_t>(std::max(run.amount(e.n), 0));
  const std::size_t n = hand.size() > due ? std::min(due, kMaxPicks) : hand.size();
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

}  // namespace naruto
