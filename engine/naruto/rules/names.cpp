// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/names.h"

#include <algorithm>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/rules/play_rules.h"

namespace naruto {

namespace {

/// The card, coming to this side, shares a name with a Ninja of it. What texts call it where it lies now does not come
/// with it (N-NAME-09).
bool would_share(const Position& position, CardId card, CardId other, PlayerId side) {
  if (!position.in_play(card) || position[card].controller == side) return share_name(position, card, other);
  const auto borne_by_other = [&](Word name) { return bears_name(position, other, name); };
  const auto& names = position.definition(card).names;
  bool shared = std::any_of(names.begin(), names.end(), borne_by_other);
  for_each_rule<GrantName>(position, [&](const GrantName& rule, const RuleSource& source) {  // an effect on it stays
    if (source.lasting != nullptr && applies(position, rule.who, source, card))
      shared = shared || borne_by_other(rule.name);
  });
  return shared;
}

/// Counts for the names of its side: a Ninja, on the battlefield as well (N-ZONE-14, A-23); a Client where the two
/// exclude each other (N-NAME-06, A-08).
bool holds_a_name(const Position& position, CardId card) {
  if (position.is(card, CardType::client)) return !position.edition.client_may_share_name;
  if (!position.is(card, CardType::ninja)) return false;
  return position.edition.battlefield_is_village || battle_place(position, card).battle < 0;
}

bool is_outside_name_rule(const Position& position, CardId card) {
  return own_rule<IgnoreNameRule>(position, card) != nullptr || find_rule<IgnoreNameRule>(position, card) != kNoCard;
}

}  // namespace

CardId same_name_in_play(const Position& position, CardId card, PlayerId side, CardId except, Entry how) {
  if (!position.is(card, CardType::ninja) || may_be_beside_same_name(position, card, how)) return kNoCard;
  if (is_outside_name_rule(position, card)) return kNoCard;
  for (const CardId other : position[side].village)  // the other side does not matter (N-NAME-05)
    if (other != except && other != card && holds_a_name(position, other) && !is_outside_name_rule(position, other) &&
        would_share(position, card, other, side))
      return other;
  return kNoCard;
}

bool name_of_client_taken(const Position& position, CardId client, PlayerId side) {
  if (position.edition.client_may_share_name) return false;
  const Pile& village = position[side].village;  // the other side may have it (N-CLI-06)
  return std::any_of(village.begin(), village.end(), [&](CardId other) {
    return position.is(other, CardType::ninja) && share_name(position, client, other);
  });
}

bool may_get_name(const Position& position, CardId ninja, Word name) {
  const Pile& village = position[position[ninja].controller].village;
  return std::none_of(village.begin(), village.end(), [&](CardId other) {
    return other != ninja && position.is(other, CardType::ninja) && bears_name(position, other, name);
  });
}

}  // namespace naruto
