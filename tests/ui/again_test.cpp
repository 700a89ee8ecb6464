// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/match_fixture.h"
#include "ui/series/series_desk.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"

/// From the end of a game to the next one without the dialog: the same two, the same decks or each other's.
namespace playsheet::testing {
namespace {

class Again : public MatchWindowTest {
 protected:
  void endTheGame() {
    begin(Secrecy::Open);
    match().concede(PlayerId::south);
    ASSERT_TRUE(table().endSheet()->isVisible());
  }
  /// The new table comes when the click is over.
  void press(ActionButton* button) {
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  std::string deckOf(PlayerId player) { return match().match().setup().seats[player].deck.id; }
};

TEST_F(Again, TheSameTwoPlayOnceMoreWithTheSameDecks) {
  endTheGame();
  const auto before = match().match().setup();
  press(table().endSheet()->againButton());
  const auto& now = match().match().setup();
  EXPECT_FALSE(match().over());
  EXPECT_EQ(match().match().moments().size(), 1U);
  EXPECT_NE(now.seed, before.seed) << "dealt anew";
  for (const PlayerId player : table::kPlayers) {
    EXPECT_EQ(now.seats[player].name, before.seats[player].name);
    EXPECT_EQ(now.seats[player].deck.id, before.seats[player].deck.id);
  }
}

TEST_F(Again, EnterPlaysOnceMore) {
  endTheGame();
  window_->activateWindow();
  ASSERT_TRUE(QTest::qWaitFor([&] { return table().endSheet()->againButton()->hasFocus(); }));
  QTest::keyClick(table().endSheet()->againButton(), Qt::Key_Return);
  QCoreApplication::processEvents();
  EXPECT_FALSE(match().over());
}

/// Who has won how often since the window was opened, whichever seat each had; what is taken back does not count.
TEST_F(Again, TheScoreBetweenTheTwoIsTold) {
  const auto score = [this] { return table().endSheet()->evening(); };
  endTheGame();
  EXPECT_EQ(score(), (table::PerPlayer<int>{{0, 1}}));
  EXPECT_NE(table().endSheet()->facts().lines.front().label, QStringLiteral("Since you sat down"))
      << "one game is no score";
  press(table().endSheet()->againButton());
  match().concede(PlayerId::north);
  EXPECT_EQ(score(), (table::PerPlayer<int>{{1, 1}}));
  const auto& line = table().endSheet()->facts().lines.front();
  EXPECT_EQ(line.label, QStringLiteral("Since you sat down"));
  EXPECT_EQ(line.values[PlayerId::south] + line.values[PlayerId::north], QStringLiteral("11"));
  press(table().endSheet()->againButton());
  match().concede(PlayerId::north);
  EXPECT_EQ(score(), (table::PerPlayer<int>{{2, 1}}));
}

/// Without a record nothing of it can be watched.
TEST_F(Again, TheLastTurnIsOfferedWhereThereIsARecord) {
  endTheGame();
  EXPECT_FALSE(table().endSheet()->watchButton()->isVisible());
}

TEST_F(Again, EachWithTheDeckOfTheOther) {
  endTheGame();
  press(table().endSheet()->swapButton());
  EXPECT_EQ(deckOf(PlayerId::south), "embers");
  EXPECT_EQ(deckOf(PlayerId::north), "clones");
  EXPECT_EQ(match().match().setup().seats[PlayerId::south].name, "Naomi");
}

TEST_F(Again, AllButtonsHaveRoom) {
  endTheGame();
  const EndSheet& end = *table().endSheet();
  for (const auto* button : end.findChildren<ActionButton*>())
    if (button->isVisible()) {
      EXPECT_TRUE(end.rect().contains(button->geometry())) << button->text().toStdString();
    }
}

/// A match of several games goes on first.
TEST_F(Again, NotInTheMiddleOfAMatchOfThree) {
  WindowNeeds needs;
  needs.cards = &shippedCards();
  needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  MatchPlan plan = planOf(Secrecy::Open);
  plan.bestOf = 3;
  openWindow(std::move(needs), plan);
  match().concede(PlayerId::south);
  EXPECT_FALSE(table().endSheet()->againButton()->isVisible());
  EXPECT_FALSE(table().endSheet()->swapButton()->isVisible());
}

}  // namespace
}  // namespace playsheet::testing
