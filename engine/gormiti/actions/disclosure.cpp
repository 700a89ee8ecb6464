// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/disclosure.h"

#include "engine/gormiti/game.h"
#include "engine/gormiti/state/card_bits.h"

namespace gormiti {
namespace {

CardBits faces_in(const PlayerView& view) {
  CardBits faces;
  for (const PlayerId player : table::kPlayers) {
    const SeenPlayer& p = view.players[player];
    // The field has the Heroes (G-U01) and what was played; what was paid or chosen lies in the discard pile (G-U04);
    // the pairs of the quick mode lie down (G-U09); the hand is the own one, and what is drawn to it (G-U02).
    for (const auto* cards : {&p.field, &p.discard, &p.down, &p.hand})
      for (const SeenCard& card : *cards) faces.add(card.id);
  }
  for (const SeenCard& card : view.open_cards) faces.add(card.id);
  return faces;
}

}  // namespace

Disclosed disclosed(const GameState& before, const GameState& after, const Rulebook& rules,
                    std::span<const Event> events) {
  Disclosed out;
  CardBits shown;
  for (const Event& event : events) {
    out.agreed = out.agreed || std::holds_alternative<Agreed>(event);
    if (const auto* card = std::get_if<CardShown>(&event)) shown.add(card->card);
    if (const auto* luck = std::get_if<LuckSpent>(&event))
      out.chance = out.chance || luck->stream == Luck::lot || luck->stream == Luck::random_discard;  // G-U05
  }
  for (const PlayerId player : table::kPlayers) {
    const CardBits known = faces_in(view_for(before, rules, player));
    const CardBits seen = faces_in(view_for(after, rules, player));
    for (CardId card = 0; card < 2 * kMaxOwned; ++card) {
      const bool own = after[card].owner == player;
      const bool picked = own && (shown.has(card) || after[card].zone == Zone::hero);
      // Passing, attacking, choosing, the swap that is recorded: none of them turns up a card (G-U07, G-U08).
      const bool news = (seen.has(card) && !known.has(card)) || (!own && shown.has(card));
      out.learned[player] = out.learned[player] || (news && !picked);
    }
  }
  return out;
}

}  // namespace gormiti
