// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

/// Chains (section 10.4) and negating (14.1).
namespace naruto {

/// Adds a link; the other player has priority next (N-CHAIN-05). The chain must not be full.
void add_link(Change& change, const Link& link);

/// Begins to carry out the text of an applied use.
void push_effects(Change& change, const Context& context);

/// Goes on with an open chain: asks the player with priority, or settles the last link (N-CHAIN-06, N-CHAIN-11).
void continue_chain(Change& change);

/// A pass of the player with priority, with a chain open or without (N-CHAIN-06, N-CHAIN-09).
void pass_priority(Change& change);

/// The applied Jutsu or Mission leaves the chain area for its owner's chakra area (N-CHAIN-16, N-MISS-08).
/// `after`: where an effect sends it instead, as `Link::after`.
void finish_link(Change& change, const Context& context, std::uint8_t after = 0);

/// The chain ends with nothing applied: what waits on it fails (N-CHAIN-17).
void abandon_chain(Change& change);

/// Negates the use of this card if it waits on the chain and can be negated (N-NEG-01, N-NEG-07).
void negate(Change& change, CardId used, std::optional<Destination> to, const Agent& by);

}  // namespace naruto
