// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

/// Which cards an effect acts upon, and asking for them where the text lets somebody choose (N-TGT-08).
namespace naruto {

class Change;

using Cards = FixedVector<CardId, kMaxCards>;  ///< each once

/// The parts of what an effect acts upon, in the order in which they are settled: its selectors, and those of
/// `together`.
using Parts = FixedVector<const Selector*, 2 * kMostParts>;
Parts parts_of(const Effect& effect);

/// The card can be put into play, or deployed, by this effect; true for every other effect (N-NAME-09, N-DEPLOY-03).
bool may_enter(const Position& position, const Effect& effect, CardId card, const Context& context);

/// Cards among which a choice of this selector is made. `entering`: only those that this effect can bring into play.
Cards candidates(const Position& position, const Selector& selector, const Context& context,
                 const Effect* entering = nullptr);

/// Every card that fits.
Cards cards_fitting(const Position& position, const Filter& filter, const Context& context);

/// The cards that the open question of this effect offers.
Cards offered_by(const Position& position, const Effect& effect, const Work& work);

/// The part that the open question lets somebody pick for; null when no effect asks for a pick by such a part.
const Selector* open_part(const Position& position);

/// How much is still missing of what the picked cards have to come to; 0 where they need not come to anything.
int total_missing(const Position& position, const Selector& part, const Work& work);

/// Each player chooses, and nothing is done before both have: neither sees the choice of the other before.
bool chosen_by_both(const Selector& selector);

/// The selector searches a whole deck or a reinforcement deck (N-SHUF-02, N-SHUF-03).
bool is_search(const Selector& selector);

/// The cards of a deck that are put into an order.
Cards arranged_cards(const Position& position, const Arrange& arrange, const Context& context);

/// Settles the parts of an effect one after the other; `work.stage` counts those that are settled, `work.picks` holds
/// what was picked for them. False: a question had to be asked first.
bool settle_parts(Change& change, Work& work, const Effect& effect);

/// The cards of one part, once all are settled, without what was picked; cards that have left are not among them.
Cards cards_of(const Position& position, const Selector& part, const Context& context);

/// Somebody, or luck, picks the cards of this selector.
inline bool is_picked(const Selector& selector) {
  using Kind = Selector::Kind;
  return selector.kind == Kind::choose || selector.kind == Kind::random || selector.kind == Kind::most ||
         selector.kind == Kind::least;
}

}  // namespace naruto
