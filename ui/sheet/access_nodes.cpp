// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/access_nodes.h"

#include <algorithm>
#include <iterator>

#include "ui/sheet/ledger_words.h"
#include "ui/sheet/sheet_names.h"

namespace playsheet {
namespace {

/// The piles, whose cards may be read whether they are drawn or not.
const ScenePile* pileOf(const SceneSeat& seat, SheetPlace place) {
  switch (place) {
    case SheetPlace::Chakra:
    case SheetPlace::Deck:
    case SheetPlace::Graveyard:
    case SheetPlace::Removed:
    case SheetPlace::Reinforcement:
    case SheetPlace::Rewards:
      return &seat[place];
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

QVector<AccessZone> accessZones(const Scene& scene) {
  using enum SheetPlace;
  using table::PlayerId;
  QVector<AccessZone> zones;
  if (scene.ring()) {
    for (const PlayerId player : scene.everyone()) {
      zones << AccessZone{Village, player} << AccessZone{Hand, player};
    }
    zones << AccessZone{Band};
    for (int i = 0; i < static_cast<int>(scene.stocks.size()); ++i) {
      zones << AccessZone{Stock, PlayerId::south, i};
    }
    return zones << AccessZone{};
  }
  for (const SheetPlace place : {Hand, Deck, Reinforcement, Graveyard, Removed, Chakra, Rewards, Village}) {
    zones << AccessZone{place, PlayerId::north};
  }
  zones << AccessZone{Band};
  for (const SheetPlace place : {Village, Rewards, Chakra, Hand, Deck, Reinforcement, Graveyard, Removed}) {
    zones << AccessZone{place, PlayerId::south};
  }
  return zones << AccessZone{};
}

QStringList rollLedgers(const Scene& scene) {
  QStringList all;
  for (const SceneRoll& roll : scene.rolls) {
    QStringList parts{roll.title};
    parts << ledgerAddends(roll.rows).join(QStringLiteral(", "));
    if (roll.die > 0) parts << QString::number(roll.total);
    if (!roll.targetTitle.isEmpty()) parts << QStringLiteral("%1: %2").arg(roll.targetTitle).arg(roll.target);
    parts << roll.result;
    parts.removeAll(QString());
    all << parts.join(QStringLiteral(". "));
  }
  return all;
}

QString seatName(const SheetContext& context, table::PlayerId player) {
  const SceneSeat& seat = context.scene.seats[player];
  QStringList parts{context.dressing.names[player], seat.emblem, seat.role};
  for (const SceneTally& tally : seat.tallies) {
    parts << (tally.words.isEmpty() ? QStringLiteral("%1 %2").arg(tally.brief).arg(tally.value) : tally.words);
  }
  if (context.dressing.targets[player]) parts << Sheet::tr("can be a target");
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

QString stockName(const Scene& scene, int stock) {
  if (stock < 0 || stock >= static_cast<int>(scene.stocks.size())) {
    return {};
  }
  const SceneStock& here = scene.stocks[static_cast<std::size_t>(stock)];
  return QStringLiteral("%1, %2").arg(Sheet::tr("%1: %n card(s)", nullptr, here.deck).arg(here.title),
                                      Sheet::tr("discarded: %1").arg(here.pile));
}

QVector<PlacedCard> cardsOf(const SheetContext& context, const AccessNode& node) {
  const AccessZone zone = accessZones(context.scene).value(node.zone);
  if (zone.place == SheetPlace::Stock) {
    return {};
  }
  if (zone.place == SheetPlace::Band) {
    const SheetPlace place = node.lane >= 0 ? SheetPlace::Lane : SheetPlace::Band;
    return laidOut(context.layout, [&](const PlacedCard& card) {
      return card.place == place && (node.lane < 0 || card.lane == context.layout.lanes[node.lane].battle);
    });
  }
  const ScenePile* pile = pileOf(context.scene.seats[zone.player], zone.place);
  if (pile == nullptr && zone.place != SheetPlace::None) {
    const auto here = [&](const PlacedCard& card) { return card.place == zone.place && card.player == zone.player; };
    const auto drawn = laidOut(context.layout, [&](const PlacedCard& card) { return here(card) && card.drawer; });
    return drawn.isEmpty() ? laidOut(context.layout, here) : drawn;  // a hand that is shown in a drawer
  }
  QVector<PlacedCard> cards;
  for (const SceneCard& seen : pile != nullptr ? pile->cards : context.scene.lookedAt) {
    PlacedCard card;
    card.id = seen.id;
    card.seen = seen;
    card.place = zone.place;
    card.player = zone.player;
    const PlacedCard* drawn = context.layout.find(seen.id);
    card.rect = drawn != nullptr ? drawn->rect : context.layout.zone(zone.place, zone.player);
    cards.append(card);
  }
  if (pile != nullptr) {  // the back on top of a deck
    cards += laidOut(context.layout, [&](const PlacedCard& card) {
      return card.id < 0 && card.place == zone.place && card.player == zone.player;
    });
  }
  return cards;
}

namespace {

/// Whose team it is: both may have the same head.
QString seatOf(const SheetContext& context, const std::vector<int>& team) {
  const SceneCard* head = team.empty() ? nullptr : context.index.find(team.front());
  return head != nullptr ? context.dressing.names[head->controller] : Sheet::tr("nobody");
}

/// "35", or of what is used up "35/60".
QString figureWords(const SceneFigure& figure) {
  const QString now = QString::number(figure.now);
  return figure.most > 0 ? QStringLiteral("%1/%2").arg(now).arg(figure.most) : now;
}

const SceneLane& laneAt(const SheetContext& context, int lane) {
  return context.scene.lanes[static_cast<std::size_t>(context.layout.lanes[lane].battle)];
}

}  // namespace

QString laneName(const SheetContext& context, int lane) {
  const SceneLane& battle = laneAt(context, lane);
  const SceneSide& attack = battle.sides[battle.attacker];
  const SceneSide& block = battle.sides[table::other(battle.attacker)];
  const auto head = [&](const std::vector<int>& team) {
    QStringList names;
    for (const int id : team) {  // of two teams that one blocks, both heads
      const bool leads = std::find(battle.heads.begin(), battle.heads.end(), id) != battle.heads.end();
      const SceneCard* card = id == team.front() || leads ? context.index.find(id) : nullptr;
      if (card != nullptr) {
        names << context.face(card->face).name;
      }
    }
    return names.isEmpty() ? Sheet::tr("nobody") : names.join(QStringLiteral(", "));
  };
  const QString number = QString::number(lane + 1);
  const QString power = QString::number(attack.power);
  const QString attacker = seatOf(context, attack.cards);
  if (block.cards.empty()) {
    return filled(context.scene.words.unansweredLane, {number, head(attack.cards), attacker, power});
  }
  return filled(context.scene.words.lane, {number, head(attack.cards), attacker, power, head(block.cards),
                                           seatOf(context, block.cards), QString::number(block.power)});
}

QString laneLedger(const SheetContext& context, int lane) {
  const SceneLane& battle = laneAt(context, lane);
  QStringList sentences{laneName(context, lane)};
  for (const table::PlayerId player : {battle.attacker, table::other(battle.attacker)}) {
    const SceneSide& side = battle.sides[player];
    if (!side.ledger.empty()) {
      sentences << QStringLiteral("%1: %2").arg(seatOf(context, side.cards),
                                                ledgerAddends(side.ledger).join(QStringLiteral(", ")));
    }
  }
  return sentences.join(QStringLiteral(". "));
}

QString cardDescription(const SheetContext& context, const PlacedCard& card) {
  if (card.id < 0) {
    return {};
  }
  const CardFace& face = context.face(card.seen.face);
  QStringList parts{face.typeLine};
  const QVector<SceneFigure>& figures = card.seen.figures;
  const QString& pattern = context.scene.words.figures;
  if (figures.size() == 2) {
    parts << filled(pattern, {figureWords(figures[0]), figureWords(figures[1])});
  } else if (!face.combatHealthy.isEmpty()) {
    parts << filled(pattern, {face.combatHealthy, face.supportHealthy});
  }
  parts << face.text;
  parts.removeAll(QString());
  return parts.join(QStringLiteral(". "));
}

}  // namespace playsheet
