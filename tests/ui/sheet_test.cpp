// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "tests/ui/seen_table.h"

namespace playsheet {
namespace {

using naruto::CardId;
using naruto::PlayerId;
using naruto::PlayerView;
using naruto::SeenCard;
using naruto::SeenZone;
using naruto::Zone;

constexpr auto kSouth = PlayerId::south;
constexpr auto kNorth = PlayerId::north;

void expectZonesFit(const SheetLayout& layout) {
  QVector<QRectF> zones{layout.zone(SheetPlace::Band, kSouth)};
  for (const PlayerId player : table::kPlayers) {
    for (const SheetPlace place : {SheetPlace::Village, SheetPlace::Chakra, SheetPlace::Hand, SheetPlace::Graveyard,
                                   SheetPlace::Deck, SheetPlace::Rewards, SheetPlace::Removed}) {
      zones.append(layout.zone(place, player));
    }
  }
  for (qsizetype i = 0; i < zones.size(); ++i) {
    EXPECT_TRUE(layout.area.contains(zones[i])) << i;
    EXPECT_FALSE(zones[i].isEmpty()) << i;
    for (qsizetype k = 0; k < i; ++k) {
      EXPECT_FALSE(zones[i].intersects(zones[k])) << i << " and " << k;
    }
  }
}

TEST(SheetLayout, ZonesAreInsideAndDisjoint) {
  for (const QSizeF& size : kSheetSizes) {
    SeenTable table;
    table.fillVillages(9, 3);
    for (int i = 0; i < 6; ++i) {
      table.put(kSouth, Zone::hand, 10);
      table.put(kNorth, Zone::hand, 11);
    }
    expectZonesFit(layoutOf(table, size));
    table.dressing.handShown[kSouth] = true;
    expectZonesFit(layoutOf(table, size));
    table.dressing.handShown[kNorth] = true;
    expectZonesFit(layoutOf(table, size));
    table.dressing.handShown = {};
    table.fight(3);
    expectZonesFit(layoutOf(table, size));
  }
}

TEST(SheetLayout, TwelveNinjaFitInAVillage) {
  for (const int team : {1, 2, 3}) {
    for (const QSizeF& size : kSheetSizes) {
      SeenTable table;
      table.fillVillages(12, team);
      const SheetLayout layout = layoutOf(table, size);
      int seen = 0;
      for (const PlacedCard& card : layout.cards) {
        if (card.place == SheetPlace::Village) {
          ++seen;
          EXPECT_TRUE(layout.villages[card.player].contains(card.rect)) << seen;
          EXPECT_GE(card.rect.height(), 72) << seen;
        }
      }
      EXPECT_EQ(seen, 28);
    }
  }
}

TEST(SheetLayout, EvenFortyNinjaStayInside) {
  SeenTable table;
  table.fillVillages(40, 1);
  const SheetLayout layout = layoutOf(table, kSheetSizes.first());
  for (const PlacedCard& card : layout.cards) {
    EXPECT_TRUE(layout.area.contains(card.rect));
  }
}

TEST(SheetLayout, CardsOfABattleStandInTheirLane) {
  for (const QSizeF& size : kSheetSizes) {
    SeenTable table;
    table.fillVillages(12, 3);
    table.fight(3);
    const SheetLayout layout = layoutOf(table, size);
    ASSERT_EQ(layout.lanes.size(), 3);
    int inLanes = 0;
    for (const PlacedCard& card : layout.cards) {
      if (card.place == SheetPlace::Lane) {
        ++inLanes;
        EXPECT_TRUE(layout.lanes[card.lane].half[card.player].contains(card.rect));
      }
    }
    EXPECT_EQ(inLanes, 18);
    EXPECT_TRUE(layout.find(layout.cards.last().id) != nullptr || layout.cards.last().id < 0);
  }
}

TEST(SheetLayout, TwoTeamsThatOneBlocksStandInOneLane) {
  for (const QSizeF& size : kSheetSizes) {
    SeenTable table;
    table.fillVillages(12, 3);
    table.fight(3);
    auto& battles = table.view.battles;  // the first and the third are one showdown
    battles[2].joined = true;
    battles[2].blockers = battles[0].blockers;
    battles[0].attackers.insert(battles[0].attackers.end(), battles[2].attackers.begin(), battles[2].attackers.end());
    battles[0].heads.push_back(battles[2].attackers.front());
    const SheetLayout layout = layoutOf(table, size);
    ASSERT_EQ(layout.lanes.size(), 2);
    EXPECT_EQ(layout.lanes[0].battle, 0);
    EXPECT_EQ(layout.lanes[1].battle, 1);
    int attacking = 0;
    int heads = 0;
    for (const PlacedCard& card : layout.cards) {
      if (card.place != SheetPlace::Lane || card.lane != 0) continue;
      EXPECT_TRUE(layout.lanes[0].half[card.player].contains(card.rect));
      attacking += card.player == kSouth ? 1 : 0;
      heads += card.head ? 1 : 0;
    }
    EXPECT_EQ(attacking, 6);
    EXPECT_EQ(heads, 3);
  }
}

TEST(SheetLayout, AClientThatFightsStandsWithTheTeams) {
  SeenTable table;
  table.fillVillages(3, 3);
  const auto before = layoutOf(table, kSheetSizes.first());
  SeenCard& client = table.view.players[kSouth].village.cards.front();
  client.is_ninja = true;
  client.team = naruto::TeamId{99};
  const SheetLayout layout = layoutOf(table, kSheetSizes.first());
  EXPECT_EQ(layout.cards.size(), before.cards.size());
  EXPECT_EQ(layout.teams.size(), before.teams.size() + 1);
  EXPECT_GT(layout.find(client.id)->rect.left(), layout.teamLine[kSouth].left());
}

TEST(SheetLayout, AHandThatIsSeenInABattleLeavesItsVillageVisible) {
  SeenTable table;
  table.fillVillages(12, 3);
  for (int i = 0; i < 6; ++i) {
    table.put(kSouth, Zone::hand, 10);
  }
  table.fight(1);
  table.dressing.handShown[kSouth] = true;
  const SheetLayout layout = layoutOf(table, kSheetSizes.first());
  const QRectF& hand = layout.raised[kSouth];
  ASSERT_FALSE(hand.isEmpty());
  EXPECT_TRUE(layout.villages[kSouth].contains(hand));
  for (const PlacedCard& card : layout.cards) {
    if (card.place == SheetPlace::Village && card.player == kSouth) {
      EXPECT_FALSE(card.rect.intersects(hand));
    }
  }
}

TEST(SheetLayout, NothingMovesWhenAHandIsShownForAMoment) {
  SeenTable table;
  table.fillVillages(6, 3);
  table.put(kSouth, Zone::hand, 10);
  table.put(kNorth, Zone::hand, 10);
  const SheetLayout covered = layoutOf(table, kSheetSizes.first());
  for (const PlayerId player : table::kPlayers) {
    table.dressing.handShown = {};
    table.dressing.handShown[player] = true;
    const SheetLayout shown = layoutOf(table, kSheetSizes.first());
    EXPECT_EQ(shown.band, covered.band);
    EXPECT_EQ(shown.villages, covered.villages);
  }
}

TEST(SheetSpec, RefusesWhatIsNoSheet) {
  EXPECT_EQ(narutoSheet().game, QStringLiteral("naruto"));
  EXPECT_FALSE(readSheetSpec("{}").has_value());
  EXPECT_FALSE(readSheetSpec(R"({"bands":["middle"],"strip":[],"village":[],"drawers":[],"sizes":[{},{}]})"));
}

/// A sheet of the smallest usual size with pictures that stand still.
class SheetTest : public ::testing::Test {
 protected:
  SheetTest() : sheet(narutoSheet(), tableFace) {
    sheet.resize(1108, 596);
    sheet.setPace(0);
  }
  void show() { sheet.show(table.scene(), table.dressing); }
  void click(const QRect& rect) { QTest::mouseClick(&sheet, Qt::LeftButton, {}, rect.center()); }
  QStringList names() {
    QStringList result;
    const std::function<void(QAccessibleInterface*)> read = [&](QAccessibleInterface* item) {
      for (int i = 0; item != nullptr && i < item->childCount(); ++i) {
        result << item->child(i)->text(QAccessible::Name);
        read(item->child(i));
      }
    };
    read(QAccessible::queryAccessibleInterface(&sheet));
    return result;
  }

  SeenTable table;
  Sheet sheet;
};

TEST_F(SheetTest, AClickOnACardGivesItsId) {
  table.fillVillages(9, 3);
  const CardId inHand = table.put(kSouth, Zone::hand, 5);
  table.dressing.handShown[kSouth] = true;
  show();
  QSignalSpy clicked(&sheet, &Sheet::cardClicked);
  for (const SeenCard& card : table.view.players[kNorth].village.cards) {
    click(sheet.cardRect(card.id));
    ASSERT_FALSE(clicked.isEmpty());
    EXPECT_EQ(clicked.takeLast().at(0).toInt(), card.id);
  }
  click(sheet.cardRect(inHand));
  EXPECT_EQ(clicked.takeLast().at(0).toInt(), inHand);
}

TEST_F(SheetTest, ADoubleClickIsNotTwoClicks) {
  const CardId card = table.put(kSouth, Zone::village, 1, naruto::TeamId{0});
  show();
  QSignalSpy clicked(&sheet, &Sheet::cardClicked);
  QSignalSpy doubled(&sheet, &Sheet::cardDoubleClicked);
  click(sheet.cardRect(card));
  QTest::mouseDClick(&sheet, Qt::LeftButton, {}, sheet.cardRect(card).center());
  EXPECT_EQ(doubled.size(), 1);
  EXPECT_LE(clicked.size(), 2);
}

TEST_F(SheetTest, HiddenHandsPaintAndReadAlike) {
  for (int i = 0; i < 5; ++i) {
    table.put(kSouth, Zone::hand, static_cast<naruto::DefinitionId>(i));
    table.put(kNorth, Zone::hand, static_cast<naruto::DefinitionId>(10 + i));
  }
  show();
  const QImage before = sheet.grab().toImage();
  const QStringList said = names();
  for (const PlayerId player : table::kPlayers) {
    for (SeenCard& card : table.view.players[player].hand.cards) {
      card.definition = static_cast<naruto::DefinitionId>(card.definition + 20);
      EXPECT_TRUE(sheet.cardRect(card.id).isEmpty());
    }
  }
  show();
  EXPECT_EQ(sheet.grab().toImage(), before);
  EXPECT_EQ(names(), said);
  EXPECT_EQ(said.count(QStringLiteral("card, face down")), 11) << "both hands and the top of a deck";
}

TEST_F(SheetTest, AToolTipOfAHiddenHandNamesNoCard) {
  table.put(kSouth, Zone::hand, 7);
  show();
  sheet.QWidget::show();
  const QPoint at = sheet.zoneRect(SheetPlace::Hand, kSouth).center();
  QHelpEvent help(QEvent::ToolTip, at, sheet.mapToGlobal(at));
  QApplication::sendEvent(&sheet, &help);
  EXPECT_FALSE(QToolTip::text().isEmpty());
  EXPECT_FALSE(QToolTip::text().contains(QStringLiteral("Card 7")));
}

TEST_F(SheetTest, AccessibleNamesTellHealthAndTeam) {
  table.put(kSouth, Zone::village, 1, naruto::TeamId{0});
  table.put(kSouth, Zone::village, 2, naruto::TeamId{4});
  table.view.players[kSouth].village.cards.back().injured = true;
  show();
  EXPECT_TRUE(names().contains(QStringLiteral("Card 2, injured, team B")));
  EXPECT_TRUE(names().contains(QStringLiteral("Card 1, team A")));
}

TEST_F(SheetTest, AClickOnTheGraveyardOpensADrawerAndEscapeClosesIt) {
  const CardId lower = table.put(kNorth, Zone::discard, 1);
  table.put(kNorth, Zone::discard, 2);
  show();
  EXPECT_TRUE(sheet.cardRect(lower).isEmpty());
  QSignalSpy spots(&sheet, &Sheet::spotClicked);
  click(sheet.zoneRect(SheetPlace::Graveyard, kNorth));
  EXPECT_TRUE(sheet.drawerIsOpen(kNorth));
  EXPECT_EQ(spots.size(), 1);
  QSignalSpy clicked(&sheet, &Sheet::cardClicked);
  click(sheet.cardRect(lower));
  ASSERT_EQ(clicked.size(), 1);
  EXPECT_EQ(clicked.first().first().toInt(), lower);
  QTest::keyClick(&sheet, Qt::Key_Escape);
  EXPECT_FALSE(sheet.drawerIsOpen(kNorth));
}

TEST_F(SheetTest, MarkedCardsOfAPileOpenItOnce) {
  const CardId card = table.put(kSouth, Zone::chakra, 1);
  show();
  EXPECT_FALSE(sheet.drawerIsOpen(kSouth));
  table.dressing.marks[card].payment = true;
  show();
  EXPECT_TRUE(sheet.drawerIsOpen(kSouth));
  sheet.closeDrawers();
  show();
  EXPECT_FALSE(sheet.drawerIsOpen(kSouth)) << "a person has closed it";
  table.dressing.marks.clear();
  show();
  table.dressing.marks[card].legal = true;
  show();
  EXPECT_TRUE(sheet.drawerIsOpen(kSouth));
  table.dressing.marks.clear();
  show();
  EXPECT_FALSE(sheet.drawerIsOpen(kSouth));
}

TEST_F(SheetTest, LookedAtCardsCanBeClicked) {
  SeenCard card;
  card.id = 77;
  card.definition = 4;
  card.zone = Zone::deck;
  table.view.looked_at.push_back(card);
  show();
  QSignalSpy clicked(&sheet, &Sheet::cardClicked);
  click(sheet.cardRect(77));
  EXPECT_EQ(clicked.size(), 1);
}

TEST_F(SheetTest, ADraggedCardTellsWhereItWasLetGo) {
  const CardId card = table.put(kSouth, Zone::hand, 1);
  const CardId refused = table.put(kSouth, Zone::hand, 2);
  table.dressing.handShown[kSouth] = true;
  table.dressing.marks[refused].refused = true;
  show();
  QSignalSpy dragged(&sheet, &Sheet::dragged);
  const auto drag = [&](CardId id) {
    QTest::mousePress(&sheet, Qt::LeftButton, {}, sheet.cardRect(id).center());
    const QPoint to = sheet.zoneRect(SheetPlace::Village, kSouth).center();
    QMouseEvent move(QEvent::MouseMove, to, sheet.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&sheet, &move);
    QTest::mouseRelease(&sheet, Qt::LeftButton, {}, to);
  };
  drag(card);
  ASSERT_EQ(dragged.size(), 1);
  EXPECT_EQ(dragged.first().at(0).toInt(), card);
  const auto spot = dragged.first().at(1).value<SheetSpot>();
  EXPECT_EQ(spot.place, SheetPlace::Village);
  EXPECT_EQ(spot.player, kSouth);
  drag(refused);  // it can still be charged, and a drop where it cannot go says why
  ASSERT_EQ(dragged.size(), 2);
  EXPECT_EQ(dragged.last().at(0).toInt(), refused);
}

TEST_F(SheetTest, PicturesFollowAndAPressFinishesThem) {
  sheet.setPace(2);
  table.put(kSouth, Zone::hand, 1);
  table.dressing.handShown[kSouth] = true;
  show();
  EXPECT_FALSE(sheet.animating());
  SeenZone& hand = table.view.players[kSouth].hand;
  SeenCard card = hand.cards.front();
  hand = {};
  card.zone = Zone::village;
  card.team = naruto::TeamId{0};
  table.view.players[kSouth].village = {1, {card}};
  show();
  EXPECT_TRUE(sheet.animating());
  EXPECT_TRUE(sheet.zoneRect(SheetPlace::Village, kSouth).contains(sheet.cardRect(card.id))) << "true at once";
  QTest::mousePress(&sheet, Qt::LeftButton, {}, QPoint(2, 2));
  EXPECT_FALSE(sheet.animating());
}

TEST_F(SheetTest, CoveringAHandMovesNothing) {
  sheet.setPace(2);
  table.put(kSouth, Zone::hand, 1);
  table.dressing.handShown[kSouth] = true;
  show();
  table.dressing.handShown[kSouth] = false;
  show();
  EXPECT_FALSE(sheet.animating());
}

TEST_F(SheetTest, AnotherDeciderSeesAHandWithoutItsCardsFlying) {
  sheet.setPace(2);
  table.put(kSouth, Zone::hand, 1);
  table.put(kNorth, Zone::hand, 2);
  table.dressing.handShown[kSouth] = true;
  show();
  table.view.viewer = kNorth;
  table.dressing.handShown[kSouth] = false;
  table.dressing.handShown[kNorth] = true;
  table.view.players[kSouth].hand.cards.clear();
  show();
  EXPECT_FALSE(sheet.animating());
}

TEST_F(SheetTest, TheChainGetsItsPlaceOnlyWhileThereIsOne) {
  sheet.setChainKept(true);
  show();
  EXPECT_TRUE(sheet.chainRect().isEmpty());
  table.view.chain.emplace_back();
  show();
  EXPECT_FALSE(sheet.chainRect().isEmpty());
}

TEST_F(SheetTest, ALineLeadsFromTheUserToTheTargetOfWhatIsResolvedNext) {
  const CardId user = table.put(kSouth, Zone::village, 1, naruto::TeamId{0});
  const CardId target = table.put(kNorth, Zone::village, 2, naruto::TeamId{0});
  show();
  const QImage without = sheet.grab().toImage();
  const auto use = [&](CardId aim) {
    naruto::SeenLink link;
    link.link.context.user = {user, 0};
    link.targets = {aim};
    table.view.chain.push_back(link);
    show();
    return sheet.grab().toImage();
  };
  EXPECT_EQ(use(user), without) << "a line from a card to itself";
  EXPECT_EQ(use(table::kNoCard), without) << "a line to nothing";
  const QImage aimed = use(target);
  EXPECT_NE(aimed, without);
  EXPECT_EQ(use(user), without) << "it is not resolved next, and nothing of it is pointed at";
  sheet.pointAt(target);
  const QImage pointed = sheet.grab().toImage();
  table.view.chain.clear();
  show();
  EXPECT_NE(sheet.grab().toImage(), pointed) << "its target is pointed at";
}

}  // namespace
}  // namespace playsheet
