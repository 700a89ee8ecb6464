// SPDX-License-Identifier: GPL-3.0-or-later
// Out of turn, out of cards, out of turns: G-1, G-7, examples G-E27 to G-E29, G-E74, G-E75, G-E77 to G-E79.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::endings_cases {
namespace {

const std::string kCannot = statics(R"({ op = "attack_rule", who = "self", cannot = true })");
const std::string kBase =
    fighter("HA", 10, 90) + fighter("HB", 10, 90) + fighter("H0", 0, 90) + fighter("HC", 10, 90, kCannot) +
    fighter("M", 10, 40) +
    card("magic", "spell",
         use(R"({ op = "heal", who = { each = { type = "fighter", controller = "you" } }, n = 5 })")) +
    card("magic", "price", "pay = [{ op = \"in_play\", n = 1, of = { type = \"fighter\" } }]\n") +
    card(
        "magic", "maker",
        use(R"({ op = "put_into_play", n = 1, token = { name = { en = "T", it = "T", pt = "T" }, atk = 5, hp = 10 } })"));

struct Last : TwoHeroes {
  Last(std::string_view a = "HA", std::string_view b = "HB", const std::string& more = {}, Options options = {})
      : TwoHeroes(kBase + more, options, a, b) {
    empty_decks();
  }
};

// G-E27, G-412, G-701, G-702, G-706, G-707, G-R31.
TEST(GormitiEndings, E27NoCardsLeft) {
  Last b;
  EXPECT_EQ(b.refused(EndTurn{}), "mustAttack");
  b.act(PlayMagic{b.hand(A, "spell")});
  EXPECT_EQ(b.refused(EndTurn{}), "mustAttack");
  b.act(ToCombat{});
  EXPECT_EQ(b.refused(EndCombat{}), "mustAttack");
  b.clash(b.ha);
  EXPECT_EQ(b.hp(b.hb), 80);
  EXPECT_EQ(b.state.step, Step::main2);
  b.act(EndTurn{});
  EXPECT_TRUE(b.asks(QuestionKind::strategic, B));
  EXPECT_EQ(b.in_hand(B), 0U);
}

// G-E28: a Fighter deployed in Main1 ends the state.
TEST(GormitiEndings, E28Interrupted) {
  Last b;
  b.act(Deploy{b.hand(A, "M")});
  b.act(ToCombat{});
  b.act(EndCombat{});
  b.act(EndTurn{});
  b.act(EndTurn{});
  EXPECT_EQ(b.state.turn, 7);
}

// G-E29, G-708.
TEST(GormitiEndings, E29Stalemate) {
  Last b("H0", "H0");
  for (int i = 0; i < 4; ++i) {
    EXPECT_FALSE(b.state.over());
    b.clash(b.state[b.state.active].hero);
    b.act(EndTurn{});
  }
  EXPECT_EQ(b.state.outcome, Outcome::draw);
  EXPECT_EQ(b.state.end, EndReason::stalemate);
}

// G-E77, G-707: a payment in Main1 makes the duty; a death in combat does not.
TEST(GormitiEndings, E77TheDutyBeginsInMain1) {
  Last b;
  const CardId t = b.token(A, "maker/1");
  EXPECT_EQ(b.refused(EndTurn{}), "none");
  Payment with;
  with.push_back(t);
  Last other = b;
  b.act(PlayMagic{b.hand(A, "price"), with});
  EXPECT_EQ(b.refused(EndTurn{}), "mustAttack");

  other.clash(t);
  EXPECT_EQ(other.zone(t), Zone::nowhere);
  other.act(EndCombat{});
  other.act(EndTurn{});
  EXPECT_EQ(other.refused(EndTurn{}), "mustAttack");
}

// G-E78, G-703, G-708, G-531.
TEST(GormitiEndings, E78ForcedButUnable) {
  Last b("HC");
  b.act(EndTurn{});
  EXPECT_EQ(b.state.forced_turns, 1);
  EXPECT_EQ(b.refused(EndTurn{}), "mustAttack");
  b.clash(b.hb);
  b.act(EndTurn{});
  EXPECT_EQ(b.state.forced_turns, 0);
}

// G-E79, G-709, G-616.
TEST(GormitiEndings, E79QuietEnd) {
  const std::string healer = fighter(
      "healer", 10, 40,
      activated(
          R"({ op = "heal", who = { each = { type = "fighter", controller = "you", hero = false, other = true } }, n = 5 })"));
  for (const bool injured : {false, true}) {
    Last b("HA", "HB", healer);
    const CardId m = b.field(A, "M"), n = b.field(B, "M"), z = b.field(B, "healer");
    b.turn(A, 30);
    b.clash(m, n);
    b.act(EndCombat{});
    b.act(EndTurn{});
    b.stands_at(n, injured ? 30 : 40);
    for (int turn = 31; turn <= 38; ++turn) {
      EXPECT_FALSE(b.state.over()) << turn;
      if (turn == 37) b.act(UseAbility{z, 0});
      b.act(EndTurn{});
    }
    EXPECT_EQ(b.state.over(), !injured);
    if (!injured) {
      EXPECT_EQ(b.state.end, EndReason::quiet);
      continue;
    }
    while (!b.state.over()) b.act(EndTurn{});
    EXPECT_EQ(b.state.turn, 45);
  }
}

// G-709: never, with the option; G-710, G-711.
TEST(GormitiEndings, TurnLimit) {
  Options options;
  options.quiet_turns = 0;
  options.turn_limit = 50;
  Last b("HA", "HB", {}, options);
  b.field(A, "M");
  while (!b.state.over()) b.act(EndTurn{});
  EXPECT_EQ(b.state.end, EndReason::turn_limit);
  EXPECT_EQ(b.state.turn, 50);
  Options both;
  both.turn_limit = 50;
  Last c("HA", "HB", {}, both);
  c.field(A, "M");
  c.turn(A, 43);
  while (!c.state.over()) c.act(EndTurn{});
  EXPECT_EQ(c.state.turn, 50);
  EXPECT_EQ(c.state.end, EndReason::quiet);  // the first in this order
}

// G-E74, G-R28, G-R25 to G-R27, G-529, G-531, G-883.
TEST(GormitiEndings, E74NoCombat) {
  Board b(
      kBase +
      card(
          "arena", "gate",
          statics(
              R"({ op = "attack_rule", who = { each = { type = "fighter", controller = "you" } }, at_once = true })")));
  const CardId h = b.hero(A, "HC");
  b.hero(B, "HB");
  b.turn(A, 2);
  EXPECT_EQ(b.refused(ToCombat{}), "tooEarly");
  b.turn(A, 7);
  const CardId n = b.hand(A, "M");
  b.act(Deploy{n});
  EXPECT_EQ(b.refused(ToCombat{}), "nobodyReady");
  b.act(PlayArena{b.hand(A, "gate")});
  b.act(ToCombat{});
  EXPECT_EQ(b.refused(DeclareAttacker{h}), "cannotAttack");
  b.clash(n);
  EXPECT_EQ(b.refused(ToCombat{}), "onceOnly");
}

// G-E75, G-105, G-D14, G-D19, G-R01 to G-R03, G-107.
TEST(GormitiEndings, E75OutOfTurn) {
  Board b(kBase);
  b.hero(A, "HA");
  b.hero(B, "HB");
  const CardId m = b.field(A, "M");
  b.field(B, "M");
  const CardId spell = b.hand(B, "spell");
  EXPECT_EQ(b.refused(B, PlayMagic{spell}), "notYourDecision");
  b.act(ToCombat{});
  b.act(DeclareAttacker{m});
  EXPECT_EQ(b.refused(B, PlayMagic{spell}), "wrongPhase");
  EXPECT_EQ(b.refused(A, EndCombat{}), "notYourDecision");
  b.act(A, Concede{});
  EXPECT_EQ(b.state.outcome, Outcome::north);
  EXPECT_EQ(b.state.end, EndReason::conceded);
  EXPECT_EQ(b.refused(B, Concede{}), "gameOver");
}

// G-415, G-416: every phase but the draw is optional; no hand limit.
TEST(GormitiEndings, NothingButDraws) {
  Board b(kBase);
  b.hero(A, "HA");
  b.hero(B, "HB");
  for (int i = 0; i < 8; ++i) b.hand(A, "M");
  b.until_turn(9);
  EXPECT_EQ(b.in_hand(A), 10U);
}

}  // namespace
}  // namespace gormiti_tests::endings_cases
