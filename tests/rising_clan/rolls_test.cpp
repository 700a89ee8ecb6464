// SPDX-License-Identifier: GPL-3.0-or-later
// Dice and windows; examples R-E01 to R-E04, R-E39 to R-E42, R-E57,
// R-E64.
#include <gtest/gtest.h>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::rolls_cases {
namespace {

/// A turns up Laser corridor, INT 7, and rolls these dice first.
void corridor(Board& b, std::initializer_list<int> dice) {
  b.top("E02");
  b.dice(dice);
  b.to_event();
}

// R-E01, R-104: the top of the discard pile may be drawn; modifiers make no natural 6.
TEST(RisingClanRolls, E01NaturalSix) {
  Board b(4);
  const CardId card = b.hand(A, "A31");
  b.act(A, Use{card, 0});  // Supplies: the pile has a card now
  corridor(b, {6});
  b.until(QuestionKind::natural_six, A);
  b.act(Answer{Reply::pile});
  EXPECT_TRUE(b.holds(A, card));
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].conquered.size(), 1U);
}

TEST(RisingClanRolls, E01ModifiersMakeNoNaturalSix) {
  Board b(4);
  const CardId adrenaline = b.hand(A, "A27");
  corridor(b, {4});
  b.until(QuestionKind::window, A);
  b.act(Pass{});  // the window before the die
  b.until(QuestionKind::window, A);
  b.use(A, adrenaline);
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].conquered.size(), 1U);  // 4 + 2 + 3
  EXPECT_TRUE(b.state[A].hand.empty());        // nothing was drawn
}

// R-E02, R-105: swapped before the window; the result does not change.
TEST(RisingClanRolls, E02NaturalOne) {
  Board b(4);
  const CardId card = b.hand(A, "A31");
  b.top("D17");
  corridor(b, {1});
  b.until(QuestionKind::natural_one, A);
  EXPECT_EQ(b.refused(Pick{200}), "notAnOption");
  b.act(Pick{card});
  EXPECT_EQ(b.zone(card), Zone::advantage_discard);
  EXPECT_EQ(b.state[A].hand.size(), 1U);
  b.until(QuestionKind::act, A);
  EXPECT_TRUE(b.state[A].conquered.empty());
}

// R-E03, R-106: no swap on the own attempt to leave Captured.
TEST(RisingClanRolls, E03NoSwapOnTheAttempt) {
  Board b(2);
  b.captured(B);
  b.hand(B, "A31");
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::attempt, B);
  b.dice({1});
  b.act(Answer{Reply::roll});
  EXPECT_NE(b.state.question.kind, QuestionKind::natural_one);
  EXPECT_TRUE(b.state[B].captured_marker);
}

// R-E04, R-108: 5 counts 3 and is no natural 6; 6 counts 3 and is one.
TEST(RisingClanRolls, E04HalfDie) {
  for (const auto& [die, asks] : {std::pair(5, false), std::pair(6, true)}) {
    Board b(4);
    b.state.players[A].half_marks = 1;
    b.top("D17");
    corridor(b, {die});
    EXPECT_EQ(b.asks(QuestionKind::natural_six, A), asks);
    b.until(QuestionKind::act, A);
    EXPECT_TRUE(b.state[A].conquered.empty());  // 3 + 3
    EXPECT_EQ(b.state[A].half_marks, 0);
  }
}

// R-E39, R-217, R-704: two cards of the hand for a die, a gift besides.
TEST(RisingClanRolls, E39LimitOfCards) {
  Board b(3);
  b.clan(A, "HIR");
  b.clan(B, "MAR");
  const CardId a1 = b.hand(A, "A27"), a2 = b.hand(A, "A27"), talisman = b.hand(A, "A34"), dart = b.hand(B, "A28");
  const CardId serum = b.gift(A, "A26", C);
  corridor(b, {1});
  b.until(QuestionKind::natural_one, A);
  b.act(Done{});
  b.until(QuestionKind::window, A);
  b.use(A, a1);
  b.until(QuestionKind::window, A);
  b.use(A, a2);
  b.use(B, dart);
  b.until(QuestionKind::window, A);
  EXPECT_EQ(b.refused(A, Use{talisman, 0}), "cardLimit");
  b.act(A, OpenGift{0});
  ASSERT_TRUE(b.asks(QuestionKind::open_gift, A));
  b.use(A, serum);
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].conquered.size(), 1U);  // 1 + 2 + 2 - 2 + 4
}

// R-E40, R-227: closed when all have passed since the last thing was done. All hold a card, so all are asked.
TEST(RisingClanRolls, E40EndOfAWindow) {
  Board b(4);
  b.hand(A, "A31");
  b.hand(B, "A29");
  const CardId dart = b.hand(C, "A28");
  b.hand(C, "A26");
  b.hand(D, "A32");
  corridor(b, {2});
  std::vector<SeatId> asked;
  b.until(QuestionKind::window, A);
  for (int i = 0; i < 4; ++i) b.act(Pass{});  // the window before the die
  while (b.state.question.kind == QuestionKind::window) {
    asked.push_back(b.state.question.seat);
    if (b.state.question.seat == C && b.holds(C, dart))
      b.use(C, dart);
    else
      b.act(Pass{});
  }
  EXPECT_EQ(asked, (std::vector<SeatId>{A, B, C, D, A, B, C}));
}

// R-E41, R-113: amounts stay when the die is rolled again; a new 6 draws.
TEST(RisingClanRolls, E41Reroll) {
  Board b(4);
  const CardId adrenaline = b.hand(A, "A27"), dance = b.hand(B, "A56");
  b.top("E10");  // CST 7
  b.dice({2, 6});
  b.to_event();
  b.until(QuestionKind::window, A);
  b.act(Pass{});
  b.act(Pass{});
  b.until(QuestionKind::window, A);
  b.use(A, adrenaline);
  EXPECT_EQ(view_for(b.state, b.rules, C).totals.front(), 8);
  b.use(B, dance);
  EXPECT_TRUE(b.asks(QuestionKind::natural_six, A));
  EXPECT_EQ(view_for(b.state, b.rules, C).totals.front(), 12);
}

// R-E57, R-308: the clan effect holds from the revealing on, in the same roll.
TEST(RisingClanRolls, E57ClanEffectInARoll) {
  Board b(4);
  b.clan(A, "SAI");
  b.status(A, "S08");
  corridor(b, {3});
  b.until(QuestionKind::window, A);
  b.act(Pass{});
  b.until(QuestionKind::window, A);
  b.act(RevealRole{});
  EXPECT_TRUE(b.state[A].revealed);
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].conquered.size(), 1U);
}

// R-F35: nobody reveals without an effect of his clan.
TEST(RisingClanRolls, RevealingNeedsAnEffect) {
  Board b(4);
  b.status(A, "S08");
  EXPECT_EQ(b.refused(A, RevealRole{}), "cannotReveal");
}

// R-E64, R-511: a credit after the die counts at once and is no card for the limit.
TEST(RisingClanRolls, E64CreditAfterTheDie) {
  Board b(4);
  const CardId credit = b.credit(A, "E30");
  b.top("S05");
  corridor(b, {3});
  b.until(QuestionKind::window, A);
  b.act(Pass{});
  b.until(QuestionKind::window, A);
  Credits one;
  one.push_back(credit);
  b.act(Spend{one, false});
  EXPECT_EQ(b.zone(credit), Zone::event_discard);
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].conquered.size(), 1U);
}

// R-E22, R-703, R-F32: a fourth gift is refused; R-707: only the giver knows a gift.
TEST(RisingClanRolls, E22GiftLimit) {
  Board b(4);
  b.gift(A, "A31", B);
  b.gift(A, "A29", B);
  b.gift(A, "A32", B);
  const CardId more = b.hand(D, "A27");
  b.act(D, AskToAct{});
  EXPECT_EQ(b.refused(D, Give{A, more}), "cannotGive");
  EXPECT_EQ(b.rule(D, Give{A, more}), "R-703");
  EXPECT_EQ(b.refused(D, Give{D, more}), "cannotGive");
  b.act(D, Give{B, more});
  EXPECT_EQ(b.zone(more), Zone::gift);
  EXPECT_TRUE(view_for(b.state, b.rules, D).players[1].gifts.front().known());
  EXPECT_FALSE(view_for(b.state, b.rules, B).players[1].gifts.front().known());
  EXPECT_EQ(view_for(b.state, b.rules, B).players[1].gifts.front().giver, D);
}

// R-E21, R-706: a gift for another clan is not valid and is discarded.
TEST(RisingClanRolls, E21GiftNotValid) {
  Board b(4);
  const CardId rifle = b.gift(A, "A07", C);  // no Hiraku
  b.act(A, OpenGift{0});
  EXPECT_EQ(b.zone(rifle), Zone::advantage_discard);
  EXPECT_TRUE(b.asks(QuestionKind::prepare, A));
}

// R-E54, R-215: an opened permanent needs hands.
TEST(RisingClanRolls, E54GiftThatIsAPermanent) {
  Board b(4);
  const CardId rifle = b.play(A, "A08");
  const CardId blade = b.gift(A, "A06", C);
  b.act(A, OpenGift{0});
  EXPECT_EQ(b.refused(A, Play{blade, {}}), "wrongDiscards");
  Discards both;
  both.push_back(rifle);
  b.act(A, Play{blade, both});
  EXPECT_EQ(b.zone(blade), Zone::play);
  EXPECT_EQ(b.zone(rifle), Zone::advantage_discard);
  EXPECT_EQ(b.value(A, Stat::ATT), 6);
}

}  // namespace
}  // namespace rising_clan_tests::rolls_cases
