// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class LeavingPlay : public TableFixture {};

// N-OWN-03, EX-90: the card of the other player
TEST_F(LeavingPlay, GoesToTheOwnersZone) {
  village(A, {"T02"});
  village(D, {"T07"});
  battle_phase(A);
  const CardId borrowed = card(A, Zone::village, "T02");
  state.cards[borrowed].owner = D.id;
  state.cards[borrowed].injured = true;
  battle({{"T02", "T07"}});
  EXPECT_IN(D, discard, "T02");
  EXPECT_EQ(state[borrowed].controller, D.id);
}

// N-ZONE-20: nothing of what it was stays
TEST_F(LeavingPlay, LosesHealthAndCoins) {
  village(D, {injured(Placed("T02").with(CoinKind::plus_1_1, 2))});
  village(A, {"T03"});
  hand(A, {"T19"});
  chakra(A, {"T02", "T00"});
  marker(D, 1);
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T19", "T03");
  EXPECT_ASKS(D, mission_action);
  D.plays("T02");
  EXPECT_EQ(figures(D, "T02"), "3/1");
}

// LeavesTo: the discard pile becomes the bottom of the deck
TEST_F(LeavingPlay, TheBottomOfTheDeckInsteadOfTheDiscardPile) {
  village(A, {"T07"});
  village(D, {"T49"});
  battle_phase(A);
  battle({{"T07", "T49"}});
  EXPECT_EQ(discard(D), 0);
  EXPECT_EQ(position().definition(state[D.id].deck.front()).code, "T-49");
}

// N-EFF-01: the text of an injured Ninja does not hold
TEST_F(LeavingPlay, AnInjuredNinjaIsDiscardedAllTheSame) {
  village(A, {"T07"});
  village(D, {injured("T49")});
  battle_phase(A);
  battle({{"T07", "T49"}});
  EXPECT_IN(D, discard, "T49");
}

// LeavesTo replaces the discard pile and no other zone
TEST_F(LeavingPlay, OtherZonesAreNotReplaced) {
  village(A, {"T07"});
  village(D, {"T49"});
  hand(A, {"T19"});
  chakra(A, {"T02", "T00"});
  battle_phase(A);
  battle({{"T07", "T49"}});
  A.plays("T19", "T07");
  EXPECT_IN(D, hand, "T49");
}

}  // namespace
}  // namespace playsheet::support
