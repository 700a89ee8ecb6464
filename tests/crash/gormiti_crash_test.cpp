// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <random>

#include "app/storage/game_cards.h"
#include "app/storage/record_writer.h"
#include "app/storage/reopened_match.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/match/card_game.h"
#include "tests/crash/killed_player.h"
#include "tests/support/source_path.h"

/// A program that keeps matches of Gormiti is killed at random moments, goes on from what it left, and is killed again.
/// PLAYSHEET_KILLS is the number of kills.
namespace playsheet::crash {
namespace {

namespace fs = std::filesystem;

using gormiti::Game;

const gormiti::Catalog& gormiti_cards() {
  static const gormiti::Catalog cards = std::move(*load_gormiti(support::source_path("cards.db")));
  return cards;
}

/// Both modes in turn, each with two of its ready decks.
gormiti::MatchSetup gormiti_setup(std::uint64_t seed) {
  const bool quick = seed % 2 == 0;
  gormiti::MatchSetup setup;
  setup.mode = quick ? gormiti::Mode::quick : gormiti::Mode::strategic;
  setup.seed = seed;
  setup.seats[table::PlayerId::south] = gormiti::seat_with(*gormiti_cards().deck(quick ? "Q1" : "D1"), "Ada");
  setup.seats[table::PlayerId::north] = gormiti::seat_with(*gormiti_cards().deck(quick ? "Q2" : "D3"), "Bruno");
  return setup;
}

std::optional<StorageProblem> keep(GameRecorder<Game>& recorder, Click click, const gormiti::Match& match) {
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
int play_gormiti(const fs::path& data, const std::string& file, std::uint64_t seed, int pipe) {
  std::optional<gormiti::Match> match;
  std::optional<GameRecorder<Game>> recorder;
  std::uint32_t entries = 0;
  if (file.empty()) {
    match.emplace(gormiti_cards(), gormiti_setup(seed));
    recorder.emplace(data / "matches");
    if (recorder->begun(*match)) return 3;
    entries = 1;
  } else {
    auto opened = reopen_game<Game>(MatchFiles(data), file, gormiti_cards());
    if (!opened.match) return 2;
    entries = static_cast<std::uint32_t>(entry_ends(*opened.journal->read()).size());
    match = std::move(opened.match);
    recorder.emplace(std::move(*opened.journal));
  }
  acknowledge(pipe, entries, *match);
  gormiti::RandomPlayer player(seed);
  std::mt19937_64 luck(seed);
  while (!match->over()) {
    const auto choose = [&player](const gormiti::Match& m) { return player.choose(m.state(), m.rules()); };
    const Click click = one_click(*match, luck, choose);
    if (keep(*recorder, click, *match)) return 3;
    if (click != Click::none) ++entries;
    acknowledge(pipe, entries, *match);
  }
  return 0;
}

gormiti::Replay replay_gormiti(std::string_view text) { return table::replay<Game>(text, gormiti_cards()); }

TEST(GormitiCrash, NothingThatWasAcknowledgedIsLost) {
  const int kills = kills_wanted("PLAYSHEET_KILLS", 250);
  const CrashFolder folder("gormiti-crash");
  const KillCounts counts = kill_one_after_another({kills, seed_wanted(20261127), 24, 3000, 1}, folder, play_gormiti,
                                                   [](const std::string& record, const Killed& killed, bool& over) {
                                                     std::optional<gormiti::Match> match;
                                                     auto said =
                                                         has_what_was_said(record, killed, replay_gormiti, match);
                                                     over = match && match->over();
                                                     return said;
                                                   });
  EXPECT_GT(counts.resumed, kills / 4);
}

/// Wherever the file ends: it is listed with its whole decisions, and goes on from there with nothing before it
/// touched.
TEST(GormitiCrash, ARecordThatEndsAnywhereGoesOn) {
  const CrashFolder folder("gormiti-cut");
  const fs::path& data = folder.path;
  (void)run_and_kill([&](int pipe) { return play_gormiti(data, {}, 5, pipe); }, {30, 0, {}});
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
    EXPECT_EQ(listed.front().other->decisions + 1, static_cast<int>(replay_gormiti(whole).match->moments().size()));
    const Killed again = run_and_kill([&](int pipe) { return play_gormiti(data, name, 6, pipe); }, {8, 0, {}});
    const std::string after = *read_text_file(data / "matches" / name);
    std::optional<gormiti::Match> match;
    ASSERT_TRUE(has_what_was_said(after, again, replay_gormiti, match));
    EXPECT_TRUE(after.starts_with(whole));
  }
}

}  // namespace
}  // namespace playsheet::crash
