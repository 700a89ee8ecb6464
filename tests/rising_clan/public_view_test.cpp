// SPDX-License-Identifier: GPL-3.0-or-later
// What all may see of a game is what every seat sees of it (R-1101, R-1111).
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rising_clan/match/card_game.h"
#include "engine/table/random_player.h"
#include "tests/rising_clan/board.h"

namespace rising_clan_tests {
namespace {

/// Cards of an order: what one of them does not know has no identity.
void keep_common(SeenCards& mine, const SeenCards& other) {
  ASSERT_EQ(mine.size(), other.size());
  for (std::size_t i = 0; i < mine.size(); ++i)
    if (mine[i] != other[i]) mine[i] = {kNoCard, kNoDefinition, mine[i].giver};
}

void keep_common_hand(SeenCards& mine, const SeenCards& other) {
  std::erase_if(mine, [&](const SeenCard& card) { return std::find(other.begin(), other.end(), card) == other.end(); });
}

/// From the top down; what is below the lowest known one is not listed.
void keep_common_deck(SeenDeck& mine, const SeenDeck& other) {
  EXPECT_EQ(mine.count, other.count);
  mine.top.resize(std::min(mine.top.size(), other.top.size()));
  for (std::size_t i = 0; i < mine.top.size(); ++i)
    if (mine.top[i] != other.top[i]) mine.top[i] = {};
  while (!mine.top.empty() && !mine.top.back().known()) mine.top.pop_back();
}

/// What both see; all that is public is the same in both already.
void keep_common(PlayerView& mine, const PlayerView& other) {
  for (std::size_t i = 0; i < mine.players.size(); ++i) {
    SeenPlayer& a = mine.players[i];
    const SeenPlayer& b = other.players[i];
    if (a.role != b.role || !a.revealed) a.role = kNoRole;
    if (a.goal != b.goal) a.goal = kNoGoal;
    keep_common_hand(a.hand, b.hand);
    keep_common(a.gifts, b.gifts);
  }
  keep_common_deck(mine.advantage_deck, other.advantage_deck);
  keep_common_deck(mine.event_deck, other.event_deck);
  keep_common_deck(mine.disadvantage_deck, other.disadvantage_deck);
  keep_common_deck(mine.status_deck, other.status_deck);
  if (mine.searched != other.searched) mine.searched.clear();
}

PlayerView common_view(const GameState& state, const Rulebook& rules) {
  PlayerView common = view_for(state, rules, A);
  if (!state.over())
    for (SeenPlayer& player : common.players)
      if (!player.revealed) player.role = kNoRole;
  for (std::size_t i = 1; i < state.seats; ++i) {
    if (state.over()) break;
    keep_common(common, view_for(state, rules, table::seat_at(i)));
  }
  common.viewer = kNoSeat;
  return common;
}

TEST(PublicViewOfRisingClan, IsWhatAllSeatsSeeAlike_R1111) {
  std::size_t known_hands = 0;
  for (const int players : {2, 3, 5, 9}) {
    const Match fresh(shipped_cards(), match_of(players, players == 3 ? 1 : 0, 21));
    Match match = fresh;
    table::RandomPlayer<Game> player(8);
    while (!match.over()) {
      const PlayerView seen = view_for(match.state(), match.rules(), kNoSeat);
      ASSERT_EQ(seen, common_view(match.state(), match.rules())) << players << " players";
      for (const SeenPlayer& each : seen.players) known_hands += each.hand.size();
      ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
    }
    EXPECT_EQ(view_for(match.state(), match.rules(), kNoSeat), common_view(match.state(), match.rules()));
  }
  EXPECT_GT(known_hands, 0U) << "no card of a hand was ever known to all";
}

/// A card taken from the discard pile is known as long as it surely is in that hand.
TEST(PublicViewOfRisingClan, HasACardThatWasTakenOpenly_R1111) {
  Board b(3);
  const CardId card = b.hand(B, "A01");
  EXPECT_TRUE(view_for(b.state, b.rules, kNoSeat).players[1].hand.empty());
  b.state.cards[card].known = SeatSet::first(3);
  const PlayerView seen = view_for(b.state, b.rules, kNoSeat);
  ASSERT_EQ(seen.players[1].hand.size(), 1U);
  EXPECT_EQ(seen.players[1].hand.front().id, card);
}

}  // namespace
}  // namespace rising_clan_tests
