// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Values : public TableFixture {};

// Amounts: a count of objects, and cards in the hand
TEST_F(Values, CountsAreFixedWhenTheEffectIsApplied) {
  village(A, {"T01", "T94", "T08"});
  village(D, {"T07"});
  hand(A, {"T55", "T00", "T00"});
  chakra(A, {"T00", "T02"});
  battle_phase(A);
  battle({{"T01", "T07"}});
  A.plays("T55", "T01");
  A.pays("T02");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "5/3");  // three Ninja, two cards
}

// Amounts: twice a printed figure of the target
TEST_F(Values, MultiplesOfAFigure) {
  village(A, {"T01"});
  village(D, {Placed("T03").with(CoinKind::plus_1_1, 4)});
  hand(A, {"T56", "T00"});
  chakra(A, {"T00", "T02"});
  battle_phase(A);
  battle({{"T01", "T03"}});
  A.plays("T56", "T01");
  A.pays("T02");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "6/1");  // coins are not printed
}

// Conditions of a text in play: only while it is true
TEST_F(Values, ATextHoldsOnlyWhileItsConditionDoes) {
  village(A, {"T02"});
  village(D, {"T26", "T94"});
  team(D, {"T26", "T94"});
  hand(A, {"T00"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T02", "T94"}});
  EXPECT_EQ(figures(A, "T02"), "3/1");  // Kuma is no head
  A.passes();
}

// N-ORG-03: alone or not
TEST_F(Values, AloneInTheTeam) {
  village(A, {"T33", "T08"});
  battle_phase(A);
  A.attacks("T33").refused(RefusalCode::cannot_be_sent, "N-ATK-06");
  A.done();
}

// N-ORG-03: in company it goes
TEST_F(Values, InCompany) {
  village(A, {"T33", "T08"});
  team(A, {"T33", "T08"});
  battle_phase(A);
  battle({{"T33"}});
  EXPECT_EQ(rewards(A), 1);
}

}  // namespace
}  // namespace playsheet::support
