// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QVector>

#include "engine/naruto/state/player_view.h"

namespace playsheet {

/// Questions about a view that several parts of the sheet ask. Points into the view: not to be kept longer than it.
class SeenIndex {
 public:
  explicit SeenIndex(const naruto::PlayerView& view);

  /// The card wherever the viewer sees it; null for hidden ones.
  const naruto::SeenCard* find(int card) const { return cards_.value(card, nullptr); }
  const QVector<int>& attachedTo(int host) const;
  bool inBattle(int card) const { return battling_.contains(card); }

  /// "A", "B" ...: the teams of one player in the order of their numbers. Empty for no team.
  QString teamLetter(table::PlayerId player, naruto::TeamId team) const;
  /// The teams of a player, in the order of their letters.
  const QVector<naruto::TeamId>& teams(table::PlayerId player) const { return teams_[player]; }

 private:
  void add(const naruto::SeenCard& card);

  QHash<int, const naruto::SeenCard*> cards_;
  QHash<int, QVector<int>> attached_;
  QHash<int, bool> battling_;
  table::PerPlayer<QVector<naruto::TeamId>> teams_;
};

/// Whether the middle of the sheet shows battles now: from the attack step to the return step.
bool battleIsOn(naruto::Step step);

}  // namespace playsheet
