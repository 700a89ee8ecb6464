// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <random>

#include "app/storage/game_cards.h"
#include "app/storage/record_writer.h"
#include "app/storage/reopened_match.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/rising_clan/match/card_game.h"
#include "engine/table/random_player.h"
#include "tests/crash/killed_player.h"
#include "tests/support/source_path.h"

/// A program that keeps matches of a game of the table is killed at random moments, goes on from what it left, and is
/// killed again. PLAYSHEET_KILLS is the number of kills.
namespace playsheet::crash {
namespace {

namespace fs = std::filesystem;

struct Gormiti {
  using Game = gormiti::Game;
  static constexpr int kKills = 250;
  static const gormiti::Catalog& cards() {
    static const gormiti::Catalog cards = std::move(*load_gormiti(support::source_path("cards.db")));
    return cards;
  }
  /// Both modes in turn, each with two of its ready decks.
  static gormiti::MatchSetup setup(std::uint64_t seed) {
    const bool quick = seed % 2 == 0;
    gormiti::MatchSetup setup;
    setup.mode = quick ? gormiti::Mode::quick : gormiti::Mode::strategic;
    setup.seed = seed;
    setup.seats[table::PlayerId::south] = gormiti::seat_with(*cards().deck(quick ? "Q1" : "D1"), "Ada");
    setup.seats[table::PlayerId::north] = gormiti::seat_with(*cards().deck(quick ? "Q2" : "D3"), "Bruno");
    return setup;
  }
};

struct RisingClan {
  using Game = rising_clan::Game;
  static constexpr int kKills = 100;  // its games are long, and each player reads all that was played before
  static const rising_clan::Catalog& cards() {
    static const rising_clan::Catalog cards = std::move(*load_rising_clan(support::source_path("cards.db")));
    return cards;
  }
  /// All numbers of players in turn.
  static rising_clan::MatchSetup setup(std::uint64_t seed) {
    const int players = 2 + static_cast<int>(seed % 8);
    return rising_clan::match_of(players, players == 3 ? 1 : 0, seed);
  }
};

template <class G>
std::optional<StorageProblem> keep(GameRecorder<G>& recorder, Click click, const table::Match<G>& match) {
  switch (click) {
    case Click::none:
      return std::nullopt;
    case Click::decided:
      return recorder.decided(match);
    case Click::undone:
      return recorder.undone();
    case Click::redone:
      return recorder.redone();
  }
  return std::nullopt;
}

/// The player: begins a match in the folder, or goes on in the file, and plays until it is over.
template <class Named>
int play_game(const fs::path& data, const std::string& file, std::uint64_t seed, int pipe) {
  using Game = typename Named::Game;
  std::optional<table::Match<Game>> match;
  std::optional<GameRecorder<Game>> recorder;
  std::uint32_t entries = 0;
  if (file.empty()) {
    match.emplace(Named::cards(), Named::setup(seed));
    recorder.emplace(data / "matches");
    if (recorder->begun(*match)) return 3;
    entries = 1;
  } else {
    auto opened = reopen_game<Game>(MatchFiles(data), file, Named::cards());
    if (!opened.match) return 2;
    entries = static_cast<std::uint32_t>(entry_ends(*opened.journal->read()).size());
    match = std::move(opened.match);
    recorder.emplace(std::move(*opened.journal));
  }
  acknowledge(pipe, entries, *match);
  table::RandomPlayer<Game> player(seed);
  std::mt19937_64 luck(seed);
  while (!match->over()) {
    const auto choose = [&player](const table::Match<Game>& m) { return player.choose(m.state(), m.rules()); };
    const Click click = one_click(*match, luck, choose);
    if (keep(*recorder, click, *match)) return 3;
    if (click != Click::none) ++entries;
    acknowledge(pipe, entries, *match);
  }
  return 0;
}

template <class Named>
auto replay_game(std::string_view text) {
  return table::replay<typename Named::Game>(text, Named::cards());
}

template <class Named>
class GameCrash : public ::testing::Test {};
using GamesOfTheTable = ::testing::Types<Gormiti, RisingClan>;
TYPED_TEST_SUITE(GameCrash, GamesOfTheTable, );

TYPED_TEST(GameCrash, NothingThatWasAcknowledgedIsLost) {
  const int kills = kills_wanted("PLAYSHEET_KILLS", TypeParam::kKills);
  const CrashFolder folder("game-crash");
  const KillCounts counts =
      kill_one_after_another({kills, seed_wanted(20261127), 24, 3000, 1}, folder, play_game<TypeParam>,
                             [](const std::string& record, const Killed& killed, bool& over) {
                               std::optional<table::Match<typename TypeParam::Game>> match;
                               auto said = has_what_was_said(record, killed, replay_game<TypeParam>, match);
                               over = match && match->over();
                               return said;
                             });
  EXPECT_GT(counts.resumed, kills / 4);
}

/// Wherever the file ends: it is listed with its whole decisions, and goes on from there with nothing before it
/// touched.
TYPED_TEST(GameCrash, ARecordThatEndsAnywhereGoesOn) {
  const CrashFolder folder("game-cut");
  const fs::path& data = folder.path;
  (void)run_and_kill([&](int pipe) { return play_game<TypeParam>(data, {}, 5, pipe); }, {30, 0, {}});
  const std::string name = folder.record();
  const std::string record = *read_text_file(data / "matches" / name);
  const auto ends = entry_ends(record);
  ASSERT_GT(ends.size(), 20U);
  std::mt19937_64 luck(7);
  for (int i = 0; i < 12; ++i) {
    const std::size_t cut = ends.front() + luck() % (record.size() - ends.front());
    SCOPED_TRACE(cut);
    const auto whole = std::string(table::whole_part(std::string_view(record).substr(0, cut)));
    ASSERT_TRUE(write_text_file(data / "matches" / name, record.substr(0, cut)));
    MatchFiles files(data);
    std::optional<StorageProblem> problem;
    const auto listed = files.list(problem);
    ASSERT_EQ(listed.size(), 1U);
    ASSERT_TRUE(listed.front().other) << listed.front().problem;
    EXPECT_EQ(listed.front().other->whole, whole.size());
    EXPECT_EQ(listed.front().other->decisions + 1,
              static_cast<int>(replay_game<TypeParam>(whole).match->moments().size()));
    const Killed again = run_and_kill([&](int pipe) { return play_game<TypeParam>(data, name, 6, pipe); }, {8, 0, {}});
    const std::string after = *read_text_file(data / "matches" / name);
    std::optional<table::Match<typename TypeParam::Game>> match;
    ASSERT_TRUE(has_what_was_said(after, again, replay_game<TypeParam>, match));
    EXPECT_TRUE(after.starts_with(whole));
  }
}

}  // namespace
}  // namespace playsheet::crash
