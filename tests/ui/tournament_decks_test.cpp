// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "tests/ui/tournament_decks_fixture.h"
#include "ui/tournament/deck_check_sheet.h"
#include "ui/tournament/options_sheet.h"
#include "ui/tournament/report_tab.h"
#include "ui/tournament/standings_tab.h"
#include "ui/widgets/note_field.h"

/// Deck lists of an event and deck checks, through the doors that a person uses (T-P27, T-901 to T-904).
namespace playsheet::testing {
namespace {

using namespace tournament;

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
    view().showPart(EventView::Standings);
    EXPECT_TRUE(view().standings()->words().contains(each.words)) << view().standings()->words().toStdString();
    view().showPart(EventView::Report);
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
  view().showPart(EventView::Standings);
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

}  // namespace
}  // namespace playsheet::testing
