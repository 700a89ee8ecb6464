// SPDX-License-Identifier: GPL-3.0-or-later
// Disadvantages, flight and combat, Shame: R-6; examples R-E12 to R-E19, R-E32, R-E42, R-E49, R-E58, R-E61.
#include <gtest/gtest.h>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::abominations_cases {
namespace {

/// A fails an event and draws this.
void fails(Board& b, std::string_view disadvantage, std::initializer_list<int> dice) {
  b.top("E02");
  b.top(disadvantage);
  b.dice(dice);
  b.to_event();
}

// R-E12, R-602, R-604: fled as soon as the values are reached.
TEST(RisingClanAbominations, E12Flight) {
  Board b(4);
  b.clan(A, "MAR");
  b.play(A, "A01");
  const CardId vision = b.hand(A, "A50");
  fails(b, "D32", {2});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::flee});
  b.until(QuestionKind::window, A);
  b.use(A, vision);
  EXPECT_TRUE(b.happened("fled"));
  EXPECT_TRUE(b.asks(QuestionKind::act, A));
}

// R-E13, R-603: Stun must be made up.
TEST(RisingClanAbominations, E13FlightUnderStun) {
  Board b(4);
  b.clan(A, "MAR");
  b.play(A, "A01");
  b.area(A, "D05");
  const CardId serum = b.hand(A, "A26");
  fails(b, "D32", {2});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::flee});
  b.until(QuestionKind::window, A);
  b.use(A, serum);
  EXPECT_FALSE(b.happened("fled"));
}

// R-E15, R-608: defeated: a credit.
TEST(RisingClanAbominations, E15FightWon) {
  Board b(4);
  fails(b, "D31", {2, 5});  // DIF 9
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].credits.size(), 1U);
}

// R-E16, R-607, R-611: the roller is no contributor.
TEST(RisingClanAbominations, E16FightLost) {
  Board b(4);
  b.clan(A, "MAR");
  b.clan(B, "HIR");
  fails(b, "D33", {2, 2, 5});  // half of 2 is 1; ATT 6 + 5
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::prepare, B);
  EXPECT_FALSE(b.state.over());
  EXPECT_FALSE(b.state[A].in_game);
}

// R-E17, R-610.
TEST(RisingClanAbominations, E17FightUndecided) {
  Board b(4);
  fails(b, "D33", {2, 2, 2});
  b.until(QuestionKind::act, A);
  EXPECT_TRUE(b.state[A].in_game);
  EXPECT_EQ(b.state.disadvantage_discard.size(), 1U);
}

// R-E18, R-612: the smoke screen cancels phase 2 and every attack of the turn.
TEST(RisingClanAbominations, E18SmokeScreen) {
  Board b(4);
  const CardId smoke = b.hand(C, "A22");
  fails(b, "D33", {2, 2});
  for (int i = 0; i < 40 && applied(b.state, b.rules, C, Use{smoke, 0}).refusal; ++i) {
    ASSERT_NE(b.state.question.kind, QuestionKind::act);
    b.act(b.state.question.kind == QuestionKind::flee ? Action(Answer{Reply::fight}) : Action(Pass{}));
  }
  b.use(C, smoke);
  EXPECT_TRUE(b.asks(QuestionKind::act, A));
  EXPECT_EQ(b.rule(A, Attack{B}), "R-613");
}

// R-E19, R-619: Unstable body: three cards are revealed; Nunchaku 1, Mimesis a die, Katana nothing.
TEST(RisingClanAbominations, E19UnstableBody) {
  Board b(4);
  b.hand(A, "A31");  // so that a window asks
  b.top("A02");
  b.top("A51");
  b.top("A04");
  fails(b, "D35", {2, 4, 1});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::natural_one, A);
  EXPECT_EQ(b.state.fight.dif, 5);
  EXPECT_EQ(view_for(b.state, b.rules, B).targets.front(), 13);
}

// R-E32, R-E50, R-631 to R-633, R-F40.
TEST(RisingClanAbominations, E32Shame) {
  Board b(4);
  b.captured(B);
  const CardId x = b.hand(A, "A27"), y = b.hand(A, "A31");
  b.hand(A, "A29");
  fails(b, "D06", {2});
  b.until(QuestionKind::shame, A);
  EXPECT_EQ(b.refused(Give{B, x}), "noNeighbour");
  b.act(Give{D, x});
  b.act(Give{C, y});
  EXPECT_TRUE(b.holds(D, x) && b.holds(C, y));
  EXPECT_FALSE(knows_card(b.state, C, x));
  b.until(QuestionKind::act, A);
}

// R-E58, R-614: by cards; at the end of the turn it lies on top, and all know.
TEST(RisingClanAbominations, E58Leech) {
  Board b(4);
  const CardId x = b.hand(A, "A27"), y = b.hand(A, "A31");
  fails(b, "D36", {2});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::flee});
  b.act(Pick{x});
  if (b.asks(QuestionKind::flee_cards, A)) b.act(Pick{y});
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state.returning.size(), 1U);
  b.act(Done{});
  b.until(QuestionKind::prepare, B);
  EXPECT_EQ(view_for(b.state, b.rules, C).disadvantage_deck.top.size(), 1U);
}

// R-F31: with fewer cards than asked he must fight, and is not asked.
TEST(RisingClanAbominations, F31NoFlightWithoutCards) {
  Board b(4);
  fails(b, "D36", {2, 6});
  b.until(QuestionKind::act, A);
  EXPECT_FALSE(b.happened("fled"));
}

// R-E14, R-109: a permanent change moves the threshold.
TEST(RisingClanAbominations, E14FlightAfterAPermanentChange) {
  Board b(4);
  b.state.players[A].base_change[2] = -1;
  EXPECT_EQ(b.value(A, Stat::CST), 3);
  fails(b, "D33", {2});
  b.until(QuestionKind::flee, A);
  const CardId vision = b.hand(A, "A26");
  b.act(Answer{Reply::flee});
  b.until(QuestionKind::window, A);
  b.use(A, vision);
  EXPECT_FALSE(b.happened("fled"));  // INT 4 of 5
}

// R-E42, R-246: both marks go into one roll; 6 counts 3.
TEST(RisingClanAbominations, E42HalfMarks) {
  Board b(4);
  b.hand(A, "A31");
  fails(b, "D33", {2, 6});
  b.state.players[A].half_marks = 1;
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  ASSERT_TRUE(b.asks(QuestionKind::natural_six, A));
  EXPECT_EQ(b.state[A].half_marks, 0);
  b.act(Answer{Reply::no});
  EXPECT_EQ(view_for(b.state, b.rules, B).totals.front(), 8);
}

// R-E49, R-406: a card that worked for the creature's roll contributes.
TEST(RisingClanAbominations, E49AgainstAnAbominationsVictim) {
  Board b(4);
  b.clan(A, "TRA");
  b.clan(B, "HIR");
  b.clan(C, "MAR");
  const CardId grenade = b.hand(C, "A30");
  fails(b, "D33", {2, 2, 3});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  for (int i = 0; i < 20 && applied(b.state, b.rules, C, Use{grenade, 0}).refusal; ++i) b.act(Pass{});
  b.use(C, grenade);
  b.until(QuestionKind::prepare);
  EXPECT_EQ(b.state.outcome.by_rival, SeatSet::of(C));
}

// R-E61, R-604, R-608: a permanent from the hand in the flight window; a gift that fits no window is discarded.
TEST(RisingClanAbominations, E61FlightThenFight) {
  Board b(4);
  b.clan(A, "MAR");
  const CardId sai = b.hand(A, "A01"), dart = b.gift(A, "A28", C);
  fails(b, "D32", {2, 3, 4});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::flee});
  b.until(QuestionKind::window, A);
  b.act(A, Play{sai, {}});
  ASSERT_TRUE(b.asks(QuestionKind::window, A));
  b.act(A, OpenGift{0});
  EXPECT_EQ(b.zone(dart), Zone::advantage_discard);
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].credits.size(), 1U);  // INT 6 of 7: -1; 7 + 4 - 1 = 10
}

}  // namespace
}  // namespace rising_clan_tests::abominations_cases
