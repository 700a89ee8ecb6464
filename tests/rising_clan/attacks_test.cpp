// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks, elimination, winners; examples R-E23, R-E24,
// R-E29, R-E30, R-E34 to R-E38, R-E44, R-E46, R-E48, R-E56, R-E59, R-E65.
#include <gtest/gtest.h>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::attacks_cases {
namespace {

// R-E34, R-231: a substitution is lost, the attacker alone looks.
TEST(RisingClanAttacks, E34Substitution) {
  Board b(4);
  b.play(A, "A02");
  b.state.players[B].substitutions = 2;
  const CardId kept = b.hand(B, "A31");
  b.to_action();
  b.dice({4});
  b.act(A, Attack{B});
  b.until(QuestionKind::look, A);
  EXPECT_EQ(b.state[B].substitutions, 1);
  EXPECT_TRUE(b.holds(B, kept));
  EXPECT_NE(view_for(b.state, b.rules, A).players[1].role, kNoRole);
  EXPECT_EQ(view_for(b.state, b.rules, C).players[1].role, kNoRole);
  b.act(Answer{Reply::seen});
  EXPECT_EQ(b.refused(A, Attack{B}), "cannotAttack");
  EXPECT_EQ(b.rule(A, Attack{B}), "R-224");
  EXPECT_EQ(b.refused(A, Rest{RestKind::draw, kNoCard}), "cannotRest");
}

// R-E35, R-234: no attack in the truce; the action is not used.
TEST(RisingClanAttacks, E35Truce) {
  Board b(4);
  b.state.turn = 9;
  b.to_action();
  EXPECT_EQ(b.rule(A, Attack{B}), "R-234");
  b.act(A, Rest{RestKind::draw, kNoCard});
  b.state.turn = 10;
  EXPECT_EQ(b.rule(A, Attack{B}), "R-224");
}

// R-E36, R-233, R-236: no rival: dishonour, then the last stand.
TEST(RisingClanAttacks, E36DishonourAndLastStand) {
  Board b(2);
  b.clan(A, "HIR");
  b.clan(B, "XEN");
  b.goal(A, "G01");
  b.play(A, "A02");
  b.to_action();
  b.top("D17");
  b.top("D05");
  b.dice({4});
  b.act(A, Attack{B});
  EXPECT_FALSE(b.state.over());
  EXPECT_FALSE(b.state[B].in_game);
  EXPECT_TRUE(b.state[A].revealed);
  EXPECT_EQ(b.value(A, Stat::INT), 2);
  EXPECT_TRUE(b.state.last_stand);
  EXPECT_EQ(b.state.last_stand_turns, 3);
  b.act(A, Done{});
  for (int turn = 0; turn < 3; ++turn) {
    b.until(QuestionKind::prepare, A);
    b.until(QuestionKind::act, A);
    if (turn < 2) b.act(A, Done{});
  }
  EXPECT_FALSE(b.state.over());
  b.act(A, Done{});
  b.until(QuestionKind::prepare, A);
  EXPECT_EQ(b.state.outcome.cause, EndCause::last_stand);
  EXPECT_TRUE(b.state.outcome.winners().empty());
}

// R-236, R-F43: who stands alone may end it before.
TEST(RisingClanAttacks, LastStandMayBeEnded) {
  Board b(2);
  EXPECT_EQ(b.refused(A, EndLastStand{}), "noLastStand");
  b.goal(A, "G01");
  b.act(B, Concede{});
  EXPECT_TRUE(b.state.last_stand);
  b.act(A, EndLastStand{});
  EXPECT_EQ(b.state.outcome.cause, EndCause::last_stand);
}

// R-E37, R-232c: the goal that says so wins before dishonour.
TEST(RisingClanAttacks, E37LastShadow) {
  Board b(2);
  b.clan(B, "XEN");
  b.goal(A, "G13");
  b.play(A, "A02");
  b.to_action();
  b.dice({4});
  b.act(A, Attack{B});
  b.until(QuestionKind::prepare);
  EXPECT_EQ(b.state.outcome.by_goal, SeatSet::of(A));
  EXPECT_TRUE(b.state.outcome.by_rival.empty());
  EXPECT_FALSE(b.state[A].revealed);
}

// R-E23, R-E25, R-406, R-408: a card of the hand contributes though it was not needed; a mixed group has a supreme
// winner; points.
TEST(RisingClanAttacks, E23Contribution) {
  Board b(4);
  b.clan(A, "MAR");
  b.clan(B, "HIR");
  b.clan(D, "TRA");
  b.clan(C, "SAI");
  b.play(A, "A01");
  for (const char* id : {"E01", "E02"}) b.conquered(A, id);
  for (const char* id : {"E01", "E02", "E03", "E04"}) b.conquered(B, id);
  for (const char* id : {"E04", "E05", "E08"}) b.conquered(C, id);
  b.conquered(D, "E07");
  b.status(A, "S10");
  b.status(C, "S11");
  b.status(C, "S12");
  const CardId grenade = b.hand(B, "A30");
  for (const SeatId seat : {A, B, C, D}) b.goal(seat, "G13");
  b.to_action();
  b.dice({5});
  b.act(A, Attack{D});
  b.until(QuestionKind::window, B);
  b.use(B, grenade);
  b.until(QuestionKind::prepare);
  const Outcome& o = b.state.outcome;
  EXPECT_EQ(o.by_rival, SeatSet::of(A).with(B));
  EXPECT_EQ(o.supreme, SeatSet::of(A));
  EXPECT_EQ(o.victim, D);
  PerSeat<int> before{};
  before[D] = 20;
  const Score points = score({b.state, b.rules}, before);
  EXPECT_EQ(points.gain[A], 18 + 10 + 2);
  EXPECT_EQ(points.gain[B], 15 + 20);
  EXPECT_EQ(points.gain[C], 15 + 4);
  EXPECT_EQ(points.loss[D], 16);
  EXPECT_EQ(points.total[D], 4);
}

// given and used by the attacker it makes no winner; a single one is not supreme.
TEST(RisingClanAttacks, E23AGiftDoesNotContribute) {
  Board b(4);
  b.clan(A, "MAR");
  b.clan(B, "HIR");
  b.clan(D, "TRA");
  b.play(A, "A01");
  const CardId grenade = b.gift(A, "A30", B);
  b.to_action();
  b.dice({4});
  b.act(A, Attack{D});
  b.until(QuestionKind::window, A);
  b.act(A, OpenGift{0});
  b.use(A, grenade);
  b.until(QuestionKind::prepare);
  EXPECT_EQ(b.state.outcome.by_rival, SeatSet::of(A));
  EXPECT_TRUE(b.state.outcome.supreme.empty());
}

// R-E24, R-405: the discharge makes nobody a winner. R-E44: the scourge does.
TEST(RisingClanAttacks, E24AndE44) {
  for (const bool scourge : {false, true}) {
    Board b(2);
    b.clan(A, "XEN");
    b.clan(B, "SAI");
    b.goal(A, "G01");
    b.state.players[B].wounds = 3;
    b.state.players[B].substitutions = 2;
    const CardId card = b.hand(A, scourge ? "A53" : "A54");
    b.dice({1});
    b.act(A, Use{card, 0, scourge ? B : kNoSeat, 0});
    b.until(QuestionKind::prepare);
    EXPECT_FALSE(b.state[B].in_game);
    EXPECT_EQ(b.state.over(), scourge);
    EXPECT_EQ(b.state.outcome.by_rival.has(A), scourge);
  }
}

// R-E29, R-303: status is suspended while its player is out.
TEST(RisingClanAttacks, E29StatusAndCaptured) {
  Board b(4);
  b.status(A, "S01");
  EXPECT_EQ(b.value(A, Stat::CST), 5);
  b.captured(A);
  EXPECT_EQ(b.value(A, Stat::CST), 4);
}

// R-E30, R-E46, R-218, R-220: freed by another player he skips all the same.
TEST(RisingClanAttacks, E30CapturedAndRecall) {
  Board b(2);
  b.captured(B);
  b.recalled(B);
  b.to_action();
  EXPECT_EQ(b.refused(A, Attack{B}), "cannotAttack");
  b.dice({4});
  b.act(A, Free{B});
  b.until(QuestionKind::act, A);
  EXPECT_FALSE(b.state[B].captured_marker);
  EXPECT_EQ(b.refused(A, Free{B}), "cannotFree");
  b.act(A, Done{});
  b.until(QuestionKind::prepare, A);  // B's turn was skipped
  EXPECT_EQ(b.state.turn, 52);
  EXPECT_FALSE(b.state[B].recall_marker);
}

// R-220, R-F42: with both no attempt.
TEST(RisingClanAttacks, E46NoAttemptUnderRecall) {
  Board b(2);
  b.captured(B);
  b.recalled(B);
  const CardId picks = b.hand(B, "A32");
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::exchange, B);
  EXPECT_EQ(b.refused(B, Use{picks, 0}), "noCaptive");
  EXPECT_EQ(b.refused(B, Use{picks, 1}), "notAnOption") << "what frees another is for the own turn";
  EXPECT_TRUE(b.state[B].captured_marker);
  EXPECT_FALSE(b.state[B].recall_marker);
}

// instead of the roll a card; he goes on with his turn.
TEST(RisingClanAttacks, LockpicksFree) {
  Board b(2);
  b.captured(B);
  const CardId picks = b.hand(B, "A32");
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::attempt, B);
  b.act(B, Use{picks, 0});
  b.until(QuestionKind::prepare, B);
  EXPECT_FALSE(b.state[B].captured_marker);
}

// R-E38, R-235: the marker passes; a round above the dawn does not begin.
TEST(RisingClanAttacks, E38Dawn) {
  Board b(2);
  b.state.round_holder = B;
  b.state.round = 40;
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::prepare, B);
  EXPECT_EQ(b.state.outcome.cause, EndCause::dawn);
}

// R-E48, R-408: both win, A is supreme.
TEST(RisingClanAttacks, E48TwoWinners) {
  Board b(5);
  b.clan(A, "MAR");
  b.clan(B, "HIR");
  b.clan(C, "SAI");
  b.clan(D, "TRA");
  b.clan(E, "ROS");
  b.play(A, "A01");
  const CardId grenade = b.hand(B, "A30");
  b.to_action();
  b.dice({2});
  b.act(A, Attack{D});
  b.until(QuestionKind::window, B);
  b.use(B, grenade);
  b.until(QuestionKind::prepare);
  EXPECT_EQ(b.state.outcome.by_rival, SeatSet::of(A).with(B));
  EXPECT_EQ(b.state.outcome.supreme, SeatSet::of(A));
}

// R-E56, R-244: he is always asked; only one of the clan can say yes.
TEST(RisingClanAttacks, E56Immunity) {
  for (const bool shows : {false, true}) {
    Board b(4);
    b.clan(A, "HIB");
    b.clan(D, "XEN");
    const CardId card = b.hand(A, "A41");
    for (int i = 0; i < 2; ++i) b.hand(D, "A27");
    b.hand(D, "A31");
    b.dice({1});
    b.act(A, Use{card, 0, D, 0});
    ASSERT_TRUE(b.asks(QuestionKind::immune, D));
    b.act(Answer{shows ? Reply::yes : Reply::no});
    b.until(QuestionKind::prepare, A);
    EXPECT_EQ(b.state[D].hand.size(), shows ? 3U : 1U);
    EXPECT_EQ(b.state[D].revealed, shows);
  }
  Board b(4);
  b.clan(A, "HIB");
  const CardId card = b.hand(A, "A41");
  b.hand(B, "A27");
  b.act(A, Use{card, 0, B, 0});
  EXPECT_EQ(b.refused(Answer{Reply::yes}), "notImmune");
}

// R-E59, R-240: conceding waits for the attack in hand.
TEST(RisingClanAttacks, E59Conceding) {
  for (const bool hits : {true, false}) {
    Board b(4);  // A Hiraku, B Mariposa: a rival
    b.hand(B, "A31");
    b.to_action();
    b.dice({hits ? 6 : 2});
    b.act(A, Attack{B});
    b.until(QuestionKind::window, B);
    b.act(B, Concede{});
    EXPECT_EQ(b.refused(B, Concede{}), "notYourDecision");
    b.until(QuestionKind::act, A);
    EXPECT_FALSE(b.state[B].in_game);
    EXPECT_EQ(b.state.outcome.by_rival.has(A), hits);
  }
}

// R-E65, R-902: the overload on the die of the own Mimesis; the Recall comes when the attack is over.
TEST(RisingClanAttacks, E65OverloadOnMimesis) {
  Board b(4);
  b.clan(B, "XEN");
  b.play(A, "A02");
  const CardId mimesis = b.hand(B, "A51"), overload = b.hand(B, "A25");
  b.hand(C, "A31");  // so that the window goes on
  b.to_action();
  b.dice({5, 1});
  b.act(A, Attack{B});
  b.until(QuestionKind::window, B);
  b.act(Pass{});
  b.until(QuestionKind::window, B);
  EXPECT_EQ(b.refused(B, Use{overload, 0}), "condition");
  b.use(B, mimesis);
  EXPECT_EQ(b.value(B, Stat::DIF), 12);
  b.until(QuestionKind::window, B);
  b.use(B, overload);
  EXPECT_EQ(b.value(B, Stat::DIF), 14);
  EXPECT_FALSE(b.state[B].recall_marker);
  b.until(QuestionKind::act, A);
  EXPECT_TRUE(b.state[B].in_game);
  EXPECT_TRUE(b.state[B].recall_marker);
  EXPECT_EQ(b.value(B, Stat::DIF), 11);
}

// R-F19, R-F20: Trokaba by the one attacked only, and before the die.
TEST(RisingClanAttacks, Trokaba) {
  Board b(4);
  const CardId mine = b.hand(B, "A23"), other = b.hand(C, "A23");
  EXPECT_EQ(b.refused(A, Use{mine, 0}), "notAnOption");
  b.to_action();
  b.act(A, Attack{B});
  EXPECT_EQ(b.refused(B, Use{other, 0}), "notAnOption");
  b.act(B, Pass{});
  EXPECT_EQ(b.refused(C, Use{other, 0}), "notAttacked");
  b.act(C, Pass{});
  b.dice({2});
  b.until(QuestionKind::window, B);
  EXPECT_EQ(b.refused(B, Use{mine, 0}), "noAttackDeclared");
}

}  // namespace
}  // namespace rising_clan_tests::attacks_cases
