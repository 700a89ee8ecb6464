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

QVector<PlacedCard> cardsOf(const SheetContext& context, const AccessNode& node) {
  const AccessZone zone = kAccessZones[static_cast<std::size_t>(node.zone)];
  if (zone.place == SheetPlace::Band) {
    const SheetPlace place = node.lane >= 0 ? SheetPlace::Lane : SheetPlace::Band;
    return laidOut(context.layout, [&](const PlacedCard& card) {
      return card.place == place && (node.lane < 0 || card.lane == context.layout.lanes[node.lane].battle);
    });
  }
  const naruto::SeenZone* pile = pileOf(context.view.players[zone.player], zone.place);
  if (pile == nullptr && zone.place != SheetPlace::None) {
    const auto here = [&](const PlacedCard& card) { return card.place == zone.place && card.player == zone.player; };
    const auto drawn = laidOut(context.layout, [&](const PlacedCard& card) { return here(card) && card.drawer; });
    return drawn.isEmpty() ? laidOut(context.layout, here) : drawn;  // a hand that is shown in a drawer
  }
  QVector<PlacedCard> cards;
  for (const naruto::SeenCard& seen : pile != nullptr ? pile->cards : context.view.looked_at) {
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
QString seatOf(const SheetContext& context, const std::vector<naruto::CardId>& team) {
  const naruto::SeenCard* head = team.empty() ? nullptr : context.index.find(team.front());
  return head != nullptr ? context.dressing.names[head->controller] : Sheet::tr("nobody");
}

}  // namespace

QString laneName(const SheetContext& context, int lane) {
  const auto at = static_cast<std::size_t>(context.layout.lanes[lane].battle);
  const naruto::SeenBattle& battle = context.view.battles[at];
  const auto head = [&](const std::vector<naruto::CardId>& team) {
    QStringList names;
    for (const naruto::CardId id : team) {  // of two teams that one blocks, both heads
      const bool leads = std::find(battle.heads.begin(), battle.heads.end(), id) != battle.heads.end();
      const naruto::SeenCard* card = id == team.front() || leads ? context.index.find(id) : nullptr;
      if (card != nullptr) {
        names << context.face(card->definition).name;
      }
    }
    return names.isEmpty() ? Sheet::tr("nobody") : names.join(QStringLiteral(", "));
  };
  const QString number = QString::number(lane + 1);
  const QString attack = QString::number(battle.attack_power);
  const QString attacker = seatOf(context, battle.attackers);
  if (battle.blockers.empty()) {
    return Sheet::tr("Battle %1: %2’s team (%3) has power %4 and is not blocked")
        .arg(number, head(battle.attackers), attacker, attack);
  }
  return Sheet::tr("Battle %1: %2’s team (%3) has power %4, %5’s team (%6) has power %7")
      .arg(number, head(battle.attackers), attacker, attack, head(battle.blockers), seatOf(context, battle.blockers),
           QString::number(battle.block_power));
}

QString laneLedger(const SheetContext& context, int lane) {
  const auto at = static_cast<std::size_t>(context.layout.lanes[lane].battle);
  const naruto::SeenBattle& battle = context.view.battles[at];
  const auto nameIn = [&](int card) {
    const naruto::SeenCard* seen = context.index.find(card);
    return seen != nullptr ? context.face(seen->definition).name : Sheet::tr("a card");
  };
  QStringList sentences{laneName(context, lane)};
  for (const bool attack : {true, false}) {
    QStringList addends;
    for (const naruto::LedgerLine& line : attack ? battle.attack_ledger : battle.block_ledger) {
      addends << ledgerFigure(line.value, addends.isEmpty()) + QLatin1Char(' ') +
                     ledgerWords(line, nameIn(line.ninja), context.face(line.definition).name);
    }
    if (!addends.isEmpty()) {
      sentences << QStringLiteral("%1: %2").arg(seatOf(context, attack ? battle.attackers : battle.blockers),
                                                addends.join(QStringLiteral(", ")));
    }
  }
  return sentences.join(QStringLiteral(". "));
}

QString cardDescription(const SheetContext& context, const PlacedCard& card) {
  if (card.id < 0) {
    return {};
  }
  const CardFace& face = context.face(card.seen.definition);
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
