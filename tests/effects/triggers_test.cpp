// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Triggers : public TableFixture {
 protected:
  /// The places of these events among all; 999 if there is none.
  template <class E, class Test>
  int when(Test&& test) const {
    for (std::size_t i = 0; i < events.size(); ++i)
      if (const auto* e = std::get_if<E>(&events[i]); e != nullptr && test(*e)) return static_cast<int>(i);
    return 999;
  }
};

// N-EFF-08, N-START-06: the active player orders the own ones first, then come those of the other
TEST_F(Triggers, TheActivePlayersComeFirstInTheChosenOrder) {
  village(A, {"T51", "T52"});
  village(D, {"T52"});
  hand(A, {"T01"});
  mission_phase(A);
  A.plays("T01");
  EXPECT_ASKS(A, order_triggers);
  A.chooses(1);
  const int drawn = when<CardMoved>([&](const CardMoved& e) { return e.to == Zone::hand && e.player == A.id; });
  const int coin = when<CoinsChanged>([](const CoinsChanged&) { return true; });
  const int other = when<CardMoved>([&](const CardMoved& e) { return e.to == Zone::hand && e.player == D.id; });
  EXPECT_LT(drawn, coin);
  EXPECT_LT(coin, other);
  EXPECT_NE(other, 999);
}

// N-EFF-08: equal ones are not worth a question
TEST_F(Triggers, CopiesOfOneTextAreNotOrdered) {
  village(A, {"T52", "T52"});
  hand(A, {"T01"});
  mission_phase(A);
  A.plays("T01");
  EXPECT_EQ(hand(A), 2);
}

// N-EFF-08
TEST_F(Triggers, OnlyOfferedNumbersAreChosen) {
  village(A, {"T51", "T52"});
  hand(A, {"T01"});
  mission_phase(A);
  A.plays("T01");
  A.chooses(2).refused(RefusalCode::not_an_option, "N-CR-03");
  A.chooses(0);
}

// N-EFF-01: an injured Ninja notices nothing without Valid
TEST_F(Triggers, NotOfAnInjuredNinja) {
  village(A, {"T07"});
  village(D, {injured("T66")});
  battle_phase(A);
  battle({{"T07", "T66"}});
  EXPECT_IN(D, discard, "T66");
  EXPECT_EQ(hand(D), 1);  // the draw of the turn alone
}

// N-EFF-08: one that is defeated outright has still been damaged
TEST_F(Triggers, TheEventOfACardThatIsGoneAtOnceCounts) {
  village(A, {Placed("T07").with(CoinKind::plus_1_0, 1)});
  village(D, {"T66"});
  battle_phase(A);
  battle({{"T07", "T66"}});
  EXPECT_IN(D, discard, "T66");
  EXPECT_EQ(hand(D), 2);
}

// N-START-02, N-END-06: the turns of their controller
TEST_F(Triggers, BeginningAndEndOfTheControllersTurns) {
  village(A, {"T44"});
  village(D, {"T43", "T02"});
  end_phase(A);
  EXPECT_EQ(hand(A), 3);
  EXPECT_EQ(coins(D, "T02", CoinKind::plus_1_1), 1);
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_EQ(hand(A), 4);
}

}  // namespace
}  // namespace playsheet::support
