// SPDX-License-Identifier: GPL-3.0-or-later
// Learning Gormiti by playing, on the real table: every lesson is played to its end by what it points at, other moves
// come to nothing and are answered, and the words have room beside what they are about.
#include <QDir>
#include <QSignalSpy>

#include "engine/gormiti/players/greedy_player.h"
#include "tests/ui/gormiti_fixture.h"
#include "tests/ui/lesson_window.h"
#include "ui/gormiti/gormiti_lessons.h"
#include "ui/lessons/lesson_store.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"

namespace playsheet::testing {
namespace {

TEST(GormitiLessons, ThreeOfThemAreSound) {
  const auto files = shippedLessons(QStringLiteral("gormiti"));
  EXPECT_EQ(files.size(), 3U);
  const QDir folder(QString::fromStdString(support::source_path("resources/lessons/gormiti").string()));
  EXPECT_EQ(folder.entryList({QStringLiteral("*.toml")}).size(), 3);
  EXPECT_EQ(gormitiLessons(files, gormitiCards())->entries().size(), 3U);
  for (const LessonFile& file : files) {
    const auto reading = gormiti::read_lesson(file.text, file.name, gormitiCards());
    ASSERT_TRUE(reading.lesson) << file.name;
    for (const std::string& trouble : gormiti::rehearse(*reading.lesson, gormitiCards()))
      ADD_FAILURE() << file.name << trouble;
  }
}

class GormitiLessonsInTheWindow : public LessonWindow<GormitiWindow, GormitiDesk, GormitiLesson> {
 protected:
  void open(const QSize& size = {1366, 690}) {
    openWindow();
    window_->setPace(0);
    window_->resize(size);
    window_->showLessons();
    page().setGame(1);
    QCoreApplication::processEvents();
  }

  /// As whoever looks one step ahead: a beginner who plays sensibly.
  void playFreely() override {
    if (player().match().decider() != PlayerId::south) return QTest::qWait(2);
    ASSERT_TRUE(player().play(gormiti::GreedyPlayer().choose(now(), player().match().rules())));
  }
};

TEST_F(GormitiLessonsInTheWindow, EveryLessonIsPlayedToItsEndAndOtherMovesAreAnswered) {
  open();
  QSignalSpy done(window_.get(), &Shell::lessonsDone);
  for (int number = 0; number < 3; ++number) {
    begin(number);
    const auto [doing, answered] = learnAstray();
    EXPECT_EQ(doing > 0, number < 2) << "every move of a whole game is free";
    EXPECT_GE(answered + 1, doing) << "the last round of the first lesson takes every move";
    EXPECT_EQ(done.size(), number + 1);
    EXPECT_FALSE(lesson().table()->endSheet()->isVisible());
    EXPECT_TRUE(player().over()) << number;
    EXPECT_EQ(now().outcome, gormiti::Outcome::south) << number;
    if (HasFailure()) return;
  }
  EXPECT_TRUE(done.back().front().toStringList().contains(QStringLiteral("gormiti/1-two-cards")));
  QTest::mouseClick(lesson().panel()->go(), Qt::LeftButton);  // after the last one: the list
  EXPECT_EQ(page().lesson(), nullptr);
  for (const LessonRow* row : page().list()->rows()) EXPECT_TRUE(row->done());
  EXPECT_TRUE(kept_.empty()) << "nothing is recorded";
}

/// Each game has its list; what is done in one is not done in the other.
TEST_F(GormitiLessonsInTheWindow, TheSwitchLeadsToTheLessonsOfTheOtherGame) {
  open();
  ASSERT_EQ(page().list()->games().size(), 2U);
  EXPECT_EQ(page().lessons().size(), 3U);
  begin(0);
  learn([] {});
  page().showList();
  EXPECT_TRUE(page().list()->rows().front()->done());
  QTest::mouseClick(page().list()->games()[0], Qt::LeftButton);
  EXPECT_EQ(page().lessons().size(), 9U);
  EXPECT_TRUE(page().list()->isVisible());
  for (const LessonRow* row : page().list()->rows()) EXPECT_FALSE(row->done());
  QTest::mouseClick(page().list()->games()[0], Qt::LeftButton);  // the one that is shown: nothing
  EXPECT_EQ(page().game(), 0);
  QTest::mouseClick(page().list()->games()[1], Qt::LeftButton);
  EXPECT_EQ(page().lessons().size(), 3U);
}

/// The page opens at the game that the start page offers.
TEST_F(GormitiLessonsInTheWindow, TheDoorOfTheStartPageLeadsToItsGame) {
  openWindow();
  window_->setGame(GameKind::Gormiti);
  QCoreApplication::processEvents();
  ASSERT_TRUE(window_->startPage()->lessons()->isVisible());
  QTest::mouseClick(window_->startPage()->lessons(), Qt::LeftButton);
  EXPECT_EQ(page().game(), 1);
  QTest::keyClick(page().list(), Qt::Key_Escape);
  window_->setGame(GameKind::Naruto);
  window_->showLessons();
  EXPECT_EQ(page().game(), 0);
}

TEST_F(GormitiLessonsInTheWindow, AWrongMoveComesToNothingWithASentence) {
  open();
  begin(1);
  EXPECT_FALSE(lesson().table()->bar()->find(CommandKind::Undo));
  EXPECT_FALSE(player().play(gormiti::EndTurn{}));
  EXPECT_TRUE(lesson().panel()->words().hint.contains(QStringLiteral("read this first")));
  for (int i = 0; i < 3; ++i) lesson().panel()->go()->click();
  ASSERT_FALSE(course().tells());
  EXPECT_FALSE(player().play(gormiti::EndTurn{}));
  EXPECT_TRUE(lesson().panel()->words().hint.contains(QStringLiteral("River Ferrywoman"))) << "names are filled in";
  EXPECT_EQ(player().moments(), 1U);
  doIt();
  EXPECT_TRUE(lesson().panel()->words().hint.isEmpty());
}

/// From every step of every lesson to the one before and on again: the game is as it was there.
TEST_F(GormitiLessonsInTheWindow, BackLeadsToTheStepBeforeFromWhereverOneIs) {
  open();
  for (int number = 0; number < 3; ++number) {
    learnBackAndForth(number);
    if (HasFatalFailure()) return;
  }
}

/// The last lesson is a game: every move is free, and whatever is asked of the learner has its hint.
TEST_F(GormitiLessonsInTheWindow, TheLastOneIsAWholeGameWithHints) {
  open();
  begin(2);
  for (int i = 0; i < 2; ++i) lesson().panel()->go()->click();
  ASSERT_TRUE(course().isFree());
  EXPECT_FALSE(lesson().panel()->back()->isVisible()) << "a game is not thrown away by one click";
  std::set<QString> hints;
  std::set<std::string> unhinted;
  for (int i = 0; i < 3000 && !player().over(); ++i) {
    if (player().still()) {
      QTest::mouseClick(lesson().table()->bar()->primary(), Qt::LeftButton);
      continue;
    }
    if (player().match().decider() == PlayerId::south) {
      hints.insert(lesson().panel()->words().text);
      if (lesson().panel()->words().text.contains(QStringLiteral("Sensei is playing")))
        unhinted.insert(std::string(table::name_of(now().question.kind)));
    }
    playFreely();
    if (HasFatalFailure()) return;
  }
  ASSERT_TRUE(player().over());
  while (player().still()) QTest::mouseClick(lesson().table()->bar()->primary(), Qt::LeftButton);
  EXPECT_GE(hints.size(), 4U);
  EXPECT_EQ(unhinted, std::set<std::string>()) << "are asked without a hint";
  EXPECT_TRUE(lesson().panel()->words().text.contains(QStringLiteral("yours")));
}

/// A child looks at the quick mode: its words are larger.
TEST_F(GormitiLessonsInTheWindow, WordsOfTheQuickModeAreLarge) {
  open();
  begin(0);
  const qreal quick = course().wordScale();
  begin(1);
  EXPECT_EQ(course().wordScale(), 1);
  EXPECT_GT(quick, 1.3);
}

TEST_F(GormitiLessonsInTheWindow, TheWordsLeaveTheNamesOfThePlayersFree) {
  for (int number = 0; number < 2; ++number) lookForNames(number, [this](const QSize& size) { open(size); });
}

class GormitiLessonWords : public GormitiLessonsInTheWindow, public ::testing::WithParamInterface<const char*> {};

TEST_P(GormitiLessonWords, HaveRoomAndCoverNothingThatTheySpeakOf) {
  lookAtAllWords(QStringLiteral("gormiti"), 3, GetParam(), [this](const QSize& size) { open(size); });
}
INSTANTIATE_TEST_SUITE_P(Languages, GormitiLessonWords, ::testing::Values("en", "it", "pt_BR"));

}  // namespace
}  // namespace playsheet::testing
