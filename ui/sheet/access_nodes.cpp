// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/access_nodes.h"

#include <algorithm>
#include <iterator>

#include "ui/sheet/ledger_words.h"
#include "ui/sheet/sheet_names.h"

namespace playsheet {
namespace {

const naruto::SeenZone* pileOf(const naruto::SeenPlayer& seen, SheetPlace place) {
  switch (place) {
    case SheetPlace::Chakra:
      return &seen.chakra;
    case SheetPlace::Deck:
      return &seen.deck;
    case SheetPlace::Graveyard:
      return &seen.discard;
    case SheetPlace::Removed:
      return &seen.removed;
    case SheetPlace::Reinforcement:
      return &seen.reinforcement;
    case SheetPlace::Rewards:
      return &seen.rewards;
    default:
      return nullptr;
  }
}

QVector<PlacedCard> laidOut(const SheetLayout& layout, const std::function<bool(const PlacedCard&)>& here) {
  QVector<PlacedCard> cards;
  std::copy_if(layout.cards.begin(), layout.cards.end(), std::back_inserter(cards), here);
  return cards;
}

}  // namespace

QVector<PlacedCard> cardsOf(const SheetScene& scene, const AccessNode& node) {
  const AccessZone zone = kAccessZones[static_cast<std::size_t>(node.zone)];
  if (zone.place == SheetPlace::Band) {
    const SheetPlace place = node.lane >= 0 ? SheetPlace::Lane : SheetPlace::Band;
    return laidOut(scene.layout, [&](const PlacedCard& card) {
      return card.place == place && (node.lane < 0 || card.lane == scene.layout.lanes[node.lane].battle);
    });
  }
  const naruto::SeenZone* pile = pileOf(scene.view.players[zone.player], zone.place);
  if (pile == nullptr && zone.place != SheetPlace::None) {
    const auto here = [&](const PlacedCard& card) { return card.place == zone.place && card.player == zone.player; };
    const auto drawn = laidOut(scene.layout, [&](const PlacedCard& card) { return here(card) && card.drawer; });
    return drawn.isEmpty() ? laidOut(scene.layout, here) : drawn;  // a hand that is shown in a drawer
  }
  QVector<PlacedCard> cards;
  for (const naruto::SeenCard& seen : pile != nullptr ? pile->cards : scene.view.looked_at) {
    PlacedCard card;
    card.id = seen.id;
    card.seen = seen;
    card.place = zone.place;
    card.player = zone.player;
    const PlacedCard* drawn = scene.layout.find(seen.id);
    card.rect = drawn != nullptr ? drawn->rect : scene.layout.zone(zone.place, zone.player);
    cards.append(card);
  }
  if (pile != nullptr) {  // the back on top of a deck
    cards += laidOut(scene.layout, [&](const PlacedCard& card) {
      return card.id < 0 && card.place == zone.place && card.player == zone.player;
    });
  }
  return cards;
}

namespace {

/// Whose team it is: both may have the same head.
QString seatOf(const SheetScene& scene, const std::vector<naruto::CardId>& team) {
  const naruto::SeenCard* head = team.empty() ? nullptr : scene.index.find(team.front());
  return head != nullptr ? scene.dressing.names[head->controller] : Sheet::tr("nobody");
}

}  // namespace

QString laneName(const SheetScene& scene, int lane) {
  const auto at = static_cast<std::size_t>(scene.layout.lanes[lane].battle);
  const naruto::SeenBattle& battle = scene.view.battles[at];
  const auto head = [&](const std::vector<naruto::CardId>& team) {
    QStringList names;
    for (const naruto::CardId id : team) {  // of two teams that one blocks, both heads
      const bool leads = std::find(battle.heads.begin(), battle.heads.end(), id) != battle.heads.end();
      const naruto::SeenCard* card = id == team.front() || leads ? scene.index.find(id) : nullptr;
      if (card != nullptr) {
        names << scene.face(card->definition).name;
      }
    }
    return names.isEmpty() ? Sheet::tr("nobody") : names.join(QStringLiteral(", "));
  };
  const QString number = QString::number(lane + 1);
  const QString attack = QString::number(battle.attack_power);
  const QString attacker = seatOf(scene, battle.attackers);
  if (battle.blockers.empty()) {
    return Sheet::tr("Battle %1: %2’s team (%3) has power %4 and is not blocked")
        .arg(number, head(battle.attackers), attacker, attack);
  }
  return Sheet::tr("Battle %1: %2’s team (%3) has power %4, %5’s team (%6) has power %7")
      .arg(number, head(battle.attackers), attacker, attack, head(battle.blockers), seatOf(scene, battle.blockers),
           QString::number(battle.block_power));
}

QString laneLedger(const SheetScene& scene, int lane) {
  const auto at = static_cast<std::size_t>(scene.layout.lanes[lane].battle);
  const naruto::SeenBattle& battle = scene.view.battles[at];
  const auto nameIn = [&](int card) {
    const naruto::SeenCard* seen = scene.index.find(card);
    return seen != nullptr ? scene.face(seen->definition).name : Sheet::tr("a card");
  };
  QStringList sentences{laneName(scene, lane)};
  for (const bool attack : {true, false}) {
    QStringList addends;
    for (const naruto::LedgerLine& line : attack ? battle.attack_ledger : battle.block_ledger) {
      addends << ledgerFigure(line.value, addends.isEmpty()) + QLatin1Char(' ') +
                     ledgerWords(line, nameIn(line.ninja), scene.face(line.definition).name);
    }
    if (!addends.isEmpty()) {
      sentences << QStringLiteral("%1: %2").arg(seatOf(scene, attack ? battle.attackers : battle.blockers),
                                                addends.join(QStringLiteral(", ")));
    }
  }
  return sentences.join(QStringLiteral(". "));
}

QString cardDescription(const SheetScene& scene, const PlacedCard& card) {
  if (card.id < 0) {
    return {};
  }
  const CardFace& face = scene.face(card.seen.definition);
  QStringList parts{face.typeLine};
  if (face.type == CardFace::Type::Ninja || card.seen.is_ninja) {
    const bool inPlay = card.seen.zone == naruto::Zone::village;
    parts << Sheet::tr("Combat %1, support %2")
                 .arg(inPlay ? QString::number(card.seen.power.combat) : face.combatHealthy,
                      inPlay ? QString::number(card.seen.power.support) : face.supportHealthy);
  }
  parts << face.text;
  parts.removeAll(QString());
  return parts.join(QStringLiteral(". "));
}

}  // namespace playsheet
