// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <fstream>

#include "app/job_thread.h"
#include "app/journal_recorder.h"
#include "app/record_desk.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/waited_store.h"
#include "ui/matches/continue_bar.h"
#include "ui/matches/match_words.h"
#include "ui/matches/matches_page.h"
#include "ui/matches/rate_delegate.h"
#include "ui/matches/statistics_view.h"
#include "ui/replay/replay_page.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"

/// Matches that are kept: offered when the program starts, on a page of their own, and in the statistics.
namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using naruto::ChoiceKind;

class KeptMatches : public MatchWindowTest {
 protected:
  fs::path data() const { return folder_.path().toStdString(); }
  fs::path matches() const { return data() / "matches"; }

  /// The program starts: the window with its start page.
  void start() {
    window_.reset();
    keeper_.reset();
    person_.reset();
    person_.emplace(PersonDatabase::open(data() / "person.db"));
    keeper_ = std::make_unique<WaitedKeeper>(jobs_, data());
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.matches = keeper_->store();
    needs.records = &records_;
    needs.recorder = [this] { return std::make_unique<JournalRecorder>(matches()); };
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Hold));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    ASSERT_TRUE(answered(jobs_));
  }
  void TearDown() override {
    window_.reset();
    keeper_.reset();
    person_.reset();
  }

  void play(const MatchPlan& plan, int turn) {
    window_->startMatch(plan);
    table().setGuard(0);
    while (state().turn < turn || asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
  }

  /// Time passes between one match and the next.
  void age(const QString& file) {
    const fs::path path = matches() / file.toStdString();
    fs::last_write_time(path, fs::last_write_time(path) - std::chrono::hours(1));
  }
  QString newest() { return keeper_->matches().front().file; }

  void showMatches() {
    window_->showMatches();
    EXPECT_TRUE(answered(jobs_));
  }
  void showStatistics() {
    page().showStatistics();
    EXPECT_TRUE(answered(jobs_));
  }
  /// Whether it is on the table then.
  bool goOnWith(const QString& file) {
    const QPointer<MatchTable> before = window_->table();
    window_->goOnWith(file);
    EXPECT_TRUE(answered(jobs_));
    return window_->table() && window_->table() != before;
  }

  ContinueBar& bar() { return *window_->startPage()->continueBar(); }
  MatchesPage& page() { return *window_->matchesPage(); }
  void press(ActionButton* button) {
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(answered(jobs_));
  }

  QTemporaryDir folder_;
  JobThread jobs_;
  RecordDesk records_{jobs_, folder_.path().toStdString()};
  std::optional<PersonDatabase> person_;
  std::unique_ptr<WaitedKeeper> keeper_;
};

TEST_F(KeptMatches, WithoutAMatchNothingIsOffered) {
  start();
  EXPECT_TRUE(bar().isHidden());
  EXPECT_FALSE(window_->startPage()->matches()->isHidden());
}

TEST_F(KeptMatches, TheMatchThatWasLeftIsOfferedAndGoesOn) {
  start();
  play(planOf(Secrecy::Hold), 3);
  const auto before = state();
  start();
  ASSERT_FALSE(bar().isHidden());
  EXPECT_EQ(bar().continueButton()->text(), QStringLiteral("Resume: Naomi and Tiago, turn 3"));
  press(bar().continueButton());
  ASSERT_TRUE(window_->table());
  EXPECT_EQ(state(), before);
  EXPECT_TRUE(match().secrecy().curtain());  // the hands are covered
  EXPECT_EQ(keeper_->matches().size(), 1U);
}

TEST_F(KeptMatches, HalfADecisionIsCutOffAndTheRestIsOffered) {
  start();
  play(planOf(Secrecy::Open), 2);
  const auto before = state();
  const fs::path path = matches() / newest().toStdString();
  start();
  const std::string whole = *read_text_file(path);
  ASSERT_TRUE(write_text_file(path, whole + "> south play 3\n  card_mov"));
  start();
  ASSERT_FALSE(bar().isHidden());
  press(bar().continueButton());
  ASSERT_TRUE(window_->table());
  EXPECT_EQ(state(), before);
  EXPECT_EQ(*read_text_file(path), whole);
}

TEST_F(KeptMatches, WhatIsPutAsideIsNotOfferedAgainButKept) {
  start();
  play(planOf(Secrecy::Open), 2);
  start();
  press(bar().asideButton());
  EXPECT_TRUE(bar().isHidden());
  start();
  EXPECT_TRUE(bar().isHidden());
  const auto all = keeper_->matches();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_TRUE(all.front().canGoOn());
}

TEST_F(KeptMatches, AMatchThatIsOverIsNotOffered) {
  start();
  play(planOf(Secrecy::Open), 2);
  match().concede(PlayerId::north);
  start();
  EXPECT_TRUE(bar().isHidden());
  EXPECT_EQ(keeper_->matches().front().state, KeptMatch::State::Conceded);
  EXPECT_EQ(keeper_->matches().front().winner, PlayerId::south);
}

TEST_F(KeptMatches, BetweenTwoGamesTheMatchOfSeveralIsOffered) {
  start();
  MatchPlan plan = planOf(Secrecy::Open);
  plan.bestOf = 3;
  play(plan, 1);
  match().concede(PlayerId::north);
  start();
  ASSERT_FALSE(bar().isHidden());
  press(bar().continueButton());
  EXPECT_EQ(table().endSheet()->firstButton()->text(), QStringLiteral("Next game"));
  press(table().endSheet()->firstButton());
  EXPECT_FALSE(match().over());
  const auto all = keeper_->matches();
  ASSERT_EQ(all.size(), 2U);
  for (const KeptMatch& each : all) EXPECT_NE(each.state, KeptMatch::State::BetweenGames);  // the game went on
}

TEST_F(KeptMatches, AMatchThatAnotherProgramHasOpenIsNotOfferedButTold) {
  start();
  play(planOf(Secrecy::Open), 2);
  const QString file = newest();
  start();
  {
    const auto other = Journal::reopen(matches() / file.toStdString());
    ASSERT_TRUE(other);
    showMatches();
    window_->closeMatches();  // it looks again
    ASSERT_TRUE(answered(jobs_));
    ASSERT_FALSE(bar().isHidden());
    EXPECT_TRUE(bar().continueButton()->isHidden());
    EXPECT_EQ(bar().sentence(), QStringLiteral("Naomi and Tiago: this match is open in another window."));
    EXPECT_FALSE(goOnWith(file));
    EXPECT_EQ(window_->table(), nullptr);
    EXPECT_FALSE(keeper_->remove(file).isEmpty());
  }
  EXPECT_TRUE(goOnWith(file));
}

TEST_F(KeptMatches, WhatCannotBePlayedOnSaysItsLineAndStaysAsItIs) {
  start();
  play(planOf(Secrecy::Open), 2);
  const QString file = newest();
  const fs::path path = matches() / file.toStdString();
  start();
  std::string text = *read_text_file(path);
  const auto at = text.find("step_began step=choose_starter");
  ASSERT_NE(at, std::string::npos);
  const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
  text.replace(at, 30, "step_began step=choose_nothing");
  text += "> half";
  ASSERT_TRUE(write_text_file(path, text));
  start();
  const ResumedMatch resumed = keeper_->resume(file, shippedCards());
  EXPECT_FALSE(resumed.match);
  EXPECT_TRUE(resumed.watchable);
  EXPECT_TRUE(resumed.problem.contains(QStringLiteral("%1:%2: ").arg(file).arg(line))) << resumed.problem.toStdString();
  EXPECT_EQ(*read_text_file(path), text);
  EXPECT_FALSE(goOnWith(file));
  EXPECT_EQ(window_->table(), nullptr);
}

/// Records of programs that did not make names clean: "deck  # A" was read as a deck without a name, and refused.
TEST_F(KeptMatches, AMatchWithAnOldNameGoesOn) {
  start();
  play(planOf(Secrecy::Open), 2);
  const auto before = state();
  const fs::path path = matches() / newest().toStdString();
  start();
  const std::string text = *read_text_file(path);
  for (const auto& [line, name] :
       {std::pair("deck  # A", "# A"), std::pair("deck    ", ""), std::pair("deck \t", "")}) {
    std::string old = text;
    ASSERT_TRUE(write_text_file(path, old.replace(old.find("deck Clones"), 11, line)));
    start();
    ASSERT_FALSE(bar().isHidden()) << line;
    EXPECT_EQ(keeper_->matches().front().decks[PlayerId::south], QString::fromUtf8(name));
    press(bar().continueButton());
    ASSERT_TRUE(window_->table()) << line;
    EXPECT_EQ(state(), before) << line;
  }
}

/// A record that is damaged is not the affair of today's rules: file, line and what is wrong are told.
TEST_F(KeptMatches, ADamagedRecordSaysItsLineAndBlamesNoRules) {
  start();
  play(planOf(Secrecy::Open), 2);
  const QString file = newest();
  const fs::path path = matches() / file.toStdString();
  start();
  const std::string text = *read_text_file(path);
  struct Damage {
    const char *what, *with;
    bool watchable;
  };
  for (const QString& language : {QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("pt_BR")}) {
    const ProgramLanguage speaking(language);
    for (const Damage& each :
         {Damage{"deck Clones", "dek Clones", false}, Damage{"seed 7", "seed seven", false},
          Damage{"begin\n", "bgin\n", false}, Damage{"  shuffled player", "  shufled player", true},
          Damage{"> south", "> sauth", true}, Damage{"> north", "undo\nundo\nundo\nundo\nundo\n> north", true}}) {
      std::string damaged = text;
      const auto at = damaged.find(each.what);
      ASSERT_NE(at, std::string::npos) << each.what;
      damaged.replace(at, std::string_view(each.what).size(), each.with);
      ASSERT_TRUE(write_text_file(path, damaged));
      const QString told = keeper_->resume(file, shippedCards()).problem;
      EXPECT_EQ(keeper_->resume(file, shippedCards()).watchable, each.watchable) << each.with;
      EXPECT_TRUE(told.contains(file + QLatin1Char(':'))) << told.toStdString();
      for (const char* rules : {"rule", "regol", "regras", "today", "oggi", "hoje"})
        EXPECT_FALSE(told.contains(QLatin1String(rules))) << each.with << ": " << told.toStdString();
      if (language != QLatin1String("en")) {
        EXPECT_FALSE(told.contains(QStringLiteral("cannot"))) << told.toStdString();
      }
    }
  }
  ASSERT_TRUE(write_text_file(path, text));
  EXPECT_TRUE(keeper_->resume(file, shippedCards()).match);
}

TEST_F(KeptMatches, GarbageInTheFolderStopsNothing) {
  fs::create_directories(matches());
  ASSERT_TRUE(write_text_file(matches() / "garbage.match", std::string(5000, '\xff')));
  ASSERT_TRUE(write_text_file(matches() / "empty.match", ""));
  start();
  EXPECT_TRUE(bar().isHidden());
  showMatches();
  EXPECT_EQ(page().list()->topLevelItemCount(), 2);
  EXPECT_FALSE(page().goOnButton()->isEnabled());
  EXPECT_FALSE(page().message().isEmpty());
  EXPECT_FALSE(goOnWith(QStringLiteral("garbage.match")));
}

TEST_F(KeptMatches, AFolderThatIsAFileIsTold) {
  std::ofstream(matches()) << "x";
  start();
  EXPECT_TRUE(bar().isHidden());
  showMatches();
  EXPECT_TRUE(page().message().contains(QStringLiteral("matches"))) << page().message().toStdString();
}

// --- the page -------------------------------------------------------------------------------------------------------

TEST_F(KeptMatches, SeveralMatchesAreKeptAndEachGoesOn) {
  start();
  play(planOf(Secrecy::Open, 7), 2);
  const auto first = state();
  const QString firstFile = newest();
  MatchPlan plan = planOf(Secrecy::Open, 8);
  plan.seats[PlayerId::south].name = QStringLiteral("Zoe");
  play(plan, 4);
  const auto second = state();
  age(firstFile);
  start();
  showMatches();
  ASSERT_EQ(page().list()->topLevelItemCount(), 2);
  EXPECT_EQ(page().list()->topLevelItem(0)->text(0), QStringLiteral("Zoe and Tiago"));
  EXPECT_EQ(page().list()->topLevelItem(0)->text(4), QStringLiteral("4"));
  page().list()->setCurrentItem(page().list()->topLevelItem(1));
  press(page().goOnButton());
  ASSERT_TRUE(window_->table());
  EXPECT_TRUE(window_->table()->isVisible());
  EXPECT_EQ(state(), first);
  ASSERT_TRUE(
      goOnWith(keeper_->matches()[0].file == firstFile ? keeper_->matches()[1].file : keeper_->matches()[0].file));
  EXPECT_EQ(state(), second);
}

TEST_F(KeptMatches, ATitleIsGivenAndKept) {
  start();
  play(planOf(Secrecy::Open), 2);
  start();
  showMatches();
  page().titleEdit()->setFocus();
  QTest::keyClicks(page().titleEdit(), QStringLiteral("The final"));
  QTest::keyClick(page().titleEdit(), Qt::Key_Return);
  ASSERT_TRUE(answered(jobs_));
  EXPECT_EQ(page().list()->topLevelItem(0)->text(0), QStringLiteral("The final"));
  start();
  EXPECT_EQ(keeper_->matches().front().title, QStringLiteral("The final"));
  EXPECT_TRUE(bar().sentence().startsWith(QStringLiteral("The final")));
}

TEST_F(KeptMatches, WhatIsDeletedComesBackWithItsTitle) {
  start();
  play(planOf(Secrecy::Open), 2);
  const QString file = newest();
  start();
  ASSERT_TRUE(keeper_->setTitle(file, QStringLiteral("The final")).isEmpty());
  showMatches();
  EXPECT_FALSE(page().undoButton()->isEnabled());
  press(page().removeButton());
  EXPECT_EQ(page().list()->topLevelItemCount(), 0);
  EXPECT_FALSE(fs::exists(matches() / file.toStdString()));
  press(page().undoButton());
  ASSERT_EQ(page().list()->topLevelItemCount(), 1);
  EXPECT_EQ(page().list()->topLevelItem(0)->text(0), QStringLiteral("The final"));
  EXPECT_FALSE(page().undoButton()->isEnabled());
}

TEST_F(KeptMatches, TheMatchOnTheTableIsNeitherDeletedNorOpenedTwice) {
  start();
  play(planOf(Secrecy::Open), 2);
  showMatches();
  ASSERT_EQ(page().list()->topLevelItemCount(), 1);
  EXPECT_FALSE(page().removeButton()->isEnabled());
  EXPECT_FALSE(page().goOnButton()->isEnabled());
  QTest::keyClick(&page(), Qt::Key_Escape);
  EXPECT_TRUE(table().isVisible());
}

TEST_F(KeptMatches, ARecordIsAskedToBeWatched) {
  start();
  play(planOf(Secrecy::Open), 2);
  match().concede(PlayerId::north);
  start();
  showMatches();
  press(page().watchButton());
  ASSERT_TRUE(window_->replayPage());
  EXPECT_TRUE(window_->replayPage()->isVisible());
}

TEST_F(KeptMatches, ACopyGoesWhereItIsWanted) {
  start();
  play(planOf(Secrecy::Open), 2);
  const QString file = newest();
  const QString target = folder_.filePath(QStringLiteral("copy.match"));
  EXPECT_TRUE(keeper_->saveCopy(file, target).isEmpty());
  EXPECT_EQ(*read_text_file(target.toStdString()), *read_text_file(matches() / file.toStdString()));
  EXPECT_FALSE(keeper_->saveCopy(file, QStringLiteral("/nowhere/copy.match")).isEmpty());
}

// --- statistics -----------------------------------------------------------------------------------------------------

TEST_F(KeptMatches, FinishedGamesAreInTheStatistics) {
  start();
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    play(planOf(Secrecy::Open, seed), 2);
    match().concede(seed == 2 ? PlayerId::south : PlayerId::north);
  }
  start();
  showMatches();
  showStatistics();
  StatisticsView& view = *page().statistics();
  ASSERT_EQ(view.list()->topLevelItemCount(), 2);
  EXPECT_TRUE(view.summary().startsWith(QStringLiteral("3 game"))) << view.summary().toStdString();
  for (int row = 0; row < 2; ++row) {
    const QTreeWidgetItem* item = view.list()->topLevelItem(row);
    const bool clones = item->text(0) == QStringLiteral("Clones");
    EXPECT_EQ(item->text(1), QStringLiteral("3"));
    EXPECT_EQ(item->text(2), clones ? QStringLiteral("67% (21–94)") : QStringLiteral("33% (6–79)"));
    EXPECT_EQ(item->data(2, RateDelegate::kWonRole).toInt(), clones ? 2 : 1);
  }
  view.show(StatisticsView::About::Cards);
  EXPECT_GT(view.list()->topLevelItemCount(), 40);
  EXPECT_TRUE(QString::fromStdString(view.table()).startsWith(QStringLiteral("card,in deck played")));
  view.show(StatisticsView::About::Games);
  EXPECT_EQ(view.list()->topLevelItemCount(), 3);
  const QString target = folder_.filePath(QStringLiteral("games.csv"));
  EXPECT_TRUE(keeper_->writeTable(target, view.table()).isEmpty());
  EXPECT_EQ(QString::fromStdString(*read_text_file(target.toStdString())).count(QLatin1Char('\n')), 4);
  EXPECT_FALSE(keeper_->writeTable(QStringLiteral("/nowhere/games.csv"), view.table()).isEmpty());
}

/// Whoever saves a table says for whom, and is asked with the last answer the next time.
TEST_F(KeptMatches, TablesAreSavedForProgramsOrForASpreadsheetAndTheChoiceIsKept) {
  const ProgramLanguage italian(QStringLiteral("it"));
  start();
  play(planOf(Secrecy::Open), 2);
  match().concede(PlayerId::north);
  start();
  showMatches();
  showStatistics();
  auto* button = page().statistics()->findChild<ActionButton*>(QStringLiteral("saveTable"));
  const auto save = [&](const QString& path, const QString& filter) {
    QString offered;
    QTimer::singleShot(0, [&] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      ASSERT_TRUE(dialog);
      offered = dialog->selectedNameFilter();
      if (!filter.isEmpty()) dialog->selectNameFilter(filter);
      dialog->selectFile(path);
      static_cast<QDialog*>(dialog)->accept();
    });
    button->click();
    EXPECT_TRUE(answered(jobs_));
    return offered;
  };
  const QString programs = QStringLiteral("Tabella per altri programmi (*.csv)");
  const QString spreadsheet = QStringLiteral("Tabella per un foglio di calcolo (*.csv)");
  const QString first = folder_.filePath(QStringLiteral("a.csv")), second = folder_.filePath(QStringLiteral("b.csv"));
  EXPECT_EQ(save(first, {}), programs);
  EXPECT_TRUE(read_file_bytes(first.toStdString())->starts_with("deck,code,played,won"));
  EXPECT_EQ(save(second, spreadsheet), programs);
  const std::string table = *read_file_bytes(second.toStdString());
  EXPECT_TRUE(
      table.starts_with("\xEF\xBB\xBF"
                        "deck;code;played;won"))
      << table;
  EXPECT_NE(table.find(";2,00;"), std::string::npos) << table;  // turns
  start();
  showMatches();
  showStatistics();
  button = page().statistics()->findChild<ActionButton*>(QStringLiteral("saveTable"));
  EXPECT_EQ(save(folder_.filePath(QStringLiteral("c.csv")), {}), spreadsheet);
}

TEST_F(KeptMatches, ACopyOfARecordIsNoGameOfItsOwn) {
  start();
  play(planOf(Secrecy::Open), 2);
  match().concede(PlayerId::north);
  const std::string file = newest().toStdString();
  fs::copy_file(matches() / file, matches() / "a copy.match");
  start();
  EXPECT_EQ(keeper_->history().size(), 1U);
  int copies = 0;
  for (const KeptMatch& each : keeper_->matches()) copies += stateOf(each).contains(QStringLiteral("copy of ")) ? 1 : 0;
  EXPECT_EQ(copies, 1) << "and said so";
}

TEST_F(KeptMatches, WithoutADatabaseTheGamesAreCountedAllTheSame) {
  start();
  play(planOf(Secrecy::Open), 2);
  match().concede(PlayerId::north);
  person_.reset();
  for (const char* part : {"person.db-wal", "person.db-shm", "person.db", "person.db.bak"}) fs::remove(data() / part);
  std::ofstream(data() / "person.db") << std::string(4096, 'x');
  start();
  EXPECT_EQ(keeper_->history().size(), 1U);
  EXPECT_FALSE(keeper_->trouble().isEmpty());
}

/// Pictures to be looked at: PLAYSHEET_PICTURES names a folder.
TEST_F(KeptMatches, ThePagesAreDrawnInThreeLanguages) {
  start();
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    play(planOf(Secrecy::Open, seed), 2);
    match().concede(seed == 2 ? PlayerId::south : PlayerId::north);
  }
  play(planOf(Secrecy::Open, 5), 3);
  for (const char* language : {"en", "it", "pt_BR"})
    for (const char* theme : {"dark", "light"}) {
      const ProgramLanguage words(QString::fromLatin1(language));
      start();
      window_->setThemeName(QString::fromLatin1(theme));
      QCoreApplication::processEvents();
      const auto picture = [&](const char* page) {
        keepPicture(
            *window_,
            QStringLiteral("matches-%1-%2-%3").arg(QLatin1String(page), QLatin1String(language), QLatin1String(theme)));
      };
      picture("start");
      for (const QAbstractButton* button : window_->startPage()->findChildren<ActionButton*>())
        EXPECT_TRUE(!button->isVisible() || button->x() >= 0) << button->text().toStdString();
      showMatches();
      picture("list");
      showStatistics();
      picture("decks");
      page().statistics()->show(StatisticsView::About::Cards);
      picture("cards");
      page().statistics()->show(StatisticsView::About::Games);
      picture("games");
    }
}

}  // namespace
}  // namespace playsheet::testing
