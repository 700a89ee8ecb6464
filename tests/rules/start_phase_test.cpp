// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class StartPhase : public TableFixture {
 protected:
  /// Place of the first event that fits; 999 if there is none.
  template <class Test>
  int when(Test&& test) const {
    for (std::size_t i = 0; i < events.size(); ++i)
      if (const auto* moved = std::get_if<CardMoved>(&events[i]); moved != nullptr && test(*moved))
        return static_cast<int>(i);
    return 999;
  }
};

// N-START-01
TEST_F(StartPhase, DrawsTheTopCard) {
  deck(A, {"T01"});
  turn_of(A);
  EXPECT_IN(A, hand, "T01");
  EXPECT_EQ(deck(A), 20);
}

// N-START-03, N-PERM-05, EX-35
TEST_F(StartPhase, CoinsComeOffBeforeTheDraw) {
  village(A, {Placed("T16").with(CoinKind::permanent, 1)});
  turn_of(A);
  EXPECT_IN(A, chakra, "T16");
  const int gone = when([](const CardMoved& e) { return e.to == Zone::chakra; });
  const int drawn = when([](const CardMoved& e) { return e.to == Zone::hand; });
  EXPECT_LT(gone, drawn);
}

// N-PERM-04: those of the active player alone
TEST_F(StartPhase, TheOtherPlayersCoinsStay) {
  village(D, {Placed("T16").with(CoinKind::permanent, 1)});
  turn_of(A);
  EXPECT_EQ(coins(D, "T16", CoinKind::permanent), 1);
}

// N-START-04, N-START-05, EX-09, EX-100
TEST_F(StartPhase, TheFirstTurnHasItsEffectsButNoDraw) {
  village(A, {"T43", "T01"});
  state.turn = 1;
  turn_of(A);
  EXPECT_EQ(coins(A, "T01", CoinKind::plus_1_1), 1);
  EXPECT_EQ(hand(A), 0);
}

// N-START-04, EX-09
TEST_F(StartPhase, TheSecondPlayerDrawsInTheFirstTurn) {
  state.turn = 2;
  turn_of(D);
  EXPECT_EQ(hand(D), 1);
}

// N-START-07, A-27
TEST_F(StartPhase, AnEmptyDeckGivesNothingAndHurtsNobodyYet) {
  deck_size(A, 0);
  turn_of(A);
  EXPECT_EQ(hand(A), 0);
  EXPECT_ASKS(A, mission_action);
  A.done();
  EXPECT_EQ(state.winner, D.id);
}

// N-START-02
TEST_F(StartPhase, EffectsOfTheBeginningAreTheControllersOwn) {
  village(A, {"T01"});
  village(D, {"T43", "T02"});
  turn_of(A);
  EXPECT_EQ(coins(D, "T02", CoinKind::plus_1_1), 0);
}

}  // namespace
}  // namespace playsheet::support
