// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/faces/card_painter.h"
#include "ui/sheet/layout_parts.h"

namespace playsheet {

using naruto::SeenCard;
using table::PlayerId;

namespace {

/// The first card of the village that nobody can tell from this one, its mark included.
int firstLike(const LayoutWork& work, const SeenCard& card) {
  const QHash<int, CardMark>& marks = work.input.dressing.marks;
  const auto& village = work.player(card.controller).village.cards;
  const auto first = std::find_if(village.begin(), village.end(), [&](const SeenCard& other) {
    if (other.definition != card.definition) return false;
    SeenCard same = other;
    same.id = card.id;
    for (naruto::CoinStack& coin : same.coins) coin.card = card.id;
    return same == card && marks.value(other.id) == marks.value(card.id);
  });
  return first == village.end() ? card.id : first->id;
}

RowCard rowCard(const LayoutWork& work, const SeenCard& card) {
  const bool ninja = card.is_ninja || work.face(card).type == CardFace::Type::Ninja;
  RowCard result{card.id, card.injured && ninja, {}, firstLike(work, card)};
  for (const int tucked : work.index.attachedTo(card.id)) {
    if (work.index.find(tucked) != nullptr) {
      result.tucked.append(tucked);
    }
  }
  return result;
}

bool standsAlone(const LayoutWork& work, const SeenCard& card) {
  return card.attached_to == naruto::kNoCard || work.index.find(card.attached_to) == nullptr;
}

void addOfType(const LayoutWork& work, PlayerId player, CardFace::Type type, QVector<RowUnit>& units) {
  for (const SeenCard& card : work.player(player).village.cards) {
    if (work.face(card).type == type && !card.is_ninja && standsAlone(work, card) &&
        !work.index.inBattle(card.id)) {  // what counts as a Ninja stands with the teams
      units.append({RowUnit::Kind::Card, {rowCard(work, card)}, {}});
    }
  }
}

void addTeams(const LayoutWork& work, PlayerId player, QVector<RowUnit>& units) {
  for (const naruto::TeamId team : work.index.teams(player)) {
    RowUnit unit{RowUnit::Kind::Team, {}, work.index.teamLetter(player, team)};
    for (const SeenCard& card : work.player(player).village.cards) {
      if (card.team == team && !card.left_out && !work.index.inBattle(card.id) && standsAlone(work, card)) {
        unit.cards.append(rowCard(work, card));
      }
    }
    if (!unit.cards.isEmpty()) {
      units.append(unit);
    }
  }
  for (const SeenCard& card : work.player(player).village.cards) {
    const bool loose =
        card.team == naruto::kNoTeam && !card.left_out && standsAlone(work, card) && !work.index.inBattle(card.id);
    if (loose && work.face(card).type == CardFace::Type::Ninja) {
      units.append({RowUnit::Kind::Card, {rowCard(work, card)}, {}});
    }
  }
}

/// Apart from the teams: who was left out of them, or the place for it while it can still be done (N-ORG-04).
void addLeftOut(const LayoutWork& work, PlayerId player, QVector<RowUnit>& units) {
  RowUnit unit{RowUnit::Kind::Team, {}, {}, true};
  for (const SeenCard& card : work.player(player).village.cards) {
    if (card.left_out && standsAlone(work, card) && !work.index.inBattle(card.id)) {
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
    if (part == QLatin1String("client")) {
      addOfType(work, player, CardFace::Type::Client, units);
    } else if (part == QLatin1String("mission")) {
      addOfType(work, player, CardFace::Type::Mission, units);
      addOfType(work, player, CardFace::Type::Jutsu, units);
    } else if (part == QLatin1String("slot")) {
      units.append({RowUnit::Kind::Slot, {}, {}});
    } else if (part == QLatin1String("teams")) {
      units.append({RowUnit::Kind::Rule, {}, {}});
      addTeams(work, player, units);
      addLeftOut(work, player, units);
    }
  }
  return units;
}

RowFit naturalFit(const SheetSizes& sizes) {
  RowFit fit;
  fit.card = sizes.card;
  fit.tab = std::round(18 * sizes.card / 104);
  return fit;
}

qreal raisedWidth(const LayoutWork& work, PlayerId player, const QRectF& village) {
  const auto count = static_cast<qreal>(work.player(player).hand.count);
  const qreal card = faceSize(work.layout.sizes.card, FaceSize::Board).width();
  return std::min(std::max(count, 1.0) * (card + 8) + 20, village.width() * 0.6);
}

bool leadsTeam(const SheetDressing& dressing, int card) {
  return std::any_of(dressing.teams.begin(), dressing.teams.end(),
                     [card](const naruto::SeenTeam& team) { return team.members.front() == card; });
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
    result.head = leadsTeam(work.input.dressing, card.id);
    layout.cards.append(result);
  }
}

}  // namespace

void layOutVillage(const LayoutWork& work, PlayerId player) {
  SheetLayout& layout = work.layout;
  const SheetSizes& sizes = layout.sizes;
  const QRectF village = layout.villages[player];
  const QVector<RowUnit> units = unitsOf(work, player);
  const qreal left = village.left() + 8;
  const qreal middle = std::round(village.center().y());
  const auto row = [&](qreal width) {
    const RowFit fit = fitRow(units, naturalFit(sizes), width, work.input.spec.floor);
    return placePage(units, fit, {left, middle, width}, work.input.villageAt[player]);
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
