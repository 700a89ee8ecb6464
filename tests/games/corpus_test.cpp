// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/naruto/match/record.h"
#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"
#include "tests/support/text_diff.h"

/// A recorded game of every ready deck, against the next deck of its edition. What happens in them may only change when
/// somebody wants it to: the test shows the lines that differ, and PLAYSHEET_REWRITE_GAMES=1 writes them anew.
namespace playsheet::support {
namespace {

using namespace naruto;

constexpr std::uint64_t kCorpusSeed = 2026;

struct CorpusGame {
  std::string edition, south, north;
  std::filesystem::path file() const { return source_path("tests/games") / (south + "-" + north + ".match"); }
};

/// The decks of an edition in a ring, in the order of their names.
std::vector<CorpusGame> kept_games() {
  std::vector<CorpusGame> games;
  for (const auto& [edition, ids] : ready_decks_by_edition())
    for (std::size_t i = 0; i < ids.size(); ++i) games.push_back({edition, ids[i], ids[(i + 1) % ids.size()]});
  return games;
}

Match play_kept(const CorpusGame& game) {
  MatchSetup setup;
  setup.edition = find_edition(game.edition);
  setup.seats[PlayerId::south] = {"Ada", ready_deck(game.south)};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck(game.north)};
  setup.seed = kCorpusSeed;
  Match match(shipped_cards(), std::move(setup));
  players::RandomPlayer player(kCorpusSeed);
  while (!match.over()) EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return match;
}

TEST(Corpus, EveryReadyDeckPlaysAsItIsRecorded) {
  const auto games = kept_games();
  EXPECT_GE(games.size(), 12U);
  for (const CorpusGame& game : games) {
    const std::string now = record_of(play_kept(game));
    if (std::getenv("PLAYSHEET_REWRITE_GAMES") != nullptr) std::ofstream(game.file(), std::ios::binary) << now;
    ASSERT_TRUE(std::filesystem::exists(game.file())) << game.file();
    const std::string kept = text_of_file(game.file());
    if (now != kept)
      ADD_FAILURE() << game.file().filename() << " is another game now:\n"
                    << text_diff(kept, now) << "PLAYSHEET_REWRITE_GAMES=1 writes it anew, if that is meant.";
  }
}

TEST(Corpus, EveryKeptGameReplaysWithoutADifference) {
  for (const CorpusGame& game : kept_games()) {
    const std::string kept = text_of_file(game.file());
    const Replay replayed = replay(kept, shipped_cards());
    if (replayed.problem) FAIL() << text_of(*replayed.problem, game.file().filename().string());
    ASSERT_TRUE(replayed.match && replayed.match->over()) << game.file();
    EXPECT_FALSE(replayed.truncated);
    EXPECT_EQ(replayed.decisions + 1, static_cast<int>(replayed.match->moments().size()));
    EXPECT_EQ(record_of(*replayed.match), kept);
  }
}

TEST(Corpus, ADifferenceIsShownWithItsLines) {
  EXPECT_EQ(text_diff("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(text_diff("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nfive\n6\n7\n8\n", 1),
            "@@ old line 4, new line 4\n 4\n-5\n+five\n 6\n");
  EXPECT_EQ(text_diff("a\nb\n", "a\nx\nb\n", 0), "@@ old line 2, new line 2\n+x\n");
  EXPECT_EQ(text_diff("a\nb\nc\n", "a\nc\n", 0), "@@ old line 2, new line 2\n-b\n");
  EXPECT_NE(text_diff("a\n", std::string(600, '\n'), 0).find("... and more"), std::string::npos);
}

}  // namespace
}  // namespace playsheet::support
