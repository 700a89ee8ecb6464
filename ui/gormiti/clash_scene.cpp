// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/faces/face_parts.h"
#include "ui/gormiti/scene_work.h"

/// The lane of a scene: a clash with what the ATK of both Fighters is made of, or the pairs of a round.
namespace playsheet::gormiti_scene {

using gormiti::AttackLine;
using gormiti::CardId;
using gormiti::ClashOutlook;
using gormiti::kNoCard;
using gormiti::Outcome;
using gormiti::PlayerId;
using gormiti::SeenCard;

namespace {

constexpr int kPip = 5;  // cards have their values in steps of 5 (G-810)

/// "%1, in this clash", of the card that gives it.
QString rowWords(const SceneWork& work, const AttackLine& line, CardId fighter) {
  const QString source = work.cardName(line.source);
  switch (line.kind) {
    case AttackLine::Kind::printed:
      return work.say(SheetWord::printed_atk).arg(source);
    case AttackLine::Kind::rule:
      return line.source == fighter ? work.say(SheetWord::own_ability).arg(source) : source;
    case AttackLine::Kind::lasting:
      break;
  }
  const bool clash = line.end == gormiti::EndKind::clash;
  return work.say(clash ? SheetWord::this_clash : SheetWord::for_a_time).arg(source);
}

QString rowIcon(const SceneWork& work, const AttackLine& line, CardId fighter) {
  const SeenCard* source = work.find(line.source);
  if (line.kind == AttackLine::Kind::printed) return QStringLiteral("attack");
  if (line.source == fighter || source == nullptr) return QStringLiteral("deploy");
  return typeIcon(work.face(source->definition).type);
}

std::vector<SceneRow> sceneRows(const SceneWork& work, const ClashOutlook::Side& side) {
  std::vector<SceneRow> rows;
  int sum = 0;
  for (const AttackLine& line : side.ledger) {
    SceneRow row;
    row.value = line.value;
    row.icon = rowIcon(work, line, side.fighter);
    row.words = rowWords(work, line, side.fighter);
    row.brief = work.cardName(line.source);
    row.card = work.numberOf(side.fighter);
    row.source = work.numberOf(line.source);
    rows.push_back(row);
    sum += line.value;
  }
  if (sum < side.atk) {  // G-614
    SceneRow row;
    row.value = side.atk - sum;
    row.icon = QStringLiteral("block");
    row.words = row.brief = work.say(SheetWord::never_below_0);
    row.card = work.numberOf(side.fighter);
    rows.push_back(row);
  }
  return rows;
}

SceneSide clashSide(const SceneWork& work, const ClashOutlook::Side& side) {
  SceneSide out;
  if (side.fighter != kNoCard) out.cards = {work.numberOf(side.fighter)};
  out.ledger = sceneRows(work, side);
  out.power = side.atk;
  out.title = work.say(SheetWord::atk);
  out.rule = QStringLiteral("G-614");
  return out;
}

/// What one Fighter takes.
QString takes(const SceneWork& work, const ClashOutlook::Side& side) {
  const QString name = work.cardName(side.fighter);
  if (side.damage == 0) return work.say(SheetWord::takes_no_damage).arg(name);
  return work.say(side.hp_left > 0 ? SheetWord::takes : SheetWord::takes_and_falls)
      .arg(name, QString::number(side.damage));
}

std::optional<SceneVerdict> clashVerdict(const SceneWork& work, const ClashOutlook& clash) {
  if (!clash.both_there()) return std::nullopt;
  SceneVerdict verdict;
  verdict.icon = QStringLiteral("life");
  verdict.harm = clash.attacker.damage > 0 || clash.defender.damage > 0;
  verdict.rule = QStringLiteral("G-515");
  // In the order of the lane: the other side stands above.
  const bool attackerBelow = work.table.view.active == work.dressing.bottom;
  const ClashOutlook::Side& above = attackerBelow ? clash.defender : clash.attacker;
  const ClashOutlook::Side& below = attackerBelow ? clash.attacker : clash.defender;
  verdict.brief = work.say(SheetWord::damage_of_both).arg(QString::number(above.damage), QString::number(below.damage));
  verdict.full =
      work.say(SheetWord::as_it_stands).arg(QStringLiteral("%1, %2").arg(takes(work, above), takes(work, below)));
  return verdict;
}

SceneLane clashLane(const SceneWork& work, const ClashOutlook& clash) {
  const gormiti::PlayerView& view = work.table.view;
  SceneLane lane;
  lane.attacker = view.active;
  SceneSide& attack = lane.sides[view.active] = clashSide(work, clash.attacker);
  SceneSide& defence = lane.sides[table::other(view.active)] = clashSide(work, clash.defender);
  attack.absence = work.say(SheetWord::attacker_gone);
  defence.absence = work.say(view.clash.joined ? SheetWord::defender_gone : SheetWord::no_defender_yet);
  if (view.clash.joined) attack.result = defence.result = work.say(SheetWord::no_damage_dealt);
  lane.title = attack.title;
  lane.verdict = clashVerdict(work, clash);
  return lane;
}

SceneSide pairSide(const SceneWork& work, PlayerId player) {
  SceneSide side;
  for (const SeenCard& card : work.table.view.players[player].down) {
    const int number = cardNumber(card.id);
    const QString name = work.cardName(card.id);
    side.cards.push_back(number);
    side.ledger.push_back({card.atk, QStringLiteral("attack"), name, name, number, number});
  }
  side.power = work.table.round->sums[player];
  side.icon = work.table.round->winner == gormiti::win_of(player) ? QStringLiteral("star") : QStringLiteral("attack");
  side.title = work.say(SheetWord::atk_together);
  side.rule = QStringLiteral("G-903");
  return side;
}

SceneLane pairsLane(const SceneWork& work) {
  SceneLane lane;
  lane.attacker = table::other(work.dressing.bottom);
  for (const PlayerId player : table::kPlayers) lane.sides[player] = pairSide(work, player);
  const auto& sums = work.table.round->sums.values;
  const bool even = std::all_of(sums.begin(), sums.end(), [](int sum) { return sum % kPip == 0; });
  for (const PlayerId player : table::kPlayers)
    if (even) lane.sides[player].pips = lane.sides[player].power / kPip;
  lane.title = work.say(SheetWord::atk_together);
  const Outcome winner = work.table.round->winner;
  SceneVerdict verdict;
  verdict.icon = QStringLiteral("star");
  verdict.full = verdict.brief = work.say(SheetWord::round_even);
  verdict.rule = QStringLiteral("G-904");
  for (const PlayerId player : table::kPlayers) {
    if (winner != gormiti::win_of(player)) continue;
    verdict.full = verdict.brief = work.say(SheetWord::wins_round).arg(work.dressing.names[player]);
    verdict.rule = QStringLiteral("G-903");
  }
  lane.verdict = verdict;
  return lane;
}

}  // namespace

std::vector<SceneLane> sceneLanes(const SceneWork& work) {
  if (work.table.round) return {pairsLane(work)};
  if (work.table.clash) return {clashLane(work, *work.table.clash)};
  return {};
}

}  // namespace playsheet::gormiti_scene
