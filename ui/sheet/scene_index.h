// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QVector>

#include "ui/sheet/scene.h"

namespace playsheet {

/// Questions about a scene that several parts of the sheet ask. Points into it: not to be kept longer.
class SceneIndex {
 public:
  explicit SceneIndex(const Scene& scene);

  /// The card wherever the viewer sees it; null for hidden ones.
  const SceneCard* find(int card) const { return cards_.value(card, nullptr); }
  const QVector<int>& attachedTo(int host) const;
  bool inBattle(int card) const { return battling_.contains(card); }

  /// "A", "B" ...: the teams of one player in the order of their numbers. Empty for no team.
  QString teamLetter(table::PlayerId player, int team) const;
  /// The teams of a player, in the order of their letters.
  const QVector<int>& teams(table::PlayerId player) const { return teams_[player]; }

 private:
  void add(const SceneCard& card);

  QHash<int, const SceneCard*> cards_;
  QHash<int, QVector<int>> attached_;
  QHash<int, bool> battling_;
  table::AtTable<QVector<int>> teams_;
};

}  // namespace playsheet
