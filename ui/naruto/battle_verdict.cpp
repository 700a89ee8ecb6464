// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/naruto/scene_work.h"
#include "ui/speech/from_view.h"

/// What a battle brings, in words: damage and rewards.
namespace playsheet {

using naruto::BattleOutlook;
using naruto::CardId;
using naruto::Result;
using naruto::SeenBattle;

namespace {

QString damageWords(int amount) {
  return amount == 1 ? Sheet::tr("1 damage") : amount == 2 ? Sheet::tr("2 damage") : Sheet::tr("%1 damage").arg(amount);
}

QString rewardWords(int n) {
  return n == 0   ? Sheet::tr("no reward")
         : n == 1 ? Sheet::tr("1 reward")
         : n == 2 ? Sheet::tr("2 rewards")
                  : Sheet::tr("%1 rewards").arg(n);
}

/// What the Ninja of a battle take: in short, and with who takes it.
struct DamageWords {
  QString brief, full;
};

bool among(const std::vector<CardId>& cards, CardId card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

/// The heads of a side that are still there: one for each team.
std::vector<CardId> headsOf(const SeenBattle& battle, const std::vector<CardId>& side) {
  std::vector<CardId> found;
  for (const CardId head : battle.heads) {
    if (among(side, head)) found.push_back(head);
  }
  return found;
}

/// As the rules have it where no text says otherwise: the heads of one side alike, and perhaps each back 1.
std::optional<DamageWords> usualDamage(const SceneWork& work, const SeenBattle& battle, const BattleOutlook& end) {
  const bool won = end.result == Result::victory || end.result == Result::outstanding_victory;
  const std::vector<CardId> heads = headsOf(battle, won ? battle.blockers : battle.attackers);
  int ofHeads = 0, ofBacks = 0;
  std::size_t hit = 0;
  for (const auto& hurt : end.hurts) {
    const bool head = among(heads, hurt.ninja);
    int& damage = head ? ofHeads : ofBacks;
    if (damage != 0 && damage != hurt.damage) return std::nullopt;
    damage = hurt.damage;
    hit += head;
  }
  if (hit != heads.size() || ofBacks > 1) return std::nullopt;
  DamageWords words;
  if (heads.empty())
    words.brief = words.full = Sheet::tr("no head to damage");
  else if (heads.size() > 1)
    words = {damageWords(ofHeads),
             (ofHeads == 1 ? Sheet::tr("%1 and %2 take 1 damage") : Sheet::tr("%1 and %2 take 2 damage"))
                 .arg(work.cardName(heads[0]), work.cardName(heads[1]))};
  else
    words = {damageWords(ofHeads), (ofHeads == 1 ? Sheet::tr("%1 takes 1 damage") : Sheet::tr("%1 takes 2 damage"))
                                       .arg(work.cardName(heads.front()))};
  if (ofHeads > 2) return std::nullopt;
  if (ofBacks == 1) words = {Sheet::tr("%1, backs 1").arg(words.brief), Sheet::tr("%1, backs 1").arg(words.full)};
  return words;
}

DamageWords damageOf(const SceneWork& work, const SeenBattle& battle, const BattleOutlook& end) {
  if (end.asks) return {Sheet::tr("a text decides"), Sheet::tr("a text decides the damage")};
  if (end.hurts.empty()) return {Sheet::tr("no damage"), Sheet::tr("no damage")};
  if (end.result == Result::draw) {
    const bool usual = end.hurts.size() == battle.heads.size() &&
                       std::all_of(end.hurts.begin(), end.hurts.end(),
                                   [&](const auto& h) { return h.damage == 1 && among(battle.heads, h.ninja); });
    if (usual) return {Sheet::tr("draw: 1 damage each"), Sheet::tr("draw: 1 damage each")};
  } else if (const auto usual = usualDamage(work, battle, end)) {
    return *usual;
  }
  QStringList each;
  int most = 0;
  for (const auto& hurt : end.hurts) {
    each.append(QStringLiteral("%1 %2").arg(work.cardName(hurt.ninja)).arg(hurt.damage));
    most = std::max(most, hurt.damage);
  }
  return {damageWords(most), Sheet::tr("damage: %1").arg(each.join(QStringLiteral(", ")))};
}

}  // namespace

std::optional<SceneVerdict> sceneVerdict(const SceneWork& work, std::size_t at) {
  const SeenBattle& battle = work.table.view.battles[at];
  if (battle.attackers.empty() || (battle.battle.blocked && battle.blockers.empty())) return std::nullopt;
  if (at >= work.table.outlooks.size()) return std::nullopt;
  const BattleOutlook& end = work.table.outlooks[at];
  SceneVerdict verdict;
  verdict.rule = fromView(end.rule);
  verdict.harm = end.compared;
  const QString rewards = rewardWords(end.rewards);
  if (end.compared) {
    const DamageWords words = damageOf(work, battle, end);
    verdict.icon = QStringLiteral("injured");
    verdict.brief = words.brief;
    verdict.full = end.rewards > 0 ? QStringLiteral("%1, %2").arg(words.full, rewards) : words.full;
  } else {
    verdict.icon = QStringLiteral("reward");
    verdict.brief = verdict.full = rewards;
  }
  if (!battle.battle.resolved) verdict.full = Sheet::tr("as it stands: %1").arg(verdict.full);
  return verdict;
}

}  // namespace playsheet
