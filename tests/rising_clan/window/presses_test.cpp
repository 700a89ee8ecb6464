// SPDX-License-Identifier: GPL-3.0-or-later
// What a press comes to on the table of Rising Clan as it is seen, and what stays in sight meanwhile.
#include <gtest/gtest.h>

#include <QTest>

#include "tests/rising_clan/window/called_window.h"
#include "ui/choices/choice_row.h"
#include "ui/table/card_reader.h"
#include "ui/table/curtain.h"
#include "ui/table/match_table.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

using rising_clan_tests::A;
using rising_clan_tests::Board;

class RisingPresses : public ::testing::Test {
 protected:
  /// The match goes on as it stands on the board.
  void put(const Board& board, const char* language = "en", Secrecy secrecy = Secrecy::Curtain) {
    RisingPlan plan = planOf(board.state, board.rules.options, secrecy);
    for (SeatEntry& seat : plan.seats) seat.language = QLatin1String(language);
    table_.reset();
    desk_ = new RisingDesk(matchAt(board.state, plan), plan, nullptr);
    table_ = std::make_unique<MatchTable>(desk_, Look{});
    table_->setGuard(0);
    curtain()->setHoldTime(0);
    curtain()->setLingerTime(0);
    table_->resize(1366, 640);  // a window of 1366x690 without its menu
    table_->show();
    QCoreApplication::processEvents();
  }
  MatchTable& table() { return *table_; }
  RisingDesk& desk() { return *desk_; }
  Curtain* curtain() { return table().curtain(); }
  ActionButton* wayBack() { return curtain()->findChild<ActionButton*>(); }
  void lookAtSecretsOf(const char* seat) {
    desk().press({CommandKind::WhoLooks});
    desk().press({CommandKind::LookAtOwn, seat});
    ASSERT_TRUE(curtain()->isVisible());
  }

 private:
  RisingDesk* desk_ = nullptr;  ///< the table's
  std::unique_ptr<MatchTable> table_;
};

TEST_F(RisingPresses, TheCurtainOfTheWrongSeatIsGivenBackByEscAndByItsButton_R1105) {
  put(Board(4));
  lookAtSecretsOf("2");
  QTest::keyClick(curtain(), Qt::Key_Escape);
  EXPECT_FALSE(curtain()->isVisible());
  EXPECT_FALSE(desk().looking());
  lookAtSecretsOf("3");
  ASSERT_NE(wayBack(), nullptr);
  EXPECT_TRUE(wayBack()->isVisible());
  EXPECT_TRUE(curtain()->rect().contains(wayBack()->geometry()));
  QTest::mouseClick(wayBack(), Qt::LeftButton);
  EXPECT_FALSE(curtain()->isVisible());
  EXPECT_FALSE(desk().looking());
  desk().press({CommandKind::Respond});
  ASSERT_TRUE(curtain()->isVisible()) << "of whoever is asked";
  EXPECT_FALSE(wayBack()->isVisible());
  QTest::keyClick(curtain(), Qt::Key_Escape);
  EXPECT_TRUE(curtain()->isVisible());
}

/// the first card by its key; that it can be given does not hide why it cannot be used.
TEST_F(RisingPresses, TheReasonStaysBesideTheGifts) {
  Board board(3);
  const int card = board.hand(A, "A23");
  put(board);
  takeScreen(desk());
  QCoreApplication::processEvents();
  QTest::keyClick(table().sheet(), Qt::Key_1);
  EXPECT_EQ(desk().selected(), card);
  EXPECT_EQ(table().choices()->count(), 2);
  EXPECT_FALSE(table().sheet()->explanation().isEmpty());
}

/// R-1104: dice, totals and counters are what the call is about, and so are the figures of who is asked.
TEST_F(RisingPresses, AtACallOfNineTheAnswersLieBesideTheFigures) {
  for (const char* language : {"en", "it", "pt_BR"}) {
    Board board(9);
    for (std::size_t seat = 0; seat < 9; ++seat) board.hand(table::seat_at(seat), "A0" + std::to_string(seat + 1));
    board.dice({4});
    board.to_action();
    board.act(A, rising_clan::Attack{table::seat_at(4)});
    put(board, language);
    for (const char* moment : {"the declaration", "the roll"}) {
      ASSERT_TRUE(desk().calling()) << moment;
      QCoreApplication::processEvents();
      ASSERT_GE(table().choices()->count(), 8) << moment;
      const Sheet* sheet = table().sheet();
      const QRect row = table().choices()->geometry().translated(-sheet->pos());
      EXPECT_TRUE(sheet->rect().contains(row)) << language << ", " << moment;
      EXPECT_FALSE(row.intersects(sheet->zoneRect(SheetPlace::Band, sheet->bottom()))) << language << ", " << moment;
      EXPECT_FALSE(row.intersects(sheet->nameRect(sheet->bottom()))) << language << ", " << moment;
      desk().press({CommandKind::HandsDone});
    }
  }
}

/// What lies open before who is asked, and the hand, stay in sight beside the answers.
TEST_F(RisingPresses, TheAnswersCoverNoCardOfWhoIsAsked) {
  for (const char* language : {"en", "it", "pt_BR"}) {
    Board board(4);
    board.clan(A, "HIR");
    for (const char* card : {"A01", "A02"}) board.play(A, card);
    for (const char* card : {"S01", "S02"}) board.status(A, card);
    for (std::size_t seat = 0; seat < 4; ++seat) board.hand(table::seat_at(seat), "A2" + std::to_string(seat + 3));
    board.dice({4});
    board.to_action();
    board.act(A, rising_clan::Attack{table::seat_at(2)});
    put(board, language, Secrecy::Open);
    ASSERT_TRUE(desk().calling());
    ASSERT_GE(table().choices()->count(), 3);
    const Sheet* sheet = table().sheet();
    const QRect row = table().choices()->geometry().translated(-sheet->pos());
    EXPECT_TRUE(sheet->rect().contains(row)) << language;
    for (const QRect& card : sheet->cardRects()) EXPECT_FALSE(row.intersects(card)) << language << ", " << card.left();
  }
}

/// However many answers there are, and whatever lies there: they stand on the sheet, not on the bar below it.
TEST_F(RisingPresses, ManyAnswersStayOnTheSheet) {
  Board board(9);
  for (const char* card : {"A01", "A02"}) board.play(A, card);
  board.status(A, "S01");
  for (std::size_t seat = 0; seat < 9; ++seat) board.hand(table::seat_at(seat), "A0" + std::to_string(seat + 1));
  board.to_action();
  put(board, "it", Secrecy::Open);
  ASSERT_GE(table().choices()->count(), 8);
  const Sheet* sheet = table().sheet();
  const QRect row = table().choices()->geometry().translated(-sheet->pos());
  EXPECT_TRUE(sheet->rect().contains(row)) << row.top() << " to " << row.bottom() << " of " << sheet->height() << ", "
                                           << row.left() << " to " << row.right() << " of " << sheet->width();
}

/// R-1105: while the curtain lifts nothing stands on it.
TEST_F(RisingPresses, TheAnswersComeUnderTheCurtainThatLifts_R1105) {
  Board board(3);
  board.hand(A, "A23");
  board.to_action();
  put(board);
  curtain()->setLingerTime(60000);
  desk().press({CommandKind::Respond});
  ASSERT_TRUE(curtain()->isVisible());
  desk().openCurtain();
  ASSERT_TRUE(curtain()->isVisible()) << "it lifts";
  ASSERT_GT(table().choices()->count(), 0);
  const QObjectList order = table().children();
  EXPECT_GT(order.indexOf(curtain()), order.indexOf(table().choices()));
}

/// Nothing is answered in a chain here, and nobody has a deck: the players have their figures in its place.
TEST_F(RisingPresses, TheColumnOffersNoChain) {
  put(Board(5));
  SidePanel& side = *table().side();
  EXPECT_TRUE(side.tabPlace(SidePanel::Tab::Chain).isEmpty());
  side.setTab(SidePanel::Tab::Chain);
  EXPECT_EQ(side.tab(), SidePanel::Tab::Log) << "as the settings of another game may ask for it";
  QTest::mouseClick(&side, Qt::LeftButton, {}, side.tabPlace(SidePanel::Tab::Decks).center());
  EXPECT_EQ(side.tab(), SidePanel::Tab::Decks);
  EXPECT_LT(side.tabPlace(SidePanel::Tab::Decks).left() - side.tabPlace(SidePanel::Tab::Log).right(), 40);
}

/// An event that is turned up is read before what somebody has looked at earlier.
TEST_F(RisingPresses, TheReaderShowsTheEventThatIsTurnedUp) {
  Board board(3);
  const rising_clan::CardId blade = board.play(A, "A02");
  const rising_clan::CardId event = board.top("E10");
  board.hand(A, "A27");  // for which the window of the event opens
  put(board, "en", Secrecy::Open);
  const QPoint at = table().sheet()->cardRect(blade).center();
  QTest::mouseMove(table().sheet(), at);
  QCoreApplication::processEvents();
  const QString before = table().side()->reader()->page().face.name;
  EXPECT_EQ(before, desk().readerPage(blade).face.name);
  QTest::mouseMove(table().sheet(), QPoint(2, 2));
  QCoreApplication::processEvents();
  ASSERT_TRUE(pressAct(desk(), rising_clan::Done{}));
  ASSERT_EQ(desk().cardSpokenOf(), event);
  EXPECT_EQ(table().side()->reader()->page().face.name, desk().readerPage(event).face.name);
  EXPECT_NE(table().side()->reader()->page().face.name, before);
}

}  // namespace
}  // namespace playsheet::testing
