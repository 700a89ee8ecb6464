// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <algorithm>
#include <cmath>

#include "ui/faces/card_painter.h"
#include "ui/sheet/layout_parts.h"

namespace playsheet {

using table::PlayerId;

namespace {

const QLatin1String kTeams("teams");  ///< the part of the row in which teams stand, and who could be in one

/// The first card of the village that nobody can tell from this one, its mark included.
int firstLike(const LayoutWork& work, const SceneCard& card) {
  const QHash<int, CardMark>& marks = work.input.dressing.marks;
  const auto& village = work.player(card.controller)[SheetPlace::Village].cards;
  const auto first = std::find_if(village.begin(), village.end(), [&](const SceneCard& other) {
    return card.alike >= 0 && other.alike == card.alike && marks.value(other.id) == marks.value(card.id);
  });
  return first == village.end() ? card.id : first->id;
}

RowCard rowCard(const LayoutWork& work, const SceneCard& card) {
  RowCard result{card.id, card.across, {}, firstLike(work, card)};
  for (const int tucked : work.index.attachedTo(card.id)) {
    if (work.index.find(tucked) != nullptr) {
      result.tucked.append(tucked);
    }
  }
  return result;
}

bool standsAlone(const LayoutWork& work, const SceneCard& card) { return work.index.find(card.host) == nullptr; }

/// What stands by itself in this part of the row: on its places, where it has such, then beside them.
void addPart(const LayoutWork& work, PlayerId player, const QString& part, QVector<RowUnit>& units) {
  QSet<int> placed;
  for (const SceneStand& stand : work.player(player).stands) {
    if (stand.part != part) {
      continue;
    }
    const SceneCard* card = work.index.find(stand.card);
    if (card == nullptr || work.index.inBattle(card->id)) {
      units.append({RowUnit::Kind::Slot, {}, {}, false, stand.icon});
    } else {
      units.append({RowUnit::Kind::Card, {rowCard(work, *card)}, {}});
      placed.insert(card->id);
    }
  }
  for (const SceneCard& card : work.player(player)[SheetPlace::Village].cards) {
    if (card.part == part && !placed.contains(card.id) && standsAlone(work, card) && !work.index.inBattle(card.id)) {
      units.append({RowUnit::Kind::Card, {rowCard(work, card)}, {}});
    }
  }
}

void addTeams(const LayoutWork& work, PlayerId player, QVector<RowUnit>& units) {
  for (const int team : work.index.teams(player)) {
    RowUnit unit{RowUnit::Kind::Team, {}, work.index.teamLetter(player, team)};
    for (const SceneCard& card : work.player(player)[SheetPlace::Village].cards) {
      if (card.team == team && !card.leftOut && !work.index.inBattle(card.id) && standsAlone(work, card)) {
        unit.cards.append(rowCard(work, card));
      }
    }
    if (!unit.cards.isEmpty()) {
      units.append(unit);
    }
  }
  for (const SceneCard& card : work.player(player)[SheetPlace::Village].cards) {
    const bool loose = card.team < 0 && !card.leftOut && standsAlone(work, card) && !work.index.inBattle(card.id);
    if (loose && card.part == kTeams) {
      units.append({RowUnit::Kind::Card, {rowCard(work, card)}, {}});
    }
  }
}

/// Apart from the teams: who was left out of them, or the place for it while it can still be done (N-ORG-04).
void addLeftOut(const LayoutWork& work, PlayerId player, QVector<RowUnit>& units) {
  RowUnit unit{RowUnit::Kind::Team, {}, {}, true};
  for (const SceneCard& card : work.player(player)[SheetPlace::Village].cards) {
    if (card.leftOut && standsAlone(work, card) && !work.index.inBattle(card.id)) {
      unit.cards.append(rowCard(work, card));
    }
  }
  if (!unit.cards.isEmpty() || work.input.dressing.standBy[player]) {
    units.append(unit);
  }
}

/// The row in the order that the sheet's file gives.
QVector<RowUnit> unitsOf(const LayoutWork& work, PlayerId player) {
  QVector<RowUnit> units;
  for (const QString& part : work.input.spec.village) {
    if (part == QLatin1String("slot")) {
      units.append({RowUnit::Kind::Slot, {}, {}, false, QStringLiteral("mission")});
    } else if (part == QLatin1String("rule")) {
      units.append({RowUnit::Kind::Rule, {}, {}});
    } else if (part == kTeams) {
      units.append({RowUnit::Kind::Rule, {}, {}});
      addTeams(work, player, units);
      addLeftOut(work, player, units);
    } else {
      addPart(work, player, part, units);
    }
  }
  const auto isRule = [](const RowUnit& unit) { return unit.kind == RowUnit::Kind::Rule; };
  if (!units.isEmpty() && isRule(units.last()) && (work.input.spec.centred || work.input.scene.ring())) {
    units.removeLast();  // nothing stands behind it
  }
  if (!units.isEmpty() && isRule(units.first())) {
    units.removeFirst();  // nor before this one
  }
  return units;
}

RowFit naturalFit(const SheetSizes& sizes, qreal village) {
  RowFit fit;
  fit.card = std::min(sizes.card, village - 8);
  fit.tab = std::round(18 * sizes.card / 104);
  return fit;
}

qreal raisedWidth(const LayoutWork& work, PlayerId player, const QRectF& village) {
  const auto count = static_cast<qreal>(work.player(player)[SheetPlace::Hand].count);
  const qreal card = faceSize(work.layout.sizes.card, FaceSize::Board).width();
  return std::min(std::max(count, 1.0) * (card + 8) + 20, village.width() * 0.6);
}

bool leadsTeam(const Scene& scene, int card) {
  return std::any_of(scene.teams.begin(), scene.teams.end(),
                     [card](const SceneTeam& team) { return team.members.front() == card; });
}

void keepRow(const LayoutWork& work, PlayerId player, const RowPlaces& places) {
  SheetLayout& layout = work.layout;
  for (const RowPlaces::Tray& tray : places.trays) {
    layout.teams.append({tray.rect, tray.tab, tray.letter, player, tray.leftOut, tray.member});
  }
  layout.emptySlots += places.emptySlots;
  layout.pagers[player] = {places.back, places.forth};
  const QRectF& village = layout.villages[player];
  if (places.rule >= 0) {
    layout.teamLine[player] = QRectF(places.rule, village.top() + 10, 1.2, village.height() - 20);
  }
  for (const RowPlaces::Card& card : places.cards) {
    PlacedCard result = placed(work.index.find(card.id), SheetPlace::Village, player, card.rect);
    result.tucked = card.tucked;
    result.stack = card.stack;
    result.elsewhere = card.elsewhere;
    result.head = result.seen.leads || leadsTeam(work.input.scene, card.id);
    layout.cards.append(result);
  }
}

}  // namespace

void layOutVillage(const LayoutWork& work, PlayerId player) {
  SheetLayout& layout = work.layout;
  const SheetSizes& sizes = layout.sizes;
  const QRectF village = layout.villages[player];
  if (village.isEmpty()) {  // a game without such
    return;
  }
  const QVector<RowUnit> units = unitsOf(work, player);
  const qreal left = village.left() + 8;
  const qreal middle = std::round(village.center().y());
  const auto row = [&](qreal width) {
    const RowFit fit = fitRow(units, naturalFit(sizes, village.height()), width, work.input.spec.floor);
    const qreal aside = work.input.spec.centred ? centring(units, fit, width) : 0;
    return placePage(units, fit, {left + aside, middle, width - aside}, work.input.villageAt[player]);
  };
  const RowPlaces places = row(village.width() - 14);
  const bool raised = !layout.seats[player].open && work.input.dressing.handShown[player];
  if (!raised) {
    keepRow(work, player, places);
    return;
  }
  // Over the band while nothing is going on there; in a battle over the end of the village, whose cards move together.
  if (!layout.battle && layout.band.height() >= work.input.spec.floor + 8) {
    keepRow(work, player, places);
    const qreal width = raisedWidth(work, player, layout.band);
    const QRectF hand(layout.band.right() - width, layout.band.top(), width, layout.band.height());
    layOutRaisedHand(work, player, hand);
    return;
  }
  const qreal width = raisedWidth(work, player, village);
  const QRectF hand(village.right() - width, village.top(), width, village.height());
  keepRow(work, player, places.bounds.right() > hand.left() - 6 ? row(hand.left() - 6 - left) : places);
  layOutRaisedHand(work, player, hand);
}

}  // namespace playsheet
