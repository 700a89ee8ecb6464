// SPDX-License-Identifier: GPL-3.0-or-later
// Random games; the laws are listed in engine/gormiti/laws/laws.h (G-107, G-111, G-319, G-D18, G-D22).
#include "engine/gormiti/laws/laws.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "engine/gormiti/match/card_game.h"
#include "tests/gormiti/cards_file.h"

namespace gormiti_tests::laws_cases {
namespace {

using namespace gormiti;

/// More of them: PLAYSHEET_GAMES=100000.
int games(int usual) {
  const char* wanted = std::getenv("PLAYSHEET_GAMES");
  return wanted == nullptr ? usual : std::atoi(wanted);
}

/// Some option, changed: games must end and laws hold with each of its values (G-12).
Options some_options(std::uint64_t seed) {
  Options options;
  table::RandomStream luck(seed, 5);
  for (int i = 0; i < 3; ++i) {
    const OptionRow& row = option_rows()[luck.below(static_cast<std::uint32_t>(option_rows().size()))];
    const auto span = static_cast<std::uint32_t>(row.most - row.least + 1);
    const bool zero = row.also && luck.below(4) == 0;
    Options changed = options;
    row.set(changed, zero ? 0 : row.least + static_cast<int>(luck.below(span)));
    if (is_playable(changed)) options = changed;
  }
  return options;
}

std::map<EndReason, int> play(Mode mode, int n, const std::vector<std::string>& decks, bool with_options,
                              bool desk = false) {
  const Catalog& cards = shipped_cards();
  std::map<EndReason, int> ends;
  for (int i = 0; i < n; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    Setup setup{.mode = mode, .decks = {}, .seed = seed};
    setup.decks[PlayerId::south] = cards_of_deck(cards, decks[seed % decks.size()]);
    setup.decks[PlayerId::north] = cards_of_deck(cards, decks[seed / decks.size() % decks.size()]);
    const Rulebook rules{&cards, with_options ? some_options(seed) : Options{}};
    const LawReport report = check_laws(rules, setup, seed + 1000, desk);
    EXPECT_EQ(report.broken, "");
    ++ends[report.end];
  }
  return ends;
}

TEST(Laws, StrategicGames) {
  const auto ends = play(Mode::strategic, games(300), {"D1", "D2", "D3", "D4"}, false);
  EXPECT_GT(ends.at(EndReason::hero_defeated), 0);
}

TEST(Laws, StrategicGamesWithOptions) { play(Mode::strategic, games(150), {"D4", "D3", "D2", "D1"}, true); }

TEST(Laws, StrategicGamesWithTheJudgesDesk) {
  play(Mode::strategic, games(150), {"D2", "D4", "D1", "D3"}, false, true);
}

// What is kept of the texts on the field only saves looking: who does not have it finds the same (G-811, G-821).
TEST(Laws, TextsKnownOrFoundOutGiveTheSameGame) {
  const Catalog& cards = shipped_cards();
  const Rulebook rules{&cards, {}};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    gormiti::Setup setup{.mode = Mode::strategic, .decks = {}, .seed = seed};
    for (const PlayerId player : table::kPlayers)
      setup.decks[player] = cards_of_deck(cards, player == PlayerId::south ? "D1" : "D3");
    RandomPlayer chance(seed);
    GameState state = new_game(rules, setup);
    while (!state.over()) {
      GameState unknown = state;
      unknown.texts = {};
      const PlayerId by = state.question.player;
      ASSERT_EQ(options(unknown, rules, by), options(state, rules, by));
      const Action action = chance.choose(state, rules);
      apply(state, rules, by, action);
      apply(unknown, rules, by, action);
      ASSERT_EQ(unknown, state) << to_text(action);
      ASSERT_TRUE(unknown.texts.agrees_with(state.texts)) << to_text(action);
    }
  }
}

TEST(Laws, ATextThatIsNotThereBreaksALaw) {
  const Catalog& cards = shipped_cards();
  const Rulebook rules{&cards, {}};
  gormiti::Setup setup{.mode = Mode::strategic, .decks = {}, .seed = 1};
  for (const PlayerId player : table::kPlayers) setup.decks[player] = cards_of_deck(cards, "D1");
  GameState state = new_game(rules, setup);
  table::RandomStream luck(1, 1);
  EXPECT_EQ(broken_law(state, rules, luck), "");
  state.texts.hp.add(state[PlayerId::south].deck[0]);
  EXPECT_EQ(broken_law(state, rules, luck), "texts: kept are others than there are");
}

// G-12: 0 has a meaning of its own for these, so it is among what is played.
TEST(Laws, ZeroIsDrawnToo) {
  bool quiet = false, limit = false;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    quiet = quiet || some_options(seed).quiet_turns == 0;
    limit = limit || some_options(seed).turn_limit == 0;
  }
  EXPECT_TRUE(quiet);
  EXPECT_TRUE(limit);
}

TEST(Laws, QuickGames) {
  const auto ends = play(Mode::quick, games(300), {"Q1", "Q2"}, false);
  EXPECT_GT(ends.at(EndReason::rounds), 0);
  EXPECT_GT(ends.at(EndReason::last_round), 0);
}

TEST(Laws, QuickGamesWithOptions) { play(Mode::quick, games(100), {"Q2", "Q1"}, true); }

}  // namespace
}  // namespace gormiti_tests::laws_cases
