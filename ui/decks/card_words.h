// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/construction.h"
#include "ui/widgets/look.h"

/// Short words about cards and piles, as lists of decks have them.
namespace playsheet {

/// "F W": the letters in printed order.
QString symbolLetters(const naruto::CardDefinition& card);
/// Its badges side by side.
QIcon symbolIcon(const naruto::CardDefinition& card, const Look& look, qreal ratio);
/// Entrance cost, or the printed cost of a Jutsu; "X" where one is printed, a dash where nothing is known.
QString costWord(const naruto::CardDefinition& card);
/// "2/1" of a Ninja, else empty.
QString powerWord(const naruto::CardDefinition& card);
QString typeTitle(naruto::CardType type);
/// Platoons are told apart from other Ninja wherever Ninja are counted (N-DECK-04).
QString platoonsTitle();
/// "Haku · N-014 · The Path to Hokage": which of the cards of this name it is.
QString cardTip(const naruto::CardDefinition& card, const QString& name);
QString pileTitle(naruto::DeckPile pile);
/// For a screen reader: "Rock Lee, N-041, Ninja, entrance cost 1, 0/0".
QString cardSentence(const naruto::CardDefinition& card, const QString& name);

}  // namespace playsheet
