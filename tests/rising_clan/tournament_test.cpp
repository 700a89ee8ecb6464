// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments as a whole: R-1001 to R-1023.
#include "engine/rising_clan/rules/tournament.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::tournament_cases {
namespace {

/// A game of so many that this seat has won by its goal, with so many events, while nobody else has any.
Board won(int players, SeatId winner, std::initializer_list<const char*> events) {
  Board b(players);
  for (const char* id : events) b.conquered(winner, id);
  b.state.outcome.cause = EndCause::won;
  b.state.outcome.by_goal = SeatSet::of(winner);
  return b;
}

void enter(Tournament& t, std::vector<EntrantId> seats, const Board& b) {
  ASSERT_TRUE(t.enter_game(seats, {b.state, b.rules}));
}

std::vector<int> totals(const Tournament& t) {
  std::vector<int> out;
  for (const auto& each : t.entrants()) out.push_back(each.total);
  return out;
}

// R-1002, R-1004, R-1007, R-1008, R-1009, R-1010, R-1018: what a game is worth.
TEST(RisingClanTournament, PointsOfAGame) {
  Board b = won(4, A, {"E01", "E02"});
  for (const char* id : {"E04", "E05"}) b.conquered(B, id);
  b.conquered(C, "E07");
  b.credit(C, "E30");  // honour challenges and abominations are worth nothing, and are no events
  b.credit(C, "D33");
  b.status(C, "S13");  // a step to the goal, but no event here
  b.status(D, "S01");
  const Score points = score({b.state, b.rules}, {});
  EXPECT_EQ(points.gain[A], 15 + 10);
  EXPECT_EQ(points.gain[B], 10);
  EXPECT_EQ(points.gain[C], 2);
  EXPECT_EQ(points.gain[D], 2);
  Board last = won(3, A, {});
  last.state.players[B].in_game = last.state.players[C].in_game = false;
  EXPECT_EQ(score({last.state, last.rules}, {}).gain[A], 16);
}

// R-1003, R-1005, R-1006, R-1020: several winners; the victim loses 15 and 1 for each further winner; never below 0.
TEST(RisingClanTournament, PointsOfWinnersAndTheirVictim) {
  Board b(5);
  for (const char* id : {"E01", "E02", "E03"}) b.conquered(A, id);
  b.conquered(B, "E04");
  b.conquered(C, "E05");
  b.state.outcome.cause = EndCause::won;
  b.state.outcome.by_rival = SeatSet::of(A).with(B).with(E);
  b.state.outcome.supreme = SeatSet::of(A);
  b.state.outcome.victim = D;
  PerSeat<int> before{};
  before[D] = 10;
  const Score points = score({b.state, b.rules}, before);
  EXPECT_EQ(points.gain[A], 18 + 15);
  EXPECT_EQ(points.gain[B], 15 + 5);
  EXPECT_EQ(points.gain[E], 15);
  EXPECT_EQ(points.gain[C], 5);  // as many as the winner who has the fewest: none
  EXPECT_EQ(points.loss[D], 17);
  EXPECT_EQ(points.total[D], 0);
}

// R-1013, R-1014, R-1015, R-1019: both in one game; no events without a winner; gains first, then the loss, then the
// cut.
TEST(RisingClanTournament, GoalAndRivalNoWinnerAndTheOrder) {
  Board both = won(4, A, {"E01"});
  both.state.outcome.by_rival = SeatSet::of(A);
  both.state.outcome.victim = B;
  both.state.players[B].in_game = false;
  both.conquered(B, "E04");  // conquered before: it counts
  PerSeat<int> before{};
  before[B] = 12;
  const Score points = score({both.state, both.rules}, before);
  EXPECT_EQ(points.gain[A], 15 + 15 + 5);
  EXPECT_EQ(points.total[B], 12 + 5 - 15);
  Board none(4);
  none.conquered(A, "E01");
  none.status(A, "S01");
  for (const SeatId seat : {B, C, D}) none.state.players[seat].in_game = false;
  none.captured(A);
  none.state.outcome.cause = EndCause::last_stand;
  EXPECT_EQ(score({none.state, none.rules}, {}).gain[A], 2 + 1);  // alone in the game, though captured
}

// R-1001, R-1011, R-1017: whoever reaches the target at the end of a game; of several the one with the most.
TEST(RisingClanTournament, FirstAtTheTargetWins) {
  Tournament t(4, 30);
  EXPECT_EQ(Options{}.target_score, 60);
  enter(t, {0, 1, 2, 3}, won(4, A, {"E01"}));
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.winner(), std::nullopt);
  enter(t, {1, 0, 2, 3}, won(4, B, {"E01"}));  // entrant 0 on the second seat
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), EntrantId{0});
  EXPECT_EQ(totals(t), (std::vector<int>{40, 0, 0, 0}));
  EXPECT_EQ(t.games(), 2);
}

// R-1012, R-1016, R-1021: the tied best play another game, until one has more; the others keep their totals.
TEST(RisingClanTournament, PlayoffOfTheTied) {
  Tournament t(3, 60);
  Board b(3);
  b.state.outcome.cause = EndCause::won;
  b.state.outcome.by_rival = SeatSet::of(A).with(C);
  for (const SeatId seat : {A, C})
    for (const char* id : {"E01", "E03", "E04", "E07", "E09", "E11", "E12", "E05", "E02"}) b.conquered(seat, id);
  b.conquered(B, "E06");
  enter(t, {0, 1, 2}, b);
  EXPECT_EQ(totals(t), (std::vector<int>{60, 0, 60}));
  EXPECT_TRUE(t.playoff());
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.next_players(), (std::vector<EntrantId>{0, 2}));
  EXPECT_EQ(t.next_setup(0, 5).players, 2);
  EXPECT_FALSE(check_setup(b.rules, t.next_setup(0, 5)));
  EXPECT_FALSE(t.enter_game(std::vector<EntrantId>{0, 1, 2}, {b.state, b.rules}));  // not who plays it
  Board again(2);
  again.state.outcome.cause = EndCause::dawn;
  enter(t, {2, 0}, again);
  EXPECT_TRUE(t.playoff());  // equal again: repeat
  enter(t, {2, 0}, won(2, A, {}));
  EXPECT_EQ(t.winner(), EntrantId{2});
  EXPECT_EQ(totals(t), (std::vector<int>{60, 0, 75}));
  EXPECT_FALSE(t.enter_game(std::vector<EntrantId>{0, 2}, {again.state, again.rules}));  // over
}

// R-1021: of three tied ones the group is chosen again; two of them may be tied again.
TEST(RisingClanTournament, PlayoffOfThree) {
  Tournament t(4, 30);
  Board b(4);
  b.state.outcome.cause = EndCause::won;
  b.state.outcome.by_rival = SeatSet::of(A).with(B).with(C);
  for (const SeatId seat : {A, B, C})
    for (const char* id : {"E01", "E03", "E04"}) b.conquered(seat, id);
  enter(t, {0, 1, 2, 3}, b);
  EXPECT_EQ(t.next_players().size(), 3U);
  EXPECT_EQ(check_setup(b.rules, t.next_setup(0, 1)).rule, "R-802");
  EXPECT_FALSE(check_setup(b.rules, t.next_setup(2, 1)));
  Board three(3);
  three.state.outcome.cause = EndCause::won;
  three.state.outcome.by_rival = SeatSet::of(A).with(B);
  three.state.outcome.victim = C;
  enter(t, {0, 1, 2}, three);
  EXPECT_EQ(t.next_players(), (std::vector<EntrantId>{0, 1}));
}

// R-1022: the winner first; other equal totals share a place.
TEST(RisingClanTournament, Ranking) {
  Tournament t(4, 30);
  EXPECT_EQ(t.ranking()[3], (Tournament::Place{3, 1}));
  enter(t, {0, 1, 2, 3}, won(4, C, {"E01", "E02", "E04"}));
  using Place = Tournament::Place;
  EXPECT_EQ(t.ranking(), (std::vector<Place>{{2, 1}, {0, 2}, {1, 2}, {3, 2}}));
}

// R-1022, R-1023: who has left keeps the total and cannot win; equal to the winner's he has a place of his own.
TEST(RisingClanTournament, TheWinnerSharesNoPlace) {
  Tournament t(2, 30);
  EXPECT_TRUE(t.leave(1));
  EXPECT_EQ(t.winner(), EntrantId{0});
  EXPECT_EQ(t.ranking(), (std::vector<Tournament::Place>{{0, 1}, {1, 2}}));
}

// R-1023: seats by lot for each game; leaving.
TEST(RisingClanTournament, SeatsAndLeaving) {
  Tournament t(4, 60);
  std::set<std::vector<EntrantId>> drawn;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    auto seats = t.drawn_seats(seed);
    EXPECT_EQ(seats, t.drawn_seats(seed));
    drawn.insert(seats);
    std::sort(seats.begin(), seats.end());
    EXPECT_EQ(seats, t.next_players());
  }
  EXPECT_GT(drawn.size(), 10U);
  enter(t, {0, 1, 2, 3}, won(4, A, {"E01"}));
  EXPECT_TRUE(t.leave(0));
  EXPECT_FALSE(t.leave(0));
  EXPECT_FALSE(t.leave(9));
  EXPECT_EQ(t.next_players(), (std::vector<EntrantId>{1, 2, 3}));
  EXPECT_EQ(totals(t)[0], 20);
  EXPECT_TRUE(t.leave(1));
  EXPECT_FALSE(t.over());
  EXPECT_TRUE(t.leave(3));
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), EntrantId{2});
  EXPECT_TRUE(t.next_players().empty());
  EXPECT_FALSE(t.leave(2));
}

// R-1023: of two tied ones one leaves.
TEST(RisingClanTournament, LeavingAPlayoff) {
  Tournament t(3, 30);
  Board b(3);
  b.state.outcome.cause = EndCause::won;
  b.state.outcome.by_rival = SeatSet::of(A).with(B);
  for (const SeatId seat : {A, B})
    for (const char* id : {"E01", "E03", "E04"}) b.conquered(seat, id);
  enter(t, {0, 1, 2}, b);
  ASSERT_TRUE(t.playoff());
  EXPECT_TRUE(t.leave(0));
  EXPECT_EQ(t.winner(), EntrantId{1});
}

// R-1013, R-1018, R-1019: facts and position say the same; what the engine plays to its end can be.
TEST(RisingClanTournament, FactsOfAPosition) {
  Board b = won(4, A, {"E01", "E02"});
  b.conquered(B, "E04");
  b.status(D, "S01");
  b.state.players[C].in_game = false;
  const Position position(b.state, b.rules);
  const GameFacts facts = facts_of(position);
  EXPECT_EQ(facts.by_goal, SeatSet::of(A));
  EXPECT_EQ(facts.events[A], 2);
  EXPECT_EQ(facts.statuses[D], 1);
  EXPECT_EQ(facts.alone, kNoSeat);
  EXPECT_FALSE(wrong_fact(facts));
  for (const SeatId seat : {A, B, C, D}) EXPECT_EQ(score(facts, {}).total[seat], score(position, {}).total[seat]);
  Tournament by_facts(4, 60), by_position(4, 60);
  EXPECT_TRUE(by_facts.enter_game(std::vector<EntrantId>{0, 1, 2, 3}, facts));
  enter(by_position, {0, 1, 2, 3}, b);
  EXPECT_EQ(totals(by_facts), totals(by_position));
  EXPECT_EQ(by_facts.played().front().facts, facts);
}

// A game that is not over is not entered.
TEST(RisingClanTournament, AGameThatGoesOnIsRefused) {
  Tournament t(4, 60);
  const Board b(4);
  EXPECT_FALSE(t.enter_game(std::vector<EntrantId>{0, 1, 2, 3}, {b.state, b.rules}));
  EXPECT_FALSE(t.enter_game(std::vector<EntrantId>{0, 1, 2}, {b.state, b.rules}));
  EXPECT_EQ(t.games(), 0);
}

}  // namespace
}  // namespace rising_clan_tests::tournament_cases
