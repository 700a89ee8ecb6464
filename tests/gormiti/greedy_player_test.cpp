// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/players/greedy_player.h"

#include <gtest/gtest.h>

#include "tests/gormiti/board.h"
#include "tests/gormiti/matches.h"

namespace gormiti_tests::greedy_player_cases {
namespace {

using namespace gormiti;

/// Both seats with the same deck; who is asked decides in the own way.
PlayerId winner_of_duel(const std::string& deck, std::uint64_t seed, PlayerId greedy) {
  MatchSetup setup = match_setup(deck[0] == 'Q' ? Mode::quick : Mode::strategic, seed);
  for (auto& seat : setup.seats.values) seat = seat_with(*shipped_cards().deck(deck), "Naomi");
  Match match(shipped_cards(), setup);
  RandomPlayer any(seed);
  const GreedyPlayer looks_ahead;
  while (!match.over()) {
    const PlayerId by = match.decider();
    const Action action =
        by == greedy ? looks_ahead.choose(match.state(), match.rules()) : any.choose(match.state(), match.rules());
    EXPECT_FALSE(match.act(by, action)) << to_text(action);
    if (::testing::Test::HasFailure()) break;
  }
  if (match.state().outcome == Outcome::draw) return table::other(greedy);
  return match.state().outcome == Outcome::south ? PlayerId::south : PlayerId::north;
}

TEST(GreedyPlayer, BeatsWhoTakesAnyAction) {
  for (const std::string deck : {"D1", "D2", "D3", "D4"}) {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const PlayerId greedy = seed % 2 == 0 ? PlayerId::south : PlayerId::north;
      won += winner_of_duel(deck, seed, greedy) == greedy ? 1 : 0;
    }
    EXPECT_GE(won, 10) << deck;
  }
}

TEST(GreedyPlayer, ComesToAnEndAgainstItself) {
  for (const Mode mode : {Mode::strategic, Mode::quick})
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Match match(shipped_cards(), match_setup(mode, seed));
      const GreedyPlayer player;
      for (int i = 0; i < 4000 && !match.over(); ++i)
        ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
      EXPECT_TRUE(match.over()) << seed;
    }
}

/// What a Weapon does in a clash alone is no figure outside of it: it is played all the same.
TEST(GreedyPlayer, EquipsAWeaponThatWorksInAClashAlone) {  // G-433
  TwoHeroes b(fighter("HA", 20, 100) + fighter("HB", 20, 100) + fighter("M", 20, 40) +
              card("weapon", "bow",
                   triggered(R"({ event = "battle_joined", who = "attached", as = "attacker" })",
                             R"({ op = "damage", to = "against", n = 15 })")));
  b.field(A, "M");
  const CardId bow = b.hand(A, "bow");
  const Action chosen = GreedyPlayer().choose(b.state, b.rules);
  const auto* equipped = std::get_if<Equip>(&chosen);
  ASSERT_NE(equipped, nullptr) << to_text(chosen);
  EXPECT_EQ(equipped->card, bow);
}

/// An attack that would lose by itself and wins with the Move in the hand is made; without the Move it is not.
TEST(GreedyPlayer, AttacksWithTheMoveInTheHand) {  // G-512
  for (const bool moved : {true, false}) {
    TwoHeroes b(fighter("HA", 20, 100) + fighter("HB", 20, 100) + fighter("M", 20, 40) + fighter("G", 35, 40) +
                card("move", "push", use(R"({ op = "modify_power", who = "user", atk = 40, until = "battle_end" })")));
    const CardId m = b.field(A, "M");
    b.field(B, "G");
    if (moved) b.hand(A, "push");
    b.act(ToCombat{});
    const Action chosen = GreedyPlayer().choose(b.state, b.rules);
    const auto* attack = std::get_if<DeclareAttacker>(&chosen);
    EXPECT_EQ(attack != nullptr && attack->card == m, moved) << to_text(chosen);
  }
}

/// G-316: what lies in the hand of the other, and in which order the decks lie, changes no choice of a card to play.
TEST(GreedyPlayer, DoesNotLookIntoTheHandOfTheOther) {
  int looked = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Match match(shipped_cards(), match_setup(Mode::strategic, seed));
    const GreedyPlayer player;
    for (int i = 0; i < 120 && !match.over(); ++i) {
      const GameState& state = match.state();
      const Action chosen = player.choose(state, match.rules());
      const QuestionKind kind = state.question.kind;
      if (kind == QuestionKind::combat || kind == QuestionKind::choose_defender) {
        GameState other = state;
        auto& hidden = other.players[table::other(state.question.player)];
        if (!hidden.hand.empty() && !hidden.deck.empty()) {
          std::swap(other.cards[hidden.hand[0]].definition, other.cards[hidden.deck[0]].definition);
          EXPECT_EQ(player.choose(other, match.rules()), chosen) << to_text(chosen);
          ++looked;
        }
      }
      ASSERT_FALSE(match.act(match.decider(), chosen));
    }
  }
  EXPECT_GT(looked, 50);
}

}  // namespace
}  // namespace gormiti_tests::greedy_player_cases
