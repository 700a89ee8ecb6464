// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

#include "engine/naruto/rules/costs.h"

namespace playsheet::support {
namespace {

class Costs : public TableFixture {
 protected:
  /// The cards of this chakra area pay for a Jutsu of this cost.
  bool pays(std::initializer_list<Placed> cards, const char* jutsu, std::initializer_list<std::size_t> chosen = {}) {
    state.players[A.id].chakra.clear();
    chakra(A, cards);
    std::vector<CardId> picked;
    for (const std::size_t i : chosen) picked.push_back(state[A.id].chakra[i]);
    hand(A, {jutsu});
    return can_pay(position(), A.id, demand_of(position(), state[A.id].hand.back(), {}, 0, 1), picked);
  }
};

// N-COST-02 to N-COST-05, N-SYM-04, EX-48
TEST_F(Costs, SymbolsAreMatchedToDifferentCards) {
  EXPECT_TRUE(pays({"T01", "T12", "T08", "T02", "T13"}, "T20", {0, 1, 2, 3}));
  EXPECT_FALSE(pays({"T01", "T12", "T08", "T02", "T13"}, "T20", {0, 2, 3, 4}));     // one Fire only
  EXPECT_FALSE(pays({"T01", "T12", "T08", "T02", "T13"}, "T20", {0, 1, 2, 3, 4}));  // one card too many
}

// N-SYM-04, EX-36: one card cannot be two symbols
TEST_F(Costs, ACardOfTwoSymbolsPaysForOne) {
  EXPECT_TRUE(pays({"T12", "T13"}, "T19"));
  EXPECT_FALSE(pays({"T12", "T12"}, "T20"));
  EXPECT_TRUE(pays({"T12"}, "T18"));
  EXPECT_TRUE(pays({"T12"}, "T28"));
}

// N-COST-05, EX-48
TEST_F(Costs, ACardThatLeavesTheRestUnpaidIsRefused) {
  village(A, {"T03"});
  village(D, {"T02", "T94"});
  hand(A, {"T20"});
  chakra(A, {"T01", "T12", "T18", "T08", "T02", "T13"});
  team(D, {"T02", "T94"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T20", "T03");
  A.pays("T08");
  A.pays("T02");
  A.pays("T13").refused(RefusalCode::pays_too_little, "N-COST-05");
  A.pays("T02").refused(RefusalCode::already_chosen, "N-COST-04");
  A.pays("T01");
  A.pays("T12");
  A.targets("T02");
  EXPECT_EQ(discard(A), 4);
  EXPECT_TRUE(is_injured(D, "T94"));
}

// N-COST-01: to the discard pile
TEST_F(Costs, ChakraGoesToTheDiscardPile) {
  village(A, {"T03"});
  village(D, {"T07"});
  hand(A, {"T18"});
  chakra(A, {"T01"});
  battle_phase(A);
  battle({{"T03", "T07"}});
  A.plays("T18", "T03");
  EXPECT_IN(A, discard, "T01");
  EXPECT_IN(A, chakra, "T18");
}

// N-COST-02, N-COST-05
TEST_F(Costs, TooLittleChakraAndTheWrongChakra) {
  village(A, {"T03"});
  village(D, {"T02"});
  hand(A, {"T18", "T20"});
  chakra(A, {"T08"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T18", "T03").refused(RefusalCode::chakra_symbols, "N-COST-05", 1, 1);
  const Refusal why = A.plays("T20", "T03").refused(RefusalCode::chakra_cost, "N-COST-02", 4, 1);
  EXPECT_EQ(why.fix, Fix::charge_more);
  EXPECT_EQ(why.fix_n, 3);
}

// N-COST-06, EX-52
TEST_F(Costs, XIsAtLeastOneAndAtMostTheChakra) {
  village(A, {"T94"});
  village(D, {"T08"});
  hand(A, {"T21"});
  chakra(A, {"T01", "T02", "T08"});
  hand(D, {"T00"});
  chakra(D, {"T00"});
  battle_phase(A);
  battle({{"T94", "T08"}});
  A.plays("T21", "T94");
  A.announces(0).refused(RefusalCode::x_too_small, "N-COST-06", 1);
  A.announces(4).refused(RefusalCode::x_too_large, "N-COST-06", 3, 4);
  A.announces(3);
  D.passes();
  EXPECT_EQ(figures(A, "T94"), "5/2");
  EXPECT_EQ(discard(A), 3);
}

// N-COST-06, EX-113: each X is paid
TEST_F(Costs, TwoXAreBothPaid) {
  village(A, {"T94"});
  village(D, {"T08"});
  hand(A, {"T31"});
  chakra(A, {"T01", "T02", "T08", "T01", "T02"});
  hand(D, {"T00"});
  chakra(D, {"T00"});
  battle_phase(A);
  battle({{"T94", "T08"}});
  A.plays("T31", "T94");
  A.announces(0).refused(RefusalCode::x_too_small, "N-COST-06", 1);
  A.announces(3).refused(RefusalCode::x_too_large, "N-COST-06", 2, 3);
  A.announces(2);
  D.passes();
  EXPECT_EQ(figures(A, "T94"), "4/4");
  EXPECT_EQ(discard(A), 5);
}

// N-COST-11: Fire Fire, or 2
TEST_F(Costs, OneOfTwoCostsIsChosen) {
  village(A, {"T94"});
  village(D, {"T08"});
  hand(A, {"T65"});
  chakra(A, {"T01", "T02"});
  battle_phase(A);
  battle({{"T94", "T08"}});
  A.plays("T65", "T94");
  // the other one cannot be paid with these two: nobody is asked
  EXPECT_EQ(discard(A), 2);
}

TEST_F(Costs, WhichOfTwoCostsIsAsked) {
  village(A, {"T94"});
  village(D, {"T08"});
  hand(A, {"T65"});
  chakra(A, {"T01", "T01", "T02", "T02"});
  battle_phase(A);
  battle({{"T94", "T08"}});
  A.plays("T65", "T94");
  EXPECT_ASKS(A, choose_cost);
  A.chooses(2).refused(RefusalCode::chakra_cost, "N-COST-11");
  A.chooses(1);
  EXPECT_ASKS(A, pay_chakra);
  A.pays("T01");
  A.pays("T02");
  EXPECT_EQ(discard(A), 2);
}

// N-COST-08
TEST_F(Costs, AreNotGivenBackForAFailedJutsu) {
  village(A, {"T03"});
  village(D, {"T02"});
  hand(A, {"T18"});
  chakra(A, {"T01"});
  hand(D, {"T68"});
  chakra(D, {"T01"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T18", "T03");
  D.plays("T68", "T02");
  EXPECT_IN(A, discard, "T01");
  EXPECT_IN(A, chakra, "T18");
  EXPECT_IN(D, hand, "T02");
}

}  // namespace
}  // namespace playsheet::support
