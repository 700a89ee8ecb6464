// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/drawing.h"

namespace gormiti {

void draw(Change& change, PlayerId player, int n) {
  for (; n > 0 && !change.state()[player].deck.empty(); --n)
    change.emit(CardMoved{.card = change.state()[player].deck.back(), .to = Zone::hand});
}

}  // namespace gormiti
