// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix of T-9, what was given before, and what a penalty does to results and ranking.
#include <set>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::penalty_cases {
namespace {

constexpr Infraction kSlow = Infraction::slow_play;

void penalise(Hall& hall, char player, Infraction infraction, Grade grade, Moment moment = Moment::after) {
  hall.give(Penalise{Hall::id(player), infraction, grade, static_cast<int>(hall.event().rounds.size()), moment, false});
}

TEST(Penalties, TheMatrix_T900) {
  std::string all;
  int number = 901;
  for (const InfractionRow& row : penalty_matrix().rows()) {
    all += std::string(row.allowed) + " ";
    EXPECT_EQ(row.rule, "T-" + std::to_string(number++));  // T-901 to T-917
  }
  EXPECT_EQ(all, "V VG VO G VO VOG OG OGMX VGM V OGM VOGMX OGM MX XS XS XS ");
  EXPECT_EQ(penalty_matrix()[Infraction::slow_play].allowed, "VOGMX");
}

TEST(Penalties, OnlyWhatIsAllowed_T920) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.refuse(Penalise{1, Infraction::illegal_list, Grade::G, 1, Moment::during, false},
              RefusalCode::penalty_not_allowed);
  hall.refuse(Penalise{1, Infraction::unsporting, Grade::X, 1, Moment::during, false}, RefusalCode::reason_missing);
  hall.give(Penalise{1, Infraction::unsporting, Grade::X, 1, Moment::during, false}, "threw a chair");
  hall.refuse(Penalise{9, Infraction::unsporting, Grade::O, 1, Moment::during, false}, RefusalCode::no_entry);
  hall.refuse(Penalise{1, Infraction::unsporting, Grade::O, 2, Moment::during, false}, RefusalCode::no_round);
}

TEST(Penalties, Count_TE19) {
  Hall hall(6, {{"rounds", "5"}});
  const auto count = [&] { return ledger(hall.event(), 1); };
  for (const std::string round : {"AB CD EF", "AC BD EF", "AD BE CF"}) {
    hall.played(round);
    penalise(hall, 'A', kSlow, Grade::V);
  }
  EXPECT_EQ(count().verbals, 3);
  EXPECT_EQ(count().officials, 0);
  hall.played("AE BC DF");
  penalise(hall, 'A', kSlow, Grade::V);
  EXPECT_EQ(count().officials, 1);                                            // T-951
  EXPECT_EQ(shown_grade(hall.event(), hall.event().penalties[3]), Grade::O);  // T-963
  EXPECT_EQ(shown_grade(hall.event(), hall.event().penalties[2]), Grade::V);
  penalise(hall, 'A', Infraction::illegal_deck, Grade::G);
  EXPECT_EQ(count().officials, 2);                                 // a G brings one O (T-953)
  EXPECT_TRUE(ledger_with(hall.event(), 1, Grade::O).expelled());  // the official is told before (T-961)
  EXPECT_FALSE(count().expelled());
  hall.seat("AF BD CE");
  penalise(hall, 'A', Infraction::notable_marks, Grade::O, Moment::during);
  EXPECT_EQ(count().officials, 3);
  EXPECT_TRUE(count().expelled());  // T-952
  EXPECT_FALSE(can_play(hall.event(), 1));
  EXPECT_EQ(hall.points('F'), 30);  // the match that was not decided (T-538, T-955)
}

TEST(Penalties, LadderOfSlowPlay_TE20) {
  EXPECT_EQ(next_for_slow_play(0), Grade::V);
  EXPECT_EQ(next_for_slow_play(1), Grade::O);
  EXPECT_EQ(next_for_slow_play(2), Grade::G);
  EXPECT_EQ(next_for_slow_play(3), Grade::M);
  EXPECT_EQ(next_for_slow_play(9), Grade::X);
  Hall hall(4);
  hall.played("AB CD");
  for (int i = 0; i < 4; ++i) {
    EXPECT_FALSE(ledger(hall.event(), 1).expelled());
    penalise(hall, 'A', kSlow, next_for_slow_play(i));
    EXPECT_EQ(ledger(hall.event(), 1).officials, i);  // V, then each with its O (T-953, T-954)
  }
  EXPECT_TRUE(ledger(hall.event(), 1).expelled());
}

TEST(Penalties, Lateness_TE21) {
  EXPECT_FALSE(penalty_for_lateness(0));
  EXPECT_EQ(penalty_for_lateness(4 * 60), Grade::O);  // T-908
  EXPECT_EQ(penalty_for_lateness(5 * 60), Grade::O);
  EXPECT_EQ(penalty_for_lateness(6 * 60), Grade::G);
  EXPECT_EQ(penalty_for_lateness(15 * 60), Grade::G);
  EXPECT_EQ(penalty_for_lateness(16 * 60), Grade::M);
  EXPECT_EQ(penalty_for_wrong_table(0), Grade::V);  // T-909
  EXPECT_EQ(penalty_for_wrong_table(600), Grade::G);
  EXPECT_EQ(penalty_for_wrong_table(601), Grade::M);
  // One entry that grows (T-958).
  Hall hall(4);
  hall.seat("AB CD");
  penalise(hall, 'A', Infraction::lateness, Grade::O, Moment::before);
  hall.give(Upgrade{1, Grade::G});
  EXPECT_EQ(served(hall.event(), hall.event().rounds[0], hall.match('A'), 1).games, 1);  // begins 0-1 (T-959)
  EXPECT_EQ(ledger(hall.event(), 1).officials, 1);
  hall.refuse(Result{1, hall.match('A').table, {2, 0, 0, Cause::played}, WordOf::organiser, {}},
              RefusalCode::result_against_penalty);
  hall.give(Upgrade{1, Grade::M});
  hall.refuse(Upgrade{1, Grade::G}, RefusalCode::penalty_not_heavier);
  EXPECT_EQ(ledger(hall.event(), 1).officials, 1);
  EXPECT_EQ(hall.points('B'), 30);  // 0-2
  hall.give(Upgrade{1, Grade::X});
  EXPECT_TRUE(ledger(hall.event(), 1).expelled());
  EXPECT_EQ(ledger(hall.event(), 1).officials, 0);
  EXPECT_FALSE(is_counted(hall.event(), 1));  // never came to a table (T-804)
  EXPECT_EQ(hall.points('B'), 30);
}

TEST(Penalties, CarriedAndRevoked_TE37) {
  Hall hall(5, {{"look_ahead", "no"}});
  hall.played("AB CD E-");
  hall.played("AC EB D-");
  penalise(hall, 'A', Infraction::illegal_deck, Grade::G);  // after the match of round 2
  EXPECT_EQ(served_in(hall.event(), hall.event().penalties[0]), 0);
  hall.played("BC ED A-");  // a bye does not serve it (T-964)
  EXPECT_EQ(served_in(hall.event(), hall.event().penalties[0]), 0);
  hall.seat("AD BE C-");
  EXPECT_EQ(served_in(hall.event(), hall.event().penalties[0]), 4);
  const Round& round = hall.event().rounds.back();
  EXPECT_EQ(served(hall.event(), round, hall.match('A'), 1).games, 1);  // begins 0-1
  hall.refuse(Result{4,
                     hall.match('A').table,
                     {hall.match('A').a == 1 ? 2 : 0, hall.match('A').a == 1 ? 0 : 2, 0, Cause::played},
                     WordOf::organiser,
                     {}},
              RefusalCode::result_against_penalty);
  hall.result('A', {2, 1, 0, Cause::played});

  for (int i = 0; i < 4; ++i) penalise(hall, 'B', kSlow, Grade::V);
  EXPECT_EQ(ledger(hall.event(), 2).officials, 1);
  hall.refuse(Revoke{3}, RefusalCode::reason_missing);
  hall.give(Revoke{3});
  hall.refuse(Revoke{3}, RefusalCode::penalty_revoked, "again");
  EXPECT_EQ(ledger(hall.event(), 2).verbals, 3);
  EXPECT_EQ(ledger(hall.event(), 2).officials, 0);
  EXPECT_EQ(shown_grade(hall.event(), hall.event().penalties[4]), Grade::V);
}

TEST(Penalties, BothLoseTheMatch_T960) {
  Hall hall(4);
  hall.seat("AB CD");
  penalise(hall, 'A', Infraction::wrong_opponent, Grade::M, Moment::during);
  EXPECT_EQ(hall.points('B'), 30);
  penalise(hall, 'B', Infraction::wrong_opponent, Grade::M, Moment::during);
  EXPECT_EQ(hall.points('B'), 0);
  const auto all = tallies(hall.event());
  EXPECT_EQ(all[0].games_lost, 2);  // T-548
  EXPECT_EQ(all[1].met, (std::vector<EntryId>{1}));
  hall.give(Revoke{1});
  EXPECT_EQ(hall.points('A'), 30);
}

TEST(Penalties, AnExpulsionTakenBack_T962) {
  Hall hall(4);
  hall.seat("AB CD");
  penalise(hall, 'A', Infraction::cheating, Grade::X, Moment::during);
  EXPECT_EQ(hall.points('B'), 30);
  EXPECT_FALSE(can_play(hall.event(), 1));
  hall.give(Revoke{1});
  EXPECT_EQ(hall.points('B'), 0);
  EXPECT_TRUE(can_play(hall.event(), 1));
  hall.win("A");
  EXPECT_EQ(hall.points('A'), 30);
}

TEST(Penalties, SideboardOfFourteen_TE23) {
  Hall before(4);
  before.give(CheckDeck{1, "Forest", {}, false});
  penalise(before, 'A', Infraction::illegal_sideboard, Grade::V, Moment::before);  // before round 1: put right, V
  EXPECT_FALSE(before.event().entry(1).sideboard_barred);
  EXPECT_EQ(ledger(before.event(), 1).verbals, 1);
  EXPECT_EQ(ledger(before.event(), 1).officials, 0);
  Hall hall(4);
  hall.played("AB CD");
  hall.seat("AC BD");
  penalise(hall, 'B', Infraction::illegal_sideboard, Grade::O);
  hall.give(CheckDeck{2, "Forest", {}, true});  // the deck itself is legal, the sideboard stays away (T-903)
  EXPECT_TRUE(hall.event().entry(2).sideboard_barred);
  EXPECT_TRUE(hall.event().entry(2).breaches.empty());
  EXPECT_EQ(ledger(hall.event(), 2).officials, 1);
  hall.refuse(Penalise{2, Infraction::illegal_sideboard, Grade::G, 2, Moment::during, false},
              RefusalCode::penalty_not_allowed);
}

TEST(Penalties, IllegalListLegalDeck_TE24) {
  Hall hall(4);
  hall.played("AB CD");
  hall.seat("AC BD");
  // The list shows 39 cards and the deck has 40: a V, and no game is lost (T-901).
  hall.refuse(Penalise{1, Infraction::illegal_list, Grade::G, 2, Moment::during, false},
              RefusalCode::penalty_not_allowed);
  penalise(hall, 'A', Infraction::illegal_list, Grade::V, Moment::during);
  EXPECT_EQ(served(hall.event(), hall.event().rounds[1], hall.match('A'), 1).games, 0);
  // The list shows 39 and the deck has 41: an illegal deck, V or G (T-902).
  hall.refuse(Penalise{2, Infraction::illegal_deck, Grade::O, 2, Moment::during, false},
              RefusalCode::penalty_not_allowed);
  penalise(hall, 'B', Infraction::illegal_deck, Grade::G, Moment::during);
  EXPECT_EQ(served(hall.event(), hall.event().rounds[1], hall.match('B'), 2).games, 1);
  penalise(hall, 'D', Infraction::illegal_deck, Grade::V, Moment::during);
  EXPECT_EQ(served(hall.event(), hall.event().rounds[1], hall.match('D'), 4).games, 0);
}

TEST(Penalties, WarningsOfTheShop_T952) {
  Hall hall(4, {{"warning_scope", "shop"}});
  Amend known;
  known.entry = hall.event().entry(1);
  known.entry.verbals_before = 3;
  known.entry.officials_before = 1;
  hall.give(known);
  penalise(hall, 'A', kSlow, Grade::V);
  EXPECT_EQ(ledger(hall.event(), 1).officials, 2);
}

TEST(Penalties, WhoIsCounted_TE40) {
  Hall hall(13);
  hall.seat("AB CD EF GH IJ KL M-");
  penalise(hall, 'B', Infraction::lateness, Grade::G, Moment::before);
  hall.give(Upgrade{1, Grade::M});
  hall.give(Upgrade{1, Grade::X});  // one entry (T-958)
  EXPECT_EQ(hall.event().penalties.size(), 1U);
  hall.win("CEGIK");
  EXPECT_EQ(hall.points('A'), 30);  // the opponent keeps 2-0
  EXPECT_EQ(counted_players(hall.event()), 12);
  hall.enrol(14);
  hall.pair();
  EXPECT_EQ(counted_players(hall.event()), 13);
  EXPECT_EQ(cut_size(hall.event()), 4);

  Hall nine(9);
  nine.seat("AB CD EF GH I-");
  penalise(nine, 'B', Infraction::lateness, Grade::X, Moment::before);
  nine.win("CEG");
  EXPECT_EQ(counted_players(nine.event()), 8);
  EXPECT_EQ(cut_size(nine.event()), 2);
  EXPECT_EQ(national_points(counted_players(nine.event()), 1), 4);  // row 4 to 8
}

TEST(Penalties, ACarriedLossLapsesAndTwoTakeTwoGames_T964) {
  Hall hall(4);
  hall.seat("AB CD");
  for (int i = 0; i < 2; ++i) penalise(hall, 'A', Infraction::illegal_deck, Grade::G, Moment::during);
  EXPECT_EQ(served(hall.event(), hall.event().rounds[0], hall.match('A'), 1).games, 2);
  hall.refuse(Result{1, hall.match('A').table, {2, 1, 0, Cause::played}, WordOf::organiser, {}},
              RefusalCode::result_against_penalty);
  hall.result('A', {0, 2, 0, Cause::played});
  hall.win("C");
  // M after the match is over goes to the next one.
  penalise(hall, 'B', Infraction::notable_marks, Grade::M, Moment::after);
  EXPECT_EQ(hall.points('B'), 30);
  EXPECT_EQ(served_in(hall.event(), hall.event().penalties.back()), 0);  // lapses if there is none
  hall.seat("BD AC");
  EXPECT_EQ(served_in(hall.event(), hall.event().penalties.back()), 2);
  EXPECT_EQ(hall.points('D'), 30);
}

TEST(Penalties, ExpulsionCoversTheCurrentAndLaterRounds_T955) {
  Hall hall(6);
  hall.played("AB CD EF");
  hall.seat("AC BD EF");
  penalise(hall, 'A', Infraction::cheating, Grade::X, Moment::during);
  EXPECT_EQ(hall.points('A'), 30);  // earlier results stand
  EXPECT_EQ(hall.points('C'), 60);  // the running match is lost
  hall.win("BE");
  const std::string next = hall.pair();
  EXPECT_EQ(next.find('A'), std::string::npos);
  hall.refuse(Penalise{2, Infraction::slow_play, Grade::S, 2, Moment::during, false}, RefusalCode::penalty_not_allowed);
  // A suspension is proposed after an expulsion (T-956); nothing declares somebody unwelcome (T-957).
  hall.give(Penalise{1, Infraction::cheating, Grade::S, 2, Moment::after, false});
  EXPECT_FALSE(table::from_name<Grade>("U"));
}

TEST(Penalties, WhatTheProgrammeHasDecidedIsAskedOnTheDay_T957) {
  for (const Status status : {Status::suspended, Status::unwelcome}) {
    Entry entry;
    entry.code = "C1";
    EXPECT_FALSE(lacks_papers(entry));
    entry.status = status;
    EXPECT_TRUE(lacks_papers(entry));  // T-956
  }
}

TEST(Penalties, WhoseMatchLossSendsNobodyOn_T965) {
  Hall hall(4, {}, 3, Type::elimination);
  hall.pair();
  const std::vector<Match> semi = hall.event().rounds[0].matches;
  hall.win(std::string(1, Hall::name(semi[0].a)));
  for (const EntryId id : {semi[1].a, semi[1].b})
    penalise(hall, Hall::name(id), Infraction::wrong_opponent, Grade::M, Moment::during);
  EXPECT_EQ(hall.proposed(), "rounds_done");  // the next opponent goes on without playing
  EXPECT_EQ(final_ranking(hall.event()).order[0].id, semi[0].a);
}

TEST(Penalties, ARoundThatLeavesNobodyIsSettledByGames_T965) {
  Hall hall(4, {{"rounds", "1"}});
  hall.played("AB CD");
  hall.cut();
  hall.pair();
  for (const char player : {'A', 'C'}) penalise(hall, player, Infraction::wrong_opponent, Grade::M, Moment::during);
  const auto tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->line, 1);
  EXPECT_EQ(std::set<EntryId>(tie->tied.begin(), tie->tied.end()), (std::set<EntryId>{1, 3}));
  Hall gone = hall;  // if none can play, they share it
  for (const char player : {'A', 'C'}) gone.give(Drop{Hall::id(player)});
  EXPECT_EQ(gone.final_order().substr(0, 3), "AC ");
  hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
  hall.give(TieResult{1, 3, 1});
  EXPECT_EQ(hall.final_order().substr(0, 3), "C A");
}

TEST(Penalties, SemiFinalsThatLeaveNobodyAreSettledByGames_T965) {
  Hall hall(9, {{"rounds", "4"}});
  for (const std::string round : {"AF BG CH DI E-", "AG BH CI DE F-", "AB FH CD GI E-", "AC BD FI GH E-"})
    hall.played(round);
  hall.cut();
  const std::vector<EntryId> four = *hall.event().cut;
  ASSERT_EQ(four.size(), 4U);
  hall.pair();
  for (const EntryId id : four) penalise(hall, Hall::name(id), Infraction::wrong_opponent, Grade::M, Moment::during);
  const auto tie = open_tie(hall.event());  // not the best of the provisional order
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->line, 1);
  EXPECT_EQ(std::set<EntryId>(tie->tied.begin(), tie->tied.end()), std::set<EntryId>(four.begin(), four.end()));
  hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
  const std::vector<EntryId> winners{tie->pairs[0].second, tie->pairs[1].second};
  for (const auto& [a, b] : tie->pairs) hall.give(TieResult{1, b, a});
  hall.give(DrawTie{1, {{winners[0], winners[1]}}, 0});
  hall.give(TieResult{1, winners[0], winners[1]});
  EXPECT_EQ(final_ranking(hall.event()).order[0].id, winners[0]);
}

TEST(Penalties, TwoGameLossesHaveDecidedTheMatch_T538_T964) {
  const auto with = [](int games_a, int games_b) {
    Hall hall(4);
    hall.seat("AB CD");
    for (int i = 0; i < games_a; ++i) penalise(hall, 'A', Infraction::slow_play, Grade::G, Moment::during);
    for (int i = 0; i < games_b; ++i) penalise(hall, 'B', Infraction::slow_play, Grade::G, Moment::during);
    return hall;
  };
  Hall hall = with(2, 0);
  EXPECT_EQ(hall.points('B'), 0);  // the score is still to be told: 0-2, or 1-2
  Hall told = hall;
  hall.give(Drop{Hall::id('B')});
  EXPECT_EQ(hall.points('B'), 30);  // who leaves a match that is won has won it
  EXPECT_EQ(hall.points('A'), 0);
  const Settled settled = settle(hall.event(), hall.event().rounds[0], hall.match('A'));
  EXPECT_EQ(std::abs(settled.games_a - settled.games_b), 2);
  EXPECT_EQ(settled.cause, Cause::penalty);
  hall.give(Drop{Hall::id('A')});  // nor is it a double loss when both leave
  EXPECT_EQ(hall.points('B'), 30);
  // Nor is it typed otherwise (T-P11).
  const Match match = told.match('A');
  const int a = match.a == Hall::id('A') ? 2 : 0;
  told.refuse(Result{1, match.table, {a, 2 - a, 0, Cause::drop}, WordOf::organiser, {}},
              RefusalCode::result_against_penalty);
  told.give(Result{1, match.table, {2 - a, a, 0, Cause::drop}, WordOf::organiser, {}});
  Hall one = with(1, 0);  // one game decides nothing
  one.give(Drop{Hall::id('B')});
  EXPECT_EQ(one.points('A'), 30);
  Hall void_game = with(2, 1);  // one of them was void (T-960)
  void_game.give(Drop{Hall::id('B')});
  EXPECT_EQ(void_game.points('A'), 30);
}

TEST(Penalties, AByeIsNoMatchToComeTo_T804) {
  Hall hall(5);
  hall.seat("AB CD E-");
  hall.win("AC");
  hall.seat("AC EB D-");
  EXPECT_EQ(counted_players(hall.event()), 5);
  Hall later = hall;
  penalise(hall, 'E', Infraction::lateness, Grade::X, Moment::before);  // the first match he had to come to
  EXPECT_FALSE(is_counted(hall.event(), Hall::id('E')));
  EXPECT_EQ(counted_players(hall.event()), 4);
  EXPECT_EQ(hall.points('B'), 30);  // the opponent's result stays
  later.win("AE");
  later.seat("AE BD C-");
  penalise(later, 'E', Infraction::lateness, Grade::X, Moment::before);  // has been at a table
  EXPECT_TRUE(is_counted(later.event(), Hall::id('E')));
}

TEST(Penalties, WhoLeavesBeforeTheByeIsEarnedHadNone_T804_T538) {
  for (const bool opened : {false, true}) {
    Hall hall(5);
    hall.give(Draft{1, Stage::swiss, How::imported, {{1, 2}, {3, 4}, {5, kBye}}, false});
    hall.give(Publish{1, {}});
    if (!opened) hall.give(Drop{Hall::id('E')});
    hall.give(Start{1});
    if (opened) hall.give(Drop{Hall::id('E')});
    EXPECT_EQ(is_counted(hall.event(), Hall::id('E')), opened);
    EXPECT_EQ(counted_players(hall.event()), opened ? 5 : 4);
  }
}

}  // namespace
}  // namespace tournament_tests::penalty_cases
