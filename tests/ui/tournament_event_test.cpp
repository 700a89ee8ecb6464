// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/laws/laws.h"
#include "engine/tournament/ranking/standings.h"
#include "tests/ui/tournament_fixture.h"
#include "ui/tournament/bracket_view.h"
#include "ui/tournament/event_sheet.h"
#include "ui/tournament/options_sheet.h"
#include "ui/tournament/playoffs_tab.h"
#include "ui/tournament/report_tab.h"
#include "ui/tournament/season_sheet.h"
#include "ui/tournament/standings_tab.h"
#include "ui/widgets/choice_box.h"

/// Whole events through the doors that a person uses: one by the mouse, one by the keys alone.
namespace playsheet::testing {
namespace {

using namespace tournament;

class WholeTournament : public TournamentWindowTest {
 protected:
  /// What every event that was run to its end has to be.
  void expectWhole(int players) {
    EXPECT_EQ(phase_of(event()), Phase::reported);
    EXPECT_TRUE(broken_laws(event()).empty());
    const FinalRanking ranking = final_ranking(event());
    EXPECT_FALSE(ranking.open);
    ASSERT_EQ(ranking.order.size(), static_cast<std::size_t>(players));
    EXPECT_EQ(ranking.order.front().place, 1);
    file_ = session().file();
    const auto read = onDisk();
    EXPECT_FALSE(read.fault);
    EXPECT_FALSE(read.torn);
    EXPECT_EQ(read.journal.event(), event());
  }
};

/// From the first name to the report, with the cut and its bracket (T-P29).
TEST_F(WholeTournament, OfTwelvePlayersByMouse) {
  start();
  click("tournamentPage", window_->startPage());
  ASSERT_TRUE(answered(jobs_));
  whenAsked([this](QDialog* sheet) {
    QTest::keyClicks(named<LineField>("title", sheet), QStringLiteral("Friday club"));
    QTest::mouseClick(static_cast<EventSheet*>(sheet)->actButton(), Qt::LeftButton);
  });
  click("newEvent");
  ASSERT_TRUE(page().view()) << message().toStdString();
  for (int i = 1; i <= 12; ++i) {
    QTest::keyClicks(named<LineField>("playerName"), QStringLiteral("Player %1").arg(i));
    click("addPlayer");
  }
  ASSERT_EQ(event().entries.size(), 12U);
  int results = 0;
  for (int guard = 0; guard < 60 && phase_of(event()) != Phase::reported; ++guard) {
    const NextStep step = next_step(event());
    if (step == NextStep::enter_results) {
      click("nextStep");
      const Round round = event().rounds.back();
      for (int row = 0; row < view().rounds()->list()->rows(); ++row) {
        clickRow(view().rounds()->list(), row);
        // every third match by 2-1, one Swiss match by time
        const bool swiss = round.stage == Stage::swiss;
        click(swiss && results == 4 ? "result6" : (results % 3 == 0 ? "result2" : "result1"));
        click("saveResult");
        ++results;
      }
      EXPECT_EQ(view().rounds()->missing(), 0);
    } else if (step == NextStep::play_ties) {
      click("nextStep");
      for (int row = 0; row < view().playoffs()->ties()->rows() && next_step(event()) == NextStep::play_ties; ++row) {
        clickRow(view().playoffs()->ties(), row);
        click("firstWins");
      }
    } else {
      click("nextStep");
    }
  }
  // 12 players: 4 Swiss rounds of 6 tables, semi-finals, final and third place.
  EXPECT_EQ(results, 4 * 6 + 2 + 2);
  EXPECT_EQ(view().part(), EventView::Report);
  EXPECT_EQ(view().report()->list()->rows(), 12);
  EXPECT_EQ(view().report()->list()->cell(0, 3), QStringLiteral("5")) << "4 for the first of 9 to 15, 1 for coming";
  click("part4");
  EXPECT_EQ(view().playoffs()->bracket()->accessibleRows(), 4);
  EXPECT_TRUE(view().playoffs()->bracket()->accessibleRow(0).startsWith(QStringLiteral("Semi-finals: ")));
  click("part3");
  const EventTable* standings = view().standings()->list();  // T-P21
  EXPECT_EQ(standings->rows(), 12);
  EXPECT_EQ(standings->cell(0, 0), QStringLiteral("1"));
  const Tally best = tournament::standings(event()).front().tally;  // the pairings go by the luck of a new event
  EXPECT_GE(best.won, 3);
  EXPECT_EQ(standings->cell(0, 2), pointsText(best.points));
  EXPECT_EQ(standings->cell(0, 3), QStringLiteral("%1-%2-%3").arg(best.won).arg(best.drawn).arg(best.lost));
  int within = 0;
  for (int row = 0; row < standings->rows(); ++row)
    within += standings->cell(row, 12) == QStringLiteral("in the play-offs") ? 1 : 0;
  EXPECT_EQ(within, 4) << "the cut";
  EXPECT_TRUE(standings->topLevelItem(0)->toolTip(0).contains(QStringLiteral("shares exactly")));
  expectWhole(12);
  click("showEvents");
  ASSERT_TRUE(answered(jobs_));
  EXPECT_EQ(page().list()->list()->cell(0, 5), QStringLiteral("Reported"));
  int ranked = 0;
  whenAsked([&](QDialog* dialog) {
    auto* sheet = static_cast<SeasonSheet*>(dialog);
    ranked = sheet->list()->rows();
    EXPECT_EQ(sheet->list()->cell(0, 3), QStringLiteral("5"));
    EXPECT_TRUE(sheet->table().starts_with("place,name,code,points,events\n1,"));
    sheet->reject();
  });
  click("seasonRanking");
  EXPECT_EQ(ranked, 12);
}

/// Results by keypad: table, score, Enter (T-P09); a new name is created on the spot (T-P03).
TEST_F(WholeTournament, OfThirtyTwoPlayersByKeysAlone) {
  start();
  window_->setFocus();
  QTest::keyClick(window_.get(), Qt::Key_F10);
  ASSERT_TRUE(window_->tournamentPage());
  ASSERT_TRUE(answered(jobs_));
  for (int i = 0; i < 12 && QApplication::focusWidget() != named<QWidget>("newEvent"); ++i) type(Qt::Key_Tab);
  whenAsked([](QDialog* sheet) {
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Regional"));
    QTest::keyClick(sheet, Qt::Key_Return);
  });
  type(Qt::Key_Space);
  ASSERT_TRUE(page().view()) << message().toStdString();
  EXPECT_EQ(event().title, "Regional");
  for (int i = 1; i <= 32; ++i) {
    type(QStringLiteral("Player %1").arg(i));
    type(Qt::Key_Return);
  }
  ASSERT_EQ(event().entries.size(), 32U);
  const auto next = [this] { type(Qt::Key_Return, Qt::ControlModifier); };
  for (int guard = 0; guard < 80 && phase_of(event()) != Phase::reported; ++guard) {
    const NextStep step = next_step(event());
    next();
    if (step == NextStep::enter_results || step == NextStep::start) {
      ASSERT_EQ(event().rounds.back().state, RoundState::open);
      const auto tables = event().rounds.back().matches.size();
      for (std::size_t i = 0; i < tables; ++i) {
        type(Qt::Key_Return);  // the first table that is missing
        type(i % 5 == 4 ? Qt::Key_4 : Qt::Key_1);
        type(Qt::Key_Return);
      }
      ASSERT_EQ(view().rounds()->missing(), 0) << message().toStdString();
    } else if (step == NextStep::play_ties || step == NextStep::draw_ties) {
      ASSERT_EQ(view().part(), EventView::Playoffs);
      for (int row = 0; row < 64 && next_step(event()) == NextStep::play_ties; ++row) {
        for (int i = 0; i < 20 && QApplication::focusWidget() != named<QWidget>("firstWins"); ++i) type(Qt::Key_Tab);
        type(Qt::Key_Space);
      }
    }
  }
  EXPECT_EQ(view().report()->list()->cell(0, 3), QStringLiteral("7"));
  expectWhole(32);
}

/// Every step is an entry that can be taken back, and brought back again (T-P13).
TEST_F(WholeTournament, EveryStepIsTakenBackAndBroughtBack) {
  newEvent();
  openEvent();
  enrol(6);
  std::vector<Event> states;
  const auto remember = [&] { states.push_back(event()); };
  QObject::connect(&session(), &EventSession::changed, &view(), remember);
  openRound();
  for (int table = 1; table <= 3; ++table) result(table, 1);
  view().pressNext();
  const std::vector<Event> before = states;
  ASSERT_EQ(before.size(), 7U);
  for (std::size_t i = before.size(); i-- > 1;) {
    QTest::keyClick(&page(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(event(), before[i - 1]);
    EXPECT_TRUE(message().startsWith(QStringLiteral("Undone: "))) << message().toStdString();
  }
  for (std::size_t i = 1; i < before.size(); ++i) {
    QTest::keyClick(&page(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(event(), before[i]);
  }
  EXPECT_EQ(onDisk().journal.event(), event());
  EXPECT_EQ(onDisk().journal.lines().size(), session().journal().lines().size()) << "nothing is erased";
}

using TournamentOptions = TournamentWindowTest;

TEST_F(TournamentOptions, AreChangedWithAReasonOnceRoundOneIsOpen) {  // T-108, T-P37
  start();
  newEvent();
  openEvent();
  enrol(4);
  whenAsked([](QDialog* dialog) {
    auto* sheet = static_cast<OptionsSheet*>(dialog);
    ASSERT_EQ(sheet->list()->rows(), static_cast<int>(option_rows().size()) - 1)
        << "all but the list of limited cards, of which this edition has one";
    sheet->list()->setCurrentKey(1);  // Swiss rounds
    sheet->number()->setText(QStringLiteral("3"));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  QTimer::singleShot(300, window_.get(), [] {
    auto* sheet = qobject_cast<OptionsSheet*>(QApplication::activeModalWidget());
    ASSERT_TRUE(sheet);
    EXPECT_EQ(sheet->list()->cell(0, 1), QStringLiteral("3"));
    sheet->reject();
  });
  click("eventOptions");
  EXPECT_EQ(event().options.rounds, 3);
  openRound();
  QStringList told;
  whenAsked([&told](QDialog* dialog) {
    auto* sheet = static_cast<OptionsSheet*>(dialog);
    EXPECT_EQ(sheet->list()->cell(0, 2), QStringLiteral("no"));
    sheet->list()->setCurrentKey(1);
    EXPECT_FALSE(sheet->actButton()->isEnabled()) << "the number of rounds stands";
    sheet->list()->setCurrentKey(6);  // look-ahead
    EXPECT_EQ(sheet->words()->currentText(), QStringLiteral("yes"));
    sheet->words()->setCurrentIndex(0);
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  QTimer::singleShot(300, window_.get(), [&told] {
    auto* sheet = qobject_cast<OptionsSheet*>(QApplication::activeModalWidget());
    ASSERT_TRUE(sheet);
    told << sheet->told();
    sheet->reasonField()->setText(QStringLiteral("too slow"));
    QTest::mouseClick(sheet->actButton(), Qt::LeftButton);
  });
  QTimer::singleShot(600, window_.get(), [] { QApplication::activeModalWidget()->close(); });
  click("eventOptions");
  ASSERT_EQ(told.size(), 1);
  EXPECT_FALSE(told.front().isEmpty()) << "without a reason it is refused";
  EXPECT_FALSE(event().options.look_ahead);
  ASSERT_EQ(event().changes.size(), 1U);
  click("part6");
  EXPECT_TRUE(view().report()->words().contains(QStringLiteral("Look-ahead no instead of yes (too slow)")))
      << view().report()->words().toStdString();
}

}  // namespace
}  // namespace playsheet::testing
