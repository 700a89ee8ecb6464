// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/answers_in_match.h"

#include <gtest/gtest.h>

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/match/record.h"
#include "engine/naruto/match/recording.h"
#include "engine/naruto/scenario/runner.h"
#include "engine/naruto/scenario/scenario_reader.h"
#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"

/// Whether somebody is asked does not depend on what else is in the pool (N-CR-02).
namespace playsheet::support {
namespace {

using namespace naruto;

/// A Counter that asks for nothing at all, and a Ninja that is used from the hand whenever one
/// likes: the pool of today has nothing like them.
constexpr std::string_view kCheapCards = R"(format = 1
set = "Own"
[[card]]
code = "X-01"
name = "No!"
type = "mission"
symbols = ["Fire"]
entrance_cost = 0
hand_cost = 0
mission = { counter = true }
[[card.ability]]
kind = "use"
do = [{ op = "draw", n = 1 }]
[[card]]
code = "X-02"
name = "Sleeve"
type = "ninja"
symbols = ["Fire"]
entrance_cost = 3
hand_cost = 1
healthy = [1, 0]
injured = [0, 0]
[[card.ability]]
kind = "activated"
from = "hand"
when = "exchange"
do = [{ op = "draw", n = 1 }]
)";

const Catalog& with_cheap_cards() {
  static const Catalog cards = shipped_cards_and(kCheapCards);
  return cards;
}

class AnswersOfEdition : public testing::TestWithParam<std::string_view> {
 protected:
  const Edition& edition = *find_edition(GetParam());
};
INSTANTIATE_TEST_SUITE_P(EveryEdition, AnswersOfEdition, testing::Values("usa-1.3", "panini", "bandai-pt"));

/// A card that comes to the pool and asks for less than all others: then the figures of the edition are to be changed,
/// with the games and scenarios in which it matters.
TEST_P(AnswersOfEdition, AreThoseOfItsLegalCards) {
  ThinkableAnswers legal;
  const Catalog& cards = shipped_cards();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto id = static_cast<DefinitionId>(i);
    if (check_card(cards[id], 1, DeckPile::deck, cards, edition).empty()) legal.join(cards[id], id);
  }
  EXPECT_EQ(answers_with({}, cards, edition), legal);
}

TEST_P(AnswersOfEdition, OfAMatchThatBeginsCountEveryLegalCard) {
  EXPECT_EQ(answers_in_match({}, shipped_cards(), edition), answers_with({}, shipped_cards(), edition));
  const Catalog& cards = with_cheap_cards();
  const ThinkableAnswers answers = answers_in_match({}, cards, edition);
  ASSERT_TRUE(answers.counter);
  EXPECT_EQ(*answers.counter, (LeastMission{0, 0, 0}));
  EXPECT_EQ(answers.hand_texts.back().card, cards.find("X-02"));
}

TEST(Answers, ACardThatIsNotLegalCountsOnlyInADeck) {
  std::string foreign(kCheapCards);
  foreign.insert(foreign.find("entrance_cost"), "characteristics = [\"Surge\"]\n");
  const Catalog cards = shipped_cards_and(foreign);
  const Edition& panini = *find_edition("panini");
  const DefinitionId counter = *cards.find("X-01");
  ASSERT_FALSE(check_card(cards[counter], 1, DeckPile::deck, cards, panini).empty());
  EXPECT_EQ(answers_in_match({}, cards, panini).counter->entrance_cost, 1);
  EXPECT_EQ(answers_in_match(std::vector{counter}, cards, panini).counter->entrance_cost, 0);
  EXPECT_EQ(answers_in_match({}, cards, *find_edition("usa-1.3")).counter->entrance_cost, 0);
}

std::string record_of_game(const Catalog& cards, std::uint64_t seed) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", ready_deck("clones")};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck("embers")};
  setup.seed = seed;
  Match match(cards, std::move(setup));
  players::RandomPlayer player(seed);
  while (!match.over()) EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return record_of(match);
}

TEST(Answers, ARecordIsPlayedAgainWithWhateverCardsCameToThePoolSince) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const std::string record = record_of_game(shipped_cards(), seed);
    const Replay replayed = replay(record, with_cheap_cards());
    EXPECT_FALSE(replayed.problem) << text_of(*replayed.problem, "game");
    EXPECT_EQ(record_of(*replayed.match), record);
    EXPECT_NE(record_of_game(with_cheap_cards(), seed), record) << "a match that begins now asks for more answers";
  }
}

/// And the other way round: what was thinkable then is asked for although those cards are gone.
TEST(Answers, ARecordOfCardsThatAreGoneSaysSoAndIsStillPlayed) {
  const std::string record = record_of_game(with_cheap_cards(), 1);
  const Recording recording(record, shipped_cards());
  ASSERT_TRUE(recording);
  ASSERT_FALSE(recording.problems().empty());
  EXPECT_EQ(recording.problems().front().fault, RecordFault::cards_changed);
  EXPECT_EQ(recording.problems().front().found, "X-02");
  EXPECT_GT(recording.frames().size(), 20U);
}

TEST(Answers, LinesThatSayNothingAreRefused) {
  const std::string record = record_of_game(shipped_cards(), 1);
  const auto problem = [&](std::string_view what, std::string_view with) {
    std::string broken = record;
    broken.replace(broken.find(what), what.size(), with);
    const Replay replayed = replay(broken, shipped_cards());
    EXPECT_FALSE(replayed.match) << with;
    return replayed.problem ? text_of(*replayed.problem, "game") : std::string("none");
  };
  EXPECT_NE(problem("answers counter 1 1 1", "answers counter 1 1").find("game:6: found \"answers counter 1 1\""),
            std::string::npos);
  EXPECT_NE(problem("answers counter 1 1 1", "answers counter 1 1 1 1").find("answers counter 1 1 1"),
            std::string::npos);
  EXPECT_NE(problem("answers counter 1 1 1", "answers counter 1 -1 1").find("such as"), std::string::npos);
  EXPECT_NE(problem("answers jutsu 0", "answers jutsu 100").find("game:9"), std::string::npos);
  EXPECT_NE(problem("answers jutsu 0", "answers ninja 1").find("game:9"), std::string::npos);
  EXPECT_NE(problem("answers jutsu 0\n", "").find("answers jutsu ..."), std::string::npos);
  EXPECT_NE(problem("answers hand N-192", "answers hat N-192").find("game:10"), std::string::npos);
  EXPECT_NE(problem("answers hand N-192", "answers hand\nanswers hand N-192").find("game:10"), std::string::npos);
}

/// With the turn marker at 0 nobody can answer with a Counter of today; one that costs nothing is elsewhere in the
/// pool.
TEST(Answers, AScenarioIsPlayedAlikeWithWhateverCardsAreInThePool) {
  constexpr std::string_view kScenario =
      "scenario X-1 \"Nobody is asked\"\nrules N-CR-02\neditions usa-1.3\nstrict\nA hand T01\nD hand T02 T03\n"
      "D marker 0\nA marker 5\nA charges T01\nexpect A asked action\n";
  std::string asked(kScenario);
  asked.replace(asked.find("T03"), 3, "T03 X-01");
  asked.replace(asked.find("A asked action"), 14, "D asked window");
  const Catalog with_them = scenario_cards_and(kCheapCards);
  for (const Catalog* cards : {&test_cards(), &with_them}) {
    const auto read = scenario::read_scenarios(kScenario, "x", *cards);
    ASSERT_EQ(read.scenarios.size(), 1U);
    EXPECT_EQ(scenario::text_of(scenario::run_scenario(read.scenarios[0], *cards)[0]), "");
  }
  const auto with = scenario::read_scenarios(asked, "x", with_them);
  ASSERT_EQ(with.scenarios.size(), 1U);
  EXPECT_EQ(scenario::text_of(scenario::run_scenario(with.scenarios[0], with_them)[0]), "")
      << "a scenario that lays it out";
}

}  // namespace
}  // namespace playsheet::support
