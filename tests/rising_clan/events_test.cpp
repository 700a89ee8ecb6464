// SPDX-License-Identifier: GPL-3.0-or-later
// Events, challenge, abominations, disadvantages; examples R-E05 to R-E19, R-E43,
// R-E45, R-E47, R-E50 to R-E55, R-E58, R-E60 to R-E62.
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

/// A fails an event and draws this.
void fails(Board& b, std::string_view disadvantage, std::initializer_list<int> dice) {
  b.top("E02");
  b.top(disadvantage);
  b.dice(dice);
  b.to_event();
}

// R-E12, R-602, R-604: fled as soon as the values are reached.
TEST(RisingClanEvents, E12Flight) {
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
TEST(RisingClanEvents, E13FlightUnderStun) {
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
TEST(RisingClanEvents, E15FightWon) {
  Board b(4);
  fails(b, "D31", {2, 5});  // DIF 9
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].credits.size(), 1U);
}

// R-E16, R-607, R-611: the roller is no contributor.
TEST(RisingClanEvents, E16FightLost) {
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
TEST(RisingClanEvents, E17FightUndecided) {
  Board b(4);
  fails(b, "D33", {2, 2, 2});
  b.until(QuestionKind::act, A);
  EXPECT_TRUE(b.state[A].in_game);
  EXPECT_EQ(b.state.disadvantage_discard.size(), 1U);
}

// R-E18, R-612: the smoke screen cancels phase 2 and every attack of the turn.
TEST(RisingClanEvents, E18SmokeScreen) {
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
TEST(RisingClanEvents, E19UnstableBody) {
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

// R-E32, R-E50, R-631 to R-633, R-F40.
TEST(RisingClanEvents, E32Shame) {
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
TEST(RisingClanEvents, E58Leech) {
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
TEST(RisingClanEvents, F31NoFlightWithoutCards) {
  Board b(4);
  fails(b, "D36", {2, 6});
  b.until(QuestionKind::act, A);
  EXPECT_FALSE(b.happened("fled"));
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

// R-E51, R-801, R-804, R-805: exactly one hunts the other.
TEST(RisingClanEvents, E51TwoPlayerSetUp) {
  const Rulebook rules{&shipped_cards(), {}};
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    const GameState s = new_game(rules, {2, 0, seed});
    EXPECT_EQ(s.advantage_deck.size() + s[A].hand.size() + s[B].hand.size(), 50U);
    EXPECT_EQ(s.event_deck.size(), 61U);
    EXPECT_EQ(s.disadvantage_deck.size(), 36U);
    const auto two = [&](SeatId seat) { return rules.cards->roles()[s[seat].role].two; };
    EXPECT_NE(two(A) == s[B].role, two(B) == s[A].role) << seed;
    EXPECT_EQ(s[A].substitutions, 1);
    EXPECT_TRUE(rules.cards->goals()[s[A].goal].two);
  }
}

// R-F03.
TEST(RisingClanEvents, SetUpIsChecked) {
  const Rulebook rules{&shipped_cards(), {}};
  const std::vector<rising_clan::Setup> wrong{{1, 0, 1}, {10, 0, 1}, {3, 0, 1}, {3, 3, 1}, {4, 1, 1}};
  for (const auto& setup : wrong) {
    EXPECT_EQ(check_setup(rules, setup).code, RefusalCode::setup);
    EXPECT_EQ(new_game(rules, setup).outcome.cause, EndCause::no_game);
  }
  const GameState s = new_game(rules, {3, 2, 5});
  for (const SeatId seat : {A, B, C}) EXPECT_EQ(rules.cards->roles()[s[seat].role].group, 2);
}

// R-1112, R-1113: a draw is told without its card; a look forbids taking back freely.
TEST(RisingClanEvents, WhatIsToldAndDisclosed) {
  Board b(4);
  const CardId supplies = b.hand(A, "A31");
  const GameState before = b.state;
  b.act(A, Use{supplies, 0});
  const auto hidden = [&](SeatId viewer) {
    int n = 0;
    for (const Event& event : told(b.events, before, viewer))
      if (const auto* moved = std::get_if<CardMoved>(&event)) n += moved->card == kNoCard ? 1 : 0;
    return n;
  };
  EXPECT_EQ(hidden(A), 0);
  EXPECT_EQ(hidden(B), 2);
  const Disclosed made = disclosed(before, b.state, b.events);
  EXPECT_TRUE(made.learned.has(A));
  const std::vector<Decision> since{{A, made}};
  EXPECT_FALSE(is_free_to_take_back(since));
}

// R-E26, R-E27, R-E28, R-E33, R-10: points without a game.
TEST(RisingClanEvents, Scoring) {
  Board b(4);
  for (const char* id : {"E01", "E02", "E03", "E04"}) b.conquered(C, id);
  for (const char* id : {"E01", "E02", "E03", "E04"}) b.conquered(A, id);
  for (const char* id : {"E04", "E05", "E07", "E08", "E09"}) b.conquered(B, id);
  for (const char* id : {"E05", "E07"}) b.conquered(D, id);
  b.status(B, "S10");
  b.state.outcome.cause = EndCause::won;
  b.state.outcome.by_goal = SeatSet::of(C);
  const Score points = score({b.state, b.rules}, {});
  EXPECT_EQ(points.gain[C], 35);
  EXPECT_EQ(points.gain[A], 20);
  EXPECT_EQ(points.gain[B], 27);
  EXPECT_EQ(points.gain[D], 0);
  PerSeat<int> totals{};
  totals[A] = 63;
  totals[B] = 66;
  totals[C] = 41;
  EXPECT_EQ(leaders_at_target({b.state, b.rules}, totals), SeatSet::of(B));
  totals[A] = 66;
  EXPECT_EQ(leaders_at_target({b.state, b.rules}, totals), SeatSet::of(A).with(B));
}

}  // namespace
}  // namespace rising_clan_tests::events_cases
