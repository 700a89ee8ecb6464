// SPDX-License-Identifier: GPL-3.0-or-later
// The turn step by step, piles, lasting disadvantages; states R-D01 to R-D04,
// R-D18, R-D23 to R-D27, R-D30; example R-E20.
#include <gtest/gtest.h>

#include "engine/rising_clan/events/change.h"
#include "tests/rising_clan/board.h"

namespace rising_clan_tests::turns_cases {
namespace {

/// A's turn is over, and B's has come to Prepare.
void to_next_turn(Board& b) {
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::prepare, B);
}

// R-D01, R-D02: role, goal and hand for each, looked at from seat 1 on; nobody knows
// another's.
TEST(RisingClanTurns, SetUpBeginsWithSecrets) {
  const Rulebook rules{&shipped_cards(), {}};
  GameState s = new_game(rules, {5, 0, 3});
  for (const SeatId seat : {A, B, C, D, E}) {
    EXPECT_EQ(s.question.kind, QuestionKind::peek);
    EXPECT_EQ(s.question.seat, seat);
    EXPECT_NE(s[seat].role, kNoRole);
    EXPECT_NE(s[seat].goal, kNoGoal);
    EXPECT_EQ(s[seat].hand.size(), 5U);
    const PlayerView view = view_for(s, rules, seat);
    for (const SeatId other : {A, B, C, D, E}) {
      const SeenPlayer& seen = view.players[table::index(other)];
      EXPECT_EQ(seen.role != kNoRole, other == seat);
      EXPECT_EQ(seen.goal != kNoGoal, other == seat);
      EXPECT_EQ(seen.hand.size(), other == seat ? 5U : 0U);
      EXPECT_EQ(seen.hand_count, 5U);
    }
    EXPECT_FALSE(apply(s, rules, seat, Answer{Reply::seen}));
  }
  EXPECT_NE(s.question.kind, QuestionKind::peek);
}

// R-204, R-D03: the highest die begins; the tied alone roll again.
TEST(RisingClanTurns, HighestDieBegins) {
  Board b(4);
  b.state = new_game(b.rules, {4, 0, 3});
  for (const SeatId seat : {A, B, C}) b.act(seat, Answer{Reply::seen});
  b.dice({2, 5, 1, 5, 3, 4});  // B and D again: 3 and 4
  b.act(D, Answer{Reply::seen});
  b.until(QuestionKind::prepare);
  EXPECT_EQ(b.state.active, D);
  EXPECT_EQ(b.state.round, 1);
  EXPECT_EQ(b.state.turn, 1);
  // the very first turn draws nothing.
  EXPECT_EQ(b.state[D].hand.size(), b.state[A].hand.size());
}

// R-203, R-D04, R-D26: a card is drawn at the start of every later turn.
TEST(RisingClanTurns, ACardIsDrawn) {
  Board b(4);
  to_next_turn(b);
  EXPECT_EQ(b.state[B].hand.size(), 1U);
  EXPECT_EQ(b.state.turn, 51);
}

// R-D23: exchange, then down to the limit; seven with four players.
TEST(RisingClanTurns, ExchangeAndHandLimit) {
  Board b(4);
  for (const char* id : {"A01", "A01", "A02", "A02", "A03", "A03", "A04", "A04", "A05"}) b.hand(A, id);
  b.to_action();
  b.act(A, Done{});
  ASSERT_TRUE(b.asks(QuestionKind::exchange, A));
  const CardId given = b.state[A].hand.front();
  EXPECT_EQ(b.refused(Pick{b.state.advantage_deck.back()}), "notAnOption");
  b.act(Pick{given});
  EXPECT_EQ(b.zone(given), Zone::advantage_discard);
  EXPECT_EQ(b.state[A].hand.size(), 9U);
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(b.asks(QuestionKind::hand_limit, A));
    EXPECT_EQ(b.refused(Done{}), "notAnOption");
    b.act(Pick{b.state[A].hand.front()});
  }
  EXPECT_EQ(b.state[A].hand.size(), 7U);
  EXPECT_NE(b.state.question.kind, QuestionKind::hand_limit);
}

// Recall skips to the end of the turn, and until then only the roller and the attacked act.
TEST(RisingClanTurns, RecallSkipsATurn) {
  Board b(4);
  b.recalled(B);
  const CardId serum = b.hand(B, "A26");
  EXPECT_EQ(b.refused(B, AskToAct{}), "cannotAct");
  EXPECT_EQ(b.rule(B, AskToAct{}), "R-228");
  b.to_action();
  b.dice({2});
  b.act(A, Attack{B});
  ASSERT_TRUE(b.asks(QuestionKind::window, B));  // attacked: he may act
  b.use(B, serum);
  b.until(QuestionKind::act, A);
  b.act(A, Done{});
  b.until(QuestionKind::prepare, C);
  EXPECT_EQ(b.state.turn, 52);
  EXPECT_FALSE(b.state[B].recall_marker);
}

// R-1201, R-F06: Identity crisis lies there until INT 7 is rolled at the own start.
TEST(RisingClanTurns, LeavingALastingDisadvantage) {
  for (const bool passes : {true, false}) {
    Board b(4);
    const CardId crisis = b.area(B, "D03");
    b.to_action();
    b.dice({passes ? 4 : 3});
    b.act(A, Done{});
    b.until(QuestionKind::prepare, B);
    EXPECT_EQ(b.zone(crisis), passes ? Zone::disadvantage_discard : Zone::area);
    const CardId sai = b.hand(B, "A02");
    b.clan(B, "SAI");
    EXPECT_EQ(b.allows(B, Play{sai, {}}), passes);
    if (!passes) {
      EXPECT_EQ(b.refused(B, Play{sai, {}}), "symbolsForbidden");
    }
  }
}

// failed, its own ability happens; a wound lowers CST until it is healed, and not the base.
TEST(RisingClanTurns, SlowPoisonWounds) {
  Board b(4);
  const CardId poison = b.area(B, "D14");
  b.to_action();
  b.dice({2});
  b.act(A, Done{});
  b.until(QuestionKind::prepare, B);
  EXPECT_EQ(b.zone(poison), Zone::area);
  EXPECT_EQ(b.state[B].wounds, 1);
  EXPECT_EQ(b.value(B, Stat::CST), 3);
  EXPECT_EQ(view_for(b.state, b.rules, A).players[1].base[2], 4);
}

// a second card of the same name counts again, but a second Captured or Recall has no effect.
TEST(RisingClanTurns, ASecondOfTheSameName) {
  Board b(4);
  b.area(A, "D05");
  b.top("E02");
  b.top("D05");
  b.dice({2});
  b.to_event();
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.value(A, Stat::INT), 1);
  Board recall(4);
  recall.clan(B, "SAI");
  for (int i = 0; i < 2; ++i) recall.top("D02");
  recall.to_action();
  recall.dice({6});
  recall.act(A, Attack{B});  // no rival: two disadvantages
  recall.until(QuestionKind::prepare, C);
  EXPECT_EQ(recall.state[A].area.size(), 1U);
  EXPECT_EQ(recall.state.disadvantage_discard.size(), 1U);
}

// R-222, R-D30: an empty deck is made of its pile; with both empty nothing is drawn.
TEST(RisingClanTurns, EmptyDecks) {
  Board b(4);
  const CardId supplies = b.hand(A, "A31");
  while (!b.state.advantage_deck.empty())
    apply_event(b.state, CardMoved{b.state.advantage_deck.back(), Zone::advantage_discard});
  const std::size_t pile = b.state.advantage_discard.size();
  b.act(A, Use{supplies, 0});
  EXPECT_EQ(b.state[A].hand.size(), 2U);
  EXPECT_TRUE(b.state.advantage_discard.empty());
  EXPECT_EQ(b.state.advantage_deck.size(), pile - 1);  // and Supplies: it was in the pile
  Board none(4);
  const CardId last = none.hand(A, "A31");
  while (!none.state.advantage_deck.empty())
    apply_event(none.state, CardMoved{none.state.advantage_deck.back(), Zone::aside});
  none.act(A, Use{last, 0});
  EXPECT_EQ(none.state[A].hand.size(), 1U);  // the pile was that card alone
  none.to_action();                          // no event either: step 3 is over
  EXPECT_TRUE(none.asks(QuestionKind::act, A));
}

// R-D18, R-D27: others act between two acts, once each until something is done.
TEST(RisingClanTurns, OthersActBetweenActs) {
  Board b(4);
  const CardId serum = b.hand(B, "A26"), dart = b.hand(B, "A28"), visor = b.hand(A, "A15");
  b.act(B, AskToAct{});
  ASSERT_TRUE(b.asks(QuestionKind::interrupt, B));
  EXPECT_EQ(b.refused(B, Use{dart, 0}), "wrongMoment");
  EXPECT_EQ(b.rule(B, Use{dart, 0}), "R-227");
  EXPECT_EQ(b.refused(A, Play{visor, {}}), "notYourDecision");
  b.act(B, Pass{});
  EXPECT_EQ(b.refused(B, AskToAct{}), "notYourDecision");
  EXPECT_EQ(b.rule(B, AskToAct{}), "R-223");
  b.act(A, Play{visor, {}});
  b.act(B, AskToAct{});
  b.use(B, serum);
  EXPECT_EQ(b.value(B, Stat::INT), 4);
  EXPECT_TRUE(b.asks(QuestionKind::prepare, A));
}

// R-E20, R-701, R-702, R-710, R-D27: several cards to one receiver in one act, face down, at most his free places.
TEST(RisingClanTurns, E20GivingGifts) {
  Board b(4);
  b.gift(B, "A29", C);
  const CardId x = b.hand(A, "A27"), y = b.hand(A, "A31"), z = b.hand(A, "A34");
  b.act(A, Give{B, x});
  ASSERT_TRUE(b.asks(QuestionKind::giving, A));
  EXPECT_EQ(b.refused(Give{C, y}), "cannotGive");
  EXPECT_EQ(b.rule(A, Give{C, y}), "R-710");
  b.act(Give{B, y});
  EXPECT_TRUE(b.asks(QuestionKind::prepare, A));  // no place is left
  EXPECT_EQ(b.state[B].gifts.size(), 3U);
  EXPECT_EQ(b.rule(A, Give{B, z}), "R-703");
  EXPECT_TRUE(b.holds(A, z));
  for (const SeatId seat : {B, D}) {
    const PlayerView view = view_for(b.state, b.rules, seat);
    for (const SeenCard& gift : view.players[1].gifts) EXPECT_FALSE(gift.known());
  }
}

// R-709, R-F32: no gift for a captured player, and none from him.
TEST(RisingClanTurns, CapturedPlayersAndGifts) {
  Board b(4);
  b.captured(B);
  const CardId x = b.hand(A, "A27"), y = b.hand(B, "A31");
  EXPECT_EQ(b.refused(A, Give{B, x}), "cannotGive");
  EXPECT_EQ(b.rule(A, Give{B, x}), "R-709");
  EXPECT_EQ(b.rule(A, Give{C, y}), "R-701");
  EXPECT_EQ(b.refused(B, AskToAct{}), "cannotAct");
}

// R-F33: the program decides whether an opened gift is valid; only own gifts are opened.
TEST(RisingClanTurns, OpeningGifts) {
  Board b(4);
  const CardId good = b.gift(A, "A26", B);
  b.gift(B, "A31", C);
  EXPECT_EQ(b.refused(A, OpenGift{1}), "cannotOpen");
  EXPECT_EQ(b.rule(A, OpenGift{1}), "R-704");
  b.act(A, OpenGift{0});
  EXPECT_TRUE(b.happened("gift_opened"));
  EXPECT_EQ(b.refused(A, Done{}), "notAnOption");  // a valid one is used at once
  b.use(A, good);
  EXPECT_EQ(b.value(A, Stat::INT), 4);
}

// R-224, R-D29, R-F25, R-F26: the one action is used up by a Rest.
TEST(RisingClanTurns, OneAction) {
  Board b(4);
  b.captured(C);
  b.state.players[A].wounds = 1;
  const CardId stun = b.area(A, "D05"), crisis = b.area(B, "D05");
  b.to_action();
  EXPECT_EQ(b.refused(A, Free{B}), "cannotFree");
  EXPECT_EQ(b.rule(A, Free{B}), "R-218");
  EXPECT_EQ(b.refused(A, Rest{RestKind::cure, crisis}), "cannotRest");
  b.act(A, Rest{RestKind::heal, kNoCard});
  EXPECT_EQ(b.state[A].wounds, 0);
  EXPECT_EQ(b.refused(A, Free{C}), "cannotFree");
  EXPECT_EQ(b.refused(A, Rest{RestKind::cure, stun}), "cannotRest");
  EXPECT_EQ(b.rule(A, Attack{B}), "R-224");
  Board cure(4);
  const CardId there = cure.area(A, "D05");
  cure.to_action();
  EXPECT_EQ(cure.refused(A, Rest{RestKind::heal, kNoCard}), "cannotRest");
  cure.act(A, Rest{RestKind::cure, there});
  EXPECT_EQ(cure.value(A, Stat::INT), 3);
}

// R-F26, R-250: resting does not draw under Exhaustion.
TEST(RisingClanTurns, ExhaustionForbidsDrawing) {
  Board b(4);
  b.area(A, "D15");
  b.to_action();
  EXPECT_EQ(b.refused(A, Rest{RestKind::draw, kNoCard}), "cannotRest");
  EXPECT_EQ(b.rule(A, Rest{RestKind::draw, kNoCard}), "R-250");
}

// what comes in the own turn ends it at step 5; the same Recall skips the next one as well.
TEST(RisingClanTurns, RecallInTheOwnTurn) {
  Board b(4);
  b.clan(A, "XEN");
  const CardId overload = b.hand(A, "A25");
  b.top("E02");
  b.dice({2});
  b.to_event();
  b.until(QuestionKind::window, A);
  b.act(Pass{});
  b.until(QuestionKind::window, A);
  b.use(A, overload);
  b.until(QuestionKind::prepare, B);  // no Action
  EXPECT_EQ(b.state[A].conquered.size(), 1U);
  EXPECT_TRUE(b.state[A].recall_marker);
}

// R-D24, R-416: when the game is over all is shown, and nothing is answered any more (R-F01).
TEST(RisingClanTurns, GameOverShowsAll) {
  Board b(2);
  const CardId card = b.hand(B, "A31");
  b.goal(B, "G01");
  b.state.round_holder = B;
  b.state.round = 40;
  b.to_action();
  b.act(A, Done{});
  ASSERT_TRUE(b.state.over());
  const PlayerView view = view_for(b.state, b.rules, A);
  EXPECT_EQ(view.players[1].role, b.state[B].role);
  EXPECT_EQ(view.players[1].goal, b.state[B].goal);
  EXPECT_TRUE(view.players[1].hand.front().known());
  EXPECT_EQ(b.refused(B, Use{card, 0}), "notYourDecision");
  EXPECT_TRUE(options(b.state, b.rules, A).empty());
}

}  // namespace
}  // namespace rising_clan_tests::turns_cases
