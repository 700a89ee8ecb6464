// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix of T-9, what was given before, and what a penalty does to results and ranking (T-951 to T-965).
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
  Hall hall(4);
  hall.seat("AB CD");
  for (int i = 0; i < 3; ++i) penalise(hall, 'A', kSlow, Grade::V);
  EXPECT_EQ(ledger(hall.event(), 1).verbals, 3);
  EXPECT_EQ(ledger(hall.event(), 1).officials, 0);
  penalise(hall, 'A', kSlow, Grade::V);
  EXPECT_EQ(ledger(hall.event(), 1).officials, 1);                            // T-951
  EXPECT_EQ(shown_grade(hall.event(), hall.event().penalties[3]), Grade::O);  // T-963
  penalise(hall, 'A', Infraction::illegal_deck, Grade::G);
  EXPECT_EQ(ledger(hall.event(), 1).officials, 2);
  EXPECT_TRUE(ledger_with(hall.event(), 1, Grade::O).expelled());  // the official is told before (T-961)
  EXPECT_FALSE(ledger(hall.event(), 1).expelled());
  penalise(hall, 'A', Infraction::notable_marks, Grade::O);
  EXPECT_TRUE(ledger(hall.event(), 1).expelled());  // T-952
  EXPECT_EQ(hall.points('B'), 30);                  // the match that was not decided (T-538)
}

TEST(Penalties, LadderOfSlowPlay_TE20) {
  EXPECT_EQ(next_for_slow_play(0), Grade::V);
  EXPECT_EQ(next_for_slow_play(1), Grade::O);
  EXPECT_EQ(next_for_slow_play(3), Grade::M);
  EXPECT_EQ(next_for_slow_play(9), Grade::X);
  Hall hall(4);
  hall.played("AB CD");
  for (int i = 0; i < 4; ++i) penalise(hall, 'A', kSlow, next_for_slow_play(i));
  EXPECT_EQ(ledger(hall.event(), 1).officials, 3);
  EXPECT_TRUE(ledger(hall.event(), 1).expelled());
}

TEST(Penalties, Lateness_TE21) {
  EXPECT_FALSE(penalty_for_lateness(0));
  EXPECT_EQ(penalty_for_lateness(4 * 60), Grade::O);
  EXPECT_EQ(penalty_for_lateness(5 * 60), Grade::O);
  EXPECT_EQ(penalty_for_lateness(6 * 60), Grade::G);
  EXPECT_EQ(penalty_for_lateness(15 * 60), Grade::G);
  EXPECT_EQ(penalty_for_lateness(16 * 60), Grade::M);
  EXPECT_EQ(penalty_for_wrong_table(0), Grade::V);
  EXPECT_EQ(penalty_for_wrong_table(600), Grade::G);
  EXPECT_EQ(penalty_for_wrong_table(601), Grade::M);
  // One entry that grows (T-958).
  Hall hall(4);
  hall.seat("AB CD");
  penalise(hall, 'A', Infraction::lateness, Grade::O, Moment::before);
  hall.give(Upgrade{1, Grade::G});
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

TEST(Penalties, SideboardBarred_TE23) {
  Hall hall(4);
  penalise(hall, 'A', Infraction::illegal_sideboard, Grade::V);  // before round 1
  hall.seat("AB CD");
  penalise(hall, 'B', Infraction::illegal_sideboard, Grade::O);
  hall.give(CheckDeck{2, "Forest", {"T-306 14"}, true});
  EXPECT_TRUE(hall.event().entry(2).sideboard_barred);
  EXPECT_EQ(ledger(hall.event(), 1).officials, 0);
  EXPECT_EQ(ledger(hall.event(), 2).officials, 1);
}

TEST(Penalties, IllegalListLegalDeck_TE24) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.give(CheckDeck{1, "Forest", {"T-301 39"}, false});
  hall.refuse(Penalise{1, Infraction::illegal_list, Grade::G, 1, Moment::during, false},
              RefusalCode::penalty_not_allowed);
  penalise(hall, 'A', Infraction::illegal_list, Grade::V);
  penalise(hall, 'B', Infraction::illegal_deck, Grade::G);  // list 39, deck 41: an illegal deck
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
  penalise(hall, 'B', Infraction::lateness, Grade::X, Moment::before);
  hall.win("CEGIK");
  EXPECT_EQ(hall.points('A'), 30);  // the opponent keeps 2-0
  EXPECT_EQ(counted_players(hall.event()), 12);
  hall.enrol(14);
  hall.pair();
  EXPECT_EQ(counted_players(hall.event()), 13);
}

}  // namespace
}  // namespace tournament_tests::penalty_cases
