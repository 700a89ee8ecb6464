// SPDX-License-Identifier: GPL-3.0-or-later
// An abomination that all face, with a card file that says so of the first one.
#include <gtest/gtest.h>

#include "engine/rising_clan/cards/card_reader.h"
#include "engine/rising_clan/laws/laws.h"
#include "tests/rising_clan/board.h"

namespace rising_clan_tests::shared_abomination_cases {
namespace {

/// The shipped file, but all face abominations 1 and 6.
const Catalog& shared_cards() {
  static const ReadCards read = [] {
    std::string text = cards_text();
    for (const char* number : {"number = 1\n", "number = 6\n"}) {
      const std::size_t at = text.find(number);
      text.insert(at, "shared = true\n");
    }
    return read_cards(text);
  }();
  EXPECT_TRUE(read.messages.empty());
  return read.catalog;
}

Board shared_board() {
  Board b(4);
  b.rules.cards = &shared_cards();
  return b;
}

/// A fails Laser corridor and draws this one; these dice follow.
void drawn(Board& b, const char* creature, std::initializer_list<int> dice) {
  b.top("E02");
  b.top(creature);
  b.dice(dice);
  b.to_event();
}

// by priority; who fights undecided leaves it to the next.
TEST(RisingClanSharedAbomination, OneAfterAnotherByPriority) {
  Board b = shared_board();
  // 2: the event is failed. Priority of A, B, C, D: C, A, D, B. C fails twice over (3: 8 of 9; creature 1: 7 of 11).
  drawn(b, "D31", {2, 4, 2, 5, 3, 3, 1, 5});
  b.until(QuestionKind::flee, C);
  EXPECT_EQ(std::vector<SeatId>(b.state.order.begin(), b.state.order.end()), (std::vector<SeatId>{C, A, D, B}));
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::flee, A);
  EXPECT_TRUE(b.state[C].credits.empty());
  EXPECT_EQ(b.zone(b.state.fight.card), Zone::up);
  const CardId creature = b.state.fight.card;
  b.act(Answer{Reply::fight});
  // A has defeated it with 5; D and B need not face it.
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.zone(creature), Zone::credit);
  EXPECT_EQ(b.state[A].credits.size(), 1U);
  EXPECT_EQ(b.state.fight.card, kNoCard);
}

// its card is dealt with after the last.
TEST(RisingClanSharedAbomination, TheCardIsLaidAwayAfterTheLast) {
  Board b = shared_board();
  for (const char* id : {"A27", "A31"}) b.hand(A, id);
  for (const char* id : {"A27", "A29"}) b.hand(B, id);
  for (const char* id : {"A34", "A26"}) b.hand(C, id);
  for (const char* id : {"A28", "A32"}) b.hand(D, id);
  drawn(b, "D36", {2, 5, 4, 3, 2});
  for (const SeatId seat : {A, B, C, D}) {
    b.until(QuestionKind::flee, seat);
    EXPECT_EQ(b.zone(b.state.fight.card), Zone::up);
    EXPECT_TRUE(b.state.returning.empty());
    b.act(Answer{Reply::flee});
    EXPECT_TRUE(b.asks(QuestionKind::flee_cards, seat));
  }
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state.returning.size(), 1U);
  for (const SeatId seat : {A, B, C, D}) EXPECT_TRUE(b.state[seat].hand.empty());
}

// who is captured does not face it; alone there is no priority roll.
TEST(RisingClanSharedAbomination, AloneThereIsNoPriority) {
  Board b = shared_board();
  for (const SeatId seat : {B, C, D}) b.captured(seat);
  drawn(b, "D31", {2, 4});
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[A].credits.size(), 1U);  // 5 + 4: the second die was his
}

// The word is read strictly, and without it an abomination is faced by who has drawn it.
TEST(RisingClanSharedAbomination, TheWordIsReadStrictly) {
  std::string text = cards_text();
  text.insert(text.find("number = 1\n"), "shared = 7\n");
  EXPECT_FALSE(read_cards(text).messages.empty());
  for (int number = 1; number <= 6; ++number) EXPECT_FALSE(shipped_cards().abomination(number).shared);
}

// the laws hold for games with such cards.
TEST(RisingClanSharedAbomination, LawsHold) {
  for (int players = 2; players <= 9; ++players)
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const rising_clan::Setup setup{players, players == 3 ? 1 : 0, seed};
      EXPECT_EQ(check_laws({&shared_cards(), {}}, setup, seed, 24).broken, "");
    }
}

}  // namespace
}  // namespace rising_clan_tests::shared_abomination_cases
