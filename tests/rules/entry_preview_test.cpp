// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/entry_preview.h"

#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

/// What would be kept is read from the play itself (N-GROW-03, N-PLAT-06).
class EntryPreviews : public TableFixture {
 protected:
  Play onto(const char* code, const char* base) const {
    return {card(A, Zone::hand, code), card(A, Zone::village, base)};
  }
};

TEST_F(EntryPreviews, GrowthKeepsHealthAndCoinsAndGetsItsOwn) {
  village(A, {injured(Placed("T01").with(CoinKind::plus_1_1, 2))});
  hand(A, {"T04"});
  marker(A, 2);
  mission_phase(A);
  const GameState before = state;
  const auto preview = preview_entry(state, rules, onto("T04", "T01"));
  ASSERT_TRUE(preview.has_value());
  EXPECT_EQ(state, before) << "nothing has happened";
  EXPECT_TRUE(preview->after.injured);
  ASSERT_EQ(preview->after.coins.size(), 2U);
  EXPECT_EQ(preview->after.coins.front().kind, CoinKind::plus_1_1);
  EXPECT_EQ(preview->after.coins.front().n, 2);
  EXPECT_EQ(preview->after.coins.back().kind, CoinKind::growth);
  A.plays("T04", "T01");
  EXPECT_EQ(figures(A, "T04"),
            std::to_string(preview->after.power.combat) + "/" + std::to_string(preview->after.power.support))
      << "and so it comes about";
}

TEST_F(EntryPreviews, APlatoonLosesThem) {
  village(A, {injured(Placed("T01").with(CoinKind::plus_1_1, 2))});
  hand(A, {"T05", "T18", "T30"});
  marker(A, 3);
  mission_phase(A);
  const auto preview = preview_entry(state, rules, onto("T05", "T01"));
  ASSERT_TRUE(preview.has_value()) << "the hand cost is paid in some way";
  EXPECT_TRUE(preview->before.injured);
  EXPECT_FALSE(preview->after.injured);
  EXPECT_TRUE(preview->after.coins.empty());
  EXPECT_EQ(preview->after.power, (Power{6, 3}));
}

TEST_F(EntryPreviews, AttachedCardsAreNamed) {
  village(A, {"T01", "T59"});
  attach(A, "T59", A, "T01");
  hand(A, {"T04"});
  marker(A, 2);
  mission_phase(A);
  const auto preview = preview_entry(state, rules, onto("T04", "T01"));
  ASSERT_TRUE(preview.has_value());
  const CardId grudge = card(A, Zone::village, "T59");
  const bool stays = rules.edition->growth_carries_effects;
  EXPECT_EQ(preview->kept, stays ? std::vector<CardId>{grudge} : std::vector<CardId>{});
  EXPECT_EQ(preview->lost, stays ? std::vector<CardId>{} : std::vector<CardId>{grudge});
}

TEST_F(EntryPreviews, NothingForARefusedPlay) {
  village(A, {deployed_this_turn("T01"), "T02"});
  hand(A, {"T04"});
  marker(A, 2);
  mission_phase(A);
  EXPECT_FALSE(preview_entry(state, rules, onto("T04", "T01")).has_value()) << "N-GROW-04";
  EXPECT_FALSE(preview_entry(state, rules, onto("T04", "T02")).has_value()) << "N-GROW-01";
}

}  // namespace
}  // namespace playsheet::support
