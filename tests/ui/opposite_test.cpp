// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScreen>

#include "tests/ui/finger_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/sheet/sheet.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/widgets/action_button.h"

/// Two people sit opposite each other: the question, its buttons, the pad and the curtain of each stand at its own
/// edge, turned to it.
namespace playsheet::testing {
namespace {

class Opposite : public MatchWindowTest {
 protected:
  void sit(Secrecy secrecy) {
    begin(secrecy);
    window_->activateWindow();
    table().setSeating({false, true});
    QCoreApplication::processEvents();
  }
  /// Presses what is asked until this player is asked.
  bool untilAsked(PlayerId player) {
    for (int i = 0; i < 60 && match().prompt().player != player; ++i)
      if (!stepOn()) return false;
    QCoreApplication::processEvents();
    return match().prompt().player == player;
  }
  bool stepOn() {
    const auto options = match().match().options(match().match().decider());
    for (const auto& option : options)
      if (option.allowed()) return match().play(option.action);
    return false;
  }
  QRect onTable(const QWidget& part) { return {part.mapTo(&table(), QPoint(0, 0)), part.size()}; }
};

TEST_F(Opposite, TheQuestionStandsAtTheEdgeOfWhoIsAsked) {
  sit(Secrecy::Open);
  ASSERT_TRUE(untilAsked(PlayerId::south));
  const QRect sheet = table().sheet()->geometry();
  EXPECT_FALSE(table().bar()->turned());
  EXPECT_GE(table().bar()->geometry().top(), sheet.bottom());
  ASSERT_TRUE(untilAsked(PlayerId::north));
  EXPECT_TRUE(table().bar()->turned());
  EXPECT_LE(table().bar()->geometry().bottom(), sheet.top());
  EXPECT_EQ(table().sheet()->geometry(), sheet) << "no card moves with the question";
}

/// What is read upside down looks, turned back, exactly as upright.
TEST_F(Opposite, TurnedBackItIsTheSameBar) {
  sit(Secrecy::Open);
  ASSERT_TRUE(untilAsked(PlayerId::north));
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
  const auto seen = [&] {  // on the screen: what is only grabbed is painted in another way
    QCoreApplication::processEvents();
    const QPoint at = table().bar()->mapTo(window_.get(), QPoint(0, 0));
    return window_->screen()
        ->grabWindow(window_->winId(), at.x(), at.y(), table().bar()->width(), table().bar()->height())
        .toImage();
  };
  const QImage turned = seen();
  table().bar()->setTurned(false);
  const QImage upright = seen();
  EXPECT_NE(turned, upright);
  const QImage back = turned.transformed(QTransform().rotate(180)).convertToFormat(upright.format());
  int apart = 0;
  for (int y = 0; y < upright.height(); ++y)
    for (int x = 0; x < upright.width(); ++x)
      apart += qAbs(qGray(back.pixel(x, y)) - qGray(upright.pixel(x, y))) > 60 ? 1 : 0;
  EXPECT_LT(apart, upright.width() * upright.height() / 200) << "but for the edges of letters";
}

TEST_F(Opposite, AButtonIsPressedWhereItIsSeen) {
  sit(Secrecy::Open);
  ASSERT_TRUE(untilAsked(PlayerId::north));
  ActionButton* primary = table().bar()->primary();
  ASSERT_TRUE(primary->isEnabled());
  EXPECT_LT(onTable(*primary).center().x(), table().width() / 2) << "at the right hand of who sits there";
  const auto before = decisions();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
  FingerPlayer(*window_).tap(FingerPlayer::middleOf(*primary));
  EXPECT_EQ(decisions(), before + 1);
}

TEST_F(Opposite, TheCurtainIsTurnedAndHeldWhereItsMarkIsSeen) {
  sit(Secrecy::Curtain);
  Curtain& curtain = *table().curtain();
  curtain.setHoldTime(0);
  curtain.setLingerTime(0);
  const QPoint mark(curtain.width() / 2, curtain.height() * 42 / 100 - 140);  // near its upper end, far from the words
  const QPoint turned(curtain.width() - mark.x(), curtain.height() - mark.y());
  for (int i = 0; i < 60 && !(curtain.isVisible() && match().secrecy().curtain() == PlayerId::north); ++i) {
    if (curtain.isVisible()) QTest::mouseClick(&curtain, Qt::LeftButton, {}, mark);
    const bool open = !curtain.isVisible();
    ASSERT_TRUE(!open || stepOn());
    QCoreApplication::processEvents();
  }
  ASSERT_TRUE(curtain.isVisible());
  QTest::mouseClick(&curtain, Qt::LeftButton, {}, mark);
  EXPECT_TRUE(curtain.isVisible()) << "there its mark is not";
  QTest::mouseClick(&curtain, Qt::LeftButton, {}, turned);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !curtain.isVisible(); }));
}

TEST_F(Opposite, SideBySideEverythingStandsUprightBelow) {
  sit(Secrecy::Open);
  table().setSeating({});
  ASSERT_TRUE(untilAsked(PlayerId::north));
  EXPECT_FALSE(table().bar()->turned());
  EXPECT_EQ(table().bar()->geometry().bottom(), table().rect().bottom());
  EXPECT_EQ(table().sheet()->y(), 0);
}

}  // namespace
}  // namespace playsheet::testing
