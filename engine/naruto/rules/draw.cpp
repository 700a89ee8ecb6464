// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/draw.h"

#include "engine/naruto/effects/triggers.h"

namespace naruto {

void draw_cards(Change& change, PlayerId player, int n, Cause cause) {
  for (int i = 0; i < n && !change.state()[player].deck.empty(); ++i)
    change.emit(CardMoved{change.state()[player].deck.back(), Zone::deck, Zone::hand, player, false, cause});
}

void draw_by_effect(Change& change, PlayerId player, int n, const Agent& by) {
  const std::size_t before = change.state()[player].hand.size();
  draw_cards(change, player, n, Cause::effect);
  Happened facts;
  facts.what = Happening::drawn;
  facts.player = player;
  facts.after = static_cast<int>(change.state()[player].hand.size() - before);
  facts.by = by;
  if (facts.after > 0) happened(change, facts);
}

}  // namespace naruto
