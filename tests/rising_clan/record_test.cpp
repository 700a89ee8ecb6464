// SPDX-License-Identifier: GPL-3.0-or-later
// Match records (docs/formats.md, section 5): R-115, R-1401.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/rising_clan/laws/random_player.h"
#include "engine/rising_clan/match/card_game.h"
#include "engine/table/game_summary.h"
#include "tests/rising_clan/cards_file.h"
#include "tests/support/record_faults.h"

namespace rising_clan_tests::record_cases {
namespace {

using namespace rising_clan;
using playsheet::support::replaced;
using table::RecordFault;

Match played(int players, std::uint64_t seed, std::size_t decisions = 100000, Options options = {}) {
  MatchSetup setup = match_of(players, players == 3 ? 2 : 0, seed);
  setup.options = options;
  Match match(shipped_cards(), setup);
  RandomPlayer player(seed);
  while (!match.over() && match.moments().size() <= decisions) {
    const auto move = player.choose(match.state(), match.rules());
    EXPECT_FALSE(match.act(move.by, move.action)) << to_text(move.action);
  }
  return match;
}

Replay replayed(std::string_view record) { return table::replay<Game>(record, shipped_cards()); }

void expect_problem(const std::string& record, RecordFault fault, int line, std::string_view expected = {}) {
  SCOPED_TRACE(record.substr(0, 200));
  playsheet::support::expect_problem(replayed(record), fault, line, expected);
}

TEST(RisingClanRecord, HasAHeadAndWhatCameOfEachDecision) {
  MatchSetup setup = match_of(3, 1, 7);
  setup.names = {"Naomi", "Ada # 2", ""};
  ASSERT_TRUE(set_option(setup.options, "dawn", 1));
  ASSERT_TRUE(set_option(setup.options, "handLimit", kNone));
  setup.secrecy = table::Secrecy::Curtain;
  const std::string record = table::record_of(Match(shipped_cards(), setup));
  EXPECT_TRUE(
      record.starts_with("playsheet match 1\ngame rising-clan\ngroup 1\noption handLimit 99\noption dawn 1\n"
                         "secrecy curtain\nseed 7\ncards "))
      << record.substr(0, 300);
  EXPECT_NE(record.find("\nseat Naomi\nseat Ada # 2\nseat\nbegin\n"), std::string::npos) << record.substr(0, 300);
  const Replay replay = replayed(record);
  ASSERT_FALSE(replay.problem) << table::text_of(*replay.problem, "a.match");
  EXPECT_EQ(replay.match->setup(), setup);
}

// seed and answers alone give the match again, for every number of players.
TEST(RisingClanRecord, RandomGamesAreReplayedAsRecorded) {
  for (int players = 2; players <= 9; ++players) {
    const Match match = played(players, static_cast<std::uint64_t>(players));
    const std::string record = table::record_of(match);
    const Replay replay = replayed(record);
    ASSERT_FALSE(replay.problem) << table::text_of(*replay.problem, "a.match");
    EXPECT_FALSE(replay.truncated);
    EXPECT_TRUE(replay.match->over());
    EXPECT_EQ(replay.match->state(), match.state());
    EXPECT_EQ(table::record_of(*replay.match), record);
  }
}

// As the log and the list of matches number them: turns, not rounds.
TEST(RisingClanRecord, ItsSummaryCountsTurns) {
  for (int players = 2; players <= 9; ++players)
    for (const std::size_t decisions : {40UL, 160UL, 500UL}) {
      Match match = played(players, static_cast<std::uint64_t>(players) + 20, decisions);
      const auto turn_of = [](const std::string& record) {
        std::optional<table::RecordProblem> problem;
        const auto sum = table::GameSummaryReader<Game>(record).read(problem);
        EXPECT_FALSE(problem);
        return sum ? sum->turn : -1;
      };
      EXPECT_EQ(turn_of(table::record_of(match)), match.state().turn) << players << ", " << decisions;
      std::string record = table::record_of(match);
      for (int i = 0; i < 25 && match.can_undo(); ++i) match.undo(), record += "undo\n";
      EXPECT_EQ(turn_of(record), match.state().turn) << players << ", " << decisions;
    }
}

TEST(RisingClanRecord, TakenBackAndRestored) {
  Match match = played(4, 5, 30);
  std::string record = table::record_of(match);
  match.undo();
  match.undo();
  match.redo();
  record += "undo\nundo\nredo\n";
  const Replay replay = replayed(record);
  ASSERT_FALSE(replay.problem) << table::text_of(*replay.problem, "a.match");
  EXPECT_EQ(replay.match->state(), match.state());
  expect_problem(table::record_of(played(4, 5, 1)) + "redo\n", RecordFault::step, 0, "undo");
}

TEST(RisingClanRecord, ACutRecordIsUsedUpToItsLastWholeDecision) {
  const std::string record = table::record_of(played(5, 3, 60));
  const Replay whole = replayed(record);
  for (std::size_t cut = record.find("begin\n.") + 400; cut < record.size(); cut += record.size() / 40 + 1) {
    const Replay replay = replayed(record.substr(0, cut));
    EXPECT_FALSE(replay.problem) << table::text_of(*replay.problem, "cut.match");
    EXPECT_LE(replay.decisions, whole.decisions);
  }
  EXPECT_TRUE(replayed(record.substr(0, record.size() - 1)).truncated);
}

TEST(RisingClanRecord, WhatIsWrongIsToldWithItsPlace) {
  const std::string record = table::record_of(played(4, 3, 60));
  expect_problem(replaced(record, "match 1", "match 2"), RecordFault::version, 1);
  expect_problem(replaced(record, "playsheet match", "playsheet  match"), RecordFault::no_record, 1);
  expect_problem(replaced(record, "game rising-clan", "game gormiti"), RecordFault::other_game, 2, "rising-clan");
  expect_problem(replaced(record, "seed 3", "seed three"), RecordFault::head, 3, "whole number");
  expect_problem(replaced(record, "seed 3", "option down 1\nseed 3"), RecordFault::head, 3, "R-14");
  expect_problem(replaced(record, "seed 3", "option dawn 2\nseed 3"), RecordFault::head, 3, "dawn");
  expect_problem(replaced(record, "seed 3", "secrecy loud\nseed 3"), RecordFault::head, 3, "curtain");
  expect_problem(replaced(record, "seed 3", "group 1\nseed 3"), RecordFault::head, 0, "R-802");
  expect_problem(replaced(record, "\ncards ", "\ncards 0"), RecordFault::cards_changed, 4, "changed since");
  std::string many = record;
  for (int i = 0; i < 6; ++i) many = replaced(many, "seat Seat 1\n", "seat Seat 1\nseat One\n");
  expect_problem(many, RecordFault::head, 14, "at most 9");
  expect_problem(replaced(replaced(replaced(record, "seat Seat 1\n", ""), "seat Seat 2\n", ""), "seat Seat 3\n", ""),
                 RecordFault::head, 0, "R-801");
  expect_problem(replaced(record, "\nbegin\n", "\nstart\n"), RecordFault::head, 9, "begin");
}

TEST(RisingClanRecord, DecisionsAndEventsAreCompared) {
  const std::string record = table::record_of(played(4, 3, 60));
  const std::string first = "> 1 answer reply=seen";
  ASSERT_NE(record.find(first), std::string::npos) << record.substr(0, 2000);
  expect_problem(replaced(record, first, "> 0 answer reply=seen"), RecordFault::decision, 0, "\"> 1 pass\"");
  expect_problem(replaced(record, first, "> south answer reply=seen"), RecordFault::decision, 0);
  expect_problem(replaced(record, first, "> 1 answer reply=perhaps"), RecordFault::decision, 0);
  expect_problem(replaced(record, first, "> 2 answer reply=seen"), RecordFault::refused, 0, "R-1105");
  expect_problem(replaced(record, first, "> 9 answer reply=seen"), RecordFault::refused, 0, "R-227");
  // Another seed gives other cards and dice.
  const Replay other = replayed(replaced(record, "seed 3", "seed 4"));
  ASSERT_TRUE(other.problem);
  EXPECT_TRUE(table::is_of_today(other.problem->fault)) << table::text_of(*other.problem, "a.match");
  const std::size_t die = record.find("\n  die ");
  ASSERT_NE(die, std::string::npos);
  std::string changed = record;
  changed.replace(die, 7, "\n  dye ");
  expect_problem(changed, RecordFault::unreadable, 0);
}

// Nothing that only keeps order inside the program is written.
TEST(RisingClanRecord, KeepsNoBookkeeping) {
  const std::string record = table::record_of(played(4, 3, 60));
  for (const std::string_view word : {"\n  push ", "\n  asked ", "\n  luck "})
    EXPECT_EQ(record.find(word), std::string::npos) << word;
  EXPECT_TRUE(Game::is_bookkeeping(FramePopped{}));
  EXPECT_FALSE(Game::is_bookkeeping(Shuffled{Zone::event_deck}));
}

}  // namespace
}  // namespace rising_clan_tests::record_cases
