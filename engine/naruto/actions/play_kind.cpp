// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/play_kind.h"

#include "engine/naruto/rules/play_rules.h"

namespace naruto {
namespace {

PlayKind kind_from_hand(const CardDefinition& card, bool alone) {
  switch (card.type) {
    case CardType::jutsu:
      return PlayKind::jutsu;
    case CardType::mission:
      return alone ? PlayKind::mission : PlayKind::nothing;
    case CardType::client:
      return alone ? PlayKind::client : PlayKind::nothing;
    case CardType::ninja:
      if (alone) return PlayKind::deploy;
      return card.platoon ? PlayKind::platoon : PlayKind::growth;
  }
  return PlayKind::nothing;
}

}  // namespace

PlayKind kind_of(const Position& position, CardId card, CardId on) {
  if (card >= position.state.card_count) return PlayKind::nothing;
  const bool alone = on == kNoCard;
  switch (position[card].zone) {
    case Zone::hand:
      return kind_from_hand(position.definition(card), alone);
    case Zone::discard:
    case Zone::removed:
      return is_playable(position, card) ? kind_from_hand(position.definition(card), alone) : PlayKind::nothing;
    case Zone::chakra:
      return alone ? PlayKind::ambush : PlayKind::nothing;
    case Zone::reinforcement:
      return alone ? PlayKind::squad : PlayKind::nothing;
    default:
      return PlayKind::nothing;
  }
}

}  // namespace naruto
