// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>

#include "app/storage/match_files.h"
#include "app/storage/text_file.h"
#include "engine/players/random_player.h"
#include "tests/crash/killed_player.h"
#include "tests/support/catalogs.h"

/// The program without a window is killed at random moments, goes on from what it left, and is killed again.
/// PLAYSHEET_KILLS is the number of kills.
namespace playsheet::crash {
namespace {

namespace fs = std::filesystem;
using support::shipped_cards;

naruto::MatchSetup setup_of_seed(std::uint64_t seed) {
  naruto::MatchSetup setup;
  setup.edition = naruto::find_edition("usa-1.3");
  setup.seats[naruto::PlayerId::south] = {"Ada", support::ready_deck("clones")};
  setup.seats[naruto::PlayerId::north] = {"Bruno", support::ready_deck("embers")};
  setup.seed = seed;
  return setup;
}

void one_kept_click(naruto::Match& match, players::RandomPlayer& player, std::mt19937_64& luck,
                    MatchRecorder& recorder) {
  const auto choose = [&player](const naruto::Match& m) { return player.choose(m.state(), m.rules()); };
  switch (one_click(match, luck, choose)) {
    case Click::none:
      return;
    case Click::decided:
      return recorder.decided(match);
    case Click::undone:
      return recorder.undone(match);
    case Click::redone:
      return recorder.redone(match);
  }
}

/// The player: begins a match in the folder, or goes on in the file, and plays until it is over.
int play(const fs::path& data, const std::string& file, std::uint64_t seed, int pipe) {
  std::optional<naruto::Match> match;
  std::unique_ptr<CountingRecorder> recorder;
  if (file.empty()) {
    match.emplace(shipped_cards(), setup_of_seed(seed));
    recorder = std::make_unique<CountingRecorder>(std::make_unique<JournalRecorder>(data / "matches"), 0);
    recorder->begun(*match);
  } else {
    auto opened = MatchFiles(data).open(file);
    if (!opened || opened->journal.keep_only(opened->text)) return 2;
    match = std::move(naruto::replay(opened->text, shipped_cards()).match);
    if (!match) return 2;
    recorder = std::make_unique<CountingRecorder>(std::make_unique<JournalRecorder>(std::move(opened->journal)),
                                                  static_cast<std::uint32_t>(entry_ends(opened->text).size()));
  }
  acknowledge(pipe, recorder->entries(), *match);
  players::RandomPlayer player(seed);
  std::mt19937_64 luck(seed);
  while (!match->over()) {
    one_kept_click(*match, player, luck, *recorder);
    if (!recorder->trouble().isEmpty()) return 3;
    acknowledge(pipe, recorder->entries(), *match);
  }
  return 0;
}

TEST(Crash, NothingThatWasAcknowledgedIsLost) {
  const int kills = kills_wanted("PLAYSHEET_KILLS", 250);
  const CrashFolder folder("crash");
  const KillCounts counts = kill_one_after_another({kills, seed_wanted(20261122), 24, 3000, 1}, folder, play);
  EXPECT_GT(counts.resumed, kills / 4);
}

/// Wherever the file ends: it is whole up to a decision, and goes on from there with nothing before it touched.
TEST(Crash, ARecordThatEndsAnywhereGoesOn) {
  const CrashFolder folder("cut");
  const fs::path& data = folder.path;
  const Killed killed = run_and_kill([&](int pipe) { return play(data, {}, 4, pipe); }, {30, 0, {}});
  const std::string name = folder.record();
  const std::string record = *read_text_file(data / "matches" / name);
  const auto ends = entry_ends(record);
  ASSERT_GT(ends.size(), 20U);
  std::mt19937_64 luck(7);
  for (int i = 0; i < 12; ++i) {
    const std::size_t cut = ends.front() + luck() % (record.size() - ends.front());
    SCOPED_TRACE(cut);
    ASSERT_TRUE(write_text_file(data / "matches" / name, record.substr(0, cut)));
    const Killed again = run_and_kill([&](int pipe) { return play(data, name, 5, pipe); }, {8, 0, {}});
    const std::string after = *read_text_file(data / "matches" / name);
    std::optional<naruto::Match> match;
    ASSERT_TRUE(has_what_was_said(after, again, shipped_cards(), match));
    EXPECT_TRUE(after.starts_with(naruto::whole_part(std::string_view(record).substr(0, cut))));
  }
}

}  // namespace
}  // namespace playsheet::crash
