// SPDX-License-Identifier: GPL-3.0-or-later
// How long effects last: G-420, G-436, G-448 to G-457, examples G-E51 to G-E55.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::durations_cases {
namespace {

const std::string kBase = fighter("HA", 10, 80) + fighter("HB", 10, 80) + fighter("M", 10, 40);

struct Field : TwoHeroes {
  explicit Field(const std::string& more = {}, Options options = {}) : TwoHeroes(kBase + more, options) {}
};

// G-E51, G-448, G-453.
TEST(GormitiDurations, E51UntilTheEndOfTheNextTurn) {
  Field b(
      card(
          "magic", "fog",
          use(R"({ op = "modify_power", who = { each = { type = "fighter", controller = "opponent" } }, atk = -10, until = "next_turn_end" })")) +
      fighter("Q", 30, 40));
  const CardId q = b.field(B, "Q");
  b.act(PlayMagic{b.hand(A, "fog")});
  EXPECT_EQ(b.atk(q), 20);
  b.end_turn();
  const CardId late = b.hand(B, "Q");
  b.act(Deploy{late});
  EXPECT_EQ(b.atk(q), 20);
  EXPECT_EQ(b.atk(late), 30);
  b.end_turn();
  EXPECT_EQ(b.atk(q), 30);
}

// G-E52, G-454, G-455.
TEST(GormitiDurations, E52UntilYourNextTurn) {
  const auto text = [](std::string_view code, std::string_view until) {
    return card("magic", code,
                use("{ op = \"modify_power\", who = { each = { type = \"fighter\", controller = \"you\" } }, atk = 10, "
                    "until = \"" +
                    std::string(until) + "\" }")) +
           card("move", std::string(code) + "M",
                use("{ op = \"modify_power\", who = \"user\", atk = 10, until = \"" + std::string(until) + "\" }"));
  };
  const std::string more = text("start", "your_next_turn_start") + text("end", "your_next_turn_end");
  Field b(more);
  b.act(PlayMagic{b.hand(A, "start")});
  b.act(PlayMagic{b.hand(A, "end")});
  EXPECT_EQ(b.atk(b.ha), 30);
  b.end_turn();
  EXPECT_EQ(b.atk(b.ha), 30);
  b.end_turn();
  EXPECT_EQ(b.atk(b.ha), 20);
  b.end_turn();
  EXPECT_EQ(b.atk(b.ha), 10);

  for (const std::string code : {"startM", "endM"}) {
    Field d(more);
    const CardId move = d.hand(B, code);
    d.attack(d.ha);
    d.act(B, PlayMove{move});
    EXPECT_EQ(d.atk(d.hb), 20);
    d.end_turn();
    EXPECT_EQ(d.atk(d.hb), code == "startM" ? 10 : 20);
    d.end_turn();
    EXPECT_EQ(d.atk(d.hb), 10);
  }
}

// G-E53, G-436, G-614, G-806: a Weapon for 3 turns.
TEST(GormitiDurations, E53WeaponForThreeTurns) {
  Field b(card("weapon", "W",
               "duration = 3\n" + statics(R"({ op = "modify_power", who = "attached", atk = 20, as = "attacker" })")) +
          fighter("P", 20, 200) + fighter("Q", 5, 400));
  const CardId p = b.field(A, "P"), q = b.field(B, "Q"), w = b.hand(A, "W");
  b.clash(b.ha, b.hb);
  b.act(EndCombat{});
  b.act(Equip{w, p});
  EXPECT_EQ(b.state[w].duration, 3);
  b.until_turn(6);
  EXPECT_EQ(b.state[w].duration, 2);
  b.clash(q, p);
  EXPECT_EQ(b.hp(q), 380);
  b.until_turn(7);
  b.clash(p, q);
  EXPECT_EQ(b.hp(q), 340);
  b.until_turn(9);
  EXPECT_EQ(b.state[w].duration, 1);
  b.clash(p, q);
  EXPECT_EQ(b.hp(q), 300);
  b.until_turn(10);
  EXPECT_EQ(b.zone(w), Zone::discard);
  b.until_turn(11);
  b.clash(p, q);
  EXPECT_EQ(b.hp(q), 280);
}

// G-E54, G-420, G-604.
TEST(GormitiDurations, E54TwoBoostsEndAtOneMoment) {
  for (const bool may_destroy : {true, false}) {
    Options options;
    options.boost_end_may_destroy = may_destroy;
    Field b(
        card("weapon", "W", "duration = 1\n" + statics(R"({ op = "modify_power", who = "attached", hp = 10 })")) +
            fighter("P", 10, 30) +
            card(
                "magic", "boost",
                use(R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you", hero = false } }, hp = 10, until = "turn_end" })")),
        options);
    const CardId p = b.field(A, "P");
    b.act(Equip{b.hand(A, "W"), p});
    b.act(PlayMagic{b.hand(A, "boost")});
    b.stands_at(p, 8);
    b.end_turn();
    EXPECT_EQ(b.zone(p), may_destroy ? Zone::discard : Zone::fighters);
    if (may_destroy) continue;
    EXPECT_EQ(b.hp(p), 1);
    EXPECT_EQ(b.state[p].damage, 29);
  }
}

// G-E55, G-451, G-519, G-520.
TEST(GormitiDurations, E55BoostOfOneClash) {
  Field b(card("move", "grow", use(R"({ op = "modify_power", who = "user", hp = 20, until = "battle_end" })")) +
          fighter("P", 20, 30) +
          fighter("Q", 45, 60,
                  triggered(R"({ event = "battle_result", who = "self", result = "destroyed_other" })", kDraw1)));
  const CardId q = b.field(A, "Q"), p = b.field(B, "P"), grow = b.hand(B, "grow");
  b.attack(q, p);
  b.act(B, PlayMove{grow});
  EXPECT_EQ(b.zone(p), Zone::discard);
  EXPECT_EQ(b.hp(q), 40);
  EXPECT_EQ(b.in_hand(A), 1U);
}

// G-420 (3): what would last until the end of the turn and begins late ends when nothing waits any more.
TEST(GormitiDurations, LateEffectsEnd) {
  Field b(
      fighter("brave", 10, 40,
              triggered(R"({ event = "turn_ends", whose = "you" })",
                        R"({ op = "modify_power", who = "self", atk = 30, until = "turn_end" })")) +
      card("weapon", "W",
           "duration = 1\n" + triggered(R"({ event = "leaves_play", who = "self" })",
                                        R"({ op = "modify_power", who = "attached", hp = 50, until = "turn_end" })")));
  const CardId m = b.field(A, "brave");
  b.act(Equip{b.hand(A, "W"), m});
  b.end_turn();
  EXPECT_EQ(b.atk(m), 10);
  EXPECT_EQ(b.max(m), 40);
  EXPECT_TRUE(b.state.lasting.empty());
}

// G-457: of the same card twice.
TEST(GormitiDurations, EffectsAddUp) {
  Field b(card(
      "magic", "up",
      use(R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you" } }, atk = 5, until = "turn_end" })")));
  b.act(PlayMagic{b.hand(A, "up")});
  b.act(PlayMagic{b.hand(A, "up")});
  EXPECT_EQ(b.atk(b.ha), 20);
}

}  // namespace
}  // namespace gormiti_tests::durations_cases
