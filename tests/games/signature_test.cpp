// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>

#include "engine/naruto/game.h"
#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"

/// What becomes of 100 random games of each pair of ready decks, as one number. A change of it means that the rules,
/// the cards or the order of candidates have changed: intended or not, somebody is to know. `playsheet-cli simulate`
/// with the decks, 100 games and seed 1 prints the same number. PLAYSHEET_REWRITE_GAMES=1 writes the file anew.
namespace playsheet::support {
namespace {

using namespace naruto;

/// FNV-1a over lengths and results.
std::uint64_t signature(const char* south, const char* north) {
  const Rulebook rules{&shipped_cards(), find_edition("usa-1.3")};
  Setup setup{{{ready_deck(shipped_cards(), south), ready_deck(shipped_cards(), north)}}, 1};
  std::uint64_t sum = 0xcbf29ce484222325ULL;
  for (; setup.seed <= 100; ++setup.seed) {
    players::RandomPlayer player(setup.seed);
    GameState state = new_game(rules, setup);
    std::uint64_t length = 0;
    for (; !state.over(); ++length) apply(state, rules, player.choose(state, rules));
    for (const std::uint64_t value :
         {length, static_cast<std::uint64_t>(state.winner), static_cast<std::uint64_t>(state.end),
          static_cast<std::uint64_t>(state.turn), static_cast<std::uint64_t>(state[PlayerId::south].rewards.size()),
          static_cast<std::uint64_t>(state[PlayerId::north].rewards.size())})
      sum = (sum ^ value) * 0x100000001b3ULL;
  }
  return sum;
}

TEST(Signature, OfAHundredGamesOfEachPair) {
  std::ostringstream now;
  for (const char* south : kReadyDecks)
    for (const char* north : kReadyDecks)
      now << south << ' ' << north << ' ' << std::hex << std::setw(16) << std::setfill('0') << signature(south, north)
          << '\n';
  const auto path = source_path("tests/games/SIGNATURE");
  if (std::getenv("PLAYSHEET_REWRITE_GAMES") != nullptr) std::ofstream(path, std::ios::binary) << now.str();
  EXPECT_EQ(now.str(), text_of_file(path));
}

}  // namespace
}  // namespace playsheet::support
