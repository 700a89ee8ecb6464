// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>

#include "engine/naruto/match/sudden_death.h"
#include "engine/players/random_player.h"
#include "engine/tournament/results/score_check.h"
#include "tests/ui/tournament_decks_fixture.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/series/series_desk.h"
#include "ui/table/end_sheet.h"

/// Pairings that are played at the table of the program (T-P24), and what time means there (T-704 to T-709).
namespace playsheet::testing {
namespace {

using namespace tournament;

/// Two players with their decks, round 1 open, their match begun at the table of the program.
class TournamentTable : public TournamentDecks {
 protected:
  void sitDown(Type type = Type::swiss) {
    openWith(2, type);
    registerBoth();
    openRound();
    clickRow(view().rounds()->list(), 0);
    click("playHere");
    ASSERT_TRUE(window_->table()) << message().toStdString();
  }
  naruto::PlayerId south() const { return naruto::PlayerId::south; }
  void concede(naruto::PlayerId loser) {
    window_->table()->desk()->concede(loser);
    ASSERT_TRUE(window_->table()->desk()->over());
  }
  void nextGame() {
    emit window_->table()->endSheet()->nextGame();
    QCoreApplication::processEvents();
    ASSERT_FALSE(window_->table()->desk()->over());
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

TEST_F(TournamentTable, WhenTimeIsUpWhoLeadsWins) {  // T-704, T-707
  sitDown();
  concede(naruto::PlayerId::north);
  nextGame();
  constexpr int kAfterTime = 41 * 60;
  desk_.time = desk_.time.addSecs(kAfterTime);
  QTest::qWait(1200);  // the clock beside the table
  ASSERT_TRUE(match().time_mark);
  EXPECT_EQ(match().time_mark->games, 1);
  EXPECT_EQ(named<ActionButton>("backToEvent")->text(), QStringLiteral("Table 1: enter 1 – 0"));
  concede(naruto::PlayerId::south);  // what is played on counts for nothing
  click("backToEvent");
  ASSERT_TRUE(match().score) << message().toStdString();
  EXPECT_EQ(*match().score, (Score{1, 0, 0, tournament::Cause::time_out}));
}

TEST_F(TournamentTable, ALevelKnockoutMatchIsPlayedOn) {  // T-706, T-709
  sitDown(Type::elimination);
  auto* back = named<ActionButton>("backToEvent");
  constexpr int kAfterTime = 46 * 60;
  desk_.time = desk_.time.addSecs(kAfterTime);
  QTest::qWait(1200);
  ASSERT_TRUE(match().time_mark);
  EXPECT_EQ(match().time_mark->games, 0);
  EXPECT_EQ(back->text(), QStringLiteral("Table 1 · sudden death"));
  EXPECT_EQ(onDisk().journal.event(), event()) << "a crash changes nothing of it";
  click("backToEvent");
  EXPECT_FALSE(match().score) << "nobody is ahead yet";
  window_->closeTournaments();
  concede(naruto::PlayerId::south);
  QTest::qWait(1200);
  EXPECT_EQ(back->text(), QStringLiteral("Table 1: enter 0 – 1"));
  click("backToEvent");
  ASSERT_TRUE(match().score) << message().toStdString();
  EXPECT_EQ(*match().score, (Score{0, 1, 0, tournament::Cause::sudden_death}));
}

TEST_F(TournamentTable, InSuddenDeathTheFirstStepDecides) {  // T-706, T-708
  sitDown(Type::elimination);
  constexpr int kAfterTime = 46 * 60;
  desk_.time = desk_.time.addSecs(kAfterTime);
  click("backToEvent");
  window_->closeTournaments();
  ASSERT_TRUE(match().time_mark);
  NarutoDesk& controller = *narutoDeskOf(window_->table());
  players::RandomPlayer player(5);
  std::optional<Score> expected;
  for (int guard = 0; guard < 4000 && !expected && !controller.over(); ++guard) {
    const naruto::Match& game = controller.match();
    ASSERT_TRUE(controller.play(player.choose(game.state(), game.rules())));
    if (controller.still()) controller.goOn();
    const auto from = static_cast<std::size_t>(match().time_mark->decisions);
    expected = after_sudden_death(0, 0, naruto::sudden_death_steps(game, from));
  }
  ASSERT_TRUE(expected);
  EXPECT_FALSE(controller.over()) << "long before the game would have ended";
  click("backToEvent");
  ASSERT_TRUE(match().score) << message().toStdString();
  EXPECT_EQ(*match().score, *expected);
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
  naruto::Match kept = narutoDeskOf(window_->table())->match();
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
