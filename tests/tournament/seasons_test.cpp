// SPDX-License-Identifier: GPL-3.0-or-later
// Ranking over events (T-809), phases (T-106), numbers of play-off rounds (T-605, T-614), seeding (T-604, T-613), byes
// in elimination (T-406).
#include <algorithm>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/bracket.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/knockout/season.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::season_cases {
namespace {

const Hall::Options kShort{{"rounds", "1"}, {"computed_ties", "meetings"}, {"playoff_rounds", "0"}};

Event ended(int players) {
  Hall hall(players, kShort);
  hall.pair();
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches))
    if (!match.is_bye()) hall.win(std::string(1, Hall::name(std::min(match.a, match.b))));
  hall.give(End{});
  return hall.event();
}

TEST(Seasons, PointsAreSummed_T809) {
  const Event four = ended(4);
  const Event two = ended(2);
  Event cancelled = four;
  cancelled.cancelled = true;
  Event other = four;
  other.season = "2010";
  const auto once = season_ranking({four}, Kind::club);
  const auto lines = season_ranking({four, four, two, cancelled}, Kind::club);
  ASSERT_EQ(lines.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(lines[i].points, 2 * once[i].points);
  EXPECT_EQ(lines[0].points, 8);  // first twice: 4 each (T-803); two players are no official event (T-212, T-216)
  EXPECT_EQ(lines[0].events, 2);
  EXPECT_EQ(season_ranking({four, other}, Kind::club, "2010").at(0).points, once[0].points);
  EXPECT_TRUE(season_ranking({four}, Kind::programme).empty());  // T-217
}

TEST(Seasons, EqualSumsShareAPlace_T809) {
  Event event = ended(8);
  const auto lines = season_ranking({event}, Kind::club);
  EXPECT_EQ(lines[3].place, 4);
  EXPECT_EQ(lines[7].place, 4);  // one participation point each (T-801)
  EXPECT_EQ(lines[7].points, 1);
}

TEST(Phases, FollowTheCommands_T106) {
  Hall hall(4, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  EXPECT_EQ(phase_of(hall.event()), Phase::registration);
  hall.give(std::get<Draft>(propose_round(hall.event())));
  EXPECT_EQ(phase_of(hall.event()), Phase::drafted);
  hall.refuse(Start{1}, RefusalCode::draft_none);  // T-P05
  hall.give(Publish{1, {}});
  hall.refuse(Publish{1, {}}, RefusalCode::draft_none);
  EXPECT_EQ(phase_of(hall.event()), Phase::published);
  hall.give(Start{1});
  hall.refuse(Start{1}, RefusalCode::already_open);
  EXPECT_EQ(phase_of(hall.event()), Phase::round_open);
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches))
    hall.win(std::string(1, Hall::name(match.a)));
  EXPECT_EQ(phase_of(hall.event()), Phase::round_closed);
  hall.refuse(MakeCut{{1, 2, 3}}, RefusalCode::cut_wrong);
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
  EXPECT_EQ(phase_of(hall.event()), Phase::cut);
  hall.pair();
  EXPECT_EQ(phase_of(hall.event()), Phase::round_open);
  hall.refuse(MakeCut{make_cut(before_round(hall.event(), 2)).order}, RefusalCode::cut_started);  // T-534
  hall.win(std::string(1, Hall::name(hall.event().rounds[1].matches[0].a)));
  hall.give(End{});
  EXPECT_EQ(phase_of(hall.event()), Phase::ended);
  hall.give(SendReport{});
  EXPECT_EQ(phase_of(hall.event()), Phase::reported);
  hall.refuse(Cancel{}, RefusalCode::event_reported, "no");
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

TEST(Elimination, FixedBracket_T405) {
  Hall hall(6, {{"fixed_bracket", "yes"}}, 4, Type::elimination);
  hall.pair();
  int byes = 0;
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches)) {
    byes += match.is_bye() ? 1 : 0;
    if (!match.is_bye()) hall.win(std::string(1, Hall::name(match.a)));
  }
  EXPECT_EQ(byes, 2);  // in round 1 only
  hall.pair();
  EXPECT_EQ(hall.event().rounds[1].matches.size(), 2U);
  for (const Match& match : std::vector<Match>(hall.event().rounds[1].matches)) {
    EXPECT_FALSE(match.is_bye());
    hall.win(std::string(1, Hall::name(match.a)));
  }
  hall.pair();
  EXPECT_EQ(hall.event().rounds[2].matches.size(), 2U);  // two losers of the semi-finals: third place (T-407)
}

}  // namespace
}  // namespace tournament_tests::season_cases
