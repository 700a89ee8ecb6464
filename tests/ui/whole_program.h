// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <memory>

#include "app/locations.h"
#include "app/window_program.h"
#include "engine/naruto/match/record.h"
#include "engine/players/random_player.h"
#include "tests/ui/waited_store.h"
#include "ui/collection/collection_page.h"
#include "ui/decks/deck_builder.h"
#include "ui/lessons/lessons_page.h"
#include "ui/matches/matches_page.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/table/match_table.h"
#include "ui/tournament/event_view.h"
#include "ui/tournament/tournament_page.h"

namespace playsheet::testing {

/// The whole program as a person starts it, with a data folder of its own: a match that is over, an event, a card
/// source with a fault. Every page is there and can be gone through.
class WholeProgramTest : public ::testing::Test {
 protected:
  struct Page {
    const char* name;
    std::function<void()> open;
  };

  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    data_ = std::filesystem::path(::testing::TempDir()) / (std::string("whole_program_") + info->name());
    std::filesystem::remove_all(data_);
    std::filesystem::create_directories(data_ / "cards");
    std::ofstream(data_ / "cards" / "faulty.toml") << "[[card]]\ncode = 3\n";
    fill();
    start();
    keepAMatch();
    std::filesystem::create_directories(data_ / "events");
    std::ofstream(data_ / "events" / "club.tournament", std::ios::binary)
        << "playsheet-tournament 1\n1 - - open title=Club seed=1\n2 - - enrol entry=1 name=Ada\n3 - - enrol entry=2 "
           "name=Bruno\n";
    QCoreApplication::processEvents();
  }
  void TearDown() override {
    program_.reset();
    std::filesystem::remove_all(data_);
  }

  virtual const char* language() const { return "en"; }
  /// Puts into the data folder what is there before the program starts.
  virtual void fill() {}
  /// Starts the program, once more if it runs already.
  void start() {
    program_.reset();
    window_ = nullptr;
    WindowOptions options;
    options.data = data_.string();
    options.size = "1366x768";
    options.language = language();
    program_ = std::make_unique<WindowProgram>(options, std::async(std::launch::async, readShippedCards));
    ASSERT_TRUE(program_->prepare());
    for (QWidget* each : QApplication::topLevelWidgets())
      if (auto* found = qobject_cast<Shell*>(each)) window_ = found;
    ASSERT_NE(window_, nullptr);
    window_->activateWindow();
  }

  MatchPlan plan() const {
    MatchPlan plan = window_->plan();
    plan.seats[PlayerId::south].name = QStringLiteral("Naomi");
    plan.seats[PlayerId::north].name = QStringLiteral("Tiago");
    plan.seed = 7;
    plan.pace = 0;
    return plan;
  }

  /// Each page of the window, over whatever is there; the last ones put a match on the table.
  std::vector<Page> pages() {
    return {{"start", [this] { toStart(); }},
            {"rules", [this] { window_->showRules({}); }},
            {"lessons", [this] { window_->showLessons(); }},
            {"a lesson",
             [this] {
               window_->showLessons();
               if (QWidget* row = QApplication::focusWidget()) QTest::keyClick(row, Qt::Key_Return);
             }},
            {"collection",
             [this] {
               window_->showCollection();
               window_->collectionPage()->showTable(false);
               window_->collectionPage()->setQuery(QStringLiteral("s:fire naruto"));
               found();
             }},
            {"collection as a table",
             [this] {
               window_->showCollection();
               window_->collectionPage()->showTable(true);
               found();
             }},
            {"decks",
             [this] {
               window_->showDecks();
               if (!window_->deckBuilder()->current()) window_->deckBuilder()->newDeck();
               EXPECT_TRUE(QTest::qWaitFor([this] { return window_->deckBuilder()->poolFound(); }, 60000));
             }},
            {"matches",
             [this] {
               window_->showMatches();
               window_->matchesPage()->showMatches();
               read();
             }},
            {"statistics",
             [this] {
               window_->showMatches();
               window_->matchesPage()->showStatistics();
               read();
             }},
            {"tournaments",
             [this] {
               window_->showTournaments();
               window_->tournamentPage()->showList();
               read();
             }},
            {"an event",
             [this] {
               window_->showTournaments();
               window_->tournamentPage()->openEvent(QStringLiteral("club.tournament"));
               EXPECT_TRUE(window_->tournamentPage()->view());
             }},
            {"a record", [this] { showRecord(); }},
            {"a match", [this] { window_->startMatch(plan()); }},
            {"the end of a match",
             [this] {
               window_->startMatch(plan());
               window_->table()->desk()->concede(PlayerId::south);
             }},
            {"collection over a match",
             [this] {
               window_->startMatch(plan());
               window_->showCollection();
               found();
             }},
            {"rules over a match", [this] {
               window_->startMatch(plan());
               window_->showRules({});
             }}};
  }
  void open(const Page& page) {
    toStart();
    page.open();
    QCoreApplication::processEvents();
  }

  /// What was asked for beside the window has come.
  void read() { EXPECT_TRUE(answered(program_->jobs())); }
  void showRecord() {
    window_->showReplay(QString::fromStdString(record_.string()));
    read();
  }

  std::filesystem::path data_;
  std::unique_ptr<WindowProgram> program_;
  Shell* window_ = nullptr;
  std::filesystem::path record_;  ///< of a match that is kept

 private:
  void toStart() {
    window_->closeRules();
    window_->closeCollection();
    window_->closeDecks();
    window_->closeMatches();
    window_->closeTournaments();
    window_->closeLessons();
    window_->closeReplay();
  }
  void found() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return window_->collectionPage()->answered(); }, 60000));
  }
  /// A record among the kept matches.
  void keepAMatch() {
    const MatchPlan chosen = plan();
    naruto::MatchSetup setup;
    setup.edition = naruto::find_edition("usa-1.3");
    for (const PlayerId player : table::kPlayers)
      setup.seats[player] = {chosen.seats[player].name.toStdString(), chosen.seats[player].deck};
    setup.seed = 3;
    naruto::Catalog cards;
    ASSERT_TRUE(load_shipped_cards(cards));
    naruto::Match match(cards, std::move(setup));
    players::RandomPlayer player(3);
    while (!match.over() && match.moments().size() < 400)
      ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
    record_ = data_ / "matches" / "kept.match";
    std::filesystem::create_directories(record_.parent_path());
    std::ofstream(record_, std::ios::binary) << naruto::record_of(match);
  }
};

}  // namespace playsheet::testing
