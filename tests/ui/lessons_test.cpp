// SPDX-License-Identifier: GPL-3.0-or-later
// Learning by playing, on the real table: every lesson is played to its end by what it points at, other moves come to
// nothing and are answered, and the words always have room beside what they are about.
#include <QDir>
#include <QSignalSpy>

#include "engine/naruto/lesson/lesson_reader.h"
#include "engine/naruto/lesson/sparring.h"
#include "tests/ui/lesson_window.h"
#include "tests/ui/match_fixture.h"
#include "ui/lessons/lesson_store.h"
#include "ui/lessons/panel_place.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/naruto/naruto_lessons.h"
#include "ui/rules/rules_page.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"

namespace playsheet::testing {
namespace {

const char* const kLanguages[] = {"en", "it", "pt_BR"};

TEST(Lessons, NineOfThemAreSound) {
  const auto files = shippedLessons({});
  EXPECT_EQ(files.size(), 9U);
  const QDir folder(QString::fromStdString(support::source_path("resources/lessons").string()));
  EXPECT_EQ(folder.entryList({QStringLiteral("*.toml")}).size(), 9);
  EXPECT_EQ(narutoLessons(files, shippedCards())->entries().size(), 9U);
  for (const LessonFile& file : files) {
    const auto reading = naruto::read_lesson(file.text, file.name, shippedCards());
    ASSERT_TRUE(reading.lesson) << file.name;
    for (const std::string& trouble : naruto::rehearse(*reading.lesson, shippedCards()))
      ADD_FAILURE() << file.name << trouble;
  }
}

TEST(Lessons, ThePanelStandsNearAndCoversNothingThatIsPointedAt) {
  PanelRoom where;
  where.room = {0, 0, 800, 500};
  where.pointed = {QRect(380, 220, 60, 80)};
  const QSize size(300, 180);
  for (const QPoint at : {QPoint(0, 0), QPoint(740, 0), QPoint(380, 220), QPoint(740, 420), QPoint(250, 60)}) {
    where.pointed = {QRect(at, QSize(60, 80))};
    const QRect panel = placePanel({size}, where);
    EXPECT_TRUE(where.room.contains(panel));
    EXPECT_FALSE(panel.intersects(where.pointed.front())) << at.x() << "," << at.y();
    EXPECT_TRUE(panel.adjusted(-40, -40, 40, 40).intersects(where.pointed.front())) << at.x() << "," << at.y();
  }
  where.pointed = {QRect(380, 220, 60, 80)};
  where.kept = {QRect(0, 0, 380, 500)};
  EXPECT_FALSE(placePanel({size}, where).intersects(where.kept.front()));
  where.kept.clear();
  where.pointed = {QRect(380, 220, 60, 80)};
  where.stands = QPoint(20, 20);
  EXPECT_EQ(placePanel({size}, where).topLeft(), QPoint(20, 20)) << "it stands in nobody's way and stays";
  where.stands = QPoint(300, 200);
  EXPECT_FALSE(placePanel({size}, where).intersects(where.pointed.front()));
  where.stands.reset();
  where.pointed = {QRect(0, 160, 800, 200)};  // no room above or below for the first size
  EXPECT_EQ(placePanel({size, QSize(600, 100)}, where).size(), QSize(600, 100));
}

class LessonsInTheWindow : public LessonWindow<MatchWindowTest, NarutoDesk, NarutoLesson> {
 protected:
  /// The window without a match.
  void open(const QSize& size = {1366, 690}) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Hold));
    window_->setQuestions(false);
    window_->resize(size);
    window_->show();
    window_->showLessons();
    QCoreApplication::processEvents();
  }

  /// As the program would play.
  void playFreely() override {
    if (player().match().decider() != PlayerId::south) return QTest::qWait(2);
    ASSERT_TRUE(player().play(naruto::spar(now(), player().match().rules())));
  }
};

TEST_F(LessonsInTheWindow, EveryLessonIsPlayedToItsEndAndOtherMovesAreAnswered) {
  open();
  QSignalSpy done(window_.get(), &Shell::lessonsDone);
  for (int number = 0; number < 9; ++number) {
    begin(number);
    const auto [doing, answered] = learnAstray();
    EXPECT_EQ(doing > 0, number < 8) << "every move of a whole game is free";
    EXPECT_GE(answered + 1, doing) << page().lessons()[static_cast<std::size_t>(number)].id;  // a payment has no other
    EXPECT_EQ(done.size(), number + 1);
    EXPECT_FALSE(lesson().table()->endSheet()->isVisible());
    const bool won = number == 0 || number == 7;  // by rewards, and by the empty deck
    EXPECT_EQ(player().over(), won || number == 8) << number;
    if (won) {
      EXPECT_EQ(player().match().state().winner, PlayerId::south);
    }
    if (HasFailure()) return;
  }
  EXPECT_EQ(done.back().front().toStringList().size(), 9);
  QTest::mouseClick(lesson().panel()->go(), Qt::LeftButton);  // after the last one: the list
  EXPECT_EQ(page().lesson(), nullptr);
  for (const LessonRow* row : page().list()->rows()) EXPECT_TRUE(row->done());
}

/// The sentence says what this lesson wants; it goes with the right move.
TEST_F(LessonsInTheWindow, AWrongMoveComesToNothingWithASentence) {
  open();
  begin(1);
  EXPECT_FALSE(lesson().table()->bar()->find(CommandKind::Undo));
  EXPECT_FALSE(player().play(naruto::Done{}));
  EXPECT_TRUE(lesson().panel()->words().hint.contains(QStringLiteral("read this first")));
  lesson().panel()->go()->click();
  EXPECT_TRUE(lesson().panel()->words().hint.isEmpty());
  lesson().panel()->go()->click();
  ASSERT_FALSE(run().now().tells());
  QTest::mouseClick(lesson().table()->bar()->primary(), Qt::LeftButton);  // "End mission phase"
  EXPECT_TRUE(lesson().panel()->words().hint.contains(QStringLiteral("Might Guy"))) << "names of cards are filled in";
  EXPECT_EQ(player().match().moments().size(), 1U);
  doIt();
  EXPECT_TRUE(lesson().panel()->words().hint.isEmpty());
}

/// What a lesson says is meant for another card; a button that would end the phase has a sentence of its own. With the
/// next click it goes.
TEST_F(LessonsInTheWindow, AReproachIsMeantForWhatWasPressedAndDoesNotStay) {
  open();
  begin(2);
  lesson().panel()->go()->click();
  ASSERT_FALSE(run().now().tells());
  EXPECT_FALSE(player().play(naruto::Done{}));
  EXPECT_TRUE(lesson().panel()->words().hint.contains(QStringLiteral("that button ends"))) << "not: a team it would be";
  clickCard(subjectOf(run().wanted().front()));
  EXPECT_TRUE(lesson().panel()->words().hint.isEmpty()) << "the right card is chosen";
  const auto stray = [&]() -> std::optional<Action> {
    for (const auto& option : player().match().options(player().match().decider()))
      if (option.allowed() && !run().wants(option.action) && subjectOf(option.action) != kNoCard) return option.action;
    return std::nullopt;
  }();
  ASSERT_TRUE(stray);
  EXPECT_FALSE(player().play(*stray));
  EXPECT_TRUE(lesson().panel()->words().hint.contains(QStringLiteral("would be a team"))) << "meant for another team";
}

/// From every step of every lesson to the one before and on again: the game is as it was there.
TEST_F(LessonsInTheWindow, BackLeadsToTheStepBeforeFromWhereverOneIs) {
  open();
  for (int number = 0; number < static_cast<int>(page().lessons().size()); ++number) {
    learnBackAndForth(number);
    if (HasFatalFailure()) return;
  }
}

/// The last lesson is a game: every move is free, each question has its hint, and the other hand is the program's.
TEST_F(LessonsInTheWindow, TheLastOneIsAWholeGameWithHints) {
  open();
  begin(8);
  lesson().panel()->go()->click();
  lesson().panel()->go()->click();
  ASSERT_TRUE(run().now().play);
  EXPECT_FALSE(lesson().panel()->back()->isVisible()) << "a game is not thrown away by one click";
  EXPECT_FALSE(lesson().panel()->go()->isVisible());
  std::set<QString> hints;
  std::set<naruto::ChoiceKind> asked;
  std::set<std::string> unhinted;
  for (int i = 0; i < 2000 && !player().over(); ++i) {
    if (player().still()) {
      QTest::mouseClick(lesson().table()->bar()->primary(), Qt::LeftButton);
      continue;
    }
    if (player().match().decider() == PlayerId::south) {
      asked.insert(now().choice.kind);
      hints.insert(lesson().panel()->words().text);
      if (lesson().panel()->words().text.contains(QStringLiteral("Sensei is playing")))
        unhinted.insert(std::string(table::name_of(now().choice.kind)));
      EXPECT_TRUE(lesson().panel()->words().hint.isEmpty());
    }
    playFreely();
    if (HasFatalFailure()) return;
  }
  ASSERT_TRUE(player().over());
  while (player().still()) QTest::mouseClick(lesson().table()->bar()->primary(), Qt::LeftButton);
  EXPECT_GE(hints.size(), 5U);
  EXPECT_EQ(unhinted, std::set<std::string>()) << "are asked without a hint";
  EXPECT_TRUE(run().at_end());
  const bool won = now().winner == PlayerId::south;
  EXPECT_EQ(lesson().panel()->words().text.contains(QStringLiteral("yours")), won);
  EXPECT_GE(now()[now().winner].rewards.size(), 10U);
  EXPECT_TRUE(lesson().panel()->back()->isVisible());
  lesson().panel()->back()->click();
  QCoreApplication::processEvents();
  EXPECT_TRUE(run().now().play) << "once more, from its beginning";
  EXPECT_EQ(player().match().moments().size(), 1U);
}

/// Enter has one button at a time, and the other one is not orange.
TEST_F(LessonsInTheWindow, EnterStandsOnOneButton) {
  open();
  for (int number = 0; number < static_cast<int>(page().lessons().size()); ++number) {
    begin(number);
    learn([&] {
      lesson().setLook(Look{});
      int enters = 0;
      for (const ActionButton* button : {lesson().panel()->go(), lesson().table()->bar()->primary()})
        enters += button->isVisible() && button->keyText() == QStringLiteral("Enter") ? 1 : 0;
      const bool free = run().now().play;  // a press that gives something up has another key
      EXPECT_TRUE(enters == 1 || (free && enters == 0)) << "lesson " << number + 1 << ", step " << run().step() + 1;
      if (lesson().panel()->go()->isVisible()) {
        EXPECT_TRUE(lesson().table()->bar()->primary()->keyText().isEmpty());
      }
    });
    if (HasFailure()) return;
  }
}

/// What the rules forbid is refused as in any match.
TEST_F(LessonsInTheWindow, WhatIsIllegalGetsTheUsualRefusal) {
  open();
  begin(1);
  lesson().panel()->go()->click();
  lesson().panel()->go()->click();
  const auto card = run().find({"N-013", 0, std::nullopt, "N-013"}, player().match().state());
  ASSERT_NE(card, kNoCard);
  QSignalSpy explained(&player(), &NarutoDesk::explained);
  clickCard(card);
  ASSERT_EQ(explained.size(), 1);
  EXPECT_EQ(explained.front().at(2).toString(), QStringLiteral("N-DEPLOY-03"));
  EXPECT_TRUE(lesson().panel()->words().hint.isEmpty());
}

/// Card, then button, then nothing: the mark goes where the next click belongs.
TEST_F(LessonsInTheWindow, TheMarkFollowsTheNextClick) {
  open();
  begin(1);
  lesson().panel()->go()->click();
  lesson().panel()->go()->click();
  const Action play = run().wanted().front();
  const auto* sheet = lesson().table()->sheet();
  const auto inLesson = [&](const QWidget* widget, const QRect& rect) {
    return QRect(widget->mapTo(&lesson(), rect.topLeft()), rect.size());
  };
  EXPECT_EQ(lesson().pointed(), QVector<QRect>{inLesson(sheet, sheet->cardRect(subjectOf(play)))});
  clickCard(subjectOf(play));
  const auto* primary = lesson().table()->bar()->primary();
  EXPECT_EQ(lesson().pointed(), QVector<QRect>{inLesson(primary, primary->rect())});
  QTest::qWait(120);
  EXPECT_EQ(lesson().pointer()->pointed(), lesson().pointed());
}

TEST_F(LessonsInTheWindow, KeysGoOnAndLeaveAtAnyTime) {
  open();
  begin(2);
  QTest::keyClick(lesson().table()->sheet(), Qt::Key_Return);
  EXPECT_EQ(run().step(), 1U);
  clickCard(subjectOf(run().wanted().front()));
  QTest::keyClick(lesson().table()->sheet(), Qt::Key_Escape);  // even with a card chosen
  EXPECT_EQ(page().lesson(), nullptr);
  EXPECT_TRUE(page().list()->isVisible());
  EXPECT_TRUE(page().done().isEmpty());
  QTest::keyClick(page().list(), Qt::Key_Escape);
  EXPECT_TRUE(window_->startPage()->isVisible());
  QTest::mouseClick(window_->startPage()->lessons(), Qt::LeftButton);
  EXPECT_TRUE(page().list()->isVisible());
  QTest::mouseClick(page().list()->rows()[4], Qt::LeftButton);
  ASSERT_NE(page().lesson(), nullptr);
  QTest::mouseClick(lesson().panel()->leave(), Qt::LeftButton);
  EXPECT_EQ(page().lesson(), nullptr);
}

TEST_F(LessonsInTheWindow, AMatchOnTheTableIsAsItWasAndNothingIsRecorded) {
  WindowNeeds needs;
  needs.cards = &shippedCards();
  needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  auto* recorder = new ListRecorder;
  needs.recorder = [recorder] { return std::unique_ptr<MatchRecorder>(recorder); };
  openWindow(std::move(needs), planOf(Secrecy::Open));
  ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, PlayerId::south));
  const auto state = this->state();
  const auto lines = recorder->lines;
  window_->showLessons();
  begin(0);
  learn([] {});
  window_->showRules(QStringLiteral("N-WIN-01"));
  EXPECT_TRUE(window_->rulesPage()->isVisible());
  window_->closeRules();
  EXPECT_TRUE(lesson().isVisible());  // back to the lesson, not to the match
  QTest::keyClick(lesson().table()->sheet(), Qt::Key_Escape);
  QTest::keyClick(page().list(), Qt::Key_Escape);
  EXPECT_TRUE(table().isVisible());
  EXPECT_EQ(this->state(), state);
  EXPECT_EQ(recorder->lines, lines);
  QTest::keyClick(table().sheet(), Qt::Key_Return);  // its keys are its own again
  EXPECT_NE(this->state(), state);
}

TEST_F(LessonsInTheWindow, TheWordsLeaveTheNamesOfThePlayersFree) {
  for (const int number : {0, 3}) lookForNames(number, [this](const QSize& size) { open(size); });
}

/// At every step, with and without the sentence of a wrong move.
class LessonWords : public LessonsInTheWindow, public ::testing::WithParamInterface<const char*> {};

TEST_P(LessonWords, HaveRoomAndCoverNothingThatTheySpeakOf) {
  lookAtAllWords(QStringLiteral("lesson"), 9, GetParam(), [this](const QSize& size) { open(size); },
                 {{{1366, 690}, {1024, 560}}, {100, 150}});
}
INSTANTIATE_TEST_SUITE_P(Languages, LessonWords, ::testing::ValuesIn(kLanguages));

}  // namespace
}  // namespace playsheet::testing
