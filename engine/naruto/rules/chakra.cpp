// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/chakra.h"

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {

/// It goes to its owner (N-CHG-04), and what its own text says does not happen (N-CHG-02).
void charge(Change& change, CardId card) {
  move_card(change, card, Zone::chakra, Cause::charge);
  tell_charged(change, card, false);
}

bool may_charge_in_exchange(const Position& position, PlayerId player) {
  return find_rule_on<ChargeInExchange>(position, player) != kNoCard;
}

void tell_charged(Change& change, CardId card, bool for_growth) {
  Happened facts;
  facts.what = Happening::card_charged;
  facts.who = card;
  facts.player = change.position()[card].owner;
  facts.after = change.state()[facts.player].charged;
  facts.before = facts.after - (for_growth ? 0 : 1);
  facts.for_growth = for_growth;
  happened(change, facts);
}

}  // namespace naruto
