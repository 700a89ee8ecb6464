// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QWheelEvent>

#include "app/arrangement_settings.h"
#include "tests/ui/match_fixture.h"
#include "ui/log/log_view.h"
#include "ui/table/card_reader.h"
#include "ui/table/decks_panel.h"

namespace playsheet::testing {
namespace {

class Arrangement : public MatchWindowTest {
 protected:
  /// Turns the wheel over a widget with the control key held.
  void wheel(QWidget* over, int notches, Qt::KeyboardModifiers keys = Qt::ControlModifier) {
    const QPointF at(over->rect().center());
    QWheelEvent event(at, over->mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, keys, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(over, &event);
  }
};

TEST_F(Arrangement, CtrlAndWheelSizeTheSurfaceUnderTheMouseAndNoOther) {
  begin(Secrecy::Open);
  QSignalSpy arranged(&table(), &MatchTable::arranged);
  wheel(table().sheet(), 1);
  EXPECT_EQ(table().wordSizes().percent, (std::array<int, 3>{110, 100, 100}));
  wheel(table().side()->reader(), 1);
  wheel(table().side()->reader(), 1);
  wheel(table().side()->log(), -1);
  EXPECT_EQ(table().wordSizes().percent, (std::array<int, 3>{110, 120, 90}));
  EXPECT_EQ(arranged.count(), 4);
}

TEST_F(Arrangement, TheWheelAloneSizesNothing) {
  begin(Secrecy::Open);
  wheel(table().sheet(), 1, Qt::NoModifier);
  wheel(table().side()->log(), 1, Qt::ShiftModifier);
  EXPECT_EQ(table().wordSizes(), WordSizes());
}

TEST_F(Arrangement, SizesEndAtTheirBounds) {
  begin(Secrecy::Open);
  for (int i = 0; i < 30; ++i) wheel(table().sheet(), 1);
  EXPECT_EQ(table().wordSizes().of(Surface::Sheet), WordSizes::kMost);
  for (int i = 0; i < 30; ++i) wheel(table().sheet(), -1);
  EXPECT_EQ(table().wordSizes().of(Surface::Sheet), WordSizes::kLeast);
}

TEST_F(Arrangement, KeysSizeAllWordsAndGiveThemTheirUsualSizeAgain) {
  begin(Secrecy::Open);
  QTest::keyClick(table().sheet(), Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_EQ(table().wordSizes().percent, (std::array<int, 3>{110, 110, 110}));
  QTest::keyClick(table().sheet(), Qt::Key_0, Qt::ControlModifier);
  EXPECT_EQ(table().wordSizes(), WordSizes());
}

TEST_F(Arrangement, NothingLeavesTheTableAtAnySize) {
  begin(Secrecy::Open);
  ASSERT_GE(goOnToPlayable(), 0);
  for (const int percent : {WordSizes::kLeast, 100, 130, 160, WordSizes::kMost}) {
    WordSizes words;
    for (const Surface surface : kSurfaces) words.set(surface, percent);
    table().setWordSizes(words);
    EXPECT_LE(table().side()->width(), table().width() * 2 / 5);
    EXPECT_EQ(table().sheet()->width() + table().side()->width(), table().width());
    for (const auto& card : match().view().players[PlayerId::south].hand.cards) {
      const QRect place = table().sheet()->cardRect(card.id);
      EXPECT_TRUE(table().sheet()->rect().contains(place)) << percent << " percent, card " << card.id;
    }
  }
}

TEST_F(Arrangement, AnEmptyReaderLeavesItsRoomToTheLog) {
  begin(Secrecy::Open);
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  SidePanel& side = *table().side();
  side.showCard({});
  const int empty = side.log()->height();
  emit table().sheet()->cardHovered(card);
  EXPECT_FALSE(side.reader()->page().empty);
  EXPECT_GT(empty, side.log()->height() + 100);
  EXPECT_GE(side.reader()->height(), static_cast<int>(side.reader()->faceHeight()));
}

TEST_F(Arrangement, AWideWindowHasAColumnForTheReaderAndOneForTheLog) {
  begin(Secrecy::Open);
  SidePanel& side = *table().side();
  for (const QSize size : {QSize(1366, 690), QSize(1600, 900), QSize(1920, 1040), QSize(2560, 1400)}) {
    window_->resize(size);  // a second column would be taken from the sheet
    QCoreApplication::processEvents();
    EXPECT_EQ(side.reader()->x(), side.log()->x());
    EXPECT_GE(side.log()->y(), side.reader()->geometry().bottom());
    EXPECT_GE(table().sheet()->width(), size.width() * 4 / 5) << size.width();
  }
  for (const QSize size : {QSize(2560, 1080), QSize(3440, 1400)}) {
    window_->resize(size);
    QCoreApplication::processEvents();
    EXPECT_GE(side.log()->x(), side.reader()->geometry().right());
    EXPECT_EQ(side.reader()->height(), side.height());
    EXPECT_LE(side.width(), table().width() * 2 / 5);
    EXPECT_EQ(table().sheet()->width() + side.width(), table().width());
  }
}

TEST_F(Arrangement, EachColumnFoldsAlone) {
  begin(Secrecy::Open);
  window_->resize(2560, 1080);
  QCoreApplication::processEvents();
  SidePanel& side = *table().side();
  const int both = side.width();
  QTest::keyClick(window_.get(), Qt::Key_F9);
  EXPECT_FALSE(side.reader()->isVisible());
  EXPECT_TRUE(side.log()->isVisible());
  EXPECT_LT(side.width(), both);
  QTest::keyClick(window_.get(), Qt::Key_F9, Qt::ShiftModifier);
  EXPECT_FALSE(side.isVisible());
  EXPECT_EQ(table().sheet()->width(), table().width());
  QTest::keyClick(window_.get(), Qt::Key_F9);
  EXPECT_TRUE(side.reader()->isVisible());
  EXPECT_FALSE(side.log()->isVisible());
  EXPECT_FALSE(side.scroll(SidePanel::Way::Up)) << "there is no log to scroll";
  table().showTab(SidePanel::Tab::Decks);
  EXPECT_TRUE(side.decks()->isVisible());
  EXPECT_EQ(side.width(), both);
}

TEST_F(Arrangement, InANarrowWindowBothKeysFoldTheColumnThatIsShared) {
  begin(Secrecy::Open);
  QTest::keyClick(window_.get(), Qt::Key_F9, Qt::ShiftModifier);
  EXPECT_FALSE(table().side()->isVisible());
  QTest::keyClick(window_.get(), Qt::Key_F9);
  EXPECT_TRUE(table().side()->log()->isVisible());
  EXPECT_TRUE(table().side()->reader()->isVisible());
}

TEST_F(Arrangement, TheNextMatchHasTheTableAsItWasLeft) {
  begin(Secrecy::Open);
  table().foldSide();
  table().side()->setTab(SidePanel::Tab::Decks);
  table().growWords(2);
  window_->startMatch(window_->plan());
  EXPECT_TRUE(table().arrangement().folded);
  EXPECT_FALSE(table().side()->isVisible());
  EXPECT_EQ(table().side()->tab(), SidePanel::Tab::Decks);
  EXPECT_EQ(table().wordSizes().of(Surface::Log), 120);
}

TEST(ArrangementSettings, EveryScreenHasItsOwn) {
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load({}, problem);
  TableArrangement laptop;
  laptop.window = "\x01\x02 place\n";
  laptop.folded = true;
  laptop.logFolded = true;
  laptop.seating = {true, false};
  laptop.tab = SidePanel::Tab::Chain;
  laptop.words.set(Surface::Log, 140);
  keepArrangement(settings, QStringLiteral("eDP-1"), laptop);
  EXPECT_EQ(arrangementFrom(settings, QStringLiteral("eDP-1")), laptop);
  EXPECT_EQ(arrangementFrom(settings, QStringLiteral("HDMI-A-2")), TableArrangement());
}

TEST(ArrangementSettings, WhatCannotBeReadIsAsTheProgramThinksBest) {
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load({}, problem);
  settings.set("screen.hdmi_1.words", "100 much 9000");
  settings.set("screen.hdmi_1.tab", "attic");
  settings.set("screen.hdmi_1.window", "%%%");
  const TableArrangement arrangement = arrangementFrom(settings, QStringLiteral("HDMI-1"));
  EXPECT_EQ(arrangement.tab, SidePanel::Tab::Log);
  EXPECT_EQ(arrangement.words.percent, (std::array<int, 3>{100, 100, WordSizes::kMost}));
  EXPECT_TRUE(arrangement.window.isEmpty());
}

}  // namespace
}  // namespace playsheet::testing
