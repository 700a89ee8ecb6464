// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/names.h"

#include <algorithm>

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/rules/play_rules.h"

namespace naruto {

namespace {

/// Counts for the names of its side: a Ninja, on the battlefield as well (N-ZONE-14, A-23); a Client where the two
/// exclude each other (N-NAME-06, A-08).
bool holds_a_name(const Position& position, CardId card) {
  if (position.is(card, CardType::client)) return !position.edition.client_may_share_name;
  if (!position.is(card, CardType::ninja)) return false;
  return position.edition.battlefield_is_village || battle_place(position, card).battle < 0;
}

}  // namespace

CardId same_name_in_play(const Position& position, CardId card, PlayerId side, CardId except) {
  if (!position.is(card, CardType::ninja) || may_be_beside_same_name(position, card)) return kNoCard;
  for (const CardId other : position[side].village)
    if (other != except && other != card && holds_a_name(position, other) && share_name(position, card, other))
      return other;
  return kNoCard;
}

bool name_of_client_taken(const Position& position, CardId client, PlayerId side) {
  if (position.edition.client_may_share_name) return false;
  const Pile& village = position[side].village;
  return std::any_of(village.begin(), village.end(), [&](CardId other) {
    return position.is(other, CardType::ninja) && share_name(position, client, other);
  });
}

bool may_get_name(const Position& position, CardId ninja, Word name) {
  const Pile& village = position[position[ninja].controller].village;
  return std::none_of(village.begin(), village.end(), [&](CardId other) {
    return other != ninja && position.is(other, CardType::ninja) && has_name(position, other, name);
  });
}

}  // namespace naruto
