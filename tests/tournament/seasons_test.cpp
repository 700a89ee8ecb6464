// SPDX-License-Identifier: GPL-3.0-or-later
// Points of the national ranking, of one event and over events.
#include <algorithm>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/bracket.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/knockout/season.h"
#include "engine/tournament/ranking/round_count.h"
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

TEST(NationalPoints, TheTables_T802_T803) {
  const auto row = [](int players) {
    std::string out;
    for (int place = 1; place <= 7; ++place) out += std::to_string(national_points(players, place));
    return out;
  };
  EXPECT_EQ(row(3), "0000000");  // T-216
  EXPECT_EQ(row(4), "4321111");
  EXPECT_EQ(row(8), "4321111");
  EXPECT_EQ(row(9), "5432111");
  EXPECT_EQ(row(16), "6543211");
  EXPECT_EQ(row(24), "7654321");
  for (const int players : {4, 9, 16, 24})  // the participation point is added (T-801)
    for (int place = 1; place <= 7; ++place)
      EXPECT_EQ(national_points(players, place), placing_points(players, place) + 1);
  EXPECT_EQ(placing_points(24, 6), 1);
  EXPECT_EQ(placing_points(24, 7), 0);
}

TEST(NationalPoints, TiesForPointsAreSettledByGames_T549) {
  Hall hall(8, {{"rounds", "3"}, {"playoff_rounds", "0"}});
  hall.played("AE BF CG DH");
  hall.played("AB CD EF GH");
  hall.played("AC BE DG FH");  // A 9; B, C, D 6 ... : lines below 1, 2 and 3
  EXPECT_EQ(ranking_lines(8), (std::vector<int>{1, 2, 3}));
  ASSERT_TRUE(open_tie(hall.event()));
  EXPECT_EQ(open_tie(hall.event())->line, 2);  // from the top
  hall.refuse(End{}, RefusalCode::tie_unsettled);
  hall.settle_ties();
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[1].place, 2);
  EXPECT_EQ(order[2].place, 3);
  EXPECT_EQ(order[3].place, 4);
  hall.give(End{});
}

TEST(NationalPoints, ExpelledOnesHaveNoPlace_T806) {
  Hall hall(4);
  hall.played("AB CD");
  hall.give(Penalise{1, Infraction::cheating, Grade::X, 1, Moment::after, false});
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[0].id, 3);
  EXPECT_EQ(order[0].place, 1);
  EXPECT_EQ(order.back().id, 1);
  EXPECT_EQ(order.back().place, 0);
  EXPECT_EQ(order.back().points, 1);
}

TEST(NationalPoints, WhoSharesAPlaceGetsThePointsOfTheLast_T805) {
  Hall hall(16, {}, 5, Type::elimination);
  for (int round = 0; round < 4; ++round) {
    hall.pair();
    hall.win_all();
  }
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[4].place, 5);
  EXPECT_EQ(order[4].last_place, 8);
  EXPECT_EQ(hall.national(),
            (std::vector<int>{6, 5, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));  // not the 2 of a fifth
  EXPECT_FALSE(open_tie(hall.event()));                                           // T-410
  Hall played(16, {{"break_ties", "yes"}}, 5, Type::elimination);
  for (int round = 0; round < 4; ++round) {
    played.pair();
    played.win_all();
  }
  EXPECT_EQ(open_tie(played.event())->line, 5);  // T-407
}

}  // namespace
}  // namespace tournament_tests::season_cases
