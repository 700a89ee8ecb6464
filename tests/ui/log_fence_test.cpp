// SPDX-License-Identifier: GPL-3.0-or-later
// The fence of the log says above which line an undo is asked for: only where there is such a line, and somebody to
// ask.
#include <algorithm>

#include "engine/gormiti/players/greedy_player.h"
#include "engine/naruto/match/record.h"
#include "tests/ui/gormiti_fixture.h"
#include "tests/ui/lesson_window.h"
#include "ui/gormiti/gormiti_lessons.h"
#include "ui/gormiti/gormiti_watch.h"
#include "ui/naruto/naruto_lessons.h"
#include "ui/naruto/naruto_watch.h"

namespace playsheet::testing {
namespace {

/// How many lines stand above the fence; -1 without one.
int aboveFence(const std::vector<LogRow>& rows) {
  const auto fence =
      std::find_if(rows.begin(), rows.end(), [](const LogRow& row) { return row.kind == LogRow::Kind::Fence; });
  return fence == rows.end() ? -1 : static_cast<int>(fence - rows.begin());
}

TEST(LogFence, StandsBelowWhatIsTakenBackByConsentOnly) {
  const std::vector<std::vector<LogRow>> chapters{
      {}, {{LogRow::Kind::Line, std::nullopt, QStringLiteral("one"), {}, 1}}, {}};
  EXPECT_EQ(aboveFence(assembled(chapters, {2, QStringLiteral("ask")})), 1);
  EXPECT_EQ(aboveFence(assembled(chapters, {1, QStringLiteral("ask")})), -1) << "nothing stands above it";
  EXPECT_EQ(aboveFence(assembled(chapters, {0, QStringLiteral("ask")})), -1);
}

class FenceOfNaruto : public MatchWindowTest {};

TEST_F(FenceOfNaruto, IsNotThereBeforeAnybodyHasDecided) {
  begin(Secrecy::Open);
  EXPECT_EQ(aboveFence(match().log("en")), -1);
  ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, PlayerId::south));
  EXPECT_GT(aboveFence(match().log("en")), 0);
}

TEST_F(FenceOfNaruto, IsNotInARecord) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, PlayerId::north));
  NarutoWatch watched(naruto::record_of(match().match()), shippedCards());
  watched.look(static_cast<int>(watched.places().size()) - 1, ReplayView::Open);
  EXPECT_GT(watched.log("en").size(), 3U);
  EXPECT_EQ(aboveFence(watched.log("en")), -1) << "nobody is there to be asked";
}

class FenceOfGormiti : public GormitiWindow {};

TEST_F(FenceOfGormiti, IsNotThereBeforeAnybodyHasDecided) {
  for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick}) {
    begin(Secrecy::Open, mode);
    EXPECT_EQ(aboveFence(desk().log("en")), -1);
  }
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(gormiti::QuestionKind::combat));
  EXPECT_GT(aboveFence(desk().log("en")), 0);
}

TEST_F(FenceOfGormiti, IsNotInARecord) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(gormiti::QuestionKind::combat));
  GormitiWatch watched(table::record_of(desk().match()), gormitiCards());
  watched.look(static_cast<int>(watched.places().size()) - 1, ReplayView::Open);
  EXPECT_GT(watched.log("en").size(), 3U);
  EXPECT_EQ(aboveFence(watched.log("en")), -1);
}

/// In a lesson nothing is taken back: its log has no fence, at no step.
template <class Base, class Desk, class Play>
class FenceInLessons : public LessonWindow<Base, Desk, Play> {
 protected:
  void lookFor(int game) {
    this->openWindow();
    this->window_->setPace(0);
    this->window_->showLessons();
    this->page().setGame(game);
    QCoreApplication::processEvents();
    this->begin(0);
    this->learn([this] { EXPECT_EQ(aboveFence(this->player().log("en")), -1) << this->course().step(); });
    EXPECT_GT(this->player().moments(), 3U);
  }
};

class FenceInLessonsOfGormiti : public FenceInLessons<GormitiWindow, GormitiDesk, GormitiLesson> {
 protected:
  void playFreely() override {
    if (player().match().decider() != PlayerId::south) return QTest::qWait(2);
    ASSERT_TRUE(player().play(gormiti::GreedyPlayer().choose(now(), player().match().rules())));
  }
};

TEST_F(FenceInLessonsOfGormiti, IsNotThere) { lookFor(1); }

class FenceInLessonsOfNaruto : public FenceInLessons<GormitiWindow, NarutoDesk, NarutoLesson> {
 protected:
  void playFreely() override { FAIL() << "the first lesson wants each move"; }
};

TEST_F(FenceInLessonsOfNaruto, IsNotThere) { lookFor(0); }

}  // namespace
}  // namespace playsheet::testing
