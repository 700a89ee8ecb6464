// SPDX-License-Identifier: GPL-3.0-or-later
// The words of what texts do: G-861 to G-893.
#include <gtest/gtest.h>

#include "tests/gormiti/words.h"

namespace gormiti_tests::vocabulary_cases {
namespace {

// G-861 to G-863, G-865, G-814: in the written order (G-809).
TEST(GormitiEffectWords, PlainEffects) {
  Words b(spell(
      R"({ op = "damage", to = { each = { type = "fighter", controller = "you" } }, n = 20 }, { op = "heal", who = { each = { type = "fighter", controller = "you" } }, n = 5 }, { op = "modify_power", who = { each = { type = "fighter", controller = "you" } }, atk = 5, hp = 10, until = "turn_end" }, { op = "draw", who = "opponent", n = 20 })"));
  b.spell();
  EXPECT_EQ(b.hp(b.ha), 85);
  EXPECT_EQ(b.max(b.ha), 100);
  EXPECT_EQ(b.atk(b.ha), 15);
  EXPECT_EQ(b.in_hand(B), 8U);  // G-702
  b.end_turn();
  EXPECT_EQ(b.max(b.ha), 90);
}

// G-864, G-882, G-612: cause and role of a reduction.
TEST(GormitiEffectWords, ReductionsInARole) {
  Words b(
      card("weapon", "buckler",
           statics(R"({ op = "reduce_damage", who = "attached", n = 4, cause = "battle", as = "attacker" })")) +
      spell(
          R"({ op = "reduce_damage", who = { each = { type = "fighter", controller = "you" } }, n = 3, as = "defender", until = "next_turn_end" })"));
  const CardId m = b.field(A, "M"), d = b.field(B, "M");
  b.weapon(A, "buckler", m);
  b.spell();
  b.clash(m, d);
  EXPECT_EQ(b.hp(m), 34);
  b.act(EndCombat{});
  b.end_turn();
  b.clash(d, m);
  EXPECT_EQ(b.hp(m), 27);
}

// G-866, G-D33: by own choice, all if fewer, at random.
TEST(GormitiEffectWords, Discards) {
  Words b(spell(R"({ op = "discard_from_hand", who = "opponent", n = 2, chosen_by = "opponent" })") +
          card("magic", "lot", use(R"({ op = "discard_from_hand", who = "opponent", n = 1, chosen_by = "random" })")));
  const CardId x = b.hand(B, "M"), y = b.hand(B, "K"), z = b.hand(B, "M");
  b.spell();
  EXPECT_TRUE(b.asks(QuestionKind::choose_discard, B));
  b.act(B, Pick{z});
  EXPECT_TRUE(view_for(b.state, b.rules, A).picks.empty());  // G-319
  b.act(B, Pick{x});
  EXPECT_EQ(std::vector<CardId>(b.state[B].discard.begin(), b.state[B].discard.end()), (std::vector<CardId>{z, x}));
  EXPECT_EQ(b.zone(y), Zone::hand);
  b.spell();
  EXPECT_EQ(b.in_hand(B), 0U);
  std::array<int, 2> hit{};
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Words c(
        card("magic", "lot", use(R"({ op = "discard_from_hand", who = "opponent", n = 1, chosen_by = "random" })")));
    c.state.luck[static_cast<std::size_t>(Luck::random_discard)] = table::RandomStream(seed, 4);
    const CardId first = c.hand(B, "M");
    c.hand(B, "K");
    c.spell("lot");
    ++hit[c.zone(first) == Zone::discard ? 0 : 1];
  }
  EXPECT_GT(hit[0], 8);
  EXPECT_GT(hit[1], 8);
}

// G-870: Weapons and Arenas too.
TEST(GormitiEffectWords, Destroy) {
  Words b(spell(R"({ op = "destroy", what = { each = { controller = "opponent" } } })") + card("weapon", "W") +
          card("arena", "R"));
  const CardId w = b.weapon(B, "W", b.hb), r = b.arena(B, "R");
  b.spell();
  EXPECT_EQ(b.zone(w), Zone::discard);
  EXPECT_EQ(b.zone(r), Zone::discard);
  EXPECT_EQ(b.zone(b.hb), Zone::hero);
}

// G-875, G-D35: always asked, by whom the text names; the rest goes on.
TEST(GormitiEffectWords, May) {
  for (const bool yes : {true, false}) {
    Words b(spell(
        R"({ op = "may", by = "opponent", do = [{ op = "draw", who = "opponent", n = 2 }, { op = "damage", to = { each = { type = "fighter", hero = true, controller = "opponent" } }, n = 5 }] }, )" +
        kDraw1));
    b.spell();
    ASSERT_TRUE(b.asks(QuestionKind::may, B));
    EXPECT_EQ(b.refused(B, Pass{}), "wrongPhase");
    b.act(B, Answer{yes});
    EXPECT_EQ(b.in_hand(B), yes ? 2U : 0U);
    EXPECT_EQ(b.hp(b.hb), yes ? 85 : 90);
    EXPECT_EQ(b.in_hand(A), 1U);
  }
}

// G-872, G-530: outside the turn of its owner it does nothing.
TEST(GormitiEffectWords, ExtraAttack) {
  Words b(spell(R"({ op = "extra_attack", who = { each = { type = "fighter" } } })"));
  b.spell();
  EXPECT_EQ(b.state[b.ha].extra_attacks, 1);
  EXPECT_EQ(b.state[b.hb].extra_attacks, 0);
  b.clash(b.ha, b.hb);
  b.clash(b.ha, b.hb);
  EXPECT_EQ(b.state.step, Step::main2);
  b.end_turn();
  EXPECT_EQ(b.state[b.ha].extra_attacks, 0);
}

// G-883, G-106, G-531: forbidding beats allowing.
TEST(GormitiEffectWords, ForbiddingWins) {
  Words b(
      card(
          "arena", "gate",
          statics(
              R"({ op = "attack_rule", who = { each = { type = "fighter", controller = "you" } }, at_once = true })")) +
      card(
          "arena", "bars",
          statics(
              R"({ op = "attack_rule", who = { each = { type = "fighter", controller = "opponent", hero = false } }, cannot = true })")));
  b.arena(A, "gate");
  const CardId m = b.hand(A, "M");
  b.act(Deploy{m});
  b.arena(B, "bars");
  b.act(ToCombat{});
  EXPECT_EQ(b.refused(DeclareAttacker{m}), "cannotAttack");
}

// G-884, G-885, G-891, G-892: in a Move's cost too; what its payment triggers waits (G-427).
TEST(GormitiEffectWords, MoveWithACost) {
  Words b(
      card("move", "gift",
           "pay = [{ op = \"in_play\", n = 1, of = { type = \"fighter\" } }, { op = \"hand\", n = 1 }]\nplayable_if = "
           "{ exists = { type = \"fighter\", controller = \"you\", hero = false }, at_least = 2 }\n" +
               use(R"({ op = "heal", who = "user", n = 30 })")) +
      fighter(
          "L", 1, 1,
          triggered(
              R"({ event = "leaves_play", who = "self", cause = "discarded" })",
              R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent", hero = true } }, n = 10 })")));
  const CardId m = b.field(A, "M"), d = b.field(B, "M");
  const CardId gift = b.hand(A, "gift"), extra = b.hand(A, "M");
  b.stands_at(m, 20);
  b.act(ToCombat{});
  b.act(DeclareAttacker{m});
  b.act(ChooseDefender{d});
  Payment with;
  EXPECT_EQ(b.refused(PlayMove{gift, with}), "condition");  // G-R39 before the cost
  const CardId l = b.field(A, "L");
  EXPECT_EQ(b.refused(PlayMove{gift, with}), "wrongPayment");
  with.push_back(l);
  with.push_back(extra);
  b.hand(B, "filler");
  b.act(PlayMove{gift, with});
  EXPECT_EQ(b.zone(l), Zone::discard);
  EXPECT_EQ(b.hp(b.hb), 90);  // it waits
  EXPECT_TRUE(b.asks(QuestionKind::play_move, B));
  b.act(Pass{});
  EXPECT_EQ(b.hp(b.hb), 80);
  EXPECT_EQ(b.hp(m), 30);  // 20 healed to 40, less 10
}

// G-527: the payment of a Move may be its own Fighter; the clash ends, the attack is used.
TEST(GormitiEffectWords, AFighterPaysForItsOwnMove) {
  Words b(card("move", "gift",
               "pay = [{ op = \"in_play\", n = 1, of = { type = \"fighter\" } }]\n" +
                   use(R"({ op = "damage", to = "against", n = 30 })")));
  const CardId m = b.field(A, "M"), d = b.field(B, "M"), gift = b.hand(A, "gift");
  b.hand(B, "filler");
  b.attack(m, d);
  Payment with;
  with.push_back(m);
  b.act(PlayMove{gift, with});
  EXPECT_TRUE(b.asks(QuestionKind::combat, A));
  EXPECT_EQ(b.zone(gift), Zone::discard);
  EXPECT_EQ(b.hp(d), 40);
}

}  // namespace
}  // namespace gormiti_tests::vocabulary_cases
