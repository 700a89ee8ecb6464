// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/match_fixture.h"
#include "tests/ui/seen_table.h"
#include "ui/table/side_panel.h"

/// What can be read of the table on the screens that people have: reckoned from where things lie, not from pictures.
namespace playsheet::testing {
namespace {

/// Logical sizes of maximised windows; the last is a 4K screen at 200 %.
const QVector<QSize> kScreens{{1280, 680},  {1366, 690}, {1920, 1040}, {2560, 1400},
                              {1920, 1060}, {1600, 860}, {3440, 1400}};

class TableSizes : public MatchWindowTest {
 protected:
  QSizeF sheetAt(const QSize& screen) {
    window_->resize(screen);
    QCoreApplication::processEvents();
    return table().sheet()->size();
  }
};

QVector<QRectF> handOf(const SheetLayout& layout, PlayerId player) {
  QVector<QRectF> rects;
  for (const PlacedCard& card : layout.cards)
    if (card.place == SheetPlace::Hand && card.player == player) rects.append(card.rect);
  return rects;
}

SeenTable withHands(int cards) {
  SeenTable table;
  table.fillVillages(4, 2);
  table.dressing.lamps = 5;
  for (const PlayerId player : table::kPlayers)
    for (int i = 0; i < cards; ++i) table.put(player, naruto::Zone::hand, static_cast<naruto::DefinitionId>(10 + i));
  table.dressing.handShown[PlayerId::south] = true;
  return table;
}

TEST_F(TableSizes, SixCardsOfAHandLieApart) {
  begin(Secrecy::Open);
  for (const QSize& screen : kScreens) {
    const QSizeF sheet = sheetAt(screen);
    const SeenTable held = withHands(6);
    showOn(*table().sheet(), {held.view}, held.dressing);
    keepPicture(*window_, QStringLiteral("hand-%1").arg(screen.width()));
    const SheetLayout layout = layoutOf(held, sheet);
    const auto hand = handOf(layout, PlayerId::south);
    ASSERT_EQ(hand.size(), 6);
    for (qsizetype i = 1; i < hand.size(); ++i)
      EXPECT_GE(hand[i].left(), hand[i - 1].right()) << screen.width() << "x" << screen.height() << ", card " << i;
    EXPECT_GE(hand.first().height(), 120) << screen.width() << ": the face of a hand, with its name";
  }
}

TEST_F(TableSizes, AHandThatIsShownInTheOthersTurnLeavesTheVillageAsItIs) {
  begin(Secrecy::Open);
  for (const QSize& screen : kScreens) {
    const QSizeF sheet = sheetAt(screen);
    SeenTable table = withHands(6);
    table.dressing.handShown[PlayerId::south] = false;
    const SheetLayout before = layoutOf(table, sheet);
    table.dressing.handShown[PlayerId::north] = true;
    const SheetLayout shown = layoutOf(table, sheet);
    for (const naruto::SeenCard& card : table.view.players[PlayerId::north].village.cards)
      EXPECT_EQ(before.find(card.id)->rect, shown.find(card.id)->rect) << screen.width();
    for (const QRectF& hand : handOf(shown, PlayerId::north))
      for (const PlacedCard& card : shown.cards)
        if (card.place == SheetPlace::Village) {
          EXPECT_FALSE(card.rect.intersects(hand)) << screen.width();
        }
  }
}

/// Three battles of three against three; each Ninja adds one figure.
SeenTable threeBattles(naruto::Step step) {
  SeenTable table;
  table.fillVillages(9, 3);
  table.fight(3);
  table.view.step = step;
  for (naruto::SeenBattle& battle : table.view.battles) {
    for (const auto& [team, ledger] :
         {std::pair(&battle.attackers, &battle.attack_ledger), std::pair(&battle.blockers, &battle.block_ledger)}) {
      for (const naruto::CardId ninja : *team) {
        naruto::LedgerLine line;
        line.ninja = line.source = ninja;
        line.value = 2;
        line.support = ninja != team->front();
        ledger->push_back(line);
      }
    }
    battle.attack_power = battle.block_power = 6;
  }
  return table;
}

TEST_F(TableSizes, TheSumsOfThreeBattlesStandBesideTheirCards) {
  begin(Secrecy::Open);
  for (const QSize& screen : kScreens) {
    const QSizeF sheet = sheetAt(screen);
    for (const naruto::Step step : {naruto::Step::exchange, naruto::Step::showdown}) {
      const SeenTable fight = threeBattles(step);
      showOn(*table().sheet(), {fight.view}, fight.dressing);
      keepPicture(*window_, QStringLiteral("lanes-%1-%2").arg(screen.width()).arg(static_cast<int>(step)));
      const SheetLayout layout = layoutOf(fight, sheet);
      ASSERT_EQ(layout.lanes.size(), 3);
      for (const LanePlan& lane : layout.lanes)
        for (const PlayerId player : table::kPlayers) {
          EXPECT_TRUE(lane.ledgerFits[player]) << screen.width() << "x" << screen.height() << ", lane " << lane.battle;
          EXPECT_TRUE(lane.rect.contains(lane.ledger[player])) << screen.width();
          for (const PlacedCard& card : layout.cards)
            if (card.place == SheetPlace::Lane) {
              EXPECT_FALSE(card.rect.intersects(lane.ledger[player])) << screen.width() << ", card " << card.id;
            }
        }
    }
  }
}

TEST_F(TableSizes, TheSheetHasMostOfTheWidth) {
  begin(Secrecy::Open);
  for (const QSize& screen : kScreens) EXPECT_GE(sheetAt(screen).width(), screen.width() * 0.78) << screen.width();
}

}  // namespace
}  // namespace playsheet::testing
