// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/seen_card.h"

namespace playsheet {

const naruto::SeenCard* findSeen(const naruto::PlayerView& view, naruto::CardId card) {
  const auto in = [card](const std::vector<naruto::SeenCard>& cards) -> const naruto::SeenCard* {
    for (const auto& seen : cards)
      if (seen.id == card) return &seen;
    return nullptr;
  };
  for (const auto player : table::kPlayers) {
    const auto& p = view.players[player];
    for (const auto* zone :
         {&p.village, &p.hand, &p.chakra, &p.discard, &p.rewards, &p.removed, &p.deck, &p.reinforcement})
      if (const auto* seen = in(zone->cards)) return seen;
  }
  for (const auto& link : view.chain)
    if (link.card.id == card) return &link.card;
  if (const auto* seen = in(view.looked_at)) return seen;
  if (view.asking && view.asking->id == card) return &*view.asking;
  return nullptr;
}

}  // namespace playsheet
