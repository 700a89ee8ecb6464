// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/seen_index.h"

#include <algorithm>

namespace playsheet {

using naruto::SeenCard;
using naruto::SeenPlayer;
using naruto::SeenZone;
using naruto::TeamId;
using table::PlayerId;

void SeenIndex::add(const SeenCard& card) {
  if (card.id != naruto::kNoCard && !cards_.contains(card.id)) {
    cards_.insert(card.id, &card);
  }
}

SeenIndex::SeenIndex(const naruto::PlayerView& view) {
  for (const PlayerId player : table::kPlayers) {
    const SeenPlayer& seen = view.players[player];
    for (const SeenZone* zone : {&seen.village, &seen.hand, &seen.chakra, &seen.discard, &seen.removed, &seen.rewards,
                                 &seen.deck, &seen.reinforcement}) {
      for (const SeenCard& card : zone->cards) {
        add(card);
      }
    }
    QVector<TeamId>& teams = teams_[player];
    for (const SeenCard& card : seen.village.cards) {
      if (card.attached_to != naruto::kNoCard) {
        attached_[card.attached_to].append(card.id);
      }
      if (card.team != naruto::kNoTeam && !card.left_out && !teams.contains(card.team)) {
        teams.append(card.team);
      }
    }
    std::sort(teams.begin(), teams.end());
  }
  for (const naruto::SeenLink& link : view.chain) {
    add(link.card);
  }
  for (const SeenCard& card : view.looked_at) {
    add(card);
  }
  if (view.asking) {
    add(*view.asking);
  }
  for (const naruto::SeenBattle& battle : view.battles) {
    for (const auto* team : {&battle.attackers, &battle.blockers}) {
      for (const naruto::CardId card : *team) {
        battling_.insert(card, true);
      }
    }
  }
}

const QVector<int>& SeenIndex::attachedTo(int host) const {
  static const QVector<int> none;
  const auto found = attached_.constFind(host);
  return found == attached_.constEnd() ? none : *found;
}

QString SeenIndex::teamLetter(PlayerId player, TeamId team) const {
  const qsizetype at = teams_[player].indexOf(team);
  return at < 0 ? QString() : QString(QChar(u'A' + static_cast<char16_t>(at % 26)));
}

bool battleIsOn(naruto::Step step) { return step >= naruto::Step::attack && step <= naruto::Step::return_; }

}  // namespace playsheet
