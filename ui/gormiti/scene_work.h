// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include "ui/gormiti/gormiti_scene.h"
#include "ui/wording/gormiti/sheet_words.h"

/// The pieces of gormitiScene().
namespace playsheet::gormiti_scene {

using gormiti_wording::SheetWord;

/// The number of a card of the scene: -1 for none.
constexpr int cardNumber(gormiti::CardId card) { return card == gormiti::kNoCard ? -1 : card; }

struct SceneWork {
  const GormitiTable& table;
  const SheetDressing& dressing;
  const std::function<const CardFace&(int definition)>& face;
  const std::function<QString(gormiti::CounterKind)>& counters;
  QHash<int, const gormiti::SeenCard*> cards = {};  ///< that the viewer sees, by CardId

  void know();  ///< fills `cards`
  QString say(SheetWord word) const;
  /// Null for a card that the viewer does not see.
  const gormiti::SeenCard* find(gormiti::CardId card) const { return cards.value(card, nullptr); }
  /// Its number; -1 for one that the viewer does not see.
  int numberOf(gormiti::CardId card) const { return find(card) != nullptr ? cardNumber(card) : -1; }
  /// What this card is called; "a card" for one that is not seen.
  QString cardName(gormiti::CardId card) const;
};

SceneCard sceneCard(const SceneWork& work, const gormiti::SeenCard& card);
/// The clash in progress, or the pairs that are put down.
std::vector<SceneLane> sceneLanes(const SceneWork& work);

}  // namespace playsheet::gormiti_scene
