// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/effects/turn_marks.h"
#include "engine/naruto/rules/jutsu.h"
#include "engine/naruto/state/caps.h"
#include "tests/support/catalogs.h"
#include "tests/support/table_fixture.h"

/// N-LIM-02. Effects on very many cards: they are one effect each, nobody goes without, and what meets a cap is told.
namespace playsheet::support {
namespace {

constexpr std::string_view kCards = R"(
format = 1
set = "Many"

[[card]]
code = "S-01"
name = "Cheer for All"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "modify_power", who = { each = { type = "ninja", controller = "you" } }, combat = 1, until = "turn_end" }]

[[card]]
code = "S-02"
name = "Everyone"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "move", what = { any_number = true, of = { type = "ninja" } }, to = "discard" }]

[[card]]
code = "S-03"
name = "Blow to All"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "damage", to = { each = { type = "ninja", controller = "opponent" } } }]

[[card]]
code = "S-04"
name = "Shield Bearer"
type = "client"
symbols = ["Wind"]
entrance_cost = 0
hand_cost = 0
[[card.ability]]
kind = "replacement"
instead_of = { event = "damaged", who = { type = "ninja", controller = "you" } }
may = true
do = [{ op = "lower_damage", by = 1 }]

[[card]]
code = "S-05"
name = "One Coin More"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "add_coin", on = { each = { type = "ninja", controller = "opponent", coins = { at_most = 0 } } }, kind = "+1/+1" }]

[[card]]
code = "S-06"
name = "Each His Shield"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "reduce_damage", who = { each = { type = "ninja", controller = "opponent" } }, by = 1, next = true, until = "turn_end" }]

[[card]]
code = "S-07"
name = "Stray Blow"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
targets = [{ of = { type = "ninja", controller = "opponent" } }]
do = [{ op = "damage", to = "t1" }]

[[card]]
code = "S-09"
name = "Wall"
type = "mission"
symbols = ["Wind"]
entrance_cost = 0
hand_cost = 0
mission = { permanence = "forever" }
[[card.ability]]
kind = "replacement"
instead_of = { event = "damaged", who = { type = "ninja", controller = "you" } }
do = [{ op = "lower_damage", by = 1 }]

[[card]]
code = "S-10"
name = "Great Blow"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
targets = [{ of = { type = "ninja", controller = "opponent" } }]
do = [{ op = "damage", to = "t1", amount = 9 }]

[[card]]
code = "S-11"
name = "Cheer for Those Here"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
targets = [{ of = { type = "ninja", controller = "you" }, all = true }]
do = [{ op = "modify_power", who = "t1", combat = 1, until = "turn_end" }]

[[card]]
code = "S-12"
name = "Echo"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
targets = [{ of = { type = "jutsu", zone = "chain" } }]
do = [{ op = "copy_use", what = "t1", user = "user" }]

[[card]]
code = "S-13"
name = "All Spent"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
targets = [{ of = { zone = "chakra", controller = "you" }, all = true }]
do = [{ op = "move", what = "t1", to = "discard" }]
)";

/// N-NAME-04 wants a name of its own for each Ninja of a side.
std::string crowd() {
  std::string cards;
  for (int i = 1; i <= 45; ++i) {
    const std::string number = std::to_string(100 + i);
    cards += "\n[[card]]\ncode = \"C-" + number + "\"\nname = \"Villager " + number +
             "\"\ntype = \"ninja\"\nsymbols = [\"Earth\"]\nentrance_cost = 0\nhand_cost = 0\n"
             "healthy = [2, 1]\ninjured = [1, 1]\n";
  }
  return cards;
}

const Catalog& many_cards() {
  static const Catalog cards = scenario_cards_and(std::string(kCards) + crowd());
  return cards;
}

std::string villager(int number) { return "C-" + std::to_string(100 + number); }

class ManyCards : public TableFixture {
 protected:
  ManyCards() : TableFixture(many_cards()) { leaves_question_open(); }

  void crowd_of(const Seat& seat, int n) {
    for (int i = 1; i <= n; ++i) village(seat, {Placed(villager(i).c_str())});
  }
  /// A attacks with T01, T02 blocks.
  void begin_battle() {
    village(A, {"T01"});
    village(D, {"T02"});
    battle_phase(A);
    battle({{"T01", "T02"}});
  }
  void use(const char* jutsu) {
    A.plays(jutsu, "T01");
    while (state.choice.kind == ChoiceKind::answer && !state.chain.empty())
      (state.choice.player == A.id ? A : D).passes();
  }
  bool told(Cap cap) const {
    return std::any_of(events.begin(), events.end(), [cap](const Event& event) {
      const auto* reached = std::get_if<CapReached>(&event);
      return reached != nullptr && reached->cap == cap;
    });
  }
  std::string figures_of(const Seat& seat, int number) { return figures(seat, villager(number).c_str()); }
};

/// N-LIM-01: a chain of sixteen links takes no more, so it is applied.
TEST_F(ManyCards, AChainOfSixteenLinksIsApplied) {
  for (int i = 0; i < 18; ++i) hand(A, {"S-01"});
  begin_battle();
  for (std::size_t i = 1; i < 16; ++i) {
    A.plays("S-01", "T01");
    EXPECT_EQ(state.chain.size(), i);
  }
  A.plays("S-01", "T01");
  EXPECT_TRUE(state.chain.empty());
  EXPECT_EQ(figures(A, "T01"), "18/1");
  A.plays("S-01", "T01");  // the next chain
  EXPECT_EQ(state.chain.size(), 1U);
}

/// N-EFF-07, N-EFF-20: three times fourteen Ninja, and the last one of them has each of the three.
TEST_F(ManyCards, AnEffectOnAllIsOneEffect) {
  crowd_of(A, 13);
  hand(A, {"S-01", "S-01", "S-01", "S-07"});
  begin_battle();
  for (int time = 1; time <= 3; ++time) {
    use("S-01");
    EXPECT_EQ(state.lasting.size(), static_cast<std::size_t>(time));
  }
  for (int i = 1; i <= 13; ++i) EXPECT_EQ(figures_of(A, i), "5/1") << villager(i);
  EXPECT_FALSE(told(Cap::lasting));
}

/// N-ZONE-20: who leaves play is no longer one of them; N-EFF-07: nor who comes later.
TEST_F(ManyCards, WhoLeavesPlayLeavesTheEffectAndTheOthersKeepIt) {
  crowd_of(A, 3);
  hand(A, {"S-01", "S-02", "S-02", "S-07"});
  begin_battle();
  use("S-01");
  for (const int gone : {2, 3}) {
    use("S-02");
    EXPECT_ASKS(A, pick);
    A.picks(villager(gone).c_str());
    A.done();
    EXPECT_IN(A, discard, villager(gone).c_str());
    EXPECT_EQ(figures_of(A, 1), "3/1");
    EXPECT_EQ(state.lasting.size(), 1U);
  }
}

/// N-HLT-05: what is about the next damage is used up for the Ninja that had it, and for no other.
TEST_F(ManyCards, WhatOneUsesUpTheOthersKeep) {
  crowd_of(D, 3);
  hand(A, {"S-06", "S-07", "S-07", "S-07"});
  begin_battle();
  use("S-06");
  EXPECT_EQ(state.lasting.size(), 1U);
  const auto strike = [&](int number) {
    A.plays("S-07", "T01");
    A.targets(villager(number).c_str());
    while (state.choice.kind == ChoiceKind::answer && !state.chain.empty())
      (state.choice.player == A.id ? A : D).passes();
  };
  strike(2);
  EXPECT_FALSE(is_injured(D, villager(2).c_str()));
  strike(2);
  EXPECT_TRUE(is_injured(D, villager(2).c_str())) << "its shield is spent";
  strike(3);
  EXPECT_FALSE(is_injured(D, villager(3).c_str())) << "this one still had it";
}

/// N-HLT-05: forty hits can wait for texts that replace them, one more is told.
TEST_F(ManyCards, FortyHitsCanBeReplaced) {
  crowd_of(D, 39);
  village(D, {"S-04"});
  hand(A, {"S-03", "S-07"});
  deck_size(D, 5);
  begin_battle();
  use("S-03");
  EXPECT_ASKS(D, yes_no);
  EXPECT_FALSE(told(Cap::hits));
}

TEST_F(ManyCards, FortyOneCannot) {
  crowd_of(D, 40);
  village(D, {"S-04"});
  hand(A, {"S-03", "S-07"});
  deck_size(D, 5);
  begin_battle();
  use("S-03");
  EXPECT_TRUE(told(Cap::hits));
}

/// N-EFF-11: sixty-four kinds of coins on cards.
TEST_F(ManyCards, CoinsOnMoreCardsThanTheTableHoldsAreTold) {
  for (int i = 1; i <= 16; ++i)
    village(D, {Placed(villager(i).c_str())
                    .with(CoinKind::growth, 1)
                    .with(CoinKind::plus_1_1, 1)
                    .with(CoinKind::plus_1_0, 1)
                    .with(CoinKind::minus_1_1, 1)});
  hand(A, {"S-05"});
  begin_battle();
  use("S-05");  // only T02 has none
  EXPECT_TRUE(told(Cap::coins));
  EXPECT_EQ(coins(D, "T02", CoinKind::plus_1_1), 0);
}

TEST_F(ManyCards, CoinsOnSixteenTimesFourAreHeld) {
  crowd_of(D, 45);
  hand(A, {"S-05"});
  deck_size(D, 5);
  begin_battle();
  use("S-05");
  EXPECT_FALSE(told(Cap::coins));
  EXPECT_EQ(coins(D, villager(45).c_str(), CoinKind::plus_1_1), 1);
}

/// N-TGT-08: any number of cards of a zone can be picked; of both players together as many as one can own.
TEST_F(ManyCards, SixtySixCardsArePickedAtMost) {
  crowd_of(A, 33);
  crowd_of(D, 33);
  hand(A, {"S-02"});
  deck_size(A, 5);
  deck_size(D, 5);
  begin_battle();
  use("S-02");
  EXPECT_ASKS(A, pick);
  EXPECT_TRUE(told(Cap::picks));
  EXPECT_EQ(state.choice.max, 66);
}

TEST_F(ManyCards, AllOfAZoneArePicked) {
  crowd_of(D, 45);
  hand(A, {"S-02"});
  deck_size(D, 5);
  begin_battle();
  use("S-02");
  EXPECT_ASKS(A, pick);
  EXPECT_FALSE(told(Cap::picks));
  for (int i = 1; i <= 45; ++i) A.picks(villager(i).c_str());
  A.done();
  EXPECT_EQ(discard(D), 45);
}

/// N-EFF-03: of eight texts more than three uses in a turn are counted, whichever they are; of a ninth it is told.
TEST_F(ManyCards, ANinthTextUsedMoreThanThreeTimesIsTold) {
  crowd_of(A, 9);
  begin_battle();
  Change change(state, rules, &events);
  for (int i = 1; i <= 9; ++i) {
    const CardId bearer = card(A, Zone::village, villager(i).c_str());
    EXPECT_FALSE(told(Cap::uses));
    for (int time = 1; time <= 4; ++time) EXPECT_EQ(count_use(change, bearer, 0), i < 9 || time < 4) << i;
  }
  EXPECT_TRUE(told(Cap::uses));
}

/// N-HLT-05: four texts deal with one hit; that there is a fifth is told.
class ReplacingTexts : public ManyCards, public testing::WithParamInterface<int> {};

TEST_P(ReplacingTexts, AFifthOneIsTold) {
  for (int i = 0; i < GetParam(); ++i) village(D, {"S-09"});
  hand(A, {"S-10"});
  begin_battle();
  A.plays("S-10", "T01");  // T02 is the only target
  while (state.choice.kind == ChoiceKind::answer && !state.chain.empty())
    (state.choice.player == A.id ? A : D).passes();
  for (int asked = 1; asked < GetParam() && asked <= 4; ++asked) {
    EXPECT_ASKS(D, pick);
    D.picks("S-09");
  }
  EXPECT_EQ(told(Cap::replacements), GetParam() > 4);
}

INSTANTIATE_TEST_SUITE_P(Texts, ReplacingTexts, testing::Values(4, 5));

/// N-TGT-02: twenty-two groups are spoken of at one time; that a use once more applied has no room for its own is told.
class Groups : public ManyCards, public testing::WithParamInterface<int> {};

TEST_P(Groups, OfAUseThatIsAppliedOnceMoreHaveRoomOrAreTold) {
  crowd_of(A, 3);
  for (int i = 0; i < GetParam(); ++i) hand(A, {"S-01"});
  hand(A, {"S-11", "S-12"});
  begin_battle();
  for (int i = 0; i < GetParam(); ++i) use("S-01");  // each is on a group
  A.plays("S-11", "T01");                            // one more
  EXPECT_FALSE(told(Cap::groups));
  A.plays("S-12", "T01");  // of the Jutsu before it
  while (state.choice.kind == ChoiceKind::answer && !state.chain.empty())
    (state.choice.player == A.id ? A : D).passes();
  EXPECT_EQ(told(Cap::groups), GetParam() > 20);
}

INSTANTIATE_TEST_SUITE_P(Uses, Groups, testing::Values(20, 21));

/// N-LIM-01: a use that has no group left for its targets is refused, and one that needs none is not.
class RoomForGroups : public ManyCards, public testing::WithParamInterface<const char*> {};

TEST_P(RoomForGroups, AUseIsRefusedBeyondTheLastOne) {
  crowd_of(A, 3);
  for (int i = 0; i < 23; ++i) hand(A, {"S-01"});
  hand(A, {GetParam(), GetParam()});
  chakra(A, {"T00", "T00"});
  begin_battle();
  for (int i = 0; i < 21; ++i) use("S-01");  // each is on a group
  A.plays(GetParam(), "T01");                // on the last one
  EXPECT_EQ(state.chain.size(), 1U);
  A.plays(GetParam(), "T01").refused(RefusalCode::chain_full, "N-LIM-01");
  A.plays("S-01", "T01");
  EXPECT_EQ(state.chain.size(), 2U);
  EXPECT_FALSE(told(Cap::groups));
}

/// With targets in the village; and with targets where its payment comes from, which are looked for with the cost.
INSTANTIATE_TEST_SUITE_P(Uses, RoomForGroups, testing::Values("S-11", "S-13"));

/// N-LIM-01: whatever asks while the chain is full is told so; players are not asked then.
TEST_F(ManyCards, AFullChainRefusesEveryUse) {
  hand(A, {"S-01", "S-01"});
  begin_battle();
  A.plays("S-01", "T01");
  const CardId next = card(A, Zone::hand, "S-01");
  const CardId user = card(A, Zone::village, "T01");
  while (state.chain.size() + 1 < kMaxLinks) state.chain.push_back(state.chain.back());
  EXPECT_FALSE(check_jutsu(position(), next, user, A.id));
  state.chain.push_back(state.chain.back());
  const Refusal refusal = check_jutsu(position(), next, user, A.id);
  EXPECT_EQ(refusal.code, RefusalCode::chain_full);
  EXPECT_EQ(refusal.rule, "N-LIM-01");
}

}  // namespace
}  // namespace playsheet::support
