// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/price.h"
#include "engine/naruto/rules/refusal.h"

/// Using an activated text of a card in play (section 10.5: N-EFF-01 to N-EFF-05, N-EFF-15).
namespace naruto {

/// `number`: which paragraph of the card, those that it has from others included (`effects/copied_text.h`).
Refusal check_effect(const Position& position, CardId card, std::size_t number, PlayerId player,
                     PriceSeen seen = PriceSeen::everything);

/// The use of this paragraph, before its targets are named.
Context effect_context(const Position& position, CardId card, PlayerId player, std::uint8_t number);

/// With the targets in `context` before this one, and some for the rest, the price can be paid, where the text or the
/// edition asks for that (N-COST-09).
bool targets_leave_price(const Position& position, const Context& context, std::size_t next);

/// A text of some card of the hand could be used now, as far as everybody can see (N-CR-02).
bool hand_text_thinkable(const Position& position, PlayerId player);

/// Targets are complete: it is announced, spent for the turn (N-EFF-03) and a link of the chain, or applied at once
/// where the edition has only Jutsu on chains.
void use_effect(Change& change, const Context& context);

/// A use that was not applied does not count where only applied ones do.
void restore_use(Change& change, const Context& context);

}  // namespace naruto
