// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Clients : public TableFixture {};

// N-CLI-03, EX-37
TEST_F(Clients, RefusedWhileOneIsThere) {
  village(A, {"T13"});
  hand(A, {"T12", "T18"});
  marker(A, 1);
  mission_phase(A);
  const Refusal why = A.plays("T12").refused(RefusalCode::client_present, "N-CLI-03");
  EXPECT_EQ(why.card, card(A, Zone::village, "T13"));
}

// N-CLI-06, EX-37
TEST_F(Clients, TheOtherVillageIsNoObstacle) {
  village(D, {"T12"});
  hand(A, {"T12", "T18"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T12");
  EXPECT_IN_VILLAGE(A, "T12");
}

// N-CLI-05, EX-38
TEST_F(Clients, EitherSymbolPays) {
  hand(A, {"T12", "T08"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T12");
  EXPECT_IN_VILLAGE(A, "T12");
  EXPECT_IN(A, chakra, "T08");
}

// N-CLI-05
TEST_F(Clients, AnotherSymbolDoesNotPay) {
  hand(A, {"T12", "T02"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T12").refused(RefusalCode::hand_cost, "N-CLI-05", 1, 0);
}

// N-CLI-04
TEST_F(Clients, NeedTheEntranceCost) {
  hand(A, {"T12", "T08"});
  mission_phase(A);
  A.plays("T12").refused(RefusalCode::entrance_cost, "N-CLI-04", 1, 0);
}

// N-CLI-02
TEST_F(Clients, OneATurn) {
  hand(A, {"T13", "T42"});
  mission_phase(A);
  A.plays("T13");
  A.plays("T42").refused(RefusalCode::client_limit, "N-CLI-02", 1, 1);
}

// N-CLI-07
TEST_F(Clients, AreNoNinja) {
  village(A, {"T13", "T01", "T94"});
  organization_phase(A);
  A.joins("T13", "T01").refused(RefusalCode::own_ninja_only, "N-ORG-02");
  A.done();
  A.attacks("T13").refused(RefusalCode::own_ninja_only, "N-ATK-01");
}

}  // namespace
}  // namespace playsheet::support
