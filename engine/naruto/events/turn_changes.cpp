// SPDX-License-Identifier: GPL-3.0-or-later
// What the beginning of a turn does to the marks of the turn before.
#include <bit>
#include <cstdint>

#include "engine/naruto/events/change.h"

namespace naruto {
namespace {

/// A card as one word: what all cards lose at one moment is taken off each of them at once.
using CardWord = std::uint64_t;
static_assert(sizeof(CardState) == sizeof(CardWord));
CardWord word_of(const CardState& card) { return std::bit_cast<CardWord>(card); }

/// The bits of what is marked on a card until the turn ends.
CardWord marks_of_turn() {
  CardState marked;
  marked.used = 0x3F;
  marked.jutsu_used = 3;
  marked.entered_this_turn = marked.deployed_this_turn = marked.sent_this_turn = true;
  marked.came_over_this_turn = marked.mastery_used = true;
  marked.opposed_this_turn = marked.noted_this_turn = true;
  return word_of(marked) ^ word_of(CardState{});
}

/// The bits of team and host, all set where there is none.
CardWord places_of_card() {
  static_assert(kNoTeam == 0xFF && kNoCard == 0xFF);
  CardState placed;
  placed.team = placed.attached_to = 0;
  return word_of(placed) ^ word_of(CardState{});
}

}  // namespace

void apply_event(GameState& state, const TurnMarksReset&) {
  state.more_uses.clear();
  const CardWord kept = ~marks_of_turn();
  const CardWord nowhere = places_of_card();
  for (std::size_t i = 0; i < state.card_count; ++i) {
    CardState& card = state.cards[i];
    const CardWord gone = card.zone == Zone::village ? 0 : nowhere;
    card = std::bit_cast<CardState>((word_of(card) & kept) | gone);
  }
  for (PlayerState& p : state.players.values) {
    p.ninja_deployed = p.clients_deployed = p.missions_used = p.rewards_won = 0;
    p.jutsu_used = p.heads = p.tails = p.charged = p.discarded_by_damage = 0;
  }
}

}  // namespace naruto
