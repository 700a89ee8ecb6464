// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>

#include "engine/tournament/results/outcome.h"
#include "tests/ui/tournament_fixture.h"

/// What the result pad asks beyond a result, by the keypad alone: slips that are entered twice (T-P10), and who was
/// ahead first where a match is played on (T-706).
namespace playsheet::testing {
namespace {

using namespace tournament;

class TournamentPad : public TournamentWindowTest {
 protected:
  void openWith(const std::vector<std::pair<std::string, std::string>>& options, Type type = Type::swiss) {
    start();
    newEvent(QStringLiteral("Pad"), options, Kind::club, {}, type);
    openEvent();
    enrol(4);
    openRound();
    pad().takeFocus();
  }
  ResultPad& pad() { return *view().rounds()->pad(); }
  QString prompt() { return named<QLabel>("padPrompt")->text(); }
  const Match& at(int table) {
    for (const Match& match : event().rounds.back().matches)
      if (match.table == table) return match;
    ADD_FAILURE() << table;
    return event().rounds.back().matches.front();
  }
};

TEST_F(TournamentPad, SlipsAreReadTwiceByTheKeypadAlone_TP10) {
  openWith({{"second_reading", "yes"}});
  EXPECT_TRUE(prompt().startsWith(QStringLiteral("First reading. "))) << prompt().toStdString();
  result(1, 1);
  result(2, 2);
  EXPECT_EQ(view().rounds()->missing(), 2);
  EXPECT_TRUE(view().rounds()->list()->cell(0, 6).contains(QStringLiteral("to be read again")));
  EXPECT_TRUE(prompt().startsWith(QStringLiteral("Second reading. "))) << prompt().toStdString();
  type(Qt::Key_Return);  // the first table that was read once
  type(Qt::Key_1);
  type(Qt::Key_Return);
  EXPECT_TRUE(at(1).read_again);
  EXPECT_EQ(view().rounds()->missing(), 1);
  result(2, 2);
  EXPECT_EQ(view().rounds()->missing(), 0);
  EXPECT_TRUE(is_complete(event(), event().rounds.back()));
  EXPECT_EQ(onDisk().journal.event(), event());
  view().undo();
  EXPECT_EQ(view().rounds()->missing(), 1);
}

TEST_F(TournamentPad, ReadingsThatDifferStopAndAreShown_TP10) {
  openWith({{"second_reading", "yes"}});
  result(1, 1);  // 2-0
  result(2, 1);
  const auto lines = session().journal().lines().size();
  result(1, 2);  // 2-1
  EXPECT_TRUE(pad().asksWhich());
  EXPECT_EQ(session().journal().lines().size(), lines) << "nothing is written";
  EXPECT_TRUE(prompt().startsWith(QStringLiteral("Table 1: the two readings differ."))) << prompt().toStdString();
  EXPECT_TRUE(named<ActionButton>("which1")->text().endsWith(QStringLiteral("2-0")));
  EXPECT_TRUE(named<ActionButton>("which2")->text().endsWith(QStringLiteral("2-1")));
  EXPECT_FALSE(pad().saveButton()->isVisible());
  type(Qt::Key_Return);
  EXPECT_TRUE(pad().asksWhich()) << "Enter alone decides nothing";
  type(Qt::Key_Escape);
  EXPECT_FALSE(pad().asksWhich());
  EXPECT_FALSE(at(1).read_again);
  result(1, 2);
  type(Qt::Key_1);  // the first was right
  EXPECT_TRUE(at(1).read_again);
  EXPECT_EQ(at(1).score->b, 0);
  result(2, 5);  // 0-2
  ASSERT_TRUE(pad().asksWhich());
  type(Qt::Key_2);  // the second was right
  EXPECT_TRUE(at(2).read_again);
  EXPECT_EQ(at(2).score->b, 2);
  EXPECT_EQ(view().rounds()->missing(), 0);
  EXPECT_FALSE(pad().asksWhich());
}

TEST_F(TournamentPad, ALevelKnockoutMatchAsksWhoWasAheadFirst_T706) {
  openWith({}, Type::elimination);
  type(QStringLiteral("1"));
  type(Qt::Key_Return);
  type(Qt::Key_3);  // 1-1 when time was called
  EXPECT_TRUE(pad().asksWhich());
  EXPECT_TRUE(prompt().contains(QStringLiteral("play continues"))) << prompt().toStdString();
  type(Qt::Key_2);
  EXPECT_FALSE(pad().asksWhich());
  type(Qt::Key_Return);
  ASSERT_TRUE(at(1).score) << message().toStdString();
  EXPECT_EQ(*at(1).score, (Score{1, 2, 0, tournament::Cause::sudden_death}));  // T-707
  type(QStringLiteral("2"));
  type(Qt::Key_Return);
  type(Qt::Key_7);  // 0-0
  ASSERT_TRUE(pad().asksWhich());
  QTest::mouseClick(named<ActionButton>("which1"), Qt::LeftButton);
  type(Qt::Key_Return);
  EXPECT_EQ(*at(2).score, (Score{1, 0, 0, tournament::Cause::sudden_death}));
}

}  // namespace
}  // namespace playsheet::testing
