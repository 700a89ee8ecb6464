// SPDX-License-Identifier: GPL-3.0-or-later
// The notation of scenarios: what does not hold is told with its line, and so is what cannot be read.
#include "engine/gormiti/scenario/scenario.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/gormiti/board.h"
#include "tests/support/scenario_told.h"

namespace gormiti_tests::scenario_cases {
namespace {

const std::string kHead =
    "fighter HA 10/90\nfighter HB 10/90\nfighter P 20/50\nfighter Q 30/40\n"
    "scenario X \"a test\"\nA hero HA\nB hero HB\nA field P\nB field Q\n";

table::SourceValue nothing_shipped() {
  table::SourceValue root;
  root.value = table::SourceValue::Table{};
  return root;
}

/// All that is told of the last scenario of a text; empty if everything holds.
std::string told_of(const std::string& text) {
  return playsheet::support::told_of_last(scenario::read_scenarios(text, "x.scenario", nothing_shipped()),
                                          &scenario::run_scenario);
}
void expect_told(const std::string& lines, std::string_view words) {
  const std::string told = told_of(kHead + lines);
  EXPECT_NE(told.find(words), std::string::npos) << lines << told;
}

TEST(GormitiScenarios, WhatHoldsIsSilent) {
  EXPECT_EQ(told_of(kHead + "clash P vs Q\nexpect P 20/50\nexpect Q 20/40\nexpect A sees B hand 0\n"), "");
  EXPECT_EQ(told_of(kHead + "A field P as second at 10\nexpect second 10/50\nexpect A field 2\n"), "");
}

TEST(GormitiScenarios, WhatDoesNotHoldIsToldWithItsLine) {
  expect_told("clash P vs Q\nexpect P 21/50\n",
              "x.scenario:11: X failed\n  line      expect P 21/50\n  expected  21/50\n  found     20/50");
  for (const std::string wrong : {"expect P atk 21",
                                  "expect P in A discard",
                                  "expect P gone",
                                  "expect P zone 2",
                                  "expect P left 1",
                                  "expect P counters 1",
                                  "expect A hand 1",
                                  "expect A deck empty",
                                  "expect A field is Q",
                                  "expect A field has Q",
                                  "expect A field has not P",
                                  "expect A deck top P",
                                  "expect A field order Q",
                                  "expect A rounds 1",
                                  "expect A asked combat",
                                  "expect B asked strategic",
                                  "expect nobody asked",
                                  "expect turn 6",
                                  "expect round 1",
                                  "expect step main2",
                                  "expect active B",
                                  "expect winner A",
                                  "expect draw",
                                  "expect offers P",
                                  "expect A takes back freely",
                                  "expect A sees B hand 1",
                                  "A ends combat",
                                  "B ends turn",
                                  "clash Q vs P",
                                  "continue to turn 5"})
    expect_told(wrong + "\n", "x.scenario:10: X failed");
  expect_told("A concedes\nexpect no winner\n", "x.scenario:11: X failed");
  expect_told("A concedes\nexpect no event game_ended\n", "x.scenario:11: X failed");
  expect_told("A concedes\nexpect event game_ended reason=quiet\n", "x.scenario:11: X failed");
}

TEST(GormitiScenarios, ARefusalIsExpectedByItsWords) {
  EXPECT_EQ(told_of(kHead + "B ends turn\nrefused notYourDecision\n"), "");
  EXPECT_EQ(told_of(kHead + "B ends turn\nrefused\n"), "");
  expect_told("B ends turn\nrefused wrongPhase\n", "found     refused notYourDecision");
  expect_told("A ends turn\nrefused wrongPhase\n", "found     accepted");
  expect_told("expect turn 5\nrefused wrongPhase\n", "expected a decision before it");
}

TEST(GormitiScenarios, WhatCannotBeReadIsToldWithThePlace) {
  expect_told("A feild P\n", "x.scenario:10:3: \"feild\"");
  expect_told("A attacks P\n", "x.scenario:10:11: \"P\": expected \"with\"");
  expect_told("A attacks with R\n", "x.scenario:10:16: \"R\": expected a card of this game");
  expect_told("A field P\nA to combat\nA attacks with P\n", "expected the label of one card");
  expect_told("A field P x9\n", "there is no zone free for it");
  expect_told("A hand P x20\n", "a player has at most 20 cards");
  expect_told("expect event game_endet\n", "did you mean \"game_ended\"?");
  expect_told("A field R\n", "expected the code of a card");
  expect_told("A field filler\n", "that is no zone for a card of this type");
  expect_told("mode quick\nexpect turn 0\n", "in the quick mode only the decks are laid");
  expect_told("option fighterZones 99\n", "expected a value that the option can have");
  expect_told("expect P 20/50 more\n", "x.scenario:10:16: \"more\": nothing is expected here");
  EXPECT_NE(told_of("A hero HA\n").find("x.scenario:1:1: \"A\": expected \"scenario\""), std::string::npos);
  EXPECT_NE(told_of("cards\n[[card]]\n").find("expected \"end cards\""), std::string::npos);
  const std::string magik = told_of("\ncards\n[[card]]\ncode = \"M\"\ntype = \"magik\"\nend cards\n");
  EXPECT_NE(magik.find("x.scenario:5:8: \"magik\""), std::string::npos) << magik;
  EXPECT_NE(magik.find("did you mean \"magic\"?"), std::string::npos) << magik;
  EXPECT_NE(told_of("fighter P 20\n").find("expected ATK and HP"), std::string::npos);
  EXPECT_NE(told_of("scenario X\nA hero HA\n").find("expected the code of a card"), std::string::npos);
  EXPECT_NE(told_of("fighter HA 1/1\nscenario X\nA hero HA\nexpect turn 5\n").find("B has no Hero"), std::string::npos);
}

/// Whatever stands in it: a reading, never a crash.
TEST(GormitiScenarios, AnyBytesAreRead) {
  const std::string good = kHead +
                           "A hand Q x2\nA deck 3\nclash P vs Q\nexpect P 20/50\nA ends combat\nA deploys Q paying P\n"
                           "refused wrongPayment\nexpect offers Q not P\ncontinue to turn 7\nexpect event turn_began\n";
  for (std::size_t at = 0; at < good.size(); ++at) {
    std::string text = good;
    text[at] = static_cast<char>(text[at] ^ 0x11);
    (void)told_of(text);
    (void)told_of(good.substr(0, at));
  }
}

}  // namespace
}  // namespace gormiti_tests::scenario_cases
