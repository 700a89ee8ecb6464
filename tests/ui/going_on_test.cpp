// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <QTemporaryDir>
#include <csignal>
#include <fstream>

#include "app/job_thread.h"
#include "app/journal_recorder.h"
#include "app/record_desk.h"
#include "engine/naruto/match/record.h"
#include "engine/table/clean_name.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/watched_naruto.h"
#include "ui/replay/replay_page.h"
#include "ui/replay/replay_story.h"
#include "ui/series/series_desk.h"
#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

/// A match that was broken off goes on: covered first, recorded on, and everything before it can still be taken back.
namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using naruto::ChoiceKind;

class GoingOnOnScreen : public MatchWindowTest {
 protected:
  fs::path folder() const { return folder_.path().toStdString(); }

  void beginRecorded(const MatchPlan& plan, RecordStore* store = nullptr) {
    WindowNeeds needs;
    needs.records = store;
    needs.cards = &shippedCards();
    needs.shelf.ready = {plan.seats[PlayerId::south].deck, plan.seats[PlayerId::north].deck};
    needs.recorder = [this] { return std::make_unique<JournalRecorder>(folder()); };
    openWindow(std::move(needs), plan);
  }

  std::vector<fs::path> records() const {
    std::vector<fs::path> out;
    for (const auto& entry : fs::directory_iterator(folder())) out.push_back(entry.path());
    std::sort(out.begin(), out.end());
    return out;
  }

  static std::string textOf(const fs::path& path) { return *read_text_file(path); }

  static naruto::Match matchOf(const fs::path& path) {
    const std::string text = textOf(path);
    return std::move(*naruto::replay(naruto::whole_part(text), shippedCards()).match);
  }

  /// As after a new start of the program.
  void goOnIn(const fs::path& path, const MatchPlan& last) {
    naruto::Match match = matchOf(path);
    window_.reset();
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {last.seats[PlayerId::south].deck, last.seats[PlayerId::north].deck};
    needs.recorder = [this] { return std::make_unique<JournalRecorder>(folder()); };
    window_ = std::make_unique<Shell>(std::move(needs), last);
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    auto journal = Journal::reopen(path);
    ASSERT_TRUE(journal);
    const MatchPlan plan = window_->planOf(match);
    window_->goOn(std::move(match), plan, std::make_unique<JournalRecorder>(std::move(*journal)));
    table().setGuard(0);
    QCoreApplication::processEvents();
  }

  void playToMission(int turn) {
    while (state().turn < turn || asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
  }

  QTemporaryDir folder_;
};

TEST_F(GoingOnOnScreen, TheHandsAreCoveredUntilTheDeciderLooks) {
  for (const Secrecy secrecy : {Secrecy::Hold, Secrecy::Curtain}) {
    MatchPlan plan = planOf(secrecy);
    beginRecorded(plan);
    playToMission(2);
    const auto before = state();
    const fs::path path = records().back();
    goOnIn(path, plan);
    EXPECT_EQ(state(), before);
    const PlayerId decider = match().match().decider();
    EXPECT_EQ(match().secrecy().curtain(), decider);
    EXPECT_TRUE(table().curtain()->isVisible());
    for (const PlayerId player : table::kPlayers) EXPECT_TRUE(match().view().players[player].hand.cards.empty());
    match().openCurtain();
    EXPECT_FALSE(match().secrecy().curtain());
    EXPECT_EQ(match().secrecy().handShown(decider), secrecy == Secrecy::Curtain);
    window_.reset();
    fs::remove(path);
  }
}

TEST_F(GoingOnOnScreen, InTheOpenThereIsNothingToCover) {
  beginRecorded(planOf(Secrecy::Open));
  playToMission(2);
  goOnIn(records().back(), planOf(Secrecy::Open));
  EXPECT_FALSE(match().secrecy().curtain());
}

TEST_F(GoingOnOnScreen, TheFileGoesOnAndSaysTheSameMatch) {
  beginRecorded(planOf(Secrecy::Open));
  playToMission(2);
  const std::string before = textOf(records().back());
  goOnIn(records().back(), planOf(Secrecy::Open));
  ASSERT_TRUE(stepOn());
  ASSERT_EQ(records().size(), 1U);
  const std::string after = textOf(records().back());
  EXPECT_TRUE(after.starts_with(before));
  EXPECT_GT(after.size(), before.size());
  EXPECT_EQ(matchOf(records().back()).state(), state());
}

TEST_F(GoingOnOnScreen, WhatWasDecidedBeforeCanBeTakenBack) {
  beginRecorded(planOf(Secrecy::Open));
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  const auto before = state();
  const auto count = match().match().moments().size();
  while (match().match().moments().size() == count) ASSERT_TRUE(match().clickCard(card) || match().clickCard(card));
  ASSERT_TRUE(match().match().can_undo_freely());
  goOnIn(records().back(), planOf(Secrecy::Open));
  table().pressUndo();
  EXPECT_EQ(state(), before);
  EXPECT_EQ(matchOf(records().back()).state(), before);
}

TEST_F(GoingOnOnScreen, ABranchIsARecordOfItsOwn) {
  beginRecorded(planOf(Secrecy::Open));
  playToMission(2);
  const fs::path first = records().back();
  const std::string kept = textOf(first);
  naruto::Match branch = matchOf(first);
  for (int i = 0; i < 3; ++i) branch.undo();
  const auto from = branch.state();
  const MatchPlan plan = window_->planOf(branch);
  window_->goOn(std::move(branch), plan, nullptr);
  ASSERT_EQ(records().size(), 2U);
  EXPECT_EQ(textOf(first), kept);
  const fs::path second = records().front() == first ? records().back() : records().front();
  EXPECT_EQ(matchOf(second).state(), from);
  ASSERT_TRUE(stepOn());
  EXPECT_EQ(matchOf(second).state(), state());
  EXPECT_EQ(textOf(first), kept);
}

TEST_F(GoingOnOnScreen, PlayersDecksAndRulesAreThoseOfTheRecord) {
  MatchPlan plan = planOf(Secrecy::Hold);
  plan.rulings = {{naruto::find_ruling("A-06"), 0}};
  beginRecorded(plan);
  playToMission(1);
  MatchPlan last = planOf(Secrecy::Hold);  // somebody else's match since: the seats exchanged
  last.seats[PlayerId::south] = {"Tiago", "pt_BR", "moon", "embers", shippedDeck("embers")};
  last.seats[PlayerId::north] = {"Zoe", "it", "peak", "embers", shippedDeck("embers")};
  last.edition = QStringLiteral("panini");
  const naruto::Match match = matchOf(records().back());
  goOnIn(records().back(), last);
  const MatchPlan& now = window_->plan();
  EXPECT_EQ(now.edition, QStringLiteral("usa-1.3"));
  EXPECT_EQ(now.rulings, match.setup().rulings);
  EXPECT_EQ(now.seats[PlayerId::south].name, QStringLiteral("Naomi"));
  EXPECT_EQ(now.seats[PlayerId::north].name, QStringLiteral("Tiago"));
  EXPECT_EQ(now.seats[PlayerId::north].language, QStringLiteral("pt_BR"));
  EXPECT_NE(now.seats[PlayerId::south].mark, now.seats[PlayerId::north].mark);
  EXPECT_EQ(now.seats[PlayerId::south].deck.cards, shippedDeck("clones").cards);
}

/// Whatever somebody calls a deck or a player: the record can be read back.
TEST_F(GoingOnOnScreen, NamesOfAnyKindGoOn) {
  for (const char* name : {" # A", "   ", "", "A  # B", "\n", "\xC2\xA0", "%1 %2", "\"; begin",
                           "\xE2\x80\xAE"
                           "abc",
                           "\xF0\x9F\x8D\xA5", "deck"}) {
    MatchPlan plan = planOf(Secrecy::Open);
    plan.bestOf = 3;
    plan.seats[PlayerId::south].name = QString::fromUtf8(name);
    plan.seats[PlayerId::south].deck.name = {name, name, name};
    plan.seats[PlayerId::north].deck.cards.front().count +=
        1;  // a deck of nobody's shelf: its name is that of the record
    plan.seats[PlayerId::north].deck.name.en = name;
    beginRecorded(plan);
    playToMission(1);
    const auto before = state();
    const fs::path path = records().back();
    goOnIn(path, planOf(Secrecy::Open));
    EXPECT_EQ(state(), before) << name;
    const std::string clean = table::clean_name(name);
    const MatchPlan& now = window_->plan();
    EXPECT_EQ(now.seats[PlayerId::south].name.toStdString(), clean.empty() ? "South" : clean) << name;
    EXPECT_EQ(matchOf(path).setup().seats[PlayerId::south].name, clean) << name;
    EXPECT_EQ(matchOf(path).setup().seats[PlayerId::north].deck.name.en, clean.empty() ? "embers" : clean) << name;
    window_.reset();
    fs::remove(path);
  }
}

TEST_F(GoingOnOnScreen, AMatchOfThreeGoesOnBetweenItsGames) {
  MatchPlan plan = planOf(Secrecy::Open);
  plan.bestOf = 3;
  beginRecorded(plan);
  match().concede(PlayerId::north);
  goOnIn(records().back(), planOf(Secrecy::Open));
  ASSERT_TRUE(table().endSheet()->isVisible());
  EXPECT_EQ(table().endSheet()->firstButton()->text(), QStringLiteral("Next game"));
  EXPECT_TRUE(window_->series()->goesOn(state()));
  QTest::mouseClick(table().endSheet()->firstButton(), Qt::LeftButton);
  QCoreApplication::processEvents();
  EXPECT_EQ(window_->series()->series().wins(PlayerId::south), 1);
  EXPECT_FALSE(match().over());
  fs::path second;
  for (const auto& path : records())
    if (textOf(path).find("game winner=south reason=concession") != std::string::npos) second = path;
  ASSERT_FALSE(second.empty());
  goOnIn(second, planOf(Secrecy::Open));
  EXPECT_EQ(window_->series()->series().wins(PlayerId::south), 1);
  match().concede(PlayerId::north);
  QCoreApplication::processEvents();
  EXPECT_EQ(table().endSheet()->firstButton()->text(), QStringLiteral("Rematch"));  // two of three
}

TEST_F(GoingOnOnScreen, TheLastTurnOfAGameThatIsOverIsWatched) {
  JobThread jobs;
  RecordDesk desk(jobs, folder());
  beginRecorded(planOf(Secrecy::Open), &desk);
  playToMission(4);
  match().concede(PlayerId::south);
  EndSheet& end = *table().endSheet();
  ASSERT_TRUE(end.watchButton()->isVisible());
  QTest::mouseClick(end.watchButton(), Qt::LeftButton);
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return window_->replayPage() && window_->replayPage()->story() != nullptr; }, 30000));
  const ReplayStory& story = *window_->replayPage()->story();
  EXPECT_EQ(narutoOf(*window_->replayPage()).state().turn, 4);
  EXPECT_LT(story.frame(), story.last());
  bool first = true;
  for (int frame = story.frame() - 1; frame > 0 && first; --frame)
    first = narutoOf(*window_->replayPage()).recording().at(static_cast<std::size_t>(frame)).moment.state.step !=
                naruto::Step::mission ||
            narutoOf(*window_->replayPage()).recording().at(static_cast<std::size_t>(frame)).moment.state.turn < 4;
  EXPECT_TRUE(first) << "where the turn begins";
  window_->closeReplay();
  EXPECT_TRUE(end.isVisible()) << "the way back leads to the end of the game";
  window_.reset();  // before the desk
}

/// The limit of a file's size stands for a disk without room.
TEST_F(GoingOnOnScreen, ADecisionThatFoundNoRoomIsWrittenBeforeTheNextOne) {
  naruto::MatchSetup setup;
  setup.edition = naruto::find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Naomi", shippedDeck("clones")};
  setup.seats[PlayerId::north] = {"Tiago", shippedDeck("embers")};
  naruto::Match match(shippedCards(), setup);
  JournalRecorder recorder(folder());
  recorder.begun(match);
  const auto decide = [&](const naruto::Action& action) {
    ASSERT_FALSE(match.act(match.decider(), action));
    recorder.decided(match);
  };
  const std::string before = textOf(records().back());
  rlimit usual{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &usual), 0);
  const auto signal = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{before.size() + 4, usual.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  decide(naruto::CallToss{true});
  const QString told = recorder.trouble();
  decide(naruto::ChooseStarter{PlayerId::south});
  const QString again = recorder.trouble();
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &usual), 0);
  std::signal(SIGXFSZ, signal);
  EXPECT_TRUE(told.contains(QStringLiteral("cannot be written"))) << told.toStdString();
  EXPECT_TRUE(again.isEmpty());  // told once
  EXPECT_EQ(textOf(records().back()), before);
  decide(naruto::ChangeHand{false});
  EXPECT_TRUE(recorder.trouble().isEmpty());
  EXPECT_EQ(matchOf(records().back()).state(), match.state());
}

TEST_F(GoingOnOnScreen, AFolderThatIsAFileIsToldAndNothingIsForgotten) {
  naruto::MatchSetup setup;
  setup.edition = naruto::find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Naomi", shippedDeck("clones")};
  setup.seats[PlayerId::north] = {"Tiago", shippedDeck("embers")};
  naruto::Match match(shippedCards(), setup);
  const fs::path place = folder() / "matches";
  std::ofstream(place) << "in the way";
  JournalRecorder recorder(place);
  recorder.begun(match);
  EXPECT_TRUE(recorder.trouble().contains(QStringLiteral("matches"))) << recorder.trouble().toStdString();
  ASSERT_FALSE(match.act(match.decider(), naruto::CallToss{true}));
  recorder.decided(match);
  EXPECT_TRUE(recorder.trouble().isEmpty());  // told once
  EXPECT_TRUE(recorder.path().isEmpty());
  const fs::path copy = folder() / "copy.match";
  EXPECT_TRUE(recorder.saveCopy(QString::fromStdString(copy.string())).isEmpty());
  EXPECT_EQ(matchOf(copy).state(), match.state());
  fs::remove(place);
  ASSERT_FALSE(match.act(match.decider(), naruto::ChooseStarter{PlayerId::south}));
  recorder.decided(match);
  ASSERT_FALSE(recorder.path().isEmpty());
  EXPECT_EQ(matchOf(recorder.path().toStdString()).state(), match.state());
}

}  // namespace
}  // namespace playsheet::testing
