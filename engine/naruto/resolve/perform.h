// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/values.h"
#include "engine/naruto/resolve/carry_out.h"
#include "engine/naruto/resolve/selection.h"

/// What each kind of effect does; private to this folder. `perform_objects.cpp` acts upon cards, `perform_players.cpp`
/// upon players, decks and the turn, `perform_flow.cpp` decides what is done at all, how often and when. Each gives
/// false if a question had to be asked first: it is called again with the answer in the work.
namespace naruto {

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
inline FixedVector<PlayerId, 2> players_of(const Run& run, Side side) {
  FixedVector<PlayerId, 2> players;
  const PlayerId active = run.change.state().active;
  for (const PlayerId player : {active, table::other(active)})
    if (side == Side::any || player_of(side, run.context) == player) players.push_back(player);
  return players;
}

/// A deck that was searched is shuffled (N-SHUF-02), unless the text goes on to do so itself. Nothing to other
/// selectors.
void shuffle_searched(const Run& run, const Selector& selector);

/// Effects that do one thing to each card of a selector.
template <class F>
bool on_cards(const Run& run, const Selector& selector, F&& f, bool for_entry = false, bool shuffle_first = false) {
  Cards cards;
  if (!select(run.change, run.work, selector, for_entry, cards)) return false;
  run.next();
  if (shuffle_first) shuffle_searched(run, selector);
  for (const CardId card : cards) f(card);
  if (!shuffle_first) shuffle_searched(run, selector);
  return true;
}

bool perform(const Run& run, const Damage& e);
bool perform(const Run& run, const Injure& e);
bool perform(const Run& run, const Heal& e);
bool perform(const Run& run, const Move& e);
bool perform(const Run& run, const PutIntoPlay& e);
bool perform(const Run& run, const Reveal& e);
bool perform(const Run& run, const Negate& e);
bool perform(const Run& run, const AddCoin& e);
bool perform(const Run& run, const BecomeStandby& e);
bool perform(const Run& run, const GainControl& e);
bool perform(const Run& run, const JoinTeam& e);
bool perform(const Run& run, const MovePlace& e);
bool perform(const Run& run, const Transform& e);
bool perform(const Run& run, const Draw& e);
bool perform(const Run& run, const DiscardFromHand& e);
bool perform(const Run& run, const Look& e);
bool perform(const Run& run, const Shuffle& e);
bool perform(const Run& run, const WinRewards& e);
bool perform(const Run& run, const LoseRewards& e);
bool perform(const Run& run, const Reorganize& e);
bool perform(const Run& run, const MoveMarker& e);
bool perform(const Run& run, const Skip& e);
bool perform(const Run& run, const ExtraTurn& e);
bool perform(const Run& run, const WinGame& e);
bool perform(const Run& run, const Arrange& e);
bool perform(const Run& run, const Toss& e);
bool perform(const Run& run, const ForEach& e);
bool perform(const Run& run, const May& e);
bool perform(const Run& run, const Pay& e);
bool perform(const Run& run, const If& e);
bool perform(const Run& run, const Modes& e);
bool perform(const Run& run, const Lasting& e);
bool perform(const Run& run, const Delayed& e);
bool perform(const Run& run, const GrantTrigger& e);

}  // namespace naruto
