// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>
#include <QFile>
#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTest>
#include <map>

#include "ui/sheet/access_nodes.h"
#include "ui/sheet/ring_measure.h"
#include "ui/sheet/sheet.h"
#include "ui/sheet/sheet_focus.h"
#include "ui/sheet/sheet_layout.h"
#include "ui/sheet/sheet_spec.h"

/// A table at which two to nine people sit in a ring, of no game: who decides is large, the others stand round the
/// middle (R-1101: what is public is seen of everybody).
namespace playsheet {
namespace {

using table::PlayerId;

const QVector<QSizeF> kRingSizes{{911, 490}, {1108, 596}, {1560, 900}, {1900, 1022}};

SheetSpec ringSpec() {
  QFile file(QStringLiteral(PLAYSHEET_SOURCE_DIR "/resources/sheets/rising-clan.json"));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  const auto spec = readSheetSpec(file.readAll());
  EXPECT_TRUE(spec.has_value());
  return spec.value_or(SheetSpec{});
}

CardFace ringFace(int number) {
  static const QStringList names{QStringLiteral("Katana"), QStringLiteral("Smoke Screen"),
                                 QStringLiteral("Recall to Order"), QStringLiteral("Survivor"),
                                 QStringLiteral("The Silent Valley")};
  CardFace face;
  face.code = QString::number(number % 5);
  face.type = number % 5 == 4 ? CardFace::Type::Mission : CardFace::Type::Weapon;
  face.name = names[number % 5];
  face.typeLine = QStringLiteral("Permanent");
  face.ground = QStringLiteral("LFWNE").mid(number % 5, 1);
  face.text = QStringLiteral("Your ATT is 2 higher.");
  return face;
}

/// Everybody has so many cards before them, and a hand of four; the first one sees it.
struct RingTable {
  Scene scene;
  SheetDressing dressing;
  SheetSpec spec = ringSpec();

  explicit RingTable(int players, int cards = 4) {
    static const QStringList names{QStringLiteral("Naomi"),          QStringLiteral("Tiago"),  QStringLiteral("Kai"),
                                   QStringLiteral("Maria Fernanda"), QStringLiteral("Luca"),   QStringLiteral("Bea"),
                                   QStringLiteral("João"),           QStringLiteral("Giulia"), QStringLiteral("Ren")};
    static const QStringList marks{QStringLiteral("peak"), QStringLiteral("moon"), QStringLiteral("sun"),
                                   QStringLiteral("wave"), QStringLiteral("fan"),  QStringLiteral("pine"),
                                   QStringLiteral("kite"), QStringLiteral("drum"), QStringLiteral("gate")};
    scene.players = players;
    scene.begun = true;
    scene.viewer = scene.active = PlayerId::south;
    int next = 0;
    for (const PlayerId player : scene.everyone()) {
      const auto at = static_cast<qsizetype>(table::index(player));
      dressing.names[player] = names[at];
      dressing.seatMarks[player] = marks[at];
      SceneSeat& seat = scene.seats[player];
      for (int i = 0; i < cards; ++i) {
        SceneCard card;
        card.id = next++;
        card.face = card.id;
        card.owner = card.controller = player;
        card.place = SheetPlace::Village;
        card.part = i == 0 ? QStringLiteral("permanent") : QStringLiteral("status");
        seat[SheetPlace::Village].cards.push_back(card);
      }
      seat[SheetPlace::Village].count = cards;
      seat[SheetPlace::Hand].count = 4;
      seat.tallies = {{{}, QStringLiteral("ATT"), QStringLiteral("ATT 7"), 7, 2},
                      {{}, QStringLiteral("DIF"), QStringLiteral("DIF 11"), 11, 0},
                      {{}, QStringLiteral("CST"), QStringLiteral("CST 3"), 3, -1},
                      {{}, QStringLiteral("INT"), QStringLiteral("INT 3"), 3, 0},
                      {QStringLiteral("hand"), {}, QStringLiteral("4 cards in hand"), 4},
                      {QStringLiteral("mission"), {}, QStringLiteral("3 events"), 3},
                      {QStringLiteral("coin"), {}, QStringLiteral("1 credit"), 1},
                      {QStringLiteral("life"), {}, QStringLiteral("2 substitutions"), 2},
                      {QStringLiteral("injured"), {}, QStringLiteral("1 wound"), 1, 0, true}};
      if (at % 3 == 1) seat.emblem = QStringLiteral("Shurinian");
      seat.role = at == 0 ? QStringLiteral("has the turn") : QString();
      seat.out = at == 4;
    }
    for (int i = 0; i < 4; ++i) {
      SceneCard card;
      card.id = 150 + i;
      card.face = i;
      card.place = SheetPlace::Hand;
      scene.seats[PlayerId::south][SheetPlace::Hand].cards.push_back(card);
    }
    SceneCard event;
    event.id = 180;
    event.face = 4;
    event.place = SheetPlace::Band;
    scene.middle = {event};
    scene.stocks = {{QStringLiteral("deck"), QStringLiteral("Advantage cards"), 41, 6},
                    {QStringLiteral("mission"), QStringLiteral("Events"), 22, 3},
                    {QStringLiteral("warning"), QStringLiteral("Disadvantages"), 18, 2},
                    {QStringLiteral("star"), QStringLiteral("Status cards"), 12, 0}};
    scene.notice = {QStringLiteral("mission"), QStringLiteral("Event"), QStringLiteral("The top event is turned up.")};
    scene.words.places[static_cast<std::size_t>(SheetPlace::Hand)] = QStringLiteral("%1’s hand");
    dressing.handShown[PlayerId::south] = true;
  }

  void roll() {
    scene.rolls = {{PlayerId::south,
                    false,
                    QStringLiteral("Naomi attacks Kai"),
                    4,
                    false,
                    {{4, {}, QStringLiteral("die"), {}},
                     {5, {}, QStringLiteral("base ATT"), {}},
                     {2, {}, QStringLiteral("Katana"), {}, -1, 0}},
                    11,
                    {{11, {}, QStringLiteral("base DIF"), {}}},
                    11,
                    QStringLiteral("DIF of Kai"),
                    QStringLiteral("reached"),
                    true}};
  }

  SheetLayout layOut(const QSizeF& size) const {
    static std::map<int, CardFace> faces;  // their places stay
    const auto face = [](int number) -> const CardFace& {
      return faces.try_emplace(number, ringFace(number)).first->second;
    };
    return playsheet::layOut({spec, scene, dressing, face, size, 1, false, {}});
  }
};

TEST(RingSheet, EverybodyHasAPlaceOfTheirOwn) {
  for (int players = 2; players <= 9; ++players)
    for (const QSizeF& size : kRingSizes) {
      RingTable table(players);
      table.roll();
      const SheetLayout layout = table.layOut(size);
      QVector<QRectF> zones{layout.band, layout.seats[PlayerId::south].hand, layout.villages[PlayerId::south]};
      for (const PlayerId player : table.scene.everyone()) zones.append(layout.seats[player].plate);
      for (qsizetype i = 0; i < zones.size(); ++i) {
        EXPECT_TRUE(layout.area.contains(zones[i])) << players << " at " << size.width() << ", zone " << i;
        EXPECT_GT(zones[i].width(), 150) << players << " at " << size.width() << ", zone " << i;
        EXPECT_GT(zones[i].height(), 70) << players << " at " << size.width() << ", zone " << i;
        for (qsizetype k = 0; k < i; ++k)
          EXPECT_FALSE(zones[i].intersects(zones[k])) << players << " at " << size.width() << ": " << i << ", " << k;
      }
    }
}

TEST(RingSheet, EverySeatTellsAllItsFiguresAndNothingOfAPanelLeavesIt) {
  for (int players = 2; players <= 9; ++players)
    for (const QSizeF& size : kRingSizes) {
      const RingTable table(players);
      const SheetLayout layout = table.layOut(size);
      for (const PlayerId player : table.scene.everyone()) {
        const SeatPlan& seat = layout.seats[player];
        ASSERT_EQ(seat.tallies.size(), table.scene.seats[player].tallies.size());
        for (const QRectF& tally : seat.tallies) {
          EXPECT_FALSE(tally.isEmpty()) << players << " at " << size.width() << ", seat " << table::index(player);
          EXPECT_TRUE(seat.plate.contains(tally)) << players << " at " << size.width();
        }
      }
      for (const PlacedCard& card : layout.cards) {
        if (!card.tag || card.elsewhere) continue;
        EXPECT_TRUE(layout.seats[card.player].plate.contains(card.rect)) << players << " at " << size.width();
        EXPECT_GE(card.rect.height(), 18) << players << " at " << size.width();
      }
    }
}

TEST(RingSheet, CardsThatDoNotFitAreOnOtherPages) {
  const RingTable table(9, 12);
  const SheetLayout layout = table.layOut({1108, 596});
  int told = 0, elsewhere = 0;
  for (const PlacedCard& card : layout.cards) {
    if (!card.tag) continue;
    ++told;
    elsewhere += card.elsewhere ? 1 : 0;
    if (card.elsewhere) {
      EXPECT_FALSE(card.rect.isEmpty()) << "the arrow that leads there";
    }
  }
  EXPECT_EQ(told, 8 * 12);
  EXPECT_GT(elsewhere, 0);
}

TEST(RingSheet, TheNextOneClockwiseSitsAtTheLeft) {
  RingTable table(5);
  table.dressing.bottom = table::player_at(2);
  const SheetLayout layout = table.layOut({1108, 596});
  EXPECT_TRUE(layout.seats[table::player_at(2)].open);
  const auto at = [&](std::size_t seat) { return layout.seats[table::player_at(seat)].plate.center(); };
  EXPECT_LT(at(3).x(), layout.band.left()) << "beside the middle";
  EXPECT_LT(at(4).y(), layout.band.top()) << "beyond it";
  EXPECT_LT(at(4).x(), at(0).x());
  EXPECT_LT(at(0).y(), layout.band.top());
  EXPECT_GT(at(1).x(), layout.band.right());
}

TEST(RingSheet, PointingTellsWhoAndWhichDeck) {
  RingTable table(5);
  Sheet sheet(table.spec, [](int number, const QString&) { return ringFace(number); });
  sheet.resize(1108, 596);
  sheet.show(table.scene, table.dressing);
  const SheetLayout layout = table.layOut({1108, 596});
  const PlayerId fourth = table::player_at(3);
  const QPoint name = layout.seats[fourth].words.center().toPoint();
  EXPECT_EQ(sheet.spotAt(name).place, SheetPlace::Village);
  EXPECT_EQ(sheet.spotAt(name).player, fourth);
  const SheetSpot deck = sheet.spotAt(layout.stocks[1].center().toPoint());
  EXPECT_EQ(deck.place, SheetPlace::Stock);
  EXPECT_EQ(deck.stock, 1);
}

TEST(RingSheet, TheKeysLeadToEverybodyAndToTheDecks) {
  const RingTable table(9);
  const QVector<FocusStop> stops = focusStops(table.layOut({1108, 596}), table.scene);
  for (std::size_t seat = 1; seat < 9; ++seat)
    EXPECT_TRUE(std::any_of(stops.begin(), stops.end(), [&](const FocusStop& stop) {
      return stop.card < 0 && stop.place == SheetPlace::Village && stop.player == table::player_at(seat);
    })) << seat;
  EXPECT_EQ(std::count_if(stops.begin(), stops.end(), [](const FocusStop& stop) { return stop.stock >= 0; }), 4);
  const QVector<FocusZone> zones = focusZones(PlayerId::south, 9);
  for (const FocusStop& stop : stops) EXPECT_TRUE(zones.contains(stop.zone)) << stop.rect.left();
}

TEST(RingSheet, ARollIsReadOutWithEveryAddend) {
  RingTable table(3);
  table.roll();
  const QString heard = rollLedgers(table.scene).join(QLatin1Char('|'));
  for (const char* part : {"Naomi attacks Kai", "die", "base ATT", "Katana", "11", "DIF of Kai", "reached"})
    EXPECT_TRUE(heard.contains(QLatin1String(part))) << part << " in " << heard.toStdString();
}

/// of two dice at once each is told whole beside the card of the event, however narrow the middle is.
TEST(RingSheet, TwoDiceHaveRoomForWhatIsRolled) {
  for (int players = 2; players <= 9; ++players)
    for (const QSizeF& size : kRingSizes) {
      RingTable table(players);
      table.roll();
      SceneRoll other = table.scene.rolls.front();
      other.title = QStringLiteral("Kai challenges Naomi: ATT");
      table.scene.rolls.push_back(other);
      const SheetLayout layout = table.layOut(size);
      ASSERT_EQ(layout.rolls.size(), 2);
      EXPECT_FALSE(layout.rolls[0].rect.intersects(layout.rolls[1].rect)) << players << " at " << size.width();
      for (qsizetype i = 0; i < 2; ++i) {
        const RollPlan& plan = layout.rolls[i];
        const QString& title = table.scene.rolls[static_cast<std::size_t>(i)].title;
        EXPECT_TRUE(layout.band.contains(plan.rect)) << players << " at " << size.width();
        EXPECT_TRUE(plan.rect.contains(plan.die)) << players << " at " << size.width();
        EXPECT_TRUE(plan.rect.contains(plan.ledger)) << players << " at " << size.width();
        EXPECT_GE(plan.rect.width(), 150) << players << " at " << size.width();
        const qreal room = plan.rect.width() - 16;
        const QFont font = ring::rollTitleFont(layout.sizes, plan.brief);
        const QFontMetricsF metrics(font);
        const QStringList lines = plan.brief ? QStringList{title} : ring::inTwoLines(title, font, room);
        for (const QString& line : lines)
          EXPECT_LE(metrics.horizontalAdvance(line), room)
              << line.toStdString() << ", " << players << " at " << size.width();
        const qreal head = 18 * layout.sizes.text * static_cast<qreal>(lines.size());
        EXPECT_GE(plan.die.top() - plan.rect.top(), head) << players << " at " << size.width();
      }
    }
}

/// Name, what the player does and the figures below are lines of their own.
TEST(RingSheet, TheWordsOfASeatKeepApart) {
  for (int players = 2; players <= 9; ++players)
    for (const QSizeF& size : kRingSizes)
      for (const char* role : {"", "has the turn", "under Recall to Order, has the turn"}) {
        RingTable table(players);
        for (const PlayerId player : table.scene.everyone()) table.scene.seats[player].role = QLatin1String(role);
        const SheetLayout layout = table.layOut(size);
        for (const PlayerId player : table.scene.everyone()) {
          const SeatPlan& plan = layout.seats[player];
          const QString& name = table.dressing.names[player];
          const ring::HeadWords words = ring::headWords(plan, layout.sizes, name, QLatin1String(role));
          const QFontMetricsF large(words.nameFont), small(words.roleFont);
          const std::string where = std::to_string(players) + " at " + std::to_string(size.width()) + ", " + role;
          EXPECT_GE(words.name.y() - large.capHeight(), plan.plate.top()) << where;
          const bool below = *role != 0 && words.role.x() == words.name.x();
          if (below) {
            EXPECT_LE(words.name.y() + 3, words.role.y() - small.capHeight()) << where;
          } else if (*role != 0) {
            EXPECT_GE(words.role.x(), words.name.x() + large.horizontalAdvance(name) + 4) << where;
            EXPECT_LE(words.role.x() + small.horizontalAdvance(QLatin1String(role)), plan.words.right() + 1) << where;
          }
          const QRectF& figures = plan.tallies.front();
          const qreal frame =
              layout.zone(SheetPlace::TurnMarker, player).top() - 5.75;  // of a lesson that points there
          EXPECT_GE(frame, plan.disc.bottom()) << where;
          EXPECT_GE(frame, words.role.y()) << where;
          const qreal lowest = below ? words.role.y() : words.name.y();
          const qreal caps = QFontMetricsF(ring::figureFont(plan.scale)).capHeight();
          EXPECT_GE(figures.center().y() - caps / 2 - lowest, plan.panel ? 4 : 10) << where;
        }
      }
}

/// nine dice for the first turn lie side by side, each with the name of who has rolled it.
TEST(RingSheet, ManyDiceAreSeenEachWithItsName) {
  for (const std::size_t dice : {3U, 5U, 9U})
    for (const QSizeF& size : kRingSizes) {
      RingTable table(9);
      for (std::size_t i = 0; i < dice; ++i) {
        SceneRoll roll;
        roll.roller = table::player_at(i);
        roll.title = table.dressing.names[roll.roller];
        roll.die = roll.total = static_cast<int>(i % 6) + 1;
        roll.rows = {{roll.die, {}, QStringLiteral("die"), {}}};
        table.scene.rolls.push_back(roll);
      }
      const SheetLayout layout = table.layOut(size);
      ASSERT_EQ(layout.rolls.size(), static_cast<qsizetype>(dice));
      for (const RollPlan& plan : layout.rolls) {
        EXPECT_TRUE(layout.band.contains(plan.rect)) << dice << " at " << size.width();
        EXPECT_TRUE(plan.rect.contains(plan.die)) << dice << " at " << size.width();
        EXPECT_TRUE(plan.rect.contains(plan.ledger)) << dice << " at " << size.width();
        EXPECT_GE(plan.die.width(), 18) << dice << " at " << size.width();
        EXPECT_GE(plan.die.top() - plan.rect.top(), 15) << "its name over it, " << dice << " at " << size.width();
        EXPECT_GE(plan.ledger.width(), 18) << dice << " at " << size.width();
        for (const RollPlan& other : layout.rolls)
          EXPECT_TRUE(&other == &plan || !other.rect.intersects(plan.rect)) << dice << " at " << size.width();
      }
    }
}

/// The rule stands between what lies there and what has befallen: beside nothing there is none.
TEST(RingSheet, NoRuleIsDrawnBesideNothing) {
  const auto ruled = [](int cards) {
    return !RingTable(3, cards).layOut({1108, 596}).teamLine[PlayerId::south].isEmpty();
  };
  EXPECT_FALSE(ruled(0));
  EXPECT_FALSE(ruled(1)) << "a permanent alone";
  EXPECT_TRUE(ruled(2));
  RingTable harmed(3, 1);
  harmed.scene.seats[PlayerId::south][SheetPlace::Village].cards.front().part = QStringLiteral("harm");
  EXPECT_TRUE(harmed.layOut({1108, 596}).teamLine[PlayerId::south].isEmpty()) << "nothing before it";
}

TEST(RingSheet, APileThatIsNoSpecOfARingIsRefused) {
  QFile file(QStringLiteral(PLAYSHEET_SOURCE_DIR "/resources/sheets/rising-clan.json"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray good = file.readAll();
  ASSERT_TRUE(readSheetSpec(good).has_value());
  EXPECT_FALSE(readSheetSpec(QByteArray(good).replace("[0, 2, 0]", "[0, 3, 0]")).has_value()) << "three are not two";
  EXPECT_FALSE(readSheetSpec(QByteArray(good).replace("[0, 2, 0]", "[0, 2]")).has_value());
  EXPECT_FALSE(readSheetSpec(QByteArray(good).replace("[0, 2, 0]", "[3, 0, -1]")).has_value());
}

/// To be looked at: with PLAYSHEET_PICTURES the tables are kept.
TEST(RingSheet, IsPaintedInEverySizeAndTheme) {
  const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
  for (const int players : {2, 3, 5, 9})
    for (const char* theme : {"dark", "light"})
      for (const QSizeF& size : {kRingSizes[1], kRingSizes[3]}) {
        RingTable table(players);
        if (players != 2) table.roll();
        if (players == 9) table.scene.rolls.resize(9, table.scene.rolls.front());
        if (players == 5) table.scene.rolls.push_back(table.scene.rolls.front());
        table.dressing.themeName = QLatin1String(theme);
        table.dressing.targets[table::player_at(1)] = true;
        Sheet sheet(table.spec, [](int number, const QString&) { return ringFace(number); });
        sheet.resize(size.toSize());
        sheet.show(table.scene, table.dressing);
        const QImage picture = sheet.grab().toImage();
        EXPECT_EQ(picture.size(), size.toSize());
        if (!folder.isEmpty())
          picture.save(QStringLiteral("%1/ring-%2-%3-%4.png")
                           .arg(folder)
                           .arg(players)
                           .arg(QLatin1String(theme))
                           .arg(size.width()));
      }
}

}  // namespace
}  // namespace playsheet
