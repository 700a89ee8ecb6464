// SPDX-License-Identifier: GPL-3.0-or-later
// Ownership and control (section 4.2), durations, names given and figures changed by effects.
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class ControlTest : public TableFixture {
 protected:
  /// A attacks with T01; D has T02 on stand-by; A uses the Jutsu on it.
  void use_on(const char* jutsu, const char* target) {
    chakra(A, {"T08", "T08", "T08"});
    hand(A, {jutsu, "T27"});  // something to answer with, so that the exchange goes on
    battle_phase(A);
    A.attacks("T01");
    A.done();
    if (asks(D, ChoiceKind::block)) D.done();
    A.plays(jutsu, "T01");
    while (asks(A, ChoiceKind::pay_chakra)) A.pays("T08");
    if (asks(A, ChoiceKind::choose_target)) A.targets(target);
    go_on_to(A, ChoiceKind::exchange);
  }
};

// N-OWN-01, N-OWN-02, N-OWN-06
TEST_F(ControlTest, ABorrowedNinjaLiesInTheNewVillageAsATeamOfOne) {
  village(A, {"T01"});
  village(D, {injured(Placed("T02").with(CoinKind::plus_1_1, 1)), "T03"});
  team(D, {"T02", "T03"});
  use_on("T71", "T02");
  EXPECT_IN_VILLAGE(A, "T02");
  EXPECT_TRUE(is_injured(A, "T02"));
  EXPECT_EQ(coins(A, "T02", CoinKind::plus_1_1), 1);
  const CardId beni = card(A, Zone::village, "T02");
  EXPECT_EQ(team_size(position(), state[beni].team), 1);
  EXPECT_EQ(state[beni].owner, D.id);
}

// N-OWN-07, N-EFF-07
TEST_F(ControlTest, ControlForATurnGoesBack) {
  village(A, {"T01"});
  village(D, {"T02"});
  use_on("T71", "T02");
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_IN_VILLAGE(D, "T02");
  EXPECT_FALSE(in_village(A, "T02"));
}

// N-NAME-09, N-NAME-04, A-11
TEST_F(ControlTest, ANinjaIsNotTakenBesideOneOfItsName) {
  village(A, {"T01", "T02"});
  village(D, {"T02"});
  chakra(A, {"T08", "T08"});
  hand(A, {"T71", "T27"});
  battle_phase(A);
  A.attacks("T01");
  A.done();
  if (asks(D, ChoiceKind::block)) D.done();
  A.plays("T71", "T01");
  A.pays("T08");
  go_on_to(A, ChoiceKind::exchange);
  EXPECT_IN_VILLAGE(D, "T02");
}

// EX-90, N-OWN-03
TEST_F(ControlTest, EX90_ABorrowedNinjaIsDiscardedToItsOwner) {
  village(A, {injured(borrowed("T02"))});
  village(D, {"T03"});
  battle_phase(A);
  battle({{"T02", "T03"}});
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_IN(D, discard, "T02");
  EXPECT_EQ(discard(A), 0);
}

// N-OWN-07, A-95
TEST_F(ControlTest, ANinjaThatCannotGoHomeIsDiscarded) {
  marker(D, 5);
  village(A, {"T01"});
  village(D, {"T02"});
  use_on("T71", "T02");
  state.players[D.id].village.push_back(state.players[D.id].hand.empty() ? kNoCard : state.players[D.id].hand[0]);
  state.players[D.id].village.pop_back();
  const CardId beni = card(A, Zone::village, "T02");
  EXPECT_EQ(state[beni].controller, A.id);
  // a Beni of its own has come to D meanwhile
  hand(D, {"T02"});
  const CardId other = state[D.id].hand.back();
  apply_event(state, CardMoved{other, Zone::hand, Zone::village, D.id, false, Cause::effect});
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(state[beni].zone, Zone::discard);
  EXPECT_IN(D, discard, "T02");
}

// EX-95, N-OWN-04, N-PERM-04, N-PERM-05: the permanent lies with its host's controller in one edition only
TEST_F(ControlTest, EX95_AnAttachedPermanentIsControlledByTheControllerOfItsHost) {
  edition("bandai-pt");
  marker(A, 2);
  village(D, {"T02"});
  hand(A, {"T92"});
  mission_phase(A);
  A.plays("T92");
  EXPECT_IN_VILLAGE(D, "T92");
  EXPECT_EQ(coins(D, "T92", CoinKind::permanent), 2);
  EXPECT_EQ(figures(D, "T02"), "2/1");
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(coins(D, "T92", CoinKind::permanent), 1);
  go_on_to(A, ChoiceKind::mission_action);
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_IN(A, chakra, "T92");
}

// N-OWN-04, A-94
TEST_F(ControlTest, ElsewhereItStaysWithItsUser) {
  marker(A, 2);
  village(D, {"T02"});
  hand(A, {"T92"});
  mission_phase(A);
  A.plays("T92");
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_IN_VILLAGE(A, "T92");
}

// N-NAME-10, N-NAME-04
TEST_F(ControlTest, ANameIsNotGivenWhereAnotherHasIt) {
  village(A, {"T01", "T02"});
  use_on("T89", "");
  EXPECT_FALSE(has_name(position(), card(A, Zone::village, "T01"),
                        rules.cards->find("T-02") ? (*rules.cards)[*rules.cards->find("T-02")].name : 0));
}

// N-NAME-10: the name is given where it is free, and no Ninja of it can then be deployed
TEST_F(ControlTest, AGivenNameCounts) {
  marker(A, 3);
  village(A, {"T01"});
  use_on("T89", "");
  const Word beni = (*rules.cards)[*rules.cards->find("T-02")].name;
  EXPECT_TRUE(has_name(position(), card(A, Zone::village, "T01"), beni));
}

// N-EFF-10, A-58: what swaps comes before plus and minus
TEST_F(ControlTest, FiguresAreSwappedBeforeCoinsAreAdded) {
  village(A, {"T01"});
  village(D, {Placed("T03").with(CoinKind::plus_1_0, 1)});
  use_on("T90", "T03");
  EXPECT_EQ(figures(D, "T03"), "3/5");
}

// N-NEG-08: characteristics, figures and names stay
TEST_F(ControlTest, ANegatedTextIsNotValid) {
  village(A, {"T01"});
  village(D, {"T33", "T02"});
  use_on("T79", "T33");
  EXPECT_EQ(figures(D, "T02"), "3/1");
  EXPECT_EQ(figures(D, "T33"), "3/1");
}

// EX-61, N-CHAIN-13: a requirement that is no longer met
class RequirementTest : public TableFixture {
 protected:
  void drill_is_answered() {
    village(A, {"T02"});
    village(D, {"T01"});
    chakra(A, {"T08", "T08"});
    chakra(D, {"T08"});
    hand(A, {"T30", "T27"});
    hand(D, {"T78"});
    battle_phase(A);
    battle({{"T02", "T01"}});
    A.plays("T30", "T02");
    A.pays("T08");
    D.plays("T78", "T01");
    if (asks(D, ChoiceKind::choose_target)) D.targets("T02");
    go_on_to(A, ChoiceKind::exchange);
  }
};

TEST_F(RequirementTest, EX61_TheRequirementIsLookedAtAgain) {  // usa-1.3
  drill_is_answered();
  EXPECT_EQ(figures(A, "T02"), "3/1");
}

TEST_F(RequirementTest, EX61_TheRequirementIsLookedAtOnUseOnly) {
  edition("panini");
  drill_is_answered();
  EXPECT_EQ(figures(A, "T02"), "5/1");
}

}  // namespace
}  // namespace playsheet::support
