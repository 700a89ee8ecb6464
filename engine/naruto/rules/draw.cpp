// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/draw.h"

namespace naruto {

void draw_cards(Change& change, PlayerId player, int n, Cause cause) {
  for (int i = 0; i < n && !change.state()[player].deck.empty(); ++i)
    change.emit(CardMoved{change.state()[player].deck.back(), Zone::deck, Zone::hand, player, false, cause});
}

}  // namespace naruto
