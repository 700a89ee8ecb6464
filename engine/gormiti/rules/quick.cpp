// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/quick.h"

#include "engine/gormiti/effects/round_result.h"
#include "engine/gormiti/rules/drawing.h"

namespace gormiti {
namespace {

constexpr int kPair = 2;

/// G-907.
void end_quick_game(Change& change) {
  const GameState& state = change.state();
  const int south = state[PlayerId::south].rounds;
  const int north = state[PlayerId::north].rounds;
  if (south != north) return change.emit(GameEnded{south > north ? Outcome::south : Outcome::north, EndReason::rounds});
  const bool last = change.options().quick_tie == QuickTie::last && state.last_round != Outcome::none;
  change.emit(GameEnded{last ? state.last_round : Outcome::draw, last ? EndReason::last_round : EndReason::rounds});
}

void lay_down(Change& change, PlayerId player) {
  const Pile hand = change.state()[player].hand;
  for (const CardId card : hand) change.emit(CardMoved{.card = card, .to = Zone::table});
}

}  // namespace

void draw_pairs(Change& change) {
  for (const PlayerId player : table::kPlayers) draw(change, player, kPair);
  const std::size_t needed = change.options().quick_needs_pair ? 2 : 1;
  for (const PlayerId player : table::kPlayers)
    if (change.state()[player].hand.size() < needed)
      return end_quick_game(change);  // those of the other do not score (G-915)
}

bool may_swap(const Position& position, PlayerId player) {
  return position.options.quick_swap && !position.state[player].deck.empty();
}

void play_round(Change& change) {
  const GameState& state = change.state();
  for (const PlayerId player : table::kPlayers) {
    if (state[player].chosen == kNoCard) continue;
    change.emit(CardMoved{.card = state[player].chosen, .to = Zone::discard});
    draw(change, player, 1);
  }
  for (const PlayerId player : table::kPlayers) lay_down(change, player);
  const auto [sums, winner] = result_of_round(change.position());
  change.emit(RoundScored{winner, static_cast<std::int16_t>(sums[PlayerId::south]),
                          static_cast<std::int16_t>(sums[PlayerId::north])});
  for (const PlayerId player : table::kPlayers) {
    const FixedVector<CardId, 2> down = state[player].down;
    for (const CardId card : down) change.emit(CardMoved{.card = card, .to = Zone::discard});  // G-905
  }
}

}  // namespace gormiti
