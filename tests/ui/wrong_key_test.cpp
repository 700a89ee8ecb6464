// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/match_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/log/log_view.h"
#include "ui/rules/rule_tag.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// A key or a click does what the person saw when the finger went down, or nothing.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class WrongKey : public MatchWindowTest {
 protected:
  ActionButton* button(CommandKind kind) { return table().bar()->find(kind); }
  /// Gives the button the focus and presses the key on it.
  void pressOn(QWidget* widget, Qt::Key key) {
    widget->setFocus(Qt::TabFocusReason);
    QTest::keyClick(widget, key);
  }
  QWidget* focus() { return window_->focusWidget(); }
};

TEST_F(WrongKey, EnterAndSpacePressTheButtonThatHasTheFocus) {
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
    begin(Secrecy::Hold);
    ASSERT_TRUE(goOnTo(ChoiceKind::change_hand, PlayerId::south));
    const auto before = decisions();
    button(CommandKind::ShowHand)->setFocus(Qt::TabFocusReason);
    QTest::keyPress(focus(), key);
    EXPECT_EQ(decisions(), before) << "the hand is not kept";
    EXPECT_TRUE(match().secrecy().handShown(PlayerId::south)) << "it is held to be seen";
    QTest::keyRelease(focus(), key);
    EXPECT_FALSE(match().secrecy().handShown(PlayerId::south));
    pressOn(button(CommandKind::Undo), key);
    EXPECT_TRUE(decisions() < before || match().consentAsked()) << "the last decision is taken back";
  }
}

TEST_F(WrongKey, EnterOnTailsCallsTails) {
  begin(Secrecy::Open);
  ASSERT_EQ(asked(), ChoiceKind::call_toss);
  pressOn(table().bar()->other(0), Qt::Key_Return);
  ASSERT_EQ(decisions(), 2U);
  EXPECT_EQ(match().match().moments().back().action, naruto::Action(naruto::CallToss{false}));
}

TEST_F(WrongKey, EnterOnRefuseRefuses) {
  begin(Secrecy::Open);
  while (state().turn < 2 || asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
  table().pressUndo();
  ASSERT_TRUE(match().consentAsked());
  const auto before = decisions();
  pressOn(button(CommandKind::RefuseUndo), Qt::Key_Return);
  EXPECT_FALSE(match().consentAsked());
  EXPECT_EQ(decisions(), before);
}

TEST_F(WrongKey, WithoutAFocusedButtonBothPressThePrimary) {
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
    begin(Secrecy::Open);
    const auto before = decisions();
    QTest::keyClick(table().sheet(), key);
    EXPECT_EQ(decisions(), before + 1);
  }
}

/// The chosen card is let go of: what stands at the same place now ends the phase.
TEST_F(WrongKey, ThePrimaryThatHasJustChangedIsNotPressed) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  table().setGuard(300);
  QTest::qWait(320);  // the decision before is long ago
  QTest::keyPress(table().sheet(), Qt::Key_S);
  click(state()[PlayerId::south].hand.front());
  ASSERT_TRUE(match().selected().has_value());
  QTest::qWait(320);
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  QTest::qWait(60);  // what follows at once would be the key that repeats itself
  QTest::keyClick(table().sheet(), Qt::Key_Escape);
  ASSERT_FALSE(match().selected().has_value());
  const auto before = decisions();
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  QTest::keyClick(table().sheet(), Qt::Key_Return);
  QTest::keyClick(table().sheet(), Qt::Key_Space);
  EXPECT_EQ(decisions(), before) << "too soon after the change";
  QTest::qWait(320);
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_EQ(decisions(), before + 1) << "meant";
}

TEST_F(WrongKey, APressThatBeganOnAnotherMeaningCountsForNothing) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  QTest::keyPress(table().sheet(), Qt::Key_S);
  click(state()[PlayerId::south].hand.front());
  auto* primary = table().bar()->primary();
  const auto before = decisions();
  QTest::mousePress(primary, Qt::LeftButton);
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  QTest::mouseMove(primary, primary->rect().center() + QPoint(2, 1));
  QTest::mouseRelease(primary, Qt::LeftButton);
  EXPECT_EQ(decisions(), before);
}

TEST_F(WrongKey, AnAnswerThatHasJustComeIsNotGivenByAStrayPress) {
  ChoiceRow row;
  row.setGuard(300);
  PromptButton one;
  one.label = QStringLiteral("X = 1");
  one.command = commandOf(CommandKind::Act, naruto::PickNumber{1});
  PromptButton two = one;
  two.label = QStringLiteral("X = 2");
  two.command = commandOf(CommandKind::Act, naruto::PickNumber{2});
  int pressed = 0;
  QObject::connect(&row, &ChoiceRow::pressed, [&] { ++pressed; });
  row.setChoices({one, two}, 600);
  row.button(0)->click();
  EXPECT_EQ(pressed, 0);
  QTest::qWait(320);
  row.setChoices({one, two}, 600);  // asked again: nothing has changed
  row.button(0)->click();
  EXPECT_EQ(pressed, 1);
  row.setChoices({two}, 600);
  row.button(0)->click();
  EXPECT_EQ(pressed, 1);
}

TEST_F(WrongKey, AButtonThatMeansSomethingElseGivesTheFocusBack) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::change_hand, PlayerId::south));
  button(CommandKind::Undo)->setFocus(Qt::TabFocusReason);
  match().play(naruto::ChangeHand{false});
  EXPECT_EQ(focus(), table().sheet()) << "the next decision has other buttons there";
}

TEST_F(WrongKey, WhatTakesTheFocusShowsARing) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  window_->activateWindow();
  QCoreApplication::processEvents();
  std::vector<QWidget*> stops;
  for (QWidget* next = table().sheet()->nextInFocusChain(); next != table().sheet(); next = next->nextInFocusChain())
    if (table().isAncestorOf(next) && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus))
      stops.push_back(next);
  EXPECT_GE(stops.size(), 4U);
  for (QWidget* stop : stops) {
    table().sheet()->setFocus();
    const QImage without = stop->grab().toImage();
    stop->setFocus(Qt::TabFocusReason);
    ASSERT_TRUE(stop->hasFocus()) << stop->metaObject()->className();
    EXPECT_NE(stop->grab().toImage(), without)
        << stop->metaObject()->className() << " " << stop->objectName().toStdString();
  }
}

TEST_F(WrongKey, AClickOnTheLogLeavesTheKeysToTheTable) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  table().sheet()->setFocus();
  QTest::mouseClick(table().side()->log()->viewport(), Qt::LeftButton);
  EXPECT_EQ(focus(), table().sheet());
}

/// Arrow keys point at a card: Enter means it, and its key stands on it; the button shows the key that is left for it.
TEST_F(WrongKey, TheKeyStandsWhereItWorks) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  window_->activateWindow();
  table().sheet()->setFocus();
  QCoreApplication::processEvents();
  EXPECT_EQ(table().bar()->primary()->keyText(), QStringLiteral("Enter"));
  QTest::keyClick(table().sheet(), Qt::Key_Down);
  ASSERT_GE(table().sheet()->focusedCard(), 0);
  EXPECT_EQ(table().bar()->primary()->keyText(), QStringLiteral("Space"));
  const auto before = decisions();
  QTest::keyClick(table().sheet(), Qt::Key_Return);
  EXPECT_EQ(decisions(), before) << "the phase does not end";
  QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, QPoint(3, 3));
  EXPECT_LT(table().sheet()->focusedCard(), 0);
  EXPECT_EQ(table().bar()->primary()->keyText(), QStringLiteral("Enter"));
}

}  // namespace
}  // namespace playsheet::testing
