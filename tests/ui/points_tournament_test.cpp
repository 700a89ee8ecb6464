// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/points_fixture.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/table/autoplay.h"
#include "ui/table/match_table.h"
#include "ui/tournament/person_offer.h"
#include "ui/tournament/points_words.h"

/// Tournaments for points through the doors that a person uses.
namespace playsheet::testing {
namespace {

using namespace rising_clan;

class PointsTournament : public PointsWindowTest {};

GameEntry journalGame(std::vector<int> seats) {
  GameEntry out;
  out.seats = std::move(seats);
  return out;
}

// R-1001, R-1002, R-1006, R-1011, R-1012, R-1021: three people, games with printed cards, a correction, a play-off and
// its end, by mouse.
TEST_F(PointsTournament, AnEveningOfThreeByMouse) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno"), QStringLiteral("Carla")}, QStringLiteral("30"));
  EXPECT_EQ(points().strip(), QStringLiteral("Friday · game 1, up to 30 points"));
  onSheet("enterGame", [this](PointsGameSheet& sheet) {
    tick(sheet.goalBox(0));
    QTest::keyClicks(sheet.eventsField(0), QStringLiteral("2"));
    QTest::keyClicks(sheet.statusesField(1), QStringLiteral("1"));
    EXPECT_EQ(sheet.points(), QStringLiteral("Ada +25: goal first +15, 2 conquered events +10\n"
                                             "Bruno +2: 1 status card +2"));
  });
  EXPECT_EQ(message(), QStringLiteral("Game 1 is entered."));
  EXPECT_EQ(total(QStringLiteral("Ada")), QStringLiteral("25"));
  EXPECT_EQ(points().list()->cell(0, 3), QStringLiteral("+25"));
  EXPECT_EQ(points().list()->topLevelItem(0)->toolTip(3), QStringLiteral("goal first +15, 2 conquered events +10"));
  EXPECT_EQ(points().list()->topLevelItem(0)->data(3, Qt::AccessibleTextRole).toString(),
            QStringLiteral("Game 1: +25: goal first +15, 2 conquered events +10"));
  // It was Bruno who had the goal, and Ada was eliminated by him.
  onSheet("correctGame", [this](PointsGameSheet& sheet) {
    tick(sheet.goalBox(0));
    tick(sheet.rivalBox(1));
    EXPECT_EQ(sheet.told(), QStringLiteral("Bruno won by eliminating a rival: choose who was eliminated."));
    EXPECT_FALSE(sheet.actButton()->isEnabled());
    const auto colour = [&sheet] { return sheet.actButton()->grab().toImage().pixelColor(8, 8); };
    const QColor refused = colour();
    sheet.victimBox()->setCurrentIndex(1);
    EXPECT_NE(refused, colour()) << "it can be seen that it cannot be pressed";
  });
  EXPECT_EQ(total(QStringLiteral("Ada")), QStringLiteral("0"));  // 10 for events, 15 lost, never below 0
  EXPECT_EQ(total(QStringLiteral("Bruno")), QStringLiteral("17"));
  EXPECT_EQ(points().list()->cell(rowOf(QStringLiteral("Ada")), 3), QStringLiteral("+10 −15"));
  EXPECT_EQ(points().reasons()->cell(0, 0), QStringLiteral("Game 1, corrected"));
  onSheet("enterGame", [this](PointsGameSheet& sheet) {
    tick(sheet.rivalBox(0));
    tick(sheet.rivalBox(1));
    sheet.victimBox()->setCurrentIndex(3);
    for (const std::size_t each : {0U, 1U}) QTest::keyClicks(sheet.eventsField(each), each == 0 ? "6" : "3");
    QTest::keyClicks(sheet.statusesField(1), QStringLiteral("1"));
  });
  // Ada 0 + 45, Bruno 17 + 30 + 2: Bruno has more, and the tournament is over (R-1011).
  EXPECT_EQ(total(QStringLiteral("Bruno")), QStringLiteral("49"));
  EXPECT_EQ(points().next(), QStringLiteral("The tournament is over: Bruno wins with 49 points."));
  EXPECT_FALSE(named("playGame")->isEnabled());
  EXPECT_FALSE(named("enterGame")->isEnabled());
  // Two of the status cards were not there: 45 each, and a play-off (R-1012).
  points().reasons()->setCurrentKey(200);
  onSheet("correctGame", [](PointsGameSheet& sheet) {
    sheet.eventsField(1)->setText(QStringLiteral("2"));
    sheet.statusesField(1)->setText(QString());
    sheet.statusesField(0)->setText(QString());
    sheet.eventsField(0)->setText(QStringLiteral("3"));
    tick(sheet.goalBox(0));
  });
  EXPECT_EQ(total(QStringLiteral("Ada")), QStringLiteral("45"));
  ASSERT_EQ(total(QStringLiteral("Bruno")), QStringLiteral("42"));
  onSheet("correctGame", [](PointsGameSheet& sheet) {
    sheet.eventsField(0)->setText(QStringLiteral("2"));
    sheet.statusesField(0)->setText(QStringLiteral("1"));
  });
  ASSERT_EQ(total(QStringLiteral("Ada")), QStringLiteral("42"));
  EXPECT_TRUE(
      points().next().startsWith(QStringLiteral("Play-off: Ada, Bruno have equal totals and play game 3 alone.")))
      << points().next().toStdString();
  onSheet("enterGame", [](PointsGameSheet& sheet) {
    tick(sheet.rivalBox(1));
    sheet.victimBox()->setCurrentIndex(1);
    EXPECT_EQ(sheet.told(), QStringLiteral("Ada was eliminated, so the other player is the only clan left."));
    sheet.aloneBox()->setCurrentIndex(2);
  });
  EXPECT_EQ(total(QStringLiteral("Bruno")), QStringLiteral("57"));
  EXPECT_EQ(total(QStringLiteral("Ada")), QStringLiteral("27"));
  EXPECT_EQ(points().list()->cell(0, 6), QStringLiteral("winner"));
  EXPECT_EQ(points().list()->headerItem()->text(5), QStringLiteral("Play-off 3"));
  const auto read = kept();
  EXPECT_FALSE(read.fault);
  EXPECT_EQ(journal_text(read.journal), journal_text(points().session().journal()));
}

// R-1023: somebody leaves, and did not leave; the last one who is there wins.
TEST_F(PointsTournament, SomebodyLeaves) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno"), QStringLiteral("Carla")});
  clickRow(points().list(), rowOf(QStringLiteral("Carla")));
  EXPECT_EQ(named("leaveTable")->text(), QStringLiteral("Carla leaves"));
  click("leaveTable");
  EXPECT_EQ(evening().standing.next_players().size(), 2U);
  EXPECT_EQ(named("leaveTable")->text(), QStringLiteral("Carla did not leave"));
  click("leaveTable");
  EXPECT_EQ(evening().standing.next_players().size(), 3U);
  for (const char* name : {"Carla", "Ada"}) {
    clickRow(points().list(), rowOf(QLatin1String(name)));
    click("leaveTable");
  }
  EXPECT_EQ(evening().standing.winner(), EntrantId{1});
  EXPECT_EQ(points().next(), QStringLiteral("The tournament is over: Bruno wins with 0 points."));
}

/// A game that a correction makes impossible is named, and nothing changes.
TEST_F(PointsTournament, WhatLaterGamesForbidIsTold) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno")}, QStringLiteral("30"));
  for (const std::size_t winner : {0U, 1U})
    onSheet("enterGame", [winner](PointsGameSheet& sheet) { tick(sheet.goalBox(winner)); });
  points().reasons()->setCurrentKey(100);
  onSheet("correctGame", [](PointsGameSheet& sheet) { sheet.eventsField(0)->setText(QStringLiteral("3")); });
  EXPECT_EQ(message(),
            QStringLiteral("A step entered later, in line 3, would no longer be possible: strike that first."));
  EXPECT_EQ(total(QStringLiteral("Ada")), QStringLiteral("15"));
  points().reasons()->setCurrentKey(200);
  onSheet("correctGame", [](PointsGameSheet& sheet) {
    tick(sheet.rivalBox(0));  // cannot be so, but does not count
    tick(sheet.struckBox());
    EXPECT_EQ(sheet.points(), QStringLiteral("The game is struck."));
  });
  EXPECT_EQ(message(), QStringLiteral("Game 2 is struck."));
  EXPECT_EQ(evening().standing.games(), 1);
}

/// Names of earlier evenings are offered; what cannot be is told on the sheet.
TEST_F(PointsTournament, ANewOneOffersPeople) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno")});
  page().showList();
  ASSERT_TRUE(answered(jobs_));
  EXPECT_EQ(page().list()->list()->cell(0, 3), QStringLiteral("for points"));
  EXPECT_EQ(page().list()->list()->cell(0, 4), QStringLiteral("2"));
  whenAsked([this](QDialog* dialog) {
    auto* sheet = static_cast<NewPointsSheet*>(dialog);
    EXPECT_EQ(sheet->objectName(), QStringLiteral("newPointsSheet"));
    QTest::keyClicks(sheet->people()[0], QStringLiteral("A"));
    ASSERT_EQ(sheet->offer()->offered().size(), 1U);
    QTest::keyClick(sheet->people()[0], Qt::Key_Down);
    EXPECT_EQ(sheet->people()[0]->text(), QStringLiteral("Ada"));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
    EXPECT_EQ(sheet->told(), QStringLiteral("A tournament for points is for two to nine people."));
    QTest::keyClicks(sheet->people()[1], QStringLiteral("Ada"));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
    EXPECT_EQ(sheet->told(), QStringLiteral("Two people are called Ada."));
    sheet->targetField()->setText(QStringLiteral("20"));
    sheet->people()[1]->setText(QStringLiteral("Bruno"));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
    EXPECT_EQ(sheet->told(), QStringLiteral("The target is a number from 30 to 150."));
    QTest::mouseClick(sheet->leaveButton(), Qt::LeftButton);
  });
  click("newEvent");
  EXPECT_FALSE(page().points());
  window_->closeTournaments();
  window_->setGame(GameKind::Naruto);
  showPage();
  EXPECT_EQ(named("newEvent")->text(), QStringLiteral("New event…"));
  EXPECT_EQ(page().list()->list()->rows(), 1) << "events of all games are listed";
}

/// A game at the table of the window: the form with the people on the drawn seats, the result in the table, its record.
TEST_F(PointsTournament, AGameIsPlayedInTheWindow) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno"), QStringLiteral("Carla")});
  click("playGame");
  ASSERT_TRUE(evening().drawn);
  RisingForm* form = window_->startPage()->risingForm();
  ASSERT_TRUE(form->isBound());
  ASSERT_TRUE(form->isVisible());
  const RisingPlan plan = form->plan();
  ASSERT_EQ(plan.seats.size(), 3U);
  QSet<QString> marks;
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(plan.seats[i].name, pointsName(evening(), evening().person(evening().drawn->seats[i])));
    EXPECT_FALSE(form->rows()[i]->nameField()->isEnabled());
    marks.insert(plan.seats[i].mark);
  }
  EXPECT_EQ(marks.size(), 3);
  EXPECT_EQ(plan.options.target_score, 60);
  QTest::mouseClick(form->startButton(), Qt::LeftButton);
  ASSERT_TRUE(window_->table());
  EXPECT_TRUE(evening().begun);
  EXPECT_FALSE(form->isBound());
  RisingDesk* desk = risingDeskOf(window_->table());
  EXPECT_EQ(desk->match().setup().seed, evening().drawn->seed);
  EXPECT_EQ(named("backToEvent")->text(), QStringLiteral("Game 1 · to the tournament"));

  // Left in the middle, the program ends, and the match goes on.
  auto play = desk->randomPlayer(5);
  for (int i = 0; i < 40 && !desk->over(); ++i) ASSERT_TRUE(play());
  const QString file = points().session().file();
  window_->close();
  start();
  const auto matches = keeper_->matches();
  ASSERT_EQ(matches.size(), 1U);
  window_->goOnWith(matches.front().file);
  ASSERT_TRUE(answered(jobs_));
  ASSERT_TRUE(answered(jobs_));
  ASSERT_TRUE(window_->table());
  EXPECT_EQ(named("backToEvent")->text(), QStringLiteral("Game 1 · to the tournament"));
  desk = risingDeskOf(window_->table());
  Autoplay autoplay(window_->table(), 9, -1);
  autoplay.start();
  ASSERT_TRUE(QTest::qWaitFor([&] { return desk->over(); }, 120000));
  EXPECT_FALSE(autoplay.failed());
  EXPECT_EQ(named("backToEvent")->text(), QStringLiteral("Game 1 is entered · to the tournament"));
  click("backToEvent");
  ASSERT_TRUE(answered(jobs_));
  ASSERT_TRUE(page().points()) << message().toStdString();
  EXPECT_EQ(points().session().file(), file);
  ASSERT_EQ(evening().standing.games(), 1);
  EXPECT_EQ(evening().standing.played().front().facts, facts_of({desk->match().state(), desk->match().rules()}));
  EXPECT_EQ(QString::fromStdString(evening().games.front().record), matches.front().file);
  EXPECT_TRUE(named("watchGame")->isVisible());
  EXPECT_FALSE(evening().drawn);
  EXPECT_FALSE(kept().fault);
}

/// A form that is for the tournament can be for any match again; then nothing is entered.
TEST_F(PointsTournament, AnotherMatchInstead) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno")});
  type(Qt::Key_Return, Qt::ControlModifier);
  QCoreApplication::processEvents();
  RisingForm* form = window_->startPage()->risingForm();
  ASSERT_TRUE(form->isBound());
  click("free", form);
  EXPECT_FALSE(form->isBound());
  EXPECT_TRUE(form->rows()[0]->nameField()->isEnabled());
  QTest::mouseClick(form->startButton(), Qt::LeftButton);
  ASSERT_TRUE(window_->table());
  EXPECT_FALSE(evening().begun);
  EXPECT_FALSE(window_->findChild<QWidget*>(QStringLiteral("backToEvent")));
}

/// R-1023: a form that was opened for seats that are drawn no longer starts no game of the tournament.
TEST_F(PointsTournament, TheFormOfAnEarlierDraw) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno"), QStringLiteral("Carla")});
  click("playGame");
  RisingForm* form = window_->startPage()->risingForm();
  ASSERT_TRUE(form->isBound());
  ASSERT_TRUE(points().session().give(EnterGame{journalGame({1, 2, 3})}));
  ASSERT_TRUE(points().session().drawSeats());
  const std::size_t lines = points().session().journal().lines().size();
  QTest::mouseClick(form->startButton(), Qt::LeftButton);
  EXPECT_FALSE(window_->table());
  EXPECT_EQ(points().session().journal().lines().size(), lines);
  EXPECT_FALSE(evening().begun);
  ASSERT_TRUE(points().session().beginGame(evening().drawn->seed, 77));
  EXPECT_TRUE(evening().begun);
}

/// A match whose game was entered by hand meanwhile is no further one, and the page tells why.
TEST_F(PointsTournament, AMatchWhoseGameWasEntered) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno")});
  click("playGame");
  QTest::mouseClick(window_->startPage()->risingForm()->startButton(), Qt::LeftButton);
  ASSERT_TRUE(window_->table());
  ASSERT_TRUE(points().session().give(EnterGame{journalGame({1, 2})}));
  RisingDesk* desk = risingDeskOf(window_->table());
  auto play = desk->randomPlayer(5);
  for (int i = 0; i < 20000 && !desk->over(); ++i) ASSERT_TRUE(play());
  ASSERT_TRUE(desk->over());
  EXPECT_EQ(named("backToEvent")->text(), QStringLiteral("Enter game 1"));
  click("backToEvent");
  EXPECT_EQ(message(), QStringLiteral("This match is not of a draw that waits for its game."));
  EXPECT_EQ(evening().standing.games(), 1);
}

/// A game is known by its record: a match that was played on from a place in it is another one.
TEST_F(PointsTournament, AMatchPlayedOnFromItsRecordIsAnotherOne) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno")});
  PointsSession& session = points().session();
  ASSERT_TRUE(session.drawSeats());
  ASSERT_TRUE(session.beginGame(evening().drawn->seed, 77));
  GameFacts facts;
  ASSERT_TRUE(session.takeGame(77, facts, QStringLiteral("a.match")));
  facts.by_goal = SeatSet::of(table::seat_at(0));
  EXPECT_FALSE(session.takeGame(77, facts, QStringLiteral("b.match")));
  EXPECT_EQ(message(), QStringLiteral("This match is not of a draw that waits for its game."));
  facts.players = 3;
  EXPECT_FALSE(session.takeGame(77, facts, QStringLiteral("a.match")));
  facts.players = 2;
  ASSERT_TRUE(session.takeGame(77, facts, QStringLiteral("a.match")));  // taken back, and played on
  EXPECT_TRUE(evening().games.front().corrected);
}

/// A copy is the event here, or goes on with it; a damaged one tells its line, and its sound part can be used.
TEST_F(PointsTournament, FilesFromElsewhere) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno")});
  const QString copy = folder_.filePath(QStringLiteral("copy.tournament"));
  ASSERT_TRUE(points().session().saveCopy(copy).isEmpty());
  std::string text = *read_text_file(copy.toStdString());
  const auto write = [&](const std::string& what) { ASSERT_TRUE(write_text_file(copy.toStdString(), what)); };
  page().showList();
  write(text + "2 - - game seats=1,2 goal=2\n");
  page().importFile(copy);
  ASSERT_TRUE(page().points()) << message().toStdString();
  EXPECT_EQ(message(), QStringLiteral("The event on the list was continued with the lines of the file."));
  EXPECT_EQ(total(QStringLiteral("Bruno")), QStringLiteral("15"));
  page().showList();
  write(text + "2 - - game seats=1,2 goal=1\n");
  page().importFile(copy);
  EXPECT_FALSE(page().points());
  EXPECT_EQ(message(),
            QStringLiteral("This event is on the list, and the file went another way from line 2 on. Nothing was "
                           "imported."));
  write(text + "2 - - game seats=1,2 gaol=1\n");
  page().importFile(copy);
  EXPECT_EQ(message(), QStringLiteral("Line 3: This command has no field “gaol”. Meant: goal."));
  write(text + "2 - - game seats=1 goal=1\n");  // those who do play are named, though the event is not open
  page().importFile(copy);
  EXPECT_EQ(message(), QStringLiteral("Line 3: This game is played by Ada, Bruno."));
  write("playsheet-points 2\n");
  page().importFile(copy);
  EXPECT_EQ(message(),
            QStringLiteral("Line 1: “playsheet-points 2” was written by a newer program. Meant: playsheet-points 1."));
  // Damaged where it lies: told on the list, and the part before the fault is used.
  std::filesystem::create_directories(events());
  ASSERT_TRUE(
      write_text_file(events() / "bad.tournament",
                      "playsheet-points 1\n1 - - open title=Bad people=\"Ada; Bruno\"\n2 - - leave person=7\n"));
  page().showList();
  ASSERT_TRUE(answered(jobs_));
  EventTable* list = page().list()->list();
  for (int row = 0; row < list->rows(); ++row)
    if (list->cell(row, 0) == QStringLiteral("Bad")) clickRow(list, row);
  EXPECT_EQ(message(), QStringLiteral("Line 3: Nobody here has the number 7."));
  EXPECT_FALSE(named("openEvent")->isEnabled());
  write("playsheet-points 1\n1 - - open title=Bad people=\"Ada; Bruno\"\n2 - - leave person=1\n");
  page().importFile(copy);
  EXPECT_EQ(message(), QStringLiteral("Line 3: Nobody here has the number 7."));  // nothing can be added to it
  page().showList();
  ASSERT_TRUE(answered(jobs_));
  for (int row = 0; row < list->rows(); ++row)
    if (list->cell(row, 0) == QStringLiteral("Bad")) clickRow(list, row);
  click("rescueEvent");
  ASSERT_TRUE(page().points()) << message().toStdString();
  EXPECT_EQ(evening().title, "Bad");
}

/// What is printed has the table and every reason.
TEST_F(PointsTournament, Paper) {
  newEvening({QStringLiteral("Ada"), QStringLiteral("Bruno")});
  onSheet("enterGame", [](PointsGameSheet& sheet) { tick(sheet.goalBox(1)); });
  QStringList words;
  for (const PaperPage& sheet : points().paper({480, 700}))
    for (const PaperWords& each : sheet.words) words << each.lines.join(QLatin1Char(' '));
  for (const char* each : {"Friday", "Game 1", "Bruno", "goal first", "+15"})
    EXPECT_TRUE(words.contains(QLatin1String(each))) << each;
}

}  // namespace
}  // namespace playsheet::testing
