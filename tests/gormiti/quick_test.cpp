// SPDX-License-Identifier: GPL-3.0-or-later
// The quick mode: G-9, examples G-E31 to G-E34, G-E81 to G-E84.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::quick_cases {
namespace {

/// A game in which the cards come in the order named, and nobody has drawn yet.
struct Quick {
  Quick(const std::vector<int>& a, const std::vector<int>& b, Options options = {}) {
    std::string text;
    for (int atk = 0; atk <= 60; atk += 5) text += fighter("F" + std::to_string(atk), atk, 10);
    read = read_cards(text);
    rules = {&read.catalog, options};
    state.mode = Mode::quick;
    CardId next = 0;
    for (const auto& [player, order] : {std::pair(A, &a), std::pair(B, &b)})
      for (std::size_t i = order->size(); i-- > 0;) {
        state.cards[next].definition = *read.catalog.find("F" + std::to_string((*order)[i]));
        state.cards[next].zone = Zone::deck;
        state.cards[next].owner = player;
        state.players[player].deck.push_back(next++);
      }
  }
  void start() {
    // What `new_game` does after shuffling, with this order of the cards.
    gormiti::Setup setup{.mode = Mode::quick, .decks = {}, .seed = 1};
    for (const PlayerId player : table::kPlayers)
      for (DefinitionId i = 0; i < 10; ++i) setup.decks[player].push_back(i);
    GameState first = new_game(rules, setup);
    const PerPlayer<Pile> decks{{state.players[A].deck, state.players[B].deck}};
    for (const PlayerId player : table::kPlayers) {
      first.players[player].hand.clear();
      first.players[player].deck = decks[player];
    }
    first.cards = state.cards;
    for (const PlayerId player : table::kPlayers)
      for (int i = 0; i < 2; ++i) {
        const CardId card = first.players[player].deck.back();
        first.players[player].deck.pop_back();
        first.players[player].hand.push_back(card);
        first.cards[card].zone = Zone::hand;
      }
    state = first;
    state.question = {QuestionKind::swap, rules.options.quick_swap ? A : B, 0};
  }
  std::string refused(PlayerId by, const Action& action) const {
    return std::string(table::name_of(applied(state, rules, by, action).refusal.code));
  }
  void act(const Action& action) {
    events.clear();
    const Refusal r = apply(state, rules, state.question.player, action, &events);
    EXPECT_FALSE(r) << to_text(action) << " " << table::name_of(r.code);
  }
  void keep_both() {
    act(Keep{});
    if (!state.over() && state.question.player == B && state.players[A].decided) act(Keep{});
  }
  ReadCards read;
  Rulebook rules;
  GameState state;
  Events events;
};

const std::vector<int> kTens(10, 10);

// G-E31, G-901, G-903, G-905, G-912, G-D40.
TEST(GormitiQuick, E31Round) {
  Quick q({30, 25, 10, 10, 10, 10, 10, 10, 10, 10}, {40, 10, 10, 10, 10, 10, 10, 10, 10, 10});
  q.start();
  EXPECT_EQ(q.state[A].hand.size(), 2U);
  q.keep_both();
  EXPECT_EQ(q.state[A].rounds, 1);
  EXPECT_EQ(q.state[B].rounds, 0);
  EXPECT_EQ(q.state[A].discard.size(), 2U);
  EXPECT_EQ(q.state[A].hand.size(), 2U);
}

// G-E32, G-902.
TEST(GormitiQuick, E32WithExchange) {
  Quick q({5, 35, 20, 10, 10, 10, 10, 10, 10, 10}, kTens);
  q.start();
  q.act(Swap{q.state[A].hand[0]});
  q.act(Keep{});
  const auto* scored = [&]() -> const RoundScored* {
    for (const Event& e : q.events)
      if (const auto* found = std::get_if<RoundScored>(&e)) return found;
    return nullptr;
  }();
  ASSERT_NE(scored, nullptr);
  EXPECT_EQ(scored->south, 55);
  EXPECT_EQ(q.state[A].deck.size() + q.state[A].hand.size(), 7U);
}

// G-E33, G-904, G-906, G-907, G-910.
TEST(GormitiQuick, E33End) {
  Quick q({30, 30, 30, 30, 10, 10, 30, 30, 10, 10}, {10, 10, 10, 10, 10, 10, 10, 10, 30, 30});
  q.start();
  for (int round = 0; round < 4; ++round) q.keep_both();
  EXPECT_TRUE(q.state.over());  // no exchange is possible in the fifth round
  EXPECT_EQ(q.state.round, 5);
  EXPECT_EQ(q.state.outcome, Outcome::south);
  EXPECT_EQ(q.state.end, EndReason::rounds);
}

// G-E33, G-E84, G-907: equal rounds.
TEST(GormitiQuick, E84LastRoundDecides) {
  const std::vector<int> a{30, 30, 30, 30, 10, 10, 10, 10, 10, 10};
  for (const bool tie_last : {false, true}) {
    // B wins rounds 3 and 4 or 3 and 5.
    std::vector<int> b{10, 10, 10, 10, 30, 30, 10, 10, 10, 10};
    for (const int i : tie_last ? std::vector<int>{6, 7} : std::vector<int>{8, 9}) b[static_cast<std::size_t>(i)] = 30;
    for (const QuickTie tie : {QuickTie::last, QuickTie::draw}) {
      Options options;
      options.quick_tie = tie;
      Quick q(a, b, options);
      q.start();
      for (int round = 0; round < 4; ++round) q.keep_both();
      EXPECT_EQ(q.state.outcome, tie == QuickTie::last ? Outcome::north : Outcome::draw);
      if (tie == QuickTie::last) {
        EXPECT_EQ(q.state.end, EndReason::last_round);
      }
    }
  }
  Quick none(kTens, kTens);
  none.start();
  for (int round = 0; round < 4; ++round) none.keep_both();
  EXPECT_EQ(none.state.outcome, Outcome::draw);  // no round had a winner
}

// G-E84, G-105, G-915.
TEST(GormitiQuick, E84LeadGivenAway) {
  Quick q({30, 30, 10, 10, 10, 10, 10, 10, 10, 10}, kTens);
  q.start();
  q.keep_both();
  const Refusal r = apply(q.state, q.rules, A, Concede{});
  EXPECT_FALSE(r);
  EXPECT_EQ(q.state.outcome, Outcome::north);
}

/// Each player swaps in round 1.
void swap_once(Quick& q, bool both) {
  q.act(Swap{q.state[A].hand[0]});
  if (both)
    q.act(Swap{q.state[B].hand[0]});
  else
    q.act(Keep{});
}

// G-E34, G-E83, G-906: a single card is played alone.
TEST(GormitiQuick, E34SingleCard) {
  for (const bool pair : {false, true}) {
    Options options;
    options.quick_needs_pair = pair;
    Quick q({10, 10, 10, 10, 10, 10, 10, 10, 10, 40}, {10, 10, 10, 10, 10, 10, 10, 10, 15, 20}, options);
    q.start();
    swap_once(q, false);
    for (int round = 0; round < 3; ++round) q.keep_both();
    if (!q.state.over()) q.act(Keep{});
    EXPECT_TRUE(q.state.over());
    EXPECT_EQ(q.state.round, pair ? 4 : 5);
    EXPECT_EQ(q.state[A].rounds, pair ? 0 : 1);
  }
}

// G-E81, G-909, G-913, G-914, G-U08, G-U09: a recorded swap shows nothing before the reveal.
TEST(GormitiQuick, E81HiddenSwaps) {
  Quick q({10, 30, 15, 5, 5, 5, 5, 5, 5, 5}, {20, 25, 5, 5, 5, 5, 5, 5, 5, 5});
  q.start();
  const CardId ten = q.state[A].hand[0];
  EXPECT_EQ(q.refused(A, Swap{q.state[B].hand[0]}), "notYours");
  q.act(Swap{ten});
  const PlayerView seen = view_for(q.state, q.rules, B);
  EXPECT_EQ(seen.players[A].deck_count, 8U);
  EXPECT_TRUE(seen.players[A].discard.empty());
  EXPECT_EQ(seen.players[A].chosen, kNoCard);
  q.act(Keep{});
  EXPECT_EQ(q.state[A].rounds + q.state[B].rounds, 0);  // 45 to 45
  EXPECT_EQ(q.state[A].discard[0], ten);
}

// G-E82, G-R42, G-915: with an empty deck nobody is asked.
TEST(GormitiQuick, E82ShortSupply) {
  Quick q(kTens, kTens);
  q.start();
  std::vector<std::size_t> decks{q.state[A].deck.size()};
  for (int round = 1; round <= 3; ++round) {
    if (round <= 2)
      q.act(Swap{q.state[A].hand[0]});
    else
      q.act(Keep{});
    q.act(Keep{});
    decks.push_back(q.state[A].deck.size());
  }
  EXPECT_EQ(decks, (std::vector<std::size_t>{8, 5, 2, 0}));
  EXPECT_EQ(q.state.question.player, B);
  EXPECT_EQ(q.refused(A, Swap{q.state[A].hand[0]}), "noExchange");
  q.act(Keep{});
  EXPECT_TRUE(q.state.over());
  EXPECT_EQ(q.state[B].hand.size(), 2U);
  EXPECT_EQ(q.state.round, 4);
}

// G-902, G-908, G-914: without exchanges nobody is asked; no lot, no cut; only printed ATK counts.
TEST(GormitiQuick, WithoutExchange) {
  Options options;
  options.quick_swap = false;
  Quick q(kTens, kTens, options);
  gormiti::Setup setup{.mode = Mode::quick, .decks = {}, .seed = 9};
  for (const PlayerId player : table::kPlayers)
    for (DefinitionId i = 0; i < 10; ++i) setup.decks[player].push_back(i);
  Events events;
  const GameState end = new_game(q.rules, setup, &events);
  EXPECT_TRUE(end.over());
  EXPECT_EQ(end.round, 5);
  for (const Event& e : events)
    EXPECT_FALSE(std::holds_alternative<StarterDrawn>(e) || std::holds_alternative<DeckCut>(e));
}

}  // namespace
}  // namespace gormiti_tests::quick_cases
