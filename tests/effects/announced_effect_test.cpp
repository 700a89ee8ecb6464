// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

/// A use that is being put together is seen by the player who puts it together, whoever has the card.
namespace playsheet::support {
namespace {

class AnnouncedEffect : public TableFixture {
 protected:
  AnnouncedEffect() : TableFixture(every_card()) {}
};

// M-242 is used by the opponent of whoever controls it; N-1457 asks them for chakra, so that the use has to be paid.
TEST_F(AnnouncedEffect, IsShownToWhoUsesItAndToNobodyElse) {
  village(D, {"M-242", "N-1457", "N-018"});
  village(A, {"N-001"});
  chakra(A, {"N-002", "N-003"});
  mission_phase(A);
  A.uses("M-242");
  EXPECT_ASKS(A, pay_chakra);
  EXPECT_EQ(view_for(state, rules, A.id).announcement.kind, Announced::effect);
  EXPECT_EQ(view_for(state, rules, D.id).announcement.kind, Announced::nothing);
  EXPECT_EQ(view_for(state, rules, D.id, Hands::open).announcement.kind, Announced::effect) << "with open hands";
  EXPECT_EQ(view_for(state, rules, A.id, Hands::covered).announcement.kind, Announced::effect) << "M-242 lies in play";
  A.pays("N-003");
  EXPECT_IN(A, discard, "N-003");
  leaves_question_open();
}

TEST_F(AnnouncedEffect, IsAPlayOfAnOwnCardLikewise) {
  village(D, {"N-1457", "N-018"});
  village(A, {"N-001"});
  hand(A, {"N-562", "N-004", "N-005"});
  marker(A, 9);
  mission_phase(A);
  A.plays("N-562");
  EXPECT_ASKS(A, pay_hand);
  EXPECT_EQ(view_for(state, rules, A.id).announcement.card, card(A, Zone::hand, "N-562"));
  EXPECT_EQ(view_for(state, rules, D.id).announcement.kind, Announced::nothing);
  const PlayerView covered = view_for(state, rules, A.id, Hands::covered);
  EXPECT_EQ(covered.announcement.kind, Announced::nothing) << "what is played lies in the covered hand";
  EXPECT_TRUE(covered.players[A.id].hand.cards.empty());
  EXPECT_EQ(covered.players[A.id].hand.count, 3U);
  leaves_question_open();
}

}  // namespace
}  // namespace playsheet::support
