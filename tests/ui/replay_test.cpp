// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <fstream>

#include "app/job_thread.h"
#include "app/record_desk.h"
#include "engine/naruto/match/record.h"
#include "engine/players/random_player.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/hidden_cards.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/waited_store.h"
#include "tests/ui/watched_naruto.h"
#include "ui/decks/deck_builder.h"
#include "ui/log/log_view.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/replay/consent_bar.h"
#include "ui/replay/replay_bar.h"
#include "ui/replay/replay_page.h"
#include "ui/replay/ruling_dialog.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// Records in the window: watched as somebody saw the match, told what is wrong with them, reports of rulings.
namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using Sign = StepButton::Sign;

naruto::Match playedMatch(std::uint64_t seed, std::size_t decisions) {
  naruto::MatchSetup setup;
  setup.edition = naruto::find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Naomi", shippedDeck("clones")};
  setup.seats[PlayerId::north] = {"Tiago", shippedDeck("embers")};
  setup.seed = seed;
  naruto::Match match(shippedCards(), std::move(setup));
  players::RandomPlayer player(seed);
  while (!match.over() && match.moments().size() <= decisions)
    EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return match;
}

class ReplayTest : public ::testing::Test {
 protected:
  void SetUp() override { desk_ = std::make_unique<RecordDesk>(jobs_, folder()); }

  fs::path folder() const { return folder_.path().toStdString(); }

  QString fileOf(const std::string& text, const char* name = "game.match") {
    const fs::path path = folder() / name;
    std::ofstream(path, std::ios::binary) << text;
    return QString::fromStdString(path.string());
  }

  void openWindow(const QString& theme = QStringLiteral("dark")) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.records = desk_.get();
    MatchPlan plan = planOf(Secrecy::Hold);
    plan.themeName = theme;
    window_ = std::make_unique<Shell>(std::move(needs), plan);
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->activateWindow();
    QCoreApplication::processEvents();
  }

  void showReplay(const QString& path) {
    window_->showReplay(path);
    EXPECT_TRUE(answered(jobs_));
  }
  void open(ReplayPage& page, const QString& path) {
    page.open(path);
    EXPECT_TRUE(answered(jobs_));
  }
  static std::string textOf(const QString& path) { return *read_text_file(path.toStdString()); }

  ReplayPage& watch(const naruto::Match& match) {
    if (!window_) openWindow();
    showReplay(fileOf(naruto::record_of(match)));
    return *window_->replayPage();
  }

  void press(Qt::Key key, Qt::KeyboardModifiers held = {}) {
    QWidget* there = QApplication::focusWidget();
    QTest::keyClick(there ? there : window_.get(), key, held);
  }

  QTemporaryDir folder_;
  JobThread jobs_;
  std::unique_ptr<RecordDesk> desk_;
  std::unique_ptr<Shell> window_;
};

// --- going through it -----------------------------------------------------------------------------------------------

TEST_F(ReplayTest, ShowsTheSheetAsItStood) {
  const naruto::Match match = playedMatch(3, 4000);
  ASSERT_TRUE(match.over());
  ReplayPage& page = watch(match);
  ASSERT_TRUE(page.story());
  EXPECT_TRUE(page.isVisible());
  EXPECT_EQ(page.shownAs(), ReplayView::Open) << "the game is over";
  for (const int frame : {0, 5, 40, page.story()->last()}) {
    page.goTo(frame);
    const auto& state = match.moments()[static_cast<std::size_t>(frame)].state;
    EXPECT_EQ(narutoOf(page).view(), naruto::view_for(state, match.rules(), PlayerId::south, naruto::Hands::open))
        << frame;
    for (const auto card : state[PlayerId::south].village) EXPECT_FALSE(page.sheet()->cardRect(card).isEmpty());
    EXPECT_EQ(page.bar()->slider()->value(), frame);
  }
}

TEST_F(ReplayTest, EachDecisionIsToldInWords) {
  const naruto::Match match = playedMatch(3, 4000);
  ReplayPage& page = watch(match);
  EXPECT_EQ(page.bar()->sentence(), QStringLiteral("The cards are dealt"));
  QStringList told;
  for (int i = 1; i <= page.story()->last(); ++i) {
    page.goTo(i);
    EXPECT_FALSE(page.bar()->sentence().contains(QLatin1Char('%'))) << page.bar()->sentence().toStdString();
    const QString& who = i % 2 ? page.bar()->sentence() : page.bar()->slider()->accessibleDescription();
    EXPECT_TRUE(who.contains("Naomi") || who.contains("Tiago")) << who.toStdString();
    told << page.bar()->sentence();
  }
  EXPECT_GT(told.filter(QStringLiteral("charges")).size(), 3);
  EXPECT_GT(told.filter(QStringLiteral("plays")).size(), 3);
}

TEST_F(ReplayTest, KeysStepByDecisionPhaseAndTurn) {
  const naruto::Match match = playedMatch(3, 4000);
  ReplayPage& page = watch(match);
  EXPECT_TRUE(page.bar()->slider()->hasFocus());
  press(Qt::Key_Right);
  press(Qt::Key_Right);
  EXPECT_EQ(page.story()->frame(), 2);
  press(Qt::Key_Left);
  EXPECT_EQ(page.story()->frame(), 1);
  press(Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(narutoOf(page).state().turn, 1);
  press(Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(narutoOf(page).state().turn, 2);
  EXPECT_EQ(narutoOf(page).recording().at(static_cast<std::size_t>(page.story()->frame() - 1)).moment.state.turn, 1)
      << "the first place of the turn";
  const int turn = page.story()->frame();
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_GT(page.story()->frame(), turn);
  press(Qt::Key_Left, Qt::ControlModifier);
  EXPECT_EQ(page.story()->frame(), turn);
  press(Qt::Key_Left, Qt::ShiftModifier);
  EXPECT_EQ(narutoOf(page).state().turn, 1);
  press(Qt::Key_End);
  EXPECT_EQ(page.story()->frame(), page.story()->last());
  press(Qt::Key_Right);
  EXPECT_EQ(page.story()->frame(), page.story()->last()) << "nothing is behind the end";
  press(Qt::Key_Home);
  EXPECT_EQ(page.story()->frame(), 0);
  press(Qt::Key_Left);
  EXPECT_EQ(page.story()->frame(), 0);
}

TEST_F(ReplayTest, ButtonsDoWhatTheKeysDo) {
  ReplayPage& page = watch(playedMatch(3, 4000));
  const auto click = [&](Sign sign) { QTest::mouseClick(page.bar()->button(sign), Qt::LeftButton); };
  click(Sign::Forward);
  EXPECT_EQ(page.story()->frame(), 1);
  click(Sign::Last);
  EXPECT_EQ(page.story()->frame(), page.story()->last());
  click(Sign::TurnBack);
  EXPECT_LT(page.story()->frame(), page.story()->last());
  click(Sign::First);
  EXPECT_EQ(page.story()->frame(), 0);
  for (const Sign sign : {Sign::First, Sign::TurnBack, Sign::PhaseBack, Sign::Back, Sign::Play, Sign::Forward,
                          Sign::PhaseForward, Sign::TurnForward, Sign::Last}) {
    EXPECT_FALSE(page.bar()->button(sign)->accessibleName().isEmpty());
    EXPECT_TRUE(page.bar()->button(sign)->toolTip().contains(QLatin1Char('('))) << "the key is told";
  }
}

TEST_F(ReplayTest, PlaysByItselfUntilTheEnd) {
  ReplayPage& page = watch(playedMatch(3, 4000));
  page.goTo(page.story()->last() - 1);
  press(Qt::Key_Space);
  EXPECT_TRUE(page.playing());
  EXPECT_TRUE(QTest::qWaitFor([&] { return page.story()->frame() == page.story()->last(); }, 20000));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !page.playing(); }, 20000));
  press(Qt::Key_Space);
  EXPECT_EQ(page.story()->frame(), 0) << "from the beginning again";
  press(Qt::Key_Space);
  EXPECT_FALSE(page.playing());
}

TEST_F(ReplayTest, TheLogFollowsAndLeadsBack) {
  const naruto::Match match = playedMatch(3, 4000);
  ReplayPage& page = watch(match);
  page.goTo(60);
  LogView* log = page.side()->log();
  const auto rows = log->rows();
  ASSERT_GT(rows.size(), 10U);
  EXPECT_LE(rows.back().moment, 60U) << "nothing is told before it has happened";
  const std::size_t row = rows.size() / 2;
  log->pressAccessibleRow(static_cast<int>(row));
  EXPECT_EQ(page.story()->frame(), static_cast<int>(rows[row].moment));
  EXPECT_LT(log->rows().size(), rows.size());
}

TEST_F(ReplayTest, MarksTurnsAndWhatWasTakenBack) {
  const naruto::Match match = playedMatch(3, 60);
  openWindow();
  const std::string text = naruto::record_of(match) + std::string(naruto::kRecordUndo) +
                           naruto::record_moment(match.moments().back(), shippedCards());
  showReplay(fileOf(text));
  const ReplayStory& story = *window_->replayPage()->story();
  EXPECT_EQ(story.frames(), 63);
  int turns = 0, undone = 0;
  for (const ReplayMark& mark : story.marks()) {
    turns += mark.kind == ReplayMark::Kind::Turn;
    undone += mark.kind == ReplayMark::Kind::Undone && mark.frame == 61;
  }
  EXPECT_EQ(turns, match.state().turn);
  EXPECT_EQ(undone, 1);
  window_->replayPage()->goTo(61);
  EXPECT_EQ(window_->replayPage()->bar()->sentence(), QStringLiteral("A decision is undone"));
}

// --- whose eyes -----------------------------------------------------------------------------------------------------

TEST_F(ReplayTest, AGameThatIsNotOverOpensCovered) {
  ReplayPage& page = watch(playedMatch(3, 60));
  EXPECT_EQ(page.shownAs(), ReplayView::Covered);
  page.goTo(40);
  for (const PlayerId player : table::kPlayers) {
    EXPECT_GT(narutoOf(page).view().players[player].hand.count, 0U);
    EXPECT_TRUE(narutoOf(page).view().players[player].hand.cards.empty());
  }
  page.setView(ReplayView::North);
  EXPECT_TRUE(narutoOf(page).view().players[PlayerId::north].hand.cards.empty()) << "until north allows it";
  press(Qt::Key_J);
  EXPECT_TRUE(narutoOf(page).view().players[PlayerId::south].hand.cards.empty());
  EXPECT_FALSE(narutoOf(page).view().players[PlayerId::north].hand.cards.empty());
  EXPECT_EQ(page.sheet()->bottom(), PlayerId::north);
}

/// The same record with other cards where the one who looks has never looked: nothing on the screen tells them apart.
TEST_F(ReplayTest, WatchingAsOnePlayerTellsNothingOfTheOther) {
  const naruto::Match match = playedMatch(3, 160);
  ReplayPage& page = watch(match);
  const auto told = [&](int frame, ReplayView view) {
    page.setView(view);
    while (page.consent()->asking()) page.consent()->allow();
    page.goTo(frame == 0 ? 1 : 0);
    page.goTo(frame);
    page.sheet()->forgetFaces();
    page.sheet()->finishAnimations();
    QCoreApplication::processEvents();
    QStringList words{page.bar()->sentence(), page.bar()->accessibleName(), page.problemText()};
    for (const auto& row : page.side()->log()->rows()) words << row.text;
    for (const auto& each : readTree(window_.get())) words << each.whole();
    return std::pair(words, window_->grab().toImage());
  };
  int compared = 0, different = 0;
  for (int frame = 6; frame <= page.story()->last(); frame += 14) {
    const naruto::Match here = narutoOf(page).recording().match_at(static_cast<std::size_t>(frame));
    for (const ReplayView view : {ReplayView::South, ReplayView::North, ReplayView::Covered}) {
      const table::PerPlayer<bool> open{{view == ReplayView::South, view == ReplayView::North}};
      const Exchange rings = exchangeOf(here, open, static_cast<unsigned>(frame));
      if (rings.empty()) continue;
      const auto first = told(frame, view);
      const auto openly = told(frame, ReplayView::Open);
      // the record itself is changed: every moment of it
      const auto swap = [&](bool back) {
        for (std::size_t i = 0; i < narutoOf(page).recording().frames().size(); ++i) {
          auto& state = const_cast<naruto::GameState&>(narutoOf(page).recording().at(i).moment.state);
          exchangeIn(state, rings, back);
        }
      };
      swap(false);
      const auto second = told(frame, view);
      const auto openly_second = told(frame, ReplayView::Open);
      swap(true);
      ++compared;
      different += openly.second != openly_second.second;
      EXPECT_EQ(first.first, second.first) << "words, frame " << frame << ", view " << static_cast<int>(view);
      EXPECT_TRUE(first.second == second.second) << "pixels, frame " << frame << ", view " << static_cast<int>(view);
    }
  }
  EXPECT_GT(compared, 15);
  EXPECT_GT(different, 15) << "with open hands the exchange is seen";
}

// --- playing on -----------------------------------------------------------------------------------------------------

TEST_F(ReplayTest, AnyPlaceCanBePlayedOnFromAsABranch) {
  const naruto::Match match = playedMatch(3, 4000);
  ReplayPage& page = watch(match);
  const std::string before = textOf(page.place().path);
  page.goTo(60);
  QTest::mouseClick(page.playOnButton(), Qt::LeftButton);
  QCoreApplication::processEvents();
  ASSERT_TRUE(window_->table());
  EXPECT_TRUE(window_->table()->isVisible());
  auto* controller = narutoDeskOf(window_->table());
  EXPECT_EQ(controller->match().state(), match.moments()[60].state);
  EXPECT_EQ(controller->match().moments().size(), 61U);
  EXPECT_EQ(controller->plan().seats[PlayerId::north].name, QStringLiteral("Tiago"));
  EXPECT_FALSE(controller->secrecy().handShown(controller->match().decider())) << "hands are covered";
  players::RandomPlayer player(9);
  for (int i = 0; i < 5; ++i)
    ASSERT_TRUE(controller->play(player.choose(controller->match().state(), controller->match().rules())));
  const std::string after = textOf(page.place().path);
  EXPECT_EQ(before, after) << "a branch never changes the file that it came from";
}

TEST_F(ReplayTest, NothingGoesOnFromTheEndOrWhereTheRulesDiffer) {
  openWindow();
  std::string text = naruto::record_of(playedMatch(3, 4000));
  const auto kept = text.find(" keep hand") - 5;
  text.replace(kept, 5, text.substr(kept, 5) == "south" ? "north" : "south");
  showReplay(fileOf(text));
  ReplayPage& page = *window_->replayPage();
  page.goTo(2);
  EXPECT_TRUE(page.playOnButton()->isEnabled());
  EXPECT_TRUE(narutoOf(page).matchHere());
  page.goTo(20);
  EXPECT_FALSE(page.playOnButton()->isEnabled());
  EXPECT_FALSE(narutoOf(page).matchHere());
  EXPECT_TRUE(page.playOnButton()->toolTip().contains(QStringLiteral("choose an earlier one")));
  watch(playedMatch(3, 4000)).goTo(100000);
  EXPECT_FALSE(page.playOnButton()->isEnabled()) << "the game is over";
}

// --- what is wrong with a record ------------------------------------------------------------------------------------

TEST_F(ReplayTest, WhereTheRulesDifferIsToldWithItsLine) {
  std::string text = naruto::record_of(playedMatch(3, 4000));
  const auto at = text.find("\ncards ") + 7;
  text.replace(at, 4, "0000");
  const auto moved = text.find("  card_moved card=", text.find("turn_began"));
  text.replace(moved, 12, "  card_mvoed");
  openWindow();
  showReplay(fileOf(text));
  ReplayPage& page = *window_->replayPage();
  ASSERT_TRUE(page.story());
  EXPECT_TRUE(page.problemText().startsWith(QStringLiteral("Line 5: cards of these decks")))
      << page.problemText().toStdString();
  auto* next = page.findChild<QWidget*>(QStringLiteral("replayProblem"))->findChild<ActionButton*>();
  QTest::mouseClick(next, Qt::LeftButton);
  const int line =
      1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(moved), '\n'));
  EXPECT_TRUE(page.problemText().startsWith(QStringLiteral("Line %1: ").arg(line))) << page.problemText().toStdString();
  EXPECT_TRUE(page.problemText().contains(QStringLiteral("card_mvoed")));
  EXPECT_LE(page.story()->now().line, line);
  EXPECT_GT(page.story()->frame(), 0);
  keepPicture(*window_, QStringLiteral("replay-problem"));
  page.setView(ReplayView::South);
  EXPECT_FALSE(page.problemText().contains(QStringLiteral("card_mvoed"))) << "numbers tell which card it was";
}

TEST_F(ReplayTest, WhatCannotBeWatchedIsToldWithFileAndLine) {
  openWindow();
  ReplayPage& page = watch(playedMatch(3, 4000));
  QSignalSpy told(&page, &ReplayPage::trouble);
  const std::string record = naruto::record_of(playedMatch(3, 20));
  const auto with = [&](const char* what, const char* instead) {
    std::string broken = record;
    broken.replace(broken.find(what), std::string(what).size(), instead);
    return broken;
  };
  const std::vector<std::pair<std::string, QString>> files{
      {"", QStringLiteral("Line 1: ")},
      {std::string("\x7f"
                   "ELF\x02\x01\x01\0\0\0\xff\xfe",
                   12),
       QStringLiteral("Line 1: ")},
      {"{\"game\": \"chess\"}\n", QStringLiteral("playsheet match ...")},
      {with("playsheet match 5", "playsheet match 9"), QStringLiteral("version 9")},
      {with("edition usa-1.3", "edition usa-9"), QStringLiteral("Line 3: there is no edition")},
      {with("  1 N-001", "  1 N-99999"), QStringLiteral("Line 13: there is no longer a card with the code")},
      {with("  1 N-001", "  1 ZZZZ-99999"), QStringLiteral("If it is one of your own cards, its file is missing")},
      {record.substr(0, 300), QStringLiteral("Line ")}};
  for (const auto& [text, expected] : files) {
    const QString path = fileOf(text, "broken.match");
    open(page, path);
    ASSERT_FALSE(told.isEmpty());
    const QString sentence = told.takeLast().at(0).toString();
    EXPECT_TRUE(sentence.contains(path)) << sentence.toStdString();
    EXPECT_TRUE(sentence.contains(expected)) << sentence.toStdString();
  }
  EXPECT_TRUE(page.story()) << "what was open stays open";
  EXPECT_TRUE(narutoOf(page).recording().over());
}

TEST_F(ReplayTest, AFileThatIsTooLargeOrNotThereIsTold) {
  openWindow();
  ReplayPage& page = watch(playedMatch(3, 20));
  QSignalSpy told(&page, &ReplayPage::trouble);
  const QString large = fileOf("playsheet match 2\n", "large.match");
  fs::resize_file(large.toStdString(), 100 * 1024 * 1024);
  for (const QString& path : {large, QString::fromStdString((folder() / "absent.match").string()),
                              QString::fromStdString(folder().string())}) {
    open(page, path);
    ASSERT_FALSE(told.isEmpty());
    EXPECT_TRUE(told.takeLast().at(0).toString().contains(path));
  }
}

TEST_F(ReplayTest, ARecordOfACrashIsWatchedAndSaysSo) {
  const std::string record = naruto::record_of(playedMatch(3, 40));
  openWindow();
  showReplay(fileOf(record.substr(0, record.size() - 9)));
  ASSERT_TRUE(window_->replayPage()->story());
  EXPECT_TRUE(window_->replayPage()->problemText().contains(QStringLiteral("middle of a decision")));
}

// --- reports of a ruling --------------------------------------------------------------------------------------------

TEST_F(ReplayTest, AReportOfAMatchOpensAtItsPointWithItsNote) {
  openWindow();
  window_->startMatch(planOf(Secrecy::Hold));
  auto* controller = narutoDeskOf(window_->table());
  players::RandomPlayer player(5);
  for (int i = 0; i < 30; ++i)
    ASSERT_TRUE(controller->play(player.choose(controller->match().state(), controller->match().rules())));
  const QString path = desk_->placeForReport();
  EXPECT_TRUE(path.startsWith(QString::fromStdString((folder() / "reports").string())));
  ASSERT_TRUE(window_->saveReport(QStringLiteral("N-BLK-03: <b>blocking</b> should be refused"), path));
  const naruto::GameState state = controller->match().state();
  showReplay(path);
  ReplayPage& page = *window_->replayPage();
  ASSERT_TRUE(page.story());
  EXPECT_EQ(narutoOf(page).state(), state);
  EXPECT_EQ(page.shownAs(), ReplayView::Covered) << "it has both hands, and shows none of them";
  EXPECT_TRUE(page.noteText().contains(QStringLiteral("N-BLK-03: <b>blocking</b>"))) << page.noteText().toStdString();
  EXPECT_TRUE(page.problemText().isEmpty()) << page.problemText().toStdString();
  keepPicture(*window_, QStringLiteral("replay-note"));
  page.goTo(3);
  ASSERT_TRUE(window_->saveReport(QStringLiteral("earlier"), desk_->placeForReport())) << "from the page as well";
  EXPECT_TRUE(window_->table()) << "the match is still there";
}

TEST_F(ReplayTest, AReportNeverTakesThePlaceOfAFile) {
  openWindow();
  window_->startMatch(planOf(Secrecy::Open));
  const QString path = fileOf("mine", "mine.match");
  EXPECT_TRUE(window_->saveReport(QStringLiteral("a"), path));
  EXPECT_EQ(textOf(path), "mine");
  const std::string report = *read_text_file(folder() / "mine-2.match");
  EXPECT_NE(report.find("note\n  a\n"), std::string::npos);
}

TEST_F(ReplayTest, AReportThatCannotBeSavedIsTold) {
  openWindow();
  window_->startMatch(planOf(Secrecy::Open));
  EXPECT_FALSE(window_->saveReport(QStringLiteral("a"), fileOf("", "file") + QStringLiteral("/below.match")));
}

TEST_F(ReplayTest, TheDialogSaysWhatWillBeInTheFile) {
  RulingDialog dialog(QStringLiteral("/somewhere/report.match"), {});
  dialog.show();
  EXPECT_EQ(dialog.place(), QStringLiteral("/somewhere/report.match"));
  EXPECT_TRUE(dialog.field()->hasFocus() || dialog.focusWidget() == dialog.field());
  QString all;
  for (const QLabel* label : dialog.findChildren<QLabel*>()) all += label->text();
  EXPECT_TRUE(all.contains(QStringLiteral("both hands"))) << all.toStdString();
  keepPicture(dialog, QStringLiteral("ruling-dialog"));
}

// --- the window -----------------------------------------------------------------------------------------------------

TEST_F(ReplayTest, OpensOverAMatchAndGivesItBack) {
  openWindow();
  window_->startMatch(planOf(Secrecy::Hold));
  watch(playedMatch(3, 4000));
  EXPECT_FALSE(window_->table()->isVisible());
  press(Qt::Key_Escape);
  EXPECT_TRUE(window_->table()->isVisible());
  showReplay(fileOf(naruto::record_of(playedMatch(3, 10))));
  window_->replayPage()->ruleClicked(QStringLiteral("N-GROW-01"));
  window_->closeRules();
  EXPECT_TRUE(window_->replayPage()->isVisible()) << "back where the rule was asked for";
  window_->showLessons();
  window_->closeLessons();
  EXPECT_TRUE(window_->table()->isVisible());
}

TEST_F(ReplayTest, OnTheSheetTheArrowsPointAtCards) {
  ReplayPage& page = watch(playedMatch(3, 4000));
  page.goTo(60);
  page.sheet()->setFocus();
  press(Qt::Key_Right);
  EXPECT_EQ(page.story()->frame(), 60);
  press(Qt::Key_Escape);
  EXPECT_TRUE(page.isVisible());
  press(Qt::Key_Right);
  EXPECT_EQ(page.story()->frame(), 61);
}

TEST_F(ReplayTest, AnotherLanguageKeepsThePlace) {
  ReplayPage& before = watch(playedMatch(3, 4000));
  before.goTo(50);
  const QString english = before.bar()->sentence();
  const ProgramLanguage italian(QStringLiteral("it"));
  QCoreApplication::processEvents();
  ReplayPage& page = *window_->replayPage();
  ASSERT_TRUE(page.story());
  EXPECT_EQ(page.story()->frame(), 50);
  EXPECT_TRUE(page.isVisible());
  EXPECT_NE(page.bar()->sentence(), english);
}

TEST_F(ReplayTest, PicturesInThreeLanguagesAndBothThemes) {
  const naruto::Match match = playedMatch(3, 4000);
  for (const QString& language : seatLanguages())
    for (const QString& theme : {QStringLiteral("dark"), QStringLiteral("light")})
      for (const QSize& size : {QSize(1366, 690), QSize(1920, 1000)}) {
        const ProgramLanguage spoken(language);
        window_.reset();
        openWindow(theme);
        window_->resize(size);
        ReplayPage& page = watch(match);
        page.goTo(page.story()->last() / 2);
        page.sheet()->finishAnimations();
        keepPicture(*window_, QStringLiteral("replay-%1-%2-%3").arg(language, theme).arg(size.width()));
      }
}

}  // namespace
}  // namespace playsheet::testing
