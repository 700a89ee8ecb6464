// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong in a scenario file is told with line, column, word and the nearest known one.
#include <gtest/gtest.h>

#include "tests/scenario/scenario_support.h"

namespace naruto::scenario {
namespace {

struct Fault {
  const char* name;
  const char* line;  ///< the third line of a scenario
  int column;
  const char* found;
  const char* nearest;
};

class ReaderFaults : public testing::TestWithParam<Fault> {};

TEST_P(ReaderFaults, AreToldWithPlaceAndNearestWord) {
  const Fault& fault = GetParam();
  Catalog cards = invented_cards();
  const auto read = read_scenarios(text_with(fault.line), "a.scenario", nullptr, cards);
  ASSERT_EQ(read.problems.size(), 1U) << fault.line;
  const Problem& problem = read.problems.front();
  EXPECT_EQ(problem.file, "a.scenario");
  EXPECT_EQ(problem.line, 3);
  EXPECT_EQ(problem.column, fault.column) << text_of(problem);
  EXPECT_EQ(problem.found, fault.found) << text_of(problem);
  EXPECT_EQ(problem.nearest, fault.nearest) << text_of(problem);
  EXPECT_FALSE(problem.expected.empty());
  EXPECT_EQ(read.refused, 1);
  EXPECT_TRUE(read.scenarios.empty());
}

constexpr Fault kFaults[] = {
    {"Statement", "exspect A hand 3", 1, "exspect", "expect"},
    {"UnknownCard", "A hand T01 T1001", 12, "T1001", "T00"},
    {"UnknownZone", "A vilage T01", 3, "vilage", "village"},
    {"UnknownVerb", "A play T01", 3, "play", "plays"},
    {"UnknownPhase", "phase misson", 7, "misson", "mission"},
    {"UnknownCoin", "A village T01 +2/+1:2", 15, "+2/+1:2", ""},
    {"NumberOfCoins", "A village T01 growth:0", 15, "growth:0", ""},
    {"UnknownEdition", "editions usa-1.4", 10, "usa-1.4", "usa-1.3"},
    {"UnknownEditionOfALine", "in paninni: A hand T01", 4, "paninni:", "panini"},
    {"UnknownRuling", "ruling A-04 yes", 8, "A-04", "A-02"},
    {"UnknownValueOfARuling", "ruling A-85 nver", 13, "nver", "never"},
    {"RuleId", "rules DEPLOY-05", 7, "DEPLOY-05", ""},
    {"Number", "A marker three", 10, "three", ""},
    {"NumberOutOfRange", "turn 0", 6, "0", ""},
    {"Toss", "toss head", 6, "head", "heads"},
    {"WordTooMuch", "turn 5 now", 8, "now", ""},
    {"LineTooShort", "A plays", 8, "", ""},
    {"BattleWithoutBlocker", "battle T01 against T02", 12, "against", ""},
    {"Label", "A hand T01 as hand", 15, "hand", ""},
    {"RefusedWithoutDecision", "refused", 1, "refused", ""},
    {"UnknownState", "expect T01 injred", 12, "injred", "injured"},
    {"UnknownQuestion", "expect D asked anser", 16, "anser", "answer"},
    {"Power", "expect T01 power 5", 18, "5", ""},
    {"Result", "expect battle T01 victry", 19, "victry", "victory"},
    {"Reason", "expect winner A reward", 17, "reward", "rewards"},
    {"DeckOfCards", "A deck T01", 8, "T01", ""},
    {"RawAction", "A does dance 3", 8, "dance 3", ""},
    {"OtherPlayerStarts", "A lets A start", 10, "A", ""},
};
INSTANTIATE_TEST_SUITE_P(Scenario, ReaderFaults, testing::ValuesIn(kFaults),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(ScenarioReader, UnknownReasonOfARefusal) {
  Catalog cards = invented_cards();
  const auto read = read_scenarios(text_with("A plays T01\nrefused hand_costs"), "a.scenario", nullptr, cards);
  ASSERT_EQ(read.problems.size(), 1U);
  EXPECT_EQ(text_of(read.problems[0]),
            "a.scenario:4:9: \"hand_costs\": expected a reason, a rule, \"need\", \"have\" or \"card\"; did you mean "
            "\"hand_cost\"?");
}

/// The only fault of these lines, as it is told.
std::string fault_of(std::string_view lines) {
  Catalog cards = invented_cards();
  const auto read = read_scenarios(text_with(lines), "a.scenario", nullptr, cards);
  EXPECT_EQ(read.problems.size(), 1U);
  return read.problems.empty() ? std::string() : text_of(read.problems[0]);
}

TEST(ScenarioReader, ALabelIsGivenOnceInAnEdition) {
  EXPECT_EQ(fault_of("in usa-1.3 panini: A hand T15 as first\nin panini bandai-pt: A chakra T15 as first"),
            "a.scenario:4:38: \"first\": expected a label that is not taken yet in panini");
}

TEST(ScenarioReader, ALabelMeansNothingWhereItWasNotGiven) {
  EXPECT_EQ(fault_of("in usa-1.3: A hand T15 as first\nA charges first"),
            "a.scenario:4:11: \"first\": expected a label of panini and bandai-pt, too: it is one of usa-1.3 only");
}

TEST(ScenarioReader, ARefusedHasADecisionInEachOfItsEditions) {
  EXPECT_EQ(
      fault_of("in usa-1.3: A plays T01\nin panini: refused"),
      "a.scenario:4:12: \"refused\": expected a decision before it that counts in panini, too; in usa-1.3 there is "
      "one");
  EXPECT_EQ(fault_of("in usa-1.3 panini: A plays T01\nrefused"),
            "a.scenario:4:1: \"refused\": expected a decision before it that counts in bandai-pt, too; in usa-1.3 and "
            "panini there is one");
  EXPECT_EQ(fault_of("A plays T01\nin panini: expect A hand 0\nrefused"),
            "a.scenario:5:1: \"refused\": expected a decision before it that counts in panini, too; in usa-1.3 and "
            "bandai-pt there is one");
}

TEST(ScenarioReader, PositionBehindADecision) {
  Catalog cards = invented_cards();
  const auto read = read_scenarios(text_with("A plays T01\nA hand T02"), "a.scenario", nullptr, cards);
  ASSERT_EQ(read.problems.size(), 1U);
  EXPECT_EQ(read.problems[0].line, 4);
}

TEST(ScenarioReader, EverythingStandsInAScenario) {
  Catalog cards = invented_cards();
  const auto read = read_scenarios("A hand T01\n", "a.scenario", nullptr, cards);
  ASSERT_EQ(read.problems.size(), 1U);
  EXPECT_EQ(read.refused, 1);
}

TEST(ScenarioReader, AFaultCostsItsScenarioOnly) {
  Catalog cards = invented_cards();
  const auto read = read_scenarios(text_with("A hnd T01") + text_with("A hand T01"), "a.scenario", nullptr, cards);
  EXPECT_EQ(read.problems.size(), 1U);
  EXPECT_EQ(read.refused, 1);
  EXPECT_EQ(read.scenarios.size(), 1U);
}

TEST(ScenarioReader, HeaderAndRemarks) {
  Catalog cards = invented_cards();
  const auto read = read_scenarios(
      "scenario EX-1 \"A title\" # a remark\n  editions panini\n\nrules N-GEN-04, N-MARK-03\nruling A-85 never\nseed "
      "7\n"
      "strict\n",
      "a.scenario", nullptr, cards);
  ASSERT_EQ(read.scenarios.size(), 1U);
  const Scenario& scenario = read.scenarios[0];
  EXPECT_EQ(scenario.id, "EX-1");
  EXPECT_EQ(scenario.title, "A title");
  ASSERT_EQ(scenario.editions.size(), 1U);
  EXPECT_EQ(scenario.editions[0]->id, "panini");
  EXPECT_EQ(scenario.rules, (std::vector<std::string>{"N-GEN-04", "N-MARK-03"}));
  ASSERT_EQ(scenario.rulings.size(), 1U);
  EXPECT_EQ(scenario.rulings[0].ruling->id, "A-85");
  EXPECT_EQ(scenario.seed, 7U);
  EXPECT_TRUE(scenario.strict);
}

constexpr const char* kOwnCard =
    "[[card]]\ncode = \"S-01\"\nname = \"Sol\"\ntype = \"client\"\nsymbols = [\"Fire\", \"Wind\"]\nentrance_cost = 0\n"
    "hand_cost = 0\ntext = \"none\"\n";

TEST(ScenarioReader, CardsOfTheFile) {
  Catalog cards = invented_cards();
  const std::string text = text_with("A hand S-01") + "cards\n" + kOwnCard + "end cards\n";
  EXPECT_TRUE(read_scenarios(text, "a.scenario", nullptr, cards).problems.empty());
}

TEST(ScenarioReader, AFaultInACardIsToldAtItsLine) {
  Catalog cards = invented_cards();
  const std::string text = "cards\n" + std::string(kOwnCard) + "hand_cosd = 1\nend cards\n";
  const auto read = read_scenarios(text, "a.scenario", nullptr, cards);
  ASSERT_EQ(read.problems.size(), 1U);
  EXPECT_EQ(read.problems[0].line, 10) << text_of(read.problems[0]);
  EXPECT_EQ(read.problems[0].nearest, "hand_cost");
}

TEST(ScenarioReader, CardsOfAnotherFile) {
  const OpenFile open = [](std::string_view name) -> std::optional<std::string> {
    if (name != "other.toml") return std::nullopt;
    return "format = 1\nset = \"Other\"\n" + std::string(kOwnCard);
  };
  Catalog cards = invented_cards();
  EXPECT_TRUE(read_scenarios("use cards other.toml\n" + text_with("A hand S-01"), "a", open, cards).problems.empty());
  Catalog more = invented_cards();
  const auto read = read_scenarios("use cards others.toml\n", "a", open, more);
  ASSERT_EQ(read.problems.size(), 1U);
  EXPECT_EQ(read.problems[0].column, 11);
}

TEST(ScenarioReader, ABlockOfCardsHasAnEnd) {
  Catalog cards = invented_cards();
  EXPECT_EQ(read_scenarios("cards\n", "a", nullptr, cards).problems.size(), 1U);
}

}  // namespace
}  // namespace naruto::scenario
