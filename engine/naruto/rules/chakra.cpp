// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/chakra.h"

#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {

void charge(Change& change, CardId card) {
  move_card(change, card, Zone::chakra, Cause::charge);
  Happened facts;
  facts.what = Happening::card_charged;
  facts.who = card;
  facts.player = change.position()[card].owner;
  happened(change, facts);
}

}  // namespace naruto
