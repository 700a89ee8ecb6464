// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of R-15: what is refused, and what is not asked at all; what is public (R-101, R-1101), the clans.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::refusals_cases {
namespace {

bool offers(const Board& b, const Action& action) {
  const auto list = options(b.state, b.rules, b.state.question.seat);
  return std::any_of(list.begin(), list.end(), [&](const Option& o) { return o.action == action; });
}

// R-F01, R-F02: another seat is asked; what is not offered.
TEST(RisingClanRefusals, F01AndF02) {
  Board b(4);
  EXPECT_EQ(b.refused(B, Pass{}), "notYourDecision");
  EXPECT_EQ(b.rule(B, Pass{}), "R-1105");
  EXPECT_EQ(b.refused(A, Answer{Reply::deck}), "notAnOption");
  EXPECT_EQ(b.refused(A, Choose{B}), "notAnOption");
  EXPECT_EQ(b.refused(table::seat_at(7), Pass{}), "notYourDecision");
  EXPECT_EQ(b.refused(table::seat_at(7), Concede{}), "notYourDecision");
}

// R-F07, R-F08, R-223: the wrong moment, and a condition that fails.
TEST(RisingClanRefusals, F07AndF08) {
  Board b(4);
  const CardId adrenaline = b.hand(A, "A27"), defence = b.hand(B, "A35"), ultima = b.hand(A, "A49");
  EXPECT_EQ(b.refused(A, Use{adrenaline, 0}), "wrongMoment");
  b.to_action();
  b.dice({2});
  b.act(A, Attack{B});
  ASSERT_TRUE(b.asks(QuestionKind::window, B));
  EXPECT_EQ(b.refused(B, Use{defence, 0}), "condition");  // no blade
  EXPECT_EQ(b.rule(B, Use{defence, 0}), "R-241");
  b.act(Pass{});
  b.until(QuestionKind::window, A);
  if (b.state.rolls.back().die == 0) b.act(Pass{});
  b.until(QuestionKind::window, A);
  EXPECT_EQ(b.refused(A, Use{ultima, 0}), "condition");  // no firearm
}

// R-F21, R-524: Astral celerity in step 0 only, and by who is able.
TEST(RisingClanRefusals, F21Celerity) {
  Board b(4);
  b.clan(A, "HIR");
  const CardId celerity = b.hand(A, "A42");
  EXPECT_EQ(b.refused(A, Use{celerity, 0}), "celerity");
  EXPECT_EQ(b.rule(A, Use{celerity, 0}), "R-525");
}

// R-F22, R-112: on the dice of the first player only cards for any own die.
TEST(RisingClanRefusals, F22FirstDice) {
  Board b(4);
  b.state = new_game(b.rules, {4, 0, 3});
  for (const SeatId seat : {A, B, C, D}) b.act(seat, Answer{Reply::seen});
  while (b.state.question.kind != QuestionKind::window) b.act(Answer{Reply::no});
  const SeatId seat = b.state.question.seat;
  const CardId adrenaline = b.hand(seat, "A27");
  EXPECT_EQ(b.refused(seat, Use{adrenaline, 0}), "firstDice");
  EXPECT_EQ(b.rule(seat, Use{adrenaline, 0}), "R-112");
  b.clan(seat, "XEN");
  const CardId overload = b.hand(seat, "A25");
  EXPECT_TRUE(b.allows(seat, Use{overload, 0}));
}

// R-F28: nobody stays out of what he has to face; R-F30: a challenge is not refused; R-F36: who has to pick picks.
TEST(RisingClanRefusals, F28F30F36AreNotAsked) {
  for (const char* event : {"E02", "E06"}) {
    Board b(4);
    b.hand(A, "A31");
    b.top(event);
    b.to_event();
    EXPECT_NE(b.state.question.kind, QuestionKind::join);
    EXPECT_EQ(b.refused(A, Answer{Reply::no}), "notAnOption");
  }
  Board b(4);
  b.hand(B, "A31");
  b.top("E30");
  b.to_event();
  b.act(A, Choose{B});
  b.until(QuestionKind::window, B);
  EXPECT_EQ(b.refused(B, Answer{Reply::no}), "notAnOption");
  EXPECT_FALSE(offers(b, Answer{Reply::no}));
}

// R-F37, R-114: the discard pile is not drawn from while it is empty.
TEST(RisingClanRefusals, F37EmptyPile) {
  Board b(4);
  b.top("E02");
  b.dice({6});
  b.to_event();
  b.until(QuestionKind::natural_six, A);
  EXPECT_EQ(b.refused(A, Answer{Reply::pile}), "noDraw");
  EXPECT_TRUE(b.allows(A, Answer{Reply::deck}));
}

// R-F38, R-F39: without a hand card nothing is swapped or exchanged, and nobody is asked.
TEST(RisingClanRefusals, F38AndF39AreNotAsked) {
  Board b(4);
  b.top("E02");
  b.top("D17");
  b.dice({1});
  b.to_event();
  EXPECT_NE(b.state.question.kind, QuestionKind::natural_one);
  b.until(QuestionKind::act, A);
  b.act(A, Done{});
  EXPECT_NE(b.state.question.kind, QuestionKind::exchange);
}

// R-F41: who is of no immune clan cannot say so; R-F42: who is not captured needs no lock picks.
TEST(RisingClanRefusals, F42NoCaptive) {
  Board b(4);
  const CardId picks = b.hand(A, "A32");
  EXPECT_EQ(b.refused(A, Use{picks, 0}), "noCaptive");
  EXPECT_EQ(b.refused(A, Use{picks, 1, B, 0}), "noTarget");
}

// R-F44: a player who is out of the game does nothing more, and no action could bring him back.
TEST(RisingClanRefusals, F44OutOfTheGame) {
  Board b(4);
  b.act(B, Concede{});
  EXPECT_FALSE(b.state[B].in_game);
  for (const Action& action : {Action(Pass{}), Action(AskToAct{}), Action(Concede{}), Action(RevealRole{})})
    EXPECT_EQ(b.refused(B, action), "notYourDecision");
}

// R-1101: nine clans with the same base values; values and counts are seen by all.
TEST(RisingClanRefusals, WhatIsPublic) {
  EXPECT_EQ(shipped_cards().roles().size(), 9U);
  const auto& roles = shipped_cards().roles();
  EXPECT_NE(roles[roles[0].primary].primary, 0);  // rivalry need not be mutual
  Board b(4);
  b.hand(B, "A31");
  b.gift(B, "A29", C);
  const PlayerView seen = view_for(b.state, b.rules, D);
  for (const SeenPlayer& each : seen.players) EXPECT_EQ(each.base, (std::array<int, 4>{5, 11, 4, 3}));
  EXPECT_EQ(seen.players[1].hand_count, 1U);
  EXPECT_EQ(seen.players[1].gifts.size(), 1U);
  EXPECT_FALSE(seen.players[1].gifts.front().known());
  EXPECT_EQ(seen.players[1].role, kNoRole);
}

// R-403, R-1102, R-D20, R-D21: a card used against the victim of this attack makes a contributor, one of an earlier
// attack does not.
TEST(RisingClanRefusals, ContributorsOfThisRollOnly) {
  Board b(4);
  b.clan(A, "SAI");
  b.clan(B, "HIR");
  b.clan(D, "MAR");
  b.state.extra_attacks = 1;
  const CardId grenade = b.hand(B, "A30");
  b.to_action();
  b.dice({2});
  b.act(A, Attack{D});
  b.until(QuestionKind::window, B);
  b.use(B, grenade);
  b.until(QuestionKind::act, A);
  b.state.extra_attacks = 1;
  b.top("D17");
  b.top("D05");
  b.dice({6});
  b.act(A, Attack{D});
  b.until(QuestionKind::act, A);
  EXPECT_FALSE(b.state[D].in_game);
  EXPECT_FALSE(b.state.over());
}

// the same seed and the same answers give the same game.
TEST(RisingClanRefusals, LuckIsOfTheSeed) {
  const Rulebook rules{&shipped_cards(), {}};
  EXPECT_EQ(new_game(rules, {6, 0, 9}), new_game(rules, {6, 0, 9}));
  EXPECT_NE(new_game(rules, {6, 0, 9}), new_game(rules, {6, 0, 10}));
}

// R-E63, R-1111: two games that differ in two hidden roles and two hidden hand cards: nobody else sees, or is asked,
// anything else.
TEST(RisingClanRefusals, E63ExchangeOfSecrets) {
  Board one(5);
  const CardId x = one.hand(D, "A31"), y = one.hand(E, "A29");
  Board two = one;
  std::swap(two.state.players[D].role, two.state.players[E].role);
  std::swap(two.state.cards[x].definition, two.state.cards[y].definition);
  for (Board* b : {&one, &two}) {
    b->top("E02");
    b->top("D17");
    b->dice({2});
  }
  one.act(A, Done{});
  two.act(A, Done{});
  for (int i = 0; i < 20 && one.state.question.kind == QuestionKind::window; ++i) {
    EXPECT_EQ(one.state.question, two.state.question);
    for (const SeatId seat : {A, B, C}) {
      EXPECT_EQ(view_for(one.state, one.rules, seat), view_for(two.state, two.rules, seat));
      EXPECT_EQ(options(one.state, one.rules, seat), options(two.state, two.rules, seat));
    }
    one.act(Pass{});
    two.act(Pass{});
  }
  EXPECT_EQ(one.state.question, two.state.question);
}

}  // namespace
}  // namespace rising_clan_tests::refusals_cases
