// SPDX-License-Identifier: GPL-3.0-or-later
// Ambush (7.2), squads (7.10), Surge (14.2) and Mastery (14.3).
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class KeywordTest : public TableFixture {
 protected:
  /// A could always answer with something, so that the exchange stays open.
  void keeps_answering() {
    hand(A, {"T27"});
    chakra(A, {"T08"});
  }
};

TEST_F(KeywordTest, EX39_AmbushDeploysFromTheChakraArea) {  // N-AMB-01, N-AMB-02, N-AMB-03, N-MP-02
  marker(A, 2);
  chakra(A, {"T09", "T01", "T02"});
  hand(A, {"T08", "T01"});
  mission_phase(A);
  A.plays("T09");
  EXPECT_IN_VILLAGE(A, "T09");
  EXPECT_FALSE(is_injured(A, "T09"));
  EXPECT_EQ(chakra(A), 3);
  A.plays("T01").refused(RefusalCode::ninja_limit, "N-DEPLOY-02");
}

TEST_F(KeywordTest, AmbushIsUnknownToPanini) {  // N-AMB-01
  edition("panini");
  marker(A, 2);
  chakra(A, {"T09"});
  hand(A, {"T08"});
  mission_phase(A);
  A.plays(card(A, Zone::chakra, "T09")).refused(RefusalCode::not_in_edition, "N-AMB-01");
}

TEST_F(KeywordTest, AmbushPaysItsCostsAndOnlyInTheOwnMissionPhase) {  // N-AMB-03, N-AMB-02
  marker(A, 1);
  chakra(A, {"T09", "T08"});
  hand(A, {"T08"});
  mission_phase(A);
  A.plays(card(A, Zone::chakra, "T09")).refused(RefusalCode::entrance_cost, "N-DEPLOY-03", 2, 1);
  A.plays(card(A, Zone::chakra, "T08")).refused(RefusalCode::not_in_hand, "N-DEPLOY-01");
}

TEST_F(KeywordTest, AmbushFromTheHandIsADeploymentLikeEveryOther) {  // N-AMB-04
  marker(A, 2);
  hand(A, {"T09", "T08"});
  mission_phase(A);
  A.plays("T09");
  EXPECT_IN_VILLAGE(A, "T09");
  EXPECT_EQ(chakra(A), 1);
}

// --- squads

TEST_F(KeywordTest,
       EX40_ASquadReplacesItsComponents) {  // N-SQUAD-01 to N-SQUAD-03, N-SQUAD-07 to N-SQUAD-09, N-SQUAD-11
  marker(A, 5);
  village(A, {deployed_this_turn("T01"), "T02"});
  hand(A, {"T15"});
  reinforcement(A, {"T23"});
  mission_phase(A);
  A.plays("T23");
  EXPECT_IN_VILLAGE(A, "T23");
  EXPECT_EQ(figures(A, "T23"), "9/4");
  EXPECT_IN(A, removed, "T01");
  EXPECT_IN(A, removed, "T02");
  EXPECT_IN(A, chakra, "T15");
  EXPECT_EQ(hand(A), 1);  // its entering effect drew a card
}

TEST_F(KeywordTest, ASquadNeedsItsEntranceCostAndEveryName) {  // N-SQUAD-02, N-SQUAD-03
  marker(A, 4);
  village(A, {"T01", "T02"});
  hand(A, {"T15"});
  reinforcement(A, {"T23"});
  mission_phase(A);
  A.plays("T23").refused(RefusalCode::entrance_cost, "N-DEPLOY-03", 5, 4);
}

TEST_F(KeywordTest, ASquadWithoutOneOfItsNames) {  // N-SQUAD-03
  marker(A, 5);
  village(A, {"T01", "T03"});
  hand(A, {"T15"});
  reinforcement(A, {"T23"});
  mission_phase(A);
  A.plays("T23").refused(RefusalCode::no_components, "N-SQUAD-03");
}

TEST_F(KeywordTest, APlatoonSuppliesAllNamesThatItHas) {  // N-SQUAD-04
  marker(A, 5);
  village(A, {"T05"});
  hand(A, {"T15"});
  reinforcement(A, {"T23"});
  mission_phase(A);
  A.plays("T23");  // a platoon of the squad's complete name is no squad (N-SQUAD-05)
  EXPECT_IN_VILLAGE(A, "T23");
  EXPECT_IN(A, removed, "T05");
}

TEST_F(KeywordTest, APlatoonOfAnotherNameIsAComponent) {  // N-SQUAD-04, N-SQUAD-06, CR-09
  marker(A, 5);
  village(A, {"T06", "T01"});  // Beni & Choro, Aki
  hand(A, {"T15"});
  reinforcement(A, {"T23"});
  mission_phase(A);
  A.plays("T23");
  EXPECT_IN_VILLAGE(A, "T23");
  EXPECT_IN(A, removed, "T06");
  EXPECT_IN(A, removed, "T01");
}

TEST_F(KeywordTest, SquadsExistInOneEditionOnly) {  // N-SQUAD-01, N-CARD-02
  edition("bandai-pt");
  marker(A, 5);
  village(A, {"T01", "T02"});
  hand(A, {"T15"});
  reinforcement(A, {"T23"});
  mission_phase(A);
  A.plays("T23").refused(RefusalCode::not_in_edition, "N-SQUAD-01");
}

TEST_F(KeywordTest, EX42_ADefeatedSquadIsRemovedFromTheGame) {  // N-SQUAD-10, N-HLT-13
  village(A, {injured("T23")});
  village(D, {"T03", "T02"});
  team(D, {"T03", "T02"});
  battle_phase(D);
  battle({{"T03", "T23"}});
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_FALSE(in_village(A, "T23"));
  EXPECT_TRUE(in_village(A, "T23") || in(A, Zone::removed, "T23") || in(A, Zone::discard, "T23"));
}

TEST_F(KeywordTest, EX42_ASquadThatWouldReturnToTheHandIsRemoved) {  // N-SQUAD-10, N-RFG-01, N-ZONE-08
  village(A, {"T23"});
  village(D, {"T02"});
  chakra(D, {"T02", "T02"});
  hand(D, {"T19"});
  battle_phase(A);
  battle({{"T23", "T02"}});
  D.plays("T19", "T02");
  EXPECT_IN(A, removed, "T23");
  EXPECT_EQ(hand(A), 0);
}

TEST_F(KeywordTest, AComponentOfTheOtherPlayerGoesToItsOwnersZone) {  // N-SQUAD-12
  marker(A, 5);
  village(A, {borrowed("T01"), "T02"});
  hand(A, {"T15"});
  reinforcement(A, {"T23"});
  mission_phase(A);
  A.plays("T23");
  EXPECT_IN(D, removed, "T01");
  EXPECT_IN(A, removed, "T02");
}

TEST_F(KeywordTest, ASquadMayBeTheBaseOfGrowth) {  // N-SQUAD-13, N-SQUAD-10
  marker(A, 2);
  village(A, {"T23"});
  hand(A, {"T04"});
  mission_phase(A);
  A.plays("T04", "T23");
  EXPECT_IN_VILLAGE(A, "T04");
  EXPECT_IN(A, removed, "T23");
}

TEST_F(KeywordTest, ASquadIsNoBaseOfThePlatoonOfItsName) {  // N-SQUAD-13
  marker(A, 5);
  village(A, {"T23"});
  hand(A, {"T05", "T01"});
  mission_phase(A);
  A.plays("T05", "T23").refused(RefusalCode::same_platoon, "N-SQUAD-13");
}

TEST_F(KeywordTest, SquadsAsBasesAreAHouseRuling) {
  ruling("A-99", "no");
  marker(A, 2);
  village(A, {"T23"});
  hand(A, {"T04"});
  mission_phase(A);
  A.plays("T04", "T23").refused(RefusalCode::base_name, "N-SQUAD-13");
}

// --- Surge

TEST_F(KeywordTest, EX79_SurgeDiscardsACardOfTheNameForPower) {  // N-SURGE-01 to N-SURGE-03, N-SURGE-06, N-KEY-06
  village(A, {"T10"});
  hand(A, {"T10", "T10"});
  keeps_answering();
  battle_phase(A);
  A.attacks("T10");
  A.done();
  A.uses("T10");
  go_on_to(A, ChoiceKind::pick);
  A.picks("T10");
  EXPECT_EQ(figures(A, "T10"), "4/4");
  EXPECT_EQ(discard(A), 1);
  A.uses("T10").refused(RefusalCode::used_this_turn, "N-EFF-03");
}

TEST_F(KeywordTest, SurgeIsValidWhileInjured) {  // N-SURGE-01, N-CHAR-05
  village(A, {injured("T10")});
  hand(A, {"T10"});
  keeps_answering();
  battle_phase(A);
  A.attacks("T10");
  A.done();
  A.uses("T10");
  go_on_to(A, ChoiceKind::pick);
  A.picks("T10");
  EXPECT_EQ(figures(A, "T10"), "3/3");
}

TEST_F(KeywordTest, SurgeWithoutACardOfTheNameDoesNothing) {  // N-SURGE-06, N-COST-09
  village(A, {"T10"});
  hand(A, {"T01"});
  keeps_answering();
  battle_phase(A);
  A.attacks("T10");
  A.done();
  A.uses("T10");
  go_on_to(A, ChoiceKind::exchange);
  EXPECT_EQ(figures(A, "T10"), "2/2");
  EXPECT_EQ(hand(A), 2);
}

TEST_F(KeywordTest, SurgeWorksOnStandByUnlessAgreedOtherwise) {  // N-SURGE-07, A-66
  village(A, {"T10", "T01"});
  hand(A, {"T10"});
  keeps_answering();
  battle_phase(A);
  A.attacks("T01");
  A.done();
  A.uses("T10");
  go_on_to(A, ChoiceKind::pick);
  A.picks("T10");
  EXPECT_EQ(figures(A, "T10"), "4/4");
}

TEST_F(KeywordTest, SurgeOnStandByIsAHouseRuling) {
  ruling("A-66", "no");
  village(A, {"T10", "T01"});
  hand(A, {"T10"});
  keeps_answering();
  battle_phase(A);
  A.attacks("T01");
  A.done();
  A.uses("T10").refused(RefusalCode::user_not_in_action, "N-SURGE-07");
}

TEST_F(KeywordTest, EX105_ADoubledSurgeIsUsedTwice) {  // N-SURGE-04, A-80, N-EFF-03, N-SURGE-05
  village(A, {"T10"});
  chakra(A, {"T01"});
  hand(A, {"T10", "T10", "T80"});
  keeps_answering();
  battle_phase(A);
  A.attacks("T10");
  A.done();
  A.plays("T80", "T10");
  A.pays("T01");
  go_on_to(A, ChoiceKind::exchange);
  for (int i = 0; i < 2; ++i) {
    A.uses("T10");
    go_on_to(A, ChoiceKind::pick);
    A.picks("T10");
  }
  EXPECT_EQ(figures(A, "T10"), "6/6");
  A.uses("T10").refused(RefusalCode::used_this_turn, "N-EFF-03");
}

TEST_F(KeywordTest, SurgeIsUnknownToTheOtherEditions) {  // N-SURGE-01
  edition("panini");
  village(A, {"T10"});
  hand(A, {"T10"});
  battle_phase(A);
  A.attacks("T10");
  A.done();
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_EQ(discard(A), 0);
}

// --- Mastery

class MasteryTest : public TableFixture {
 protected:
  /// T11 attacks and is blocked by T02; A's chakra pays T18 with a Fire card.
  void exchange() {
    village(A, {"T11"});
    village(D, {"T02"});
    chakra(A, {"T01", "T14", "T08"});
    hand(A, {"T18", "T27"});  // T27 keeps the exchange open
    battle_phase(A);
    battle({{"T11", "T02"}});
  }
  void spark() {
    A.plays("T18", "T11");
    A.pays("T01");
    if (asks(A, ChoiceKind::choose_target)) A.targets("T02");
  }
};

TEST_F(MasteryTest, EX81_MasteryTakesTheJutsuBack) {  // N-MAST-01 to N-MAST-05
  exchange();
  spark();
  go_on_to(A, ChoiceKind::mastery);
  EXPECT_EQ(offers(), "T-14");  // Water pays nothing here, and the Jutsu itself is no chakra yet
  A.does(Pick{card(A, Zone::chakra, "T08")}).refused(RefusalCode::pays_wrong_symbol, "N-MAST-01");
  A.does(Pick{card(A, Zone::chakra, "T14")});
  EXPECT_IN(A, hand, "T18");
  EXPECT_IN(A, discard, "T14");
  EXPECT_EQ(chakra(A), 1);
  EXPECT_TRUE(is_injured(D, "T02"));
}

TEST_F(MasteryTest, MasteryMayBeDeclinedAndComesOncePerTurn) {  // N-MAST-01, N-MAST-02, N-MAST-03
  exchange();
  spark();
  go_on_to(A, ChoiceKind::mastery);
  A.done();
  EXPECT_IN(A, chakra, "T18");
}

TEST_F(MasteryTest, EX82_NoOfferForANegatedOrFailedJutsu) {  // N-MAST-07, N-NEG-06
  hand(D, {"T22"});
  chakra(D, {"T01"});
  exchange();
  spark();
  D.plays("T22", "T02");
  go_on_to(A, ChoiceKind::exchange);
  EXPECT_IN(A, discard, "T18");
  EXPECT_FALSE(is_injured(D, "T02"));
}

TEST_F(MasteryTest, MasteryThatIsTakenAwayOffersNothing) {  // N-MAST-06
  hand(D, {"T93"});
  chakra(D, {"T01"});
  exchange();
  spark();
  D.plays("T93", "T02");
  if (asks(D, ChoiceKind::choose_target)) D.targets("T11");
  go_on_to(A, ChoiceKind::exchange);
  EXPECT_IN(A, chakra, "T18");
}

TEST_F(MasteryTest, MasteryWorksWhileInjuredUnlessAgreedOtherwise) {  // N-MAST-10, A-69
  village(A, {injured("T11")});
  village(D, {"T02"});
  chakra(A, {"T01", "T14"});
  hand(A, {"T18", "T27"});
  battle_phase(A);
  battle({{"T11", "T02"}});
  spark();
  go_on_to(A, ChoiceKind::mastery);
  A.done();
  EXPECT_IN(A, chakra, "T18");
}

TEST_F(MasteryTest, MasteryWhileInjuredIsAHouseRuling) {
  ruling("A-69", "no");
  village(A, {injured("T11")});
  village(D, {"T02"});
  chakra(A, {"T01", "T14"});
  hand(A, {"T18", "T27"});
  battle_phase(A);
  battle({{"T11", "T02"}});
  spark();
  go_on_to(A, ChoiceKind::exchange);
  EXPECT_IN(A, chakra, "T18");
}

TEST_F(MasteryTest, EX107_ANinjaThatAJutsuTurnedIntoLeavesAtOnce) {  // N-MAST-08
  village(A, {"T11"});
  chakra(A, {"T01", "T14"});
  hand(A, {"T72"});
  battle_phase(A);
  A.attacks("T11");
  A.done();
  A.plays("T72", "T11");
  A.pays("T01");
  go_on_to(A, ChoiceKind::mastery);
  EXPECT_IN_VILLAGE(A, "T73");
  A.does(Pick{card(A, Zone::chakra, "T14")});
  EXPECT_FALSE(in_village(A, "T73"));
  EXPECT_IN(A, hand, "T72");
  EXPECT_EQ(hand(A), 2);  // its trigger has still happened
}

TEST_F(MasteryTest, MasteryTooLateIsAHouseRuling) {  // N-MAST-08, A-68
  ruling("A-68", "no");
  village(A, {"T11"});
  chakra(A, {"T01", "T14"});
  hand(A, {"T72", "T27"});
  battle_phase(A);
  A.attacks("T11");
  A.done();
  A.plays("T72", "T11");
  A.pays("T01");
  go_on_to(A, ChoiceKind::exchange);
  EXPECT_IN_VILLAGE(A, "T73");
}

}  // namespace
}  // namespace playsheet::support
