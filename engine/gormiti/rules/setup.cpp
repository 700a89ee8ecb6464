// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/setup.h"

#include <algorithm>

#include "engine/gormiti/rules/drawing.h"

namespace gormiti {

/// The Heroes are two of the cards of the decks, which are shuffled without them (G-205). No condition is asked for
/// (G-401), and nothing triggers: they are put there, not played (G-406); later their abilities work as any (G-407).
void reveal_heroes(Change& change) {
  for (const PlayerId player : table::kPlayers) {
    const CardId hero = change.state()[player].chosen;
    change.emit(CardMoved{.card = hero, .to = Zone::hero});
    change.emit(HeroChosen{player, kNoCard});
  }
  for (const PlayerId player : table::kPlayers) change.shuffle(player);
}

void deal_first_hands(Change& change) {
  for (const PlayerId player : table::kPlayers) draw(change, player, kFirstHand);
}

bool hand_has_fighter(const Position& position, PlayerId player) {
  const Pile& hand = position.state[player].hand;
  return std::any_of(hand.begin(), hand.end(),
                     [&](CardId card) { return position.definition(card).type == CardType::fighter; });
}

void exchange_hand(Change& change, PlayerId player) {
  const Pile hand = change.state()[player].hand;
  for (const CardId card : hand) change.emit(CardShown{card});
  for (const CardId card : hand) change.emit(CardMoved{.card = card, .to = Zone::deck});
  change.shuffle(player);
  draw(change, player, kFirstHand);
}

void draw_lot(Change& change) {
  const PlayerId starter = change.at_random(Luck::lot, 2) == 0 ? PlayerId::south : PlayerId::north;
  change.emit(StarterDrawn{starter});
  draw(change, table::other(starter), change.options().second_player_extra_card);
}

}  // namespace gormiti
