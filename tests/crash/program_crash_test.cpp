// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <cstdlib>
#include <random>

#include "app/storage/text_file.h"
#include "tests/crash/killed_player.h"
#include "tests/support/catalogs.h"

/// The program itself plays by itself and is killed at random moments: what it leaves is the beginning of the match
/// that it would have played. PLAYSHEET_PROGRAM_KILLS is the number of kills.
namespace playsheet::crash {
namespace {

namespace fs = std::filesystem;

int run_program(const fs::path& data) {
  ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
  ::setenv("HOME", data.c_str(), 1);
  ::setenv("XDG_CONFIG_HOME", data.c_str(), 1);
  if (!std::freopen("/dev/null", "w", stdout) || !std::freopen("/dev/null", "w", stderr)) return 5;
  const std::string program = std::string(PLAYSHEET_BINARY_DIR) + "/playsheet";
  ::execl(program.c_str(), "playsheet", "--autoplay", "--seed", "11", "--decks", "clones", "embers", "--data",
          data.c_str(), static_cast<char*>(nullptr));
  return 6;
}

/// Without the times, which are never the same.
std::string without_times(const std::string& record) {
  std::string out;
  std::size_t begin = 0;
  for (auto end = record.find('\n'); end != std::string::npos; end = record.find('\n', begin)) {
    const std::string line = record.substr(begin, end - begin);
    out += (line.starts_with(".  # ") ? "." : line) + "\n";
    begin = end + 1;
  }
  return out;
}

std::string record_of(const CrashFolder& folder) {
  const std::string name = folder.record();
  return name.empty() ? std::string() : *read_text_file(folder.path / "matches" / name);
}

TEST(ProgramCrash, WhatAKilledProgramLeavesIsTheBeginningOfItsMatch) {
  const int kills = kills_wanted("PLAYSHEET_PROGRAM_KILLS", 3);
  const CrashFolder folder("program");
  const fs::path& data = folder.path;
  constexpr int kUntilItsEnd = 100000;  // acknowledgements, of which it has none: its pipe ends with it
  ASSERT_TRUE(run_and_kill([&](int) { return run_program(data); }, {kUntilItsEnd, 0, {}}).ended);
  const std::string all = without_times(record_of(folder));
  ASSERT_TRUE(naruto::replay(all, support::shipped_cards()).match->over());
  std::mt19937_64 luck(seed_wanted(20261124));
  int begun = 0;
  for (int i = 0; i < kills; ++i) {
    SCOPED_TRACE(i);
    fs::remove_all(data);
    fs::create_directories(data);
    const KillMoment moment{0, static_cast<int>(luck() % 600000), [&] { return !record_of(folder).empty(); }};
    (void)run_and_kill([&](int) { return run_program(data); }, moment);
    const std::string record = record_of(folder);
    const std::string whole(naruto::whole_part(record));
    ASSERT_TRUE(all.starts_with(without_times(whole)));
    begun += whole.empty() ? 0 : 1;
    EXPECT_TRUE(whole.empty() || !naruto::replay(whole, support::shipped_cards()).problem);
  }
  EXPECT_GT(begun, kills / 2);
  std::printf("%d kills, %d of them in a match\n", kills, begun);
}

}  // namespace
}  // namespace playsheet::crash
