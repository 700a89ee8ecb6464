// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <fstream>

#include "engine/tournament/journal/line_text.h"
#include "tests/ui/tournament_fixture.h"
#include "ui/tournament/correction_sheet.h"
#include "ui/tournament/playoffs_tab.h"
#include "ui/tournament/standings_tab.h"

/// Bad input on the page of organised play, each with its own sentence (T-P32).
namespace playsheet::testing {
namespace {

using namespace tournament;

class TournamentFaults : public TournamentWindowTest {
 protected:
  std::string written() const { return *read_text_file(events() / file_.toStdString()); }
  void write(const std::string& text) const {
    std::ofstream(events() / file_.toStdString(), std::ios::binary | std::ios::trunc) << text;
  }
  void closeEvent() {
    page().showList();
    ASSERT_TRUE(answered(jobs_));
  }
  /// Eight players, one round played, the next one published.
  void publishSecondRound() {
    newEvent();
    openEvent();
    enrol(8);
    playRound();
    view().pressNext();
    view().pressNext();
  }
  bool says(const QString& words) {
    if (message().contains(words)) return true;
    ADD_FAILURE() << "said: " << message().toStdString();
    return false;
  }
  /// A round of so many players with all results but those of some tables.
  void playRound(int but = 0) {
    openRound();
    for (const Match& match : Round(event().rounds.back()).matches)
      if (!match.is_bye() && match.table != but) result(match.table, 1);
  }
};

TEST_F(TournamentFaults, TwoPlayersOfOneNameNeedAMark) {
  newEvent();
  openEvent();
  whenAsked([](QDialog* sheet) { sheet->reject(); });  // where the mark could be given
  for (int i = 0; i < 2; ++i) {
    named<LineField>("playerName")->setFocus();
    type(QStringLiteral("Ada Neri"));
    type(Qt::Key_Return);
  }
  EXPECT_EQ(event().entries.size(), 1U);
  says(QStringLiteral("Ada Neri is on the list, as number 1. Two players of one name need a nickname or a code"));
  EXPECT_EQ(named<LineField>("playerName")->text(), QStringLiteral("Ada Neri")) << "nothing has to be typed again";
  Enrol second;
  second.entry.id = 2;
  second.entry.name = "Ada Neri";
  second.entry.nickname = "the younger";
  ASSERT_TRUE(session().give(second));
  EXPECT_EQ(playerName(event(), 2), QStringLiteral("Ada Neri (the younger)"));
  EXPECT_EQ(playerName(event(), 1), QStringLiteral("Ada Neri (1)"));
}

TEST_F(TournamentFaults, AnEmptyNameAndNobodyToPair) {
  newEvent();
  openEvent();
  click("addPlayer");
  says(QStringLiteral("The name is empty."));
  EXPECT_EQ(view().nextButton()->text(), QStringLiteral("Enter players"));
}

TEST_F(TournamentFaults, AnOddNumberGivesOneByeThatIsNoTable) {
  newEvent();
  openEvent();
  enrol(5);
  openRound();
  const auto* list = view().rounds()->list();
  ASSERT_EQ(list->rows(), 3);
  EXPECT_EQ(list->cell(2, 3), QStringLiteral("bye"));
  EXPECT_EQ(view().rounds()->missing(), 2) << "the bye waits for nobody";
  result(3, 1);
  says(QStringLiteral("There is no table 3 in this round."));
}

TEST_F(TournamentFaults, AResultThatCannotBe) {
  newEvent();
  openEvent();
  enrol(4);
  openRound();
  type(QStringLiteral("1"));
  type(Qt::Key_Return);
  type(Qt::Key_0);
  for (const char* games : {"2", "2", ""}) {
    type(QString::fromLatin1(games));
    type(Qt::Key_Return);
  }
  type(Qt::Key_Return);
  says(QStringLiteral("A match cannot end 2-2"));
  EXPECT_FALSE(event().rounds.back().matches[0].score);
  type(Qt::Key_Escape);
  result(1, 2);
  EXPECT_TRUE(event().rounds.back().matches[0].score);
  says(QStringLiteral("Table 1: "));
}

TEST_F(TournamentFaults, AResultForAPlayerWhoHasLeft) {
  newEvent();
  openEvent();
  enrol(4);
  openRound();
  const EntryId gone = event().rounds.back().matches[0].a;
  ASSERT_TRUE(session().give(Drop{gone}));
  EXPECT_EQ(view().rounds()->missing(), 1) << "the drop settles the match at once";
  QString refused;
  whenAsked([&](QDialog* dialog) {
    auto* sheet = static_cast<CorrectionSheet*>(dialog);
    sheet->reasonField()->clear();
    whenAsked([&](QDialog* again) {
      refused = static_cast<CorrectionSheet*>(again)->told();
      again->reject();
    });
    QTest::keyClick(sheet, Qt::Key_Return);
  });
  result(1, 1);
  EXPECT_TRUE(refused.startsWith(QStringLiteral("A player of this table has left"))) << refused.toStdString();
  EXPECT_FALSE(event().rounds.back().matches[0].score);
}

TEST_F(TournamentFaults, ACorrectionAfterTheNextRoundIsPublishedShowsItsConsequencesFirst) {
  publishSecondRound();
  ASSERT_EQ(event().rounds.size(), 2U);
  ASSERT_EQ(event().rounds[1].state, RoundState::published);
  const Round before = event().rounds[1];
  named<QComboBox>("rounds")->setCurrentIndex(0);
  QString shown;
  whenAsked([&](QDialog* dialog) {
    auto* sheet = static_cast<CorrectionSheet*>(dialog);
    shown = sheet->consequences();
    EXPECT_EQ(sheet->choice(), FollowUp::repair) << "nobody plays yet";
    EXPECT_EQ(sheet->reason(), QStringLiteral("Entry error"));
    QTest::keyClick(sheet, Qt::Key_Return);
  });
  view().rounds()->pad()->takeFocus();
  result(1, 5);
  EXPECT_TRUE(shown.contains(QStringLiteral(": points 3, before 0;"))) << shown.toStdString();
  EXPECT_EQ(event().rounds[1].how, How::repair);
  EXPECT_NE(event().rounds[1].matches, before.matches);
  // Given up, it changes nothing.
  const Event now = event();
  whenAsked([](QDialog* dialog) { dialog->reject(); });
  named<QComboBox>("rounds")->setCurrentIndex(0);
  view().rounds()->pad()->takeFocus();
  result(1, 1);
  EXPECT_EQ(event(), now);
}

TEST_F(TournamentFaults, ADropAfterPublishingOffersToFixThePairings) {
  publishSecondRound();
  EXPECT_FALSE(named<QWidget>("repair")->isVisible());
  ASSERT_TRUE(session().give(Drop{event().rounds[1].matches[0].a}));
  ASSERT_TRUE(named<QWidget>("repair")->isVisible());
  whenAsked([](QDialog* dialog) { QTest::keyClick(dialog, Qt::Key_Return); });
  click("repair");
  EXPECT_EQ(event().rounds[1].how, How::repair);
  EXPECT_EQ(event().rounds[1].matches.size(), 4U) << "seven play: one has the bye";
}

TEST_F(TournamentFaults, WhoWasToPlayOffAndLeavesIsReplaced_T539) {
  newEvent(QStringLiteral("Cut"), {{"rounds", "1"}, {"playoff_rounds", "1"}, {"computed_ties", "meetings"}});
  openEvent();
  enrol(8);
  openRound();
  for (const Match& match : std::vector<Match>(event().rounds[0].matches))
    ASSERT_TRUE(session().give(Result{1, match.table, {2, 0, 0, tournament::Cause::played}, WordOf::organiser, {}}));
  view().pressNext();
  ASSERT_TRUE(event().cut);
  const auto first = *event().cut;
  PlayoffsTab* tab = view().playoffs();
  const auto seeded = [&](EntryId id) {
    for (int row = 0; row < tab->seeds()->rows(); ++row)
      if (tab->seeds()->cell(row, 1).endsWith(QString::number(id))) return true;
    return false;
  };
  const auto in_standings = [&](EntryId id) {
    view().showPart(EventView::Standings);
    const EventTable* list = view().standings()->list();
    QString state;
    for (int row = 0; row < list->rows(); ++row)
      if (list->cell(row, 1).endsWith(QString::number(id))) state = list->cell(row, 12);
    view().showPart(EventView::Playoffs);
    return state;
  };
  EXPECT_TRUE(tab->words().startsWith(QStringLiteral("The cut is made.")));
  ASSERT_TRUE(session().give(Drop{first[0]}));
  EXPECT_TRUE(tab->words().startsWith(QStringLiteral("The cut has to be made again"))) << tab->words().toStdString();
  EXPECT_FALSE(seeded(first[0]));
  EXPECT_TRUE(seeded(first[1]));
  EXPECT_EQ(tab->seeds()->rows(), 2);
  EXPECT_EQ(in_standings(first[0]), QStringLiteral("dropped"));
  EXPECT_EQ(in_standings(first[1]), QStringLiteral("above the cut"));
  EXPECT_EQ(named<QAbstractButton>("nextStep")->text(), QStringLiteral("Make the cut"));
  view().pressNext();
  EXPECT_TRUE(tab->words().startsWith(QStringLiteral("The cut is made.")));
  EXPECT_EQ(in_standings(first[1]), QStringLiteral("in the play-offs"));
  // The final is drafted, and the other one leaves, too: drafted again it follows a new cut.
  view().pressNext();
  ASSERT_EQ(event().rounds.size(), 2U);
  ASSERT_TRUE(session().give(Drop{first[1]}));
  view().showPart(EventView::Rounds);
  click("draftAgain");
  ASSERT_EQ(event().rounds.size(), 2U) << message().toStdString();
  for (const EntryId id : first) EXPECT_FALSE(event().rounds[1].matches[0].has(id));
}

TEST_F(TournamentFaults, ATornLineIsSetAsideAndTheEventGoesOn) {
  newEvent();
  openEvent();
  enrol(4);
  const Event before = event();
  closeEvent();
  const std::string whole = written();
  write(whole + "11 2026-11-27T18:00:00 - enrol entry=5 na");
  page().openEvent(file_);
  ASSERT_TRUE(page().view());
  says(QStringLiteral("The last line of the file was not complete and was set aside: “11 2026-11-27T18:00:00 - enrol"));
  EXPECT_EQ(event(), before);
  EXPECT_EQ(written(), whole);
  EXPECT_EQ(*read_text_file(events() / (file_.toStdString() + ".torn")), "11 2026-11-27T18:00:00 - enrol entry=5 na");
  enrol(1);
  EXPECT_EQ(onDisk().journal.event().entries.size(), 5U);
}

TEST_F(TournamentFaults, AJournalFromTheFutureStaysAsItIs) {
  newEvent();
  std::string text = written();
  text.replace(text.find(" 1\n"), 3, " 2\n");
  write(text);
  start();
  showPage();
  says(QStringLiteral("Line 1: The file was written by a newer version of Playsheet (playsheet-tournament 2)."));
  EXPECT_FALSE(named<QWidget>("openEvent")->isEnabled());
  EXPECT_FALSE(named<QWidget>("rescueEvent")->isVisible()) << "nothing of it can be read";
  page().openEvent(file_);
  EXPECT_FALSE(page().view());
  EXPECT_EQ(written(), text);
}

TEST_F(TournamentFaults, AJournalThatWasEditedIsReadUpToThere) {
  newEvent();
  openEvent();
  enrol(3);
  closeEvent();
  std::string text = written();
  const auto at = text.find("enrol entry=3");
  text.replace(at, 13, "enrol entry=9");
  write(text);
  page().list()->read();
  ASSERT_TRUE(answered(jobs_));
  says(QStringLiteral("Line 7: There is no player with the number 9."));
  click("rescueEvent");
  ASSERT_TRUE(page().view());
  EXPECT_EQ(event().entries.size(), 2U);
  EXPECT_EQ(written(), text) << "the file itself stays as it is";
}

TEST_F(TournamentFaults, AnEventOfAnotherMachineIsGoneOnWithOrRefused) {
  newEvent();
  openEvent();
  enrol(2);
  const QString copy = folder_.filePath(QStringLiteral("copy.tournament"));
  ASSERT_TRUE(session().saveCopy(copy).isEmpty());
  closeEvent();
  // There the event went on.
  std::ofstream(copy.toStdString(), std::ios::app) << "6 2026-11-27T19:00:00 - enrol entry=3 name=Bruno\n";
  page().importFile(copy);
  ASSERT_TRUE(page().view()) << message().toStdString();
  EXPECT_EQ(event().entries.size(), 3U);
  says(QStringLiteral("was continued with the lines of the file"));
  closeEvent();
  std::ofstream(copy.toStdString(), std::ios::app) << "7 2026-11-27T19:00:00 - enrol entry=4 name=Carla\n";
  page().openEvent(file_);
  enrol(1);
  closeEvent();
  page().importFile(copy);
  EXPECT_FALSE(page().view());
  says(QStringLiteral("went another way from line 7 on. Nothing was imported."));
}

/// A file that is opened by a double click comes before the list of events has been read.
TEST_F(TournamentFaults, WhyAFileWasRefusedStaysWhenTheListArrives) {
  const QString path = folder_.filePath(QStringLiteral("torn.tournament-share"));
  std::ofstream(path.toStdString())
      << "playsheet-tournament-share 1\nfile event.tournament 9\nplaysheet-tournament 1\n";
  start();
  window_->openEventFile(path);
  const QString told = message();
  EXPECT_TRUE(told.contains(QStringLiteral("event.tournament"))) << told.toStdString();
  ASSERT_TRUE(answered(jobs_));
  EXPECT_EQ(message(), told) << "no word of a list without events in its place";
  click("showEvents");
  ASSERT_TRUE(answered(jobs_));
  says(QStringLiteral("No events yet. Create the first one, or import a file."));
}

TEST_F(TournamentFaults, FilesOfOtherProgramsAreToldWithTheirPlace) {
  start();
  showPage();
  const auto bring = [&](const std::string& text) {
    const QString path = folder_.filePath(QStringLiteral("other.json"));
    std::ofstream(path.toStdString(), std::ios::trunc) << text;
    page().importFile(path);
  };
  bring("name;points\nAda;3\n");
  says(QStringLiteral("Line 1: This is not a tournament file of Playsheet. It begins with “name;points”."));
  bring(R"({"players": ["A", "B"], "rounds": [{"tables": [{"a": 1, "b": 3}]}]})");
  says(QStringLiteral("This file cannot be imported. rounds[0].tables[0].b: found 3"));
  bring(R"({"title": "Away", "players": ["A", "B", "C", "D"], "rounds": [{"tables": [{"a": 1, "b": 2, "games": [2, 0]},
        {"a": 3, "b": 4, "games": [0, 2]}]}]})");
  ASSERT_TRUE(page().view()) << message().toStdString();
  EXPECT_EQ(event().title, "Away");
  EXPECT_EQ(event().rounds.size(), 1U);
}

TEST_F(TournamentFaults, AnEventIsOpenOnceAtATime) {
  newEvent();
  openEvent();
  ClockedDesk other(jobs_, folder_.path().toStdString());
  const auto second = other.open(file_);
  EXPECT_FALSE(second.file);
  EXPECT_EQ(second.problem, QStringLiteral("This event is open in another window of Playsheet."));
}

/// A file on a disk that is full.
class FullDisk : public EventFile {
 public:
  QString name() const override { return QStringLiteral("full.tournament"); }
  QString append(const std::string&) override { return QStringLiteral("The disk is full; nothing was saved."); }
  QString saveCopy(const QString&) const override { return {}; }
};

TEST_F(TournamentFaults, AStepThatCannotBeWrittenIsNotShown) {
  newEvent();
  OpenedEvent opened;
  opened.journal = onDisk().journal;
  opened.file = std::make_unique<FullDisk>();
  EventSession session(desk_, std::move(opened));
  QString said;
  QObject::connect(&session, &EventSession::said, &session, [&](const QString& sentence, bool) { said = sentence; });
  const Event before = session.event();
  Enrol one;
  one.entry.id = 1;
  one.entry.name = "Ada";
  EXPECT_FALSE(session.give(one));
  EXPECT_EQ(session.event(), before);
  EXPECT_EQ(said, QStringLiteral("The disk is full; nothing was saved."));
}

}  // namespace
}  // namespace playsheet::testing
