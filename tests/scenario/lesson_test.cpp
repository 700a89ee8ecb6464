// SPDX-License-Identifier: GPL-3.0-or-later
// Lesson files: what is wrong in one is told with line, place, what stands there and what would be right; a sound one
// is played.
#include <gtest/gtest.h>

#include "engine/naruto/lesson/lesson_reader.h"
#include "engine/naruto/lesson/lesson_run.h"
#include "tests/scenario/scenario_support.h"
#include "tests/support/lesson_faults.h"

namespace naruto {
namespace {

const Catalog& cards() {
  static const Catalog catalog = scenario::invented_cards();
  return catalog;
}

/// A sound lesson, in which one text may be replaced by another.
std::string lesson_with(std::string_view what = {}, std::string_view by = {}) {
  return playsheet::support::replaced(R"(format = 1
game = "naruto"
edition = "usa-1.3"
title = { en = "Charge", it = "Chakra", pt_BR = "Chakra" }
goal = { en = "Chakra", it = "Chakra", pt_BR = "Chakra" }
position = """
A marker 2
A hand T01 as first, T18 T14
D village T02
"""

[[step]]
words = { en = "See {T-01}.", it = "Ecco {T-01}.", pt_BR = "Veja {T-01}." }
point = ["first", "A chakra", "D marker", "button"]

[[step]]
words = { en = "Charge.", it = "Fallo.", pt_BR = "Carregue." }
wrong = { en = "No.", it = "No.", pt_BR = "Não." }
expect = ["A charges first", "A charges T18"]
then = ["A done"]

[[step]]
words = { en = "Done.", it = "Fatto.", pt_BR = "Pronto." }
)",
                                      what, by);
}

TEST(Lesson, ASoundOneIsReadAndPlayedThroughInEveryWay) {
  const auto reading = read_lesson(lesson_with(), "lessons/2-charge.toml", cards());
  for (const auto& message : reading.messages) ADD_FAILURE() << text_of(message);
  ASSERT_TRUE(reading.lesson);
  EXPECT_EQ(reading.lesson->id, "2-charge");
  ASSERT_EQ(reading.lesson->steps.size(), 3U);
  EXPECT_EQ(reading.lesson->steps[0].points.size(), 4U);
  EXPECT_EQ(reading.lesson->steps[1].expected.size(), 2U);
  EXPECT_EQ(reading.lesson->title.in("it"), "Chakra");
  for (const std::string& trouble : rehearse(*reading.lesson, cards())) ADD_FAILURE() << trouble;
}

class LessonFaults : public testing::TestWithParam<playsheet::support::LessonFault> {};

TEST_P(LessonFaults, AreToldWithLinePlaceAndWhatWouldBeRight) {
  const auto reading = read_lesson(lesson_with(GetParam().what, GetParam().by), "a.toml", cards());
  EXPECT_FALSE(reading.lesson);
  playsheet::support::expect_told(reading.messages, GetParam());
}

constexpr playsheet::support::LessonFault kFaults[] = {
    {"Format", "format = 1", "format = 2", 1, "format", "2", ""},
    {"Edition", "\"usa-1.3\"", "\"usa-1.4\"", 3, "edition", "\"usa-1.4\"", "usa-1.3"},
    {"ALanguageIsMissing", "title = { en = \"Charge\", it = \"Chakra\",", "title = { en = \"Charge\",", 4, "title",
     "nothing", ""},
    {"UnknownKey", "point =", "points =", 14, "step[0].points", "\"points\"", "point"},
    {"ALineOfThePosition", "D village T02", "D vilage T02", 9, "position", "\"vilage\"", "village"},
    {"ACardOfThePosition", "D village T02", "D village T999", 9, "position", "\"T999\"", "T09"},
    {"ADecisionInThePosition", "D village T02", "A done", 9, "position", "\"A done\"", ""},
    {"AnExpectedDecision", "A charges first", "A charge first", 19, "step[1].expect[0]", "\"charge\"", "charges"},
    {"AnExpectation", "[\"A done\"]", "[\"expect A hand 3\"]", 20, "step[1].then[0]", "\"expect A hand 3\"", ""},
    {"AZoneToPointAt", "A chakra", "A chakar", 14, "step[0].point[1]", "\"chakar\"", "chakra"},
    {"ACardInTheWords", "See {T-01}.", "See {T-09x}.", 13, "step[0].words.en", "{T-09x}", ""},
    {"NoWordsForWhatIsWrong", "wrong = { en = \"No.\", it = \"No.\", pt_BR = \"Não.\" }\n", "", 16, "step[1]",
     "nothing", ""},
};

INSTANTIATE_TEST_SUITE_P(Reader, LessonFaults, testing::ValuesIn(kFaults),
                         [](const auto& test) { return test.param.name; });

TEST(Lesson, WordsThatAreTooLongForThePanelAreRefused) {
  const std::string many(300, 'x');
  const auto reading = read_lesson(lesson_with("Fatto.", many), "a.toml", cards());
  ASSERT_EQ(reading.messages.size(), 1U);
  EXPECT_EQ(reading.messages.front().code, MessageCode::too_large);
  EXPECT_EQ(reading.messages.front().path, "step[2].words.it");
}

TEST(Lesson, TheLastStepOnlyTells) {
  const auto reading =
      read_lesson(lesson_with("\n[[step]]\nwords = { en = \"Done.\", it = \"Fatto.\", pt_BR = \"Pronto.\" }", ""),
                  "a.toml", cards());
  ASSERT_EQ(reading.messages.size(), 1U);
  EXPECT_EQ(reading.messages.front().code, MessageCode::never_applies);
}

/// What can be read and still not be played is found by playing.
TEST(Lesson, RehearsalFindsWhatCannotBePlayed) {
  const std::pair<const char*, const char*> faults[] = {
      {"A charges first\", \"A charges T18", "A plays T18"},  // a Jutsu in the mission phase
      {"\"A done\"", "\"D done\""},                           // D is not asked
      {"point = [\"first\"", "point = [\"T33\""},             // nowhere on the table
      {"words = { en = \"Done.\"",
       "showdown = true\nwords = { en = \"x\", it = \"x\", pt_BR = \"x\" }\n[[step]]\n"
       "words = { en = \"Done.\""},            // nothing was fought
      {"D village T02", "D village T02 T02"},  // two of one name (N-NAME-04)
  };
  for (const auto& [what, by] : faults) {
    const auto reading = read_lesson(lesson_with(what, by), "a.toml", cards());
    ASSERT_TRUE(reading.lesson) << by << ": " << (reading.messages.empty() ? "" : text_of(reading.messages.front()));
    EXPECT_FALSE(rehearse(*reading.lesson, cards()).empty()) << by;
  }
}

TEST(Lesson, CardsOfAPaymentMayComeInAnyOrder) {
  std::string text = lesson_with("A hand T01 as first, T18 T14", "A hand T03 T01 T18 T14");
  text.replace(text.find("A marker 2"), 10, "A marker 3");
  text.replace(text.find("\"first\", "), 9, "");
  const std::string expected = "A charges first\", \"A charges T18";
  text.replace(text.find(expected), expected.size(), "A plays T03 paying T01 T18");
  const auto reading = read_lesson(text, "a.toml", cards());
  ASSERT_TRUE(reading.lesson) << text_of(reading.messages.front());
  auto begin = begin_lesson(*reading.lesson, cards());
  ASSERT_TRUE(begin.match);
  Match& match = *begin.match;
  LessonRun run(*reading.lesson, match.rules(), begin.labels);
  run.begin(match.state());
  run.go_on(match.state());
  EXPECT_FALSE(run.wants(Done{}));
  const auto decide = [&](const Action& action) {
    EXPECT_TRUE(run.wants(action)) << to_text(action);
    EXPECT_FALSE(match.act(PlayerId::south, action)) << to_text(action);
    run.decided(action, match.state());
  };
  ASSERT_EQ(run.wanted().size(), 1U);
  decide(run.wanted().front());  // Play
  ASSERT_EQ(run.wanted().size(), 2U);
  decide(run.wanted().back());  // the card that is named last
  decide(run.wanted().front());
  EXPECT_TRUE(run.program());
  EXPECT_TRUE(run.wanted().empty());
}

TEST(Lesson, TheProgramDecidesOnlyWhatTheScriptSays) {
  const auto reading = read_lesson(lesson_with(), "a.toml", cards());
  ASSERT_TRUE(reading.lesson);
  auto begin = begin_lesson(*reading.lesson, cards());
  Match& match = *begin.match;
  LessonRun run(*reading.lesson, match.rules(), begin.labels);
  run.begin(match.state());
  EXPECT_TRUE(run.wanted().empty());  // first it is read
  run.go_on(match.state());
  ASSERT_EQ(run.wanted().size(), 2U);
  const Action charge = run.wanted().front();
  EXPECT_FALSE(run.program());
  ASSERT_FALSE(match.act(PlayerId::south, charge));
  run.decided(charge, match.state());
  EXPECT_TRUE(run.wanted().empty());
  ASSERT_TRUE(run.program());
  EXPECT_EQ(run.program()->action, Action(Done{}));
  ASSERT_FALSE(match.act(run.program()->player, run.program()->action));
  run.decided(Done{}, match.state());
  EXPECT_TRUE(run.at_end());
  EXPECT_FALSE(match.can_redo());
}

}  // namespace
}  // namespace naruto
