// SPDX-License-Identifier: GPL-3.0-or-later
// Triggers and what a clash sets off: G-440 to G-447, G-509 to G-537, examples G-E47 to G-E50, G-E58 to G-E60.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::triggers_cases {
namespace {

const std::string kToken10 = R"(token = { name = { en = "T", it = "T", pt = "T" }, atk = 10, hp = 10 })";
const std::string kBase = fighter("HA", 10, 80) + fighter("HB", 10, 80) + fighter("M", 10, 40);
const std::string kDestroyed = R"({ event = "leaves_play", who = "self", cause = "destroyed" })";

struct Field : TwoHeroes {
  explicit Field(const std::string& more = {}, Options options = {}) : TwoHeroes(kBase + more, options) {}
};

const std::string kSculptor =
    fighter(
        "S", 10, 40,
        triggered(
            R"({ event = "turn_ends", whose = "you" })",
            R"({ op = "put_into_play", n = 1, token = { name = { en = "T", it = "T", pt = "T" }, atk = 15, hp = 20 } })",
            "if = { exists = { type = \"fighter\", controller = \"you\", token = true }, at_most = 0 }")) +
    card("arena", "chains",
         triggered(
             R"({ event = "turn_ends", whose = "you" })",
             R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent", hero = true } }, n = 5 })",
             "if = { exists = { type = \"fighter\", controller = \"you\", hero = false }, at_least = 3 }"));

// G-E47, G-437, G-442, G-443, G-D13, G-D31.
TEST(GormitiTriggers, E47OrderChosen) {
  for (const bool sculptor_first : {true, false}) {
    Field b(kSculptor);
    b.field(A, "S");
    b.field(A, "M");
    b.arena(A, "chains");
    b.end_turn();
    ASSERT_TRUE(b.asks(QuestionKind::pick_trigger, A));
    EXPECT_EQ(b.refused(PickTrigger{2}), "notAnOption");
    EXPECT_EQ(b.refused(EndTurn{}), "wrongPhase");  // G-D19
    b.act(PickTrigger{static_cast<std::uint8_t>(sculptor_first ? 0 : 1)});
    EXPECT_EQ(b.hp(b.hb), sculptor_first ? 75 : 80);
    EXPECT_NE(b.state[A].fighters[2], kNoCard);
    EXPECT_EQ(b.state.turn, 6);
  }
  Options fixed;
  fixed.trigger_order = TriggerOrder::fixed;
  Field b(kSculptor, fixed);
  b.arena(A, "chains");
  b.field(A, "S");
  b.field(A, "M");
  b.end_turn();
  EXPECT_EQ(b.hp(b.hb), 75);
}

// G-E48, G-610: batches; a Hero ends the game before anything waiting.
TEST(GormitiTriggers, E48TwoDieTogether) {
  const std::string more =
      card(
          "magic", "storm",
          use(R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent", hero = false } }, n = 10 })")) +
      fighter(
          "X", 20, 40,
          triggered(
              kDestroyed,
              R"({ op = "damage", to = { choose = 1, of = { type = "fighter", controller = "opponent", hero = false } }, n = 15 })")) +
      fighter(
          "Y", 25, 30,
          triggered(
              kDestroyed,
              R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent", hero = true } }, n = 10 })")) +
      fighter("F", 30, 50, triggered(kDestroyed, kDraw1));
  for (const int hero_hp : {12, 8})
    for (const std::uint8_t first : {std::uint8_t{0}, std::uint8_t{1}}) {
      Field b(more);
      const CardId x = b.field(B, "X"), y = b.field(B, "Y"), f = b.field(A, "F");
      b.stands_at(x, 10);
      b.stands_at(y, 5);
      b.stands_at(f, 15);
      b.stands_at(b.ha, hero_hp);
      b.act(PlayMagic{b.hand(A, "storm")});
      ASSERT_TRUE(b.asks(QuestionKind::pick_trigger, A));
      b.act(PickTrigger{first});
      if (hero_hp == 12) {
        EXPECT_EQ(b.hp(b.ha), 2);
        EXPECT_EQ(b.zone(f), Zone::discard);
        EXPECT_EQ(b.in_hand(A), 1U);
      } else {
        EXPECT_EQ(b.state.outcome, Outcome::north);
        EXPECT_EQ(b.in_hand(A), 0U);
      }
    }
}

// G-E49, G-519, G-604, G-881.
TEST(GormitiTriggers, E49LeaderFalls) {
  Field b(
      fighter(
          "L", 10, 10,
          statics(
              R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you", element = ["water"], other = true, hero = false } }, hp = 10 })") +
              triggered(kDestroyed, kDraw1)) +
      fighter("E", 10, 50, triggered(kDestroyed, kDraw1)) +
      fighter("P", 20, 60,
              triggered(R"({ event = "battle_result", who = "self", result = "destroyed_other" })", kDraw1)));
  const CardId l = b.field(B, "L"), e = b.field(B, "E"), p = b.field(A, "P");
  EXPECT_EQ(b.max(e), 60);
  EXPECT_EQ(b.max(l), 10);
  b.stands_at(e, 5);
  b.clash(p, l);
  EXPECT_EQ(b.zone(l), Zone::discard);
  EXPECT_EQ(b.zone(e), Zone::discard);
  EXPECT_TRUE(b.asks(QuestionKind::pick_trigger, A));
  EXPECT_EQ(b.state.batch, 3);
}

// G-E50, G-447, G-615.
TEST(GormitiTriggers, E50ALoopIsCut) {
  Field b(
      card(
          "arena", "more",
          triggered(
              R"({ event = "leaves_play", who = { type = "fighter", controller = "you", token = true }, cause = "destroyed" })",
              R"({ op = "put_into_play", n = 1, )" + kToken10 + " }")) +
      card(
          "arena", "less",
          statics(
              R"({ op = "modify_power", who = { each = { type = "fighter", controller = "opponent", hero = false } }, hp = -10 })")) +
      card("magic", "maker", use(R"({ op = "put_into_play", n = 1, )" + kToken10 + " }")));
  b.arena(A, "more");
  b.arena(B, "less");
  b.act(PlayMagic{b.hand(A, "maker")});
  int taken = 0, dropped = 0;
  for (const Event& e : b.events) {
    taken += std::holds_alternative<TriggerTaken>(e) ? 1 : 0;
    dropped += std::holds_alternative<TriggersDropped>(e) ? 1 : 0;
  }
  EXPECT_EQ(taken, 100);
  EXPECT_EQ(dropped, 1);
  EXPECT_EQ(b.state[A].fighters[0], kNoCard);
  EXPECT_TRUE(b.asks(QuestionKind::strategic, A));
}

// G-442, G-812: an "if" that is not true uses no limit up; a limit counts for each ability.
TEST(GormitiTriggers, LimitPerTurn) {
  Field b(
      fighter("W", 10, 40,
              triggered(R"({ event = "enters_play", who = { type = "fighter", controller = "you", other = true } })",
                        kDraw1, "limit = 1")));
  b.field(A, "W");
  b.act(Deploy{b.hand(A, "M")});
  EXPECT_EQ(b.in_hand(A), 1U);
  b.act(Deploy{b.hand(A, "M")});
  EXPECT_EQ(b.in_hand(A), 1U);
}

const std::string kHydra =
    triggered(R"({ event = "battle_result", who = "self", as = "attacker", result = "destroyed_other" })",
              R"({ op = "extra_attack", who = "self" })", "limit = 1");
const std::string kSpike = card("weapon", "spike",
                                triggered(R"({ event = "battle_joined", who = "attached", as = "attacker" })",
                                          R"({ op = "damage", to = "against", n = 10 })"));

// G-E58, G-E59, G-R30, G-510, G-520, G-527, G-530, G-442, G-872.
TEST(GormitiTriggers, E58DeadBeforeTheMoves) {
  Field b(kSpike + fighter("P", 20, 60, kHydra) + fighter("Q", 40, 50));
  const CardId p = b.field(A, "P"), q = b.field(B, "Q"), q2 = b.field(B, "Q"), q3 = b.field(B, "Q");
  b.weapon(A, "spike", p);
  b.field(A, "M");
  b.hand(A, "filler");
  for (const CardId each : {q, q2, q3}) b.stands_at(each, 10);
  b.attack(p, q);
  EXPECT_EQ(b.zone(q), Zone::discard);
  EXPECT_TRUE(b.asks(QuestionKind::combat, A));  // no Moves were asked for
  EXPECT_EQ(b.hp(p), 60);
  EXPECT_EQ(b.hp(b.hb), 80);
  b.attack(p, q2);
  EXPECT_EQ(b.zone(q2), Zone::discard);
  EXPECT_EQ(b.refused(DeclareAttacker{p}), "attacked");
}
TEST(GormitiTriggers, E59ThePhaseEndsByItself) {
  Field b(kSpike + fighter("P", 20, 60, kHydra) + fighter("Q", 40, 50) +
          fighter("HC", 10, 80, statics(R"({ op = "attack_rule", who = "self", cannot = true })")));
  b.state.players[A].hero = kNoCard;
  b.state.cards[b.ha].zone = Zone::nowhere;
  b.hero(A, "HC");
  const CardId p = b.field(A, "P"), q = b.field(B, "Q");
  b.stands_at(q, 10);
  b.weapon(A, "spike", p);
  b.clash(p, q);
  EXPECT_TRUE(b.asks(QuestionKind::combat, A));
  b.clash(p, b.hb);
  EXPECT_EQ(b.state.step, Step::main2);  // G-509
}

// G-E60, G-441, G-524.
TEST(GormitiTriggers, E60TheMoveIsFinishedFirst) {
  Field b(
      card(
          "move", "bite",
          use(R"({ op = "damage", to = "against", n = 15 }, { op = "heal", who = { each = { type = "fighter", controller = "you", hero = true } }, n = 10 })")) +
      card("move", "plus", use(R"({ op = "modify_power", who = "user", atk = 20, until = "battle_end" })")) +
      fighter("P", 30, 40));
  const CardId p = b.field(A, "P"), m = b.field(B, "M"), plus = b.hand(A, "plus"), bite = b.hand(B, "bite");
  b.stands_at(p, 15);
  b.stands_at(b.hb, 60);
  b.attack(p, m);
  b.act(PlayMove{plus});
  b.act(PlayMove{bite});
  EXPECT_EQ(b.zone(p), Zone::discard);
  EXPECT_EQ(b.hp(b.hb), 70);
  EXPECT_EQ(b.hp(m), 40);
  EXPECT_EQ(b.zone(plus), Zone::discard);
}

// G-536: what a Move has triggered is resolved before the next Move.
TEST(GormitiTriggers, BatchAfterEachMove) {
  Field b(
      card(
          "move", "storm",
          use(R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent", health = "injured", hero = false } }, n = 10 })")) +
      fighter(
          "D", 5, 30,
          triggered(
              kDestroyed,
              R"({ op = "heal", who = { each = { type = "fighter", controller = "you", hero = true } }, n = 5 })")));
  const CardId d = b.field(B, "D"), m = b.field(B, "M"), p = b.field(A, "M");
  b.stands_at(d, 10);
  b.stands_at(b.hb, 60);
  const CardId storm = b.hand(A, "storm");
  b.attack(p, m);
  b.act(PlayMove{storm});
  std::vector<std::string> order;
  for (const Event& e : b.events) {
    if (std::holds_alternative<Healed>(e)) order.push_back("healed");
    if (const auto* damaged = std::get_if<Damaged>(&e); damaged && damaged->cause == DamageCause::battle)
      order.push_back("clash");
  }
  ASSERT_FALSE(order.empty());
  EXPECT_EQ(order.front(), "healed");
}

// G-419, G-D04, G-D12: what ends and what begins with a turn; G-825: of both players.
TEST(GormitiTriggers, StartOfATurn) {
  Field b(fighter("dawn", 10, 40, triggered(R"({ event = "turn_begins", whose = "opponent" })", kDraw1)));
  b.field(A, "dawn");
  b.end_turn();
  EXPECT_EQ(b.in_hand(A), 1U);
  EXPECT_EQ(b.in_hand(B), 1U);  // G-411
  b.end_turn();
  EXPECT_EQ(b.in_hand(A), 2U);
}

}  // namespace
}  // namespace gormiti_tests::triggers_cases
