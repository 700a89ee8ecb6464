// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialog>
#include <QMouseEvent>

#include "tests/ui/invented_fixture.h"
#include "ui/naruto/reader_page.h"
#include "ui/table/card_reader.h"
#include "ui/table/hand_hold.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// "Hold to see" is a hold, for the mouse as for the key: pressing shows, letting go covers. What was chosen meanwhile
/// stays chosen, face down.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;
using naruto::Zone;

class HeldHand : public InventedMatchTest {
 protected:
  void toHandOf(std::initializer_list<const char*> codes) {
    toMission("usa-1.3", Secrecy::Hold);
    for (const char* code : codes) put(code, Zone::hand);
    showPosition();
    window_->activateWindow();
    QCoreApplication::processEvents();
  }
  ActionButton* show() { return table().bar()->find(CommandKind::ShowHand); }
  ActionButton* primary() { return table().bar()->primary(); }
  bool shown(PlayerId player = PlayerId::south) {
    return match().secrecy().handShown(player) && !match().view().players[player].hand.cards.empty();
  }
  void press(Qt::Key key) { QTest::keyClick(table().sheet(), key); }
  QPoint middleOf(CardId card) { return table().sheet()->cardRect(card).center(); }
  /// Presses on the button, moves to the card without letting go, and lets go there.
  void takeByButton(CardId card) {
    ActionButton* button = show();
    ASSERT_NE(button, nullptr);
    QTest::mousePress(button, Qt::LeftButton);
    ASSERT_TRUE(shown());
    const QPoint at = button->mapFromGlobal(table().sheet()->mapToGlobal(middleOf(card)));
    QTest::mouseMove(button, at / 2);
    QTest::mouseMove(button, at);
    QTest::mouseRelease(button, Qt::LeftButton, {}, at);
  }
  /// Nothing that can be read on the table names it.
  bool named(CardId card) {
    const QString name = match().words().cardName(state()[card].definition, "en");
    QStringList all{match().prompt().sentence, primary()->text(), primary()->toolTip(), table().sheet()->explanation(),
                    table().side()->reader()->page().face.name};
    for (int i = 0; i < table().bar()->others(); ++i)
      all << table().bar()->other(i)->text() << table().bar()->other(i)->toolTip();
    return all.join(QLatin1Char('\n')).contains(name);
  }
};

TEST_F(HeldHand, PressingTheButtonShowsAndLettingGoCovers) {
  toHandOf({"T-01", "T-18"});
  ASSERT_NE(show(), nullptr);
  const QImage covered = table().sheet()->grab().toImage();
  QTest::mousePress(show(), Qt::LeftButton);
  EXPECT_TRUE(shown());
  keepPicture(*window_, "held_by_button");
  QTest::mouseRelease(show(), Qt::LeftButton);
  EXPECT_FALSE(shown());
  EXPECT_EQ(table().sheet()->grab().toImage(), covered);
  QTest::mouseClick(show(), Qt::LeftButton);
  EXPECT_FALSE(shown()) << "a click is no switch";
  EXPECT_EQ(table().bar()->find(CommandKind::HideHand), nullptr);
}

TEST_F(HeldHand, LettingGoAnywhereCovers) {
  toHandOf({"T-01", "T-18"});
  for (const QPoint& away : {QPoint(-300, -300), QPoint(5000, -20), QPoint(3, 3)}) {
    QTest::mousePress(show(), Qt::LeftButton);
    QTest::mouseMove(show(), away);
    EXPECT_TRUE(shown()) << "as long as it is held";
    QTest::mouseRelease(show(), Qt::LeftButton, {}, away);
    EXPECT_FALSE(shown());
    EXPECT_FALSE(match().selected().has_value());
  }
}

/// Whatever makes that nobody knows whether the finger is still there.
TEST_F(HeldHand, WhereTheLettingGoIsNeverToldItIsCoveredAtOnce) {
  const std::vector<std::pair<const char*, std::function<void()>>> ends{
      {"another window",
       [&] {
         QEvent away(QEvent::WindowDeactivate);
         QCoreApplication::sendEvent(window_.get(), &away);
       }},
      {"minimised", [&] { window_->setWindowState(Qt::WindowMinimized); }},
      {"hidden", [&] { window_->hide(); }},
      {"another page", [&] { window_->showRules(QString()); }},
      {"a dialog",
       [&] {
         QDialog dialog(window_.get());
         dialog.setModal(true);
         dialog.show();
       }},
      {"another focus",
       [&] {
         QFocusEvent out(QEvent::FocusOut, Qt::TabFocusReason);
         QCoreApplication::sendEvent(table().sheet(), &out);
       }},
      {"the mouse is another one’s",
       [&] {
         QEvent lost(QEvent::UngrabMouse);
         QCoreApplication::sendEvent(&table(), &lost);
       }},
      {"a move without the button",
       [&] {
         const QPointF at(20, 20);
         QMouseEvent move(QEvent::MouseMove, at, table().sheet()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
         QCoreApplication::sendEvent(table().sheet(), &move);
       }},
  };
  for (const bool on_hand : {false, true})
    for (const auto& [what, end] : ends) {
      toHandOf({"T-01", "T-18"});
      QWidget* pressed = on_hand ? static_cast<QWidget*>(table().sheet()) : show();
      const QPoint at =
          on_hand ? table().sheet()->zoneRect(SheetPlace::Hand, PlayerId::south).center() : pressed->rect().center();
      QTest::mousePress(pressed, Qt::LeftButton, {}, at);
      ASSERT_TRUE(shown()) << what;
      end();
      EXPECT_FALSE(shown()) << what;
      QTest::mouseRelease(pressed, Qt::LeftButton, {}, at);
      EXPECT_FALSE(shown()) << what;
      EXPECT_FALSE(match().selected().has_value()) << what;
      window_.reset();
    }
}

TEST_F(HeldHand, ACardIsTakenByLettingGoOnItAndStaysChosenFaceDown) {
  toHandOf({"T-01", "T-18"});
  const CardId aki = find("T-01", PlayerId::south, Zone::hand);
  const auto before = decisions();
  takeByButton(aki);
  EXPECT_FALSE(shown());
  EXPECT_EQ(match().selected(), aki);
  EXPECT_EQ(decisions(), before) << "nothing is decided by it";
  EXPECT_FALSE(named(aki));
  EXPECT_EQ(primary()->text(), "Play the chosen card");
  keepPicture(*window_, "chosen_face_down");
  QTest::mouseClick(primary(), Qt::LeftButton);
  ASSERT_GT(decisions(), before);
  EXPECT_TRUE(state()[aki].zone == Zone::village || state().announcement.card == aki);
}

TEST_F(HeldHand, TheCoveredHandIsHeldInTheSameWay) {
  toHandOf({"T-01", "T-18"});
  const CardId spark = find("T-18", PlayerId::south, Zone::hand);
  const QPoint hand = table().sheet()->zoneRect(SheetPlace::Hand, PlayerId::south).center();
  QTest::mousePress(table().sheet(), Qt::LeftButton, {}, hand);
  ASSERT_TRUE(shown());
  QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, hand);
  EXPECT_FALSE(match().selected().has_value()) << "a look chooses nothing";
  QTest::mousePress(table().sheet(), Qt::LeftButton, {}, hand);
  QTest::mouseMove(table().sheet(), middleOf(spark) + QPoint(30, 0));
  QTest::mouseMove(table().sheet(), middleOf(spark));
  QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, middleOf(spark));
  EXPECT_FALSE(shown());
  EXPECT_EQ(match().selected(), spark);
  QTest::mousePress(table().sheet(), Qt::LeftButton, {}, hand);
  QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, hand);
  EXPECT_EQ(match().selected(), spark) << "another look leaves it chosen";
}

/// The reader follows the pointer while the button is held.
TEST_F(HeldHand, TheCardUnderThePointerIsRead) {
  toHandOf({"T-01", "T-18"});
  const CardId spark = find("T-18", PlayerId::south, Zone::hand);
  QTest::mousePress(show(), Qt::LeftButton);
  QTest::mouseMove(show(), show()->mapFromGlobal(table().sheet()->mapToGlobal(middleOf(spark))));
  EXPECT_EQ(table().side()->reader()->page().face.name, "Spark");
  QTest::mouseRelease(show(), Qt::LeftButton, {}, QPoint(2, 2));
  EXPECT_NE(table().side()->reader()->page().face.name, "Spark");
}

TEST_F(HeldHand, AFaceDownCardIsChargedAndTellsNothing) {
  toHandOf({"T-01", "T-18"});
  const CardId spark = find("T-18", PlayerId::south, Zone::hand);
  takeByButton(spark);
  ASSERT_EQ(match().selected(), spark);
  const auto before = decisions();
  QTest::mouseClick(primary(), Qt::LeftButton);
  EXPECT_EQ(decisions(), before) << "a Jutsu cannot be played now";
  EXPECT_FALSE(table().sheet()->explanation().isEmpty()) << "and that is said";
  EXPECT_FALSE(named(spark)) << "without telling what it is";
  press(Qt::Key_C);
  EXPECT_EQ(state()[spark].zone, Zone::chakra);
}

/// Two hands that differ only in what was chosen look the same.
TEST_F(HeldHand, WhatCanBeDoneWithItIsNotSeen) {
  QStringList words;
  for (const char* code : {"T-01", "T-18"}) {
    toHandOf({code, "T-08"});
    takeByButton(find(code, PlayerId::south, Zone::hand));
    QStringList all{match().prompt().sentence};
    std::vector<PromptButton> buttons{match().prompt().primary};
    buttons.insert(buttons.end(), match().prompt().others.begin(), match().prompt().others.end());
    for (const auto& button : buttons)
      all << QStringLiteral("%1|%2|%3|%4").arg(button.label, button.hint, button.key).arg(button.enabled);
    const QString told = all.join(QLatin1Char('\n'));
    if (words.isEmpty()) words << told;
    EXPECT_EQ(told, words.front());
  }
}

TEST_F(HeldHand, AFaceDownCardGoesOntoTheNinjaThatIsClicked) {
  toExchange("usa-1.3", Secrecy::Hold);
  QTest::mousePress(show() ? static_cast<QWidget*>(show()) : table().pad(PlayerId::south)->respondButton(),
                    Qt::LeftButton);
  ASSERT_TRUE(shown()) << "the pad's button is held, too";
  EXPECT_FALSE(match().secrecy().atPad());
  QTest::mouseMove(table().sheet(), middleOf(spark_) + QPoint(20, 0));
  QTest::mouseMove(table().sheet(), middleOf(spark_));
  QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, middleOf(spark_));
  EXPECT_FALSE(shown());
  ASSERT_EQ(match().selected(), spark_);
  const auto before = decisions();
  click(goro_);
  ASSERT_GT(decisions(), before);
  EXPECT_EQ(state().announcement.card, spark_);
}

TEST_F(HeldHand, ThePadsKeyShowsTheHandWhileItIsDown) {
  toExchange("usa-1.3", Secrecy::Hold);
  ASSERT_TRUE(match().secrecy().atPad());
  QTest::keyPress(table().sheet(), Qt::Key_F);
  EXPECT_TRUE(shown());
  QTest::keyRelease(table().sheet(), Qt::Key_F);
  EXPECT_FALSE(shown());
  EXPECT_FALSE(match().secrecy().atPad()) << "an answer is wanted all the same";
  QTest::keyPress(table().sheet(), Qt::Key_S);
  EXPECT_TRUE(shown());
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  EXPECT_FALSE(shown());
}

TEST_F(HeldHand, APaymentIsMarkedWhileItIsSeenAndPaidWhenItIsCovered) {
  toExchange("usa-1.3", Secrecy::Hold);
  ASSERT_TRUE(match().play(naruto::Play{find("T-27", PlayerId::south, Zone::hand), goro_}));
  ASSERT_EQ(asked(), ChoiceKind::pay_chakra);
  EXPECT_FALSE(primary()->isEnabled()) << "nobody has seen what is proposed";
  QTest::mousePress(show(), Qt::LeftButton);
  QTest::mouseRelease(show(), Qt::LeftButton);
  for (const CardId card : state()[PlayerId::south].chakra)
    EXPECT_FALSE(match().prompt().marks.value(card).selected) << "which is needed least tells of the hand";
  ASSERT_TRUE(primary()->isEnabled());
  QTest::mouseClick(primary(), Qt::LeftButton);
  EXPECT_NE(asked(), ChoiceKind::pay_chakra);
}

TEST_F(HeldHand, ADiscardIsMarkedFaceDownAndConfirmed) {
  toMission("usa-1.3", Secrecy::Hold);
  for (const char* code : {"T-01", "T-02", "T-06", "T-08", "T-09", "T-10", "T-18"}) put(code, Zone::hand);
  showPosition();
  ASSERT_TRUE(goOnTo(ChoiceKind::hand_adjustment, PlayerId::south));
  window_->activateWindow();
  const CardId card = state()[PlayerId::south].hand[3];
  const auto before = decisions();
  takeByButton(card);
  EXPECT_EQ(decisions(), before);
  EXPECT_FALSE(named(card));
  EXPECT_EQ(primary()->text(), "Discard the chosen card");
  press(Qt::Key_Return);
  EXPECT_EQ(state()[card].zone, Zone::discard);
}

TEST_F(HeldHand, WithTheKeyACardStaysChosenWhenItIsLetGo) {
  toHandOf({"T-01", "T-18"});
  const CardId spark = find("T-18", PlayerId::south, Zone::hand);
  QTest::keyPress(table().sheet(), Qt::Key_S);
  click(spark);
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  EXPECT_EQ(match().selected(), spark);
  EXPECT_FALSE(named(spark));
  press(Qt::Key_Escape);
  EXPECT_FALSE(match().selected().has_value()) << "Esc lets go of it";
}

TEST_F(HeldHand, LosingTheWindowLetsGoOfTheChosenCard) {
  toHandOf({"T-01", "T-18"});
  takeByButton(find("T-01", PlayerId::south, Zone::hand));
  ASSERT_TRUE(match().selected().has_value());
  QEvent away(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(window_.get(), &away);
  EXPECT_FALSE(match().selected().has_value());
}

TEST_F(HeldHand, TheFocusedButtonIsHeldByItsKeys) {
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
    toHandOf({"T-01", "T-18"});
    show()->setFocus(Qt::TabFocusReason);
    QTest::keyPress(show(), key);
    EXPECT_TRUE(shown());
    QTest::keyRelease(window_->focusWidget(), key);
    EXPECT_FALSE(shown());
  }
}

/// The hand of the one who decides next is not opened by a press that was on its way.
TEST_F(HeldHand, AHandOverWhileItIsHeldCoversForGood) {
  toHandOf({"T-01", "T-18"});
  QTest::mousePress(show(), Qt::LeftButton);
  ASSERT_TRUE(shown());
  ASSERT_TRUE(match().play(naruto::Done{}));
  while (state().choice.player == PlayerId::south) ASSERT_TRUE(stepOn());
  EXPECT_FALSE(match().secrecy().handShown(PlayerId::north));
  QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, QPoint(3, 3));
  for (const PlayerId player : table::kPlayers) EXPECT_FALSE(match().secrecy().handShown(player));
}

}  // namespace
}  // namespace playsheet::testing
