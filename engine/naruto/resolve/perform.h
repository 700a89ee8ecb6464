// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "engine/naruto/effects/protection.h"
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

/// What an effect has done to its cards: the last of them is "it" from now on, their number is "moved".
struct DoneToCards {
  ObjectRef it;
  int n = 0;
  bool renewed = false;  ///< one of them is a new object now (N-ZONE-20), or lies elsewhere
};

/// What a card was, and where, before the effect acted on it.
struct CardBefore {
  ObjectRef object;
  Zone zone = Zone::nowhere;
};
inline CardBefore card_before(const Position& position, CardId card) {
  return {position.object(card), position[card].zone};
}
inline void note_done(DoneToCards& done, const Position& position, CardId card, const CardBefore& before) {
  done.it = position.object(card);
  done.renewed = done.renewed || !(done.it == before.object) || position[card].zone != before.zone;
}

/// Remembers it for the rest of the list. `named`: the effect acted on what its text has a name for, so "it" stays
/// unless the card is a new object. `depth`: place of the work on the stack.
void remember(const Run& run, std::size_t depth, const DoneToCards& done, bool named = false);

/// The work of this effect, before anything comes above it.
inline std::size_t depth_of(const Run& run) { return run.change.state().work.size() - 1U; }

/// Every card of the parts of the effect, once they are settled.
Cards all_cards(const Position& position, const Effect& effect, const Work& settled);

/// Effects that do one thing to each card of a selector. `f(CardId)` may say whether it has really done it.
template <class F>
bool on_cards(const Run& run, const Selector& selector, F&& f, bool shuffle_first = false) {
  Work work = run.work;
  if (!settle_parts(run.change, work, run.effect)) return false;
  const Cards cards = all_cards(run.change.position(), run.effect, work);
  const std::size_t depth = depth_of(run);
  run.next();
  if (shuffle_first) shuffle_searched(run, selector);
  const Agent by = agent_of(run.context);
  DoneToCards done;
  for (const CardId card : cards) {
    if (is_unaffected(run.change.position(), card, by)) continue;
    const CardBefore before = card_before(run.change.position(), card);
    if constexpr (std::is_same_v<std::invoke_result_t<F, CardId>, bool>) {
      done.n += f(card) ? 1 : 0;
    } else {
      f(card);
      ++done.n;
    }
    note_done(done, run.change.position(), card, before);
  }
  if (!shuffle_first) shuffle_searched(run, selector);
  remember(run, depth, done, selector.kind == Selector::Kind::ref);
  return true;
}

/// The same where it happens to all of them in one moment: `f(Cards)`.
template <class F>
bool on_cards_at_once(const Run& run, const Selector& selector, F&& f) {
  Work work = run.work;
  if (!settle_parts(run.change, work, run.effect)) return false;
  const Agent by = agent_of(run.context);
  Cards cards;
  FixedVector<CardBefore, kMaxCards> before;
  for (const CardId card : all_cards(run.change.position(), run.effect, work)) {
    if (is_unaffected(run.change.position(), card, by)) continue;
    cards.push_back(card);
    before.push_back(card_before(run.change.position(), card));
  }
  const std::size_t depth = depth_of(run);
  run.next();
  f(cards);
  DoneToCards done;
  done.n = static_cast<int>(cards.size());
  for (std::size_t i = 0; i < cards.size(); ++i) note_done(done, run.change.position(), cards[i], before[i]);
  shuffle_searched(run, selector);
  remember(run, depth, done, selector.kind == Selector::Kind::ref);
  return true;
}

bool perform(const Run& run, const Damage& e);
bool perform(const Run& run, const Injure& e);
bool perform(const Run& run, const Heal& e);
bool perform(const Run& run, const LowerDamage& e);
bool perform(const Run& run, const NegateDamage& e);
bool perform(const Run& run, const NegateEffect& e);
bool perform(const Run& run, const Move& e);
bool perform(const Run& run, const PutIntoPlay& e);
bool perform(const Run& run, const Reveal& e);
bool perform(const Run& run, const Negate& e);
bool perform(const Run& run, const AddCoin& e);
bool perform(const Run& run, const BecomeStandby& e);
bool perform(const Run& run, const GainControl& e);
bool perform(const Run& run, const JoinTeam& e);
bool perform(const Run& run, const JoinBattle& e);
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

bool perform(const Run& run, const Deploy& e);
bool perform(const Run& run, const SwapCards& e);
bool perform(const Run& run, const LookAtCards& e);
bool perform(const Run& run, const RemoveCoin& e);
bool perform(const Run& run, const MoveCoin& e);
bool perform(const Run& run, const AfterUse& e);
bool perform(const Run& run, const CopyUse& e);
bool perform(const Run& run, const RearrangeTeam& e);
bool perform(const Run& run, const LoseGame& e);
bool perform(const Run& run, const ChooseNumber& e);
bool perform(const Run& run, const Unless& e);
bool perform(const Run& run, const Repeat& e);
bool perform(const Run& run, const EachPlayer& e);
bool perform(const Run& run, const Watch& e);
bool perform(const Run& run, const Choose& e);
bool perform(const Run& run, const RevealUntil& e);
bool perform(const Run& run, const Name& e);
bool perform(const Run& run, const AttachTo& e);
bool perform(const Run& run, const TurnCoin& e);
bool perform(const Run& run, const TossAgain& e);

/// The next cards of a `for_each`, in the order of their ids; false if all have been seen to.
bool take_next(const Position& position, const Filter& of, Work& work);

/// Cards that an effect lets a player pick although no selector names them.
Cards discardable(const Position& position, const DiscardFromHand& e, PlayerId player, const Context& context);
Cards copied_targets(const Position& position, const CopyUse& e, const Work& work);
/// What `name` lets its player say: the numbers of symbols or card types.
bool may_name(const Name& e, std::uint8_t number);
/// How many characteristics there are to choose from.
std::size_t traits_to_copy(const Position& position, const CopyTrait& rule, const Context& context);
Cards heads_to_be(const Position& position, const RearrangeTeam& e, const Context& context);

}  // namespace naruto
