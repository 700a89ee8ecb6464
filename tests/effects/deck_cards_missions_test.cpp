// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

/// Missions of the ready decks at work, one test for each shape of text.
namespace playsheet::support {
namespace {

class DeckMissions : public TableFixture {
 protected:
  DeckMissions() : TableFixture(all_cards()) {}
  /// Something in the hand and in the chakra area, so that the player is asked in the exchange.
  void awake(const Seat& seat) {
    hand(seat, {"T00"});
    chakra(seat, {"T00"});
  }
};

// forbid_jutsu for everybody
TEST_F(DeckMissions, M008ForbidsJutsuThisTurn) {
  village(A, {"T03"});
  village(D, {"T02"});
  hand(A, {"M-008", "T18", "T18"});
  chakra(A, {"T01"});
  marker(A, 3);
  mission_phase(A);
  A.plays("M-008");
  A.pays("T18");
  go_on_to(A, ChoiceKind::attack);
  battle({{"T03", "T02"}});
  A.plays("T18", "T03").refused(RefusalCode::jutsu_forbidden, "N-GEN-02");
  A.passes();
  EXPECT_TRUE(state.lasting.empty());
}

// N-TGT-01: its targets are the Ninja in play when it is used, so a later arrival is none of them
TEST_F(DeckMissions, M008LeavesLaterArrivalsAlone) {
  hand(A, {"M-008", "T18", "T01", "T18"});
  village(D, {"T02"});
  marker(A, 3);
  mission_phase(A);
  A.plays("M-008");
  A.pays("T18");
  A.plays("T01");
  go_on_to(A, ChoiceKind::attack);
  battle({{"T01", "T02"}});
  A.plays("T18", "T01");
  A.pays("M-008");
  EXPECT_IN(D, discard, "T02");  // injured by Spark, then defeated
}

// Counter with a target on the chain
TEST_F(DeckMissions, M009NegatesAMission) {
  hand(A, {"T14", "T18"});
  hand(D, {"M-009", "T18"});
  marker(A, 1);
  marker(D, 3);
  mission_phase(A);
  A.plays("T14");
  D.plays("M-009");
  EXPECT_IN(A, discard, "T14");
  EXPECT_IN(D, chakra, "M-009");
}

TEST_F(DeckMissions, M009CannotNameAPermanent) {
  hand(A, {"T15"});
  hand(D, {"M-009", "T18"});
  marker(A, 2);
  marker(D, 3);
  mission_phase(A);
  A.plays("T15");
  D.plays("M-009").refused(RefusalCode::no_target, "N-TGT-03");
  D.passes();
  EXPECT_IN_VILLAGE(A, "T15");
}

// look at the top, take, shuffle
TEST_F(DeckMissions, M011TakesOneNinja) {
  hand(A, {"M-011", "T08"});
  deck(A, {"T03", "T01", "T18", "T02"});
  marker(A, 1);
  mission_phase(A);
  A.plays("M-011");
  EXPECT_ASKS(A, look);
  EXPECT_EQ(view_for(state, rules, A.id).looked_at.size(), 3U);
  A.done();
  EXPECT_EQ(offers(), "T-01 T-02");  // not the fourth card
  A.done().refused(RefusalCode::too_few_picked, "N-TGT-08");
  A.picks("T01");
  EXPECT_IN(A, hand, "T01");
  EXPECT_EQ(deck(A), 23);
}

// once for each team, on both sides; each loses of the own chakra by choice
TEST_F(DeckMissions, M013TakesAChakraForEachTeamOfWhoeverSendsIt) {
  village(A, {"T03", "T01", "M-013"});
  village(D, {"T02"});
  chakra(A, {"T00", "T01", "T08"});
  chakra(D, {"T00", "T02"});
  battle_phase(A);
  A.attacks("T03");
  A.attacks("T01");
  A.done();
  A.picks("T01");  // two texts wait, one for each team: alike, so that nobody is asked which comes first
  A.picks("T08");
  D.blocks("T02", "T03");
  D.done();
  D.picks("T02");
  EXPECT_EQ(chakra(A), 1);
  EXPECT_EQ(chakra(D), 1);
}

// a permanent as target
TEST_F(DeckMissions, M019DiscardsAPermanent) {
  village(D, {"T15", "T13"});
  hand(A, {"M-019", "T94"});
  marker(A, 1);
  mission_phase(A);
  A.plays("M-019");
  EXPECT_IN(D, discard, "T15");
}

TEST_F(DeckMissions, M019NeedsAPermanent) {
  village(D, {"T13"});
  hand(A, {"M-019", "T94"});
  marker(A, 1);
  mission_phase(A);
  A.plays("M-019").refused(RefusalCode::no_target, "N-TGT-03");
}

// N-DEPLOY-10: no costs, no limit, the name rule holds
TEST_F(DeckMissions, M020PutsAGeninIntoPlay) {
  village(A, {"T94"});
  hand(A, {"M-020", "T94", "T25", "T07", "T01", "T02"});
  marker(A, 2);
  mission_phase(A);
  A.plays("M-020");
  A.pays("T25");
  EXPECT_EQ(offers(), "T-94 T-07 T-01");  // a target on use; Beni is a Chunin
  A.targets("T07");
  EXPECT_IN_VILLAGE(A, "T07");
  EXPECT_EQ(state[A.id].ninja_deployed, 0);
  A.plays("T02");
}

// N-GROW-04, A-30: by an effect is not deployed
TEST_F(DeckMissions, M020DoesNotCountAsDeployed) {
  hand(A, {"M-020", "T94", "T01", "T04"});
  marker(A, 2);
  mission_phase(A);
  A.plays("M-020");
  A.targets("T01");
  EXPECT_EQ(chakra(A), 2);  // what was paid, and the Mission
  A.plays("T04", "T01");
  EXPECT_IN_VILLAGE(A, "T04");
}

// draw_step_ends, for each player
TEST_F(DeckMissions, M022GivesBothPlayersACard) {
  village(A, {"M-022"});
  turn_of(A);
  EXPECT_EQ(hand(A), 2);
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(hand(D), 2);
  EXPECT_EQ(hand(A), 2);
}

// enters_play by deployment, several copies act as one
TEST_F(DeckMissions, M051DrawsOnceForADeployment) {
  village(A, {Placed("M-051").with(CoinKind::permanent, 3), Placed("M-051").with(CoinKind::permanent, 2)});
  village(D, {"T01"});
  hand(D, {"T94", "T04"});
  marker(D, 2);
  mission_phase(D);
  D.plays("T94");
  EXPECT_EQ(hand(A), 1);
  D.plays("T04", "T01");
  EXPECT_EQ(hand(A), 1);  // growth is no deployment
}

// a text about a rank
TEST_F(DeckMissions, M061SupportsAcademyStudents) {
  village(A, {"M-061", "M-061", "N-007", "T08"});
  village(D, {"T08", "T01"});
  mission_phase(A);
  EXPECT_EQ(figures(A, "N-007"), "0/2");
  EXPECT_EQ(figures(A, "T08"), "0/2");
  EXPECT_EQ(figures(D, "T08"), "0/2");
  EXPECT_EQ(figures(D, "T01"), "2/1");
}

// a Counter in the window, cannot_be_sent for everybody
TEST_F(DeckMissions, M076StopsTheBattleOfTheTurn) {
  village(A, {"T01"});
  hand(A, {"T02"});
  hand(D, {"M-076", "T08"});
  marker(D, 5);
  mission_phase(A);
  A.done();
  EXPECT_ASKS(D, counter_window);
  D.plays("M-076");
  EXPECT_ASKS(A, answer);  // the hand could be M-175, which answers a Counter
  A.passes();
  EXPECT_ASKS(A, mission_action);
  A.done();
  EXPECT_ASKS(D, mission_action);  // nothing could be sent
  go_on_to(A, ChoiceKind::attack);
  A.attacks("T01");
}

// may with the top of the deck, when attackers are sent
TEST_F(DeckMissions, M134ChargesTheTopCard) {
  village(A, {"M-134", "T01", "T94"});
  deck(A, {"T02"});
  battle_phase(A);
  A.attacks("T01");
  A.attacks("T94");
  A.done();
  A.accepts();
  EXPECT_IN(A, chakra, "T02");
  EXPECT_EQ(chakra(A), 1);
}

TEST_F(DeckMissions, M134IsForAttackersOnly) {
  village(A, {"T01"});
  village(D, {"M-134", "T94"});
  battle_phase(A);
  battle({{"T01", "T94"}});
  EXPECT_EQ(chakra(D), 0);
}

// N-OWN-04, A-94: attached to an opposing Ninja, the other player controls it; EX-95
TEST_F(DeckMissions, M150BindsAnOpposingNinja) {
  village(A, {"T01", "T94"});
  hand(A, {"T02"});
  hand(D, {"M-150", "T94"});
  marker(D, 3);
  mission_phase(A);
  A.charges("T02");
  D.plays("M-150");
  D.targets("T01");
  EXPECT_IN_VILLAGE(A, "M-150");
  EXPECT_EQ(coins(A, "M-150", CoinKind::permanent), 2);
  go_on_to(A, ChoiceKind::attack);
  A.attacks("T01").refused(RefusalCode::cannot_be_sent, "N-ATK-06");
  A.done();
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(coins(A, "M-150", CoinKind::permanent), 2);
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_EQ(coins(A, "M-150", CoinKind::permanent), 1);
  go_on_to(D, ChoiceKind::mission_action);
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_IN(D, chakra, "M-150");
}

// attached, and a reward for a victory in battle
TEST_F(DeckMissions, M156RewardsItsNinja) {
  village(A, {"T07"});
  village(D, {"T04"});
  hand(A, {"M-156", "T18"});
  marker(A, 4);
  mission_phase(A);
  A.plays("M-156");
  EXPECT_IN_VILLAGE(A, "M-156");
  go_on_to(A, ChoiceKind::attack);
  battle({{"T07", "T04"}});
  EXPECT_EQ(rewards(A), 1);
}

TEST_F(DeckMissions, M156IsForOwnNinjaOnly) {
  village(D, {"T04"});
  hand(A, {"M-156", "T18"});
  marker(A, 4);
  mission_phase(A);
  A.plays("M-156").refused(RefusalCode::no_target, "N-TGT-03");
}

}  // namespace
}  // namespace playsheet::support
