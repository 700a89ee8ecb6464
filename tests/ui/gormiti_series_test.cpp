// SPDX-License-Identifier: GPL-3.0-or-later
// A match of three games of Gormiti on the real window, its records, and what the statistics say of it.
#include <QLabel>
#include <QTreeWidget>

#include "tests/ui/gormiti_kept.h"
#include "tests/ui/program_language.h"
#include "ui/gormiti/gormiti_watch.h"
#include "ui/matches/matches_page.h"
#include "ui/matches/rate_delegate.h"
#include "ui/replay/replay_page.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet::testing {
namespace {

using gormiti::Mode;
using gormiti::Outcome;

class GormitiSeriesOnScreen : public KeptGormiti {
 protected:
  /// The program starts; what it kept is there.
  void start() {
    KeptGormiti::start(planOf(Secrecy::Open));
    window_->setGame(GameKind::Gormiti);
  }

  static GormitiPlan bestOfThree() {
    GormitiPlan plan = gormitiPlan(Secrecy::Open, Mode::strategic, 7);
    plan.bestOf = 3;
    return plan;
  }
  void play(const GormitiPlan& plan) {
    window_->startGormiti(plan);
    table().setGuard(0);
    QCoreApplication::processEvents();
  }
  void concede(PlayerId player) {
    desk().concede(player);
    QCoreApplication::processEvents();
  }
  EndSheet& end() { return *table().endSheet(); }
  void pressNext() {
    ASSERT_EQ(end().firstButton()->text(), QStringLiteral("Next game"));
    QTest::mouseClick(end().firstButton(), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  QString score() {
    const auto& line = end().series()->lines.front();
    return line.values[PlayerId::south] + QLatin1Char(':') + line.values[PlayerId::north];
  }
  /// To the end of the game, by who chooses at random.
  void playOut(std::uint64_t seed) {
    gormiti::RandomPlayer player(seed);
    for (int i = 0; i < 2000 && !desk().over(); ++i) {
      while (desk().still()) desk().goOn();
      ASSERT_TRUE(desk().play(player.choose(state(), desk().match().rules())));
    }
    while (desk().still()) desk().goOn();  // the last clash, or round, has been read
    QCoreApplication::processEvents();
    ASSERT_TRUE(desk().over());
  }
  /// Games of the quick mode in which equal rounds are a draw (G-907), until one is; it is on the table then.
  void playADraw(int bestOf) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
      GormitiPlan plan = gormitiPlan(Secrecy::Open, Mode::quick, seed);
      plan.bestOf = bestOf;
      plan.options.quick_tie = gormiti::QuickTie::draw;
      play(plan);
      playOut(seed);
      if (state().outcome == Outcome::draw) return;
    }
    FAIL() << "no game was drawn";
  }
  std::vector<KeptMatch> kept() { return keeper_->matches(); }
  const KeptMatch& keptGame(int number) {
    kept_matches_ = kept();
    for (const KeptMatch& match : kept_matches_)
      if (match.game == number) return match;
    ADD_FAILURE() << "no game " << number;
    return kept_matches_.front();
  }
  void showStatistics() {
    window_->showMatches();
    EXPECT_TRUE(answered(jobs_));
    window_->matchesPage()->showStatistics();
    EXPECT_TRUE(answered(jobs_));
  }
  StatisticsView& statistics() { return *window_->matchesPage()->statistics(); }

  std::vector<KeptMatch> kept_matches_;
};

TEST_F(GormitiSeriesOnScreen, ConcededGamesRunThroughToTheResult) {
  start();
  const GormitiPlan plan = bestOfThree();
  play(plan);
  EXPECT_EQ(desk().match().setup().seed, plan.seed);
  concede(PlayerId::north);
  EXPECT_EQ(score(), "1:0");
  EXPECT_EQ(end().series()->title, "Cora wins game 1");
  pressNext();
  EXPECT_FALSE(desk().over());
  EXPECT_NE(desk().match().setup().seed, plan.seed) << "dealt anew";
  EXPECT_FALSE(desk().match().can_undo()) << "take-back stays in its game";
  EXPECT_EQ(desk().match().setup().seats, setupOf(plan, gormitiCards()).seats) << "the same decks";
  concede(PlayerId::south);
  EXPECT_EQ(score(), "1:1");
  pressNext();
  concede(PlayerId::south);
  EXPECT_EQ(score(), "1:2");
  EXPECT_EQ(end().series()->title, "Bruno vince l’incontro") << "he reads Italian";
  EXPECT_FALSE(end().series()->goesOn);
  EXPECT_EQ(kept().size(), 3U) << "each game has a record of its own";
}

TEST_F(GormitiSeriesOnScreen, OneGameIsAsItWas) {
  start();
  play(gormitiPlan(Secrecy::Open, Mode::strategic, 7));
  concede(PlayerId::north);
  EXPECT_FALSE(end().series().has_value());
  EXPECT_FALSE(desk().match().setup().series.has_value());
  EXPECT_EQ(end().firstButton()->text(), "Rematch");
}

/// G-907 as a house rule: equal rounds are a draw. It counts for nobody, and another game is played.
TEST_F(GormitiSeriesOnScreen, ADrawnGameIsPlayedOnceMore) {
  start();
  playADraw(3);
  ASSERT_EQ(state().outcome, Outcome::draw);
  EXPECT_EQ(score(), "0:0");
  EXPECT_EQ(end().series()->title, "Game 1 is a draw");
  pressNext();
  concede(PlayerId::north);
  EXPECT_EQ(score(), "1:0");
  EXPECT_EQ(end().series()->title, "Cora wins game 2");
  pressNext();
  concede(PlayerId::north);
  EXPECT_EQ(score(), "2:0");
  const auto& games = desk().match().setup().series->games;
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].winner, std::nullopt);
  EXPECT_EQ(games[0].starter, std::nullopt) << "nobody begins in the quick mode";
  EXPECT_EQ(games[1].winner, PlayerId::south);
}

/// An end that is taken back was none: the game is played on, and nothing has been counted.
TEST_F(GormitiSeriesOnScreen, AnEndThatIsTakenBackDoesNotCount) {
  start();
  play(bestOfThree());
  playOut(3);
  const bool south = state().outcome == Outcome::south;
  EXPECT_EQ(score(), south ? "1:0" : "0:1");
  desk().press({CommandKind::Undo});
  if (!desk().over()) {
    EXPECT_FALSE(end().series().has_value());
    concede(south ? PlayerId::south : PlayerId::north);
    EXPECT_EQ(score(), south ? "0:1" : "1:0");
  }
}

TEST_F(GormitiSeriesOnScreen, AMatchGoesOnBetweenItsGamesAndInTheMiddleOfOne) {
  start();
  play(bestOfThree());
  concede(PlayerId::north);
  start();
  EXPECT_EQ(keptGame(1).state, KeptMatch::State::BetweenGames);
  window_->goOnWith(keptGame(1).file);
  ASSERT_TRUE(answered(jobs_));
  ASSERT_TRUE(end().isVisible());
  EXPECT_EQ(score(), "1:0");
  pressNext();
  ASSERT_TRUE(goOnTo(gormiti::QuestionKind::strategic));
  start();
  EXPECT_EQ(keptGame(1).state, KeptMatch::State::Conceded) << "another game followed";
  EXPECT_EQ(keptGame(2).state, KeptMatch::State::Running);
  EXPECT_EQ(keptGame(2).wins[PlayerId::south], 1);
  window_->goOnWith(keptGame(2).file);
  ASSERT_TRUE(answered(jobs_));
  concede(PlayerId::north);
  EXPECT_EQ(score(), "2:0");
  EXPECT_EQ(end().firstButton()->text(), QStringLiteral("Rematch"));
}

/// Another match begins with its own first game, not with what stood before the last one.
TEST_F(GormitiSeriesOnScreen, ARematchBeginsAnew) {
  start();
  play(bestOfThree());
  concede(PlayerId::north);
  pressNext();
  concede(PlayerId::north);
  QTest::mouseClick(end().againButton(), Qt::LeftButton);
  QCoreApplication::processEvents();
  ASSERT_TRUE(desk().match().setup().series);
  EXPECT_TRUE(desk().match().setup().series->games.empty());
  concede(PlayerId::north);
  EXPECT_EQ(score(), "1:0");
}

/// What is hidden in a game stays so until the match is over: the decks go on being played.
TEST_F(GormitiSeriesOnScreen, ARecordOfAMatchThatIsNotDecidedStaysCovered) {
  start();
  play(bestOfThree());
  concede(PlayerId::north);
  const QString first = keptGame(1).path;
  start();
  window_->showReplay(first);
  ASSERT_TRUE(answered(jobs_));
  EXPECT_EQ(window_->replayPage()->watched()->standing(), MatchStanding::Running);
  EXPECT_EQ(window_->replayPage()->shownAs(), ReplayView::Covered);
  window_->goOnWith(keptGame(1).file);
  ASSERT_TRUE(answered(jobs_));
  pressNext();
  window_->showReplay(first);
  ASSERT_TRUE(answered(jobs_));
  EXPECT_EQ(window_->replayPage()->standing(), MatchStanding::OnTable) << "a game of the match that is on the table";
  window_->closeReplay();
  concede(PlayerId::north);
  start();
  window_->showReplay(first);
  ASSERT_TRUE(answered(jobs_));
  EXPECT_EQ(window_->replayPage()->standing(), MatchStanding::Over) << "the other records say so";
  EXPECT_EQ(window_->replayPage()->shownAs(), ReplayView::Open);
}

TEST_F(GormitiSeriesOnScreen, TheLengthIsChosenOnTheForm) {
  start();
  GormitiForm& form = *window_->startPage()->gormitiForm();
  EXPECT_EQ(form.plan().bestOf, 1);
  form.lengthBox()->setCurrentIndex(1);
  EXPECT_EQ(form.plan().bestOf, 3);
  QTest::mouseClick(form.startButton(), Qt::LeftButton);
  QCoreApplication::processEvents();
  ASSERT_TRUE(desk().match().setup().series);
  EXPECT_EQ(desk().match().setup().series->best_of, 3);
}

// --- statistics -----------------------------------------------------------------------------------------------------

TEST_F(GormitiSeriesOnScreen, FinishedGamesAreInTheStatisticsOfTheirGame) {
  start();
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    play(gormitiPlan(Secrecy::Open, Mode::strategic, seed));
    playOut(seed);
  }
  int won = 0;
  for (const table::PlayedGame& game : keeper_->history()) won += game.won(0) ? 1 : 0;
  play(gormitiPlan(Secrecy::Open, Mode::quick, 4));
  playOut(4);
  start();
  showStatistics();
  StatisticsView& view = statistics();
  EXPECT_EQ(view.games()->currentText(), QStringLiteral("Gormiti")) << "the game that was chosen on the start page";
  EXPECT_EQ(view.list()->topLevelItemCount(), 4) << "two decks of each mode";
  EXPECT_TRUE(view.summary().startsWith(QStringLiteral("4 game(s)"))) << view.summary().toStdString();
  view.forms()->setCurrentIndex(view.forms()->findData(QStringLiteral("strategic")));
  ASSERT_EQ(view.list()->topLevelItemCount(), 2);
  const QString first = QString::fromStdString(gormitiCards().deck("D1")->name.en);
  for (int row = 0; row < 2; ++row) {
    const QTreeWidgetItem* item = view.list()->topLevelItem(row);
    EXPECT_EQ(item->text(1), QStringLiteral("3"));
    EXPECT_EQ(item->data(2, RateDelegate::kWonRole).toInt(), item->text(0) == first ? won : 3 - won);
  }
  view.show(StatisticsView::About::Cards);
  std::set<std::string> cards;
  for (const char* deck : {"D1", "D2"})
    cards.insert(gormitiCards().deck(deck)->cards.begin(), gormitiCards().deck(deck)->cards.end());
  EXPECT_EQ(view.list()->topLevelItemCount(), static_cast<int>(cards.size())) << "the cards of both decks";
  view.show(StatisticsView::About::Games);
  EXPECT_EQ(view.list()->topLevelItemCount(), 3);
  EXPECT_TRUE(QString::fromStdString(view.table()).startsWith(QStringLiteral("began,mode,south,")));
  view.forms()->setCurrentIndex(view.forms()->findData(QStringLiteral("quick")));
  EXPECT_EQ(view.summary(), QStringLiteral("1 game(s).")) << "nobody has the first turn";
  view.setGame("naruto");
  EXPECT_EQ(view.list()->topLevelItemCount(), 0);
  EXPECT_EQ(view.summary(), QStringLiteral("No finished games yet."));
}

TEST_F(GormitiSeriesOnScreen, ADrawHasNoWinnerInTheList) {
  start();
  playADraw(1);
  ASSERT_EQ(state().outcome, Outcome::draw);
  start();
  showStatistics();
  statistics().show(StatisticsView::About::Games);
  bool found = false;
  for (int row = 0; row < statistics().list()->topLevelItemCount(); ++row) {
    const QTreeWidgetItem* item = statistics().list()->topLevelItem(row);
    if (item->text(2) != QStringLiteral("–")) continue;
    found = true;
    EXPECT_EQ(item->text(4), QStringLiteral("Cora, Bruno"));
    EXPECT_EQ(item->text(6), QStringLiteral("draw: rounds"));
  }
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace playsheet::testing
