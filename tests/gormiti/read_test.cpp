// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <fstream>
#include <iterator>
#include <map>
#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/laws/random_player.h"
TEST(Read, All) {
  std::ifstream in(std::string(PLAYSHEET_SOURCE_DIR) + "/resources/gormiti/cards.toml");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto read = gormiti::read_cards(text);
  for (const auto& m : read.messages) ADD_FAILURE() << gormiti::text_of(m);
  EXPECT_EQ(read.catalog.decks().size(), 6u);
  EXPECT_EQ(read.catalog.size(), 87u + 4u);
  printf("state %zu\n", sizeof(gormiti::GameState));
  gormiti::Rulebook rules{&read.catalog, {}};
  std::map<int,int> ends; long decisions=0, turns=0;
  for (int g = 0; g < 400; ++g) {
    gormiti::Setup s; s.seed = g;
    int a = g % 4, b = (g/4) % 4; if (g >= 300) { s.mode = gormiti::Mode::quick; a = 4 + g%2; b = 4 + (g/2)%2; }
    for (auto& c : read.catalog.decks()[a].cards) s.decks[table::PlayerId::south].push_back(*read.catalog.find(c));
    for (auto& c : read.catalog.decks()[b].cards) s.decks[table::PlayerId::north].push_back(*read.catalog.find(c));
    auto state = gormiti::new_game(rules, s);
    gormiti::RandomPlayer p(g);
    while (!state.over()) { 
      auto act = p.choose(state, rules);
      ASSERT_FALSE(gormiti::apply(state, rules, state.question.player, act)) << gormiti::to_text(act); ++decisions; }
    ends[(int)state.end]++; turns += state.turn;
  }
  for (auto [e,n] : ends) printf("end %d: %d\n", e, n);
  printf("decisions %ld turns %ld\n", decisions, turns);
}
