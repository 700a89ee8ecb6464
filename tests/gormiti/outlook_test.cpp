// SPDX-License-Identifier: GPL-3.0-or-later
// What the ATK of a Fighter is made of, and what a clash would bring: G-515, G-526, G-611 to G-614.
#include <gtest/gtest.h>

#include "engine/gormiti/actions/clash_outlook.h"
#include "engine/gormiti/effects/values.h"
#include "tests/gormiti/board.h"

namespace gormiti_tests::outlook_cases {
namespace {

struct Outlook : TwoHeroes {
  explicit Outlook(const std::string& more = {})
      : TwoHeroes(
            fighter("HA", 25, 60) + fighter("HB", 30, 80) +
            fighter("M", 20, 40, statics(R"({ op = "modify_power", who = "self", atk = 5, as = "attacker" })")) +
            card("weapon", "W", statics(R"({ op = "modify_power", who = "attached", atk = 10 })")) +
            card("weapon", "shield", statics(R"({ op = "reduce_damage", who = "attached", n = 15 })")) +
            card(
                "magic", "sap",
                use(R"({ op = "modify_power", who = { choose = 1, of = { type = "fighter", controller = "opponent" } }, atk = -40, until = "next_turn_end" })")) +
            more) {}
  std::optional<ClashOutlook> outlook() const { return clash_outlook({state, rules}); }
  std::vector<AttackLine> ledger(CardId card) const { return attack_ledger({state, rules}, card); }
};

TEST(GormitiOutlook, NothingWhileNobodyAttacks) {
  Outlook b;
  EXPECT_FALSE(b.outlook());
  b.act(ToCombat{});
  EXPECT_FALSE(b.outlook());
}

TEST(GormitiOutlook, TheLedgerAddsUpToTheAtk) {
  Outlook b;
  const CardId m = b.field(A, "M"), w = b.weapon(A, "W", m);
  b.hand(A, "W");  // so that a Move is asked for
  b.field(B, "M");
  using Kind = AttackLine::Kind;
  EXPECT_EQ(b.ledger(m), (std::vector<AttackLine>{{Kind::printed, 20, m, {}}, {Kind::rule, 10, w, EndKind::turn_end}}))
      << "outside a clash nothing counts that only an attacker has";
  b.attack(m, b.hb);
  ASSERT_TRUE(b.asks(QuestionKind::play_move, A));
  const std::vector<AttackLine> lines = b.ledger(m);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[1], (AttackLine{Kind::rule, 5, m, EndKind::turn_end}));
  int sum = 0;
  for (const AttackLine& line : lines) sum += line.value;
  EXPECT_EQ(sum, b.atk(m));
}

TEST(GormitiOutlook, DamageIsThatOfTheDamageStep) {
  Outlook b;
  const CardId m = b.field(A, "M");
  b.hand(A, "W");
  b.weapon(B, "shield", b.hb);
  b.attack(m, b.hb);
  const ClashOutlook now = *b.outlook();
  ASSERT_TRUE(now.both_there());
  EXPECT_EQ(now.attacker.atk, 25);
  EXPECT_EQ(now.attacker.damage, 30);
  EXPECT_EQ(now.attacker.hp_left, 10);
  EXPECT_EQ(now.defender.damage, 10);
  EXPECT_EQ(now.defender.reduced, 15);
  EXPECT_EQ(now.defender.hp_left, 70);
  while (b.state.question.kind == QuestionKind::play_move) b.act(Pass{});
  EXPECT_EQ(b.hp(m), now.attacker.hp_left);
  EXPECT_EQ(b.hp(b.hb), now.defender.hp_left);
}

/// G-614: the sum is kept below 0, and counts as 0. The source of what lasts is the card whose text it is.
TEST(GormitiOutlook, WhatLastsHasItsSource) {
  Outlook b;
  const CardId sap = b.hand(A, "sap");
  b.act(PlayMagic{sap});
  if (b.state.question.kind == QuestionKind::choose_objects) b.act(Pick{b.hb});
  EXPECT_EQ(b.ledger(b.hb), (std::vector<AttackLine>{{AttackLine::Kind::printed, 30, b.hb, {}},
                                                     {AttackLine::Kind::lasting, -40, sap, EndKind::turn_end}}));
  b.hand(A, "W");
  b.attack(b.ha);
  EXPECT_EQ(b.outlook()->defender.atk, 0);
  EXPECT_EQ(b.outlook()->attacker.damage, 0);
}

/// Two texts that give the same for the same time stay apart, one card used twice does not.
TEST(GormitiOutlook, SourcesStayApart) {
  Outlook b;
  const CardId one = b.hand(A, "sap"), two = b.hand(A, "sap");
  for (const CardId card : {one, two}) b.act(PlayMagic{card});
  ASSERT_EQ(b.state.lasting.size(), 2U);
  EXPECT_EQ(b.state.lasting[0].source, one);
  EXPECT_EQ(b.state.lasting[1].source, two);
  EXPECT_EQ(atk_sum({b.state, b.rules}, b.hb), -50);
}

/// G-D01, G-868: the own cards that a question shows, by code; nothing of the order, and nothing for the other.
TEST(GormitiOutlook, WhatASearchShows) {
  Outlook b(card("magic", "seek", use(R"({ op = "search", of = { type = "weapon" }, n = 1 })")));
  const CardId w = b.deck(A, "W"), shield = b.deck(A, "shield");
  b.deck(A, "M");
  b.act(PlayMagic{b.hand(A, "seek")});
  ASSERT_TRUE(b.asks(QuestionKind::choose_found, A));
  std::vector<CardId> seen;
  for (const SeenCard& card : view_for(b.state, b.rules, A).looked_at) seen.push_back(card.id);
  EXPECT_EQ(seen, (std::vector<CardId>{w, shield}));
  EXPECT_TRUE(view_for(b.state, b.rules, B).looked_at.empty());
}

}  // namespace
}  // namespace gormiti_tests::outlook_cases
