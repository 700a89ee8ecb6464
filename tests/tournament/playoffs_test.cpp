// SPDX-License-Identifier: GPL-3.0-or-later
// The cut, ties at it, play-offs.
#include <algorithm>
#include <numeric>
#include <set>

#include "engine/tournament/journal/consequences.h"
#include "engine/tournament/journal/judgement.h"
#include "engine/tournament/journal/next_step.h"
#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/knockout/ties.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/tally.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::playoff_cases {
namespace {

int sum_of_points(const Hall& hall) {
  const auto points = hall.national();
  return std::accumulate(points.begin(), points.end(), 0);
}

int national(const Hall& hall, char name) {
  for (const Ranked& one : final_ranking(hall.event()).order)
    if (one.id == Hall::id(name)) return one.points;
  return -1;
}

/// So many rounds in which the best players win their first matches, as many as said, and everything else is a double
/// loss: nobody else has a point.
void play_ladder(Hall& hall, int best, int rounds, const std::vector<int>& wins) {
  const int players = static_cast<int>(hall.event().entries.size());
  std::string tables;
  for (int i = 0; i < best; ++i) tables += {static_cast<char>('A' + i), static_cast<char>('A' + best + i), ' '};
  for (int i = 2 * best; i < players; i += 2) tables += {static_cast<char>('A' + i), static_cast<char>('B' + i), ' '};
  for (int round = 1; round <= rounds; ++round) {
    hall.seat(tables);
    for (int i = 0; i < players; i += 1) {
      const bool first = i < best || (i >= 2 * best && (i - 2 * best) % 2 == 0);
      if (!first) continue;
      const bool wins_now = i < best && round <= wins[static_cast<std::size_t>(i)];
      hall.result(static_cast<char>('A' + i),
                  wins_now ? Score{2, 0, 0, Cause::played} : Score{0, 0, 0, Cause::penalty});
    }
  }
}

/// Points 12, 9, 9, 7, 7, 6 and less for A to F; with twelve players K and L play each other.
void six_on_top(Hall& hall) {
  const std::string more = hall.event().entries.size() == 12 ? " K=L" : "";
  for (const std::string round : {"AJ BI CH DG EF", "AI BJ CG D=E FH", "AH BG CJ DI EF", "AG FB HC ID JE"})
    hall.played(round + more);
  const std::vector<int> points{120, 90, 90, 70, 70, 60};
  for (std::size_t i = 0; i < points.size(); ++i)
    EXPECT_EQ(hall.points(static_cast<char>('A' + static_cast<int>(i))), points[i]);
}

TEST(Playoffs, EventOfFiveToItsEnd_TE15) {
  Hall hall(5);
  for (const std::string round : {"AB C=D E-", "AC DE B-", "DA B=E C-", "DB EC A-"}) hall.played(round);
  hall.give(MakeCut{{4, 1}}, "");
  EXPECT_EQ(hall.pair(), "AD");  // they met in round 3: play-offs do not ask (T-611)
  hall.refuse(End{}, RefusalCode::end_early);
  hall.refuse(Result{5, 1, {1, 1, 0, Cause::time_out}, WordOf::organiser, {}}, RefusalCode::result_level);
  hall.win("A");
  EXPECT_EQ(hall.final_order(), "A D E BC");  // E is third (T-608); B and C share (T-543)
  EXPECT_EQ(national(hall, 'A'), 4);
  EXPECT_EQ(national(hall, 'D'), 3);
  EXPECT_EQ(national(hall, 'E'), 2);
  EXPECT_EQ(national(hall, 'B'), 1);
  EXPECT_EQ(national(hall, 'C'), 1);
  EXPECT_FALSE(open_tie(hall.event()));
  hall.give(End{});
  hall.refuse(Drop{1}, RefusalCode::event_ended);
  hall.give(SendReport{});
  hall.refuse(SendReport{}, RefusalCode::event_reported);
  const int last = hall.journal.to_undo();
  hall.refuse(Undo{last}, RefusalCode::reason_missing);  // T-106
  hall.give(Undo{last}, "a name was wrong");
  EXPECT_TRUE(hall.event().ended);
}

/// 16 players, 4 rounds without draws: one on 12, four on 9, six on 6 (T-E29). The better letter wins.
void sixteen(Hall& hall) {
  hall.played("AI BJ CK DL EM FN GO HP");
  hall.played("AE BF CG DH IM JN KO LP");
  hall.played("AC BD EG FH IK JL MO NP");
  hall.played("AB CD EF GH IJ KL MN OP");
}

TEST(Playoffs, FourTiedForThreePlaces_TE29) {
  Hall hall(16);
  sixteen(hall);
  const auto all = standings(hall.event());
  EXPECT_EQ(all[0].tally.points, 120);
  EXPECT_EQ(all[1].place, 2);
  EXPECT_EQ(all[4].last_place, 5);
  auto tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->line, kCutLine);
  EXPECT_EQ(tie->places, 3);
  ASSERT_EQ(tie->pairs.size(), 2U);
  hall.refuse(MakeCut{{1, 2, 3, 5}}, RefusalCode::tie_unsettled);  // T-610
  hall.refuse(DrawTie{0, {{1, 2}, {3, 5}}, 0}, RefusalCode::tie_players);
  hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
  hall.refuse(DrawTie{tie->line, tie->pairs, tie->sits_out}, RefusalCode::tie_running);
  const auto first = tie->pairs;
  for (const auto& [a, b] : first) hall.give(TieResult{0, a, b});
  tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->places, 1);  // the two losers play for the last place
  ASSERT_EQ(tie->pairs.size(), 1U);
  const auto [winner, loser] = tie->pairs[0];
  hall.give(DrawTie{0, tie->pairs, 0});
  hall.give(TieResult{0, winner, loser});
  EXPECT_FALSE(open_tie(hall.event()));
  const Cut made = make_cut(hall.event());
  EXPECT_EQ(made.order.size(), 4U);
  EXPECT_EQ(made.order[0], 1);
  EXPECT_EQ(made.order[3], winner);  // an earlier step is ahead (T-549)
  hall.give(MakeCut{made.order}, "");
  // T-603: first meets second, third meets fourth.
  hall.pair();
  hall.win(std::string{Hall::name(made.order[1]), Hall::name(made.order[2])});
  EXPECT_EQ(hall.pair().size(), 5U);
  EXPECT_TRUE(hall.event().rounds.back().matches[1].third_place);  // T-606
  hall.win(std::string{Hall::name(made.order[1]), Hall::name(made.order[0])});
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[0].id, made.order[1]);
  EXPECT_EQ(order[1].id, made.order[2]);
  EXPECT_EQ(order[2].id, made.order[0]);
  EXPECT_EQ(order[4].id, loser);  // fifth: 2 points (T-E17)
  EXPECT_EQ(hall.national(), (std::vector<int>{6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));  // T-E17
  EXPECT_EQ(sum_of_points(hall), 31);
}

TEST(Playoffs, ATieForFifthPlaceIsPlayed_TE17) {
  Hall hall(16);
  play_ladder(hall, 8, 4, {4, 3, 2, 1, 1, 1, 0, 0});  // wins of A to H; D, E, F stand level
  EXPECT_EQ(standings(hall.event())[3].last_place, 6);
  hall.settle_ties();  // who of the three advances
  hall.cut();
  hall.pair();
  hall.win_all();
  hall.pair();
  hall.win_all();
  const auto tie = open_tie(hall.event());  // the other two: fifth place has 2 points, the sixth 1
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->line, 5);
  EXPECT_EQ(tie->tied.size(), 2U);
  hall.settle_ties();
  EXPECT_EQ(final_ranking(hall.event()).order[4].points, 2);
  EXPECT_EQ(final_ranking(hall.event()).order[5].points, 1);
}

TEST(Playoffs, OfEightByTheText_TE10_TE18) {
  Hall hall(24, {{"rounds", "8"}});
  play_ladder(hall, 8, 8, {8, 7, 6, 5, 4, 3, 2, 1});  // provisional order A to H
  hall.cut();
  EXPECT_EQ(*hall.event().cut, (std::vector<EntryId>{1, 2, 3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(hall.pair(), "AB CD EF GH");
  hall.win("BCEH");
  EXPECT_EQ(hall.pair(), "BC EH");  // 2-3 and 5-8
  hall.win("BH");
  EXPECT_EQ(hall.pair(), "BH CE");  // final 2-8, third place 3-5
  EXPECT_TRUE(hall.match('C').third_place);
  hall.win("BE");
  EXPECT_FALSE(open_tie(hall.event()));
  // Places 5 to 8: 1, 4, 6, 7, the losers of the quarter-finals in provisional order. The Swiss winner is fifth.
  EXPECT_EQ(hall.final_order().substr(0, 16), "B H E C A D F G ");
  std::vector<int> points{7, 6, 5, 4, 3, 2};  // T-E18
  points.resize(24, 1);
  EXPECT_EQ(hall.national(), points);
  EXPECT_EQ(sum_of_points(hall), 45);
}

TEST(Playoffs, TieAtTheCut_TE12) {
  Hall hall(10);
  six_on_top(hall);
  EXPECT_EQ(cut_size(hall.event()), 4);
  const auto tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->line, kCutLine);
  EXPECT_EQ(tie->tied, (std::vector<EntryId>{4, 5}));
  EXPECT_EQ(tie->places, 1);
  EXPECT_EQ(tie->pairs.size(), 1U);  // one single game (T-543)
  hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
  hall.refuse(TieResult{0, 0, 0}, RefusalCode::tie_players);  // no draw (T-710)
  hall.give(TieResult{0, 5, 4});
  const Cut made = make_cut(hall.event());
  EXPECT_FALSE(made.open);
  ASSERT_EQ(made.order.size(), 4U);
  EXPECT_EQ(made.order[0], 1);
  EXPECT_EQ(made.order[3], 5);
}

TEST(Playoffs, ThreeTiedForOnePlaceOneSitsOutAsAWinner_T545) {
  Hall hall(10, {{"rounds", "2"}});
  hall.played("AF BG CH D=I EJ");
  hall.played("AB CD I=E FG HJ");  // A 6, C 6, E 4, B 3, F 3, H 3: the fourth place is open
  const auto tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->tied.size(), 3U);
  EXPECT_EQ(tie->places, 1);
  EXPECT_NE(tie->sits_out, 0);
  hall.cut();
  EXPECT_EQ(hall.event().cut->size(), 4U);
}

TEST(Playoffs, EqualsInsideTheCutStandByLot_T612) {
  std::set<std::vector<EntryId>> orders;
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Hall hall(10, {}, seed);
    six_on_top(hall);
    hall.settle_ties();
    std::vector<EntryId> order = make_cut(hall.event()).order;
    ASSERT_EQ(order.size(), 4U);
    EXPECT_EQ(order[0], 1);
    std::vector<EntryId> equal{2, 3};
    order_by_lot(hall.event(), equal);
    EXPECT_EQ(std::vector<EntryId>(order.begin() + 1, order.begin() + 3), equal);  // no game for this order alone
    orders.insert(equal);
  }
  EXPECT_EQ(orders.size(), 2U);
}

TEST(Playoffs, TheLeaderLeaves_TE36) {
  Hall hall(12);
  six_on_top(hall);
  ASSERT_EQ(standings(hall.event())[0].id(), 1);
  hall.give(Drop{1});
  EXPECT_FALSE(open_tie(hall.event()));  // the other four above 6 advance
  const Cut made = make_cut(hall.event());
  EXPECT_EQ(std::set<EntryId>(made.order.begin(), made.order.end()), (std::set<EntryId>{2, 3, 4, 5}));
  hall.give(MakeCut{made.order}, "");
  hall.pair();
  hall.win({Hall::name(made.order[0]), Hall::name(made.order[2])});
  hall.pair();
  hall.win({Hall::name(made.order[0]), Hall::name(made.order[1])});
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[4].id, 1);            // fifth: 1 point (T-615)
  std::vector<int> points{5, 4, 3, 2};  // T-E16
  points.resize(12, 1);
  EXPECT_EQ(hall.national(), points);
  EXPECT_EQ(sum_of_points(hall), 22);
  // Those who did not advance stand in the order of their placing (T-602).
  std::vector<EntryId> behind;
  for (const Standing& one : standings(hall.event()))
    if (std::find(made.order.begin(), made.order.end(), one.id()) == made.order.end()) behind.push_back(one.id());
  for (std::size_t i = 0; i < behind.size(); ++i) EXPECT_EQ(order[4 + i].id, behind[i]) << i;
}

TEST(Playoffs, WhoDeclinesTheMatchForThirdPlaceIsFourth_T607_T615) {
  for (const bool both : {false, true}) {
    Hall hall(24, {{"rounds", "8"}, {"playoff_rounds", "2"}});
    play_ladder(hall, 8, 8, {8, 7, 6, 5, 4, 3, 2, 1});
    hall.cut();
    EXPECT_EQ(hall.pair(), "AB CD");
    hall.win("BD");
    hall.give(Drop{Hall::id('A')});  // ahead of C in the provisional order
    if (both) hall.give(Drop{Hall::id('C')});
    EXPECT_EQ(hall.pair(), "BD");  // no match for third place
    hall.win("B");
    EXPECT_EQ(hall.final_order().substr(0, 8), both ? "B D A C " : "B D C A ");
  }
}

/// Nine players, one round, four advance.
Hall four_advance() {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  hall.cut();
  return hall;
}

Tables in_pairs(const std::vector<EntryId>& order) {
  Tables out;
  for (std::size_t i = 0; i + 1 < order.size(); i += 2) out.emplace_back(order[i], order[i + 1]);
  return out;
}

void take(Hall& hall, NextStep meant) {
  ASSERT_EQ(next_step(hall.event()), meant);
  const auto command = command_of(meant, hall.event());
  ASSERT_TRUE(std::holds_alternative<Command>(command));
  hall.give(std::get<Command>(command), "");
}

TEST(Playoffs, WhoLeavesBeforeTheyOpenIsReplaced_T534_T539) {
  for (const bool expelled : {false, true})
    for (const bool drafted : {false, true}) {
      Hall hall = four_advance();
      const auto first = *hall.event().cut;
      EXPECT_FALSE(cut_again(hall.event()));
      if (drafted) hall.give(std::get<Draft>(propose_round(hall.event())));
      if (expelled)
        hall.give(Penalise{first[1], Infraction::cheating, Grade::X, 1, Moment::after, false});
      else
        hall.give(Drop{first[1]});
      const auto again = cut_again(hall.event());
      ASSERT_TRUE(again);
      ASSERT_EQ(again->order.size(), 4U);
      EXPECT_EQ(std::count(again->order.begin(), again->order.end(), first[1]), 0);
      for (const EntryId id : first)  // the others stay
        EXPECT_EQ(std::count(again->order.begin(), again->order.end(), id), id == first[1] ? 0 : 1);
      // What is proposed follows from the new cut, and the next step is to make it.
      EXPECT_EQ(hall.proposed(), Hall::text(in_pairs(again->order)));
      take(hall, NextStep::make_cut);
      EXPECT_EQ(*hall.event().cut, again->order);
      EXPECT_FALSE(cut_again(hall.event()));
      EXPECT_EQ(hall.event().rounds.size(), 1U);
      take(hall, NextStep::draft_round);
      take(hall, NextStep::publish);
      EXPECT_EQ(next_step(hall.event()), NextStep::start);
    }
}

TEST(Playoffs, PublishedOnesMayBeKept_T534) {
  Hall hall = four_advance();
  const auto first = *hall.event().cut;
  hall.give(std::get<Draft>(propose_round(hall.event())));
  hall.give(Publish{2, {}});
  hall.give(Drop{first[0]});
  EXPECT_EQ(open_follow_ups(hall.event()).proposed, FollowUp::cut);
  Hall kept = hall;
  take(kept, NextStep::start);
  EXPECT_FALSE(cut_again(kept.event()));  // they have opened
  EXPECT_EQ(kept.event().cut, std::optional(first));
  const auto command = command_of(FollowUp::cut, hall.event());
  hall.give(std::get<Command>(command), "");
  EXPECT_EQ(hall.event().cut->size(), 4U);
  EXPECT_EQ(std::count(hall.event().cut->begin(), hall.event().cut->end(), first[0]), 0);
}

TEST(Playoffs, AJournalThatWentOnWithTheOldCutIsRead_T534) {
  Hall hall = four_advance();
  const auto first = *hall.event().cut;
  hall.give(Drop{first[3]});
  hall.give(Draft{2, Stage::playoff, How::paired, in_pairs(first), false});
  EXPECT_EQ(next_step(hall.event()), NextStep::make_cut);
  EXPECT_FALSE(judge(hall.journal).back().same);  // and told as not what the program would have done
}

TEST(Playoffs, PlacesWonInGamesAreKept_T539_T612) {
  Hall hall(16);
  sixteen(hall);  // four tied for three places
  const auto first = open_tie(hall.event())->pairs;
  hall.cut();
  const auto order = *hall.event().cut;  // the leader, two winners of the first step, the winner of the second
  EXPECT_EQ(std::set<EntryId>({order[1], order[2]}), std::set<EntryId>({first[0].first, first[1].first}));
  std::vector<EntryId> loser{first[0].second, first[1].second};
  std::erase(loser, order[3]);
  for (const std::size_t gone : {0U, 1U, 3U}) {
    Hall now = hall;
    now.give(Drop{order[gone]});
    std::vector<EntryId> meant = order;
    meant.erase(meant.begin() + static_cast<std::ptrdiff_t>(gone));
    meant.push_back(loser[0]);  // by the games they played, an earlier step ahead (T-549)
    ASSERT_TRUE(cut_again(now.event()));
    EXPECT_FALSE(cut_again(now.event())->open);
    EXPECT_EQ(cut_again(now.event())->order, meant) << gone;
    take(now, NextStep::make_cut);
  }
}

TEST(Playoffs, WhoIsLeftOverIsTiedForTheFreePlace_T539) {
  for (const bool expelled : {false, true}) {
    Hall hall(8, {{"rounds", "1"}, {"playoff_rounds", "1"}});
    hall.played("AB CD EF GH");  // A, C, E and G are tied for two places
    const auto pairs = open_tie(hall.event())->pairs;
    ASSERT_EQ(pairs.size(), 2U);
    hall.cut();
    Hall published = hall;
    const EntryId gone = pairs[0].first;
    const auto leave = [&](Hall& which) {
      if (expelled)
        which.give(Penalise{gone, Infraction::cheating, Grade::X, 1, Moment::after, false});
      else
        which.give(Drop{gone});
    };
    leave(hall);
    EXPECT_EQ(hall.proposed(), "tie_unsettled");
    take(hall, NextStep::make_cut);  // the one that stands is taken back
    EXPECT_FALSE(hall.event().cut);
    const auto tie = open_tie(hall.event());
    ASSERT_TRUE(tie);
    EXPECT_EQ(tie->line, kCutLine);
    EXPECT_EQ(tie->places, 1);
    EXPECT_EQ(std::set<EntryId>(tie->tied.begin(), tie->tied.end()),
              (std::set<EntryId>{pairs[0].second, pairs[1].second}));
    take(hall, NextStep::draw_ties);
    EXPECT_EQ(next_step(hall.event()), NextStep::play_ties);
    hall.give(TieResult{kCutLine, pairs[0].second, pairs[1].second});
    take(hall, NextStep::make_cut);
    EXPECT_EQ(*hall.event().cut, (std::vector<EntryId>{pairs[1].first, pairs[0].second}));
    // The same when the final was published.
    published.give(std::get<Draft>(propose_round(published.event())));
    published.give(Publish{2, {}});
    leave(published);
    published.refuse(MakeCut{{pairs[1].first}}, RefusalCode::tie_unsettled);
    published.give(std::get<Command>(command_of(FollowUp::cut, published.event())), "");
    EXPECT_EQ(published.event().rounds.size(), 1U);
    EXPECT_EQ(next_step(published.event()), NextStep::draw_ties);
  }
}

TEST(Playoffs, WhoLeavesWhileTheGamesArePlayedLosesThem_T549) {
  Hall hall(8, {{"rounds", "1"}, {"playoff_rounds", "1"}});
  hall.played("AB CD EF GH");
  const auto pairs = open_tie(hall.event())->pairs;
  take(hall, NextStep::draw_ties);
  hall.give(TieResult{kCutLine, pairs[0].first, pairs[0].second});
  hall.give(Drop{pairs[1].first});  // whose game was not over
  EXPECT_FALSE(open_tie(hall.event()));
  take(hall, NextStep::make_cut);
  std::vector<EntryId> meant{pairs[0].first, pairs[1].second};
  order_by_lot(hall.event(), meant);
  EXPECT_EQ(*hall.event().cut, meant);
}

TEST(Playoffs, ACutThatNobodyIsLeftForIsTakenBack_T515) {
  Hall hall(4, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD");
  hall.refuse(MakeCut{}, RefusalCode::cut_wrong);
  hall.cut();
  for (EntryId id = 2; id <= 4; ++id) hall.give(Drop{id});
  EXPECT_EQ(hall.proposed(), "rounds_done");
  take(hall, NextStep::make_cut);
  EXPECT_FALSE(hall.event().cut);
  hall.refuse(MakeCut{}, RefusalCode::no_playoffs);
  take(hall, NextStep::end);  // the Swiss ranking is final
}

TEST(Playoffs, TheCutIsHalvedUntilItCanBeFilled_T515) {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  for (EntryId id = 4; id <= 9; ++id) hall.give(Drop{id});
  EXPECT_EQ(cut_size(hall.event()), 2);
  hall.give(Drop{3});
  hall.give(Drop{2});
  EXPECT_EQ(cut_size(hall.event()), 0);  // a cut of one: no play-offs
}

TEST(Playoffs, WhoLeavesBetweenTwoRoundsIsBeatenInTheNext_T616) {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  hall.cut();
  const auto order = *hall.event().cut;
  hall.pair();
  hall.win({Hall::name(order[0]), Hall::name(order[2])});
  hall.give(Drop{order[0]});
  hall.pair();  // the final is settled: his opponent goes on without playing
  const auto ranking = [&] { return final_ranking(hall.event()).order; };
  ASSERT_GE(ranking().size(), 4U);
  EXPECT_EQ(ranking()[0].id, order[2]);
  EXPECT_EQ(ranking()[0].last_place, 1);
  EXPECT_EQ(ranking()[1].id, order[0]);
  // Who was expelled has no place.
  hall.give(Penalise{order[0], Infraction::cheating, Grade::X, 2, Moment::after, false});
  EXPECT_NE(ranking()[1].id, order[0]);
  EXPECT_EQ(ranking().back().id, order[0]);
  EXPECT_EQ(ranking().back().place, 0);
}

TEST(Playoffs, ASemiFinalCorrected_TE42) {  // T-617
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  hall.cut();
  const auto order = *hall.event().cut;
  const auto name = [&](int place) { return Hall::name(order[static_cast<std::size_t>(place) - 1]); };
  hall.pair();
  hall.win({name(1), name(4)});
  const auto proposal = std::get<Draft>(propose_round(hall.event()));
  hall.give(proposal);
  hall.give(Publish{3, {}});
  // In truth 3 won: the final is 1-3, and 2-4 play for third place (T-617).
  hall.result(name(3), {2, 1, 0, Cause::played}, "read wrongly", 2);
  EXPECT_TRUE(hall.match(name(1)).has(order[2]));
  EXPECT_TRUE(hall.match(name(2)).has(order[3]));
  hall.give(Start{3});
  hall.result(name(4), {2, 1, 0, Cause::played}, "it was right", 2);
  EXPECT_TRUE(hall.match(name(1)).has(order[2]));  // begun: the bracket stands
  const Match final = hall.match(name(1));
  hall.refuse(VoidMatch{3, final.table, order[0], order[3]}, RefusalCode::reason_missing);
  hall.give(VoidMatch{3, final.table, order[0], order[3]}, "unless the referee voids it");
  EXPECT_TRUE(hall.match(name(1)).has(order[3]));
}

TEST(Playoffs, NumberOfRoundsByTheOrganiser_T614) {
  Hall hall(8, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH");
  EXPECT_EQ(cut_size(hall.event()), 2);
  hall.give(ChooseOption{"playoff_rounds", "2"}, "");  // until the play-offs open (T-605)
  EXPECT_EQ(cut_size(hall.event()), 4);
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
  hall.pair();
  hall.refuse(ChooseOption{"playoff_rounds", "1"}, RefusalCode::option_late, "time");
  // T-E11: 1-2 and 3-4, winners in the final, losers for third place.
  const auto order = *hall.event().cut;
  EXPECT_TRUE(hall.match(Hall::name(order[0])).has(order[1]));
  EXPECT_TRUE(hall.match(Hall::name(order[2])).has(order[3]));
  hall.win({Hall::name(order[1]), Hall::name(order[3])});
  hall.pair();
  EXPECT_TRUE(hall.match(Hall::name(order[1])).has(order[3]));
  EXPECT_TRUE(hall.match(Hall::name(order[0])).third_place);
  // The match for third place cannot be drawn either (T-607, T-710).
  hall.refuse(Result{3, hall.match(Hall::name(order[0])).table, {1, 1, 0, Cause::time_out}, WordOf::organiser, {}},
              RefusalCode::result_level);
  hall.result(Hall::name(order[0]), {2, 1, 0, Cause::sudden_death});  // T-706
  hall.win(std::string(1, Hall::name(order[1])));
  EXPECT_EQ(final_ranking(hall.event()).order[2].id, order[0]);
}

TEST(Playoffs, StandardSeeding_T604) {
  Hall hall(24, {{"rounds", "1"}, {"computed_ties", "meetings"}, {"standard_seeding", "yes"}});
  hall.seat("AM BN CO DP EQ FR GS HT IU JV KW LX");
  hall.win("ABCDEFGHIJKL");
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
  const auto order = *hall.event().cut;
  hall.pair();
  EXPECT_TRUE(hall.match(Hall::name(order[0])).has(order[7]));
  EXPECT_TRUE(hall.match(Hall::name(order[1])).has(order[6]));
  EXPECT_TRUE(hall.match(Hall::name(order[2])).has(order[5]));
  for (std::size_t i = 0; i < 4; ++i) hall.win(std::string(1, Hall::name(order[i])));
  hall.pair();
  EXPECT_TRUE(hall.match(Hall::name(order[0])).has(order[3]));  // winner(1-8) meets winner(4-5)
  EXPECT_TRUE(hall.match(Hall::name(order[1])).has(order[2]));
}

}  // namespace
}  // namespace tournament_tests::playoff_cases
