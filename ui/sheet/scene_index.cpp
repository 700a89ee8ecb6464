// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/scene_index.h"

#include <algorithm>

namespace playsheet {

using table::PlayerId;

void SceneIndex::add(const SceneCard& card) {
  if (card.id >= 0 && !cards_.contains(card.id)) {
    cards_.insert(card.id, &card);
  }
}

SceneIndex::SceneIndex(const Scene& scene) {
  for (const PlayerId player : scene.everyone()) {
    const SceneSeat& seat = scene.seats[player];
    for (const SheetPlace place :
         {SheetPlace::Village, SheetPlace::Hand, SheetPlace::Chakra, SheetPlace::Graveyard, SheetPlace::Removed,
          SheetPlace::Rewards, SheetPlace::Deck, SheetPlace::Reinforcement}) {
      for (const SceneCard& card : seat[place].cards) {
        add(card);
      }
    }
    QVector<int>& teams = teams_[player];
    for (const SceneCard& card : seat[SheetPlace::Village].cards) {
      if (card.host >= 0) {
        attached_[card.host].append(card.id);
      }
      if (card.team >= 0 && !card.leftOut && !teams.contains(card.team)) {
        teams.append(card.team);
      }
    }
    std::sort(teams.begin(), teams.end());
  }
  for (const SceneLink& link : scene.chain) {
    add(link.card);
  }
  for (const SceneCard& card : scene.lookedAt) {
    add(card);
  }
  if (scene.asking) {
    add(*scene.asking);
  }
  for (const SceneCard& card : scene.middle) {
    add(card);
  }
  for (const SceneLane& lane : scene.lanes) {
    for (const SceneSide& side : lane.sides.values) {
      for (const int card : side.cards) {
        battling_.insert(card, true);
      }
    }
  }
}

const QVector<int>& SceneIndex::attachedTo(int host) const {
  static const QVector<int> none;
  const auto found = attached_.constFind(host);
  return found == attached_.constEnd() ? none : *found;
}

QString SceneIndex::teamLetter(PlayerId player, int team) const {
  const qsizetype at = teams_[player].indexOf(team);
  return at < 0 ? QString() : QString(QChar(u'A' + static_cast<char16_t>(at % 26)));
}

}  // namespace playsheet
