// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Which cards an effect acts upon, and asking for them where the text lets somebody choose (N-TGT-08).
namespace naruto {

using Cards = FixedVector<CardId, kPileCapacity>;

/// The selector of an effect; null for effects without one.
const Selector* selector_of(const Effect& effect);

/// Cards among which a choice of this selector is made. `for_entry`: only those that can come into play.
Cards candidates(const Position& position, const Selector& selector, const Context& context, bool for_entry);

/// The selector searches a whole deck or a reinforcement deck (N-SHUF-02, N-SHUF-03).
bool is_search(const Selector& selector);

/// The cards of a deck that are put into an order.
Cards arranged_cards(const Position& position, const Arrange& arrange, const Context& context);

/// The cards, or nothing if a question had to be asked first; the answer is in `work.picks` when `work.stage` is 1.
/// Cards that have left are not among them.
bool select(Change& change, const Work& work, const Selector& selector, bool for_entry, Cards& out);

}  // namespace naruto
