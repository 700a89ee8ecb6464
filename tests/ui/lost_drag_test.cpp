// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMouseEvent>

#include "tests/ui/match_fixture.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/lessons_page.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/replay/replay_slider.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

/// A drag whose release never comes: the window was out of sight, or somebody else had the keys or the mouse, when the
/// button was let go. The card goes back, and the next click plays nothing.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class LostDrag : public MatchWindowTest {
 protected:
  struct End {
    const char* what;
    std::function<void()> happens;
  };
  std::vector<End> ends() {
    return {
        {"another window",
         [&] {
           QEvent away(QEvent::WindowDeactivate);
           QCoreApplication::sendEvent(window_.get(), &away);
         }},
        {"minimised",
         [&] {
           window_->setWindowState(Qt::WindowMinimized);
           window_->setWindowState(Qt::WindowNoState);
         }},
        {"hidden",
         [&] {
           window_->hide();
           window_->show();
         }},
        {"another page",
         [&] {
           window_->showRules(QString());
           window_->closeRules();
         }},
        {"another focus",
         [&] {
           QFocusEvent out(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
           QCoreApplication::sendEvent(&sheet(), &out);
         }},
        {"the mouse is another one’s",
         [&] {
           QEvent lost(QEvent::UngrabMouse);
           QCoreApplication::sendEvent(&sheet(), &lost);
         }},
        {"a move without the button", [&] { moveWithoutButton(sheet().rect().center()); }},
        {"Esc", [&] { QTest::keyClick(&sheet(), Qt::Key_Escape); }},
    };
  }
  Sheet& sheet() { return *table().sheet(); }
  void moveWithoutButton(const QPoint& at) {
    QMouseEvent move(QEvent::MouseMove, at, sheet().mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&sheet(), &move);
  }
  /// A card that can be played, in the air over the own village.
  void pickUp() {
    begin(Secrecy::Open);
    card_ = goOnToPlayable();
    ASSERT_GE(card_, 0);
    window_->activateWindow();
    sheet().setFocus();
    QCoreApplication::processEvents();
    from_ = sheet().cardRect(card_).center();
    to_ = sheet().zoneRect(SheetPlace::Village, state().active).center();
    QTest::mousePress(&sheet(), Qt::LeftButton, {}, from_);
    QTest::mouseMove(&sheet(), (from_ + to_) / 2);
    QTest::mouseMove(&sheet(), to_);
    ASSERT_TRUE(sheet().dragging());
  }
  int card_ = -1;
  QPoint from_, to_;
};

TEST_F(LostDrag, EndsWithWindowFocusMouseAndButtonAndTheNextClickPlaysNothing) {
  for (const End& end : ends()) {
    pickUp();
    const auto before = decisions();
    end.happens();
    EXPECT_FALSE(sheet().dragging()) << end.what;
    moveWithoutButton(to_);
    EXPECT_FALSE(sheet().dragging()) << end.what;
    // Of the button that comes up at last, if it does, and of the next click.
    QTest::mouseRelease(&sheet(), Qt::LeftButton, {}, to_);
    EXPECT_EQ(decisions(), before) << end.what;
    QTest::mouseClick(&sheet(), Qt::LeftButton, {}, to_);
    EXPECT_EQ(decisions(), before) << end.what;
    EXPECT_FALSE(match().selected().has_value()) << end.what;
    drag(card_, to_);  // and it can be done anew
    EXPECT_EQ(decisions(), before + 1) << end.what;
    window_.reset();
  }
}

/// The press that follows is the first that is heard of: nothing told that the one before had ended.
TEST_F(LostDrag, APressWithoutAReleaseBeforeItPutsTheCardBack) {
  pickUp();
  const auto before = decisions();
  QTest::mousePress(&sheet(), Qt::LeftButton, {}, to_);
  EXPECT_FALSE(sheet().dragging());
  QTest::mouseRelease(&sheet(), Qt::LeftButton, {}, to_);
  EXPECT_EQ(decisions(), before);
}

TEST_F(LostDrag, APressThatNeverBecameADragIsForgottenToo) {
  begin(Secrecy::Open);
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  QTest::mousePress(&sheet(), Qt::LeftButton, {}, sheet().cardRect(card).center());
  QEvent away(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(window_.get(), &away);
  moveWithoutButton(sheet().rect().center());
  EXPECT_FALSE(sheet().dragging()) << "the pointer comes back without the button";
}

TEST_F(LostDrag, NoKeyDecidesAnythingWhileACardIsInTheAir) {
  pickUp();
  const auto before = decisions();
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_C, Qt::Key_X, Qt::Key_1, Qt::Key_N,
                            Qt::Key_D, Qt::Key_K, Qt::Key_Tab, Qt::Key_Down}) {
    QTest::keyClick(&sheet(), key);
    EXPECT_EQ(decisions(), before) << "key " << key;
    EXPECT_TRUE(sheet().dragging()) << "key " << key;
    EXPECT_TRUE(sheet().explanation().isEmpty()) << "key " << key << ": no reason is given for what was not meant";
  }
  QTest::mouseRelease(&sheet(), Qt::LeftButton, {}, to_);
  EXPECT_EQ(decisions(), before + 1) << "let go in the village, it is played";
}

TEST_F(LostDrag, EscInALessonPutsTheCardBackAndStays) {
  WindowNeeds needs;
  needs.cards = &shippedCards();
  window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
  window_->setQuestions(false);
  window_->resize(1366, 690);
  window_->show();
  window_->showLessons();
  window_->lessonsPage()->begin(0);
  LessonTable* lesson = window_->lessonsPage()->lesson();
  Sheet* lessonSheet = lesson->table()->sheet();
  lesson->table()->setGuard(0);
  QCoreApplication::processEvents();
  const auto& village = narutoDeskOf(lesson->table())->view().players[PlayerId::south].village.cards;
  ASSERT_FALSE(village.empty());
  const QPoint from = lessonSheet->cardRect(village.front().id).center();
  QTest::mousePress(lessonSheet, Qt::LeftButton, {}, from);
  QTest::mouseMove(lessonSheet, from + QPoint(60, -40));
  ASSERT_TRUE(lessonSheet->dragging());
  const auto step = lesson->play().step();
  QTest::keyClick(lessonSheet, Qt::Key_Return);
  EXPECT_EQ(lesson->play().step(), step);
  EXPECT_TRUE(lessonSheet->dragging());
  QTest::keyClick(lessonSheet, Qt::Key_Escape);
  ASSERT_NE(window_->lessonsPage()->lesson(), nullptr) << "the lesson goes on";
  EXPECT_FALSE(lessonSheet->dragging());
  QTest::mouseRelease(lessonSheet, Qt::LeftButton, {}, from);
}

// --- what else is held ----------------------------------------------------------------------------------------------

TEST_F(LostDrag, AHandleIsNotDraggedWithoutTheButton) {
  ReplaySlider slider;
  slider.setStory(100, {});
  slider.resize(500, 44);
  slider.show();
  const auto at = [&](int frame) { return QPoint(qRound(slider.xOf(frame)), 20); };
  QTest::mousePress(&slider, Qt::LeftButton, {}, at(10));
  QTest::mouseMove(&slider, at(30));
  EXPECT_EQ(slider.value(), 30);
  QEvent away(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(&slider, &away);
  EXPECT_FALSE(slider.isSliderDown());
  QMouseEvent move(QEvent::MouseMove, at(80), slider.mapToGlobal(at(80)), Qt::NoButton, Qt::NoButton, {});
  QCoreApplication::sendEvent(&slider, &move);
  EXPECT_EQ(slider.value(), 30);
  QTest::mouseRelease(&slider, Qt::LeftButton, {}, at(80));
}

TEST_F(LostDrag, NothingIsAllowedByAFingerOfWhichNobodyKnows) {
  const std::vector<std::function<void()>> losses{
      [&] {
        QEvent away(QEvent::WindowDeactivate);
        QCoreApplication::sendEvent(window_.get(), &away);
      },
      [&] {
        auto* allow = table().bar()->primary();
        QTest::mouseMove(allow, QPoint(-40, -40));  // slid off
      },
  };
  for (const auto& lose : losses) {
    begin(Secrecy::Open);
    while (state().turn < 2 || asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
    table().pressUndo();
    ASSERT_TRUE(match().consentAsked());
    QTest::mousePress(table().bar()->primary(), Qt::LeftButton);
    lose();
    QTest::qWait(PromptBar::kHoldMilliseconds + 100);
    EXPECT_TRUE(match().consentAsked());
    QTest::mouseRelease(table().bar()->primary(), Qt::LeftButton, {}, QPoint(-40, -40));
    window_.reset();
  }
}

TEST_F(LostDrag, NoCurtainOpensForAFingerOfWhichNobodyKnows) {
  for (const bool by_key : {true, false}) {
    begin(Secrecy::Curtain);
    while (asked() != ChoiceKind::change_hand) ASSERT_TRUE(stepOn());
    ASSERT_TRUE(match().secrecy().curtain().has_value());
    Curtain* curtain = table().curtain();
    const auto own = *match().secrecy().curtain() == PlayerId::south ? Qt::Key_S : Qt::Key_L;
    const QPoint mark(curtain->width() / 2, curtain->height() * 42 / 100 - 40);
    by_key ? QTest::keyPress(curtain, own) : QTest::mousePress(curtain, Qt::LeftButton, {}, mark);
    QEvent away(QEvent::WindowDeactivate);
    QCoreApplication::sendEvent(window_.get(), &away);
    QTest::qWait(Curtain::kHoldMilliseconds + 200);
    EXPECT_TRUE(match().secrecy().curtain().has_value()) << by_key;
    by_key ? QTest::keyRelease(curtain, own) : QTest::mouseRelease(curtain, Qt::LeftButton, {}, mark);
    window_.reset();
  }
}

}  // namespace
}  // namespace playsheet::testing
