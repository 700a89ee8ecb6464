// SPDX-License-Identifier: GPL-3.0-or-later
// Both Heroes in one clash: who has won (G-605 to G-611), examples G-E17 to G-E20, G-E64, G-E65, G-E85, G-E86.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::hero_clash_cases {
namespace {

/// With as many HP left.
struct Heroes : Board {
  Heroes(int a_atk, int a_hp, int b_atk, int b_hp, const std::string& a_text = {}, const std::string& b_text = {},
         const std::string& more = {})
      : Board(fighter("X", a_atk, 90, a_text) + fighter("Y", b_atk, 90, b_text) + more) {
    x = hero(A, "X");
    y = hero(B, "Y");
    stands_at(x, a_hp);
    stands_at(y, b_hp);
  }
  CardId x, y;
};

// G-E17 to G-E20, G-605, G-606, G-617.
TEST(GormitiHeroClash, E17BothHeroesAtZero) {
  Heroes b(30, 10, 28, 25);
  b.clash(b.x);
  EXPECT_EQ(b.state.outcome, Outcome::south);
  EXPECT_EQ(b.hp(b.x), -18);
  EXPECT_EQ(b.hp(b.y), -5);
}
TEST(GormitiHeroClash, E18EqualDamageIsADraw) {
  Heroes b(30, 20, 30, 30);
  b.clash(b.x);
  EXPECT_EQ(b.state.outcome, Outcome::draw);
}
TEST(GormitiHeroClash, E19DecidedByAMove) {
  Heroes b(30, 20, 30, 30, {}, {},
           card("move", "plus5", use(R"({ op = "modify_power", who = "user", atk = 5, until = "battle_end" })")));
  const CardId move = b.hand(A, "plus5");
  b.attack(b.x);
  b.act(PlayMove{move});
  EXPECT_EQ(b.state.outcome, Outcome::south);
}
TEST(GormitiHeroClash, E20OnlyOneAtZero) {
  Heroes b(30, 30, 28, 25);
  b.clash(b.x);
  EXPECT_EQ(b.hp(b.x), 2);
  EXPECT_EQ(b.state.outcome, Outcome::south);
}

// G-E64, G-611: less what reductions take off.
TEST(GormitiHeroClash, E64EqualAfterAReduction) {
  for (const bool reduced : {true, false}) {
    Heroes b(40, 30, 35, 35, {},
             reduced ? statics(R"({ op = "reduce_damage", who = "self", n = 5, cause = "battle" })") : "");
    b.clash(b.x);
    EXPECT_EQ(b.state.outcome, reduced ? Outcome::draw : Outcome::south);
  }
}

// G-E65, G-605, G-610: damage of Moves counts.
TEST(GormitiHeroClash, E65DamageByMovesCounts) {
  Heroes b(30, 50, 40, 40, {}, {},
           card("move", "hit20", use(R"({ op = "damage", to = "against", n = 20 })")) +
               card("move", "plus10", use(R"({ op = "modify_power", who = "user", atk = 10, until = "battle_end" })")));
  const CardId mine = b.hand(A, "plus10"), theirs = b.hand(B, "hit20");
  b.attack(b.x);
  b.act(PlayMove{mine});
  b.act(PlayMove{theirs});
  EXPECT_EQ(b.hp(b.x), -10);
  EXPECT_EQ(b.hp(b.y), 0);
  EXPECT_EQ(b.state.outcome, Outcome::north);
}

const std::string kHitsHeroAttacking = triggered(
    R"({ event = "battle_joined", who = "self", as = "attacker" })",
    R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent", hero = true } }, n = 5 })");

// G-E85, G-510, G-D16: damage on joining counts.
TEST(GormitiHeroClash, E85DamageOnJoining) {
  Heroes b(30, 20, 35, 35, kHitsHeroAttacking);
  b.clash(b.x);
  EXPECT_EQ(b.hp(b.x), -15);
  EXPECT_EQ(b.hp(b.y), 0);
  EXPECT_EQ(b.state.outcome, Outcome::draw);
}

// G-E86, G-607: by one Move in the clash of both; the same by a Magic.
TEST(GormitiHeroClash, E86BothHeroesByOneMove) {
  const std::string hits = R"({ op = "damage", to = { each = { type = "fighter", hero = true } }, n = 10 })";
  Heroes b(30, 10, 35, 15, kHitsHeroAttacking, {}, card("move", "both", use(hits)));
  const CardId both = b.hand(B, "both");
  b.attack(b.x);
  b.act(PlayMove{both});
  EXPECT_EQ(b.state.outcome, Outcome::south);

  Heroes magic(30, 10, 35, 10, {}, {}, card("magic", "all", use(hits)));
  magic.act(PlayMagic{magic.hand(A, "all")});
  EXPECT_EQ(magic.state.outcome, Outcome::draw);
}

}  // namespace
}  // namespace gormiti_tests::hero_clash_cases
