// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/tossing.h"

#include "engine/naruto/effects/triggers.h"

namespace naruto {

bool toss_coin(Change& change, PlayerId player, const Agent& by) {
  const bool heads = change.toss(player);
  Happened facts;
  facts.what = Happening::coin_tossed;
  facts.player = player;
  facts.heads = heads;
  facts.by = by;
  happened(change, facts);
  return heads;
}

}  // namespace naruto
