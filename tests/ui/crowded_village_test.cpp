// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/match_fixture.h"
#include "tests/ui/seen_table.h"

/// What a village does when more lies there than it has room for: cover, stack, shrink, turn pages; never scroll.
namespace playsheet {
namespace {

using naruto::CardId;
using naruto::PlayerId;
using naruto::Zone;

constexpr auto kOwner = PlayerId::south;
constexpr qreal kFloor = 72;

QVector<const PlacedCard*> laid(const SheetLayout& layout, bool elsewhere) {
  QVector<const PlacedCard*> cards;
  for (const PlacedCard& card : layout.cards) {
    if (card.place == SheetPlace::Village && card.player == kOwner && card.elsewhere == elsewhere) cards.append(&card);
  }
  return cards;
}

SheetLayout layoutAt(const SeenTable& table, const QSizeF& size, int shown) {
  const Scene scene = table.scene();
  LayoutInput input{narutoSheet(), scene, table.dressing, tableFaceOf, size, 1, false, {}};
  input.villageAt[kOwner] = shown;
  return layOut(input);
}

TEST(CrowdedVillage, CardsThatAreAlikeLieSideBySideAsLongAsTheyCan) {
  SeenTable table;
  for (int i = 0; i < 4; ++i) table.put(kOwner, Zone::village, SeenTable::kClient);
  const SheetLayout layout = layoutOf(table, kSheetSizes.first());
  for (const PlacedCard* card : laid(layout, false)) EXPECT_EQ(card->stack, 1);
}

TEST(CrowdedVillage, CardsThatAreAlikeLieOnOneStackWithTheirNumber) {
  for (const QSizeF& size : kSheetSizes) {
    SeenTable table;
    const CardId first = table.put(kOwner, Zone::village, SeenTable::kClient);
    for (int i = 0; i < 24; ++i) table.put(kOwner, Zone::village, SeenTable::kClient);
    const CardId other = table.put(kOwner, Zone::village, SeenTable::kClient + 1);
    const SheetLayout layout = layoutOf(table, size);
    EXPECT_EQ(laid(layout, false).size(), 26);
    EXPECT_EQ(layout.find(first)->stack, 25);
    EXPECT_EQ(layout.find(other)->stack, 1);
    EXPECT_EQ(layout.cardAt(layout.find(first)->rect.center())->id, first) << "the first lies on top";
    EXPECT_FALSE(layout.find(first)->rect.intersects(layout.find(other)->rect));
    EXPECT_EQ(layout.find(first)->rect.height(), layout.sizes.card) << "nothing has to shrink";
  }
}

TEST(CrowdedVillage, WhatCanBeToldApartLiesApart) {
  SeenTable table;
  std::vector<CardId> clients;
  for (int i = 0; i < 25; ++i) clients.push_back(table.put(kOwner, Zone::village, SeenTable::kClient));
  auto& village = table.view.players[kOwner].village.cards;
  naruto::CoinStack coin;
  coin.kind = naruto::CoinKind::growth;
  coin.n = 1;
  village[3].coins.push_back(coin);
  village[5].entered_this_turn = true;
  table.dressing.marks[clients[7]].selected = true;
  table.put(kOwner, Zone::village, SeenTable::kJutsu);
  village.back().attached_to = clients[9];
  const SheetLayout layout = layoutOf(table, kSheetSizes.first());
  EXPECT_EQ(layout.find(clients[0])->stack, 21);
  for (const std::size_t apart : {3U, 5U, 7U, 9U}) {
    EXPECT_EQ(layout.find(clients[apart])->stack, 1);
    EXPECT_FALSE(layout.find(clients[0])->rect.intersects(layout.find(clients[apart])->rect)) << apart;
  }
}

TEST(CrowdedVillage, EveryCardIsOnOnePageAndNoneIsSmallerThanTheFloor) {
  for (const QSizeF& size : kSheetSizes) {
    SeenTable table;
    table.fillVillages(40, 1);
    int shown = -1;
    QSet<int> seen;
    int pages = 0;
    for (bool more = true; more; ++pages) {
      const SheetLayout layout = layoutAt(table, size, shown);
      const PagerPlan& pager = layout.pagers[kOwner];
      EXPECT_EQ(laid(layout, false).size() + laid(layout, true).size(), 42);
      EXPECT_EQ(pager.back.isEmpty(), pages == 0);
      for (const PlacedCard* card : laid(layout, false)) {
        EXPECT_FALSE(seen.contains(card->id)) << "on two pages: " << card->id;
        seen.insert(card->id);
        EXPECT_TRUE(layout.villages[kOwner].contains(card->rect));
        EXPECT_GE(std::min(card->rect.height(), card->rect.width()), kFloor * 63 / 88 - 1);
        EXPECT_FALSE(card->rect.intersects(pager.back) || card->rect.intersects(pager.forth));
      }
      more = !pager.forth.isEmpty();
      if (more) {
        EXPECT_TRUE(layout.villages[kOwner].contains(pager.forth));
        EXPECT_GE(std::min(pager.forth.width(), pager.forth.height()), 24);
        shown = layout.behindArrow(pager.forth.center())->id;
      }
    }
    EXPECT_EQ(seen.size(), 42);
    EXPECT_GT(pages, 1);
  }
}

TEST(CrowdedVillage, BackLeadsToThePageBefore) {
  SeenTable table;
  table.fillVillages(40, 1);
  const SheetLayout first = layoutAt(table, kSheetSizes.first(), -1);
  const int next = first.behindArrow(first.pagers[kOwner].forth.center())->id;
  const SheetLayout second = layoutAt(table, kSheetSizes.first(), next);
  ASSERT_FALSE(second.pagers[kOwner].back.isEmpty());
  const int before = second.behindArrow(second.pagers[kOwner].back.center())->id;
  const SheetLayout again = layoutAt(table, kSheetSizes.first(), before);
  EXPECT_EQ(again.pagers[kOwner].back, first.pagers[kOwner].back);
  EXPECT_FALSE(again.find(before)->elsewhere);
  EXPECT_EQ(laid(again, false).size(), laid(first, false).size());
}

/// By mouse, by keys, by a held card and by a screen reader.
class CrowdedVillageSheet : public ::testing::Test {
 protected:
  CrowdedVillageSheet() : sheet(narutoSheet(), tableFace) {
    sheet.resize(1108, 596);
    sheet.setPace(0);
    table.fillVillages(40, 1);
    sheet.show(table.scene(), table.dressing);
    const auto& village = table.view.players[kOwner].village.cards;
    first = village[0].id;
    last = village.back().id;
  }
  QRect village() const { return sheet.zoneRect(SheetPlace::Village, kOwner); }
  /// In the middle of where the arrow to the next page lies.
  QPoint forth() const { return sheet.cardRect(last).center(); }
  bool shown(int card) const { return sheet.spotAt(sheet.cardRect(card).center()).card == card; }

  SeenTable table;
  Sheet sheet;
  CardId first = 0;
  CardId last = 0;
};

TEST_F(CrowdedVillageSheet, AClickOnTheArrowTurnsThePage) {
  ASSERT_TRUE(shown(first));
  ASSERT_FALSE(shown(last));
  QSignalSpy clicked(&sheet, &Sheet::cardClicked);
  for (int clicks = 0; !shown(last); ++clicks) {
    ASSERT_LT(clicks, 6);
    testing::keepPicture(sheet, QStringLiteral("village_page_%1").arg(clicks + 1));
    QTest::mouseClick(&sheet, Qt::LeftButton, {}, forth());
  }
  EXPECT_FALSE(shown(first));
  EXPECT_EQ(clicked.size(), 0) << "an arrow is no card";
  while (!shown(first)) QTest::mouseClick(&sheet, Qt::LeftButton, {}, sheet.cardRect(first).center());
}

TEST_F(CrowdedVillageSheet, TheNumberOfAStackIsSeen) {
  SeenTable clients;
  for (int i = 0; i < 25; ++i)
    clients.put(kOwner, Zone::village, static_cast<naruto::DefinitionId>(SeenTable::kClient + i % 3));
  sheet.show(clients.scene(), clients.dressing);
  testing::keepPicture(sheet, QStringLiteral("village_stacks"));
  const QImage many = sheet.grab(sheet.zoneRect(SheetPlace::Village, kOwner)).toImage();
  auto& village = clients.view.players[kOwner].village;
  village.cards.erase(village.cards.begin() + 5);
  --village.count;
  sheet.show(clients.scene(), clients.dressing);
  EXPECT_NE(sheet.grab(sheet.zoneRect(SheetPlace::Village, kOwner)).toImage(), many);
}

TEST_F(CrowdedVillageSheet, TheArrowKeysGoOnOverTheEndOfAPage) {
  sheet.pointAt(first);
  QSet<int> visited;
  for (int i = 0; i < 60 && sheet.focusedCard() != last; ++i) {
    visited.insert(sheet.focusedCard());
    QTest::keyClick(&sheet, Qt::Key_Right);
    ASSERT_TRUE(shown(sheet.focusedCard())) << "what the keys point at is seen";
  }
  EXPECT_EQ(sheet.focusedCard(), last);
  EXPECT_EQ(visited.size(), 41) << "each card once";
  for (int i = 0; i < 60 && sheet.focusedCard() != first; ++i) QTest::keyClick(&sheet, Qt::Key_Left);
  EXPECT_EQ(sheet.focusedCard(), first);
}

TEST_F(CrowdedVillageSheet, WhatIsPointedAtByNameIsTurnedTo) {
  EXPECT_TRUE(sheet.pointAt(last));
  EXPECT_TRUE(shown(last));
  EXPECT_TRUE(sheet.pointAt(first));
  EXPECT_TRUE(shown(first));
}

TEST_F(CrowdedVillageSheet, ThePageStaysWhenTheTableChanges) {
  sheet.pointAt(last);
  table.view.players[kOwner].deck.count -= 1;
  sheet.show(table.scene(), table.dressing);
  EXPECT_TRUE(shown(last));
  auto& village = table.view.players[kOwner].village;
  village.cards.pop_back();
  --village.count;
  sheet.show(table.scene(), table.dressing);
  EXPECT_TRUE(sheet.cardRect(last).isEmpty());
}

TEST_F(CrowdedVillageSheet, ACardThatIsHeldOverTheArrowIsLetGoOnTheNextPage) {
  QSignalSpy dragged(&sheet, &Sheet::dragged);
  const auto& cards = table.view.players[kOwner].village.cards;
  const auto next = std::find_if(cards.begin(), cards.end(), [this](const auto& card) {
    return !shown(card.id) && sheet.cardRect(card.id).left() > village().center().x();
  });
  ASSERT_NE(next, cards.end());
  QTest::mousePress(&sheet, Qt::LeftButton, {}, sheet.cardRect(first).center());
  QTest::mouseMove(&sheet, sheet.cardRect(first).center() + QPoint(40, 0));
  QTest::mouseMove(&sheet, forth());
  ASSERT_TRUE(shown(next->id));
  QTest::mouseMove(&sheet, sheet.cardRect(next->id).center());
  QTest::mouseRelease(&sheet, Qt::LeftButton, {}, sheet.cardRect(next->id).center());
  ASSERT_EQ(dragged.size(), 1);
  EXPECT_EQ(dragged.at(0).at(0).toInt(), first);
  EXPECT_EQ(dragged.at(0).at(1).value<SheetSpot>().card, next->id);
}

TEST_F(CrowdedVillageSheet, AScreenReaderReadsTheCardsOfAllPages) {
  int cards = 0;
  const std::function<void(QAccessibleInterface*)> read = [&](QAccessibleInterface* item) {
    for (int i = 0; i < item->childCount(); ++i) {
      cards += item->child(i)->role() == QAccessible::ListItem &&
                       item->child(i)->text(QAccessible::Name).contains(QStringLiteral("Card "))
                   ? 1
                   : 0;
      read(item->child(i));
    }
  };
  read(QAccessible::queryAccessibleInterface(&sheet));
  EXPECT_EQ(cards, 84);
}

}  // namespace
}  // namespace playsheet
