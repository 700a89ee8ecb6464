// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

/// Jutsu of the ready decks at work, one test for each shape of text.
namespace playsheet::support {
namespace {

class DeckJutsu : public TableFixture {
 protected:
  DeckJutsu() : TableFixture(all_cards()) {}
  /// Something in the hand and in the chakra area, so that the player is asked in the exchange.
  void awake(const Seat& seat) {
    hand(seat, {"T00"});
    chakra(seat, {"T00"});
  }
};

// X, and a trait for the turn
TEST_F(DeckJutsu, J005MultipliesX) {
  village(A, {"T01"});
  village(D, {"T03"});
  hand(A, {"J-005", "T00"});
  chakra(A, {"T95", "T01", "T02", "T00"});
  battle_phase(A);
  battle({{"T01", "T03"}});
  A.plays("J-005", "T01");
  A.announces(4).refused(RefusalCode::x_too_large, "N-COST-06", 3, 4);
  A.announces(2);
  A.pays("T01");
  A.pays("T02");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "6/1");
  const Word clone = const_cast<Catalog&>(*rules.cards).words().intern("Clone Status");
  EXPECT_TRUE(has_characteristic(position(), card(A, Zone::village, "T01"), clone));
  A.passes();
  EXPECT_FALSE(has_characteristic(position(), card(A, Zone::village, "T01"), clone));
}

// negate to the discard pile, with a requirement
TEST_F(DeckJutsu, J007NegatesAndDiscards) {
  village(A, {"T02"});
  village(D, {"N-116", "T94"});
  team(D, {"N-116", "T94"});
  hand(A, {"T30"});
  hand(D, {"J-007"});
  chakra(A, {"T00"});
  chakra(D, {"T01", "T00"});
  battle_phase(A);
  battle({{"T02", "N-116"}});
  A.plays("T30", "T02");
  D.plays("J-007", "T94").refused(RefusalCode::user_requirement, "N-JUT-04");
  D.plays("J-007", "N-116");
  EXPECT_IN(A, discard, "T30");
  EXPECT_IN(D, chakra, "J-007");
}

// damage under a condition; any Ninja is a target
TEST_F(DeckJutsu, J010HurtsNoFlame) {
  village(A, {"T02"});
  village(D, {"T03", "T04"});
  hand(A, {"J-010", "T00"});
  chakra(A, {"T01", "T01", "T00", "T00"});
  battle_phase(A);
  battle({{"T02", "T03"}});
  A.plays("J-010", "T02");
  A.pays("T00");
  EXPECT_EQ(offers(), "T-02 T-03 T-04");
  A.targets("T04");
  A.passes();
  EXPECT_FALSE(is_injured(D, "T04"));
  A.passes();
}

TEST_F(DeckJutsu, J010HurtsANinjaOnStandBy) {
  village(A, {"T02"});
  village(D, {"T03", "T94"});
  hand(A, {"J-010"});
  chakra(A, {"T01", "T01", "T00"});
  battle_phase(A);
  battle({{"T02", "T03"}});
  A.plays("J-010", "T02");
  A.targets("T94");
  EXPECT_TRUE(is_injured(D, "T94"));
}

// negate to the hand
TEST_F(DeckJutsu, J013ReturnsTheJutsu) {
  village(A, {"T02"});
  village(D, {"T03"});
  hand(A, {"T30"});
  hand(D, {"J-013"});
  chakra(A, {"T00"});
  chakra(D, {"T08", "T08"});
  battle_phase(A);
  battle({{"T02", "T03"}});
  A.plays("T30", "T02");
  D.plays("J-013", "T03");
  EXPECT_IN(A, hand, "T30");
  EXPECT_EQ(discard(A), 1);
}

// become_standby
TEST_F(DeckJutsu, J021TakesTheBacksAway) {
  village(A, {"T02"});
  village(D, {"T08", "T03", "T94"});
  team(D, {"T08", "T03", "T94"});
  hand(A, {"J-021"});
  chakra(A, {"T94", "T00"});
  battle_phase(A);
  battle({{"T02", "T08"}});
  A.plays("J-021", "T02");
  EXPECT_TRUE(is_injured(D, "T08"));  // 3 against 0, a defeat; with the backs it would have been 0 + 2 + 2, a victory
  EXPECT_FALSE(is_injured(A, "T02"));
  EXPECT_EQ(team_size(position(), state[card(D, Zone::village, "T03")].team), 1);  // N-ORG-12
}

// set_power of a target that fights the user
TEST_F(DeckJutsu, J023MakesItsTargetZero) {
  village(A, {"N-005", "T01"});
  village(D, {"T03", "T02"});
  team(A, {"N-005", "T01"});
  hand(A, {"J-023", "T00"});
  chakra(A, {"T94", "T00"});
  battle_phase(A);
  battle({{"T01", "T03"}});
  A.plays("J-023", "T01").refused(RefusalCode::user_requirement, "N-JUT-04");
  A.plays("J-023", "N-005");  // the only target: T02 is on stand-by
  A.passes();
  EXPECT_EQ(figures(D, "T03"), "0/0");
  A.passes();
  EXPECT_EQ(figures(D, "T03"), "3/1");
}

// a toss with two outcomes
TEST_F(DeckJutsu, J025TossesForItsBonus) {
  village(A, {"T01"});
  village(D, {"T03"});
  hand(A, {"J-025", "J-025", "T00"});
  chakra(A, {"T95", "T95", "T95", "T95", "T95"});
  tosses({true, false});
  battle_phase(A);
  battle({{"T01", "T03"}});
  A.plays("J-025", "T01");
  A.pays("T95");
  A.pays("T95");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "6/1");
  A.plays("J-025", "T01");
  A.pays("T95");
  A.pays("T95");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "8/1");
  A.passes();
}

// one of the two figures
TEST_F(DeckJutsu, J032SetsTheCombatAlone) {
  village(A, {"T01"});
  village(D, {"T03"});
  hand(A, {"J-032", "T00"});
  chakra(A, {"T08", "T08", "T00"});
  battle_phase(A);
  battle({{"T01", "T03"}});
  A.plays("J-032", "T01");
  A.passes();
  EXPECT_EQ(figures(D, "T03"), "0/2");
  A.passes();
}

// each Ninja that fights the user
TEST_F(DeckJutsu, J034SendsAWholeTeamHome) {
  village(A, {"T03"});
  village(D, {"T02", "T94", "T08"});
  team(D, {"T02", "T94"});
  hand(A, {"J-034"});
  chakra(A, {"T08", "T08", "T08"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("J-034", "T03");
  EXPECT_IN(D, hand, "T02");
  EXPECT_IN(D, hand, "T94");
  EXPECT_IN_VILLAGE(D, "T08");
  EXPECT_EQ(rewards(A), 2);  // N-BLK-08
}

// injure, which is no damage
TEST_F(DeckJutsu, J035Injures) {
  village(A, {"N-043"});
  village(D, {"T66"});
  hand(A, {"J-035", "T00"});
  chakra(A, {"T08", "T08", "T00"});
  battle_phase(A);
  battle({{"N-043", "T66"}});
  A.plays("J-035", "N-043");
  A.passes();
  EXPECT_TRUE(is_injured(D, "T66"));
  EXPECT_EQ(hand(D), 0);
  A.passes();
}

// look at a hand, then choose from it
TEST_F(DeckJutsu, J042LooksAndDiscards) {
  village(A, {"N-095"});
  village(D, {"T08"});
  hand(A, {"J-042"});
  hand(D, {"T01", "T18", "T14"});
  chakra(A, {"T94", "T00"});
  battle_phase(A);
  battle({{"N-095", "T08"}});
  A.plays("J-042", "N-095");
  D.passes();
  EXPECT_ASKS(A, look);
  EXPECT_EQ(view_for(state, rules, A.id).looked_at.size(), 3U);
  EXPECT_TRUE(view_for(state, rules, D.id).looked_at.empty());
  A.done();
  EXPECT_EQ(offers(), "T-18 T-14");
  A.picks("T14");
  EXPECT_IN(D, discard, "T14");
  EXPECT_FALSE(state.looking.active);
}

// modes
TEST_F(DeckJutsu, J051StrengthensOrHeals) {
  village(A, {injured("T03")});
  village(D, {"T07"});
  hand(A, {"J-051", "J-051", "T00"});
  chakra(A, {"T08", "T08", "T00"});
  battle_phase(A);
  battle({{"T03", "T07"}});
  A.plays("J-051", "T03");
  A.pays("T08");
  A.targets("T03");
  A.passes();
  A.chooses(0);
  EXPECT_EQ(figures(A, "T03"), "4/2");
  A.plays("J-051", "T03");
  A.pays("T08");
  A.targets("T03");
  A.passes();
  A.chooses(1);
  EXPECT_EQ(figures(A, "T03"), "6/3");
  A.passes();
}

// for_each with a toss each
TEST_F(DeckJutsu, J071TossesForEachNinja) {
  village(A, {"T03"});
  village(D, {"T07", "T94", "T02"});
  team(D, {"T07", "T94", "T02"});
  hand(A, {"J-071", "T00"});
  chakra(A, {"T01", "T01", "T00"});
  tosses({true, false, true});
  battle_phase(A);
  battle({{"T03", "T07"}});
  A.plays("J-071", "T03");
  A.passes();
  EXPECT_TRUE(is_injured(D, "T07"));
  EXPECT_FALSE(is_injured(D, "T94"));
  EXPECT_TRUE(is_injured(D, "T02"));
  A.passes();
}

// up to a number
TEST_F(DeckJutsu, J095TakesUpToTwo) {
  village(A, {"T03"});
  village(D, {"T08"});
  hand(A, {"J-095"});
  chakra(A, {"T08"});
  chakra(D, {"T01", "T02", "T94"});
  battle_phase(A);
  battle({{"T03", "T08"}});
  A.plays("J-095", "T03");
  A.picks("T02");
  A.done();
  EXPECT_IN(D, discard, "T02");
  EXPECT_EQ(chakra(D), 2);
}

// a granted text
TEST_F(DeckJutsu, J131HurtsTheWholeTeamAfterAVictory) {
  village(A, {"N-116"});
  village(D, {"T07", "T94"});
  team(D, {"T07", "T94"});
  hand(A, {"J-131"});
  chakra(A, {"T01", "T01", "T00"});
  battle_phase(A);
  battle({{"N-116", "T07"}});
  A.plays("J-131", "N-116");  // 3 + 5 + 1 against 6 + 2
  EXPECT_IN(D, discard, "T07");
  EXPECT_TRUE(is_injured(D, "T94"));
}

TEST_F(DeckJutsu, J131DoesNothingMoreAfterADefeat) {
  village(A, {injured("N-116")});
  village(D, {"T07", "T94"});
  team(D, {"T07", "T94"});
  hand(A, {"J-131"});
  chakra(A, {"T01", "T01", "T00"});
  battle_phase(A);
  battle({{"N-116", "T07"}});
  A.plays("J-131", "N-116");
  EXPECT_FALSE(is_injured(D, "T07"));
  EXPECT_IN(A, discard, "N-116");
}

// prevent_damage, alternatives in the requirement
TEST_F(DeckJutsu, J143TakesNoDamage) {
  village(A, {"N-095", "N-126"});
  village(D, {Placed("T07").with(CoinKind::plus_1_0, 4)});
  hand(A, {"J-143"});
  chakra(A, {"T94", "T00"});
  battle_phase(A);
  battle({{"N-095", "T07"}, {"N-126"}});
  EXPECT_FALSE(options(state, rules, A.id).empty());
  A.plays("J-143", "N-095");
  EXPECT_FALSE(is_injured(A, "N-095"));
}

}  // namespace
}  // namespace playsheet::support
