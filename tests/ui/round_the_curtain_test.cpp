// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLineEdit>
#include <QMenuBar>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <fstream>

#include "app/job_thread.h"
#include "app/journal_recorder.h"
#include "app/record_desk.h"
#include "engine/naruto/match/record.h"
#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/waited_store.h"
#include "tests/ui/watched_naruto.h"
#include "ui/matches/continue_bar.h"
#include "ui/matches/matches_page.h"
#include "ui/matches/statistics_view.h"
#include "ui/replay/consent_bar.h"
#include "ui/replay/replay_bar.h"
#include "ui/replay/replay_page.h"
#include "ui/series/series_desk.h"
#include "ui/series/swap_dialog.h"
#include "ui/series/swap_list.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/table/key_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// Hands are kept as the match began, by whatever door somebody comes back to it: another match, a showdown, its
/// record, the games of a match of three. Each is tried in all three ways of secrecy.
namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using naruto::ChoiceKind;

constexpr std::array<Secrecy, 3> kLevels{Secrecy::Open, Secrecy::Hold, Secrecy::Curtain};

class RoundTheCurtain : public MatchWindowTest {
 protected:
  fs::path data() const { return folder_.path().toStdString(); }

  /// The program starts: the window with its start page, and the level that was chosen last.
  void start(Secrecy last) {
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
    needs.recorder = [this] { return std::make_unique<JournalRecorder>(data() / "matches"); };
    window_ = std::make_unique<Shell>(std::move(needs), planOf(last));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->activateWindow();
    ASSERT_TRUE(answered(jobs_));
  }
  void TearDown() override {
    window_.reset();
    keeper_.reset();
    person_.reset();
  }
  void emptyFolder() {
    window_.reset();
    for (const char* folder : {"matches", "reports", "trash"}) fs::remove_all(data() / folder);
  }

  void play(MatchPlan plan, int turn = 2) {
    plan.stops = {};
    window_->startMatch(plan);
    table().setGuard(0);
    while (state().turn < turn || asked() != ChoiceKind::mission_action) {
      look();
      match().goOn();
      ASSERT_TRUE(stepOn());
    }
  }
  void look() {
    if (match().secrecy().curtain()) match().openCurtain();
  }

  static MatchPlan bestOfThree(Secrecy secrecy, std::uint64_t seed = 7) {
    MatchPlan plan = planOf(secrecy, seed);
    plan.bestOf = 3;
    plan.edition = QStringLiteral("panini");
    plan.seats[PlayerId::south].deck = shippedDeck("panini-clones");
    plan.seats[PlayerId::north].deck = shippedDeck("panini-embers");
    return plan;
  }

  QString newest() { return keeper_->matches().front().file; }
  QString pathOf(const QString& file) {
    return QString::fromStdString((data() / "matches" / file.toStdString()).string());
  }
  std::string textOf(const QString& path) { return *read_text_file(path.toStdString()); }
  QString fileOf(const std::string& text, const char* name) {
    std::ofstream(data() / name, std::ios::binary) << text;
    return folder_.filePath(QString::fromLatin1(name));
  }
  /// As a program before this one had written it.
  static std::string withoutLevel(std::string record) {
    for (const auto* key : {"\nsecrecy ", "\nanswers "})
      for (auto line = record.find(key); line != std::string::npos; line = record.find(key))
        record.erase(line, record.find('\n', line + 1) - line);
    return record.replace(0, record.find('\n'), "playsheet match 2");
  }

  void showMatches() {
    window_->showMatches();
    EXPECT_TRUE(answered(jobs_));
  }
  void showReplay(const QString& path) {
    window_->showReplay(path);
    EXPECT_TRUE(answered(jobs_));
  }

  MatchesPage& matches() { return *window_->matchesPage(); }
  ReplayPage& replay() { return *window_->replayPage(); }
  void press(QAbstractButton* button) {
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(answered(jobs_));
  }
  void key(Qt::Key key) {
    QWidget* there = QApplication::focusWidget();
    QTest::keyClick(there ? there : window_.get(), key);
    EXPECT_TRUE(answered(jobs_));
  }

  /// F6, the row of this record, and one of its buttons.
  void pressInList(const QString& file, ActionButton* (MatchesPage::*button)() const) {
    showMatches();
    QTreeWidget* list = matches().list();
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
      list->setCurrentItem(list->topLevelItem(i));
      if (matches().current()->file == file) break;
    }
    ASSERT_EQ(matches().current()->file, file);
    press((matches().*button)());
  }
  void goOnFromList(const QString& file) {
    pressInList(file, &MatchesPage::goOnButton);
    ASSERT_TRUE(window_->table());
    table().setGuard(0);
  }
  void watchFromList(const QString& file) {
    pressInList(file, &MatchesPage::watchButton);
    ASSERT_TRUE(window_->replayPage() && replay().isVisible());
    replay().goTo(replay().story()->last());
  }
  /// From the list of eyes, as somebody chooses it.
  void choose(ReplayView view) {
    auto* box = window_->findChild<ChoiceBox*>(QStringLiteral("replayView"));
    box->setCurrentIndex(box->findData(static_cast<int>(view)));
    emit box->activated(box->currentIndex());
  }
  bool handSeen(PlayerId player) { return !narutoOf(replay()).view().players[player].hand.cards.empty(); }
  bool noHandSeen() { return !handSeen(PlayerId::south) && !handSeen(PlayerId::north); }

  void expectLevel(Secrecy level) {
    EXPECT_EQ(match().secrecy().level(), level);
    EXPECT_EQ(match().secrecy().curtain().has_value(), level != Secrecy::Open) << "whoever comes back has to open it";
    if (level != Secrecy::Open)
      for (const PlayerId player : table::kPlayers)
        EXPECT_TRUE(match().view().players[player].hand.cards.empty()) << "and no hand lies open";
    else
      EXPECT_FALSE(match().view().players[PlayerId::south].hand.cards.empty());
  }

  QTemporaryDir folder_;
  JobThread jobs_;
  RecordDesk records_{jobs_, folder_.path().toStdString()};
  std::optional<PersonDatabase> person_;
  std::unique_ptr<WaitedKeeper> keeper_;
};

// --- a match that goes on -------------------------------------------------------------------------------------------

TEST_F(RoundTheCurtain, AMatchGoesOnAsItBeganWhateverWasPlayedSince) {
  for (const Secrecy level : kLevels)
    for (const Secrecy other : kLevels) {
      SCOPED_TRACE(static_cast<int>(level) * 10 + static_cast<int>(other));
      emptyFolder();
      start(Secrecy::Open);
      play(planOf(level, 3));
      const QString file = newest();
      play(planOf(other, 4));
      goOnFromList(file);
      expectLevel(level);
    }
}

TEST_F(RoundTheCurtain, AMatchGoesOnAsItBeganWhateverTheFormSays) {
  for (const Secrecy level : kLevels) {
    emptyFolder();
    start(level);
    play(planOf(level, 3));
    start(Secrecy::Open);  // chosen last, and on the form
    window_->startPage()->form()->findChildren<QRadioButton*>().front()->click();
    ASSERT_EQ(window_->startPage()->form()->plan().secrecy, Secrecy::Open);
    press(window_->startPage()->continueBar()->continueButton());
    ASSERT_TRUE(window_->table());
    expectLevel(level);
  }
}

/// What an older program has written says nothing of it: nobody can have meant it more openly than it is covered now.
TEST_F(RoundTheCurtain, AnOlderRecordGoesOnBehindTheCurtain) {
  for (const Secrecy level : kLevels) {
    emptyFolder();
    start(level);
    play(planOf(level, 3));
    const QString file = newest();
    window_.reset();
    const std::string older = withoutLevel(textOf(pathOf(file)));
    std::ofstream(pathOf(file).toStdString(), std::ios::binary) << older;
    start(Secrecy::Open);
    goOnFromList(file);
    expectLevel(Secrecy::Curtain);
    look();
    ASSERT_TRUE(stepOn());
    EXPECT_TRUE(textOf(pathOf(file)).starts_with(older)) << "nothing before is touched";
  }
}

TEST_F(RoundTheCurtain, AgainAndTheNextGameAreKeptAsTheMatchThatWentOn) {
  for (const Secrecy level : kLevels) {
    emptyFolder();
    start(Secrecy::Open);
    play(planOf(level, 3));
    const QString single = newest();
    play(bestOfThree(level, 4));
    const QString series = window_->table() ? newest() : QString();
    play(planOf(Secrecy::Open, 5));
    goOnFromList(single);
    match().concede(PlayerId::south);
    press(table().endSheet()->againButton());
    EXPECT_EQ(match().secrecy().level(), level);
    EXPECT_EQ(match().match().setup().secrecy, level) << "and the record says so";
    goOnFromList(series);
    EXPECT_EQ(match().secrecy().level(), level);
    match().concede(PlayerId::south);
    press(table().endSheet()->firstButton());
    for (int i = 0; i < 2 && window_->series()->dialog(); ++i) {
      SwapDialog& dialog = *window_->series()->dialog();
      EXPECT_EQ(dialog.secrecy().level(), level);
      EXPECT_EQ(dialog.curtain()->isVisible(), level == Secrecy::Curtain);
      if (level == Secrecy::Curtain) emit dialog.curtain()->opened();
      press(dialog.playButton());
    }
    ASSERT_FALSE(match().over());
    EXPECT_EQ(match().secrecy().level(), level);
  }
}

TEST_F(RoundTheCurtain, WhatIsPlayedOnFromARecordIsKeptAsTheRecordSays) {
  for (const Secrecy level : kLevels) {
    emptyFolder();
    start(Secrecy::Open);
    play(planOf(level, 3), 3);
    match().concede(PlayerId::south);
    const QString file = newest();
    play(planOf(Secrecy::Open, 4));
    watchFromList(file);
    replay().goTo(5);
    press(replay().playOnButton());
    ASSERT_TRUE(window_->table() && table().isVisible());
    EXPECT_EQ(match().match().moments().size(), 6U);
    EXPECT_EQ(match().secrecy().level(), level);
    EXPECT_EQ(match().match().setup().secrecy, level);
  }
}

TEST_F(RoundTheCurtain, TheRecordSaysHowItsHandsAreKept) {
  for (const Secrecy level : kLevels) {
    emptyFolder();
    start(Secrecy::Hold);
    play(planOf(level, 3));
    const std::string line = "\nsecrecy " + std::string(table::name_of(level)) + "\n";
    EXPECT_NE(textOf(pathOf(newest())).find(line), std::string::npos);
  }
}

// --- who stands at the screen ---------------------------------------------------------------------------------------

class RoundTheShowdown : public MatchWindowTest {
 protected:
  void beginWith(ShowdownStop stop, std::uint64_t seed) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    MatchPlan plan = planOf(Secrecy::Curtain, seed);
    plan.showdown = stop;
    openWindow(std::move(needs), plan);
  }
};

/// Both have read the sums: whoever decides next, attacker or defender, opens the own hand anew.
TEST_F(RoundTheShowdown, AfterAShowdownTheNextOneComesToTheScreenAnew) {
  for (const ShowdownStop stop : {ShowdownStop::Read, ShowdownStop::Timed, ShowdownStop::Never}) {
    int showdowns = 0, curtains = 0;
    for (const std::uint64_t seed : {7U, 8U, 9U}) {
      beginWith(stop, seed);
      players::RandomPlayer player(seed);
      while (!match().over()) {
        if (match().secrecy().curtain()) match().openCurtain();
        ASSERT_TRUE(match().play(player.choose(state(), match().match().rules())));
        const auto fought = stillnessOf(match().match(), match().match().moments().size() - 1);
        if (!fought || match().over()) continue;
        EXPECT_EQ(match().still(), stop != ShowdownStop::Never);
        ++showdowns;
        match().goOn();
        EXPECT_FALSE(match().secrecy().handShown(match().match().decider()));
        if (!match().secrecy().secret() || match().secrecy().atPad()) continue;
        EXPECT_EQ(match().secrecy().curtain(), match().match().decider());
        EXPECT_TRUE(table().curtain()->isVisible());
        ++curtains;
      }
    }
    EXPECT_GT(showdowns, 6);
    EXPECT_GT(curtains, 6);
  }
}

/// Whoever answers at the pad stands before the screen: the next one does not find an open hand one click away.
TEST_F(RoundTheShowdown, AnAnswerAtThePadEndsTheStayAtTheScreen) {
  beginWith(ShowdownStop::Read, 7);
  players::RandomPlayer player(7);
  int answers = 0;
  for (int i = 0; i < 600 && !match().over(); ++i) {
    if (match().secrecy().curtain()) match().openCurtain();
    const PlayerId before = match().match().decider();
    const bool pad = match().secrecy().atPad();
    if (pad)
      ASSERT_TRUE(match().play(naruto::Pass{}));
    else
      ASSERT_TRUE(match().play(player.choose(state(), match().match().rules())));
    match().goOn();
    if (match().over() || !pad || match().match().decider() == before) continue;
    if (match().secrecy().atPad() || !match().secrecy().secret()) continue;
    EXPECT_EQ(match().secrecy().curtain(), match().match().decider());
    ++answers;
  }
  EXPECT_GT(answers, 5);
}

// --- the record of what is on the table -----------------------------------------------------------------------------

/// Every file that the program makes of the match, and every way to open it.
TEST_F(RoundTheCurtain, TheRecordOfTheMatchOnTheTableShowsWhatBothKnow) {
  for (const Secrecy level : kLevels) {
    SCOPED_TRACE(static_cast<int>(level));
    emptyFolder();
    start(level);
    play(planOf(level, 3), 3);
    const QString file = newest();
    const QString copy = folder_.filePath(QStringLiteral("copy.match"));
    ASSERT_TRUE(keeper_->saveCopy(file, copy).isEmpty());
    const QString report = records_.placeForReport();
    ASSERT_TRUE(window_->saveReport(QStringLiteral("?"), report));
    ASSERT_TRUE(stepOn());  // the copies are of a moment before
    const QString older = fileOf(withoutLevel(textOf(pathOf(file))), "older.match");
    const QString renamed = fileOf(
        [&] {
          std::string text = textOf(copy);
          return text.replace(text.find("south Naomi"), 11, "south Nobody");
        }(),
        "renamed.match");
    for (const QString& path : {pathOf(file), copy, report, older, renamed}) {
      SCOPED_TRACE(path.toStdString());
      showReplay(path);
      ASSERT_EQ(replay().place().path, path);
      replay().goTo(replay().story()->last());
      EXPECT_EQ(replay().shownAs(), ReplayView::Covered);
      EXPECT_EQ(replay().standing(), MatchStanding::OnTable);
      EXPECT_TRUE(noHandSeen());
      EXPECT_FALSE(replay().playOnButton()->isEnabled());
      EXPECT_TRUE(replay().playOnButton()->toolTip().contains(QStringLiteral("on the table")));
      if (level == Secrecy::Open && path != older) continue;  // there is nothing to keep
      for (const ReplayView view : {ReplayView::South, ReplayView::North, ReplayView::Open}) {
        choose(view);
        EXPECT_TRUE(replay().consent()->asking());
        EXPECT_TRUE(noHandSeen()) << "asking shows nothing";
        EXPECT_EQ(replay().shownAs(), ReplayView::Covered);
        window_->closeReplay();  // nobody has answered
        showReplay(path);
        replay().goTo(replay().story()->last());
        EXPECT_FALSE(replay().consent()->asking());
        EXPECT_TRUE(noHandSeen());
      }
    }
    press(replay().playOnButton());
    emit replay().playOnAsked();  // by whatever way
    QCoreApplication::processEvents();
    EXPECT_TRUE(replay().isVisible());
  }
}

/// With the key of the seat whose hand it is, and of no other.
TEST_F(RoundTheCurtain, AHandIsShownWithTheKeyOfItsSeat) {
  for (const Secrecy level : {Secrecy::Hold, Secrecy::Curtain}) {
    emptyFolder();
    start(level);
    play(planOf(level, 3), 3);
    watchFromList(newest());
    choose(ReplayView::South);
    EXPECT_TRUE(replay().consent()->sentence().contains(QStringLiteral("Naomi")));
    key(Qt::Key_J);
    key(Qt::Key_K);
    key(Qt::Key_Return);
    EXPECT_TRUE(replay().consent()->asking()) << "the keys of north answer nothing";
    EXPECT_TRUE(noHandSeen());
    QTest::mouseClick(replay().consent()->allowButton(), Qt::LeftButton);
    EXPECT_TRUE(replay().consent()->asking()) << "it is held, not clicked";
    key(Qt::Key_D);
    EXPECT_FALSE(replay().consent()->asking());
    EXPECT_TRUE(noHandSeen()) << "refused";
    choose(ReplayView::South);
    key(Qt::Key_F);
    EXPECT_TRUE(handSeen(PlayerId::south));
    EXPECT_FALSE(handSeen(PlayerId::north));
    choose(ReplayView::Open);
    EXPECT_TRUE(replay().consent()->sentence().contains(QStringLiteral("Tiago"))) << "south has said it";
    EXPECT_FALSE(handSeen(PlayerId::north));
    key(Qt::Key_Escape);
    EXPECT_FALSE(replay().consent()->asking());
    EXPECT_TRUE(replay().isVisible());
    choose(ReplayView::Open);
    key(Qt::Key_J);
    EXPECT_TRUE(handSeen(PlayerId::south) && handSeen(PlayerId::north));
    key(Qt::Key_Escape);
    window_->closeMatches();  // where it was opened
    ASSERT_TRUE(table().isVisible());
    EXPECT_FALSE(match().secrecy().handShown(match().match().decider())) << "both have looked at the screen";
    EXPECT_EQ(match().secrecy().curtain().has_value(), level == Secrecy::Curtain);
    watchFromList(newest());
    EXPECT_GT(narutoOf(replay()).view().players[PlayerId::south].hand.count, 0U);
    EXPECT_TRUE(noHandSeen()) << "it was for this once";
  }
}

/// The page that was left open is as covered as one that is opened anew.
TEST_F(RoundTheCurtain, ARecordThatWasWatchedBeforeItsMatchCameToTheTableIsCovered) {
  start(Secrecy::Curtain);
  play(planOf(Secrecy::Curtain, 3), 3);
  match().concede(PlayerId::south);
  const QString file = newest();
  watchFromList(file);
  EXPECT_EQ(replay().shownAs(), ReplayView::Open) << "it is over";
  replay().goTo(5);
  press(replay().playOnButton());  // the same deal once more
  ASSERT_TRUE(table().isVisible());
  showReplay(pathOf(file));
  replay().goTo(5);
  EXPECT_TRUE(noHandSeen());
  window_->closeReplay();
  match().concede(PlayerId::north);
  showReplay(pathOf(file));
  EXPECT_EQ(replay().shownAs(), ReplayView::Open);
}

/// A match that was left is not over either: nobody looks into it alone and then goes on with it.
TEST_F(RoundTheCurtain, AMatchThatWasLeftIsLookedIntoByBoth) {
  for (const Secrecy level : kLevels) {
    emptyFolder();
    start(level);
    play(planOf(level, 3), 3);
    const QString file = newest();
    start(Secrecy::Open);  // a new start, and no table
    showReplay(pathOf(file));
    EXPECT_EQ(replay().standing(), MatchStanding::Running);
    replay().goTo(5);
    EXPECT_TRUE(noHandSeen());
    choose(ReplayView::North);
    EXPECT_EQ(replay().consent()->asking(), level != Secrecy::Open);
    EXPECT_EQ(handSeen(PlayerId::north), level == Secrecy::Open);
    EXPECT_TRUE(replay().playOnButton()->isEnabled());
    press(replay().playOnButton());
    EXPECT_FALSE(window_->table()) << "the next cards are nobody's to try out alone";
    key(Qt::Key_F);
    EXPECT_FALSE(window_->table());
    key(Qt::Key_J);
    ASSERT_TRUE(window_->table());
    EXPECT_EQ(match().match().moments().size(), 6U);
  }
}

// --- the games of a match of three ----------------------------------------------------------------------------------

TEST_F(RoundTheCurtain, AGameOfARunningMatchIsNotOver) {
  for (const Secrecy level : kLevels) {
    SCOPED_TRACE(static_cast<int>(level));
    emptyFolder();
    start(level);
    const MatchPlan plan = bestOfThree(level, 11);
    play(plan, 3);
    const QString first = newest();
    match().concede(PlayerId::south);
    const auto tried = [&](MatchStanding standing, bool counted) {
      showReplay(pathOf(first));
      replay().goTo(5);
      EXPECT_EQ(replay().standing(), standing);
      EXPECT_EQ(noHandSeen(), standing != MatchStanding::Over);
      EXPECT_EQ(replay().playOnButton()->isEnabled(), standing != MatchStanding::OnTable);
      choose(ReplayView::Open);
      EXPECT_EQ(replay().consent()->asking(), standing != MatchStanding::Over && level != Secrecy::Open);
      window_->closeReplay();
      showMatches();
      matches().showStatistics();
      ASSERT_TRUE(answered(jobs_));
      matches().statistics()->show(StatisticsView::About::Cards);
      EXPECT_EQ(matches().statistics()->list()->topLevelItemCount() > 0, counted);
      EXPECT_EQ(keeper_->history().empty(), !counted);
      window_->closeMatches();
    };
    const auto next = [&] {
      press(table().endSheet()->firstButton());
      while (SwapDialog* dialog = window_->series()->dialog()) {
        if (level == Secrecy::Curtain) emit dialog->curtain()->opened();
        press(dialog->playButton());
      }
      ASSERT_FALSE(match().over());
    };
    tried(MatchStanding::OnTable, false);
    next();
    tried(MatchStanding::OnTable, false);
    match().concede(PlayerId::north);
    start(level);
    tried(MatchStanding::Running, false);
    goOnFromList(newest());
    next();
    tried(MatchStanding::OnTable, false);
    match().concede(PlayerId::north);
    tried(MatchStanding::Over, true);
    EXPECT_EQ(keeper_->history().size(), 3U) << "all its games count now";
    start(level);
    tried(MatchStanding::Over, true);
  }
}

/// Games that an older program has put into the statistics too early leave them again.
TEST_F(RoundTheCurtain, WhatCameIntoTheStatisticsTooEarlyLeavesThem) {
  start(Secrecy::Hold);
  play(bestOfThree(Secrecy::Hold, 11), 2);
  match().concede(PlayerId::south);
  auto files = MatchFiles(data());
  std::optional<StorageProblem> problem;
  auto all = files.list(problem);
  ASSERT_EQ(all.size(), 1U);
  auto single = all;
  single.front().summary->series.reset();
  ASSERT_FALSE(update_games(*person_, single));
  ASSERT_EQ(played_games(*person_)->size(), 1U);
  EXPECT_TRUE(keeper_->history().empty());
}

// --- sideboards -----------------------------------------------------------------------------------------------------

TEST_F(RoundTheCurtain, WhoeverLeavesTheSecondCurtainLosesNoSwap) {
  for (const Secrecy level : kLevels) {
    emptyFolder();
    start(level);
    play(bestOfThree(level, 11));
    match().concede(PlayerId::south);
    const auto dialog = [&]() -> SwapDialog& { return *window_->series()->dialog(); };
    const auto open = [&] {
      if (level == Secrecy::Curtain)
        emit dialog().curtain()->opened();
      else if (level == Secrecy::Hold)
        press(dialog().showButton());
    };
    const auto move = [](SwapList* list, const char* code) {
      const auto& rows = list->rows();
      for (int i = 0; i < list->count(); ++i)
        if (rows[static_cast<std::size_t>(i)].code == QLatin1String(code)) list->setCurrentRow(i);
      QTest::keyClick(list, Qt::Key_Return);
    };
    press(table().endSheet()->firstButton());
    open();
    move(dialog().deckList(), "J-001");
    move(dialog().sideboardList(), "N-303");
    const naruto::Swap hers{{{"J-001", 1}}, {{"N-303", 1}}};
    ASSERT_EQ(dialog().swap(), hers);
    press(dialog().playButton());
    ASSERT_EQ(dialog().player(), PlayerId::north);
    open();
    move(dialog().deckList(), dialog().deckList()->rows().front().code.toLatin1().constData());
    const naruto::Swap his = dialog().swap();  // not even yet
    key(Qt::Key_Escape);
    ASSERT_EQ(window_->series()->dialog(), nullptr);
    press(table().endSheet()->firstButton());
    ASSERT_EQ(dialog().player(), PlayerId::south) << "each is asked once more";
    EXPECT_EQ(dialog().swap(), hers);
    EXPECT_EQ(dialog().deckList()->count() > 0, level == Secrecy::Open) << "and it is as covered as before";
    EXPECT_EQ(dialog().playButton()->isEnabled(), level == Secrecy::Open);
    open();
    press(dialog().playButton());
    ASSERT_EQ(dialog().player(), PlayerId::north);
    open();
    EXPECT_EQ(dialog().swap(), his);
    press(dialog().beforeButton());
    press(dialog().playButton());
    ASSERT_FALSE(match().over());
    EXPECT_EQ(window_->series()->series().deck(PlayerId::south).sideboard.size(),
              match().match().setup().seats[PlayerId::south].deck.sideboard.size());
    EXPECT_NE(match().match().setup().seats[PlayerId::south].deck.cards,
              bestOfThree(level).seats[PlayerId::south].deck.cards);
  }
}

// --- keys under the curtain -----------------------------------------------------------------------------------------

TEST_F(RoundTheCurtain, NoKeyActsUnderTheCurtainButItsOwn) {
  start(Secrecy::Curtain);
  play(planOf(Secrecy::Curtain, 3), 2);
  match().cover();
  ASSERT_TRUE(table().curtain()->isVisible());
  const auto* stack = window_->centralWidget();
  const auto seen = [&] {
    QStringList all{QString::number(static_cast<int>(table().side()->tab())),
                    QString::number(table().side()->width()),
                    QString::number(table().wordSizes() == WordSizes{}),
                    QString::number(decisions()),
                    QString::number(window_->isFullScreen()),
                    QString::number(window_->isVisible()),
                    QString::number(table().seating().turning),
                    QString::number(table().isVisible()),
                    QString::number(window_->plan().reading.reminders)};
    for (const QObject* child : window_->children())
      if (const auto* widget = qobject_cast<const QWidget*>(child); widget && widget->isWindow())
        all << QString::fromLatin1(widget->metaObject()->className()) + QString::number(widget->isVisible());
    all << QString::number(stack->findChildren<QWidget*>().size());
    return all;
  };
  const PlayerId decider = match().match().decider();
  const QStringList before = seen();
  int tried = 0;
  for (const KeyGroup& group : keyGroups())
    for (const KeyRow& row : group.rows) {
      if (row.use == KeyUse::ShowHand && row.seat == decider) continue;
      for (const QKeySequence& keys : row.keys) {
        const auto combination = keys[0];
        QTest::keyClick(table().curtain(), combination.key(), combination.keyboardModifiers());
        QTest::keyClick(table().sheet(), combination.key(), combination.keyboardModifiers());
        QCoreApplication::processEvents();
        EXPECT_EQ(seen(), before) << keys.toString().toStdString();
        EXPECT_TRUE(table().curtain()->isVisible() && table().curtain()->hasFocus()) << keys.toString().toStdString();
        ++tried;
      }
    }
  EXPECT_GT(tried, 50);
  for (const QAction* menu : window_->menuBar()->actions()) {  // and no menu comes down
    const QKeySequence mnemonic = QKeySequence::mnemonic(menu->text());
    QTest::keyClick(table().curtain(), mnemonic[0].key(), mnemonic[0].keyboardModifiers());
    EXPECT_FALSE(QApplication::activePopupWidget());
  }
  table().curtain()->setHoldTime(0);
  QTest::keyPress(table().curtain(), decider == PlayerId::south ? Qt::Key_S : Qt::Key_L);
  EXPECT_TRUE(match().secrecy().handShown(decider));
}

/// Nor under that of a sideboard; Esc leaves it, as it leaves the dialog.
TEST_F(RoundTheCurtain, NoKeyActsUnderTheCurtainOfASideboard) {
  start(Secrecy::Curtain);
  play(bestOfThree(Secrecy::Curtain, 11));
  match().concede(PlayerId::south);
  press(table().endSheet()->firstButton());
  SwapDialog& dialog = *window_->series()->dialog();
  ASSERT_TRUE(dialog.curtain()->isVisible());
  for (const auto k : {Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Return, Qt::Key_Space, Qt::Key_Right,
                       Qt::Key_Backtab, Qt::Key_Backtab, Qt::Key_Left, Qt::Key_Space, Qt::Key_Return}) {
    QWidget* there = dialog.focusWidget();
    QTest::keyClick(there ? there : &dialog, k);
    QCoreApplication::processEvents();
    ASSERT_EQ(window_->series()->dialog(), &dialog);
    EXPECT_TRUE(dialog.curtain()->isVisible());
    EXPECT_EQ(dialog.swap(), naruto::Swap{});
  }
}

}  // namespace
}  // namespace playsheet::testing
