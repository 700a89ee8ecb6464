// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/naruto/match/record.h"
#include "engine/naruto/match/series.h"
#include "engine/naruto/match/way_back.h"
#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"

/// A match goes on from its record: where it was broken off, who may take back what, a match of several games.
namespace playsheet::support {
namespace {

using namespace naruto;

MatchSetup setup_of_two(std::uint64_t seed) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", ready_deck("clones")};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck("embers")};
  setup.seed = seed;
  return setup;
}

/// A random game in which the program passes for both where it can, now and then.
Match game_with_passes(std::uint64_t seed, std::size_t decisions) {
  Match match(shipped_cards(), setup_of_two(seed));
  players::RandomPlayer player(seed);
  while (!match.over() && match.moments().size() <= decisions) {
    const Action action = player.choose(match.state(), match.rules());
    const bool by_itself = std::holds_alternative<Pass>(action) && match.moments().size() % 3 == 0;
    EXPECT_FALSE(match.act(match.decider(), action, by_itself ? Press::no_stop : Press::by_hand));
  }
  return match;
}

TEST(GoingOn, ARecordThatIsCutAnywhereIsWholeUpToSomeDecision) {
  const Match match = game_with_passes(5, 40);
  const std::string header = record_header(match.setup(), shipped_cards());
  std::string text = header;
  std::vector<std::size_t> ends{0};  // of what was whole
  for (const Match::Moment& moment : match.moments()) {
    text += record_moment(moment, shipped_cards());
    ends.push_back(text.size());
  }
  std::size_t whole = 0;
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    while (whole + 1 < ends.size() && ends[whole + 1] <= cut) ++whole;
    ASSERT_EQ(whole_part(std::string_view(text).substr(0, cut)).size(), ends[whole]) << "cut at " << cut;
  }
  for (std::size_t decisions = 0; decisions < 40; decisions += 7) {
    const Replay part = replay(std::string_view(text).substr(0, ends[decisions + 1]), shipped_cards());
    EXPECT_FALSE(part.problem);
    EXPECT_FALSE(part.truncated);
    ASSERT_TRUE(part.match);
    EXPECT_EQ(part.match->state(), match.moments()[decisions].state);
  }
}

TEST(GoingOn, UndoAndRedoAreWholeAsTheyStand) {
  const std::string text = record_of(game_with_passes(5, 3));
  EXPECT_EQ(whole_part(text + "undo\nredo\n> south pa"), text + "undo\nredo\n");
  EXPECT_EQ(whole_part(text + "und"), text);
  EXPECT_EQ(whole_part(text + std::string(40, '\0')), text);  // what a power cut may leave behind
}

TEST(GoingOn, WhoMayTakeBackWhatIsAsBefore) {
  const Match match = game_with_passes(9, 120);
  const Replay again = replay(record_of(match), shipped_cards());
  ASSERT_TRUE(again.match) << text_of(*again.problem, "record");
  ASSERT_EQ(again.match->moments().size(), match.moments().size());
  int by_itself = 0;
  for (std::size_t i = 0; i < match.moments().size(); ++i) {
    EXPECT_EQ(again.match->moments()[i].press, match.moments()[i].press) << i;
    EXPECT_EQ(again.match->moments()[i].fence, match.moments()[i].fence) << i;
    by_itself += match.moments()[i].press == Press::by_hand ? 0 : 1;
  }
  EXPECT_GT(by_itself, 2);
  for (const PlayerId player : table::kPlayers)
    EXPECT_EQ(way_back(*again.match, player).decisions, way_back(match, player).decisions);
}

TEST(GoingOn, AnythingElseBehindTheSignOfARemarkIsForPeople) {
  std::string text = record_of(game_with_passes(9, 60));
  const auto at = text.find("  # by itself: no stop");
  ASSERT_NE(at, std::string::npos);
  text.insert(text.find('\n', at), " and more");
  const Replay again = replay(text, shipped_cards());
  EXPECT_FALSE(again.problem);
}

// --- matches of several games ---------------------------------------------------------------------------------------

/// A game of the second round: south has won one and swapped two cards.
Series series_of_three() {
  SeriesSetup setup;
  setup.edition = find_edition("panini");
  setup.best_of = 3;
  setup.seed = 31;
  setup.seats[PlayerId::south] = {"Ada", ready_deck("panini-clones")};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck("panini-embers")};
  Series series(setup);
  GameState end = Match(shipped_cards(), series.next_game()).state();
  end.step = Step::over;
  end.winner = PlayerId::south;
  end.end = EndReason::concession;
  end.starter = PlayerId::north;
  EXPECT_TRUE(series.add_result(end));
  return series;
}

/// One card out for one of the sideboard, the first exchange that is allowed.
bool swap_one(Series& series, PlayerId player) {
  const Deck deck = series.deck(player);
  for (const DeckEntry& in : deck.sideboard)
    for (const DeckEntry& out : deck.cards)
      if (in.code != out.code && !series.swap(player, {{{out.code, 1}}, {{in.code, 1}}}, shipped_cards())) return true;
  return false;
}

TEST(GoingOn, AMatchOfThreeGoesOnWithItsResultsAndItsSwaps) {
  Series series = series_of_three();
  ASSERT_TRUE(swap_one(series, PlayerId::south));
  ASSERT_FALSE(series.deck(PlayerId::south) == series.setup().seats[PlayerId::south].deck);
  const Match game(shipped_cards(), series.next_game());
  const Replay again = replay(record_of(game), shipped_cards());
  ASSERT_TRUE(again.match) << text_of(*again.problem, "record");
  const Series back = Series::before(again.match->setup());
  EXPECT_EQ(back.games(), series.games());
  EXPECT_EQ(back.wins(PlayerId::south), 1);
  EXPECT_EQ(back.next_game().seed, series.next_game().seed);
  for (const PlayerId player : table::kPlayers) {
    EXPECT_EQ(back.deck(player).cards, series.deck(player).cards);
    EXPECT_EQ(back.deck(player).sideboard, series.deck(player).sideboard);
    EXPECT_EQ(back.setup().seats[player].deck.cards, series.setup().seats[player].deck.cards);
    EXPECT_EQ(back.setup().seats[player].deck.sideboard, series.setup().seats[player].deck.sideboard);
  }
}

TEST(GoingOn, TheFirstGameOfThreeSaysThatMoreMayFollow) {
  SeriesSetup setup = series_of_three().setup();
  const Match game(shipped_cards(), Series(setup).next_game());
  const Replay again = replay(record_of(game), shipped_cards());
  ASSERT_TRUE(again.match);
  const Series back = Series::before(again.match->setup());
  EXPECT_EQ(back.setup().best_of, 3);
  EXPECT_TRUE(back.games().empty());
}

TEST(GoingOn, LinesAboutSeveralGamesThatAreNoneAreToldWithTheirLine) {
  const std::string good = record_of(Match(shipped_cards(), series_of_three().next_game()));
  const auto problem = [&](std::string_view what, std::string_view with) {
    std::string text = good;
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    text.replace(at, what.size(), with);
    const Replay replayed = replay(text, shipped_cards());
    return replayed.problem ? text_of(*replayed.problem, "record") : std::string();
  };
  EXPECT_EQ(problem("series 3 seed 31", "series 5 seed 31"),
            "record:4: found \"series 5 seed 31\", expected a match of several games such as \"series 3 seed 1\"");
  EXPECT_NE(problem("reason=concession", "reason=boredom").find("record:5: "), std::string::npos);
  EXPECT_NE(problem("game winner=south", "game winner=west").find("record:5: "), std::string::npos);
  EXPECT_NE(problem("starter=north seed=31", "starter=north seed=31 more").find("record:5: "), std::string::npos);
}

}  // namespace
}  // namespace playsheet::support
