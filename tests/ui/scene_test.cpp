// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include "tests/ui/invented_fixture.h"
#include "tests/ui/seen_table.h"

/// What the sheet is told of a game (`ui/naruto`), and what becomes of it when only that stays the same.
namespace playsheet::testing {
namespace {

using naruto::CardId;
using naruto::LedgerLine;
using naruto::PlayerId;
using naruto::Zone;

TEST(Scene, IsTheSameWhereOnlyWhatIsNotDrawnHasChanged) {
  SeenTable table;
  table.fillVillages(6, 3);
  const Scene before = table.scene();
  EXPECT_TRUE(before == table.scene());
  table.view.choice.player = PlayerId::north;
  table.view.settling = true;
  EXPECT_TRUE(before == table.scene());
  table.view.players[PlayerId::south].deck.count -= 1;
  EXPECT_FALSE(before == table.scene());
}

TEST(Scene, ACardThatIsNotThereHasNoNumber) {
  SeenTable table;
  table.fillVillages(3, 3);
  table.fight(1);
  LedgerLine line;  // of a card that is hidden now
  line.ninja = table.view.battles.front().attackers.front();
  line.kind = LedgerLine::Kind::modifier;
  table.view.battles.front().attack_ledger.push_back(line);
  table.view.chain.emplace_back();
  table.view.chain.back().targets = {naruto::kNoCard};
  const Scene scene = table.scene();
  const SceneLane& lane = scene.lanes.front();
  EXPECT_EQ(lane.attacker, PlayerId::south);
  ASSERT_EQ(lane.sides[PlayerId::south].ledger.size(), 1U);
  EXPECT_EQ(lane.sides[PlayerId::south].ledger.front().card, line.ninja);
  EXPECT_EQ(lane.sides[PlayerId::south].ledger.front().source, -1);
  EXPECT_EQ(scene.chain.front().card.id, -1);
  EXPECT_EQ(scene.chain.front().user, -1);
  EXPECT_EQ(scene.chain.front().targets, std::vector<int>{-1});
  EXPECT_EQ(scene.seats[PlayerId::south][SheetPlace::Village].cards.front().host, -1);
  EXPECT_EQ(scene.seats[PlayerId::south][SheetPlace::Village].cards.front().team, -1);
}

/// Two teams that one blocks: the sums of the two sides are called otherwise, and yet have the same room.
TEST(Scene, OneTitleMeasuresBothLedgersOfABattle) {
  SeenTable table;
  table.fillVillages(6, 3);
  table.fight(2);
  auto& battles = table.view.battles;
  battles[1].joined = true;
  battles[0].attackers.insert(battles[0].attackers.end(), battles[1].attackers.begin(), battles[1].attackers.end());
  const SceneLane lane = table.scene().lanes.front();
  EXPECT_EQ(lane.sides[PlayerId::south].title, QStringLiteral("both teams together"));
  EXPECT_EQ(lane.sides[PlayerId::north].title, QStringLiteral("team power"));
  EXPECT_EQ(lane.title, lane.sides[PlayerId::south].title);
  EXPECT_EQ(lane.sides[PlayerId::south].rule, QStringLiteral("N-BLK-13"));
  EXPECT_EQ(lane.sides[PlayerId::north].rule, QStringLiteral("N-SHOW-03"));
}

TEST(Scene, CardsOfAVillageHaveTheirPartOfTheRow) {
  SeenTable table;
  for (const int definition : {int{SeenTable::kJutsu}, int{SeenTable::kMission}, int{SeenTable::kClient}, 1})
    table.put(PlayerId::south, Zone::village, static_cast<naruto::DefinitionId>(definition));
  table.put(PlayerId::south, Zone::village, SeenTable::kClient);
  auto& cards = table.view.players[PlayerId::south].village.cards;
  cards.back().is_ninja = true;  // for a while
  cards.back().power = {2, 1};
  const Scene scene = table.scene();
  QStringList parts;
  for (const SceneCard& card : scene.seats[PlayerId::south][SheetPlace::Village].cards) parts << card.part;
  EXPECT_EQ(parts, QStringList({"jutsu", "mission", "client", "teams", "teams"}));
  const SceneCard& client = scene.seats[PlayerId::south][SheetPlace::Village].cards.back();
  EXPECT_TRUE(client.shifted);
  ASSERT_EQ(client.figures.size(), 2);
  EXPECT_EQ(client.figures.front().now, 2);
  EXPECT_EQ(client.figures.front().shift, 2);
  EXPECT_EQ(layoutOf(table, kSheetSizes.first()).cards.size(), 5 + 1) << "each once, and the top of a deck";
}

TEST(Scene, ACardThatWasLetGoFliesHomeWhereTheSceneIsAsBefore) {
  SeenTable table;
  const CardId card = table.put(PlayerId::south, Zone::hand, 1);
  table.dressing.handShown[PlayerId::south] = true;
  Sheet sheet(narutoSheet(), tableFace);
  sheet.resize(1108, 596);
  sheet.setPace(2);
  sheet.show(table.scene(), table.dressing);
  QObject::connect(&sheet, &Sheet::dragged, &sheet, [&] {
    table.view.choice.player = PlayerId::north;  // the game has gone on, and nothing lies elsewhere
    sheet.show(table.scene(), table.dressing);
  });
  const QPoint from = sheet.cardRect(card).center();
  const QPoint to = sheet.zoneRect(SheetPlace::Village, PlayerId::south).center();
  QTest::mousePress(&sheet, Qt::LeftButton, {}, from);
  QTest::mouseMove(&sheet, (from + to) / 2);
  QTest::mouseMove(&sheet, to);
  EXPECT_FALSE(sheet.animating());
  QTest::mouseRelease(&sheet, Qt::LeftButton, {}, to);
  EXPECT_TRUE(sheet.animating());
}

class SceneOnTheTable : public InventedMatchTest {};

/// The words of a scene are those of the moment in which it is made; a table that is on the screen makes it anew.
TEST_F(SceneOnTheTable, SpeaksAnotherLanguageAtOnce) {
  toExchange();
  const auto ledgers = [&] { return table().sheet()->battleLedgers().join(QLatin1Char('\n')); };
  EXPECT_TRUE(ledgers().contains(QStringLiteral(", head"))) << ledgers().toStdString();
  QTranslator italian;
  ASSERT_TRUE(italian.load(QStringLiteral(":/i18n/playsheet_it.qm")));
  QCoreApplication::installTranslator(&italian);
  QCoreApplication::processEvents();
  const QString head = Sheet::tr("%1, head").arg(QString());
  EXPECT_NE(head, QStringLiteral(", head"));
  EXPECT_TRUE(ledgers().contains(head)) << ledgers().toStdString();
  EXPECT_FALSE(ledgers().contains(QStringLiteral(", head")));
  QCoreApplication::removeTranslator(&italian);
  QCoreApplication::processEvents();
  EXPECT_TRUE(ledgers().contains(QStringLiteral(", head")));
}

}  // namespace
}  // namespace playsheet::testing
