// SPDX-License-Identifier: GPL-3.0-or-later
// Every step ends with a check, and the end of boosts is told from damage and weakening: G-440, G-441, G-427, G-604.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::steps_cases {
namespace {

const std::string kOwnHand = R"({ zone = "hand", controller = "you" })";

std::string by_hand(int times) {
  return statics("{ op = \"modify_power\", who = \"self\", hp = { count = " + kOwnHand +
                 ", times = " + std::to_string(times) + " } }");
}
std::string draw(int n) { return "{ op = \"draw\", who = \"you\", n = " + std::to_string(n) + " }"; }
std::string at_random(std::string_view who, int n) {
  return "{ op = \"discard_from_hand\", who = \"" + std::string(who) + "\", n = " + std::to_string(n) +
         ", chosen_by = \"random\" }";
}

// Rich: 10 HP and 10 for each card in hand. Poor: 40 HP less 10 for each.
const std::string kBase = fighter("HA", 10, 80) + fighter("HB", 10, 80) + fighter("rich", 10, 10, by_hand(10)) +
                          fighter("poor", 10, 40, by_hand(-10)) + fighter("P", 10, 50) + card("weapon", "V") +
                          card("weapon", "W", statics(R"({ op = "modify_power", who = "attached", hp = 10 })"));

Options spares() {
  Options options;
  options.boost_end_may_destroy = false;
  return options;
}

struct Steps : TwoHeroes {
  explicit Steps(const std::string& more = {}, Options options = {}) : TwoHeroes(kBase + more, options) {}
};

// G-440, G-441: drawing is a step; that the next one would give the HP back comes too late.
TEST(GormitiSteps, CheckAfterDrawing) {
  Steps b(card("magic", "wind", use(draw(2) + ", " + at_random("you", 2))));
  const CardId poor = b.field(A, "poor"), wind = b.hand(A, "wind");
  b.hand(A, "P");
  b.hand(A, "P");
  EXPECT_EQ(b.hp(poor), 10);
  b.act(PlayMagic{wind});  // 2 in hand, then 4
  EXPECT_EQ(b.in_hand(A), 2U);
  EXPECT_EQ(b.zone(poor), Zone::discard);
}

// G-441, G-866: the healing that follows finds nobody.
TEST(GormitiSteps, CheckAfterDiscarding) {
  Steps b(card("magic", "theft",
               use(at_random("opponent", 1) +
                   R"(, { op = "heal", who = { each = { type = "fighter", controller = "opponent" } }, n = 30 })")));
  const CardId rich = b.field(B, "rich");
  b.hand(B, "P");
  b.hand(B, "P");
  b.stands_at(rich, 10);
  b.act(PlayMagic{b.hand(A, "theft")});
  EXPECT_EQ(b.zone(rich), Zone::discard);
}

// G-441, G-868.
TEST(GormitiSteps, CheckAfterSearching) {
  Steps b(card("magic", "seek", use(R"({ op = "search", of = { type = "weapon" }, n = 2 }, )" + at_random("you", 1))));
  const CardId poor = b.field(A, "poor"), v = b.deck(A, "V"), w = b.deck(A, "W"), seek = b.hand(A, "seek");
  b.hand(A, "P");
  b.hand(A, "P");
  b.act(PlayMagic{seek});
  b.act(Pick{v});
  EXPECT_EQ(b.zone(poor), Zone::fighters);
  b.act(Pick{w});
  EXPECT_EQ(b.zone(poor), Zone::discard);
}

// G-427 (5), (6): the Magic has left the hand before it is resolved.
TEST(GormitiSteps, CheckWhenAMagicLeavesTheHand) {
  Steps b(card("magic", "more", use(draw(1))));
  const CardId rich = b.field(A, "rich"), more = b.hand(A, "more");
  b.hand(A, "P");
  b.stands_at(rich, 10);
  b.act(PlayMagic{more});
  EXPECT_EQ(b.in_hand(A), 2U);
  EXPECT_EQ(b.zone(rich), Zone::discard);
  EXPECT_EQ(b.zone(more), Zone::discard);
}

// G-101, G-427 (6): so can the game end.
TEST(GormitiSteps, AMagicThatLeavesTheHandEndsTheGame) {
  Steps b(
      card("magic", "more", use(draw(1))) +
      card("arena", "hoard",
           statics("{ op = \"modify_power\", who = { each = { type = \"fighter\", hero = true, controller = \"you\" "
                   "} }, hp = { count = " +
                   kOwnHand + ", times = 10 } }")));
  b.arena(A, "hoard");
  const CardId more = b.hand(A, "more");
  b.stands_at(b.ha, 10);
  b.act(PlayMagic{more});
  ASSERT_TRUE(b.state.over());
  EXPECT_EQ(b.winner(), B);
  EXPECT_EQ(b.in_hand(A), 0U);
}

// G-427, G-527: a Move is played in the same order.
TEST(GormitiSteps, CheckWhenAMoveLeavesTheHand) {
  Steps b(card("move", "push", use(R"({ op = "heal", who = "user", n = 30 })")));
  const CardId rich = b.field(A, "rich"), push = b.hand(A, "push");
  b.hand(A, "P");
  b.stands_at(rich, 10);
  b.attack(rich, b.hb);
  b.act(PlayMove{push});
  EXPECT_EQ(b.zone(rich), Zone::discard);
  EXPECT_EQ(b.zone(push), Zone::discard);
  EXPECT_EQ(b.hp(b.hb), 80);
  EXPECT_TRUE(b.asks(QuestionKind::combat, A));
}

// G-419 (3), G-441.
TEST(GormitiSteps, CheckAfterTheDrawOfATurn) {
  Steps b;
  const CardId poor = b.field(B, "poor");
  for (int i = 0; i < 3; ++i) b.hand(B, "P");
  EXPECT_EQ(b.hp(poor), 10);
  b.end_turn();
  EXPECT_EQ(b.in_hand(B), 4U);
  EXPECT_EQ(b.zone(poor), Zone::discard);
}

// G-604, G-622: a Weapon that is moved ends the boost of its old bearer.
TEST(GormitiSteps, AMovedWeaponEndsABoost) {
  for (const bool may_destroy : {true, false}) {
    Steps b(
        card(
            "magic", "hand-over",
            use(R"({ op = "attach", what = { each = { type = "weapon", controller = "you" } }, to = { each = { type = "fighter", controller = "you", hero = false } } })")),
        may_destroy ? Options{} : spares());
    const CardId p = b.field(A, "P"), q = b.field(A, "P"), w = b.weapon(A, "W", p);
    b.stands_at(p, 5);
    EXPECT_EQ(b.max(p), 60);
    b.act(PlayMagic{b.hand(A, "hand-over")});
    EXPECT_EQ(b.state[w].attached_to, q);
    EXPECT_EQ(b.max(q), 60);
    EXPECT_EQ(b.zone(p), may_destroy ? Zone::discard : Zone::fighters);
    if (may_destroy) continue;
    EXPECT_EQ(b.hp(p), 1);
    EXPECT_EQ(b.max(p), 50);
  }
}

// G-604, G-427: boosts that end by a count, in whatever step.
TEST(GormitiSteps, ACountedBoostEnds) {
  Steps b(card("magic", "more", use(draw(1))) + card("magic", "theft", use(at_random("opponent", 1))), spares());
  const CardId own = b.field(A, "rich"), theirs = b.field(B, "rich");
  for (const PlayerId player : table::kPlayers) b.hand(player, "P");
  const CardId theft = b.hand(A, "theft");
  b.stands_at(own, 5);
  b.stands_at(theirs, 10);
  b.act(PlayMagic{theft});
  EXPECT_EQ(b.hp(own), 1);
  EXPECT_EQ(b.max(own), 20);
  EXPECT_EQ(b.hp(theirs), 1);
  EXPECT_EQ(b.max(theirs), 10);
}

// G-604, G-428: and by the hand part of a payment.
TEST(GormitiSteps, ABoostEndsByAPayment) {
  Steps b(card("arena", "R", "pay = [{ op = \"hand\", n = 1 }]\n"), spares());
  const CardId rich = b.field(A, "rich"), r = b.hand(A, "R"), p = b.hand(A, "P");
  b.stands_at(rich, 10);
  Payment payment;
  payment.push_back(p);
  b.act(PlayArena{r, payment});
  EXPECT_EQ(b.hp(rich), 1);
  EXPECT_EQ(b.max(rich), 10);
}

// G-604, G-615: a weakening is no end of a boost, whether it comes with a card or for a time, over a boost or not.
TEST(GormitiSteps, AWeakeningStillDestroys) {
  const std::string more =
      card("arena", "mire",
           statics(R"({ op = "modify_power", who = { each = { type = "fighter", hero = false } }, hp = -10 })")) +
      card(
          "magic", "up",
          use(R"({ op = "modify_power", who = { each = { type = "fighter", hero = false } }, hp = 10, until = "turn_end" })")) +
      card(
          "magic", "down",
          use(R"({ op = "modify_power", who = { each = { type = "fighter", hero = false } }, hp = -10, until = "turn_end" })"));
  Steps b(more, spares());
  const CardId p = b.field(A, "P"), w = b.weapon(A, "W", p);
  b.stands_at(p, 5);
  b.act(PlayArena{b.hand(A, "mire")});
  EXPECT_EQ(b.zone(p), Zone::discard);
  EXPECT_EQ(b.zone(w), Zone::discard);

  Steps d(more, spares());
  const CardId q = d.field(A, "P");
  d.act(PlayMagic{d.hand(A, "up")});
  d.stands_at(q, 5);
  d.act(PlayMagic{d.hand(A, "down")});
  EXPECT_EQ(d.zone(q), Zone::discard);
}

}  // namespace
}  // namespace gormiti_tests::steps_cases
