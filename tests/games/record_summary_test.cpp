// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record_summary.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/naruto/decks/cards_code.h"
#include "engine/players/random_player.h"
#include "engine/table/game_statistics.h"
#include "tests/support/catalogs.h"

/// What a record says without being played again, and what many of them say together.
namespace playsheet::support {
namespace {

using namespace naruto;

Match match_of_seed(std::uint64_t seed, std::size_t decisions = 100000) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", ready_deck("clones")};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck("embers")};
  setup.seed = seed;
  Match match(shipped_cards(), setup);
  players::RandomPlayer player(seed);
  while (!match.over() && match.moments().size() <= decisions)
    EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return match;
}

RecordSummary summary_of(const std::string& record) {
  std::optional<RecordProblem> problem;
  auto summary = summarize(record, problem);
  EXPECT_TRUE(summary) << text_of(*problem, "record");
  return summary ? *summary : RecordSummary{};
}

TEST(RecordSummaries, SayWhatTheMatchSays) {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    const Match match = match_of_seed(seed);
    ASSERT_TRUE(match.over());
    const RecordSummary sum = summary_of(record_of(match));
    EXPECT_EQ(sum.names[PlayerId::south], "Ada");
    EXPECT_EQ(sum.decks[PlayerId::north].name.en, "Embers");
    EXPECT_EQ(sum.decks[PlayerId::south].cards, match.setup().seats[PlayerId::south].deck.cards);
    EXPECT_EQ(sum.edition, "usa-1.3");
    EXPECT_EQ(sum.seed, seed);
    EXPECT_EQ(sum.decisions, static_cast<int>(match.moments().size()) - 1);
    EXPECT_EQ(sum.turn, match.state().turn);
    EXPECT_EQ(sum.winner, match.state().winner);
    EXPECT_EQ(sum.reason, match.state().end);
    EXPECT_EQ(sum.starter, match.state().starter);
  }
}

/// Counted anew from the events: the numbers of the cards lead to their codes.
TEST(RecordSummaries, CardsThatWereDrawnAreCountedOnce) {
  const Match match = match_of_seed(3);
  std::set<int> drawn;
  for (const auto& moment : match.moments())
    for (const Event& event : moment.events)
      if (const auto* moved = std::get_if<CardMoved>(&event); moved && moved->to == Zone::hand)
        drawn.insert(moved->card);
  std::map<std::pair<PlayerId, std::string>, int> expected;
  for (const int card : drawn) {
    const auto& state = match.state()[static_cast<CardId>(card)];
    ++expected[{state.owner, shipped_cards()[state.definition].code}];
  }
  const RecordSummary sum = summary_of(record_of(match));
  int counted = 0;
  for (const PlayerId player : table::kPlayers)
    for (const CardTally& tally : sum.cards[player]) {
      EXPECT_EQ(tally.drawn, (expected[{player, tally.code}])) << tally.code;
      EXPECT_LE(tally.drawn, tally.copies);
      EXPECT_LE(tally.played, tally.copies);
      counted += tally.played;
    }
  EXPECT_GT(counted, 3);
}

TEST(RecordSummaries, WhatWasTakenBackDoesNotCount) {
  const std::string three = record_of(match_of_seed(5, 3));
  const std::string four = record_of(match_of_seed(5, 4));
  EXPECT_EQ(summary_of(four + "undo\n").decisions, summary_of(three).decisions);
  EXPECT_EQ(summary_of(four + "undo\nredo\n").decisions, summary_of(four).decisions);
  EXPECT_EQ(summary_of(four + "undo\nundo\nundo\nundo\nundo\nundo\n").decisions, 0);
  const std::string over = record_of(match_of_seed(5));
  EXPECT_TRUE(summary_of(over).winner);
  EXPECT_FALSE(summary_of(over + "undo\n").winner);
}

TEST(RecordSummaries, TheTimesOfDecisionsAreFound) {
  std::string text = record_of(match_of_seed(5, 2));
  ASSERT_TRUE(text.ends_with(".\n"));
  text.insert(text.size() - 1, "  # 2026-11-22 19:31:07");
  EXPECT_EQ(summary_of(text).times, std::vector<std::string>{"2026-11-22 19:31:07"});
}

TEST(RecordSummaries, HalfADecisionIsNotThere) {
  const std::string text = record_of(match_of_seed(5, 9));
  const RecordSummary sum = summary_of(text + "> south pass\n  game_ended winner=south reason=rewards\n");
  EXPECT_FALSE(sum.winner);
  EXPECT_EQ(sum.whole, text.size());
  EXPECT_EQ(summary_of(text.substr(0, text.find("begin\n") + 6)).whole, 0U);
}

TEST(RecordSummaries, WhatIsNoRecordIsRefusedWithItsLine) {
  const std::string good = record_of(match_of_seed(5, 2));
  const auto problem = [&](const std::string& text) {
    std::optional<RecordProblem> wrong;
    EXPECT_FALSE(summarize(text, wrong));
    return wrong ? text_of(*wrong, "record") : std::string();
  };
  EXPECT_NE(problem("").find("record:1: "), std::string::npos);
  EXPECT_NE(problem("garbage\n").find("record:1: found \"garbage\""), std::string::npos);
  EXPECT_NE(problem("playsheet match 99\n").find("version 1 to"), std::string::npos);
  EXPECT_NE(problem(good.substr(0, good.find("north "))).find("expected \"begin\""), std::string::npos);
  std::string broken = good;
  broken.replace(broken.find("  1 N-001"), 9, "  x N-001");
  EXPECT_NE(problem(broken).find("record:13: "), std::string::npos);
  for (std::size_t at = 0; at < good.size(); at += 61) {  // whatever byte is changed: never a crash
    std::string other = good;
    other[at] = static_cast<char>(0xff);
    std::optional<RecordProblem> wrong;
    const auto sum = summarize(other, wrong);
    EXPECT_TRUE(sum.has_value() != wrong.has_value());
  }
}

// --- statistics -----------------------------------------------------------------------------------------------------

TEST(GameStatistics, TheIntervalIsThatOfWilson) {
  const auto [low, high] = table::wilson(12, 20);
  EXPECT_NEAR(low, 0.3866, 0.0005);  // Wilson 1927, as tables of statistics have it
  EXPECT_NEAR(high, 0.7812, 0.0005);
  EXPECT_NEAR(table::wilson(0, 10).low, 0, 1e-9);
  EXPECT_NEAR(table::wilson(0, 10).high, 0.2775, 0.0005);
  EXPECT_NEAR(table::wilson(10, 10).high, 1, 1e-9);
  EXPECT_EQ(table::wilson(0, 0).low, 0);
  EXPECT_EQ(table::wilson(0, 0).high, 1);
}

using table::csv_of_cards;
using table::csv_of_decks;
using table::csv_of_games;
using table::game_statistics;
using table::GameStatistics;
using table::PlayedGame;
using table::WinRate;

/// Seat 0 is Ada's, seat 1 Bruno's; without a winner it is a draw.
PlayedGame game_of(std::optional<std::size_t> winner, std::optional<std::size_t> starter, int turns,
                   const char* began) {
  PlayedGame game;
  game.began = began;
  game.game = "naruto";
  game.form = "usa-1.3";
  game.seats = {{"Ada", "Clones", "code-c", {{"N-001", 2, 1, 1}, {"N-002", 1, 0, 0}}},
                {"Bruno", "Embers", "code-e", {{"N-001", 1, 0, 0}}}};
  if (winner) game.winners = {*winner};
  game.starter = starter;
  game.reason = "rewards";
  game.turns = turns;
  game.seconds = turns * 60;
  return game;
}

TEST(GameStatistics, DecksAndCardsAreCounted) {
  std::vector<PlayedGame> games{game_of(0, 0, 10, "2026-01-01"), game_of(0, 1, 20, "2026-01-02"),
                                game_of(1, 1, 30, "2026-01-03")};
  games.back().seats[0].deck = "Clones, better";
  const GameStatistics sums = game_statistics(games);
  EXPECT_EQ(sums.games, 3);
  EXPECT_EQ(sums.starters, (WinRate{2, 3}));
  ASSERT_EQ(sums.decks.size(), 2U);
  const auto deck =
      std::find_if(sums.decks.begin(), sums.decks.end(), [](const auto& d) { return d.code == "code-c"; });
  EXPECT_EQ(deck->name, "Clones, better");  // it had last
  EXPECT_EQ(deck->all, (WinRate{2, 3}));
  EXPECT_EQ(deck->first, (WinRate{1, 1}));
  EXPECT_EQ(deck->second, (WinRate{1, 2}));
  EXPECT_DOUBLE_EQ(deck->turns, 20);
  EXPECT_DOUBLE_EQ(deck->minutes, 20);
  ASSERT_EQ(sums.cards.size(), 2U);
  EXPECT_EQ(sums.cards[0].code, "N-001");  // in both decks: six times
  EXPECT_EQ(sums.cards[0].in_deck, (WinRate{3, 6}));
  EXPECT_EQ(sums.cards[0].drawn, (WinRate{2, 3}));
  EXPECT_EQ(sums.cards[1].played, (WinRate{0, 0}));
}

/// A draw was played and nobody won it; where nobody has the first turn, nobody had it or had it not.
TEST(GameStatistics, ADrawIsPlayedAndNotWonAndAGameMayHaveNoFirstTurn) {
  const GameStatistics sums = game_statistics({game_of({}, 0, 10, "2026-01-01"), game_of(1, {}, 4, "2026-01-02")});
  EXPECT_EQ(sums.games, 2);
  EXPECT_EQ(sums.starters, (WinRate{0, 1}));
  ASSERT_EQ(sums.decks.size(), 2U);
  const auto& ada = sums.decks[0].code == "code-c" ? sums.decks[0] : sums.decks[1];
  const auto& bruno = sums.decks[0].code == "code-c" ? sums.decks[1] : sums.decks[0];
  EXPECT_EQ(ada.all, (WinRate{0, 2}));
  EXPECT_EQ(bruno.all, (WinRate{1, 2}));
  EXPECT_EQ(ada.first, (WinRate{0, 1}));
  EXPECT_EQ(bruno.second, (WinRate{0, 1}));
  const std::string table = csv_of_games({game_of({}, {}, 10, "2026-01-01")}, "edition");
  EXPECT_NE(table.find(",none,rewards,none,10,"), std::string::npos) << table;
}

/// Nine at one table, a clan of three wins; who has no deck is in no row of decks.
TEST(GameStatistics, AGameOfManySeatsHasAColumnForEach) {
  PlayedGame game;
  game.began = "2026-01-01";
  game.game = "rising-clan";
  for (int seat = 1; seat <= 9; ++seat) game.seats.push_back({"P" + std::to_string(seat), "", ""});
  game.winners = {0, 4, 8};
  game.reason = "honour";
  const std::string table = csv_of_games({game, game_of(0, 0, 3, "2026-01-02")}, "form");
  const std::string head = table.substr(0, table.find('\n'));
  EXPECT_TRUE(head.starts_with("began,form,seat 1,seat 1 deck,seat 1 code,seat 2,")) << head;
  EXPECT_NE(head.find(",seat 9,"), std::string::npos);
  EXPECT_NE(table.find(",seat 1 seat 5 seat 9,honour,none,"), std::string::npos) << table;
  EXPECT_TRUE(game_statistics({game}).decks.empty());
  EXPECT_EQ(std::count(table.begin(), table.end(), ','), 3 * std::count(head.begin(), head.end(), ','));
}

TEST(GameStatistics, TheSameCardsAreTheSameDeckWhateverItIsCalled) {
  Deck a = ready_deck("clones");
  Deck b = a;
  b.name.en = "Mine";
  b.edition = "panini";
  std::reverse(b.cards.begin(), b.cards.end());
  EXPECT_EQ(cards_code(a), cards_code(b));
  --b.cards.front().count;
  EXPECT_NE(cards_code(a), cards_code(b));
}

TEST(GameStatistics, TablesKeepTheirColumnsWhateverANameIs) {
  auto game = game_of(0, 0, 10, "2026-01-01");
  game.seats[0].name = "Ada, \"the\nfirst\"";
  game.seats[1].deck = "=HYPERLINK(1)";
  const std::string table = csv_of_games({game}, "edition");
  EXPECT_TRUE(table.starts_with("began,edition,south,south deck,south code,north,")) << table;
  EXPECT_NE(table.find("\"Ada, \"\"the\nfirst\"\"\""), std::string::npos);
  EXPECT_NE(table.find(",'=HYPERLINK(1),"), std::string::npos);  // a word, no formula
  const auto columns = [](const std::string& text) {
    const std::string head = text.substr(0, text.find('\n'));
    return std::count(head.begin(), head.end(), ',');
  };
  const GameStatistics none = game_statistics({game});
  for (const std::string& each : {csv_of_decks(none), csv_of_cards(none)}) {
    const std::string row = each.substr(each.find('\n') + 1);
    EXPECT_EQ(columns(each), columns(row)) << each;
  }
  EXPECT_EQ(csv_of_games({}, "edition").find('\n'), csv_of_games({}, "edition").size() - 1);
}

}  // namespace
}  // namespace playsheet::support
