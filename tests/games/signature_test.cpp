// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>

#include "engine/naruto/game.h"
#include "engine/players/random_player.h"
#include "engine/table/fnv.h"
#include "tests/support/catalogs.h"

/// What becomes of 100 random games of every ready deck against itself and against the next one of its edition, as one
/// number each; an edition without decks of its own plays those of usa-1.3. A change of it means that the rules, the
/// cards or the order of candidates have changed: intended or not, somebody is to know. `playsheet-cli simulate` with
/// the edition, the decks, 100 games and seed 1 prints the same number. PLAYSHEET_REWRITE_GAMES=1 writes the file anew.
namespace playsheet::support {
namespace {

using namespace naruto;

/// Over lengths and results.
std::uint64_t signature(const Edition& edition, const std::string& south, const std::string& north) {
  const Rulebook rules{&shipped_cards(), &edition};
  Setup setup{{{ready_deck(shipped_cards(), south), ready_deck(shipped_cards(), north)}}, 1};
  std::uint64_t sum = table::kFnvStart;
  for (; setup.seed <= 100; ++setup.seed) {
    players::RandomPlayer player(setup.seed);
    GameState state = new_game(rules, setup);
    std::uint64_t length = 0;
    for (; !state.over(); ++length) apply(state, rules, player.choose(state, rules));
    for (const std::uint64_t value :
         {length, static_cast<std::uint64_t>(state.winner), static_cast<std::uint64_t>(state.end),
          static_cast<std::uint64_t>(state.turn), static_cast<std::uint64_t>(state[PlayerId::south].rewards.size()),
          static_cast<std::uint64_t>(state[PlayerId::north].rewards.size())})
      sum = table::fnv_step(sum, value);
  }
  return sum;
}

TEST(Signature, OfAHundredGamesOfEachPairInEachEdition) {
  std::ostringstream now;
  const auto decks = ready_decks_by_edition();
  for (const Edition& edition : editions()) {
    const auto own = decks.find(std::string(edition.id));
    const auto& ids = own != decks.end() ? own->second : decks.at("usa-1.3");
    for (std::size_t i = 0; i < ids.size(); ++i)
      for (const std::string& north : {ids[i], ids[(i + 1) % ids.size()]})
        now << edition.id << ' ' << ids[i] << ' ' << north << ' ' << std::hex << std::setw(16) << std::setfill('0')
            << signature(edition, ids[i], north) << '\n';
  }
  const auto path = source_path("tests/games/SIGNATURE");
  if (std::getenv("PLAYSHEET_REWRITE_GAMES") != nullptr) std::ofstream(path, std::ios::binary) << now.str();
  EXPECT_EQ(now.str(), text_of_file(path));
}

}  // namespace
}  // namespace playsheet::support
