// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>

#include "app/journal_recorder.h"
#include "engine/naruto/decks/formats/share_code.h"
#include "tests/ui/tournament_fixture.h"
#include "ui/series/series_desk.h"
#include "ui/table/end_sheet.h"
#include "ui/tournament/deck_check_sheet.h"
#include "ui/tournament/deck_chooser.h"
#include "ui/tournament/deck_sheet.h"
#include "ui/tournament/decks_tab.h"
#include "ui/tournament/options_sheet.h"
#include "ui/tournament/report_tab.h"
#include "ui/tournament/standings_tab.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/note_field.h"

/// Deck lists of an event, deck checks, and pairings that are played at the table of the program, through the doors
/// that a person uses (T-P24, T-P27, T-901 to T-904).
namespace playsheet::testing {
namespace {

using namespace tournament;

class TournamentDecks : public TournamentWindowTest {
 protected:
  void openWith(int players) {
    start();
    newEvent();
    openEvent();
    enrol(players);
    view().showPart(EventView::Decks);
  }
  EventTable* list() { return view().decks()->list(); }
  QString stateOf(int row) { return list()->cell(row, 4); }
  /// A deck of the program for this player, chosen on the sheet.
  void registerDeck(int player, const QString& named) {
    list()->setCurrentKey(player);
    whenAsked([named](QDialog* dialog) {
      auto* sheet = static_cast<DeckSheet*>(dialog);
      ChoiceBox* box = sheet->chooser()->choice();
      const int row = box->findText(named, Qt::MatchStartsWith);
      ASSERT_GT(row, 0) << named.toStdString();
      box->setCurrentIndex(row);
      QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
    });
    click("registerDeck");
  }
  void registerBoth() {
    registerDeck(1, name("clones"));
    registerDeck(2, name("embers"));
  }
  static QString name(const char* deck) { return QString::fromStdString(shippedDeck(deck).name.en); }
  static std::string code(const char* deck) { return naruto::share_code_of(shippedDeck(deck)); }
};

TEST_F(TournamentDecks, ADeckOfTheProgramIsRegistered) {
  openWith(4);
  EXPECT_EQ(stateOf(0), QStringLiteral("no list"));
  registerDeck(1, name("clones"));
  EXPECT_EQ(event().entry(1).deck, code("clones"));
  EXPECT_EQ(list()->cell(0, 2), name("clones"));
  EXPECT_EQ(stateOf(0), QStringLiteral("legal"));
  const auto read = onDisk();
  EXPECT_EQ(read.journal.event().entry(1).deck, code("clones")) << "the file alone continues the event (T-P17)";
  EXPECT_TRUE(named<QLabel>("deckLines")->text().contains(QStringLiteral("Deck (50)")));
  view().undo();
  EXPECT_EQ(stateOf(0), QStringLiteral("no list"));
  view().redo();
  EXPECT_EQ(stateOf(0), QStringLiteral("legal"));
}

TEST_F(TournamentDecks, AListThatIsPastedIsReadAndItsBreachesAreTold) {
  openWith(4);
  list()->setCurrentKey(2);
  QString told;
  whenAsked([&told](QDialog* dialog) {
    auto* sheet = static_cast<DeckSheet*>(dialog);
    DeckChooser* chooser = sheet->chooser();
    chooser->text()->setPlainText(QStringLiteral("{\"x\": 1}"));
    QTest::mouseClick(chooser->readButton(), Qt::LeftButton);
    told = chooser->told();
    EXPECT_TRUE(chooser->deck().list.empty()) << "nothing was read";
    chooser->text()->setPlainText(QStringLiteral("3 N-001\n2 J-001\n"));
    QTest::mouseClick(chooser->readButton(), Qt::LeftButton);
    EXPECT_FALSE(chooser->deck().breaches.isEmpty());
    EXPECT_TRUE(chooser->told().contains(chooser->deck().breaches.first()));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  click("registerDeck");
  EXPECT_TRUE(told.startsWith(QStringLiteral("List: "))) << told.toStdString();
  EXPECT_TRUE(stateOf(1).startsWith(QStringLiteral("1 problem"))) << stateOf(1).toStdString();
  ASSERT_EQ(event().entry(2).breaches.size(), 1U);
  EXPECT_EQ(event().entry(2).breaches.front(), "N-DECK-01 5");
}

TEST_F(TournamentDecks, AMissingListStopsNothing) {  // T-701, T-P27
  openWith(4);
  registerDeck(1, name("clones"));
  openRound();
  EXPECT_EQ(event().rounds.size(), 1U);
  view().showPart(EventView::Decks);
  EXPECT_EQ(named<QLabel>("deckCounts")->text(), QStringLiteral("Lists: 1 of 4, legal: 1"));
}

TEST_F(TournamentDecks, FromRoundOneOnAnotherListAsksForAReason) {  // T-P27
  openWith(4);
  registerDeck(1, name("clones"));
  openRound();
  view().showPart(EventView::Decks);
  list()->setCurrentKey(1);
  QString told;
  whenAsked([&told](QDialog* dialog) {
    auto* sheet = static_cast<DeckSheet*>(dialog);
    sheet->chooser()->choice()->setCurrentIndex(
        sheet->chooser()->choice()->findText(name("embers"), Qt::MatchStartsWith));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  QTimer::singleShot(400, window_.get(), [&] {
    auto* sheet = qobject_cast<DeckSheet*>(QApplication::activeModalWidget());
    if (!sheet) return;
    told = sheet->told();
    sheet->findChild<LineField*>(QStringLiteral("reason"))->setText(QStringLiteral("slip of the pen"));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  click("registerDeck");
  EXPECT_FALSE(told.isEmpty());
  EXPECT_EQ(event().entry(1).deck, code("embers"));
}

TEST_F(TournamentDecks, ACheckComparesListAndDeckAndTheRulesNameTheFinding) {  // T-902
  openWith(4);
  registerDeck(1, name("clones"));
  openRound();
  view().showPart(EventView::Decks);
  list()->setCurrentKey(1);
  whenAsked([](QDialog* dialog) {
    auto* sheet = static_cast<DeckCheckSheet*>(dialog);
    EXPECT_FALSE(sheet->penalty()) << "as it is listed";
    EXPECT_EQ(sheet->differences()->rows(), 0);
    ChoiceBox* box = sheet->chooser()->choice();
    box->setCurrentIndex(box->findText(name("embers"), Qt::MatchStartsWith));
    EXPECT_GT(sheet->differences()->rows(), 10);
    ASSERT_TRUE(sheet->penalty());
    EXPECT_EQ(sheet->penalty()->infraction, Infraction::illegal_deck);
    EXPECT_EQ(sheet->penalty()->grade, Grade::V);
    auto* moment = sheet->findChild<ChoiceBox*>(QStringLiteral("checkMoment"));
    moment->setCurrentIndex(moment->findData(static_cast<int>(Moment::during)));
    EXPECT_EQ(sheet->penalty()->grade, Grade::G) << "found during a game";
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  click("checkDeck");
  ASSERT_EQ(event().penalties.size(), 1U) << message().toStdString();
  EXPECT_EQ(event().penalties.front().grade, Grade::G);
  EXPECT_EQ(event().entry(1).deck, code("clones")) << "the deck is put back to the list";
}

TEST_F(TournamentDecks, SpotChecksAreDrawnAndGoWhenTheyWereMade) {  // T-P27
  openWith(4);
  registerBoth();
  registerDeck(3, name("clones"));
  registerDeck(4, name("embers"));
  openRound();
  view().showPart(EventView::Decks);
  whenAsked([](QDialog* dialog) { QTest::mouseClick(static_cast<EventSheet*>(dialog)->actButton(), Qt::LeftButton); });
  click("drawChecks");
  ASSERT_EQ(view().decks()->drawn().size(), 2U);
  EXPECT_TRUE(message().startsWith(QStringLiteral("Spot checks: Player "))) << message().toStdString();
  const EntryId first = *view().decks()->drawn().begin();
  EXPECT_TRUE(stateOf(first - 1).contains(QStringLiteral("spot check")));
  list()->setCurrentKey(first);
  whenAsked([](QDialog* dialog) { QTest::mouseClick(static_cast<EventSheet*>(dialog)->actButton(), Qt::LeftButton); });
  click("checkDeck");
  EXPECT_EQ(view().decks()->drawn().size(), 1U);
  EXPECT_FALSE(stateOf(first - 1).contains(QStringLiteral("spot check")));
  EXPECT_TRUE(event().penalties.empty());
}

/// Of the two lists of limited cards of the Italian rulebook the event chooses one: deck checks go by it, standings and
/// report name it (T-320, T-C01).
TEST_F(TournamentDecks, DecksGoByTheLimitedListThatTheEventChose_TE25) {
  struct Case {
    const char* value;
    bool limited;
    QString words;
  };
  for (const Case& each :
       {Case{"union", true, QStringLiteral("Limited cards: both lists together")},
        Case{"rules_section", true, QStringLiteral("Limited cards: the list of the rulebook")},
        Case{"organised_play_section", false, QStringLiteral("Limited cards: the list of organised play")}}) {
    start();
    newEvent(QStringLiteral("Lists"), {{"limited_list", each.value}}, Kind::club, "panini");
    openEvent();
    enrol(4);
    view().showPart(EventView::Decks);
    list()->setCurrentKey(1);
    whenAsked([](QDialog* dialog) {
      auto* sheet = static_cast<DeckSheet*>(dialog);
      sheet->chooser()->text()->setPlainText(QStringLiteral("2 N-155\n"));
      QTest::mouseClick(sheet->chooser()->readButton(), Qt::LeftButton);
      QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
    });
    click("registerDeck");
    const auto& breaches = event().entry(1).breaches;
    EXPECT_EQ(breaches.size(), each.limited ? 2U : 1U) << each.value;  // too few cards it has anyway
    EXPECT_EQ(std::find(breaches.begin(), breaches.end(), "N-DECK-13 N-155") != breaches.end(), each.limited);
    EXPECT_TRUE(view().standings()->words().contains(each.words)) << view().standings()->words().toStdString();
    EXPECT_TRUE(view().report()->words().contains(each.words));
    whenAsked([](QDialog* dialog) {
      auto* sheet = static_cast<OptionsSheet*>(dialog);
      EXPECT_EQ(sheet->list()->rows(), static_cast<int>(option_rows().size()));
      sheet->reject();
    });
    click("eventOptions");
  }
  start();
  newEvent();  // an edition with one list has nothing to choose
  openEvent();
  EXPECT_FALSE(view().standings()->words().contains(QStringLiteral("Limited cards")));
  whenAsked([](QDialog* dialog) {
    auto* sheet = static_cast<OptionsSheet*>(dialog);
    EXPECT_EQ(sheet->list()->rows(), static_cast<int>(option_rows().size()) - 1);
    sheet->reject();
  });
  click("eventOptions");
}

TEST_F(TournamentDecks, ANewEventIsAskedForTheListWhereThereAreTwo) {  // T-320
  start();
  showPage();
  whenAsked([](QDialog* dialog) {
    auto* lists = dialog->findChild<ChoiceBox*>(QStringLiteral("limitedList"));
    auto* edition = dialog->findChild<ChoiceBox*>(QStringLiteral("edition"));
    EXPECT_FALSE(lists->isVisible());
    edition->setCurrentIndex(edition->findData(QStringLiteral("panini")));
    EXPECT_TRUE(lists->isVisible());
    lists->setCurrentIndex(2);
    QTest::mouseClick(static_cast<EventSheet*>(dialog)->actButton(), Qt::LeftButton);
  });
  click("newEvent");
  ASSERT_TRUE(page().view()) << message().toStdString();
  EXPECT_EQ(event().options.limited_list, LimitedList::organised_play_section);
}

/// Two players with their decks, round 1 open, their match begun at the table of the program.
class TournamentTable : public TournamentDecks {
 protected:
  void sitDown() {
    openWith(2);
    registerBoth();
    openRound();
    clickRow(view().rounds()->list(), 0);
    click("playHere");
    ASSERT_TRUE(window_->table()) << message().toStdString();
  }
  naruto::PlayerId south() const { return naruto::PlayerId::south; }
  void concede(naruto::PlayerId loser) {
    window_->table()->controller()->concede(loser);
    ASSERT_TRUE(window_->table()->controller()->over());
  }
  void nextGame() {
    emit window_->table()->endSheet()->nextGame();
    QCoreApplication::processEvents();
    ASSERT_FALSE(window_->table()->controller()->over());
  }
  const Match& match() { return event().rounds.back().matches.front(); }
};

TEST_F(TournamentTable, AMatchIsPlayedAndItsResultComesBack) {  // T-P24
  sitDown();
  const MatchPlan& plan = window_->plan();
  EXPECT_EQ(plan.bestOf, 3);
  EXPECT_EQ(plan.seats[south()].name, QString::fromStdString(event().entry(match().a).name));
  EXPECT_EQ(naruto::share_code_of(plan.seats[south()].deck), event().entry(match().a).deck);
  EXPECT_NE(match().seed, 0U);
  auto* back = named<ActionButton>("backToEvent");
  ASSERT_TRUE(back);
  EXPECT_TRUE(back->isVisible());
  EXPECT_TRUE(back->text().startsWith(QStringLiteral("Table 1"))) << back->text().toStdString();
  concede(naruto::PlayerId::north);
  click("backToEvent");
  EXPECT_FALSE(match().score) << "one game of three decides nothing";
  EXPECT_EQ(view().rounds()->list()->cell(0, 6), QStringLiteral("missing, plays here"));
  window_->closeTournaments();
  nextGame();
  concede(naruto::PlayerId::south);
  nextGame();
  concede(naruto::PlayerId::north);
  click("backToEvent");
  ASSERT_TRUE(match().score) << message().toStdString();
  EXPECT_EQ(match().score->a, 2);
  EXPECT_EQ(match().score->b, 1);
  EXPECT_EQ(view().rounds()->missing(), 0);
  EXPECT_EQ(onDisk().journal.event(), event());
  window_->closeTournaments();
  click("backToEvent");
  EXPECT_EQ(message(), QStringLiteral("Table 1 has its result already."));
}

TEST_F(TournamentTable, AMatchThatBeganHereIsFinishedWithPrintedCards) {  // T-P25
  sitDown();
  concede(naruto::PlayerId::north);
  click("backToEvent");
  ASSERT_FALSE(match().score);
  click("result2");  // 2-1
  click("saveResult");
  ASSERT_TRUE(match().score) << message().toStdString();
  EXPECT_EQ(match().score->b, 1);
  EXPECT_TRUE(match().record.empty()) << "typed by hand";
}

TEST_F(TournamentTable, ThePagesOfTheOrganiserAreNotForThoseWhoPlay) {  // T-P26
  sitDown();
  window_->setQuestions(true);
  whenAsked([](QDialog* dialog) { dialog->reject(); });
  click("backToEvent");
  EXPECT_FALSE(page().isVisible());
  whenAsked([](QDialog* dialog) { dialog->accept(); });
  click("backToEvent");
  EXPECT_TRUE(page().isVisible());
  window_->setQuestions(false);
}

TEST_F(TournamentTable, AMatchThatWasInterruptedIsKnownAgain) {  // T-P24
  sitDown();
  concede(naruto::PlayerId::south);
  nextGame();
  naruto::Match kept = window_->table()->controller()->match();
  start();  // the program anew
  ASSERT_FALSE(window_->table());
  window_->goOn(kept, window_->planOf(kept), nullptr);
  ASSERT_TRUE(answered(jobs_));
  ASSERT_TRUE(named<ActionButton>("backToEvent"));
  concede(naruto::PlayerId::south);
  click("backToEvent");
  ASSERT_TRUE(page().view());
  ASSERT_TRUE(match().score) << message().toStdString();
  EXPECT_EQ(match().score->a, 0);
  EXPECT_EQ(match().score->b, 2);
}

TEST_F(TournamentTable, WithoutAListNobodySitsDown) {
  openWith(2);
  registerDeck(1, name("clones"));
  openRound();
  clickRow(view().rounds()->list(), 0);
  click("playHere");
  EXPECT_FALSE(window_->table());
  EXPECT_EQ(message(), QStringLiteral("Player 2 has no deck list that can be played: register one under Decks."));
  EXPECT_EQ(match().seed, 0U);
}

TEST_F(TournamentTable, WhoServesAGameLossPlaysWithPrintedCards) {  // T-959
  openWith(2);
  registerBoth();
  openRound();
  Penalise penalty;
  penalty.entry = 1;
  penalty.infraction = Infraction::deck_not_restored;
  penalty.grade = Grade::G;
  penalty.round = 1;
  penalty.moment = Moment::before;
  ASSERT_TRUE(session().give(penalty, QStringLiteral("deck")));
  clickRow(view().rounds()->list(), 0);
  click("playHere");
  EXPECT_FALSE(window_->table());
  EXPECT_TRUE(message().startsWith(QStringLiteral("Player 1 serves a game loss"))) << message().toStdString();
}

TEST_F(TournamentTable, AnotherMatchHasNoWayThere) {
  sitDown();
  EXPECT_TRUE(named<ActionButton>("backToEvent")->isVisible());
  window_->startMatch(planOf(Secrecy::Hold, 99));
  EXPECT_FALSE(named<ActionButton>("backToEvent")->isVisible());
}

}  // namespace
}  // namespace playsheet::testing
