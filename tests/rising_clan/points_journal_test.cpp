// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments for points as a journal: R-1001 to R-1023 from the facts of games, corrections, and the file.
#include "engine/rising_clan/tournament/journal.h"

#include <gtest/gtest.h>

#include <limits>

#include "engine/rising_clan/tournament/line_text.h"
#include "tests/rising_clan/points_games.h"

namespace rising_clan_tests::points_cases {
namespace {

using namespace rising_clan;

PointsCode code(const std::optional<PointsRefusal>& refusal) {
  EXPECT_TRUE(refusal);
  return refusal ? refusal->code : PointsCode::journal_empty;
}

FactFault fault(const GameEntry& game) {
  PointsJournal journal = evening(static_cast<int>(game.seats.size()));
  const auto refusal = journal.add(EnterGame{game});
  EXPECT_EQ(code(refusal), PointsCode::facts);
  EXPECT_EQ(journal.lines().size(), 1U);  // nothing changed
  return refusal && refusal->wrong ? *refusal->wrong : FactFault::players;
}

void take(PointsJournal& journal, const PointsCommand& command) {
  const auto refusal = journal.add(command);
  EXPECT_FALSE(refusal) << table::name_of(refusal->code) << " " << refusal->found;
}

std::vector<int> totals(const PointsJournal& journal) {
  std::vector<int> out;
  for (const auto& each : journal.event().standing.entrants()) out.push_back(each.total);
  return out;
}

// R-1001, R-1002, R-1004, R-1010, R-1011: games entered by their facts, until somebody reaches the target.
TEST(RisingClanPoints, GamesUntilTheTarget) {
  PointsJournal journal = evening(3, 40);
  GameEntry first = game_of(3);
  first.goal = {2};
  first.events = {1, 1, 0};
  first.statuses = {1, 0, 0};
  take(journal, EnterGame{first});
  EXPECT_EQ(totals(journal), (std::vector<int>{7, 20, 0}));
  GameEntry second = game_of({3, 1, 2});  // seats drawn anew (R-1023)
  second.goal = {2};
  second.events = {0, 0, 1};
  take(journal, EnterGame{second});
  EXPECT_EQ(totals(journal), (std::vector<int>{7, 40, 0}));
  EXPECT_EQ(journal.event().standing.winner(), EntrantId{1});
  EXPECT_EQ(code(journal.add(EnterGame{first})), PointsCode::over);
  EXPECT_EQ(code(journal.add(LeaveTable{1})), PointsCode::over);
}

// R-E48 as people enter it (R-1003, R-1005, R-1006, R-1015, R-1020), and each reason by itself.
TEST(RisingClanPoints, TwoWinnersAndTheirVictim) {
  GameEntry game = game_of(5);
  game.rival = {1, 2};
  game.supreme = {1};
  game.victim = 4;
  game.events = {1, 3, 3, 2, 0};
  const auto facts = facts_of(game);
  ASSERT_TRUE(facts);
  PerSeat<int> before{};
  for (std::size_t i = 0; i < 5; ++i) before[table::seat_at(i)] = i == 3 ? 20 : 10;
  const Score points = score(*facts, before);
  for (const auto& [seat, total] :
       {std::pair(0, 33), std::pair(1, 40), std::pair(2, 25), std::pair(3, 14), std::pair(4, 10)})
    EXPECT_EQ(points.total[table::seat_at(static_cast<std::size_t>(seat))], total);
  EXPECT_EQ(amounts(*facts, table::seat_at(0)),
            (std::vector<Amount>{{PointsFor::supreme, 1, 18}, {PointsFor::events, 1, 5}}));
  EXPECT_EQ(amounts(*facts, table::seat_at(3)),
            (std::vector<Amount>{{PointsFor::events, 2, 10}, {PointsFor::defeat, 2, -16}}));
  EXPECT_TRUE(amounts(*facts, table::seat_at(4)).empty());
}

// R-1007, R-1019: the only clan left; of two players without the point, unless the table wants it.
TEST(RisingClanPoints, TheOnlyClanLeft) {
  GameEntry three = game_of(3);
  three.alone = 2;
  EXPECT_EQ(amounts(*facts_of(three), table::seat_at(1)), (std::vector<Amount>{{PointsFor::last_clan, 1, 1}}));
  GameEntry two = game_of(2);
  two.alone = 2;
  EXPECT_TRUE(amounts(*facts_of(two), table::seat_at(1)).empty());
  two.last_clan_point = 1;
  EXPECT_EQ(amounts(*facts_of(two), table::seat_at(1)).size(), 1U);
}

// What a game cannot have come to, each with its reason (R-406, R-408, R-409, R-412, R-804, R-1013, R-1019).
TEST(RisingClanPoints, FactsThatCannotBe) {
  GameEntry game = game_of(4);
  game.goal = {1, 2};
  EXPECT_EQ(fault(game), FactFault::two_goals);
  game = game_of(4);
  game.goal = {5};
  EXPECT_EQ(fault(game), FactFault::no_seat);
  game = game_of(4);
  game.rival = {1};
  EXPECT_EQ(fault(game), FactFault::no_victim);
  game.victim = 1;
  EXPECT_EQ(fault(game), FactFault::victim_wins);
  game.victim = 2;
  game.supreme = {1};
  EXPECT_EQ(fault(game), FactFault::all_supreme);
  game.supreme = {3};
  EXPECT_EQ(fault(game), FactFault::supreme_of_none);
  game.goal = {3};
  EXPECT_EQ(fault(game), FactFault::goal_supreme);
  game = game_of(4);
  game.victim = 3;
  EXPECT_EQ(fault(game), FactFault::victim_of_none);
  game.rival = {1};
  game.statuses = {0, 0, 1, 0};
  EXPECT_EQ(fault(game), FactFault::victim_status);
  game.statuses = {7, 7, 0, 0};
  EXPECT_EQ(fault(game), FactFault::too_many_statuses);
  game.statuses.clear();
  game.events = {65, 0, 0, 0};
  EXPECT_EQ(fault(game), FactFault::too_many_events);
  game.events = {1, 1};
  EXPECT_EQ(fault(game), FactFault::no_seat);  // as many as seats, or none
  game.events.clear();
  game.alone = 2;
  EXPECT_EQ(fault(game), FactFault::not_alone);
  game.alone = 1;
  game.statuses = {0, 1, 0, 0};
  EXPECT_EQ(fault(game), FactFault::not_alone);
  game = game_of(2);
  game.rival = {1};
  game.victim = 2;
  EXPECT_EQ(fault(game), FactFault::two_left);
  game.alone = 1;
  game.supreme = {1};
  EXPECT_EQ(fault(game), FactFault::supreme_of_two);
  EXPECT_EQ(wrong_fact(GameFacts{.players = 1})->fault, FactFault::players);
}

// R-409 and R-O16: a sole winner is supreme where the table plays so.
TEST(RisingClanPoints, SoleWinnerByAHouseRule) {
  PointsJournal journal = evening(4);
  GameEntry game = game_of(4);
  game.rival = game.supreme = {1};
  game.victim = 2;
  game.sole_winner_supreme = true;
  take(journal, EnterGame{game});
  EXPECT_EQ(totals(journal)[0], 18);
}

// R-1012, R-1016, R-1021: the tied best play on; others may not sit down with them, and keep their totals.
TEST(RisingClanPoints, Playoff) {
  PointsJournal journal = evening(3, 30);
  GameEntry tie = game_of(3);
  tie.rival = {1, 3};
  tie.victim = 2;
  tie.events = {3, 0, 3};
  take(journal, EnterGame{tie});
  EXPECT_TRUE(journal.event().standing.playoff());
  EXPECT_EQ(code(journal.add(EnterGame{tie})), PointsCode::not_next);
  GameEntry two = game_of({3, 1});
  two.goal = {3};
  take(journal, EnterGame{two});
  EXPECT_EQ(totals(journal), (std::vector<int>{30, 0, 45}));
  EXPECT_TRUE(journal.event().standing.played().back().playoff);
  EXPECT_EQ(journal.event().standing.winner(), EntrantId{2});
}

// R-1023: who has left is no longer among those who play; the last one who is there wins.
TEST(RisingClanPoints, SomebodyLeaves) {
  PointsJournal journal = evening(3);
  take(journal, DrawSeats{{3, 2, 1}, 11});
  EXPECT_TRUE(journal.event().drawn);
  take(journal, LeaveTable{3});
  EXPECT_FALSE(journal.event().drawn);  // it was a draw of three
  EXPECT_EQ(code(journal.add(LeaveTable{3})), PointsCode::already_left);
  EXPECT_EQ(code(journal.add(LeaveTable{4})), PointsCode::no_person);
  EXPECT_EQ(code(journal.add(LeaveTable{0})), PointsCode::no_person);
  EXPECT_EQ(code(journal.add(DrawSeats{{1, 2, 3}, 12})), PointsCode::not_next);
  take(journal, StrikeStep{3});  // it was a mistake
  take(journal, DrawSeats{{1, 2, 3}, 13});
  take(journal, LeaveTable{1});
  take(journal, LeaveTable{2});
  EXPECT_EQ(journal.event().standing.winner(), EntrantId{2});
}

// R-1023: a game that was played by a draw is known by it, once.
TEST(RisingClanPoints, AGameOfADraw) {
  PointsJournal journal = evening(2);
  EXPECT_EQ(code(journal.add(EnterGame{game_of(2), 5})), PointsCode::draw_unknown);
  EXPECT_EQ(code(journal.add(DrawSeats{{1, 2}, 0})), PointsCode::value_bad);
  take(journal, DrawSeats{{2, 1}, 5});
  EXPECT_EQ(code(journal.add(DrawSeats{{2, 1}, 5})), PointsCode::value_bad);
  take(journal, EnterGame{game_of({2, 1}), 5, "evening.match"});
  EXPECT_EQ(journal.event().games[0].record, "evening.match");
  EXPECT_FALSE(journal.event().drawn);
  EXPECT_EQ(code(journal.add(EnterGame{game_of(2), 5})), PointsCode::draw_unknown);
}

// A correction counts at once for all that follows; one after which a later step could not be is refused.
TEST(RisingClanPoints, Corrections) {
  PointsJournal journal = evening(3, 30);
  GameEntry first = game_of(3);
  first.goal = {1};
  first.events = {1, 0, 0};
  take(journal, EnterGame{first});
  GameEntry second = game_of(3);
  second.goal = {2};
  take(journal, EnterGame{second});
  EXPECT_EQ(code(journal.add(CorrectGame{2, first})), PointsCode::same);
  EXPECT_EQ(code(journal.add(CorrectGame{1, first})), PointsCode::no_such_game);
  EXPECT_EQ(code(journal.add(CorrectGame{9, first})), PointsCode::no_such_game);
  GameEntry more = first;
  more.events = {3, 0, 0};
  const auto refused = journal.add(CorrectGame{2, more});  // he would have won before the second game
  EXPECT_EQ(code(refused), PointsCode::later_step);
  EXPECT_EQ(refused->found, "3");
  more.events = {0, 1, 0};
  take(journal, CorrectGame{2, more});
  EXPECT_EQ(totals(journal), (std::vector<int>{15, 20, 0}));
  EXPECT_TRUE(journal.event().games[0].corrected);
  EXPECT_EQ(journal.game(2), more);
  take(journal, StrikeStep{3});
  EXPECT_EQ(totals(journal), (std::vector<int>{15, 5, 0}));
  EXPECT_EQ(code(journal.add(StrikeStep{3})), PointsCode::no_such_step);
  EXPECT_EQ(code(journal.add(StrikeStep{1})), PointsCode::no_such_step);
  EXPECT_EQ(code(journal.add(CorrectGame{3, more})), PointsCode::no_such_game);
}

// R-1017, R-O24, R-801: how one is opened.
TEST(RisingClanPoints, Opening) {
  PointsJournal journal;
  EXPECT_EQ(code(journal.add(LeaveTable{1})), PointsCode::not_opened);
  EXPECT_EQ(code(journal.add(OpenPoints{"Evening", {}, {"Ada"}, 60})), PointsCode::few_people);
  EXPECT_EQ(code(journal.add(OpenPoints{"Evening", {}, std::vector<std::string>(10, "Ada"), 60})),
            PointsCode::few_people);
  EXPECT_EQ(code(journal.add(OpenPoints{"Evening", {}, {"Ada", "Ada"}, 60})), PointsCode::name_twice);
  for (const int target : {29, 151})
    EXPECT_EQ(code(journal.add(OpenPoints{"Evening", {}, {"Ada", "Bruno"}, target})), PointsCode::target);
  take(journal, OpenPoints{"Evening", {}, {"Ada", "Bruno"}});
  EXPECT_EQ(journal.event().standing.target(), 60);
  EXPECT_EQ(code(journal.add(OpenPoints{"Evening", {}, {"Ada", "Bruno"}})), PointsCode::opened_twice);
}

// the house rules are the same for all games; they stand in the first line.
TEST(RisingClanPoints, HouseRules) {
  Options options;
  options.hand_limit = 8;
  options.sole_winner_supreme = true;
  options.target_score = 90;
  PointsJournal journal;
  take(journal, OpenPoints{"Evening", {}, {"Ada", "Bruno"}, 40, rules_of(options)});
  options.target_score = 40;
  EXPECT_EQ(journal.event().options, options);
  EXPECT_EQ(read_points_journal(journal_text(journal)).journal.event().options, options);
  for (const char* bad : {"handLimit", "handLimit 1000", "hand 3", "handLimit x"}) {
    PointsJournal other;
    EXPECT_EQ(code(other.add(OpenPoints{"Evening", {}, {"Ada", "Bruno"}, 60, {bad}})), PointsCode::value_bad) << bad;
  }
}

// The file is what was given, line by line.
TEST(RisingClanPoints, FileAndBack) {
  PointsJournal journal = evening(3);
  take(journal, DrawSeats{{3, 2, 1}, 11});
  GameEntry game = game_of({3, 2, 1});
  game.rival = {1};
  game.victim = 2;
  game.alone = 0;
  game.statuses = {1, 0, 2};
  take(journal, EnterGame{game, 11, "a b.match"});
  EXPECT_FALSE(journal.add(LeaveTable{2}, "2026-11-29T20:00:00+01:00", "the last train"));
  const std::string text = journal_text(journal);
  EXPECT_EQ(text,
            "playsheet-points 1\n"
            "1 - - open title=Evening date=2026-11-29 people=\"Ada; Bruno; Carla\"\n"
            "2 - - draw seats=3,2,1 seed=11\n"
            "3 - - game seats=3,2,1 rival=1 victim=2 statuses=1,0,2 seed=11 record=\"a b.match\"\n"
            "4 2026-11-29T20:00:00+01:00 - leave person=2 reason=\"the last train\"\n");
  EXPECT_TRUE(is_points_journal(text));
  const PointsReading read = read_points_journal(text + "5 - - leave per");
  EXPECT_FALSE(read.fault);
  EXPECT_EQ(read.torn, "5 - - leave per");
  EXPECT_EQ(journal_text(read.journal), text);
  EXPECT_EQ(totals(read.journal), totals(journal));
}

// Each fault of a file with its line, what was found and what would be right.
TEST(RisingClanPoints, FaultsOfAFile) {
  struct Case {
    const char* line;
    PointsCode code;
    const char* meant;
  };
  for (const Case& each : {Case{"2 - - laeve person=1", PointsCode::command_unknown, "leave"},
                           Case{"2 - - leave persn=1", PointsCode::field_unknown, "person"},
                           Case{"2 - - leave person=1 person=2", PointsCode::field_twice, ""},
                           Case{"2 - - leave person=x", PointsCode::value_bad, "-2147483648..2147483647"},
                           Case{"2 - - leave person", PointsCode::line_shape, ""},
                           Case{"3 - - leave person=1", PointsCode::line_number, "2"},
                           Case{"2 noon - leave person=1", PointsCode::value_bad, nullptr},
                           Case{"2 - - draw seats=1,x,2 seed=3", PointsCode::value_bad, "1,2,3"},
                           Case{"2 - - draw seats=1,2,3, seed=3", PointsCode::value_bad, "1,2,3"},
                           Case{"2 - - game seats=1,2 goal=1", PointsCode::not_next, "1,2,3"}}) {
    const PointsReading read = read_points_journal(journal_text(evening(3)) + each.line + "\n");
    ASSERT_TRUE(read.fault) << each.line;
    EXPECT_EQ(read.fault->line, 3) << each.line;
    EXPECT_EQ(read.fault->refusal.code, each.code) << each.line;
    if (each.meant) {
      EXPECT_EQ(read.fault->refusal.meant, each.meant) << each.line;
    }
    EXPECT_EQ(read.journal.lines().size(), 1U);  // as far as it could be read
  }
  for (const auto& [text, code] :
       {std::pair("playsheet-tournament 1\n", PointsCode::header_missing),
        std::pair("playsheet-points 2\n", PointsCode::header_newer),
        std::pair("playsheet-points 1\n", PointsCode::journal_empty), std::pair("", PointsCode::journal_empty)}) {
    const PointsReading read = read_points_journal(text);
    ASSERT_TRUE(read.fault) << text;
    EXPECT_EQ(read.fault->refusal.code, code) << text;
    EXPECT_EQ(read.fault->line, 1);
  }
  EXPECT_FALSE(is_points_journal("playsheet-tournament 1\n"));
  EXPECT_FALSE(is_points_journal("playsheet-pointsx 1\n"));
}

// R-1023: seats are drawn anew for each game, so a match by seats of an earlier draw is no game of the next one.
TEST(RisingClanPoints, AGameIsOfTheSeatsOfItsDraw) {
  PointsJournal journal = evening(3);
  take(journal, DrawSeats{{3, 1, 2}, 5});
  take(journal, DrawSeats{{3, 1, 2}, 6});  // its match was started twice
  EXPECT_EQ(code(journal.add(EnterGame{game_of({1, 2, 3}), 5})), PointsCode::draw_unknown);
  take(journal, EnterGame{game_of({3, 1, 2}), 6});
  EXPECT_EQ(code(journal.add(CorrectGame{4, game_of({1, 2, 3})})), PointsCode::draw_unknown);
  EXPECT_EQ(code(journal.add(EnterGame{game_of({3, 1, 2}), 5})), PointsCode::draw_unknown);
  EXPECT_TRUE(journal.event().draw(5));
  EXPECT_FALSE(journal.event().waiting_draw(5));
  take(journal, StrikeStep{4});
  EXPECT_TRUE(journal.event().waiting_draw(5));
  take(journal, EnterGame{game_of({3, 1, 2}), 5});
  EXPECT_EQ(code(journal.add(LeaveTable{std::numeric_limits<int>::min()})), PointsCode::no_person);
}

// What is wrong with a correction itself is told, not that the game as corrected stands in its way.
TEST(RisingClanPoints, CorrectionsThatCannotBe) {
  PointsJournal journal = evening(3);
  take(journal, EnterGame{game_of(3)});
  GameEntry bad = game_of(3);
  bad.goal = {1, 2};
  const auto refused = journal.add(CorrectGame{2, bad});
  EXPECT_EQ(code(refused), PointsCode::facts);
  EXPECT_EQ(refused->wrong, FactFault::two_goals);
  bad = game_of(3);
  bad.rival = {2};
  EXPECT_EQ(journal.add(CorrectGame{2, bad})->who, (std::vector<std::string>{"Bruno"}));
  const auto others = journal.add(CorrectGame{2, game_of({1, 2})});
  EXPECT_EQ(code(others), PointsCode::not_next);
  EXPECT_EQ(others->who, (std::vector<std::string>{"Ada", "Bruno", "Carla"}));
  GameEntry same = game_of(3);
  same.events = {0, 0, 0};  // in other words
  EXPECT_EQ(code(journal.add(CorrectGame{2, same})), PointsCode::same);
  for (const int point : {-2, 2, 300}) {  // R-1007: a house rule as all are
    GameEntry game = game_of(3);
    game.last_clan_point = point;
    EXPECT_EQ(code(journal.add(EnterGame{game})), PointsCode::value_bad) << point;
  }
  const PointsReading blank = read_points_journal("playsheet-points 1\n1 - - open people=\"Ada;  \"\n");
  ASSERT_TRUE(blank.fault);
  EXPECT_EQ(blank.fault->refusal.code, PointsCode::name_empty);
}

// R-1005, R-1006, R-1013, R-1015: three winners, one of whom has the goal as well; their victim loses 17, but gains
// first, and nobody is below 0.
TEST(RisingClanPoints, ThreeWinnersAndTheirVictim) {
  PointsJournal journal = evening(6, 100);
  GameEntry game = game_of(6);
  game.goal = {3};
  game.rival = {1, 3, 6};
  game.supreme = {1, 6};
  game.victim = 4;
  game.events = {4, 1, 2, 2, 3, 5};  // the fewest of a winner are 2
  game.statuses = {1, 1, 0, 0, 0, 2};
  take(journal, EnterGame{game});
  EXPECT_EQ(totals(journal), (std::vector<int>{18 + 20 + 2, 2, 15 + 15 + 10, 0, 15, 18 + 25 + 4}));
  EXPECT_EQ(amounts(journal.event().standing.played()[0].facts, table::seat_at(3)),
            (std::vector<Amount>{{PointsFor::events, 2, 10}, {PointsFor::defeat, 3, -17}}));
  game = game_of(6);  // R-1014: without a winner only what lies in the play area
  game.events = {9, 9, 9, 9, 9, 9};
  game.statuses = {0, 0, 0, 3, 0, 0};
  take(journal, EnterGame{game});
  EXPECT_EQ(totals(journal), (std::vector<int>{40, 2, 40, 6, 15, 47}));
}

// R-1011, R-1012, R-1016, R-1021, R-1023: three reach the target with the same total; one of them leaves, two stay
// equal, and the totals of the play-off decide, be others higher by then.
TEST(RisingClanPoints, PlayoffOfThree) {
  PointsJournal journal = evening(4, 30);
  GameEntry game = game_of(4);
  game.rival = {1, 2, 3};
  game.victim = 4;
  game.events = {3, 3, 3, 0};
  take(journal, EnterGame{game});
  EXPECT_EQ(journal.event().standing.next_players(), (std::vector<EntrantId>{0, 1, 2}));
  take(journal, EnterGame{game_of({2, 3, 1})});  // equal again
  EXPECT_EQ(journal.event().standing.next_players(), (std::vector<EntrantId>{0, 1, 2}));
  GameEntry two = game_of({2, 3, 1});
  two.statuses = {1, 0, 1};
  take(journal, EnterGame{two});
  EXPECT_EQ(journal.event().standing.next_players(), (std::vector<EntrantId>{0, 1}));
  PointsJournal left = journal;
  take(left, LeaveTable{4});  // who does not play it may go
  EXPECT_FALSE(left.event().standing.over());
  take(left, LeaveTable{1});
  EXPECT_EQ(left.event().standing.winner(), EntrantId{1});
  GameEntry last = game_of({1, 2});
  last.rival = {2};
  last.victim = 1;
  last.alone = 2;
  take(journal, EnterGame{last});
  EXPECT_EQ(totals(journal), (std::vector<int>{17, 47, 30, 0}));
  EXPECT_EQ(journal.event().standing.winner(), EntrantId{1});
  EXPECT_EQ(journal.event().standing.ranking()[1], (Tournament::Place{2, 2}));
}

TEST(RisingClanPoints, NoEveningHasSoManySteps) {
  PointsJournal journal = evening(3);
  std::uint64_t seed = 1;
  while (journal.lines().size() < kMostPointsLines) take(journal, DrawSeats{{1, 2, 3}, seed++});
  EXPECT_EQ(code(journal.add(DrawSeats{{1, 2, 3}, seed})), PointsCode::too_many_lines);
}

}  // namespace
}  // namespace rising_clan_tests::points_cases
