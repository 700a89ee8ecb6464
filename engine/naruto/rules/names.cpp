// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/names.h"

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/rules/play_rules.h"

namespace naruto {

CardId same_name_in_play(const Position& position, CardId card, PlayerId side, CardId except) {
  if (!position.is(card, CardType::ninja) || may_be_beside_same_name(position, card)) return kNoCard;
  for (const CardId other : position[side].village)
    if (other != except && other != card && position.is(other, CardType::ninja) &&
        share_name(position.definition(card), position.definition(other)))
      return other;
  return kNoCard;
}

}  // namespace naruto
