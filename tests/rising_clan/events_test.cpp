// SPDX-License-Identifier: GPL-3.0-or-later
// Events, honour challenge, credits, celerity; examples R-E05 to R-E11, R-E43,
// R-E45, R-E47, R-E52, R-E53, R-E55, R-E60, R-E62, R-E66.
#include <gtest/gtest.h>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::events_cases {
namespace {

Credits credits(std::initializer_list<CardId> cards) {
  Credits out;
  for (const CardId card : cards) out.push_back(card);
  return out;
}

/// A challenges B.
void challenge(Board& b) {
  b.top("E30");
  b.to_event();
  ASSERT_TRUE(b.asks(QuestionKind::opponent, A));
  b.act(Choose{B});
}

// R-E05, R-504, R-507, R-509.
TEST(RisingClanEvents, E05HonourChallengeWon) {
  Board b(4);
  for (int i = 0; i < 2; ++i) b.hand(A, "A27");
  b.hand(A, "A31");
  for (const char* id : {"A01", "A01", "A02", "A02", "A03", "A03"}) b.hand(B, id);
  b.dice({6, 3});
  challenge(b);
  b.until(QuestionKind::natural_six, A);
  EXPECT_EQ(b.state[A].hand.size(), 5U);
  EXPECT_EQ(b.state[B].hand.size(), 6U);
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].credits.size(), 1U);
  EXPECT_TRUE(b.state[B].in_game);
}

// R-E06, R-E07: both succeed, or both fail: the card is discarded.
TEST(RisingClanEvents, E07BothFail) {
  Board b(4);
  b.dice({2, 4});
  challenge(b);
  b.until(QuestionKind::act, A);
  EXPECT_TRUE(b.state[A].credits.empty() && b.state[B].credits.empty());
  EXPECT_EQ(b.state.event_discard.size(), 1U);
}

// R-E08, R-502, R-503, R-514, R-F18, R-F23.
TEST(RisingClanEvents, E08Cancelling) {
  Board b(4);
  const CardId vehicle = b.hand(B, "A21"), trokaba = b.hand(B, "A23"), third = b.hand(C, "A28");
  challenge(b);
  b.until(QuestionKind::window, B);
  EXPECT_EQ(b.refused(B, Use{trokaba, 0}), "noAttackDeclared");
  EXPECT_EQ(b.rule(B, Use{trokaba, 0}), "R-503");
  b.act(B, Pass{});
  b.until(QuestionKind::window, C);
  EXPECT_EQ(b.refused(C, Use{third, 0}), "thirdInChallenge");
  b.act(C, Pass{});
  b.until(QuestionKind::window, B);
  EXPECT_EQ(b.refused(B, Use{vehicle, 0}), "cancelsTooLate");  // window 2
  Board other(4);
  const CardId first = other.hand(B, "A21");
  challenge(other);
  other.until(QuestionKind::window, B);
  other.use(B, first);
  EXPECT_TRUE(other.asks(QuestionKind::act, A));
  EXPECT_EQ(other.zone(first), Zone::advantage_discard);
  EXPECT_TRUE(other.state[A].hand.empty());  // nobody draws
}

// R-E09, R-510 to R-512.
TEST(RisingClanEvents, E09Credits) {
  Board b(4);
  const CardId honour = b.credit(A, "E30"), creature = b.credit(A, "D33");
  EXPECT_EQ(b.refused(A, Spend{credits({honour}), true}), "noCredit");
  b.act(A, Spend{credits({honour, creature}), true});
  ASSERT_TRUE(b.asks(QuestionKind::search, A));
  EXPECT_EQ(view_for(b.state, b.rules, A).searched.size(), 13U);
  EXPECT_TRUE(view_for(b.state, b.rules, B).searched.empty());
  b.act(Pick{b.state.status_deck[4]});
  EXPECT_EQ(b.state[A].status.size(), 1U);
  EXPECT_EQ(b.zone(honour), Zone::event_discard);
  EXPECT_EQ(b.zone(creature), Zone::aside);
}

// R-E10, R-208, R-521: those who have not faced it do not; results stand.
TEST(RisingClanEvents, E10RescueVehicle) {
  Board b(4);
  const CardId vehicle = b.hand(D, "A21");
  b.top("E06");  // CST 7, for all; failed: a wound
  b.dice({3, 2});
  b.to_event();
  for (int i = 0; i < 4; ++i) b.act(D, Pass{});  // two facers: before and after the die
  b.use(D, vehicle);
  EXPECT_TRUE(b.asks(QuestionKind::act, A));
  EXPECT_EQ(b.state[A].conquered.size(), 1U);
  EXPECT_EQ(b.state[B].wounds, 1);
  EXPECT_EQ(b.state[C].wounds, 0);
}

// R-E11, R-522, R-523, R-E47: three rolls, the first failed one ends it.
TEST(RisingClanEvents, E11Killer) {
  Board b(4);
  b.play(A, "A02");
  b.goal(A, "G12");
  b.top("E23");
  b.dice({4, 4, 5});
  b.to_event();
  b.until(QuestionKind::act, A);
  EXPECT_TRUE(b.state.over());  // ATT 7: 11, 11, 12; the goal's killer wins alone
  EXPECT_EQ(b.state.outcome.by_goal, SeatSet::of(A));
  Board lost(4);
  lost.top("E23");
  lost.top("D17");
  lost.dice({5, 2});
  lost.to_event();
  lost.until(QuestionKind::act, A);
  EXPECT_EQ(lost.state[A].wounds, 1);
  EXPECT_EQ(lost.zone(*[&] { return &lost.state.event_discard.back(); }()), Zone::event_discard);
}

// R-E47, R-206: priority, ties are rolled b.
TEST(RisingClanEvents, E47Priority) {
  Board b(4);
  b.top("E04");  // open, INT 7
  b.dice({3, 3, 2, 5, 4});
  b.to_event();
  b.until(QuestionKind::join, C);
  b.act(Answer{Reply::yes});
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[C].conquered.size(), 1U);
  EXPECT_TRUE(b.state[A].conquered.empty());
}

// R-E43, R-207, R-231: a deadly event costs a substitution.
TEST(RisingClanEvents, E43DeadlyEvent) {
  Board b(4);
  b.state.players[A].substitutions = 1;
  b.state.players[A].wounds = 1;
  b.top("E13");
  b.dice({2});
  b.to_event();
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].substitutions, 0);
  EXPECT_TRUE(b.state.disadvantage_discard.empty());
}

// R-E53, R-524, R-525: alone, and others cannot act.
TEST(RisingClanEvents, E53Celerity) {
  Board b(4);
  b.clan(B, "HIB");
  const CardId celerity = b.hand(B, "A42");
  b.hand(C, "A28");
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::window, B);
  b.top("E02");
  b.dice({4});
  b.use(B, celerity);
  EXPECT_FALSE(b.asks(QuestionKind::window, C) && b.state.event.card != kNoCard);
  EXPECT_EQ(b.state[B].conquered.size(), 1U);
  b.until(QuestionKind::prepare, B);
}

// R-E60, R-1201: Retreat faces no open event and does not attack.
TEST(RisingClanEvents, E60Retreat) {
  Board b(4);
  b.area(A, "D04");
  b.top("E03");
  b.to_event();
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state.event_discard.size(), 1U);
  EXPECT_EQ(b.refused(A, Attack{B}), "cannotAttack");
  b.act(Done{});
  b.until(QuestionKind::prepare, B);
  EXPECT_EQ(b.state[A].area.size(), 0U);  // it lay there when the turn began
}

// R-E62, R-505, R-F14: permanents of the two in the windows before the dice.
TEST(RisingClanEvents, E62WeaponsInAChallenge) {
  Board b(4);
  const CardId sai = b.hand(B, "A01");
  EXPECT_EQ(b.refused(A, Play{sai, {}}), "notAnOption");
  challenge(b);
  b.until(QuestionKind::window, B);
  b.act(B, Play{sai, {}});
  EXPECT_EQ(b.value(B, Stat::ATT), 7);
}

// R-E45, R-504, R-513, R-239: one window for both rolls; a card counts for the roll that it changes.
TEST(RisingClanEvents, E45ChallengeWithBothRolls) {
  Board b(4);
  b.clan(A, "MAR");
  b.clan(B, "HIR");
  b.play(A, "A01");
  b.play(A, "A12");
  b.play(B, "A06");
  const CardId defence = b.hand(A, "A35"), adrenaline = b.hand(A, "A27"), mimesis = b.hand(B, "A51");
  for (const char* id : {"A31", "A29", "A32"}) b.hand(A, id);
  for (const char* id : {"A28", "A28", "A56", "A57"}) b.hand(B, id);
  b.dice({4, 6, 1});
  challenge(b);
  b.until(QuestionKind::natural_six, B);
  b.act(Answer{Reply::no});
  ASSERT_TRUE(b.asks(QuestionKind::window, A));
  b.use(A, defence);
  EXPECT_EQ(b.value(A, Stat::DIF), 15);
  b.use(B, mimesis);
  EXPECT_EQ(b.value(B, Stat::DIF), 12);
  b.until(QuestionKind::window, A);
  b.use(A, adrenaline);
  const std::size_t last = b.state.rolls.size() - 1;
  EXPECT_EQ(b.state.rolls[last - 1].used[A], 1);  // the own roll
  EXPECT_EQ(b.state.rolls[last].used[A], 1);      // the own DIF: the other's roll
  EXPECT_EQ(b.state.rolls[last - 1].used[B], 1);
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].credits.size(), 1U);
}

// R-E52, R-1103: who has publicly nothing is not asked, nor who is captured or recalled.
TEST(RisingClanEvents, E52WhoIsAsked) {
  Board b(5);
  b.captured(D);
  b.hand(D, "A31");
  b.recalled(B);
  b.hand(B, "A29");
  b.hand(E, "A32");
  b.top("E02");
  b.dice({2});
  b.to_event();
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(b.asks(QuestionKind::window, E));
    b.act(Pass{});
  }
  EXPECT_NE(b.state.question.kind, QuestionKind::window);
}

// R-E55, R-208, R-232: the marker completes the goal at once.
TEST(RisingClanEvents, E55CollectiveEvent) {
  Board b(4);
  b.goal(C, "G07");
  for (const char* id : {"E02", "E04", "E01", "E05"}) b.conquered(C, id);
  b.top("E06");
  b.dice({3, 2, 3});
  b.to_event();
  b.until(QuestionKind::prepare);
  EXPECT_EQ(b.state.outcome.by_goal, SeatSet::of(C));
  EXPECT_EQ(b.state[A].conquered.size(), 1U);
  EXPECT_EQ(b.state[B].wounds, 1);
  EXPECT_EQ(b.state[C].markers.size(), 1U);
}

// R-E66, R-525: nothing of others is asked while somebody faces an event alone, but Shame is given all the same.
TEST(RisingClanEvents, E66CelerityAndShame) {
  Board b(4);
  b.clan(B, "HIB");
  const CardId celerity = b.hand(B, "A42");
  const CardId x = b.hand(B, "A27"), y = b.hand(B, "A31");
  b.hand(C, "A29");
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::window, B);
  b.top("E02");
  b.top("D06");
  b.dice({2});
  b.use(B, celerity);
  while (!b.asks(QuestionKind::shame, B)) {
    ASSERT_EQ(b.state.question.seat, B);
    b.act(Pass{});
  }
  b.act(Give{A, x});
  b.act(Give{C, y});
  EXPECT_TRUE(b.holds(A, x) && b.holds(C, y));
}

// R-O27, R-247: who joins in secret is shown when all have decided.
TEST(RisingClanEvents, SecretJoin) {
  Options options;
  options.secret_join = true;
  Board b(4, options);
  b.hand(A, "A31");  // so that the window of the priority dice asks
  b.top("E04");
  b.to_event();
  ASSERT_TRUE(b.asks(QuestionKind::join, B));
  b.act(Answer{Reply::yes});
  EXPECT_TRUE(view_for(b.state, b.rules, C).event.facers.empty());
  b.act(Answer{Reply::no});
  b.act(Answer{Reply::no});
  EXPECT_EQ(view_for(b.state, b.rules, C).event.facers.size(), 2U);
}

}  // namespace
}  // namespace rising_clan_tests::events_cases
