// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/way_back.h"
#include "tests/ui/match_fixture.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

/// A press that was meant for one decider never acts for another. The time is the test's own.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class Presses : public MatchWindowTest {
 protected:
  void SetUp() override {
    PressClock::set([this] { return now_; });
  }
  void TearDown() override {
    window_.reset();
    PressClock::set({});
  }
  ActionButton* primary() { return table().bar()->primary(); }
  void press(Qt::Key key) { QTest::keyClick(table().sheet(), key); }
  void clickPrimary() { QTest::mouseClick(primary(), Qt::LeftButton); }

  qint64 now_ = 100000;
};

/// Enter that was meant to confirm a discard would end the phase of the next player.
TEST_F(Presses, EnterByReflexAfterADiscardDoesNothingForTheNextPlayer) {
  begin(Secrecy::Hold);
  while (asked() != ChoiceKind::hand_adjustment) {
    match().goOn();
    ASSERT_FALSE(match().over());
    ASSERT_TRUE(stepOn());
  }
  const PlayerId discards = state().choice.player;
  table().setGuard(300);
  now_ += 5000;
  while (asked() == ChoiceKind::hand_adjustment) ASSERT_TRUE(stepOn());
  ASSERT_NE(state().choice.player, discards);
  ASSERT_EQ(asked(), ChoiceKind::mission_action);
  const auto before = decisions();
  for (const int later : {0, 200, 301, 350}) {  // 851 ms in all: longer than the meaning of a button needs
    now_ += later;
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    clickPrimary();
    EXPECT_EQ(decisions(), before) << "after " << later;
  }
  now_ += 200;
  QTest::keyPress(table().sheet(), state().choice.player == PlayerId::south ? Qt::Key_S : Qt::Key_L);
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before + 1) << "the hand is looked at, and the phase meant to end";
}

/// Whoever decides again need not wait so long: the question is the own one.
TEST_F(Presses, WhoeverDecidesAgainWaitsForTheMeaningOnly) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const PlayerId by = state().choice.player;
  ASSERT_TRUE(match().play(naruto::Charge{state()[by].hand.front()}));
  ASSERT_EQ(naruto::last_by_hand(match().match()), by);
  table().setGuard(300);
  const auto before = decisions();
  clickPrimary();
  EXPECT_EQ(decisions(), before) << "too soon";
  now_ += 301;
  clickPrimary();
  EXPECT_EQ(decisions(), before + 1);
}

/// The key of a seat can be meant for no other seat.
TEST_F(Presses, TheOwnKeyOfASeatNeedNotWaitForTheHandOver) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
  table().setGuard(300);
  now_ += 301;
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_TRUE(match().secrecy().atPad()) << "Enter belongs to nobody: it does not respond yet";
  EXPECT_EQ(decisions(), before);
  press(Qt::Key_K);
  EXPECT_EQ(decisions(), before + 1);
}

/// The mouse button went down while something else, or somebody else, was asked.
TEST_F(Presses, APressCountsFromWhenItBegan) {
  ActionButton button(ActionButton::Rank::Primary);
  button.show();
  button.renew();
  bool settled = true;
  QObject::connect(&button, &ActionButton::clicked, [&] { settled = button.settled(300); });
  now_ += 100;
  QTest::mousePress(&button, Qt::LeftButton);
  now_ += 1000;
  QTest::mouseRelease(&button, Qt::LeftButton);
  EXPECT_FALSE(settled) << "it went down too soon";
  QTest::mouseClick(&button, Qt::LeftButton);
  EXPECT_TRUE(settled);
}

/// Cover first, then animate: the curtain stays, plain, when it has been opened, and no press shortens it.
TEST_F(Presses, TheCurtainStaysPlainBeforeTheTableIsShown) {
  begin(Secrecy::Curtain);
  while (!match().secrecy().curtain()) ASSERT_TRUE(stepOn());
  Curtain* curtain = table().curtain();
  curtain->setLingerTime(1000000);
  const QImage closed = curtain->grab().toImage();
  match().openCurtain();
  EXPECT_TRUE(curtain->isVisible());
  EXPECT_TRUE(curtain->lifting());
  EXPECT_TRUE(curtain->accessibleName().isEmpty());
  EXPECT_NE(curtain->grab().toImage(), closed) << "its words are gone";
  const auto before = decisions();
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape, Qt::Key_1, Qt::Key_N, Qt::Key_D, Qt::Key_K,
                            Qt::Key_S, Qt::Key_L})
    QTest::keyClick(curtain, key);
  QTest::mouseClick(curtain, Qt::LeftButton, {}, curtain->rect().center());
  table().pressUndo();
  EXPECT_TRUE(curtain->lifting());
  EXPECT_EQ(decisions(), before);
  match().cover();  // the window is left meanwhile
  EXPECT_FALSE(curtain->lifting());
  EXPECT_TRUE(curtain->isVisible());
  EXPECT_EQ(curtain->grab().toImage(), closed);
  curtain->setLingerTime(0);
  match().openCurtain();
  EXPECT_FALSE(curtain->isVisible());
}

}  // namespace
}  // namespace playsheet::testing
