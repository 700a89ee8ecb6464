// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

/// Moving cards between zones (N-OWN-03, N-ZONE-20, N-PERM-09, N-BLK-10, N-EFF-17).
namespace naruto {

/// Moves the card to a zone of its owner. From play it is "leaving play": texts that replace it are asked (then it may
/// still be there afterwards), what is attached goes, an empty team vanishes from its battle. `by`: who or what does
/// it; `into`: whose pile of battle rewards, the one that does not belong to the owner.
void move_card(Change& change, CardId card, Zone to, Cause cause, const Agent& by = {}, bool to_bottom = false,
               std::optional<PlayerId> into = {});

/// The same, for a destination of a text; `deck_shuffled` shuffles.
void move_card(Change& change, CardId card, Destination to, Cause cause, const Agent& by = {});

/// Leaves play when every text that could replace it has been asked.
void leave_play_now(Change& change, CardId card, Zone to, Cause cause, const Agent& by, bool to_bottom,
                    std::optional<PlayerId> into = {});

/// The zone that a destination names.
Zone zone_of(Destination destination);

/// Takes the Ninja out of its team while it stays in play: a team of one on stand-by (N-ORG-12).
void leave_team(Change& change, CardId ninja);

/// The team of a battle whose last member has gone is no longer in it (N-BLK-08, N-BLK-09); with one member left it
/// still is (N-BLK-12). While a text is being carried out nothing is dropped: it may speak of the team or fill it
/// again.
void drop_empty_teams(Change& change);

/// Where a card goes that is sent away together with others: as texts in play before the first of them left have it.
Destination destination_at_once(const Change& change, const GameState& before, CardId card, Destination to,
                                const Agent& by);

}  // namespace naruto
