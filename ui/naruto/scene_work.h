// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include "ui/naruto/naruto_scene.h"

/// The pieces of narutoScene().
namespace playsheet {

/// The number of a card of the scene: -1 for none.
constexpr int cardNumber(naruto::CardId card) { return card == naruto::kNoCard ? -1 : card; }
constexpr int teamNumber(naruto::TeamId team) { return team == naruto::kNoTeam ? -1 : static_cast<int>(team); }
std::vector<int> cardNumbers(const std::vector<naruto::CardId>& cards);

struct SceneWork {
  const NarutoTable& table;
  const SheetDressing& dressing;
  const FaceOf& face;
  QHash<int, const naruto::SeenCard*> cards;  ///< that the viewer sees, by CardId

  SceneWork(const NarutoTable& seen, const SheetDressing& dressed, const FaceOf& faces);
  /// Faces are not kept: the next one that is asked for may move them.
  QString nameOf(int definition) const { return face(definition).name; }
  CardFace::Type typeOf(int definition) const { return face(definition).type; }
  /// Null for a card that the viewer does not see.
  const naruto::SeenCard* find(naruto::CardId card) const { return cards.value(card, nullptr); }
  /// What this card is called; "a card" for one that is not seen.
  QString cardName(naruto::CardId card) const;
};

SceneCard sceneCard(const SceneWork& work, const naruto::SeenCard& card);
std::vector<SceneRow> sceneLedger(const SceneWork& work, const std::vector<naruto::LedgerLine>& lines);
SceneLane sceneLane(const SceneWork& work, std::size_t battle);
/// What this battle would bring, or has brought. Nothing when a side has vanished: what then happens is a matter of the
/// edition (N-BLK-08, N-BLK-09).
std::optional<SceneVerdict> sceneVerdict(const SceneWork& work, std::size_t battle);

}  // namespace playsheet
