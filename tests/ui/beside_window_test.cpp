// SPDX-License-Identifier: GPL-3.0-or-later
// Records, kept matches and their database are read beside the window: it goes on meanwhile, whatever they wait for.
#include <SQLiteCpp/Database.h>

#include <QApplication>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <future>
#include <latch>
#include <memory>
#include <thread>

#include "app/journal_recorder.h"
#include "app/record_desk.h"
#include "engine/naruto/match/record.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/waited_store.h"
#include "tests/ui/watched_naruto.h"
#include "ui/matches/continue_bar.h"
#include "ui/matches/matches_page.h"
#include "ui/matches/statistics_view.h"
#include "ui/replay/replay_page.h"
#include "ui/shell/start_page.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/message_sheet.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;

/// Nothing is read until it is let go.
class Hold {
 public:
  explicit Hold(JobThread& jobs) {
    jobs.write([held = held_] { held->wait(); });
  }
  ~Hold() { letGo(); }
  void letGo() {
    if (!held_->try_wait()) held_->count_down();
  }

 private:
  std::shared_ptr<std::latch> held_ = std::make_shared<std::latch>(1);
};

class BesideTheWindow : public MatchWindowTest {
 protected:
  void SetUp() override {
    start();
    first_ = keep(7);
    second_ = keep(8);
    start();
  }
  void TearDown() override { window_.reset(); }

  fs::path data() const { return folder_.path().toStdString(); }

  void start() {
    window_.reset();
    jobs_ = std::make_unique<JobThread>();
    keeper_ = std::make_unique<WaitedKeeper>(*jobs_, data());
    records_ = std::make_unique<RecordDesk>(*jobs_, data());
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.matches = keeper_->store();
    needs.records = records_.get();
    needs.recorder = [this] { return std::make_unique<JournalRecorder>(data() / "matches"); };
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Curtain));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->activateWindow();
    ASSERT_TRUE(answered(*jobs_));
  }
  /// A match is given a title while another program has the database, and something else is done at once.
  void titledWhileLocked(const std::function<void()>& then) {
    SQLite::Database other((data() / "person.db").string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    matches().titleEdit()->setFocus();
    matches().titleEdit()->setText(QStringLiteral("The final"));
    QTest::keyClick(matches().titleEdit(), Qt::Key_Return);
    then();
    EXPECT_TRUE(answered(*jobs_)) << "it waits for the lock, but not for ever";
  }
  /// A match of which some decisions are kept.
  QString keep(std::uint64_t seed) {
    window_->startMatch(planOf(Secrecy::Curtain, seed));
    table().setGuard(0);
    for (int i = 0; i < 12; ++i) {
      if (match().secrecy().curtain()) match().openCurtain();
      match().goOn();
      EXPECT_TRUE(stepOn());
    }
    return QString::fromStdString(fs::path(window_->table() ? newestPath() : fs::path()).filename().string());
  }
  fs::path newestPath() const {
    fs::path newest;
    for (const auto& entry : fs::directory_iterator(data() / "matches"))
      if (newest.empty() || entry.last_write_time() > fs::last_write_time(newest)) newest = entry.path();
    return newest;
  }
  QString pathOf(const QString& file) const {
    return QString::fromStdString((data() / "matches" / file.toStdString()).string());
  }
  /// An event that is sent now is answered, and before what is held.
  bool alive() {
    bool heard = false;
    QMetaObject::invokeMethod(
        window_.get(), [&] { heard = true; }, Qt::QueuedConnection);
    return QTest::qWaitFor([&] { return heard; }, 60000) && jobs_->busy();
  }
  ReplayPage& replay() { return *window_->replayPage(); }
  MatchesPage& matches() { return *window_->matchesPage(); }

  QTemporaryDir folder_;
  std::unique_ptr<JobThread> jobs_;
  std::unique_ptr<WaitedKeeper> keeper_;
  std::unique_ptr<RecordDesk> records_;
  QString first_, second_;
};

TEST_F(BesideTheWindow, ARecordThatIsBeingReadIsToldAndHoldsNothing) {
  Hold hold(*jobs_);
  window_->showReplay(pathOf(first_));
  EXPECT_TRUE(replay().waitingText().isEmpty()) << "words that come and go at once only flicker";
  ASSERT_TRUE(QTest::qWaitFor([&] { return !replay().waitingText().isEmpty(); }, 60000));
  EXPECT_EQ(replay().waitingText(), QStringLiteral("Reading the record…"));
  EXPECT_FALSE(replay().story());
  EXPECT_TRUE(alive());
  hold.letGo();
  ASSERT_TRUE(answered(*jobs_));
  ASSERT_TRUE(replay().story());
  EXPECT_TRUE(replay().waitingText().isEmpty());
  EXPECT_EQ(replay().shownAs(), ReplayView::Covered);
  for (const PlayerId player : table::kPlayers)
    EXPECT_TRUE(narutoOf(replay()).view().players[player].hand.cards.empty()) << "this match is not over";
}

TEST_F(BesideTheWindow, WhatIsBeingReadIsToldInEachLanguage) {
  const QString english = QStringLiteral("Reading the record…");
  for (const auto& [language, words] :
       {std::pair("it", "Lettura del registro…"), std::pair("pt_BR", "Lendo o registro…")}) {
    const ProgramLanguage spoken(QString::fromLatin1(language));
    ASSERT_TRUE(answered(*jobs_));
    Hold hold(*jobs_);
    window_->showReplay(pathOf(first_));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !replay().waitingText().isEmpty(); }, 60000));
    EXPECT_EQ(replay().waitingText(), QString::fromUtf8(words));
    hold.letGo();
    ASSERT_TRUE(answered(*jobs_));
    window_->closeReplay();
  }
}

TEST_F(BesideTheWindow, APageThatIsLeftIsNotAnswered) {
  window_->startMatch(planOf(Secrecy::Curtain, 9));
  Hold hold(*jobs_);
  window_->showReplay(pathOf(first_));
  QSignalSpy told(&replay(), &ReplayPage::trouble);
  window_->closeReplay();
  EXPECT_FALSE(replay().reading());
  hold.letGo();
  ASSERT_TRUE(answered(*jobs_));
  EXPECT_FALSE(replay().story());
  EXPECT_TRUE(told.isEmpty());
  EXPECT_TRUE(window_->table()->isVisible());
}

TEST_F(BesideTheWindow, OfTwoThatAreAskedForTheLastOneComes) {
  Hold hold(*jobs_);
  window_->showReplay(pathOf(first_));
  window_->showReplay(pathOf(second_));
  hold.letGo();
  ASSERT_TRUE(answered(*jobs_));
  EXPECT_EQ(replay().place().path, pathOf(second_));
  window_->goOnWith(first_);
  window_->goOnWith(second_);
  ASSERT_TRUE(answered(*jobs_));
  ASSERT_TRUE(window_->table());
  EXPECT_EQ(match().match().setup().seed, 8U);
  EXPECT_EQ(keeper_->resume(first_, shippedCards()).problem, QString()) << "nobody holds the other one";
}

/// The one that was asked for first may have been opened already: its file is given up, and is not open elsewhere.
TEST_F(BesideTheWindow, TheSameMatchAskedForTwiceGoesOn) {
  window_->goOnWith(first_);
  std::promise<void> reached;
  jobs_->write([&] { reached.set_value(); });  // behind the first one, which is done and not told yet
  reached.get_future().wait();
  window_->goOnWith(first_);
  ASSERT_TRUE(answered(*jobs_));
  ASSERT_TRUE(window_->table());
  EXPECT_EQ(match().match().setup().seed, 7U);
}

TEST_F(BesideTheWindow, AnErrorComesInItsWordsAndWhatWasOpenStays) {
  window_->showReplay(pathOf(first_));
  ASSERT_TRUE(answered(*jobs_));
  QSignalSpy told(&replay(), &ReplayPage::trouble);
  Hold hold(*jobs_);
  const QString absent = pathOf(QStringLiteral("absent.match"));
  replay().open(absent);
  EXPECT_TRUE(alive());
  EXPECT_TRUE(told.isEmpty());
  hold.letGo();
  ASSERT_TRUE(answered(*jobs_));
  ASSERT_EQ(told.size(), 1);
  EXPECT_TRUE(told[0][0].toString().startsWith(QStringLiteral("The record cannot be read.\n")));
  EXPECT_TRUE(told[0][0].toString().contains(absent));
  EXPECT_TRUE(replay().story());
}

TEST_F(BesideTheWindow, TheListIsToldToBeReadAndCanBeLeft) {
  Hold hold(*jobs_);
  window_->showMatches();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !matches().message().isEmpty(); }, 60000));
  EXPECT_EQ(matches().message(), QStringLiteral("Reading the matches…"));
  EXPECT_EQ(matches().list()->topLevelItemCount(), 0);
  matches().showStatistics();
  EXPECT_TRUE(alive());
  QTest::keyClick(&matches(), Qt::Key_Escape);
  EXPECT_FALSE(matches().isVisible());
  EXPECT_TRUE(matches().message().isEmpty());
  hold.letGo();
  ASSERT_TRUE(answered(*jobs_));
  EXPECT_EQ(matches().list()->topLevelItemCount(), 0) << "nobody waited for it";
  window_->showMatches();
  ASSERT_TRUE(answered(*jobs_));
  EXPECT_EQ(matches().list()->topLevelItemCount(), 2);
}

TEST_F(BesideTheWindow, WhoeverGoesElsewhereIsNotBroughtToATable) {
  Hold hold(*jobs_);
  window_->goOnWith(first_);
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return window_->startPage()->continueBar()->sentence() == QStringLiteral("Reading the match…"); }, 60000));
  window_->showRules({});
  hold.letGo();
  ASSERT_TRUE(answered(*jobs_));
  EXPECT_FALSE(window_->table());
  EXPECT_NE(window_->startPage()->continueBar()->sentence(), QStringLiteral("Reading the match…"));
  window_->closeRules();
  window_->goOnWith(first_);
  ASSERT_TRUE(answered(*jobs_));
  EXPECT_TRUE(window_->table()) << "and its file was not left open";
}

/// What somebody types while the list is being read is not written over by it.
TEST_F(BesideTheWindow, ATitleThatIsBeingWrittenStays) {
  window_->showMatches();
  ASSERT_TRUE(answered(*jobs_));
  Hold hold(*jobs_);
  matches().open();
  matches().titleEdit()->setFocus();
  QTest::keyClicks(matches().titleEdit(), QStringLiteral("The fin"));
  hold.letGo();
  ASSERT_TRUE(answered(*jobs_));
  EXPECT_EQ(matches().titleEdit()->text(), QStringLiteral("The fin"));
}

TEST_F(BesideTheWindow, ClosedWhileItReadsItEndsAndKeepsWhatWasToBeWritten) {
  window_->showMatches();
  ASSERT_TRUE(answered(*jobs_));
  const QString file = matches().current()->file;
  {
    Hold hold(*jobs_);
    matches().titleEdit()->setFocus();
    QTest::keyClicks(matches().titleEdit(), QStringLiteral("The final"));
    QTest::keyClick(matches().titleEdit(), Qt::Key_Return);
    window_->showReplay(pathOf(first_));
    window_->close();
    window_.reset();
    hold.letGo();
    jobs_.reset();  // writes are done, nobody is answered any more
  }
  start();
  for (const KeptMatch& match : keeper_->matches())
    if (match.file == file) {
      EXPECT_EQ(match.title, QStringLiteral("The final"));
    }
}

/// What somebody reads on the sheet that opens while this is done.
QStringList toldOnASheet(const std::function<void()>& act) {
  QStringList told;
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, [&] {
    auto* sheet = qobject_cast<MessageSheet*>(QApplication::activeModalWidget());
    if (sheet == nullptr) return;
    told << sheet->sentence();
    sheet->reject();
  });
  look.start(10);
  act();
  return told;
}

TEST_F(BesideTheWindow, AFailedWriteIsToldWhereItsPageHasBeenMadeAnewOrLeft) {
  for (const bool anew : {true, false}) {
    window_->showMatches();
    ASSERT_TRUE(answered(*jobs_));
    window_->setQuestions(true);
    const QPointer<MatchesPage> page = &matches();
    std::optional<ProgramLanguage> other_language;
    const QStringList told = toldOnASheet([&] {
      titledWhileLocked([&] {
        if (anew)
          other_language.emplace(QStringLiteral("it"));
        else
          QTest::keyClick(&matches(), Qt::Key_Escape);
      });
      EXPECT_TRUE(answered(*jobs_));
    });
    EXPECT_EQ(page.isNull(), anew);
    window_->setQuestions(false);
    ASSERT_EQ(told.size(), 1) << told.join("; ").toStdString();
    EXPECT_FALSE(told[0].isEmpty());
    other_language.reset();
    ASSERT_TRUE(answered(*jobs_));
  }
}

/// Who reads what came of it on the page is not told twice.
TEST_F(BesideTheWindow, AFailedWriteIsToldOnItsPage) {
  window_->showMatches();
  ASSERT_TRUE(answered(*jobs_));
  window_->setQuestions(true);
  const QStringList told = toldOnASheet([&] { titledWhileLocked([] {}); });
  window_->setQuestions(false);
  EXPECT_TRUE(told.isEmpty()) << told.join("; ").toStdString();
  EXPECT_FALSE(matches().message().isEmpty());
}

/// A read that is under way is told to stop, and the program ends without waiting for anything else.
TEST_F(BesideTheWindow, AReadUnderWayIsAbandonedWhenTheProgramEnds) {
  QObject asker;
  std::promise<void> begun;
  bool told = false;
  jobs_->read(
      &asker,
      [&](const std::stop_token& stop) {
        begun.set_value();
        while (!stop.stop_requested()) std::this_thread::yield();
        return 1;
      },
      [&](int) { told = true; });
  begun.get_future().wait();
  window_->close();
  window_.reset();
  jobs_.reset();
  EXPECT_FALSE(told);
}

TEST_F(BesideTheWindow, ADatabaseThatAnotherProgramKeepsHoldsNoWindow) {
  window_->showMatches();
  ASSERT_TRUE(answered(*jobs_));
  const QString file = matches().current()->file;
  {
    SQLite::Database other((data() / "person.db").string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    matches().titleEdit()->setFocus();
    QTest::keyClicks(matches().titleEdit(), QStringLiteral("The final"));
    QTest::keyClick(matches().titleEdit(), Qt::Key_Return);
    EXPECT_TRUE(alive()) << "before the lock is gone";
    window_->showReplay(pathOf(first_));
    EXPECT_TRUE(alive());
    other.exec("ROLLBACK");
  }
  ASSERT_TRUE(answered(*jobs_));
  EXPECT_TRUE(replay().story());
  for (const KeptMatch& match : keeper_->matches())
    if (match.file == file) {
      EXPECT_EQ(match.title, QStringLiteral("The final")) << "it was written as soon as it could be";
    }
}

}  // namespace
}  // namespace playsheet::testing
