// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/faces/face_parts.h"
#include "ui/naruto/scene_work.h"

/// The battles of a scene: who fights whom, and what each team's power is made of.
namespace playsheet {

using naruto::CardId;
using naruto::LedgerLine;
using naruto::PlayerId;
using naruto::SeenBattle;
using naruto::SeenCard;
using naruto::Step;

namespace {

/// What a line of a ledger counts: "Naruto, head", "coins on Naruto", or the card that gives it.
QString ledgerWords(const LedgerLine& line, const QString& ninja, const QString& source) {
  switch (line.kind) {
    case LedgerLine::Kind::printed:
      return (line.support ? Sheet::tr("%1, support") : Sheet::tr("%1, head")).arg(ninja);
    case LedgerLine::Kind::coins:
      return Sheet::tr("coins on %1").arg(ninja);
    case LedgerLine::Kind::set:
      return Sheet::tr("set by %1").arg(source);
    case LedgerLine::Kind::mental:
      return Sheet::tr("%1, mental power").arg(ninja);
    case LedgerLine::Kind::modifier:
      break;
  }
  return line.source == line.ninja ? Sheet::tr("%1, its own effect").arg(ninja) : source;
}

/// The first word of its name; of a platoon, that it is one.
QString shortName(const CardFace& face) {
  if (face.kind != CardFace::Kind::Plain) return Sheet::tr("Platoon");
  const qsizetype article = 3;  // "The First Hokage"
  const QString first = face.name.section(QLatin1Char(' '), 0, 0);
  return first.size() > article ? first : face.name.section(QLatin1Char(' '), 0, 1);
}

QString ledgerIcon(const SceneWork& work, const LedgerLine& line) {
  switch (line.kind) {
    case LedgerLine::Kind::printed:
      return line.support ? QStringLiteral("team") : QStringLiteral("head");
    case LedgerLine::Kind::coins:
      return QStringLiteral("coin");
    case LedgerLine::Kind::mental:
      return QStringLiteral("mental");
    default:
      break;
  }
  if (line.source == line.ninja) return QStringLiteral("deploy");
  return typeIcon(work.typeOf(line.definition));
}

PlayerId attackerOf(const SceneWork& work, const SeenBattle& battle) {
  for (const CardId id : battle.attackers) {
    if (const SeenCard* card = work.find(id)) return card->controller;
  }
  return work.table.view.active;
}

/// Two teams are blocked by one, and their powers added.
bool addsTeams(const SceneWork& work, const std::vector<CardId>& side) {
  const SeenCard* first = side.empty() ? nullptr : work.find(side.front());
  return first != nullptr && std::any_of(side.begin(), side.end(), [&](CardId id) {
           const SeenCard* one = work.find(id);
           return one != nullptr && one->team != first->team;
         });
}

QString sumTitle(bool adds, bool mental) {
  return adds ? Sheet::tr("both teams together") : mental ? Sheet::tr("team mental power") : Sheet::tr("team power");
}

/// By which rule the ledger is added up.
QString sumRule(const SeenBattle& battle, const std::vector<CardId>& side, bool adds) {
  const bool headless = std::none_of(battle.heads.begin(), battle.heads.end(), [&](CardId head) {
    return std::find(side.begin(), side.end(), head) != side.end();
  });
  return QLatin1String(adds ? "N-BLK-13" : battle.mental ? "N-MENT-02" : headless ? "N-SHOW-05" : "N-SHOW-03");
}

/// One side of a battle; the attacking one or the other.
SceneSide sceneSide(const SceneWork& work, const SeenBattle& battle, bool attacks) {
  const std::vector<CardId>& cards = attacks ? battle.attackers : battle.blockers;
  const bool adds = addsTeams(work, cards);
  SceneSide side;
  side.cards = cardNumbers(cards);
  side.ledger = sceneLedger(work, attacks ? battle.attack_ledger : battle.block_ledger);
  side.power = attacks ? battle.attack_power : battle.block_power;
  side.title = sumTitle(adds, battle.mental);
  side.rule = sumRule(battle, cards, adds);
  const bool open = work.table.view.step > Step::block || battle.battle.resolved;
  side.absence = attacks                 ? Sheet::tr("The attacking team is gone")
                 : battle.battle.blocked ? Sheet::tr("The blocking team is gone")
                 : open                  ? Sheet::tr("No block")
                                         : Sheet::tr("No block yet");
  if (!battle.battle.blocked && !attacks) side.result = Sheet::tr("the attack gets through");
  return side;
}

}  // namespace

std::vector<SceneRow> sceneLedger(const SceneWork& work, const std::vector<LedgerLine>& lines) {
  std::vector<SceneRow> rows;
  rows.reserve(lines.size());
  for (const LedgerLine& line : lines) {
    const QString source = work.nameOf(line.definition);
    SceneRow row;
    row.value = line.value;
    row.icon = ledgerIcon(work, line);
    row.words = row.brief = ledgerWords(line, work.cardName(line.ninja), source);
    if (const SeenCard* ninja = work.find(line.ninja)) {
      const QString own = shortName(work.face(ninja->definition));
      row.brief = ledgerWords(line, own, line.source != line.ninja ? source : own);
    }
    row.card = cardNumber(line.ninja);
    row.source = cardNumber(line.source);
    rows.push_back(row);
  }
  return rows;
}

SceneLane sceneLane(const SceneWork& work, std::size_t at) {
  const SeenBattle& battle = work.table.view.battles[at];
  SceneLane lane;
  lane.joined = battle.joined;
  lane.attacker = attackerOf(work, battle);
  lane.sides[lane.attacker] = sceneSide(work, battle, true);
  lane.sides[table::other(lane.attacker)] = sceneSide(work, battle, false);
  lane.heads = cardNumbers(battle.heads);
  lane.title = sumTitle(addsTeams(work, battle.attackers) || addsTeams(work, battle.blockers), battle.mental);
  if (battle.mental) lane.sign = QStringLiteral("mental");
  lane.verdict = sceneVerdict(work, at);
  return lane;
}

}  // namespace playsheet
