// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/series.h"

#include "engine/players/random_player.h"
#include "tests/decks/invented_pool.h"

/// Matches of several games: what lies between the games (N-SIDE-02 to N-SIDE-06, N-MULL-05, CR-30).
namespace playsheet::support {
namespace {

using namespace naruto;

class SeriesOfGames : public InventedPool {
 protected:
  static SeriesSetup setup(std::string_view id, int best_of = 3) {
    SeriesSetup out;
    out.edition = &edition(id);
    out.best_of = best_of;
    out.seed = 11;
    for (const PlayerId player : table::kPlayers) {
      Deck deck = deck_of(edition(id).deck_size, {{"T-01", 2}, {"NN-1", 3}});
      deck.sideboard = {{"T-04", 1}, {"NN-2", 3}};
      fill(deck.sideboard, edition(id).sideboard_size, 25);
      out.seats[player] = {player == PlayerId::south ? "Ada" : "Bruno", deck};
    }
    return out;
  }
  static GameState won_by(PlayerId winner) {
    GameState end;
    end.step = Step::over;
    end.end = EndReason::rewards;
    end.winner = winner;
    end.starter = table::other(winner);
    return end;
  }
  static Series after_first_game(std::string_view id) {
    Series series(setup(id));
    EXPECT_TRUE(series.add_result(won_by(PlayerId::south)));
    return series;
  }
  static void expect_refused(const Series& series, const Swap& swap, SwapBreach code, std::string_view rule, int need,
                             int have) {
    const SwapRefusal refusal = series.check_swap(PlayerId::north, swap, *pool_);
    EXPECT_EQ(refusal.code, code) << text_of(refusal);
    EXPECT_EQ(refusal.rule, rule);
    EXPECT_EQ(refusal.need, need);
    EXPECT_EQ(refusal.have, have);
    EXPECT_TRUE(text_of(refusal).starts_with(rule)) << text_of(refusal);
    Series same = series;
    EXPECT_EQ(same.swap(PlayerId::north, swap, *pool_), refusal);
    EXPECT_EQ(same, series) << "a refused swap changes nothing";
  }
};

const Swap kThreeForThree{{{"NN-1", 3}}, {{"NN-2", 3}}};

TEST_F(SeriesOfGames, EX98NoSwapBeforeTheFirstGame) {  // N-SIDE-02, T-308
  for (const auto id : {"usa-1.3", "panini"}) {
    const Series series(setup(id));
    EXPECT_FALSE(series.may_swap(PlayerId::north));
    expect_refused(series, kThreeForThree, SwapBreach::before_first_game, "N-SIDE-02", 0, 0);
    EXPECT_EQ(series.next_game().seats[PlayerId::north].deck, setup(id).seats[PlayerId::north].deck);
  }
}

TEST_F(SeriesOfGames, EX98AsManyInAsOut) {  // N-SIDE-03, T-307
  for (const auto id : {"usa-1.3", "panini"}) {
    Series series = after_first_game(id);
    EXPECT_TRUE(series.may_swap(PlayerId::north));
    expect_refused(series, {{{"NN-1", 3}}, {{"NN-2", 2}}}, SwapBreach::unequal_numbers, "N-SIDE-03", 3, 2);
    ASSERT_FALSE(series.swap(PlayerId::north, kThreeForThree, *pool_));
    const Deck& deck = series.deck(PlayerId::north);
    EXPECT_EQ(deck.size(), edition(id).deck_size);
    EXPECT_EQ(cards_in(deck.sideboard), edition(id).sideboard_size);
    EXPECT_NE(std::find(deck.cards.begin(), deck.cards.end(), DeckEntry{"NN-2", 3}), deck.cards.end());
    EXPECT_NE(std::find(deck.sideboard.begin(), deck.sideboard.end(), DeckEntry{"NN-1", 3}), deck.sideboard.end());
    EXPECT_EQ(series.deck(PlayerId::south), setup(id).seats[PlayerId::south].deck) << "the other deck stays";
    EXPECT_EQ(series.next_game().seats[PlayerId::north].deck, deck);
  }
}

TEST_F(SeriesOfGames, CardsThatAreNotThereAreRefused) {  // N-SIDE-03
  const Series series = after_first_game("usa-1.3");
  expect_refused(series, {{{"NN-5", 1}}, {{"NN-2", 1}}}, SwapBreach::not_in_deck, "N-SIDE-03", 1, 0);
  expect_refused(series, {{{"T-01", 2}, {"T-01", 1}}, {{"NN-2", 3}}}, SwapBreach::not_in_deck, "N-SIDE-03", 1, 0);
  expect_refused(series, {{{"NN-1", 1}}, {{"NN-1", 1}}}, SwapBreach::not_in_sideboard, "N-SIDE-03", 1, 0);
  expect_refused(series, {{{"NN-1", 2}}, {{"T-04", 2}}}, SwapBreach::not_in_sideboard, "N-SIDE-03", 2, 1);
  expect_refused(series, {{{"NN-1", -1}}, {{"NN-2", -1}}}, SwapBreach::bad_number, "N-SIDE-03", 1, -1);
  expect_refused(series, {{{"NN-1", 0}}, {}}, SwapBreach::bad_number, "N-SIDE-03", 1, 0);
}

TEST_F(SeriesOfGames, TheResultIsALegalDeck) {  // N-SIDE-03, T-310, N-DECK-03, N-DECK-05
  SeriesSetup with_ninja = setup("panini");
  Deck& deck = with_ninja.seats[PlayerId::north].deck;
  deck.cards = ninja_cards(25);
  fill(deck.cards, 40);
  deck.sideboard = {{"NN-20", 1}};
  fill(deck.sideboard, 15, 25);
  Series series(with_ninja);
  ASSERT_TRUE(series.add_result(won_by(PlayerId::south)));
  expect_refused(series, {{{"JJ-1", 1}}, {{"NN-20", 1}}}, SwapBreach::illegal_deck, "N-SIDE-03", 0, 1);
  const SwapRefusal refusal = series.check_swap(PlayerId::north, {{{"JJ-1", 1}}, {{"NN-20", 1}}}, *pool_);
  ASSERT_EQ(refusal.violations.size(), 1U);
  EXPECT_EQ(refusal.violations.front().rule, "N-DECK-03");
  EXPECT_FALSE(series.check_swap(PlayerId::north, {{{"NN-1", 1}}, {{"NN-20", 1}}}, *pool_));

  // Where the sideboard is not counted, a swap can bring a fourth copy.
  SeriesSetup free = setup("usa-1.3");
  free.rulings = {{find_ruling("A-16"), 0}};
  free.seats[PlayerId::north].deck.sideboard[0] = {"T-04", 2};
  free.seats[PlayerId::north].deck.sideboard.back().count -= 1;
  std::erase_if(free.seats[PlayerId::north].deck.sideboard, [](const DeckEntry& entry) { return entry.count == 0; });
  Series ruled_series(free);
  ASSERT_TRUE(ruled_series.add_result(won_by(PlayerId::south)));
  EXPECT_FALSE(ruled_series.check_swap(PlayerId::north, {{{"NN-1", 1}}, {{"T-04", 1}}}, *pool_));
  const auto fourth = ruled_series.check_swap(PlayerId::north, {{{"NN-1", 2}}, {{"T-04", 2}}}, *pool_);
  ASSERT_EQ(fourth.code, SwapBreach::illegal_deck);
  EXPECT_EQ(fourth.violations.front().rule, "N-DECK-05");
}

TEST_F(SeriesOfGames, NoSideboardNoSwap) {  // N-SIDE-01
  SeriesSetup bare = setup("bandai-pt");
  bare.seats[PlayerId::north].deck.sideboard.clear();
  Series series(bare);
  ASSERT_TRUE(series.add_result(won_by(PlayerId::south)));
  EXPECT_FALSE(series.may_swap(PlayerId::north));
  expect_refused(series, kThreeForThree, SwapBreach::no_sideboard, "N-SIDE-01", 0, 0);
}

TEST_F(SeriesOfGames, TwoWinsOfThree) {
  Series series(setup("usa-1.3"));
  EXPECT_EQ(series.wins_needed(), 2);
  EXPECT_FALSE(series.add_result(GameState{})) << "a game that is not over";
  ASSERT_TRUE(series.add_result(won_by(PlayerId::south)));
  ASSERT_TRUE(series.add_result(won_by(PlayerId::north)));
  EXPECT_FALSE(series.over());
  ASSERT_TRUE(series.add_result(won_by(PlayerId::north)));
  ASSERT_TRUE(series.over());
  EXPECT_EQ(series.winner(), PlayerId::north);
  EXPECT_EQ(series.wins(PlayerId::south), 1);
  EXPECT_FALSE(series.add_result(won_by(PlayerId::south))) << "nothing counts after the end";
  ASSERT_EQ(series.games().size(), 3U);
  EXPECT_EQ(series.games()[0].starter, PlayerId::north);
  expect_refused(series, kThreeForThree, SwapBreach::match_over, "N-SIDE-06", 0, 0);
}

TEST_F(SeriesOfGames, OneGameIsAMatchToo) {
  Series series(setup("panini", 1));
  ASSERT_TRUE(series.add_result(won_by(PlayerId::north)));
  EXPECT_TRUE(series.over());
  EXPECT_FALSE(series.may_swap(PlayerId::south));
  EXPECT_EQ(Series(setup("panini", 7)).setup().best_of, 1);
}

TEST_F(SeriesOfGames, TheNextMatchBeginsWithTheOriginalDecks) {  // N-SIDE-06, T-311
  Series series = after_first_game("panini");
  ASSERT_FALSE(series.swap(PlayerId::north, kThreeForThree, *pool_));
  const Series next = series.next_match(99);
  EXPECT_TRUE(next.games().empty());
  EXPECT_EQ(next.next_game().seed, 99U);
  for (const PlayerId player : table::kPlayers) EXPECT_EQ(next.deck(player), setup("panini").seats[player].deck);
}

TEST_F(SeriesOfGames, EachGameHasItsOwnLuck) {  // N-MULL-05, T-312
  Series series(setup("usa-1.3"));
  std::vector<std::uint64_t> seeds;
  for (int game = 0; game < 3; ++game) {
    seeds.push_back(series.next_game().seed);
    const Match match(*pool_, series.next_game());
    EXPECT_EQ(match.state().choice.kind, ChoiceKind::call_toss) << "a new toss";
    ASSERT_TRUE(series.add_result(won_by(game == 0 ? PlayerId::south : PlayerId::north)));
    EXPECT_EQ(series.games().back().seed, seeds.back());
  }
  EXPECT_NE(seeds[0], seeds[1]);
  EXPECT_NE(seeds[1], seeds[2]);
  EXPECT_EQ(seeds[0], 11U);
}

TEST_F(SeriesOfGames, TheSideboardIsAnnouncedWhereTheEditionWantsIt) {  // N-SIDE-04, A-21
  const SideboardNotice usa = Series(setup("usa-1.3")).notice(PlayerId::south);
  EXPECT_TRUE(usa.announced);
  EXPECT_EQ(usa.cards, 10);
  EXPECT_FALSE(usa.shown);
  EXPECT_FALSE(Series(setup("panini")).notice(PlayerId::south).announced);
  SeriesSetup shown = setup("usa-1.3");
  shown.rulings = {{find_ruling("A-21"), 1}};
  EXPECT_TRUE(Series(shown).notice(PlayerId::south).shown);
}

TEST_F(SeriesOfGames, TheSideboardIsOutsideTheGame) {  // N-SIDE-05, N-REINF-01
  SeriesSetup both = setup("usa-1.3");
  both.seats[PlayerId::south].deck.reinforcement = {{"T-23", 2}};
  const naruto::Setup game = setup_of(Series(both).next_game(), *pool_);
  EXPECT_EQ(game.decks[PlayerId::south].size(), 50U);
  EXPECT_EQ(game.reinforcements[PlayerId::south].size(), 2U);
  EXPECT_TRUE(game.reinforcements[PlayerId::north].empty());
}

TEST_F(SeriesOfGames, PlayedToTheEndByPrograms) {
  Series series(setup("panini"));
  for (int game = 0; !series.over() && game < 3; ++game) {
    const MatchSetup next = series.next_game();
    Match match(*pool_, next);
    players::RandomPlayer player(next.seed);
    while (!match.over()) ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
    ASSERT_TRUE(series.add_result(match.state()));
    for (const PlayerId each : table::kPlayers)
      if (series.may_swap(each) && game == 0) {
        EXPECT_FALSE(series.swap(each, kThreeForThree, *pool_));
      }
  }
  EXPECT_TRUE(series.over());
  EXPECT_GE(series.games().size(), 2U);
}

}  // namespace
}  // namespace playsheet::support
