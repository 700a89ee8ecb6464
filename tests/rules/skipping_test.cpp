// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, phases and draws that do not take place (N-TURN-06, N-TURN-07), markers and victory by a text.
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class SkippingTest : public TableFixture {
 protected:
  void plays(const char* mission, int mode = -1) {
    marker(A, 4);
    marker(D, 4);
    hand(A, {mission});
    mission_phase(A);
    A.plays(mission);
    if (asks(D, ChoiceKind::answer)) D.passes();
    if (mode >= 0) A.chooses(mode);
  }
  int steps_of(PlayerId player, Step step) const {
    int n = 0;
    PlayerId active = A.id;
    for (const Event& event : events) {
      if (const auto* turn = std::get_if<TurnBegan>(&event)) active = turn->active;
      if (const auto* began = std::get_if<StepBegan>(&event)) n += began->step == step && active == player ? 1 : 0;
    }
    return n;
  }
};

// N-TURN-06, N-TURN-03
TEST_F(SkippingTest, ABattlePhaseIsLeftOutOnce) {
  village(D, {"T02"});
  plays("T74", 0);
  go_on_to(D, ChoiceKind::mission_action);
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_EQ(steps_of(D.id, Step::attack), 0);
  go_on_to(D, ChoiceKind::attack);
  EXPECT_ASKS(D, attack);
}

// N-TURN-07: no draw, no coin off, no victory check, no move of the marker
TEST_F(SkippingTest, ATurnIsLeftOut) {
  plays("T74", 1);
  const int before = deck(D);
  A.done();
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_EQ(deck(D), before);
  EXPECT_EQ(marker(D), 4);
  EXPECT_EQ(marker(A), 5);
}

// N-TURN-06
TEST_F(SkippingTest, ADrawIsLeftOut) {
  plays("T74", 2);
  const int before = deck(D);
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(deck(D), before);
}

// N-TURN-06: the teams stay as they are
TEST_F(SkippingTest, TeamsStayWithoutAnOrganizationPhase) {
  village(D, {"T02", "T03"});
  team(D, {"T02", "T03"});
  plays("T74", 3);
  go_on_to(D, ChoiceKind::attack);
  EXPECT_EQ(team_size(position(), state[card(D, Zone::village, "T02")].team), 2);
}

// N-TURN-06
TEST_F(SkippingTest, AMissionPhaseIsLeftOut) {
  village(D, {"T02", "T03"});
  plays("T74", 4);
  go_on_to(D, ChoiceKind::organize);
  EXPECT_EQ(steps_of(D.id, Step::mission), 0);
}

// N-TURN-07, A-96
TEST_F(SkippingTest, AnExtraTurnIsAFullTurnOfThePlayer) {
  plays("T75");
  const int before = deck(A);
  A.done();
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_EQ(deck(A), before - 1);
  EXPECT_EQ(marker(A), 5);
  A.done();
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(marker(A), 6);
}

TEST_F(SkippingTest, TheMarkerInAnExtraTurnIsAHouseRuling) {
  ruling("A-96", "no");
  plays("T75");
  A.done();
  go_on_to(A, ChoiceKind::mission_action);
  A.done();
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(marker(A), 5);
}

// N-MARK-05, N-MARK-03
TEST_F(SkippingTest, AMarkerStaysWithinItsBounds) {
  edition("panini");
  village(A, {"T01"});
  marker(A, 4);
  marker(D, 2);
  hand(A, {"T77"});
  mission_phase(A);
  A.plays("T77");
  if (asks(D, ChoiceKind::answer)) D.passes();
  EXPECT_EQ(marker(D), 0);
  EXPECT_EQ(marker(A), 9);
}

// N-WIN-09
TEST_F(SkippingTest, ATextEndsTheGame) {
  plays("T76", 1);
  EXPECT_TRUE(state.over());
  EXPECT_EQ(state.winner, D.id);
  EXPECT_EQ(state.end, EndReason::card_text);
}

TEST_F(SkippingTest, IfBothWouldWinTheActivePlayerDoes) {  // N-WIN-09
  plays("T76", 2);
  EXPECT_EQ(state.winner, A.id);
}

// N-WIN-09, N-WIN-01, N-WIN-06
TEST_F(SkippingTest, ATextChangesTheNumberOfRewards) {
  village(A, {"T91"});
  rewards(A, 8);
  end_phase(A);
  EXPECT_TRUE(state.over());
  EXPECT_EQ(state.winner, A.id);
}

TEST_F(SkippingTest, TheOtherPlayerStillNeedsTen) {  // N-WIN-01, N-WIN-09
  village(A, {"T91"});
  rewards(D, 8);
  end_phase(A);
  EXPECT_FALSE(state.over());
}

}  // namespace
}  // namespace playsheet::support
