// SPDX-License-Identifier: GPL-3.0-or-later
// Matches of the games on the seam in the data folder: kept decision by decision, listed, resumed, removed.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <functional>
#include <regex>
#include <set>
#include <sstream>

#include "app/storage/game_cards.h"
#include "app/storage/match_files.h"
#include "app/storage/person_games.h"
#include "app/storage/record_writer.h"
#include "app/storage/reopened_match.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/decks/share_code.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/naruto/match/record.h"
#include "engine/rising_clan/match/card_game.h"
#include "tests/support/catalogs.h"
#include "tests/support/source_path.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

using Recorder = GameRecorder<gormiti::Game>;
using table::PlayerId;

const gormiti::Catalog& gormiti_catalog() {
  static const gormiti::Catalog cards = std::move(*load_gormiti(support::source_path("cards.db")));
  return cards;
}

gormiti::MatchSetup gormiti_match_setup(gormiti::Mode mode) {
  const bool quick = mode == gormiti::Mode::quick;
  gormiti::MatchSetup setup;
  setup.mode = mode;
  setup.seed = 9;
  setup.seats[PlayerId::south] = gormiti::seat_with(*gormiti_catalog().deck(quick ? "Q1" : "D1"), "Naomi");
  setup.seats[PlayerId::north] = gormiti::seat_with(*gormiti_catalog().deck(quick ? "Q2" : "D2"), "Tiago");
  return setup;
}

/// What stands behind the end of a decision: when it was on disk.
std::string without_times(const std::string& record) {
  static const std::regex time(R"(\.  # \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n)");
  return std::regex_replace(record, time, ".\n");
}

class GameRecords : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(data_); }
  void TearDown() override { fs::remove_all(data_); }

  /// Plays at random as far as `decisions`, or to the end; all of it is kept.
  void play(gormiti::Match& match, Recorder& recorder, int decisions, std::uint64_t seed = 3) const {
    gormiti::RandomPlayer player(seed);
    for (int i = 0; i < decisions && !match.over(); ++i) {
      ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
      ASSERT_FALSE(recorder.decided(match));
    }
  }
  /// A match that was left in the middle; gives the name of its file.
  std::string left(gormiti::Mode mode, int decisions) const {
    gormiti::Match match(gormiti_catalog(), gormiti_match_setup(mode));
    Recorder recorder(data_ / "matches");
    EXPECT_FALSE(recorder.begun(match));
    play(match, recorder, decisions);
    return recorder.writer().path().filename().string();
  }
  std::vector<MatchFile> listed() const {
    MatchFiles files(data_);
    std::optional<StorageProblem> problem;
    auto all = files.list(problem);
    EXPECT_FALSE(problem);
    return all;
  }
  std::string text_of_record(const std::string& name) const { return *read_text_file(data_ / "matches" / name); }
  ReopenedMatch<gormiti::Match> reopened(const std::string& name) const {
    return reopen_game<gormiti::Game>(MatchFiles(data_), name, gormiti_catalog());
  }

  const fs::path data_ = fs::path(testing::TempDir()) / ("game_records_" + std::to_string(::getpid()));
};

TEST_F(GameRecords, EachDecisionIsOnTheDiskAtOnce) {
  gormiti::Match match(gormiti_catalog(), gormiti_match_setup(gormiti::Mode::strategic));
  Recorder recorder(data_ / "matches");
  ASSERT_FALSE(recorder.begun(match));
  const std::string name = recorder.writer().path().filename().string();
  EXPECT_TRUE(std::regex_match(name, std::regex(R"(\d{4}-\d\d-\d\d-\d{6}\.match)"))) << name;
  for (int i = 0; i < 12; ++i) {
    EXPECT_EQ(without_times(text_of_record(name)), table::record_of(match)) << i;
    EXPECT_EQ(*recorder.writer().text(), text_of_record(name));
    play(match, recorder, 1, static_cast<std::uint64_t>(i));
  }
  const std::string before = text_of_record(name);
  match.undo();
  ASSERT_FALSE(recorder.undone());
  EXPECT_EQ(text_of_record(name), before + "undo\n");
  match.redo();
  ASSERT_FALSE(recorder.redone());
  EXPECT_EQ(text_of_record(name), before + "undo\nredo\n");
}

/// One code writes all records: what a window keeps of Naruto is the record of the match and the times, byte for byte.
TEST_F(GameRecords, ARecordOfNarutoIsAsItEverWas) {
  naruto::MatchSetup setup;
  setup.edition = naruto::find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", support::ready_deck("clones")};
  setup.seats[PlayerId::north] = {"Bruno", support::ready_deck("embers")};
  naruto::Match match(support::shipped_cards(), setup);
  RecordWriter writer(data_ / "matches");
  ASSERT_FALSE(writer.begun(naruto::record_of(match)));
  const std::string text = *writer.text();
  EXPECT_EQ(without_times(text), naruto::record_of(match));
  EXPECT_TRUE(std::regex_search(text, std::regex(R"(\n\.  # \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n$)"))) << text;
  const auto files = listed();
  ASSERT_EQ(files.size(), 1U);
  EXPECT_EQ(files[0].game, "naruto");
  EXPECT_TRUE(files[0].summary && !files[0].other && files[0].outline() == &*files[0].summary);
}

TEST_F(GameRecords, AMatchIsListedWithItsGame) {
  const std::string name = left(gormiti::Mode::strategic, 40);
  auto files = listed();
  ASSERT_EQ(files.size(), 1U);
  EXPECT_EQ(files[0].game, "gormiti");
  EXPECT_FALSE(files[0].summary);
  ASSERT_TRUE(files[0].other) << files[0].problem;
  const table::GameSummary& sum = *files[0].other;
  const auto replayed = table::replay<gormiti::Game>(text_of_record(name), gormiti_catalog());
  EXPECT_EQ(sum.game, "gormiti");
  EXPECT_EQ(sum.mode, "strategic");
  EXPECT_EQ(sum.seed, 9U);
  ASSERT_EQ(sum.seats.size(), 2U);
  EXPECT_EQ(sum.seats[0].name, "Naomi");
  EXPECT_EQ(sum.seats[1].name, "Tiago");
  EXPECT_EQ(sum.seats[0].deck, gormiti_catalog().deck("D1")->name.en);
  EXPECT_EQ(sum.decisions, 40);
  EXPECT_EQ(sum.times.size(), 41U);
  EXPECT_EQ(sum.turn, replayed.match->state().turn);
  EXPECT_GT(sum.turn, 0);
  EXPECT_FALSE(sum.end);
  EXPECT_EQ(began_at(files[0]), sum.times.front());
  EXPECT_TRUE(games_that_count(files).empty()) << "it is not over";
}

TEST_F(GameRecords, HowAMatchEndedIsListed) {
  for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick}) {
    gormiti::Match match(gormiti_catalog(), gormiti_match_setup(mode));
    Recorder recorder(data_ / "matches");
    ASSERT_FALSE(recorder.begun(match));
    play(match, recorder, 100000);
    ASSERT_TRUE(match.over());
    std::optional<table::RecordProblem> wrong;
    const std::string text = *recorder.writer().text();
    const auto sum = table::summarize<gormiti::Game>(text, wrong);
    ASSERT_TRUE(sum) << table::text_of(*wrong, "record");
    ASSERT_TRUE(sum->end);
    EXPECT_EQ(sum->end->reason, table::name_of(match.state().end));
    EXPECT_EQ(sum->turn, mode == gormiti::Mode::quick ? match.state().round : match.state().turn);
    std::vector<std::size_t> winners;
    if (match.state().outcome == gormiti::Outcome::south) winners = {0};
    if (match.state().outcome == gormiti::Outcome::north) winners = {1};
    EXPECT_EQ(sum->end->winners, winners);
    // What is taken back has not happened.
    EXPECT_FALSE(table::summarize<gormiti::Game>(text + "undo\n", wrong)->end);
  }
}

/// Counted anew from the events of the match: which cards of the decks came to a hand, and into play.
TEST_F(GameRecords, TheCardsOfAGameAreCountedOnceEach) {
  for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick}) {
    gormiti::Match match(gormiti_catalog(), gormiti_match_setup(mode));
    Recorder recorder(data_ / "matches");
    ASSERT_FALSE(recorder.begun(match));
    play(match, recorder, 100000);
    std::set<gormiti::CardId> drawn, played;
    for (const auto& moment : match.moments())
      for (const gormiti::Event& event : moment.events)
        if (const auto* moved = std::get_if<gormiti::CardMoved>(&event)) {
          if (moved->to == gormiti::Zone::hand) drawn.insert(moved->card);
          if (gormiti::is_in_play(moved->to)) played.insert(moved->card);
        }
    std::optional<table::RecordProblem> wrong;
    const auto sum = table::summarize<gormiti::Game>(*recorder.writer().text(), wrong);
    ASSERT_TRUE(sum) << table::text_of(*wrong, "record");
    std::size_t counted_drawn = 0, counted_played = 0;
    for (const PlayerId player : table::kPlayers) {
      const auto& cards = sum->seats[table::index(player)].cards;
      ASSERT_EQ(cards.size(), match.setup().seats[player].cards.size());
      for (std::size_t i = 0; i < cards.size(); ++i) {
        EXPECT_EQ(cards[i].code, match.setup().seats[player].cards[i]);
        EXPECT_EQ(cards[i].copies, 1);
        const auto number =
            static_cast<gormiti::CardId>(i + (player == PlayerId::north ? sum->seats[0].cards.size() : 0));
        EXPECT_EQ(match.state()[number].owner, player);
        EXPECT_EQ(cards[i].drawn, drawn.contains(number) ? 1 : 0) << cards[i].code;
        EXPECT_EQ(cards[i].played, played.contains(number) ? 1 : 0) << cards[i].code;
        counted_drawn += static_cast<std::size_t>(cards[i].drawn);
        counted_played += static_cast<std::size_t>(cards[i].played);
      }
    }
    EXPECT_EQ(counted_drawn, std::ranges::count_if(drawn, [](auto card) { return card < 2 * gormiti::kMaxOwned; }));
    EXPECT_GT(counted_played, 4U);
    EXPECT_EQ(sum->starter.has_value(), mode == gormiti::Mode::strategic);
    if (sum->starter) {
      EXPECT_EQ(*sum->starter, table::index(match.state().starter));
    }
  }
}

/// What the history keeps of a game is what its record says, however often it is kept and read.
TEST_F(GameRecords, GamesOfEveryKindAreInTheHistory) {
  gormiti::Match match(gormiti_catalog(), gormiti_match_setup(gormiti::Mode::strategic));
  Recorder recorder(data_ / "matches");
  ASSERT_FALSE(recorder.begun(match));
  play(match, recorder, 100000);
  const auto files = listed();
  const auto game = played_game(files.front());
  ASSERT_TRUE(game);
  EXPECT_EQ(game->game, "gormiti");
  EXPECT_EQ(game->form, "strategic");
  EXPECT_EQ(game->seats[0].name, "Naomi");
  EXPECT_EQ(game->seats[1].deck, gormiti_catalog().deck("D2")->name.en);
  EXPECT_NE(game->seats[0].code, game->seats[1].code);
  const auto deck = gormiti::read_share_code(game->seats[0].code, gormiti_catalog()).deck;
  ASSERT_TRUE(deck);
  EXPECT_EQ(
      std::set(deck->cards.begin(), deck->cards.end()),
      std::set(match.setup().seats[PlayerId::south].cards.begin(), match.setup().seats[PlayerId::south].cards.end()));
  EXPECT_EQ(game->reason, table::name_of(match.state().end));
  auto person = PersonDatabase::open(data_ / "person.db");
  ASSERT_FALSE(update_games(person, files));
  ASSERT_FALSE(update_games(person, files));
  auto kept = played_games(person);
  ASSERT_TRUE(kept) << text_of(kept.problem());
  ASSERT_EQ(kept->size(), 1U);
  const auto by_code = [](std::vector<table::CardTally>& cards) {
    std::ranges::sort(cards, {}, &table::CardTally::code);
  };
  auto expected = *game;
  for (table::PlayedSeat& seat : expected.seats) by_code(seat.cards);
  for (table::PlayedSeat& seat : kept->front().seats) by_code(seat.cards);
  EXPECT_EQ(kept->front(), expected);
}

/// Until the match is decided the decks are not known to both: its games count when it is over.
TEST_F(GameRecords, TheGamesOfAMatchOfSeveralCountWhenItIsOver) {
  gormiti::SeriesPart series{3, 9, {}};
  for (int number = 1; number <= 3; ++number) {
    gormiti::MatchSetup setup = gormiti_match_setup(gormiti::Mode::strategic);
    setup.seed = series.next_seed();
    setup.series = series;
    gormiti::Match match(gormiti_catalog(), setup);
    Recorder recorder(data_ / "matches");
    ASSERT_FALSE(recorder.begun(match));
    play(match, recorder, 10);
    const PlayerId loser = number == 2 ? PlayerId::south : PlayerId::north;
    EXPECT_TRUE(games_that_count(listed()).empty()) << number;
    ASSERT_FALSE(match.act(loser, gormiti::Concede{}));
    ASSERT_FALSE(recorder.decided(match));
    series.games.push_back({table::other(loser), gormiti::EndReason::conceded, match.state().starter, setup.seed});
    EXPECT_EQ(games_that_count(listed()).size(), number == 3 ? 3U : 0U) << number;
    EXPECT_EQ(decided_series(listed()).contains(9), number == 3);
  }
}

TEST_F(GameRecords, AMatchOfManySeatsIsListedToo) {
  const auto cards = load_rising_clan(support::source_path("cards.db"));
  ASSERT_TRUE(cards);
  rising_clan::MatchSetup setup;
  setup.names = {"Ada", "", "Bruno", "Chiara"};
  setup.seed = 4;
  rising_clan::Match match(*cards, setup);
  GameRecorder<rising_clan::Game> recorder(data_ / "matches");
  ASSERT_FALSE(recorder.begun(match));
  table::RandomPlayer<rising_clan::Game> player(4);
  while (!match.over()) {
    ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
    ASSERT_FALSE(recorder.decided(match));
  }
  const auto files = listed();
  ASSERT_EQ(files.size(), 1U);
  ASSERT_TRUE(files[0].other) << files[0].problem;
  EXPECT_EQ(files[0].game, "rising-clan");
  ASSERT_EQ(files[0].other->seats.size(), 4U);
  EXPECT_EQ(files[0].other->seats[3].name, "Chiara");
  EXPECT_EQ(files[0].other->decisions + 1, static_cast<int>(match.moments().size()));
  ASSERT_TRUE(files[0].other->end);
  EXPECT_EQ(files[0].other->end->winners.size(), static_cast<std::size_t>(match.state().outcome.winners().size()));
  const auto again = reopen_game<rising_clan::Game>(MatchFiles(data_), files[0].name, *cards);
  EXPECT_FALSE(again.match) << "it is being written";
  EXPECT_EQ(again.problem->fault, StorageFault::locked);
}

TEST_F(GameRecords, AMatchGoesOnBehindItsLastWholeDecision) {
  const std::string name = left(gormiti::Mode::strategic, 25);
  const std::string whole = text_of_record(name);
  std::ofstream(data_ / "matches" / name, std::ios::app) << "> south pass\n  passed pla";
  auto again = reopened(name);
  ASSERT_TRUE(again.match && again.journal) << (again.wrong ? table::text_of(*again.wrong, name) : "");
  EXPECT_EQ(text_of_record(name), whole);
  EXPECT_EQ(again.match->moments().size(), 26U);
  EXPECT_TRUE(listed()[0].in_use);
  EXPECT_EQ(reopened(name).problem->fault, StorageFault::locked);
  EXPECT_EQ(MatchFiles(data_).remove(name).problem().fault, StorageFault::locked);
  Recorder recorder(std::move(*again.journal));
  play(*again.match, recorder, 10);
  EXPECT_EQ(without_times(text_of_record(name)), table::record_of(*again.match));
  EXPECT_TRUE(text_of_record(name).starts_with(whole));
}

TEST_F(GameRecords, ADamagedOneIsRefusedWithItsLine) {
  const std::string name = left(gormiti::Mode::quick, 8);
  const std::string good = text_of_record(name);
  const auto refused = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    EXPECT_TRUE(write_text_file(data_ / "matches" / name, text));
    auto again = reopened(name);
    EXPECT_FALSE(again.match);
    EXPECT_EQ(text_of_record(name), text) << "it is left as it is";
    return again.wrong.value_or(table::RecordProblem{});
  };
  const auto head = refused("mode quick", "mode quirk");
  EXPECT_EQ(head.line, 3);
  EXPECT_EQ(head.found, "quirk");
  const auto seed = refused("seed 9", "seed 8");
  EXPECT_GT(seed.line, 20);
  EXPECT_EQ(seed.fault, table::RecordFault::event);
  EXPECT_EQ(refused("begin\n", "begun\n").fault, table::RecordFault::head);
  const auto line = refused("\n> ", "\n< ");
  EXPECT_EQ(line.line, 1 + static_cast<int>(std::count(
                               good.begin(), good.begin() + static_cast<std::ptrdiff_t>(good.find("\n> ") + 1), '\n')));
  EXPECT_TRUE(write_text_file(data_ / "matches" / name, "playsheet match 1\ngame gormiti\nmode quick\n"));
  const auto files = listed();
  EXPECT_EQ(files[0].game, "gormiti");
  EXPECT_FALSE(files[0].other);
  EXPECT_NE(files[0].problem.find(name + ":"), std::string::npos) << files[0].problem;
  EXPECT_NE(files[0].problem.find("expected \"begin\""), std::string::npos) << files[0].problem;
}

TEST_F(GameRecords, ARecordOfAnotherGameIsRefusedByName) {
  const std::string name = left(gormiti::Mode::quick, 3);
  const auto naruto = reopen_match<naruto::Match>(
      MatchFiles(data_), name, [](std::string_view text) { return naruto::replay(text, support::shipped_cards()); });
  ASSERT_TRUE(naruto.wrong);
  EXPECT_EQ(naruto.wrong->fault, table::RecordFault::other_game);
  const auto cards = load_rising_clan(support::source_path("cards.db"));
  const auto other = reopen_game<rising_clan::Game>(MatchFiles(data_), name, *cards);
  ASSERT_TRUE(other.wrong);
  EXPECT_EQ(other.wrong->fault, table::RecordFault::other_game);
  EXPECT_EQ(other.wrong->found, "gormiti");
  EXPECT_TRUE(reopened(name).match) << "nothing of it is lost";
}

TEST_F(GameRecords, ItGoesIntoTheTrashAndComesBack) {
  const std::string name = left(gormiti::Mode::quick, 6);
  const std::string text = text_of_record(name);
  MatchFiles files(data_);
  ASSERT_FALSE(files.copy(name, data_ / "matches" / "copy.match"));
  // Clocks of files are coarse: which of two was there first is to be seen.
  fs::last_write_time(data_ / "matches" / "copy.match",
                      fs::last_write_time(data_ / "matches" / name) + std::chrono::seconds(1));
  const auto all = listed();
  ASSERT_EQ(all.size(), 2U);
  for (const MatchFile& file : all) EXPECT_EQ(file.copy_of, file.name == name ? "" : name);
  const auto moved = files.remove(name);
  ASSERT_TRUE(moved);
  EXPECT_EQ(listed().size(), 1U);
  const auto back = files.restore(*moved);
  ASSERT_TRUE(back);
  EXPECT_EQ(text_of_record(*back), text);
}

/// Whatever byte of it is changed: it is listed or told, resumed or told, and never touched.
TEST_F(GameRecords, WhateverByteIsChangedNothingBreaks) {
  const std::string name = left(gormiti::Mode::quick, 8);
  const std::string good = text_of_record(name);
  for (std::size_t at = 0; at < good.size(); at += 23) {
    std::string text = good;
    text[at] = static_cast<char>(text[at] ^ 0x15);
    ASSERT_TRUE(write_text_file(data_ / "matches" / name, text));
    const auto files = listed();
    ASSERT_EQ(files.size(), 1U);
    EXPECT_TRUE((files[0].outline() != nullptr) != !files[0].problem.empty()) << at;
    const auto again = reopened(name);
    EXPECT_TRUE(again.match || again.wrong || again.problem) << at;
    EXPECT_TRUE(again.match || text_of_record(name) == text) << at;
  }
}

}  // namespace
}  // namespace playsheet
