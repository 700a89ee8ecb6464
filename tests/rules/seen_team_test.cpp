// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/seen_team.h"

#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class SeenTeams : public TableFixture {};

// N-SHOW-03: combat of the head, support of the others
TEST_F(SeenTeams, TheStrongestHeadIsTakenUntilOneIsChosen) {
  village(A, {"T01", "T03", "T02"});
  organization_phase(A);
  A.joins("T01", "T03");
  const auto teams = seen_teams(position());
  ASSERT_EQ(teams.size(), 1U) << "Beni is alone";
  EXPECT_EQ(teams.front().members.front(), card(A, Zone::village, "T03"));
  EXPECT_EQ(teams.front().power, 5 + 1);
  ASSERT_EQ(teams.front().ledger.size(), 2U);
  EXPECT_EQ(teams.front().ledger.front().value, 5);
  EXPECT_TRUE(teams.front().ledger.back().support);
}

TEST_F(SeenTeams, OneThatHasBeenSentIsToldByItsBattle) {
  village(A, {"T01", "T03"});
  village(D, {"T02"});
  team(A, {"T01", "T03"});
  battle_phase(A);
  A.attacks("T01");
  EXPECT_TRUE(seen_teams(position()).empty());
  const PlayerView view = view_for(state, rules, A.id);
  ASSERT_EQ(view.battles.size(), 1U);
  EXPECT_EQ(view.battles.front().attack_power, 2 + 2) << "with the head that was chosen";
}

TEST_F(SeenTeams, ItsLedgerIsThatOfTheBattle) {
  village(A, {Placed("T01").with(CoinKind::plus_1_1, 1), "T03"});
  village(D, {"T02"});
  team(A, {"T01", "T03"});
  battle_phase(A);
  const SeenTeam waiting = seen_team_of(position(), card(A, Zone::village, "T01"));
  A.attacks("T03");
  const PlayerView view = view_for(state, rules, A.id);
  EXPECT_EQ(view.battles.front().attack_ledger, waiting.ledger);
  EXPECT_EQ(view.battles.front().attack_power, waiting.power);
}

}  // namespace
}  // namespace playsheet::support
