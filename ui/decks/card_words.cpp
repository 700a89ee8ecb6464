// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/card_words.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include "ui/faces/icons.h"

namespace playsheet {
namespace {

QString told(const char* text) { return QCoreApplication::translate("Decks", text); }

}  // namespace

QString symbolLetters(const naruto::CardDefinition& card) {
  QStringList letters;
  for (const naruto::Symbol symbol : card.symbol_order)
    letters.append(QString(QLatin1Char(naruto::kSymbolLetters[static_cast<std::size_t>(symbol)])));
  return letters.join(QLatin1Char(' '));
}

QIcon symbolIcon(const naruto::CardDefinition& card, const Look& look, qreal ratio) {
  const int side = look.gap(16);
  QPixmap picture(QSize(side * 2 + 2, side) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  int at = 0;
  for (const naruto::Symbol symbol : card.symbol_order) {
    if (at > 1) break;
    paintSymbolBadge(painter, QLatin1Char(naruto::kSymbolLetters[static_cast<std::size_t>(symbol)]),
                     QRectF(at * (side + 2), 0, side, side), look.theme().dark);
    ++at;
  }
  painter.end();
  return QIcon(picture);
}

QString costWord(const naruto::CardDefinition& card) {
  if (card.type == naruto::CardType::jutsu)
    return card.jutsu_cost.empty() ? QStringLiteral("–") : QString::fromStdString(card.jutsu_cost);
  if (card.entrance_cost) return QString::number(*card.entrance_cost);
  return card.prints_x(naruto::Figure::entrance_cost) ? QStringLiteral("X") : QStringLiteral("–");
}

QString powerWord(const naruto::CardDefinition& card) {
  if (card.type != naruto::CardType::ninja) return {};
  if (!card.figures_known) return QStringLiteral("X");
  return QStringLiteral("%1/%2").arg(card.healthy.combat).arg(card.healthy.support);
}

QString typeTitle(naruto::CardType type) {
  switch (type) {
    case naruto::CardType::ninja:
      return told(QT_TRANSLATE_NOOP("Decks", "Ninja"));
    case naruto::CardType::mission:
      return told(QT_TRANSLATE_NOOP("Decks", "Missions"));
    case naruto::CardType::jutsu:
      return told(QT_TRANSLATE_NOOP("Decks", "Jutsu"));
    case naruto::CardType::client:
      break;
  }
  return told(QT_TRANSLATE_NOOP("Decks", "Clients"));
}

QString cardTip(const naruto::CardDefinition& card, const QString& name) {
  QStringList parts{name, QString::fromStdString(card.code), QString::fromStdString(card.set)};
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

QString platoonsTitle() { return told(QT_TRANSLATE_NOOP("Decks", "Platoons")); }

QString pileTitle(naruto::DeckPile pile) {
  switch (pile) {
    case naruto::DeckPile::sideboard:
      return told(QT_TRANSLATE_NOOP("Decks", "Sideboard"));
    case naruto::DeckPile::reinforcement:
      return told(QT_TRANSLATE_NOOP("Decks", "Reinforcement deck"));
    case naruto::DeckPile::deck:
    case naruto::DeckPile::deck_and_sideboard:
      break;
  }
  return told(QT_TRANSLATE_NOOP("Decks", "Deck"));
}

QString cardSentence(const naruto::CardDefinition& card, const QString& name) {
  QStringList parts{name,
                    QString::fromStdString(card.code),
                    typeTitle(card.type),
                    symbolLetters(card),
                    told(QT_TRANSLATE_NOOP("Decks", "cost %1")).arg(costWord(card)),
                    powerWord(card)};
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

}  // namespace playsheet
