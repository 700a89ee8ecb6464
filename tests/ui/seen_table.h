// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

#include "ui/naruto/naruto_scene.h"
#include "ui/naruto/naruto_sheet.h"
#include "ui/sheet/sheet_layout.h"

/// A table that is put together card by card, without a game behind it.
namespace playsheet {

class SeenTable {
 public:
  static constexpr naruto::DefinitionId kMission = 100;
  static constexpr naruto::DefinitionId kClient = 200;
  static constexpr naruto::DefinitionId kJutsu = 300;

  SeenTable() {
    view.turn = 3;
    view.step = naruto::Step::mission;
    view.active = naruto::PlayerId::south;
    dressing.names[naruto::PlayerId::south] = QStringLiteral("Naomi");
    dressing.names[naruto::PlayerId::north] = QStringLiteral("Tiago");
    dressing.seatMarks[naruto::PlayerId::south] = QStringLiteral("peak");
    dressing.seatMarks[naruto::PlayerId::north] = QStringLiteral("moon");
    for (const naruto::PlayerId player : table::kPlayers) {
      view.players[player].deck.count = 30;
    }
  }

  naruto::CardId put(naruto::PlayerId player, naruto::Zone zone, naruto::DefinitionId definition,
                     naruto::TeamId team = naruto::kNoTeam) {
    naruto::SeenCard card;
    card.id = next_++;
    card.definition = definition;
    card.owner = card.controller = player;
    card.zone = zone;
    card.team = team;
    naruto::SeenZone& seen = zoneOf(player, zone);
    seen.cards.push_back(card);
    ++seen.count;
    return card.id;
  }

  naruto::SeenZone& zoneOf(naruto::PlayerId player, naruto::Zone zone) {
    naruto::SeenPlayer& seen = view.players[player];
    return zone == naruto::Zone::hand      ? seen.hand
           : zone == naruto::Zone::village ? seen.village
           : zone == naruto::Zone::chakra  ? seen.chakra
           : zone == naruto::Zone::discard ? seen.discard
                                           : seen.removed;
  }

  /// Client, a mission, teams of `team` ninja.
  void fillVillages(int ninja, int team) {
    for (const naruto::PlayerId player : table::kPlayers) {
      put(player, naruto::Zone::village, kClient);
      put(player, naruto::Zone::village, kMission);
      for (int i = 0; i < ninja; ++i) {
        const int number = i / team + (player == naruto::PlayerId::south ? 0 : 40);
        put(player, naruto::Zone::village, static_cast<naruto::DefinitionId>(i), static_cast<naruto::TeamId>(number));
      }
    }
  }

  void fight(int battles) {
    view.step = naruto::Step::exchange;
    const auto& south = view.players[naruto::PlayerId::south].village.cards;
    const auto& north = view.players[naruto::PlayerId::north].village.cards;
    for (int i = 0; i < battles; ++i) {
      naruto::SeenBattle battle;
      for (int k = 0; k < 3; ++k) {
        battle.attackers.push_back(south[static_cast<std::size_t>(2 + 3 * i + k)].id);
        battle.blockers.push_back(north[static_cast<std::size_t>(2 + 3 * i + k)].id);
      }
      battle.battle.attack_head.card = battle.attackers.front();
      battle.battle.block_head.card = battle.blockers.front();
      battle.heads = {battle.attackers.front(), battle.blockers.front()};
      view.battles.push_back(battle);
    }
  }

  /// With the faces of `tableFace`.
  Scene scene() const;

  naruto::PlayerView view;
  SheetDressing dressing;

 private:
  naruto::CardId next_ = 0;
};

inline CardFace tableFace(int definition, const QString& /*language*/) {
  CardFace face;
  face.code = QStringLiteral("T-%1").arg(definition);
  face.name = QStringLiteral("Card %1").arg(definition);
  face.type = definition >= SeenTable::kJutsu     ? CardFace::Type::Jutsu
              : definition >= SeenTable::kClient  ? CardFace::Type::Client
              : definition >= SeenTable::kMission ? CardFace::Type::Mission
                                                  : CardFace::Type::Ninja;
  face.symbols = QStringList{QStringList{"L", "F", "W", "N", "E"}.at(definition % 5)};
  face.combatHealthy = QString::number(definition % 7);
  face.supportHealthy = face.combatInjured = face.supportInjured = QStringLiteral("1");
  return face;
}

inline const CardFace& tableFaceOf(int definition) {
  static QHash<int, CardFace> faces;
  if (!faces.contains(definition)) {
    faces.insert(definition, tableFace(definition, {}));
  }
  return *faces.constFind(definition);
}

inline Scene SeenTable::scene() const { return narutoScene({view}, dressing, tableFaceOf); }

inline SheetLayout layoutOf(const SeenTable& table, const QSizeF& size) {
  return layOut({narutoSheet(), table.scene(), table.dressing, tableFaceOf, size, 1, false, {}});
}

inline const QVector<QSizeF> kSheetSizes{{1108, 596}, {1022, 556}, {1560, 1022}};

}  // namespace playsheet
