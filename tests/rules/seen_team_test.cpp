// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/seen_team.h"

#include "engine/naruto/events/change.h"
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

// N-ZONE-15: what a card did still holds after it has gone back to the hand; what it was is known, not which one it is
TEST_F(SeenTeams, ACardThatWentBackToTheHandIsNamedButNotShown) {
  village(A, {"T01"});
  village(D, {"T02"});
  hand(A, {"T55", "T18"});  // so that the exchange goes on
  chakra(A, {"T01", "T01"});
  battle_phase(A);
  battle({{"T01", "T02"}});
  A.plays("T55", "T01");
  A.pays("T01");
  A.passes();
  const CardId jutsu = card(A, Zone::chakra, "T55");
  ASSERT_NE(jutsu, kNoCard);
  const auto line = [&] { return view_for(state, rules, D.id).battles.front().attack_ledger.back(); };
  EXPECT_EQ(line().source, jutsu);
  apply_event(state, CardMoved{jutsu, Zone::chakra, Zone::hand, A.id, false, Cause::effect});
  EXPECT_EQ(line().source, kNoCard);
  EXPECT_EQ(position().cards[line().definition].code, "T-55");
  EXPECT_EQ(line().value, 1);
  for (const SeenChange& change : view_for(state, rules, D.id).changes) EXPECT_EQ(change.source, kNoCard);
}

}  // namespace
}  // namespace playsheet::support
