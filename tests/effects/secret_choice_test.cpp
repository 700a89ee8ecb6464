// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/game.h"
#include "tests/support/table_fixture.h"

/// Choices that each player makes in secret, and cards that may be in a hand or not: what the other one sees of them.
namespace playsheet::support {
namespace {

class SecretChoice : public TableFixture {
 protected:
  SecretChoice() : TableFixture(all_cards()) {}
  /// Both search their decks; A has chosen when this returns.
  PlayerView seen_by_second(bool takes) {
    deck(A, {"T18", "T30"});
    deck(D, {"T19", "T22"});
    hand(A, {"M-267", "T11"});
    marker(A, 3);
    mission_phase(A);
    A.plays("M-267");
    go_on_to(A, ChoiceKind::pick);
    if (takes)
      A.picks("T18");
    else
      A.done();
    EXPECT_ASKS(D, pick);
    leaves_question_open();
    return view_for(state, rules, D.id);
  }
};

TEST_F(SecretChoice, TheSecondLearnsNothingOfWhatTheFirstTook) {
  const PlayerView taken = seen_by_second(true);
  EXPECT_EQ(taken.choice.min, 0);
  EXPECT_EQ(taken.choice.max, 1);
  EXPECT_EQ(taken.players[A.id].hand.count, 0U);
  EXPECT_EQ(taken.players[A.id].deck.count, 22U);
  EXPECT_TRUE(taken.looked_at.empty());
  EXPECT_EQ(offers(), "T-22 T-19");
  for (const auto& event : events) EXPECT_EQ(std::get_if<Revealed>(&event), nullptr);
}

TEST_F(SecretChoice, NorThatItTookNothing) {
  const PlayerView none = seen_by_second(false);
  EXPECT_EQ(none.choice.min, 0);
  EXPECT_EQ(none.choice.max, 1);
  EXPECT_EQ(none.players[A.id].hand.count, 0U);
  EXPECT_EQ(none.players[A.id].deck.count, 22U);
}

// N-CR-02: who has such a card in the hand is asked no more often than who could have it
TEST_F(SecretChoice, TheQuestionAtTheEndOfTheTurnTellsNothingOfTheHand) {
  village(A, {"N-018"});
  hand(A, {"T01"});
  end_phase(A);
  EXPECT_ASKS(A, counter_window);
  EXPECT_EQ(offers(), "");
  leaves_question_open();
}

TEST_F(SecretChoice, TheCardThatIsUsedIsTheSameQuestion) {
  village(A, {"N-018"});
  hand(A, {"N-255"});
  end_phase(A);
  EXPECT_ASKS(A, counter_window);
  EXPECT_EQ(offers(), "N-255");
  const PlayerView seen = view_for(state, rules, D.id);
  EXPECT_TRUE(seen.players[A.id].hand.cards.empty());
  leaves_question_open();
}

}  // namespace
}  // namespace playsheet::support
