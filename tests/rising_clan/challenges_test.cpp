// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of challenges, events and abominations; states R-D05 to R-D17, R-D28.
#include <gtest/gtest.h>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::challenges_cases {
namespace {

void fails(Board& b, std::string_view disadvantage, std::initializer_list<int> dice) {
  b.top("E02");
  b.top(disadvantage);
  b.dice(dice);
  b.to_event();
}

// R-501, R-F29, R-D13: the opponent is able, and another one; with none the card is discarded.
TEST(RisingClanChallenges, OpponentOfAChallenge) {
  Board b(4);
  b.captured(C);
  b.recalled(D);
  b.top("E30");
  b.to_event();
  EXPECT_NE(b.state.question.kind, QuestionKind::opponent);  // B alone: the program's choice
  Board two(4);
  two.captured(C);
  two.top("E30");
  two.to_event();
  ASSERT_TRUE(two.asks(QuestionKind::opponent, A));
  EXPECT_EQ(two.refused(Choose{C}), "noOpponent");
  EXPECT_EQ(two.refused(Choose{A}), "noOpponent");
  EXPECT_EQ(two.rule(A, Choose{A}), "R-501");
  Board none(4);
  for (const SeatId seat : {B, C, D}) none.captured(seat);
  none.top("E30");
  none.to_event();
  EXPECT_TRUE(none.asks(QuestionKind::act, A));
  EXPECT_EQ(none.state.event_discard.size(), 1U);
}

// R-D14 to R-D17: final values count; the two are asked first, and who has lost stays.
TEST(RisingClanChallenges, ChallengeByFinalValues) {
  Board b(4);
  b.play(A, "A03");  // ATT 8, DIF 12
  b.hand(B, "A31");
  b.hand(D, "A29");
  b.top("E30");
  b.dice({3, 5});
  b.to_event();
  b.act(A, Choose{D});
  EXPECT_TRUE(b.asks(QuestionKind::window, D));
  b.act(Pass{});
  EXPECT_TRUE(b.asks(QuestionKind::window, B));
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].credits.size(), 1U);  // 3 + 8 of 11; 5 + 5 of 12
  EXPECT_TRUE(b.state[D].in_game);
}

// forbidden to draw, the challenger does not refill.
TEST(RisingClanChallenges, ChallengeUnderExhaustion) {
  Board b(4);
  b.area(A, "D15");
  b.top("E30");
  b.dice({2, 2});
  b.to_event();
  b.act(A, Choose{B});
  b.until(QuestionKind::act, A);
  EXPECT_TRUE(b.state[A].hand.empty());
  EXPECT_EQ(b.state[B].hand.size(), 5U);
}

// R-526, R-F16, R-F17: Mikatsu for a facer who has not rolled, the vehicle while somebody has not.
TEST(RisingClanChallenges, MikatsuAndVehicle) {
  Board b(4);
  const CardId own = b.hand(A, "A24"), other = b.hand(B, "A24");
  b.top("E02");
  b.to_event();
  b.act(A, Pass{});
  ASSERT_TRUE(b.asks(QuestionKind::window, B));
  EXPECT_EQ(b.refused(B, Use{other, 0}), "noFacer");
  EXPECT_EQ(b.rule(B, Use{other, 0}), "R-526");
  Board again(4);
  const CardId mikatsu = again.hand(A, "A24");
  again.top("E02");
  again.to_event();
  again.use(A, mikatsu);
  EXPECT_TRUE(again.asks(QuestionKind::act, A));
  EXPECT_EQ(again.state.event_discard.size(), 1U);
  EXPECT_TRUE(again.state.disadvantage_discard.empty());
  EXPECT_TRUE(b.holds(A, own));
}

// a later facer of a killer begins with the first roll.
TEST(RisingClanChallenges, KillerForTheNext) {
  Board b(4);
  b.play(B, "A02");
  b.top("E23");
  b.top("D17");
  b.dice({5, 3, 2, 4, 4, 5});  // priority A; A fails 10; B: 11, 11, 12
  b.to_event();
  b.until(QuestionKind::join, B);
  b.act(Answer{Reply::yes});
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].wounds, 1);
  EXPECT_EQ(b.state[B].conquered.size(), 1U);
}

// R-F27, R-F28, R-D06: nobody joins who is not able, and the turn player is not asked.
TEST(RisingClanChallenges, Joining) {
  Board b(4);
  b.area(C, "D04");
  b.recalled(D);
  b.top("E04");
  b.top("D17");
  b.dice({2});
  b.to_event();
  ASSERT_TRUE(b.asks(QuestionKind::join, B));
  EXPECT_EQ(b.refused(Done{}), "notAnOption");
  b.act(Answer{Reply::no});
  EXPECT_TRUE(b.asks(QuestionKind::act, A));  // C and D were not asked; A has faced it alone
  EXPECT_EQ(b.state.disadvantage_discard.size(), 1U);
}

// R-D11, R-D12: flee or fight; DIF and ATT of the table; defeated he is out.
TEST(RisingClanChallenges, FightByTheTable) {
  Board b(4);
  fails(b, "D32", {2, 6, 4, 6});  // INT 9: no whisper; ATT 9 of 10; creature 5 + 6
  b.until(QuestionKind::flee, A);
  EXPECT_EQ(b.refused(Done{}), "notAnOption");
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::prepare, B);
  EXPECT_FALSE(b.state[A].in_game);
  EXPECT_TRUE(b.state[A].revealed);
}

// conquered it cannot come again; spent it is out of the game.
TEST(RisingClanChallenges, ADefeatedAbominationDoesNotComeAgain) {
  Board b(4);
  fails(b, "D31", {2, 5});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::act, A);
  ASSERT_EQ(b.state[A].credits.size(), 1U);
  const CardId creature = b.state[A].credits.front();
  EXPECT_FALSE(b.state.disadvantage_deck.contains(creature) || b.state.disadvantage_discard.contains(creature));
  Credits one;
  one.push_back(creature);
  b.act(A, Spend{one, false});
  EXPECT_EQ(b.zone(creature), Zone::aside);
}

// gifts are given in a fight; permanents are played in the flight window only.
TEST(RisingClanChallenges, GiftsInAFight) {
  Board b(4);
  const CardId blade = b.hand(A, "A06"), talisman = b.hand(B, "A34");
  fails(b, "D33", {2, 2, 2});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::window, A);
  EXPECT_EQ(b.refused(A, Play{blade, {}}), "notPlayableNow");
  b.act(Pass{});
  b.until(QuestionKind::window, B);
  b.act(B, Give{A, talisman});
  EXPECT_EQ(b.state[A].gifts.size(), 1U);
  EXPECT_NE(b.state.fight.card, kNoCard);
}

// revealed from the top, each counts once, then they are discarded.
TEST(RisingClanChallenges, RevealedCardsAreDiscarded) {
  Board b(4);
  b.hand(A, "A31");
  for (const char* id : {"A02", "A12", "A13"}) b.top(id);
  fails(b, "D35", {2, 2});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  EXPECT_EQ(b.state.fight.dif, 3);
  EXPECT_EQ(b.state.advantage_discard.size(), 3U);
}

}  // namespace
}  // namespace rising_clan_tests::challenges_cases
