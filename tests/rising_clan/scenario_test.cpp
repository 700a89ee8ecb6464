// SPDX-License-Identifier: GPL-3.0-or-later
// The notation of scenarios: what does not hold is told with its line, and so is what cannot be read.
#include "engine/rising_clan/scenario/scenario.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/rising_clan/cards_file.h"
#include "tests/support/scenario_told.h"

namespace rising_clan_tests::scenario_cases {
namespace {

namespace scenario = rising_clan::scenario;

const table::SourceValue& shipped() {
  static const table::SourceValue root = [] {
    std::optional<table::SourceFault> fault;
    return table::read_toml(cards_text(), std::size_t{1} << 22U, fault);
  }();
  return root;
}

/// Seven lines.
const std::string kGood =
    "scenario X \"a test\"\nA clan hiraku\nA hand supplies\nA play katana\nB hand lockpicks\nevents top "
    "laser-corridor\n"
    "C credit honour-challenge\n";

/// All that is told of the last scenario of a text; empty if everything holds.
std::string told_of(const std::string& text) {
  return playsheet::support::told_of_last(scenario::read_scenarios(text, "x.scenario", shipped()),
                                          &scenario::run_scenario);
}
/// Behind the good position; the first of these lines is the eighth.
void expect_told(const std::string& lines, std::string_view words) {
  const std::string told = told_of(kGood + lines);
  EXPECT_NE(told.find(words), std::string::npos) << lines << told;
}

TEST(RisingClanScenarios, WhatHoldsIsSilent) {
  EXPECT_EQ(told_of(kGood + "expect A ATT 7\nexpect A hand is supplies\nexpect B sees A hand none\nexpect turn 50\n"),
            "");
  EXPECT_EQ(told_of(kGood + "A uses supplies\nexpect A hand 2\nexpect advantages discarded is A31\n"), "");
  // By code, by name as one word, by name in quotes, by a label.
  EXPECT_EQ(told_of(kGood + "D hand A27, adrenaline as mine\nexpect D hand is mine \"Adrenaline\"\n"), "");
}

TEST(RisingClanScenarios, WhatDoesNotHoldIsToldWithItsLine) {
  expect_told("expect A ATT 6\n", "x.scenario:8: X failed\n  line      expect A ATT 6\n  expected  6\n  found     7");
  for (const std::string wrong : {"expect A DIF 12",
                                  "expect A base CST 5",
                                  "expect A hand empty",
                                  "expect A hand is lockpicks",
                                  "expect A hand has adrenaline",
                                  "expect A hand has not supplies",
                                  "expect A play order decoder",
                                  "expect A gift 1",
                                  "expect A area 1",
                                  "expect A status 1",
                                  "expect A conquered 1",
                                  "expect C credit empty",
                                  "expect A clan murak",
                                  "expect A goal last-shadow",
                                  "expect A marker flooded-tunnel",
                                  "expect A wounds 1",
                                  "expect A half 1",
                                  "expect A substitutions 1",
                                  "expect A events 1",
                                  "expect A is revealed",
                                  "expect A is not hidden",
                                  "expect A is captured",
                                  "expect A is recalled",
                                  "expect A is out",
                                  "expect A is not able",
                                  "expect A is winner",
                                  "expect A asked act",
                                  "expect B asked prepare",
                                  "expect A asked window roll",
                                  "expect nobody asked",
                                  "expect A sees B clan",
                                  "expect A sees not A goal",
                                  "expect A sees B hand lockpicks",
                                  "expect A sees events laser-corridor",
                                  "expect A gains 5",
                                  "expect A takes back freely",
                                  "expect advantages 1",
                                  "expect advantages empty",
                                  "expect advantages discarded 1",
                                  "expect events top remove-the-guards",
                                  "expect turn 49",
                                  "expect round 50",
                                  "expect active B",
                                  "expect die 3",
                                  "expect winners A",
                                  "expect winners nobody",
                                  "expect over won",
                                  "expect victim A",
                                  "expect offers adrenaline",
                                  "expect offers not supplies",
                                  "expect offers only supplies lockpicks",
                                  "expect offers nothing",
                                  "expect may choose B",
                                  "expect number goal_size 6",
                                  "expect same B if cards supplies katana",
                                  "expect tournament on",
                                  "expect last-stand 3",
                                  "expect returning D36",
                                  "A attacks B",
                                  "B done",
                                  "continue to flee"})
    expect_told(wrong + "\n", wrong == "expect returning D36" ? "expected a number, empty" : "x.scenario:8: X failed");
  expect_told("A uses supplies\nexpect no event used\n", "x.scenario:9: X failed");
  expect_told("A uses supplies\nexpect event used card=katana\n", "x.scenario:9: X failed");
  expect_told("A uses supplies\nexpect B told no used\n", "x.scenario:9: X failed");
  expect_told("A uses supplies\nexpect B told hand_seen\n", "x.scenario:9: X failed");
  expect_told("A concedes\nexpect A is not out\n", "x.scenario:9: X failed");
  expect_told("dice 4\nA done\ncontinue to A window roll\nexpect sum 8\n", "x.scenario:11: X failed");
}

// The state is that of before, whatever was refused.
TEST(RisingClanScenarios, ARefusalIsExpectedByItsWords) {
  EXPECT_EQ(told_of(kGood + "B done\nrefused notYourDecision R-1105\nexpect A asked prepare\n"), "");
  EXPECT_EQ(told_of(kGood + "B done\nrefused notYourDecision\n"), "");
  EXPECT_EQ(told_of(kGood + "A attacks B\nrefused\n"), "");  // whatever the reason
  expect_told("B done\nrefused wrongMoment\n", "found     refused notYourDecision");
  expect_told("A done\nrefused wrongMoment\n", "found     accepted");
  expect_told("expect turn 50\nrefused wrongMoment\n", "expected a decision before it");
}

TEST(RisingClanScenarios, WhatCannotBeReadIsToldWithThePlace) {
  expect_told("A hnad katana\n", "x.scenario:8:3: \"hnad\"");
  expect_told("A hand katanna\n", "did you mean \"Katana\"?");
  expect_told("A uses\n", "the line ends here: expected a card of this game");
  expect_told("A gives supplies B\n", "x.scenario:8:18: \"B\": expected \"to\" and a player");
  expect_told("A attacks E\n", "x.scenario:8:11: \"E\": expected a player: A to D");
  expect_told("A play supplies\n", "that is no place for such a card");
  expect_told("A gift adrenaline\n", "expected \"from\" and who has given it");
  expect_told("A gift adrenaline from A\n", "nobody gives to himself");
  expect_told("A hand wakizashi x2\n", "there are no more copies of A06 in this game");
  expect_told("B clan hiraku\n", "A has it");
  expect_told("A area stun new, stun\n", "expected \"new\"");
  expect_told("events top supplies\n", "that is no card of this deck");
  expect_told("statuses discarded survivor\n", "status cards have no discard pile");
  expect_told("players 5\n", "expected this line before all that lies on the table");
  expect_told("dice 7\n", "expected a die, a number from 1 to 6");
  expect_told("dice 1 1 1 1 1 1 1 1 1\n", "expected at most 8 dice");
  expect_told("A answers perhaps\n", "expected an answer");
  expect_told("A spends C:honour-challenge honour-challenge honour-challenge\n", "x.scenario:8:");
  expect_told("expect event movd\n", "did you mean \"moved\"?");
  expect_told("expect A ATT 7 more\n", "x.scenario:8:16: \"more\": nothing is expected here");
  expect_told("expect A hand is katanna\n", "x.scenario:8:18: \"katanna\"");
  expect_told("exepct A ATT 7\n", "did you mean \"expect\"?");
  expect_told("expect A hand has\n", "the line ends here: expected a card of this game");
  expect_told("expect A hand has not\n", "the line ends here: expected a card of this game");
  expect_told("expect events top\n", "the line ends here: expected a card of this game");
  expect_told("expect offers\n", "the line ends here: expected a card of this game");
  expect_told("expect offers supplies not\n", "the line ends here: expected a card of this game");
  expect_told("expect B sees A hand katanna\n", "x.scenario:8:22: \"katanna\"");
  expect_told("expect A sees not B hand lockpicks\n", "x.scenario:8:21: \"hand\": expected clan or goal");
  expect_told("expect same A if clans B B\n", "expected two that are not the same");
  expect_told("expect no event used crad=katana\n", "x.scenario:8:22: \"crad=katana\": expected a word of this event");
  expect_told("A hand adrenaline x0\n", "x.scenario:8:19: \"x0\": expected x1 to x9");
  expect_told("A hand adrenaline x10\n", "expected x1 to x9");
  expect_told("A hand adrenaline used\n", "no ability of this card has a limit (R-254)");
  expect_told("A uses supplies 0\n", "x.scenario:8:17: \"0\": expected which ability, a number from 1 to 99");
  expect_told("A uses supplies for B\n", "B has no roll in hand");
  expect_told("A opens 0\n", "expected which gift, a number from 1 to 99");
  expect_told("A plays katana discarding\n", "the line ends here: expected a card of this game");
  EXPECT_NE(told_of("A hand katana\n").find("x.scenario:1:1: \"A\": expected \"scenario\""), std::string::npos);
  EXPECT_NE(told_of("scenario X\nrules G-101\n").find("expected the id of a rule, such as R-501"), std::string::npos);
  EXPECT_NE(told_of("scenario X\noption handLimit 99999\n").find("a value that the option can have"),
            std::string::npos);
  EXPECT_NE(told_of("scenario X\n").find("expected lines in the scenario"), std::string::npos);
}

/// A label that means something else, too, would be read as that.
TEST(RisingClanScenarios, ALabelMeansOneCardAndNothingElse) {
  EXPECT_EQ(told_of(kGood + "A hand adrenaline as one adrenaline as two\nexpect A hand has one two\n"), "");
  for (const std::string wrong : {"", "B", "2", "katana", "A27", "to", "discarding", "B:mine", "one"})
    expect_told("A hand adrenaline as one adrenaline as " + wrong + "\n", "expected a label that means nothing else");
  expect_told("events top remove-the-guards as\n", "expected a label that means nothing else");
}

/// What stands behind a card is true of all its copies.
TEST(RisingClanScenarios, MarksBehindACard) {
  EXPECT_EQ(told_of(kGood + "A gift adrenaline x2 from C\nB area numb-arm x2 new\nexpect A gift 2\nexpect B area 2\n"),
            "");
  EXPECT_EQ(told_of(kGood + "expect A hand has supplies\n"), "");
  expect_told("A hand adrenaline\nexpect A hand has adrenaline adrenaline\n", "x.scenario:9: X failed");
  EXPECT_EQ(told_of(kGood + "A hand adrenaline x2,\nexpect A hand has adrenaline, adrenaline,\n"), "");
  EXPECT_EQ(told_of(kGood + "A status spymaster\nA uses spymaster 1 on B\n"), "");
  expect_told("A status spymaster used\nA uses spymaster 1 on B\n", "found     refused usedUp R-254");
  expect_told("A hand lamellar-armour\nB hand lamellar-armour\nexpect offers not lamellar-armour\n",
              "x.scenario:10: X failed");
}

TEST(RisingClanScenarios, WhatNoGameCanBeIsTold) {
  const auto trouble = [](const std::string& lines, std::string_view words) {
    const std::string told = told_of("scenario X\n" + lines + "expect turn 50\n");
    EXPECT_NE(told.find(words), std::string::npos) << lines << told;
  };
  trouble("A wounds 4\n", "A has no CST left (R-210)");
  trouble("A play kusarigama decoder\n", "A holds more than 2 hands do (R-215)");
  trouble("A play kevlar-mesh lamellar-armour\n", "A wears more armours than 1 (R-215)");
  trouble("A goal clear-path\nA conquered remove-the-guards x2, laser-corridor x3\n",
          "A has completed the goal (R-232)");
  trouble("A out\n", "A has the turn and is out of the game");
  trouble("A recalled\n", "A is captured or recalled: the turn is over but for its start (R-238)");
  trouble("turn 9 of B action\nB area captured\n", "B is captured or recalled");
  trouble("B out\nC out\nD out\n", "one player alone has the last stand (R-236)");
  trouble("last-stand 2\n", "who has the last stand is alone (R-236)");
  trouble("B hand katana\nB out\n", "B is out of the game and has nothing but conquered events (R-237)");
  trouble("B out\nB captured\n", "B is out of the game and has nothing but conquered events (R-237)");
  trouble("players 2\nA clan xenogray\n", "exactly one has to be the rival of the other (R-805)");
  EXPECT_EQ(told_of("scenario X\nplayers 2\noption twoDeal 1\nA clan xenogray\nexpect turn 50\n"), "");
  EXPECT_NE(told_of("scenario X\nA wounds 9\n").find("A has no CST left (R-210)"), std::string::npos)
      << "a position with nothing behind it";
  trouble("players 4 group 1\n", "refused setup R-802");
  trouble("turn 50 of F\n", "expected a player: A to D");
  trouble("players 5\nturn 50 of E\nplayers 3\n", "E does not sit at this table");
  trouble("players 3\nA clan murak\n", "expected a clan that can be in this game (R-809)");
  trouble("deal\nA hand katana\n", "nothing is laid where a game is dealt");
  // By options the same can be.
  EXPECT_EQ(told_of("scenario X\noption handsRule 0\nA play kusarigama decoder\nexpect A INT 5\n"), "");
  EXPECT_EQ(told_of("scenario X\nplayers 3 group 2\nA clan murak\nexpect A clan MUR\n"), "");
}

/// A file may bring cards, and change facts of those there are.
TEST(RisingClanScenarios, CardsOfAFile) {
  const std::string block =
      "cards\n[numbers]\nhand_limit = [5, 5, 5, 5, 5, 5, 5, 5]\n[[advantage]]\nid = \"A06\"\nhands = 2\n"
      "[[advantage]]\nid = \"club\"\nkind = \"PE\"\ntype = \"tool\"\ncopies = { deck = 1, two = 0 }\n"
      "ability = [{ when = \"static\", do = [{ op = \"bonus\", stat = \"ATT\", n = 4 }] }]\nend cards\n";
  EXPECT_EQ(
      told_of(block +
              "scenario X\nA play club\nB play A06\nexpect A ATT 9\nexpect B ATT 6\nexpect number hand_limit 5\n"),
      "");
  EXPECT_NE(told_of(block + "scenario X\nA play A06 decoder\nexpect turn 50\n").find("A holds more than 2 hands"),
            std::string::npos);
  EXPECT_NE(told_of("cards\n[[advantage]]\n").find("expected \"end cards\""), std::string::npos);
  EXPECT_NE(told_of("cards\nadvantage = 5\nend cards\n").find("x.scenario:2"), std::string::npos);
  const std::string wrong = told_of("\ncards\n[[advantage]]\nid = \"A06\"\nkind = \"PX\"\nend cards\n");
  EXPECT_NE(wrong.find("x.scenario:5:8: \"PX\""), std::string::npos) << wrong;
}

// R-1113: dice that are told later change what comes, and nothing before.
TEST(RisingClanScenarios, DiceInTheMiddle) {
  const std::string before = kGood + "dice 2\nA done\nA passes\nB passes\nC passes\n";
  const std::string holds = "expect die 2\nexpect A takes back with B C D\n";
  EXPECT_EQ(told_of(before + holds), "");
  EXPECT_EQ(told_of(before + "dice 6\n" + holds), "");
  EXPECT_EQ(told_of(kGood + "dice 2\nA done\nA passes\nB passes\ndice 5 3\nC passes\nexpect die 5\n"), "");
  EXPECT_EQ(told_of(kGood + "A done\ndice 4\nA passes\nB passes\nC passes\nexpect die 4\nexpect sum 7\n"), "");
}

// Every number of players; whoever wants nothing comes to an end.
TEST(RisingClanScenarios, ADealtGameGoesOnToItsEnd) {
  for (const std::string players : {"2", "3", "4", "9"})
    EXPECT_EQ(told_of("scenario X\nplayers " + players +
                      "\nseed 7\ndeal\nexpect A asked peek\ncontinue to prepare\n"
                      "expect turn 1\ncontinue to over\nexpect nobody asked\n"),
              "");
}

/// Whatever stands in it: a reading, never a crash.
TEST(RisingClanScenarios, AnyBytesAreRead) {
  const std::string good =
      "scenario X\nturn 9 of B action\nA hand katana x2\nB credit D33 as dog\nstatuses are survivor\ndice 4 2\n"
      "B spends dog\nexpect B status has S01\nB attacks A\nexpect no event die\ncontinue to over\n";
  for (std::size_t at = 0; at < good.size(); at += 2) {
    std::string text = good;
    text[at] = static_cast<char>(text[at] ^ 0x11);
    (void)told_of(text);
    (void)told_of(good.substr(0, at));
  }
}

}  // namespace
}  // namespace rising_clan_tests::scenario_cases
