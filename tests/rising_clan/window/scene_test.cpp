// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheet is told of a game of Rising Clan.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/table/random_player.h"
#include "tests/rising_clan/board.h"
#include "tests/rising_clan/window/pressed_desk.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::A;
using rising_clan_tests::B;
using rising_clan_tests::Board;
using rising_clan_tests::C;

Scene ringSceneOf(const GameState& state, const Rulebook& rules, SeatId viewer) {
  SheetDressing dressing;
  for (std::size_t i = 0; i < state.seats; ++i)
    dressing.names[table::player_at(i)] = planOfSeats(state.seats, 1).seats[i].name;
  if (viewer != kNoSeat) dressing.handShown[playerOf(viewer)] = true;
  return risingScene(risingTable(state, rules, viewer), dressing, *rules.cards);
}

int sumOf(const std::vector<SceneRow>& rows) {
  return std::accumulate(rows.begin(), rows.end(), 0, [](int sum, const SceneRow& row) { return sum + row.value; });
}

std::vector<int> idsOf(const ScenePile& pile, const QString& part) {
  std::vector<int> out;
  for (const SceneCard& card : pile.cards)
    if (card.part == part) out.push_back(card.id);
  return out;
}

TEST(SceneOfRisingClan, WhatLiesBeforeAPlayerStandsInItsPart) {
  Board b(3);
  const CardId blade = b.play(B, "A01"), harm = b.area(B, "D01"), status = b.status(B, "S01");
  const CardId gift = b.gift(B, "A02", C), credit = b.credit(B, "E30");
  b.conquered(B, "E02");
  b.state.players[B].wounds = 2;
  const Scene all = ringSceneOf(b.state, b.rules, kNoSeat);
  const SceneSeat& tiago = all.seats[table::player_at(1)];
  const ScenePile& lies = tiago[SheetPlace::Village];
  EXPECT_EQ(idsOf(lies, QStringLiteral("permanent")), std::vector<int>{blade});
  EXPECT_EQ(idsOf(lies, QStringLiteral("status")), std::vector<int>{status});
  EXPECT_EQ(idsOf(lies, QStringLiteral("harm")), std::vector<int>{harm});
  EXPECT_EQ(idsOf(lies, QStringLiteral("credit")), std::vector<int>{credit});
  EXPECT_EQ(idsOf(lies, QStringLiteral("gift")), std::vector<int>{-1}) << "face down for who does not know it (R-707)";
  EXPECT_EQ(lies.count, 5);
  EXPECT_TRUE(tiago.emblem.isEmpty());
  const auto warned =
      std::find_if(tiago.tallies.begin(), tiago.tallies.end(), [](const SceneTally& tally) { return tally.warns; });
  ASSERT_NE(warned, tiago.tallies.end());
  EXPECT_EQ(warned->value, 2) << "wounds";
  ASSERT_GE(tiago.tallies.size(), 4U);
  EXPECT_EQ(tiago.tallies.front().brief, QStringLiteral("ATT"));
  const Scene giver = ringSceneOf(b.state, b.rules, C);
  EXPECT_EQ(idsOf(giver.seats[table::player_at(1)][SheetPlace::Village], QStringLiteral("gift")),
            std::vector<int>{gift})
      << "the giver knows it";
}

/// R-1101: role and goal lie in the hand of who looks; what is revealed, before its player for all.
TEST(SceneOfRisingClan, ARoleIsShownToWhomItIsKnown_R1101) {
  Board b(3);
  b.state.players[B].revealed = true;
  const Scene all = ringSceneOf(b.state, b.rules, kNoSeat);
  EXPECT_FALSE(all.seats[table::player_at(1)].emblem.isEmpty());
  EXPECT_EQ(all.seats[table::player_at(1)][SheetPlace::Village].cards.front().id, roleCardOf(table::player_at(1)));
  EXPECT_TRUE(all.seats[table::player_at(0)][SheetPlace::Village].cards.empty());
  EXPECT_TRUE(all.seats[table::player_at(0)][SheetPlace::Hand].cards.empty());
  const Scene own = ringSceneOf(b.state, b.rules, A);
  const auto& hand = own.seats[table::player_at(0)][SheetPlace::Hand].cards;
  ASSERT_EQ(hand.size(), 2U);
  EXPECT_EQ(hand[0].id, roleCardOf(table::player_at(0)));
  EXPECT_EQ(hand[1].id, goalCardOf(table::player_at(0)));
}

/// A name is a name, whatever stands in it.
TEST(SceneOfRisingClan, APlaceholderInANameIsLeftAlone) {
  Board b(3);
  b.dice({3});
  b.hand(B, "A23");
  b.to_action();
  b.act(A, Attack{C});
  SheetDressing dressing;
  dressing.names[table::player_at(0)] = QStringLiteral("%3");
  dressing.names[table::player_at(2)] = QStringLiteral("Kai");
  const Scene scene = risingScene(risingTable(b.state, b.rules, kNoSeat), dressing, *b.rules.cards);
  ASSERT_EQ(scene.rolls.size(), 1U);
  EXPECT_EQ(scene.rolls.front().title, QStringLiteral("%3 attacks Kai"));
}

/// with two captives the one is told whom somebody tries to free.
TEST(SceneOfRisingClan, TheRollToFreeSomebodyNamesTheCaptive) {
  Board b(4);
  b.captured(B);
  b.captured(C);
  b.hand(A, "A23");  // so that the window of the roll is asked
  b.dice({3});
  b.to_action();
  b.act(A, Free{C});
  const Scene scene = ringSceneOf(b.state, b.rules, kNoSeat);
  ASSERT_EQ(scene.rolls.size(), 1U);
  EXPECT_TRUE(scene.rolls.front().title.contains(QStringLiteral("Kai"))) << scene.rolls.front().title.toStdString();
  EXPECT_FALSE(scene.rolls.front().title.contains(QStringLiteral("Tiago")));
}

/// At every moment of random games: ledgers add up, nothing unknown has a number, decks are counted.
TEST(SceneOfRisingClan, LedgersAddUpAndWhatIsHiddenHasNoNumber) {
  int dice = 0, against = 0, two = 0;
  std::size_t most = 0;
  for (const int players : {2, 3, 4, 6, 9}) {
    const RisingPlan plan = planOfSeats(players, 41);
    Match match(rising_clan_tests::shipped_cards(), setupOf(plan));
    table::RandomPlayer<Game> player(2);
    while (!match.over()) {
      const GameState& state = match.state();
      const Scene scene = ringSceneOf(state, match.rules(), kNoSeat);
      ASSERT_EQ(scene.players, players);
      const bool many = scene.rolls.size() > 2;
      most = std::max(most, scene.rolls.size());
      two += scene.rolls.size() == 2 ? 1 : 0;
      for (const SceneRoll& roll : scene.rolls) {
        ASSERT_EQ(roll.rows.empty(), roll.die == 0) << roll.title.toStdString();
        ASSERT_FALSE(roll.title.contains(QLatin1Char('%'))) << roll.title.toStdString();
        if (many) {
          ASSERT_EQ(roll.title, plan.seats[table::index(roll.roller)].name) << "whose die it is";
        }
        if (roll.die == 0) continue;
        ++dice;
        ASSERT_EQ(sumOf(roll.rows), roll.total) << roll.title.toStdString();
        if (roll.against.empty()) continue;
        ++against;
        ASSERT_EQ(sumOf(roll.against), roll.target) << roll.title.toStdString();
        ASSERT_EQ(roll.passed, roll.total >= roll.target);
      }
      for (const PlayerId seat : scene.everyone())
        for (const ScenePile& pile : scene.seats[seat].piles) {
          ASSERT_GE(pile.count, static_cast<int>(pile.cards.size()));
          for (const SceneCard& card : pile.cards)
            ASSERT_TRUE(card.id < 0 || card.id >= kNoCard || knows_card(state, kNoSeat, static_cast<CardId>(card.id)));
        }
      ASSERT_EQ(scene.stocks.size(), 4U);
      EXPECT_EQ(scene.stocks[0].deck, static_cast<int>(state.advantage_deck.size()));
      EXPECT_EQ(scene.stocks[1].pile, static_cast<int>(state.event_discard.size()));
      ASSERT_FALSE(match.act(match.decider(), player.choose(state, match.rules())));
    }
  }
  EXPECT_GT(dice, 500);
  EXPECT_GT(against, 50);
  EXPECT_GT(two, 20);
  EXPECT_EQ(most, 9U) << "all dice for the first turn are seen (R-204)";
}

}  // namespace
}  // namespace playsheet::testing
