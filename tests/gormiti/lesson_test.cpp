// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons of Gormiti: what is wrong in a file is told with line, place, what stands there and what would be right; the
// shipped ones are played, and whoever plays sensibly beats the sparring player.
#include "engine/gormiti/lesson/lesson.h"

#include <gtest/gtest.h>

#include "engine/gormiti/lesson/sparring.h"
#include "engine/gormiti/players/greedy_player.h"
#include "tests/gormiti/matches.h"
#include "tests/support/file_text.h"
#include "tests/support/lesson_faults.h"
#include "tests/support/source_path.h"

namespace gormiti_tests::lesson_cases {
namespace {

using namespace gormiti;

/// A sound lesson, in which one text may be replaced by another.
std::string lesson_with(std::string_view what = {}, std::string_view by = {}) {
  return playsheet::support::replaced(R"(format = 1
game = "gormiti"
title = { en = "Deploy", it = "Schiera", pt_BR = "Em campo" }
goal = { en = "Help", it = "Aiuti", pt_BR = "Ajuda" }
position = """
turn 5
A hero FI-14
A field FI-09 as ram
A hand FI-13 FI-23
A deck FI-17 FI-21
B hero FI-34 at 60
B deck FI-25 FI-31
"""

[[step]]
words = { en = "See {FI-13}.", it = "Ecco {FI-13}.", pt_BR = "Veja {FI-13}." }
point = ["ram", "A hand", "B hero", "button", "clash"]

[[step]]
words = { en = "Deploy.", it = "Schiera.", pt_BR = "Posicione." }
wrong = { en = "No.", it = "No.", pt_BR = "Não." }
expect = ["A deploys FI-13", "A deploys FI-23"]
then = ["A to combat", "A attacks with ram", "A passes"]

[[step]]
clash = true
words = { en = "See.", it = "Ecco.", pt_BR = "Veja." }

[[step]]
words = { en = "Done.", it = "Fatto.", pt_BR = "Pronto." }
)",
                                      what, by);
}

TEST(GormitiLesson, ASoundOneIsReadAndPlayedThroughInEveryWay) {
  const auto reading = read_lesson(lesson_with(), "lessons/2-deploy.toml", shipped_cards());
  for (const auto& message : reading.messages) ADD_FAILURE() << text_of(message);
  ASSERT_TRUE(reading.lesson);
  EXPECT_EQ(reading.lesson->id, "2-deploy");
  ASSERT_EQ(reading.lesson->steps.size(), 4U);
  EXPECT_EQ(reading.lesson->steps[0].points.size(), 5U);
  EXPECT_EQ(reading.lesson->steps[1].expected.size(), 2U);
  EXPECT_EQ(reading.lesson->title.in("it"), "Schiera");
  for (const std::string& trouble : rehearse(*reading.lesson, shipped_cards())) ADD_FAILURE() << trouble;
}

class GormitiLessonFaults : public testing::TestWithParam<playsheet::support::LessonFault> {};

TEST_P(GormitiLessonFaults, AreToldWithLinePlaceAndWhatWouldBeRight) {
  const auto reading = read_lesson(lesson_with(GetParam().what, GetParam().by), "a.toml", shipped_cards());
  EXPECT_FALSE(reading.lesson);
  playsheet::support::expect_told(reading.messages, GetParam());
}

constexpr playsheet::support::LessonFault kFaults[] = {
    {"AnotherGame", "\"gormiti\"", "\"naruto\"", 2, "game", "\"naruto\"", ""},
    {"Format", "format = 1", "format = 2", 1, "format", "2", ""},
    {"UnknownKey", "goal =", "edition = \"x\"\ngoal =", 4, "edition", "\"edition\"", ""},
    {"ALanguageIsMissing", "title = { en = \"Deploy\",", "title = {", 3, "title", "nothing", ""},
    {"ALineOfThePosition", "A hero FI-14", "A heroe FI-14", 7, "position", "\"heroe\"", "hero"},
    {"ACardOfThePosition", "A hero FI-14", "A hero FI-99", 7, "position", "\"FI-99\"", "FI-09"},
    {"AZoneForAnotherType", "A hand FI-13", "A arena FI-13", 9, "position", "\"FI-23\"", ""},
    {"CardsWithoutAName", "A deck FI-17 FI-21", "A deck 3", 10, "position", "\"3\"", ""},
    {"ADecisionInThePosition", "A hero FI-14", "A ends turn", 7, "position", "\"ends\"", ""},
    {"AVerb", "A deploys FI-13", "A deploy FI-13", 22, "step[1].expect[0]", "\"deploy\"", "deploys"},
    {"ACardOfADecision", "A deploys FI-13", "A deploys FI-93", 22, "step[1].expect[0]", "\"FI-93\"", "FI-03"},
    {"ALabel", "with ram", "with rem", 23, "step[1].then[1]", "\"rem\"", "ram"},
    {"AnExpectation", "\"A to combat\"", "\"expect A hand 3\"", 23, "step[1].then[0]", "\"expect\"", ""},
    {"AZoneToPointAt", "A hand\"", "A hnad\"", 17, "step[0].point[1]", "\"hnad\"", "hand"},
    {"ACardInTheWords", "See {FI-13}.", "See {FI-1x}.", 16, "step[0].words.en", "{FI-1x}", ""},
    {"WhatTheOtherGameFights", "clash = true", "showdown = true", 26, "step[2].showdown", "\"showdown\"", ""},
};

INSTANTIATE_TEST_SUITE_P(Reader, GormitiLessonFaults, testing::ValuesIn(kFaults),
                         [](const auto& test) { return test.param.name; });

/// What can be read and still not be played is found by playing.
TEST(GormitiLesson, RehearsalFindsWhatCannotBePlayed) {
  const std::pair<const char*, const char*> faults[] = {
      {"A deploys FI-23\"", "A to combat\""},                     // the rest of the script does not fit that way
      {"A deploys FI-13\", \"A deploys FI-23", "A ends combat"},  // there is none yet (G-414)
      {"\"A passes\"", "\"B passes\""},                           // A is asked (G-512)
      {"\"ram\", ", "\"FI-30\", "},                               // nowhere on the table
      {"\"ram\", ", "\"FI-21\", "},                               // in a deck
      {"B hero FI-34 at 60\n", ""},                               // a side without a Hero (G-301)
      {"B deck FI-25 FI-31\n", ""},                               // nameless cards are not known to a lesson
      {"clash = true\nwords = { en = \"See.\", it = \"Ecco.\", pt_BR = \"Veja.\" }\n",
       "words = { en = \"See.\", it = \"Ecco.\", pt_BR = \"Veja.\" }\n[[step]]\nclash = true\n"
       "words = { en = \"See.\", it = \"Ecco.\", pt_BR = \"Veja.\" }\n"},  // nothing was fought in between
  };
  for (const auto& [what, by] : faults) {
    const auto reading = read_lesson(lesson_with(what, by), "a.toml", shipped_cards());
    ASSERT_TRUE(reading.lesson) << by << ": " << (reading.messages.empty() ? "" : text_of(reading.messages.front()));
    EXPECT_FALSE(rehearse(*reading.lesson, shipped_cards()).empty()) << by;
  }
}

TEST(GormitiLesson, TheProgramDecidesOnlyWhatTheScriptSays) {
  const auto reading = read_lesson(lesson_with(), "a.toml", shipped_cards());
  ASSERT_TRUE(reading.lesson);
  auto begin = begin_lesson(*reading.lesson, shipped_cards());
  ASSERT_TRUE(begin.match);
  Match& match = *begin.match;
  LessonRun run(*reading.lesson, match.rules(), begin.labels);
  run.begin(match.state());
  EXPECT_TRUE(run.wanted().empty());  // first it is read
  EXPECT_FALSE(run.wants(EndTurn{}));
  run.go_on(match.state());
  ASSERT_EQ(run.wanted().size(), 2U);
  EXPECT_FALSE(run.wants(ToCombat{})) << "legal, and not what the lesson is about";
  EXPECT_FALSE(run.program());
  const auto decide = [&](const Action& action) {
    ASSERT_FALSE(match.act(match.decider(), action)) << to_text(action);
    run.decided(action, match.state());
  };
  decide(run.wanted().back());
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(run.program()) << i << run.trouble();
    EXPECT_TRUE(run.wanted().empty());
    EXPECT_EQ(run.program()->player, match.decider());
    decide(run.program()->action);
  }
  EXPECT_TRUE(run.now().showdown);
  EXPECT_EQ(match.state()[run.find({"FI-34", std::nullopt}, match.state())].damage, 80);  // 110 - 60 + 30
}

// --- the shipped ones ------------------------------------------------------------------------------------------------

Lesson shipped(const std::string& name) {
  const auto path = "resources/lessons/gormiti/" + name + ".toml";
  auto reading =
      read_lesson(playsheet::support::text_of_file(playsheet::support::source_path(path)), path, shipped_cards());
  for (const auto& message : reading.messages) ADD_FAILURE() << text_of(message);
  return reading.lesson ? std::move(*reading.lesson) : Lesson{};
}

TEST(GormitiLesson, TheShippedOnesCanBePlayedInEveryWay) {
  for (const std::string name : {"1-two-cards", "2-the-clash", "3-a-whole-game"})
    for (const std::string& trouble : rehearse(shipped(name), shipped_cards())) ADD_FAILURE() << name << trouble;
}

/// A child of six is read to: one or two short sentences.
TEST(GormitiLesson, TheFirstOneHasFewWords) {
  for (const LessonStep& step : shipped("1-two-cards").steps)
    for (const char* language : {"en", "it", "pt_BR"})
      for (const table::LocalText* text : {&step.words, &step.wrong})
        EXPECT_LE(text->in(language).size(), 80U) << text->in(language);
}

/// South by `learner`, north as the program spars, from where the lesson lets both play.
template <class Learner>
Outcome played_out(Match match, Learner&& learner) {
  for (int i = 0; i < 4000 && !match.over(); ++i) {
    const Action action = match.decider() == PlayerId::south ? learner(match) : spar(match.state(), match.rules());
    EXPECT_FALSE(match.act(match.decider(), action)) << to_text(action);
    if (testing::Test::HasFailure()) break;
  }
  return match.state().outcome;
}

TEST(GormitiLesson, WhoPlaysSensiblyWinsTheWholeGame) {
  const auto begin = begin_lesson(shipped("3-a-whole-game"), shipped_cards());
  ASSERT_TRUE(begin.match);
  const GreedyPlayer greedy;
  EXPECT_EQ(played_out(*begin.match, [&](const Match& m) { return greedy.choose(m.state(), m.rules()); }),
            Outcome::south);
}

/// It is no gift either: who does nothing but end turns loses it.
TEST(GormitiLesson, WhoDoesNothingLosesTheWholeGame) {
  const auto begin = begin_lesson(shipped("3-a-whole-game"), shipped_cards());
  ASSERT_TRUE(begin.match);
  EXPECT_EQ(played_out(*begin.match,
                       [](const Match& m) {
                         std::vector<Action> all;
                         allowed_actions(m.state(), m.rules(), all);
                         for (const Action& action : {Action(EndTurn{}), Action(EndCombat{}), Action(Pass{})})
                           if (std::find(all.begin(), all.end(), action) != all.end()) return action;
                         return all.front();
                       }),
            Outcome::north);
}

TEST(GormitiSparring, IsBeatenByWhoLooksOneStepAhead) {
  const GreedyPlayer greedy;
  for (const Mode mode : {Mode::strategic, Mode::quick}) {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
      won += played_out(Match(shipped_cards(), match_setup(mode, seed)),
                        [&](const Match& m) { return greedy.choose(m.state(), m.rules()); }) == Outcome::south
                 ? 1
                 : 0;
    EXPECT_GE(won, mode == Mode::strategic ? 10 : 6) << table::name_of(mode);
  }
}

/// G-706: it attacks with the Hero only where it must; it plays no support card, no Move, and gives no card up.
TEST(GormitiSparring, PlaysNothingButFighters) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Match match(shipped_cards(), match_setup(Mode::strategic, seed));
    for (int i = 0; i < 4000 && !match.over(); ++i) {
      const Action action = spar(match.state(), match.rules());
      EXPECT_FALSE(std::holds_alternative<Equip>(action) || std::holds_alternative<PlayArena>(action) ||
                   std::holds_alternative<PlayMagic>(action) || std::holds_alternative<PlayMove>(action))
          << to_text(action);
      const auto* deploy = std::get_if<Deploy>(&action);
      EXPECT_TRUE(deploy == nullptr || deploy->payment.empty()) << to_text(action);
      const auto* attack = std::get_if<DeclareAttacker>(&action);
      const bool hero = attack != nullptr && match.state()[attack->card].zone == Zone::hero;
      EXPECT_TRUE(!hero || match.state().must_attack) << seed;
      ASSERT_FALSE(match.act(match.decider(), action)) << to_text(action);
    }
    EXPECT_TRUE(match.over()) << seed;
  }
}

}  // namespace
}  // namespace gormiti_tests::lesson_cases
