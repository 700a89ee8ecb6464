// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheet is told of a game of Gormiti.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/gormiti/match/stills.h"
#include "tests/gormiti/board.h"
#include "tests/gormiti/window/shown_table.h"

namespace playsheet::testing {
namespace {

using namespace gormiti_tests;

/// Two Heroes, a Fighter with a Weapon, an Arena, cards of each kind.
struct SceneOfGormiti : ::testing::Test {
  SceneOfGormiti()
      : b(fighter("HA", 25, 60) + fighter("HB", 30, 80) + fighter("M", 20, 40, "element = \"dark_fire\"\n") +
          card("weapon", "W", "duration = 2\n" + statics(R"({ op = "modify_power", who = "attached", atk = 10 })")) +
          card("arena", "R",
               statics(
                   R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you" } }, atk = 5 })")) +
          card("move", "push", use(R"({ op = "modify_power", who = "user", atk = 15, until = "battle_end" })")) +
          card(
              "magic", "mend",
              use(R"({ op = "heal", who = { choose = 1, of = { type = "fighter", controller = "you" } }, n = 10 })"))) {
  }

  Scene scene(PlayerId viewer = A) const { return sceneOf(b.state, b.rules, viewer); }
  static const SceneCard* find(const Scene& scene, PlayerId player, SheetPlace place, int id) {
    const auto& cards = scene.seats[player][place].cards;
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const SceneCard& card) { return card.id == id; });
    return found == cards.end() ? nullptr : &*found;
  }

  TwoHeroes b;
};

TEST_F(SceneOfGormiti, FightersHaveTheirFiguresAndWeaponsTheirBearer) {
  const CardId m = b.field(A, "M"), w = b.weapon(A, "W", m), r = b.arena(A, "R");
  b.stands_at(m, 15);
  b.state.cards[m].entered_this_turn = true;
  const Scene now = scene(B);
  const SceneCard* shown = find(now, A, SheetPlace::Village, m);
  ASSERT_NE(shown, nullptr);
  ASSERT_EQ(shown->figures.size(), 2);
  EXPECT_EQ(shown->figures[0], (SceneFigure{35, 15, 0}));
  EXPECT_EQ(shown->figures[1], (SceneFigure{15, 0, 40}));
  EXPECT_FALSE(shown->leads);
  EXPECT_EQ(shown->sign, QStringLiteral("turn"));
  EXPECT_EQ(shown->states, QStringList{QStringLiteral("entered this turn")});
  EXPECT_TRUE(find(now, A, SheetPlace::Village, b.ha)->leads);
  EXPECT_TRUE(find(now, A, SheetPlace::Village, b.ha)->sign.isEmpty()) << "the Hero is ready (G-425)";
  const SceneCard* weapon = find(now, A, SheetPlace::Village, w);
  EXPECT_EQ(weapon->host, int{m});
  EXPECT_EQ(weapon->coins.value(0), qMakePair(QStringLiteral("turn"), 2));
  EXPECT_EQ(find(now, A, SheetPlace::Village, r)->part, QStringLiteral("arena"));
  ASSERT_TRUE(now.seats[B].gauge);
  EXPECT_EQ(now.seats[B].gauge->now, 80);
  EXPECT_EQ(now.seats[B].gauge->most, 80);
}

/// G-309, G-320: the zones stand on both sides of the Hero, and a Fighter stays in its own.
TEST_F(SceneOfGormiti, EmptyZonesStandBesideTheHero) {
  const CardId one = b.field(A, "M"), two = b.field(A, "M"), three = b.field(A, "M");
  apply_event(b.state, CardMoved{.card = two, .to = Zone::discard});
  std::vector<int> stands;
  const Scene now = scene();
  for (const SceneStand& stand : now.seats[A].stands) stands.push_back(stand.card);
  EXPECT_EQ(stands, (std::vector<int>{one, -1, b.ha, three, -1}));
}

TEST_F(SceneOfGormiti, AClashTellsWhatItsPowerIsMadeOf) {
  const CardId m = b.field(A, "M"), w = b.weapon(A, "W", m), r = b.arena(A, "R"), push = b.hand(A, "push");
  const CardId guard = b.field(B, "M");
  b.hand(B, "push");
  b.act(ToCombat{});
  EXPECT_TRUE(scene().battle);
  EXPECT_TRUE(scene().lanes.empty());
  b.act(DeclareAttacker{m});
  EXPECT_EQ(scene().lanes.at(0).sides[B].absence, QStringLiteral("No defender yet"));
  b.act(ChooseDefender{guard});
  b.act(PlayMove{push});
  const Scene played = scene(B);
  ASSERT_EQ(played.chain.size(), 1U);
  EXPECT_EQ(played.chain[0].card.id, int{push});
  EXPECT_EQ(played.chain[0].user, int{m});
  const SceneLane& lane = played.lanes.at(0);
  EXPECT_EQ(lane.attacker, A);
  EXPECT_EQ(lane.sides[A].cards, std::vector<int>{m});
  EXPECT_EQ(lane.sides[A].power, 35);
  EXPECT_EQ(lane.sides[B].power, 20);
  std::vector<std::pair<int, int>> rows;  // value, source
  for (const SceneRow& row : lane.sides[A].ledger) rows.emplace_back(row.value, row.source);
  EXPECT_EQ(rows, (std::vector<std::pair<int, int>>{{20, m}, {10, w}, {5, r}}));
  ASSERT_TRUE(lane.verdict);
  EXPECT_TRUE(lane.verdict->harm);
  EXPECT_EQ(lane.verdict->brief, QStringLiteral("damage: 20 and 35")) << "above and below, as B sees the lane";
  EXPECT_TRUE(lane.verdict->full.startsWith(QStringLiteral("as it stands: ")));
}

/// G-614: what a Move gives has the Move as its source. It is seen in the moment before the damage.
TEST_F(SceneOfGormiti, AMoveThatIsResolvedIsAnAddend) {
  const CardId m = b.field(A, "M"), push = b.hand(A, "push");
  b.attack(m);
  const GameState before = b.state;
  b.act(PlayMove{push});  // nobody else has a Move
  const std::vector<Still> seen = stills(before, b.events);
  ASSERT_EQ(seen.size(), 1U);
  const Scene now = sceneOf(seen[0].state, b.rules, B);
  EXPECT_TRUE(now.chain.empty()) << "it is resolved";
  const SceneSide& side = now.lanes.at(0).sides[A];
  EXPECT_EQ(side.power, 35);
  ASSERT_EQ(side.ledger.size(), 2U);
  EXPECT_EQ(side.ledger[1].source, int{push});
  EXPECT_EQ(side.ledger[1].words, QStringLiteral("push, in this clash"));
  EXPECT_EQ(side.ledger[1].icon, QStringLiteral("move"));
}

TEST_F(SceneOfGormiti, AMagicThatAsksIsInTheChainWithWhatIsPicked) {
  const CardId mend = b.hand(A, "mend");
  const CardId m = b.field(A, "M");
  b.stands_at(m, 10);
  b.act(PlayMagic{mend});
  ASSERT_TRUE(b.asks(QuestionKind::choose_objects, A));
  const Scene now = scene(B);
  ASSERT_EQ(now.chain.size(), 1U);
  EXPECT_EQ(now.chain[0].card.id, int{mend});
  ASSERT_TRUE(now.asking);
  EXPECT_EQ(now.asking->id, int{mend});
}

/// What is hidden has no number, face or name in the scene of the other player, and exchanging it changes nothing.
TEST_F(SceneOfGormiti, TellsNothingOfHiddenCards) {
  const CardId held = b.hand(A, "push"), lying = b.deck(A, "mend");
  b.hand(B, "push");
  const Scene before = scene(B);
  for (const PlayerId player : table::kPlayers)
    for (std::size_t place = 0; place < kSheetPlaces; ++place)
      for (const SceneCard& card : before.seats[player].piles[place].cards) {
        EXPECT_NE(card.id, int{held});
        EXPECT_NE(card.id, int{lying});
      }
  EXPECT_TRUE(before.seats[A][SheetPlace::Hand].cards.empty());
  EXPECT_EQ(before.seats[A][SheetPlace::Hand].count, 1);
  std::swap(b.state.cards[held].definition, b.state.cards[lying].definition);
  EXPECT_TRUE(before == scene(B));
  EXPECT_FALSE(sceneOf(b.state, b.rules, A) == before);
}

/// G-D01: who chooses a Hero looks through the own Fighters; the other does not.
TEST(SceneOfGormitiSetUp, TheOwnFightersAreLookedAt) {
  Board b(fighter("H", 10, 50) + card("weapon", "W"));
  const CardId h = b.deck(A, "H");
  b.deck(A, "W");
  b.state.step = Step::choose_hero;
  b.state.turn = 0;
  b.state.question = {QuestionKind::choose_hero, A, 0};
  const Scene own = sceneOf(b.state, b.rules, A);
  ASSERT_EQ(own.lookedAt.size(), 1U);
  EXPECT_EQ(own.lookedAt[0].id, int{h});
  EXPECT_TRUE(sceneOf(b.state, b.rules, B).lookedAt.empty());
  EXPECT_FALSE(own.begun);
}

TEST(SceneOfGormitiQuick, PairsThatAreDownAreCompared) {
  Board b(fighter("X", 10, 50) + fighter("Y", 40, 50));
  b.state.mode = Mode::quick;
  b.state.step = Step::swap;
  b.state.turn = 0;
  b.state.question = {QuestionKind::swap, A, 0};
  const CardId x = b.hand(A, "X");
  b.hand(B, "Y");
  Scene now = sceneOf(b.state, b.rules, A);
  EXPECT_FALSE(now.battle);
  EXPECT_TRUE(now.seats[A].open && now.seats[B].open);
  EXPECT_TRUE(now.lanes.empty());
  for (const PlayerId player : table::kPlayers)
    apply_event(b.state, CardMoved{.card = b.state[player].hand[0], .to = Zone::table});
  now = sceneOf(b.state, b.rules, A);
  EXPECT_TRUE(now.battle);
  const SceneLane& lane = now.lanes.at(0);
  EXPECT_EQ(lane.sides[A].cards, std::vector<int>{x});
  EXPECT_EQ(lane.sides[A].power, 10);
  EXPECT_EQ(lane.sides[B].power, 40);
  EXPECT_EQ(lane.verdict->full, QStringLiteral("Bruno wins the round"));
}

}  // namespace
}  // namespace playsheet::testing
