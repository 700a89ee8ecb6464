// SPDX-License-Identifier: GPL-3.0-or-later
// What the editions do differently (section 15), and house rulings as switches (section 16).
#include <set>

#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

// N-GEN-01, N-GEN-03: every difference is a value of the edition's data
TEST(Editions, AreThree) {
  ASSERT_EQ(editions().size(), 3U);
  EXPECT_EQ(editions().front().id, "usa-1.3");
  EXPECT_EQ(find_edition("panini")->deck_size, 40);
  EXPECT_EQ(find_edition("bandai-pt")->sideboard_size, 0);
  EXPECT_EQ(find_edition("usa"), nullptr);
}

TEST(Rulings, ChangeOneSwitchEach) {
  std::set<std::string_view> ids;
  for (const Ruling& ruling : rulings()) {
    EXPECT_TRUE(ids.insert(ruling.id).second) << ruling.id;
    for (const Edition& edition : editions()) {
      const std::size_t standard = ruling.get(edition);
      if (ruling.is_list()) {
        EXPECT_EQ(value_name(ruling, standard), "none");
        continue;
      }
      ASSERT_LT(standard, ruling.values.size()) << ruling.id;
      for (std::size_t value = 0; value < ruling.values.size(); ++value) {
        const HouseRuling house{&ruling, value};
        const Edition played = with_rulings(edition, {&house, 1});
        EXPECT_EQ(ruling.get(played), value) << ruling.id;
        EXPECT_EQ(changed_rulings(edition, played).size(), value == standard ? 0U : 1U) << ruling.id;
      }
    }
  }
}

TEST(Rulings, AreFoundByIdAndValue) {
  ASSERT_NE(find_ruling("A-85"), nullptr);
  EXPECT_EQ(find_value(*find_ruling("A-85"), "never"), 0U);
  EXPECT_EQ(find_value(*find_ruling("A-85"), "sometimes"), std::nullopt);
  EXPECT_EQ(find_ruling("A-01"), nullptr);  // of high trust: no switch
}

TEST(Rulings, AListOfCardsIsAValue) {  // N-DECK-08, A-17
  const Ruling* limits = find_ruling("A-17");
  ASSERT_NE(limits, nullptr);
  const auto list = find_value(*limits, "n-001:2+J-032");
  ASSERT_TRUE(list.has_value());
  EXPECT_EQ(value_name(*limits, *list), "N-001:2+J-032:1");
  EXPECT_EQ(find_value(*limits, "N-001:2+J-032:1"), list);  // the same list, however it is written
  EXPECT_NE(find_value(*limits, "N-001:1+J-032:1"), list);
  const Edition& usa = *find_edition("usa-1.3");
  const HouseRuling house{limits, *list};
  const Edition played = with_rulings(usa, {&house, 1});
  ASSERT_EQ(changed_rulings(usa, played).size(), 1U);
  EXPECT_EQ(changed_rulings(usa, played).front(), house);
  EXPECT_EQ(find_value(*limits, "none"), 0U);
  for (const auto wrong : {"", "N-001:3", "N-001:0", "N-001:", "N-001++J-032", "N-001:1+N-001:2", "N-001:1+", "a card"})
    EXPECT_EQ(find_value(*limits, wrong), std::nullopt) << wrong;
}

TEST(Rulings, OfAPresetAreSetTogether) {
  const RulingPreset* preset = find_preset("2011");
  ASSERT_NE(preset, nullptr);
  EXPECT_EQ(find_preset("1999"), nullptr);
  const auto together = rulings_of(*preset);
  ASSERT_EQ(together.size(), preset->rulings.size());  // every one of them exists, and has that value
  const Edition& usa = *find_edition("usa-1.3");
  const Edition played = with_rulings(usa, together);
  EXPECT_EQ(changed_rulings(usa, played).size(), together.size());  // its text says otherwise in each
  EXPECT_FALSE(played.cost_before_target);
  EXPECT_EQ(played.user_must_be, UserMustBe::on_battlefield);
  EXPECT_EQ(played.trigger_order, TriggerOrder::on_the_chain);
  // An older edition has some of them anyway.
  const Edition& bandai = *find_edition("bandai-pt");
  EXPECT_EQ(changed_rulings(bandai, with_rulings(bandai, together)).size(), 3U);
}

TEST(Rulings, AreFoundByTheirFormerNames) {
  const auto below = find_house_ruling("A-58", "no");  // before it was split
  ASSERT_TRUE(below.has_value());
  EXPECT_EQ(below->ruling->id, "A-129");
  EXPECT_EQ(below->value, 0U);
  EXPECT_EQ(find_house_ruling("A-58", "by_time")->ruling->id, "A-58");
  EXPECT_EQ(find_house_ruling("A-58", "never"), std::nullopt);
  EXPECT_EQ(find_house_ruling("A-30", "no")->value, 0U);
}

class EditionsTest : public TableFixture {};

// EX-35, N-START-02, N-START-03
TEST_F(EditionsTest, EX35_ThePaniniDrawComesBeforeTheCoins) {
  edition("panini");
  village(A, {Placed("T16").with(CoinKind::permanent, 1)});
  turn_of(A);
  std::vector<std::string> order;
  for (const Event& event : events)
    if (const auto* moved = std::get_if<CardMoved>(&event)) order.emplace_back(table::name_of(moved->cause));
  EXPECT_EQ(order, (std::vector<std::string>{"draw", "coins_gone"}));
}

TEST_F(EditionsTest, EX35_ElsewhereTheCoinsComeFirst) {  // N-START-02, N-START-03
  village(A, {Placed("T16").with(CoinKind::permanent, 1)});
  turn_of(A);
  std::vector<std::string> order;
  for (const Event& event : events)
    if (const auto* moved = std::get_if<CardMoved>(&event)) order.emplace_back(table::name_of(moved->cause));
  EXPECT_EQ(order, (std::vector<std::string>{"coins_gone", "draw"}));
}

// N-MISS-09, N-CTR-05, N-CHAIN-02: a Mission is applied at once unless a Counter answers it
TEST_F(EditionsTest, EX32_ACounterIsAppliedBeforeTheMissionItAnswers) {
  edition("panini");
  marker(A, 5);
  marker(D, 5);
  village(A, {"T01", "T02"});
  village(D, {"T01"});
  hand(A, {"T14", "T18", "T15"});
  hand(D, {"T17", "T18"});
  mission_phase(A);
  A.plays("T14");
  D.plays("T17");
  EXPECT_IN(A, hand, "T14");  // N-NEG-03: to the hand
  EXPECT_IN(D, chakra, "T17");
  EXPECT_EQ(chakra(A), 1);
  A.plays("T15").refused(RefusalCode::mission_limit, "N-MISS-02", 1, 1);  // N-NEG-04
}

TEST_F(EditionsTest, AnsweringAMissionIsAHouseRuling) {
  edition("panini");
  ruling("A-39", "no");
  marker(D, 5);
  village(A, {"T01", "T02"});
  village(D, {"T01"});
  hand(A, {"T14", "T18"});
  hand(D, {"T17", "T18"});
  mission_phase(A);
  A.plays("T14");
  EXPECT_EQ(hand(A), 1);  // it has drawn
}

// N-EFF-05, N-EFF-16, EX-58: applied at once
TEST_F(EditionsTest, EX58_AnEffectCannotBeAnswered) {
  edition("bandai-pt");
  village(A, {"T25", "T01"});
  village(D, {"T02"});
  chakra(A, {"T08"});
  hand(A, {"T27"});
  chakra(D, {"T18"});
  hand(D, {"T18"});
  battle_phase(A);
  battle({{"T01", "T02"}});
  A.uses("T25");
  A.targets("T01");
  EXPECT_EQ(figures(A, "T01"), "4/1");
  EXPECT_TRUE(state.chain.empty());
  EXPECT_ASKS(A, exchange);
}

// N-MISS-04, N-MISS-05, EX-29, EX-30
TEST_F(EditionsTest, EX29_AMissionAsksForStrategicPower) {
  edition("panini");
  marker(A, 5);
  village(A, {injured("T01"), "T13"});
  hand(A, {"T16"});
  mission_phase(A);
  A.plays("T16").refused(RefusalCode::strategic_power, "N-MISS-04", 3, 2);
}

TEST_F(EditionsTest, EX29_WithAThirdCardInTheVillageItIsAllowed) {  // N-MISS-05
  edition("panini");
  village(A, {injured("T01"), "T13", "T02"});
  hand(A, {"T16"});
  mission_phase(A);
  A.plays("T16");
  EXPECT_IN_VILLAGE(A, "T16");
}

// N-ORG-04, EX-43
TEST_F(EditionsTest, EX43_ANinjaIsLeftOutOfTheTeams) {
  edition("bandai-pt");
  village(A, {"T01", "T02", "T08"});
  organization_phase(A);
  A.joins("T02", "T01");
  A.leaves_out("T08");
  A.leaves_out("T02").refused(RefusalCode::not_alone, "N-ORG-04");
  A.joins("T08", "T01").refused(RefusalCode::left_out_of_teams, "N-ORG-04");
  A.done();
  A.attacks("T08").refused(RefusalCode::left_out_of_teams, "N-ORG-04");
}

TEST_F(EditionsTest, EX43_ElsewhereEveryNinjaIsInATeam) {  // N-ORG-04
  village(A, {"T01", "T02"});
  organization_phase(A);
  A.leaves_out("T01").refused(RefusalCode::must_join, "N-ORG-04");
}

// N-GROW-04, A-97
TEST_F(EditionsTest, AGrowthBaseHasBeenThereSinceTheTurnBegan) {
  edition("bandai-pt");
  marker(A, 2);
  village(A, {"T01"});
  state.cards[card(A, Zone::village, "T01")].came_over_this_turn = true;
  hand(A, {"T04"});
  mission_phase(A);
  A.plays("T04", "T01").refused(RefusalCode::base_entered_this_turn, "N-GROW-04");
}

// N-GROW-07
TEST_F(EditionsTest, GrowthCarriesWhatIsAttached) {
  edition("bandai-pt");
  marker(A, 2);
  village(A, {"T01", "T59"});
  attach(A, "T59", A, "T01");
  hand(A, {"T04"});
  mission_phase(A);
  A.plays("T04", "T01");
  EXPECT_IN_VILLAGE(A, "T59");
  EXPECT_EQ(figures(A, "T04"), "2/-1");  // 4/1, a growth coin, -3/-3
}

TEST_F(EditionsTest, ElsewhereWhatIsAttachedGoes) {  // N-GROW-07, N-PERM-09
  marker(A, 2);
  village(A, {"T01", "T59"});
  attach(A, "T59", A, "T01");
  hand(A, {"T04"});
  mission_phase(A);
  A.plays("T04", "T01");
  EXPECT_IN(A, chakra, "T59");
}

// N-PLAT-10, EX-94
TEST_F(EditionsTest, EX94_APlatoonOutsideTheVillageIsNoNinja) {
  edition("panini");
  chakra(A, {"T05", "T01"});
  Filter ninja;
  ninja.type = CardType::ninja;
  ninja.zone = Zone::chakra;
  mission_phase(A);
  EXPECT_FALSE(fits(position(), ninja, card(A, Zone::chakra, "T05"), {}));
  EXPECT_TRUE(fits(position(), ninja, card(A, Zone::chakra, "T01"), {}));
}

// N-RANK-02, N-RANK-03, N-RANK-08, EX-118
TEST_F(EditionsTest, EX118_SpecialForcesAreARankInOneEdition) {
  village(A, {"T62"});
  mission_phase(A);
  EXPECT_EQ(ranks_of(position(), card(A, Zone::village, "T62")).size(), 1U);
  edition("panini");
  EXPECT_TRUE(ranks_of(position(), card(A, Zone::village, "T62")).empty());
}

// N-MENT-01 to N-MENT-05, EX-73, EX-74
class MentalTest : public TableFixture {};

TEST_F(MentalTest, EX73_MentalPowersAreCompared) {
  marker(A, 2);
  village(A, {"T01", injured("T02")});
  village(D, {"T03", "T11"});
  team(D, {"T03", "T11"});
  hand(A, {"T24"});
  mission_phase(A);
  A.plays("T24");
  go_on_to(A, ChoiceKind::organize);
  A.joins("T02", "T01");
  A.done();
  battle({{"T01", "T03"}});
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_TRUE(is_injured(D, "T03"));
  EXPECT_FALSE(is_injured(D, "T11"));
  EXPECT_FALSE(is_injured(A, "T01"));
}

TEST_F(MentalTest, EX74_RewardsFollowMentalPower) {
  marker(A, 2);
  village(A, {"T01", Placed("T02").with(CoinKind::plus_1_1, 3)});  // coins change nothing (N-MENT-05)
  hand(A, {"T24"});
  mission_phase(A);
  A.plays("T24");
  go_on_to(A, ChoiceKind::organize);
  A.joins("T01", "T02");
  A.done();
  A.attacks("T02");
  A.done();
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(rewards(A), 1);
}

// N-COST-10, N-COST-11
class CostChangesTest : public TableFixture {};

TEST_F(CostChangesTest, AHandCostIsLowered) {
  marker(A, 3);
  village(A, {"T83"});
  hand(A, {"T03", "T01"});
  mission_phase(A);
  A.plays("T03");  // 2 less 1
  EXPECT_EQ(chakra(A), 1);
}

TEST_F(CostChangesTest, AReductionTakesTheNumberFirstThenSymbols) {
  village(A, {"T03", "T84"});
  village(D, {"T02", "T94"});
  team(D, {"T02", "T94"});
  hand(A, {"T20"});  // Fire Fire 2, less 3: one Fire
  chakra(A, {"T08", "T01", "T14"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T20", "T03");
  A.pays("T08").refused(RefusalCode::pays_too_little, "N-COST-05");
  A.pays("T01");
  A.targets("T02");
  EXPECT_EQ(discard(A), 1);
}

TEST_F(CostChangesTest, AFurtherPaymentIsPartOfTheCost) {  // N-COST-11
  village(A, {"T03"});
  hand(A, {"T85"});
  chakra(A, {"T08"});
  battle_phase(A);
  A.attacks("T03");
  A.done();
  A.plays("T85", "T03").refused(RefusalCode::price_not_payable, "N-COST-11");
}

TEST_F(CostChangesTest, AFurtherPaymentIsMadeWithTheCost) {  // N-COST-11, N-COST-08
  village(A, {"T03"});
  hand(A, {"T85", "T01", "T27"});
  chakra(A, {"T08", "T08"});
  battle_phase(A);
  A.attacks("T03");
  A.done();
  A.plays("T85", "T03");
  A.pays("T08");
  A.pays("T01");
  A.passes();
  EXPECT_EQ(figures(A, "T03"), "8/2");
  EXPECT_EQ(discard(A), 2);
}

// N-SYM-05, A-06
TEST_F(CostChangesTest, TwoSymbolsMayBeMixedInOneHandCost) {
  marker(A, 2);
  hand(A, {"T96", "T01", "T02"});
  mission_phase(A);
  A.plays("T96");
  EXPECT_EQ(chakra(A), 2);
}

TEST_F(CostChangesTest, MixingSymbolsIsAHouseRuling) {  // N-SYM-05, A-06
  ruling("A-06", "no");
  marker(A, 2);
  hand(A, {"T96", "T01", "T02"});
  mission_phase(A);
  A.plays("T96").refused(RefusalCode::hand_cost, "N-CLI-05", 2, 2);
}

}  // namespace
}  // namespace playsheet::support
