// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGuiApplication>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QScroller>
#include <QStyleHints>
#include <QToolTip>

#include "tests/ui/finger_player.h"
#include "tests/ui/invented_fixture.h"
#include "ui/log/log_view.h"
#include "ui/table/curtain.h"
#include "ui/table/hand_hold.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/table/side_panel.h"
#include "ui/table/stop_lamps.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/finger_size.h"

/// A screen that is touched: what one finger means, what two mean, and whose they are.
namespace playsheet::testing {
namespace {

using naruto::Zone;

class Fingers : public InventedMatchTest {
 protected:
  void toHandOf(std::initializer_list<const char*> codes, Secrecy secrecy) {
    toMission("usa-1.3", secrecy);
    for (const char* code : codes) cards_.push_back(put(code, Zone::hand));
    showPosition();
    window_->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
    fingers_ = std::make_unique<FingerPlayer>(*window_);
  }
  void TearDown() override { QGuiApplication::styleHints()->setMousePressAndHoldInterval(resting_); }
  static void restAfter(int milliseconds) { QGuiApplication::styleHints()->setMousePressAndHoldInterval(milliseconds); }

  FingerPlayer& finger() { return *fingers_; }
  QPoint onSheet(const QPoint& at) { return table().sheet()->mapTo(window_.get(), at); }
  QPoint onCard(CardId card) { return onSheet(table().sheet()->cardRect(card).center()); }
  QPoint onVillage(PlayerId player) { return onSheet(table().sheet()->zoneRect(SheetPlace::Village, player).center()); }
  QPoint onHand(PlayerId player) { return onSheet(table().sheet()->zoneRect(SheetPlace::Hand, player).center()); }
  bool shown() { return match().secrecy().handShown(PlayerId::south); }

  std::vector<CardId> cards_;
  std::unique_ptr<FingerPlayer> fingers_;
  int resting_ = QGuiApplication::styleHints()->mousePressAndHoldInterval();
};

TEST_F(Fingers, ATapChoosesACard) {
  toHandOf({"T-01", "T-18"}, Secrecy::Open);
  finger().tap(onCard(cards_[0]));
  EXPECT_EQ(match().selected(), static_cast<int>(cards_[0]));
}

TEST_F(Fingers, ATapPressesAButtonAndAFingerThatLeavesItDoesNot) {
  toHandOf({}, Secrecy::Open);
  const QPoint button = FingerPlayer::middleOf(*table().bar()->primary());
  const auto before = decisions();
  finger().drag(button, button - QPoint(0, 200));
  EXPECT_EQ(decisions(), before);
  finger().tap(button);
  EXPECT_EQ(decisions(), before + 1);
}

TEST_F(Fingers, ACardIsDraggedToItsPlace) {
  toHandOf({"T-01"}, Secrecy::Open);
  finger().drag(onCard(cards_[0]), onVillage(PlayerId::south));
  EXPECT_EQ(state()[cards_[0]].zone, Zone::village);
}

TEST_F(Fingers, AFingerThatRestsReadsTheCardAndDoesNothingWithIt) {
  toHandOf({"T-01", "T-18"}, Secrecy::Open);
  restAfter(1);
  int read = -1;
  QObject::connect(table().sheet(), &Sheet::cardHovered, &table(), [&](int card) { read = std::max(read, card); });
  finger().down(onCard(cards_[1]));
  EXPECT_TRUE(QTest::qWaitFor([&] { return read == static_cast<int>(cards_[1]); }));
  EXPECT_EQ(table().side()->reader()->page().face.name,
            match().words().cardName(state()[cards_[1]].definition, QStringLiteral("en")));
  finger().up();
  EXPECT_FALSE(match().selected().has_value());
  EXPECT_EQ(state()[cards_[1]].zone, Zone::hand);
}

TEST_F(Fingers, NothingIsPointedAtAfterATouch) {
  toHandOf({"T-01", "T-18"}, Secrecy::Open);
  int pointed = -1;
  QObject::connect(table().sheet(), &Sheet::cardHovered, &table(), [&](int card) { pointed = card; });
  restAfter(1);
  finger().down(onCard(cards_[1]));
  ASSERT_TRUE(QTest::qWaitFor([&] { return pointed >= 0; }));
  finger().up();
  EXPECT_EQ(pointed, -1);
  finger().tap(onCard(cards_[0]));
  EXPECT_EQ(pointed, -1);
}

TEST_F(Fingers, TheOwnHandIsSeenAsLongAsAFingerHoldsItHoweverLong) {
  toHandOf({"T-01", "T-18"}, Secrecy::Hold);
  restAfter(1);
  finger().down(onHand(PlayerId::south));
  EXPECT_TRUE(shown());
  QTest::qWait(20);
  EXPECT_TRUE(shown()) << "a finger that rests there holds";
  finger().up();
  EXPECT_FALSE(shown());
}

TEST_F(Fingers, OneFingerHoldsTheHandAndAnotherOneChooses) {
  toHandOf({"T-01", "T-18"}, Secrecy::Hold);
  finger().down(FingerPlayer::middleOf(*table().bar()->find(CommandKind::ShowHand)), 0);
  ASSERT_TRUE(shown());
  finger().tap(onCard(cards_[0]), 1);
  EXPECT_TRUE(shown()) << "the first one holds still";
  EXPECT_EQ(match().selected(), static_cast<int>(cards_[0]));
  finger().up(0);
  EXPECT_FALSE(shown());
  EXPECT_EQ(match().selected(), static_cast<int>(cards_[0])) << "face down, and chosen";
}

TEST_F(Fingers, TheFingerThatHoldsChoosesTheCardOnWhichItIsLifted) {
  toHandOf({"T-01", "T-18"}, Secrecy::Hold);
  finger().down(FingerPlayer::middleOf(*table().bar()->find(CommandKind::ShowHand)));
  const QPoint to = onCard(cards_[1]);
  finger().move(to - QPoint(0, 30));
  finger().move(to);
  finger().up();
  EXPECT_EQ(match().selected(), static_cast<int>(cards_[1]));
}

/// Whoever sits opposite takes no card out of the hand that the other one holds open.
TEST_F(Fingers, AFingerOnTheOtherSideIsNotTakenForOneOfWhoHoldsTheHand) {
  toHandOf({"T-01", "T-18"}, Secrecy::Hold);
  const auto before = decisions();
  finger().down(onHand(PlayerId::south), 0);
  ASSERT_TRUE(shown());
  finger().drag(onVillage(PlayerId::north), onCard(cards_[0]), 1);
  EXPECT_TRUE(shown());
  EXPECT_FALSE(match().selected().has_value());
  EXPECT_EQ(decisions(), before);
  finger().up(0);
  EXPECT_FALSE(shown());
}

TEST_F(Fingers, TwoSidesAtOnceAreNeverMixed) {
  toHandOf({"T-01", "T-18"}, Secrecy::Open);
  const WordSizes before = table().wordSizes();
  finger().both(onCard(cards_[0]), onCard(cards_[0]), onVillage(PlayerId::north),
                onVillage(PlayerId::north) - QPoint(0, 60));
  EXPECT_EQ(match().selected(), static_cast<int>(cards_[0])) << "the first one taps its card";
  EXPECT_EQ(table().wordSizes(), before) << "no two people size the words together";
}

TEST_F(Fingers, LampsOnTheOtherSideAreTheirsWhileAHandIsHeld) {
  toHandOf({"T-01", "T-18"}, Secrecy::Hold);
  finger().down(onHand(PlayerId::south), 0);
  ASSERT_TRUE(shown());
  int pressed = -1;
  QObject::connect(table().lamps(PlayerId::north), &StopLamps::pressed, &table(), [&](int lamp) { pressed = lamp; });
  finger().tap(FingerPlayer::middleOf(*table().lamps(PlayerId::north)->lamp(0)), 1);
  EXPECT_EQ(pressed, 0);
  EXPECT_TRUE(shown());
  finger().up(0);
}

TEST_F(Fingers, TwoFingersSizeTheWordsAndDoNothingElse) {
  toHandOf({"T-01", "T-18"}, Secrecy::Open);
  const int before = table().wordSizes().of(Surface::Sheet);
  const QPoint card = onCard(cards_[0]);
  finger().both(card, card - QPoint(90, 0), card + QPoint(40, 0), card + QPoint(130, 0));
  EXPECT_GT(table().wordSizes().of(Surface::Sheet), before);
  EXPECT_FALSE(match().selected().has_value());
  EXPECT_EQ(state()[cards_[0]].zone, Zone::hand);
  const int larger = table().wordSizes().of(Surface::Sheet);
  finger().both(card - QPoint(150, 0), card, card + QPoint(150, 0), card + QPoint(40, 0));
  EXPECT_LT(table().wordSizes().of(Surface::Sheet), larger);
}

TEST_F(Fingers, AListIsScrolledAndNothingInItIsPressed) {
  toHandOf({"T-01"}, Secrecy::Open);
  QListWidget list;
  for (int row = 0; row < 100; ++row) list.addItem(QString::number(row));
  list.resize(300, 300);
  list.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&list));
  FingerPlayer on_list(list);
  on_list.down({100, 200});
  for (int y = 190; y >= 20; y -= 10) on_list.move({100, y});
  EXPECT_GT(list.verticalScrollBar()->value(), 0);
  on_list.up();
  EXPECT_EQ(list.currentRow(), -1);
  ASSERT_EQ(QScroller::scroller(list.viewport())->state(), QScroller::Scrolling) << "it moves on by itself";
  on_list.tap({100, 100});
  EXPECT_EQ(list.currentRow(), -1) << "stopped, and nothing else";
  EXPECT_NE(QScroller::scroller(list.viewport())->state(), QScroller::Scrolling);
  const int row = list.row(list.itemAt(100, 100));
  on_list.tap({100, 100});
  EXPECT_EQ(list.currentRow(), list.row(list.itemAt(100, 100)));
  EXPECT_GE(row, 0);
}

TEST_F(Fingers, TwoQuickTapsAreADoubleClick) {
  toHandOf({"T-01"}, Secrecy::Open);
  QListWidget list;
  list.addItems({QStringLiteral("one"), QStringLiteral("two")});
  list.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&list));
  int opened = 0;
  QObject::connect(&list, &QListWidget::itemDoubleClicked, &list, [&] { ++opened; });
  const QPoint row = list.viewport()->mapTo(&list, list.visualItemRect(list.item(1)).center());
  FingerPlayer on_list(list);
  on_list.tap(row);
  EXPECT_EQ(opened, 0);
  on_list.tap(row);
  EXPECT_EQ(opened, 1);
}

TEST_F(Fingers, AFingerThatRestsOpensWhatARightClickWould) {
  toHandOf({"T-01"}, Secrecy::Open);
  QWidget field;
  field.resize(200, 200);
  field.setContextMenuPolicy(Qt::CustomContextMenu);
  field.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&field));
  QPoint asked_at;
  QObject::connect(&field, &QWidget::customContextMenuRequested, &field, [&](const QPoint& at) { asked_at = at; });
  restAfter(1);
  FingerPlayer on_field(field);
  on_field.down({50, 60});
  EXPECT_TRUE(QTest::qWaitFor([&] { return asked_at == QPoint(50, 60); }));
  on_field.up();
}

/// What was touched goes away under the finger: nobody is told when that one is lifted, and the next one is the first.
TEST_F(Fingers, AFingerThatIsLiftedUnseenStandsInNobodysWay) {
  toHandOf({}, Secrecy::Open);
  auto gone = std::make_unique<QListWidget>();
  gone->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(gone.get()));
  FingerPlayer(*gone).down({20, 20}, 5);
  gone.reset();
  const auto before = decisions();
  finger().tap(FingerPlayer::middleOf(*table().bar()->primary()));
  EXPECT_EQ(decisions(), before + 1);
}

TEST_F(Fingers, TheCurtainOpensUnderAFingerThatIsHeld) {
  toHandOf({"T-01"}, Secrecy::Curtain);
  Curtain& curtain = *table().curtain();
  ASSERT_TRUE(curtain.isVisible());
  curtain.setLingerTime(0);
  curtain.setHoldTime(Curtain::kHoldMilliseconds);
  restAfter(1);
  const QPoint mark = curtain.mapTo(window_.get(), QPoint(curtain.width() / 2, curtain.height() * 42 / 100 - 40));
  finger().tap(mark);
  EXPECT_TRUE(curtain.isVisible()) << "a tap does not";
  curtain.setHoldTime(30);
  finger().down(mark);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !curtain.isVisible(); }));
  finger().up();
}

/// Where the screen is touched, what is pressed becomes as large as a fingertip, until the menu says otherwise.
TEST_F(Fingers, WhatIsPressedBecomesLargeEnoughAtTheFirstTouch) {
  toHandOf({"T-01"}, Secrecy::Open);
  const double least = millimetres(*window_, kFingertip);
  EXPECT_EQ(window_->arrangement().fingers, ForFingers::WhenTouched);
  finger().tap(onVillage(PlayerId::south));
  EXPECT_EQ(window_->arrangement().fingers, ForFingers::Yes);
  EXPECT_GE(table().bar()->primary()->height(), least);
  for (QAction* action : window_->findChildren<QAction*>())
    if (action->isCheckable() && action->text() == QStringLiteral("Large enough for &fingers")) action->trigger();
  EXPECT_EQ(window_->arrangement().fingers, ForFingers::No);
  finger().tap(onVillage(PlayerId::south));
  EXPECT_EQ(window_->arrangement().fingers, ForFingers::No);
}

TEST_F(Fingers, AMenuIsOpenedAndChosenFrom) {
  toHandOf({"T-01"}, Secrecy::Open);
  QMenuBar* bar = window_->menuBar();
  QAction* first = bar->actions().front();
  finger().tap(bar->mapTo(window_.get(), bar->actionGeometry(first).center()));
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_NE(menu, nullptr);
  QAction* chosen = nullptr;
  for (QAction* action : menu->actions())
    if (!action->isSeparator() && action->isEnabled() && action->menu() == nullptr) chosen = action;
  ASSERT_NE(chosen, nullptr);
  bool pressed = false;
  chosen->disconnect();
  QObject::connect(chosen, &QAction::triggered, menu, [&] { pressed = true; });
  FingerPlayer(*menu).tap(menu->actionGeometry(chosen).center());
  EXPECT_TRUE(pressed);
  EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
}

}  // namespace
}  // namespace playsheet::testing
