// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario does with the game, and how it says that something does not hold.
#include <gtest/gtest.h>

#include "tests/scenario/scenario_support.h"

namespace naruto::scenario {
namespace {

using Played = Run;  // inside a test Run is a function of GoogleTest

class Scenarios : public testing::Test {
 protected:
  /// Runs one scenario in one edition; lines from line 3 on.
  const Played& play(std::string_view lines, const char* edition = "usa-1.3") {
    file_ = read_scenarios(text_with(lines), "a.scenario", nullptr, cards_);
    for (const Problem& problem : file_.problems) ADD_FAILURE() << text_of(problem);
    run_ = {};
    if (!file_.scenarios.empty()) run_ = run_scenario(file_.scenarios[0], *find_edition(edition), cards_);
    return run_;
  }
  void passes(std::string_view lines, const char* edition = "usa-1.3") {
    EXPECT_TRUE(play(lines, edition).passed()) << text_of(run_);
  }
  void fails(std::string_view lines, int line, std::string_view expected, std::string_view found) {
    play(lines);
    ASSERT_TRUE(run_.failure) << text_of(run_);
    EXPECT_EQ(run_.failure->line, line);
    EXPECT_EQ(run_.failure->expected, expected);
    EXPECT_EQ(run_.failure->found, found);
  }
  void impossible(std::string_view lines, int line, int column, std::string_view found,
                  const char* edition = "usa-1.3") {
    play(lines, edition);
    ASSERT_EQ(run_.problems.size(), 1U) << text_of(run_);
    EXPECT_EQ(run_.problems[0].line, line) << text_of(run_);
    EXPECT_EQ(run_.problems[0].column, column) << text_of(run_);
    EXPECT_EQ(run_.problems[0].found, found) << text_of(run_);
  }

  Catalog cards_ = invented_cards();
  ScenarioFile file_;
  Played run_;
};

TEST_F(Scenarios, TheFirstLineThatDoesNotHoldIsTold) {
  fails("A hand T01 T02\nexpect A hand 2\nexpect A hand 3\nexpect A hand 4", 5, "3", "2");
  EXPECT_EQ(text_of(run_),
            "a.scenario:5: S [usa-1.3] failed\n  line      expect A hand 3\n  expected  3\n  found     2\n");
}

TEST_F(Scenarios, ARefusedDecisionFails) {
  fails("A marker 2\nA hand T03 T01 T18\nA plays T03", 5, "accepted",
        "refused entrance_cost N-DEPLOY-03 need 3 have 2; A is asked mission_action");
}

TEST_F(Scenarios, ARefusalIsCompared) {
  passes(
      "A marker 2\nA hand T03 T01 T18\nA plays T03\nrefused entrance_cost N-DEPLOY-03 need 3 have 2\nexpect A hand 3");
  fails("A marker 2\nA hand T03 T01 T18\nA plays T03\nrefused hand_cost", 6, "refused hand_cost",
        "refused entrance_cost N-DEPLOY-03 need 3 have 2");
  fails("A hand T01\nA plays T01\nrefused", 5, "refused", "accepted");
}

TEST_F(Scenarios, NothingOfALineHappensIfAPartIsRefused) {
  passes(
      "A marker 3\nA hand T03 T01 T18 T14 T02\nA plays T03 paying T01 T02\nrefused pays_wrong_symbol card T02\n"
      "expect A hand 5\nexpect A asked action\nA plays T03 paying T01 T18\nexpect A chakra is T01 T18");
}

TEST_F(Scenarios, ACardTooManyIsRefused) {
  passes("A marker 3\nA hand T03 T01 T18 T14\nA plays T03 paying T01 T18 T14\nrefused not_an_option\nexpect A hand 4");
}

TEST_F(Scenarios, TheClausesFitTheOrderOfEveryEdition) {
  for (const char* edition : {"usa-1.3", "panini", "bandai-pt"})
    passes(
        "phase exchange\nA village T01\nD village T02 T08\nA hand T18\nA chakra T14 T18\nbattle T01 vs T02 T08\n"
        "A plays T18 with T01 paying T14 targeting T08\nsettle\nexpect T08 injured\nexpect T02 healthy",
        edition);
}

TEST_F(Scenarios, WindowsArePassedUnlessStrict) {
  const std::string lines =
      "A village T01\nD village T02\nA hand T18\nA chakra T14\nA attacks T01 then done\nD blocks T02 against T01\n"
      "A plays T18 with T01";
  passes(lines);
  play("strict\n" + lines);
  ASSERT_TRUE(run_.failure);
  EXPECT_EQ(run_.failure->line, 8);
}

TEST_F(Scenarios, ThePassesOfTheEngineRushByUnseen) {
  passes(
      "phase exchange\nA village T03\nD village T08\nbattle T03 vs T08\nexpect battle T03 power 5 against 0\n"
      "expect phase exchange\nA passes\nD passes\ncontinue to end\nexpect D discard is T08");
}

TEST_F(Scenarios, GoingOnNeverDecides) {
  fails("A hand T00 x8\ncontinue to D mission", 4, "the game goes on to mission", "A is asked hand_adjustment");
}

TEST_F(Scenarios, LinesCountInTheirEditions) {
  const std::string lines =
      "turn 19\nphase end\nA marker 9\nin usa-1.3: expect A marker 10\nin panini: expect A marker 9";
  passes(lines);
  passes(lines, "panini");
}

TEST_F(Scenarios, ARefusedBelongsToTheDecisionThatCountsThere) {
  const std::string lines =
      "editions usa-1.3 panini\nA marker 2\nA hand T03 T01 T18\nin usa-1.3: A plays T03\nin panini: A plays T03\n"
      "refused entrance_cost\nin panini: refused N-DEPLOY-03 need 3 have 2\nexpect A hand 3";
  passes(lines);
  passes(lines, "panini");
  // each of several must hold
  fails("A marker 2\nA hand T03 T01 T18\nA plays T03\nrefused hand_cost\nrefused entrance_cost", 6, "refused hand_cost",
        "refused entrance_cost N-DEPLOY-03 need 3 have 2");
}

TEST_F(Scenarios, TheFiguresOfARefusalAreCompared) {
  const std::string lines =
      "phase exchange\nA village T01\nD village T02\nA hand T21\nA chakra T08 T14\nbattle T01 vs T02\n"
      "A plays T21 with T01 X 3\n";
  passes(lines + "refused x_too_large N-COST-06 need 2 have 3");
  fails(lines + "refused x_too_large need 2 have 0", 10, "refused x_too_large need 2 have 0",
        "refused x_too_large N-COST-06 need 2 have 3");
  fails("A hand T18\nA plays T18\nrefused need 0", 5, "refused need 0",
        "refused jutsu_moment N-JUT-01, which has no figures");
  fails("A hand T18\nA plays T18\nrefused have 0", 5, "refused have 0",
        "refused jutsu_moment N-JUT-01, which has no figures");
  passes("A village T03\nA hand T00 T02\nA deployed 1\nA plays T00\nrefused ninja_limit need 1 have 1");
}

TEST_F(Scenarios, TheSameCardIsPaidAndATargetOnOneLine) {
  const std::string lines =
      "phase exchange\nA village T11\nD village T02\nA hand T27\nA chakra T08 T14 T15\nbattle T11 vs T02\n"
      "A plays T27 with T11 paying T08 targeting T08\n";
  fails(lines, 9, "accepted", "refused not_a_target N-TGT-03; A is asked exchange");  // it has left the chakra area
}

TEST_F(Scenarios, GoingOnToWhereItIsFails) {
  fails("A hand T01\ncontinue to mission", 4, "the game goes on to mission",
        "it is there already, in turn 5 of A; \"continue to turn 6\" and \"continue to D mission\" go on to the next "
        "turn");
  fails("turn 6\nactive D\ncontinue to D mission", 5, "the game goes on to mission",
        "it is there already, in turn 6 of D; \"continue to turn 7\" and \"continue to A mission\" go on to the next "
        "turn");
  fails("continue to turn 5", 3, "the game goes on to start",
        "it is there already, in turn 5 of A; \"continue to turn 6\" and \"continue to D mission\" go on to the next "
        "turn");
  fails("A hand T01\nA charges T01\ncontinue to mission", 5, "the game goes on to mission",
        "it is there already, in turn 5 of A; \"continue to turn 6\" and \"continue to D mission\" go on to the next "
        "turn");
  passes("continue to D mission\nexpect turn 6\ncontinue to A mission\nexpect turn 7");
  // where a decision has just led the line only says so
  passes("A village T01\nA attacks T01 then done\ncontinue to exchange\nexpect phase exchange");
}

TEST_F(Scenarios, ABattleIsFoundByEachOfItsNinja) {
  const std::string lines =
      "phase exchange\nA village T03 T01; T11\nD village T08 T02\nD hand T19\nD chakra T15 T14\n"
      "battle T03 T01 vs T08 T02\nbattle T11 unblocked\n";
  for (const char* ninja : {"T03", "T01", "T08", "T02"}) {
    const std::string battle = std::string("expect battle ") + ninja;
    passes(lines + battle + " power 6 against 1\ncontinue to end\n" + battle + " power 6 against 1\n" + battle +
           " outstanding_victory");
    // without its head it is still the battle of all that were in it
    passes(lines + "D plays T19 with T02 paying T15 T14 targeting T03\nsettle\nexpect T03 in A hand\n" + battle +
           " power 1 against 1\ncontinue to end\n" + battle + " draw");
  }
  fails(lines + "expect battle T10 draw", 10, "a battle of T10", "no such battle");
}

TEST_F(Scenarios, HouseRulingsChangeTheEdition) {
  passes(
      "ruling A-45 no\nphase exchange\nA village T03\nD village T01\nA hand T19\nA chakra T15 T14\nbattle T03 vs T01\n"
      "A plays T19 with T03 targeting T01\nsettle\ncontinue to end\nexpect A rewards 0");
}

TEST_F(Scenarios, LabelsAndSides) {
  passes("A village T08\nD village T08 injured\nexpect A:T08 healthy\nexpect D:T08 injured");
  fails("A village T08\nD village T08\nexpect T08 healthy", 5, "T08 in play", "in both villages: write A:T08 or D:T08");
  passes("A hand T15 as first, T15 as second\nA charges second\nexpect second in A chakra\nexpect first in A hand");
}

TEST_F(Scenarios, ALabelMayMeanAnotherCardInAnotherEdition) {
  const std::string lines =
      "in usa-1.3: A hand T15 as first\nin panini bandai-pt: A chakra T15 as first\nA hand T15\n"
      "in usa-1.3: expect first in A hand\nin panini bandai-pt: expect first in A chakra\n"
      "in usa-1.3: A charges first\nexpect first in A chakra";
  passes(lines);
  passes(lines, "panini");
}

TEST_F(Scenarios, EventsStandInTheirOrder) {
  passes("A hand T01\nA charges T01\nexpect event card_moved T01 to=chakra\nexpect no event damaged");
  fails("A hand T01\nA charges T01\nexpect no event T01 charge", 5, "no such event",
        "card_moved card=T01 from=hand to=chakra player=A to_bottom=0 cause=charge");
}

TEST_F(Scenarios, HiddenCards) {
  passes(
      "D hand T01\nA rewards 2\nexpect A sees D hand 1\nexpect A cannot see D hand\nexpect D sees D hand T01\n"
      "expect A cannot see A rewards");
}

TEST_F(Scenarios, ImpossiblePositions) {
  impossible("A village T01 T07", 3, 15, "T07");
  impossible("A village T01, T05", 3, 16, "T05");
  impossible("A village T12 T13", 3, 15, "T13");
  impossible("A marker 10", 3, 10, "10", "panini");
  impossible("A village T12 injured", 3, 11, "T12");
  impossible("A village T14", 3, 11, "T14");
  impossible("A village T18", 3, 11, "T18");
  impossible("A village T12 growth:1", 3, 11, "T12");
  impossible("A village T01 permanent:1", 3, 11, "T01");
  impossible("A hand T01 injured", 3, 8, "T01");
  impossible("A village T01\nD village T02\nA team T01 T02", 5, 12, "T02");
  impossible("A village T01 T02 T03\nA team T01 T02\nA team T02 T03", 5, 8, "T02");
  impossible("phase exchange\nA village T01\nbattle T02 unblocked", 5, 8, "T02");
  impossible("phase exchange\nA village T01 T02 T03\nA team T01 T02\nbattle T03 T02 unblocked", 6, 12, "T02");
  impossible("phase exchange\nA village T01 T02 T03\nA team T01 T02\nbattle T01 unblocked", 6, 8, "T01");
  impossible("A village T01\nbattle T01 unblocked", 4, 8, "battle");
  impossible("phase block\nA village T01\nD village T02\nbattle T01 vs T02", 6, 8, "vs");
  impossible("phase exchange\nA village T01", 1, 0, "exchange");
  impossible("A deck 45\nA hand T01 x6", 1, 0, "51 cards");
  impossible("A deck 1\nA deck top T01 T02", 1, 0, "deck");
  impossible("D missions 1", 3, 12, "missions");
  impossible("A counters 1", 3, 12, "counters");
  impossible("caller A", 3, 1, "caller");
  impossible("A hand T01 owner D", 3, 8, "T01");
  impossible("A reinforcement T23", 1, 0, "1 squads", "panini");
}

TEST_F(Scenarios, Decks) {
  passes("deck 30 ninja, 20 jutsu\nexpect deck legal");
  passes("deck T01 x4, 26 ninja, 20 jutsu\nexpect deck breach too_many_copies N-DECK-05 T01");
  play("deck 30 ninja\nexpect deck legal");
  EXPECT_TRUE(run_.failure);
}

}  // namespace
}  // namespace naruto::scenario
