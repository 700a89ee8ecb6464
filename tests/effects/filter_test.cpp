// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Filters : public TableFixture {
 protected:
  CardId put_in(const Seat& seat, const char* code) {
    village(seat, {code});
    return card(seat, Zone::village, code);
  }
  bool fits_now(const Filter& filter, CardId card) {
    Context context;
    context.controller = A.id;
    return fits(position(), filter, card, context);
  }
};

// N-ZONE-19, N-TGT-09: without a zone a card in play is meant, of either player
TEST_F(Filters, ZoneAndSide) {
  const CardId mine = put_in(A, "T01");
  const CardId theirs = put_in(D, "T02");
  hand(A, {"T94"});
  Filter any;
  EXPECT_TRUE(fits_now(any, mine));
  EXPECT_TRUE(fits_now(any, theirs));
  EXPECT_FALSE(fits_now(any, card(A, Zone::hand, "T94")));
  any.controller = Side::opponent;
  EXPECT_FALSE(fits_now(any, mine));
  EXPECT_TRUE(fits_now(any, theirs));
  any.controller = Side::you;
  any.zone = Zone::hand;
  EXPECT_TRUE(fits_now(any, card(A, Zone::hand, "T94")));
  EXPECT_FALSE(fits_now(any, mine));
}

// N-RANK-04, N-RANK-05, N-RANK-07, N-RANK-08, EX-91, EX-118
TEST_F(Filters, Ranks) {
  Filter high;
  high.rank = RankTest{Rank::chunin, std::nullopt, false};
  EXPECT_FALSE(fits_now(high, put_in(A, "T01")));
  EXPECT_TRUE(fits_now(high, put_in(A, "T02")));
  EXPECT_TRUE(fits_now(high, put_in(A, "T60")));   // a word in parentheses
  EXPECT_FALSE(fits_now(high, put_in(A, "T61")));  // a rogue without one
  EXPECT_TRUE(fits_now(high, put_in(A, "T62")));   // Anbu
  EXPECT_TRUE(fits_now(high, put_in(A, "T05")));   // Genin and Chunin
  Filter low;
  low.rank = RankTest{std::nullopt, Rank::genin, false};
  EXPECT_TRUE(fits_now(low, card(A, Zone::village, "T05")));
  EXPECT_FALSE(fits_now(low, card(A, Zone::village, "T61")));
}

// N-NAME-07, EX-93
TEST_F(Filters, Names) {
  Filter aki;
  aki.name = {const_cast<Catalog&>(*rules.cards).words().intern("Aki")};
  for (const char* code : {"T01", "T04", "T05", "T07"}) EXPECT_TRUE(fits_now(aki, put_in(A, code))) << code;
  EXPECT_FALSE(fits_now(aki, put_in(A, "T02")));
  Filter unbound;
  unbound.name = {const_cast<Catalog&>(*rules.cards).words().intern("Aki (Unbound)")};
  EXPECT_TRUE(fits_now(unbound, card(A, Zone::village, "T07")));
  EXPECT_FALSE(fits_now(unbound, card(A, Zone::village, "T01")));
}

// N-EFF-10: figures in force
TEST_F(Filters, FiguresInForce) {
  Filter strong;
  strong.combat = Bounds{3, std::nullopt};
  const CardId aki = put_in(A, "T01");
  EXPECT_FALSE(fits_now(strong, aki));
  village(A, {"T15"});
  EXPECT_TRUE(fits_now(strong, aki));
}

// At least one of, none of, and but not
TEST_F(Filters, Combinations) {
  const CardId aki = put_in(A, "T01");
  const CardId hana = put_in(A, "T12");
  Filter ninja;
  ninja.type = CardType::ninja;
  Filter client;
  client.type = CardType::client;
  Filter either;
  either.any = {ninja, client};
  EXPECT_TRUE(fits_now(either, aki));
  EXPECT_TRUE(fits_now(either, hana));
  either.none = {client};
  EXPECT_TRUE(fits_now(either, aki));
  EXPECT_FALSE(fits_now(either, hana));
}

// N-BLK-06: in action, battling, on stand-by
TEST_F(Filters, StatesInABattle) {
  village(A, {"T03", "T01", "T94"});
  village(D, {"T02"});
  hand(A, {"T00"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T03", "T02"}, {"T01"}});
  const auto is = [&](const char* code, BattleState wanted) {
    Filter filter;
    filter.state = wanted;
    return fits_now(filter, card(A, Zone::village, code));
  };
  EXPECT_TRUE(is("T03", BattleState::battling));
  EXPECT_TRUE(is("T03", BattleState::in_action));
  EXPECT_FALSE(is("T03", BattleState::unblocked));
  EXPECT_TRUE(is("T01", BattleState::unblocked));
  EXPECT_TRUE(is("T01", BattleState::attacking));
  EXPECT_TRUE(is("T94", BattleState::standby));
  EXPECT_FALSE(is("T94", BattleState::in_action));
}

// N-ZONE-20: the top of the deck is another thing than the deck
TEST_F(Filters, TheTopOfTheDeck) {
  deck(A, {"T01", "T02", "T03"});
  Filter top;
  top.zone = Zone::deck;
  top.top = 2;
  EXPECT_TRUE(fits_now(top, card(A, Zone::deck, "T03")));
  EXPECT_TRUE(fits_now(top, card(A, Zone::deck, "T02")));
  EXPECT_FALSE(fits_now(top, card(A, Zone::deck, "T01")));
}

// N-ZONE-19: any card of a zone, a platoon too (EX-94)
TEST_F(Filters, APlatoonIsANinjaInEveryZone) {
  chakra(A, {"T05"});
  Filter ninja;
  ninja.type = CardType::ninja;
  ninja.zone = Zone::chakra;
  EXPECT_TRUE(fits_now(ninja, card(A, Zone::chakra, "T05")));
}

}  // namespace
}  // namespace playsheet::support
