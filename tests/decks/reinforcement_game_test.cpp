// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

/// The reinforcement deck in a game: who may look at it (N-REINF-05), and that no search of the deck reaches it
/// (N-REINF-06).
namespace playsheet::support {
namespace {

using namespace naruto;

class ReinforcementDeck : public TableFixture {};

TEST_F(ReinforcementDeck, ItsOwnerLooksAndTheOpponentCounts) {  // N-REINF-05
  reinforcement(A, {"T-23", "T-23"});
  mission_phase(A);
  const PlayerView own = view_for(state, rules, A.id);
  EXPECT_EQ(own.players[A.id].reinforcement.count, 2U);
  EXPECT_EQ(own.players[A.id].reinforcement.cards.size(), 2U);
  const PlayerView other = view_for(state, rules, D.id);
  EXPECT_EQ(other.players[A.id].reinforcement.count, 2U);
  EXPECT_TRUE(other.players[A.id].reinforcement.cards.empty());
}

TEST_F(ReinforcementDeck, ASearchOfTheDeckDoesNotReachIt) {  // N-REINF-06
  reinforcement(A, {"T-23"});                                // Aki & Beni has the name Aki
  deck(A, {"T-01"});
  hand(A, {"T-64"});
  marker(A, 5);
  mission_phase(A);
  A.plays("T-64");
  go_on_to(A, ChoiceKind::pick);
  EXPECT_EQ(offers(), "T-01");
  A.picks("T-01");
  EXPECT_IN(A, hand, "T-01");
  EXPECT_IN(A, reinforcement, "T-23");
}

}  // namespace
}  // namespace playsheet::support
