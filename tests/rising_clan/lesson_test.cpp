// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons of Rising Clan: what is wrong in a file is told with line, place, what stands there and what would be right;
// the shipped ones are played; the sparring player knows what its seat may see, and nothing else.
#include "engine/rising_clan/lesson/lesson.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rising_clan/lesson/sparring.h"
#include "tests/rising_clan/board.h"
#include "tests/rising_clan/twin_games.h"
#include "tests/support/file_text.h"
#include "tests/support/lesson_faults.h"
#include "tests/support/source_path.h"

namespace rising_clan_tests::lesson_cases {
namespace {

/// A sound lesson, in which one text may be replaced by another.
std::string lesson_with(std::string_view what = {}, std::string_view by = {}) {
  return playsheet::support::replaced(R"(format = 1
game = "rising-clan"
title = { en = "Arms", it = "Armi", pt_BR = "Armas" }
goal = { en = "A roll", it = "Un tiro", pt_BR = "Uma rolagem" }
position = """
players 3 group 1
turn 4 of A
A clan HIR
A hand A02 as blade
A hand A06 A27
B hand A23
C hand A24
events top E02
dice 2
"""

[[step]]
words = { en = "See {A02}.", it = "Ecco {A02}.", pt_BR = "Veja {A02}." }
point = ["blade", "A role", "A goal", "B values", "C area", "middle", "decks", "button"]

[[step]]
words = { en = "Play.", it = "Gioca.", pt_BR = "Jogue." }
wrong = { en = "No.", it = "No.", pt_BR = "Não." }
expect = ["A plays A02", "A plays A06"]
then = ["A done", "A passes", "B passes", "C passes"]

[[step]]
words = { en = "Use it.", it = "Usala.", pt_BR = "Use." }
wrong = { en = "No.", it = "No.", pt_BR = "Não." }
expect = ["A uses A27"]
then = ["B passes", "C passes", "A passes"]

[[step]]
words = { en = "Done.", it = "Fatto.", pt_BR = "Pronto." }
)",
                                      what, by);
}

TEST(RisingClanLesson, ASoundOneIsReadAndPlayedThroughInEveryWay) {
  const auto reading = read_lesson(lesson_with(), "lessons/2-arms.toml", shipped_cards());
  for (const auto& message : reading.messages) ADD_FAILURE() << text_of(message);
  ASSERT_TRUE(reading.lesson);
  EXPECT_EQ(reading.lesson->id, "2-arms");
  ASSERT_EQ(reading.lesson->steps.size(), 4U);
  EXPECT_EQ(reading.lesson->steps[0].points.size(), 8U);
  EXPECT_EQ(reading.lesson->steps[1].expected.size(), 2U);
  EXPECT_EQ(reading.lesson->title.in("it"), "Armi");
  for (const std::string& trouble : rehearse(*reading.lesson, shipped_cards())) ADD_FAILURE() << trouble;
}

class RisingClanLessonFaults : public testing::TestWithParam<playsheet::support::LessonFault> {};

TEST_P(RisingClanLessonFaults, AreToldWithLinePlaceAndWhatWouldBeRight) {
  const auto reading = read_lesson(lesson_with(GetParam().what, GetParam().by), "a.toml", shipped_cards());
  EXPECT_FALSE(reading.lesson);
  playsheet::support::expect_told(reading.messages, GetParam());
}

constexpr playsheet::support::LessonFault kFaults[] = {
    {"AnotherGame", "\"rising-clan\"", "\"gormiti\"", 2, "game", "\"gormiti\"", ""},
    {"Format", "format = 1", "format = 2", 1, "format", "2", ""},
    {"UnknownKey", "goal =", "mode = \"x\"\ngoal =", 4, "mode", "\"mode\"", ""},
    {"ALanguageIsMissing", "title = { en = \"Arms\",", "title = {", 3, "title", "nothing", ""},
    {"ALineOfThePosition", "A clan HIR", "A clam HIR", 8, "position", "\"clam\"", "clan"},
    {"ACardOfThePosition", "A hand A02", "A hand A0Z", 9, "position", "\"A0Z\"", "A01"},
    {"ASeatThatIsNotThere", "A clan HIR", "E clan HIR", 8, "position", "\"E\"", ""},
    {"ADecisionInThePosition", "A clan HIR", "A passes", 8, "position", "\"passes\"", ""},
    {"AVerb", "A plays A02", "A play A02", 24, "step[1].expect[0]", "\"play\"", "plays"},
    {"ACardOfADecision", "A plays A02", "A plays A99", 24, "step[1].expect[0]", "\"A99\"", "A09"},
    {"AnExpectation", "\"A done\"", "\"expect A asked act\"", 25, "step[1].then[0]", "\"expect\"", ""},
    {"APlaceToPointAt", "A role\"", "A rloe\"", 19, "step[0].point[1]", "\"rloe\"", "role"},
    {"ACardInTheWords", "See {A02}.", "See {A2}.", 18, "step[0].words.en", "{A2}", ""},
    {"WhatOtherGamesFight", "wrong = {", "clash = true\nwrong = {", 23, "step[1].clash", "\"clash\"", ""},
    {"NoNameForWhatIsFought", "wrong = {", "\"\" = true\nwrong = {", 23, "step[1].", "\"\"", ""},
};

INSTANTIATE_TEST_SUITE_P(Reader, RisingClanLessonFaults, testing::ValuesIn(kFaults),
                         [](const auto& test) { return test.param.name; });

/// What can be read and still not be played is found by playing.
TEST(RisingClanLesson, RehearsalFindsWhatCannotBePlayed) {
  const std::pair<const char*, const char*> faults[] = {
      {"A plays A06\"", "A done\""},                     // the rest of the script does not fit that way
      {"A plays A02\", \"A plays A06", "A rests draw"},  // there is no action yet (R-224)
      {"\"B passes\", \"C passes\"]\n\n[[step]]\nwords = { en = \"U", "\"C passes\"]\n\n[[step]]\nwords = { en = \"U"},
      {"\"A passes\"]\n\n[[step]]\nwords = { en = \"D", "\"C passes\"]\n\n[[step]]\nwords = { en = \"D"},  // A is asked
      {"\"blade\", ", "\"A31\", "},                                                                        // in a deck
      {"A hand A06 A27\n", "A hand A06 A27\nB hand A31\nB gift A15 from C\n"},  // sound: see below
      {"\"C area\"", "\"D area\""},                                             // three sit there
      {"turn 4 of A", "turn 4 of B"},                                           // the learner is not asked
      {"A clan HIR\n", "A clan HIR\nA play A07 A11\n"},                         // more hands than there are (R-215)
  };
  for (const auto& [what, by] : faults) {
    const auto reading = read_lesson(lesson_with(what, by), "a.toml", shipped_cards());
    ASSERT_TRUE(reading.lesson) << by << ": " << (reading.messages.empty() ? "" : text_of(reading.messages.front()));
    const bool sound = std::string_view(by).find("gift") != std::string_view::npos;
    EXPECT_EQ(rehearse(*reading.lesson, shipped_cards()).empty(), sound) << by;
  }
}

/// A second hint for the same question would never be said.
TEST(RisingClanLesson, AQuestionHasOneHint) {
  const std::string hint =
      "[[step.hint]]\nwhen = \"act\"\nwords = { en = \"Rest.\", it = \"Riposa.\", pt_BR = \"Descanse.\" }\n";
  const std::string end = "[[step]]\nwords = { en = \"Done.\"";
  const std::string free = "[[step]]\nplay = true\nwords = { en = \"Go.\", it = \"Vai.\", pt_BR = \"Vai.\" }\n";
  EXPECT_TRUE(read_lesson(lesson_with(end, free + hint + "\n" + end), "a.toml", shipped_cards()).lesson);
  const auto twice = read_lesson(lesson_with(end, free + hint + hint + "\n" + end), "a.toml", shipped_cards());
  EXPECT_FALSE(twice.lesson);
  ASSERT_EQ(twice.messages.size(), 1U);
  EXPECT_NE(text_of(twice.messages.front()).find("a question that has no hint yet"), std::string::npos)
      << text_of(twice.messages.front());
}

/// R-1111: what lies in the hand of another player, or face down before one, is nothing to point at.
TEST(RisingClanLesson, PointsAtNothingThatTheLearnerDoesNotSee) {
  for (const char* hidden : {"B:A31", "B:A15", "A15"}) {
    std::string text = lesson_with("A hand A06 A27\n", "A hand A06 A27\nB hand A31\nB gift A15 from C\n");
    text = playsheet::support::replaced(text, "blade\", ", std::string(hidden) + "\", ");
    const auto reading = read_lesson(text, "a.toml", shipped_cards());
    ASSERT_TRUE(reading.lesson) << hidden;
    const auto troubles = rehearse(*reading.lesson, shipped_cards());
    ASSERT_EQ(troubles.size(), 1U) << hidden;
    EXPECT_NE(troubles.front().find("nowhere"), std::string::npos) << troubles.front();
  }
  std::string own = lesson_with("A hand A06 A27\n", "A hand A06 A27\nB gift A15 from A\n");
  own = playsheet::support::replaced(own, "blade\", ", "A15\", ");
  const auto reading = read_lesson(own, "a.toml", shipped_cards());
  ASSERT_TRUE(reading.lesson);
  EXPECT_TRUE(rehearse(*reading.lesson, shipped_cards()).empty()) << "who has given it knows it (R-707)";
}

TEST(RisingClanLesson, TheProgramDecidesOnlyWhatTheScriptSays) {
  const auto reading = read_lesson(lesson_with(), "a.toml", shipped_cards());
  ASSERT_TRUE(reading.lesson);
  auto begin = begin_lesson(*reading.lesson, shipped_cards());
  ASSERT_TRUE(begin.match);
  Match& match = *begin.match;
  LessonRun run(*reading.lesson, match.rules(), begin.labels);
  run.begin(match.state());
  EXPECT_TRUE(run.wanted().empty());  // first it is read
  EXPECT_FALSE(run.wants(Done{}));
  run.go_on(match.state());
  ASSERT_EQ(run.wanted().size(), 2U);
  EXPECT_FALSE(run.wants(Done{})) << "legal, and not what the lesson is about";
  const auto decide = [&](const Action& action) {
    ASSERT_FALSE(match.act(match.decider(), action)) << to_text(action);
    run.decided(action, match.state());
  };
  decide(run.wanted().back());
  for (int i = 0; i < 4; ++i) {
    ASSERT_TRUE(run.program()) << i << run.trouble();
    EXPECT_TRUE(run.wanted().empty());
    EXPECT_EQ(run.program()->player, match.decider()) << "three seats, whoever is asked";
    decide(run.program()->action);
  }
  EXPECT_EQ(match.state().rolls.back().die, 2);
  EXPECT_FALSE(run.program());
  EXPECT_EQ(run.wanted().size(), 1U);
}

// --- the shipped ones ------------------------------------------------------------------------------------------------

Lesson shipped(const std::string& name) {
  const auto path = "resources/lessons/rising-clan/" + name + ".toml";
  auto reading =
      read_lesson(playsheet::support::text_of_file(playsheet::support::source_path(path)), path, shipped_cards());
  for (const auto& message : reading.messages) ADD_FAILURE() << text_of(message);
  return reading.lesson ? std::move(*reading.lesson) : Lesson{};
}

TEST(RisingClanLesson, TheShippedOnesCanBePlayedInEveryWay) {
  for (const std::string name : {"1-who-sits-here", "2-an-event-and-a-rival", "3-a-whole-game"})
    for (const std::string& trouble : rehearse(shipped(name), shipped_cards())) ADD_FAILURE() << name << trouble;
}

/// Whatever the learner can be asked has its hint.
TEST(RisingClanLesson, TheWholeGameHasAHintForEveryQuestion) {
  const Lesson lesson = shipped("3-a-whole-game");
  const auto free = std::find_if(lesson.steps.begin(), lesson.steps.end(), [](const auto& step) { return step.play; });
  ASSERT_NE(free, lesson.steps.end());
  for (const std::string_view question : LessonGame::questions()) {
    if (question == table::name_of(QuestionKind::interrupt)) continue;  // nobody asks to act in a lesson (R-223)
    EXPECT_TRUE(std::any_of(free->hints.begin(), free->hints.end(), [&](const table::LessonHint& hint) {
      return hint.when == question;
    })) << question;
  }
}

// --- the sparring player ---------------------------------------------------------------------------------------------

/// R-1110: a program in a seat knows what the seat may see (R-1111).
TEST(RisingClanSparring, DecidesTheSameWhateverIsHiddenFromItsSeat_R1110_R1111) {
  table::RandomStream luck(3, 8);
  int compared = 0;
  for (const int players : {2, 3, 5, 9}) {
    Match match(shipped_cards(), match_of(players, players == 3 ? 1 : 0, 11));
    for (int i = 0; i < 6000 && !match.over(); ++i) {
      const Action action = spar(match.state(), match.rules());
      for (int n = 0; n < 3; ++n)
        if (const auto other = twin_of(match, luck, match.decider())) {
          ASSERT_EQ(to_text(spar(*other, match.rules())), to_text(action)) << players << " players, decision " << i;
          ++compared;
        }
      ASSERT_FALSE(match.act(match.decider(), action)) << to_text(action);
    }
    EXPECT_TRUE(match.over()) << players;
  }
  EXPECT_GT(compared, 1500);
}

/// It attacks nobody whose clan it knows to be none of its rivals, nor who would be out by it without being known
/// (R-233).
TEST(RisingClanSparring, RisksNoDishonour_R233) {
  int attacks = 0, won = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const int players = 3 + static_cast<int>(seed % 4);
    Match match(shipped_cards(), match_of(players, players == 3 ? 2 : 0, seed));
    for (int i = 0; i < 6000 && !match.over(); ++i) {
      const Action action = spar(match.state(), match.rules());
      const bool shame = match.state().question.kind == QuestionKind::shame;
      EXPECT_FALSE((std::holds_alternative<Give>(action) && !shame) || std::holds_alternative<Spend>(action) ||
                   std::holds_alternative<Concede>(action))
          << to_text(action);
      if (const auto* attack = std::get_if<Attack>(&action)) {
        ++attacks;
        const GameState& state = match.state();
        const RoleDefinition& own = shipped_cards().roles()[state[state.question.seat].role];
        const RoleId other = state[attack->target].role;
        const bool known = knows_role(state, state.question.seat, attack->target);
        EXPECT_TRUE(known ? other == own.primary || other == own.secondary : state[attack->target].substitutions > 0);
      }
      ASSERT_FALSE(match.act(match.decider(), action)) << to_text(action);
    }
    EXPECT_TRUE(match.over()) << seed;
    won += match.state().outcome.cause == EndCause::won ? 1 : 0;
  }
  EXPECT_GT(attacks, 50);
  EXPECT_GE(won, 8) << "it plays to win";
}

}  // namespace
}  // namespace rising_clan_tests::lesson_cases
