// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/row_fit.h"

#include <algorithm>
#include <cmath>

#include "ui/faces/card_painter.h"

namespace playsheet {
namespace {

constexpr int kMostCover = 50;        ///< percent of a back that may be covered
constexpr qreal kUtmostCover = 0.85;  ///< at the floor, share of a back that may be covered
constexpr qreal kPeek = 0.30;         ///< share of an attached card that looks out from under its host

QSizeF sizeOf(const RowCard& card, const RowFit& fit) { return faceSize(fit.card, FaceSize::Board, card.lying); }

qreal peekOf(const RowCard& card, const RowFit& fit) {
  return faceSize(fit.card, FaceSize::Board).width() * kPeek * static_cast<qreal>(card.tucked.size());
}

qreal tabOf(const RowUnit& unit, const RowFit& fit) { return unit.letter.isEmpty() && !unit.leftOut ? 0 : fit.tab; }

/// Breadth of a unit without what comes after it.
qreal breadth(const RowUnit& unit, const RowFit& fit) {
  if (unit.kind == RowUnit::Kind::Rule) {
    return 2;
  }
  if (unit.kind == RowUnit::Kind::Slot) {
    return fit.slot ? faceSize(fit.card, FaceSize::Board).width() : 0;
  }
  qreal sum = 0;
  for (qsizetype i = 0; i < unit.cards.size(); ++i) {
    const qreal width = sizeOf(unit.cards[i], fit).width();
    sum += (i == 0 ? width : width * (1 - fit.cover) + (fit.cover > 0 ? 0 : fit.inside)) + peekOf(unit.cards[i], fit);
  }
  if (unit.leftOut && unit.cards.isEmpty()) {
    sum = faceSize(fit.card, FaceSize::Board).width();  // room to drop one
  }
  return unit.kind == RowUnit::Kind::Team ? sum + tabOf(unit, fit) + 2 * fit.pad : sum;
}

qreal after(const RowUnit& unit, const RowFit& fit) {
  switch (unit.kind) {
    case RowUnit::Kind::Team:
      return fit.between;
    case RowUnit::Kind::Slot:
      return fit.slot ? fit.single : 0;
    default:
      return fit.single;
  }
}

qreal rowBreadth(const QVector<RowUnit>& units, const RowFit& fit) {
  qreal sum = 0;
  for (const RowUnit& unit : units) {
    sum += breadth(unit, fit) + after(unit, fit);
  }
  return units.isEmpty() ? 0 : sum - after(units.last(), fit);
}

/// How much nearer to each other the units must begin, so that none of them reaches over the end.
qreal squeezeFor(const QVector<RowUnit>& units, const RowFit& fit, qreal width) {
  qreal squeeze = 1;
  qreal along = 0;
  for (const RowUnit& unit : units) {
    if (along > 0) {
      squeeze = std::min(squeeze, std::max(0.0, width - breadth(unit, fit)) / along);
    }
    along += breadth(unit, fit) + after(unit, fit);
  }
  return squeeze;
}

QRectF snapped(const QRectF& rect) { return {std::round(rect.x()), std::round(rect.y()), rect.width(), rect.height()}; }

/// The cards of one unit from x on; a card lies over the one to its right, so that the head is always whole.
qreal placeCards(const RowUnit& unit, const RowFit& fit, qreal x, qreal middle, RowPlaces& places) {
  QVector<RowPlaces::Card> cards;
  for (qsizetype i = 0; i < unit.cards.size(); ++i) {
    const RowCard& card = unit.cards[i];
    const QSizeF size = sizeOf(card, fit);
    if (i > 0) {
      x += fit.cover > 0 ? -size.width() * fit.cover : fit.inside;
    }
    const QRectF rect = snapped({x, middle - size.height() / 2, size.width(), size.height()});
    cards.append({card.id, rect, i == 0, false});
    const QSizeF under = faceSize(std::round(size.height() * 0.92), FaceSize::Board);
    const qreal peek = faceSize(fit.card, FaceSize::Board).width() * kPeek;
    for (qsizetype k = 0; k < card.tucked.size(); ++k) {
      const qreal right = rect.right() + peek * static_cast<qreal>(k + 1);
      const QRectF place(right - under.width(), middle - under.height() / 2, under.width(), under.height());
      cards.append({card.tucked[k], snapped(place), false, true});
    }
    x += size.width() + peekOf(card, fit);
  }
  std::reverse(cards.begin(), cards.end());
  places.cards += cards;
  return x;
}

void placeTeam(const RowUnit& unit, const RowFit& fit, qreal x, qreal middle, RowPlaces& places) {
  const qreal tab = tabOf(unit, fit);
  const QRectF tray = snapped({x, middle - fit.card / 2 - 5, std::round(breadth(unit, fit)), fit.card + 10});
  if (!unit.letter.isEmpty() || unit.leftOut) {
    const QRectF side(tray.left() + fit.pad / 2, tray.top(), tab, tray.height());
    places.trays.append({tray, side, unit.letter, unit.leftOut, unit.cards.isEmpty() ? -1 : unit.cards.first().id});
  }
  placeCards(unit, fit, x + fit.pad + tab, middle, places);
}

template <class Fits>
bool shrinkUntil(RowFit& fit, qreal floor, Fits fits) {
  const qreal least = std::min(floor, fit.card);
  while (fit.card > least && !fits(fit)) {
    fit.card = std::max(least, fit.card - 2);
  }
  return fits(fit);
}

}  // namespace

RowFit fitRow(const QVector<RowUnit>& units, const RowFit& natural, qreal width, qreal floor) {
  const auto fits = [&](const RowFit& fit) { return rowFits(units, fit, width); };
  RowFit fit = natural;
  if (fits(fit)) {
    return fit;
  }
  fit.single = fit.between = 4;
  fit.inside = 3;
  fit.pad = std::min(fit.pad, 4.0);
  fit.tab = std::round(fit.tab * 0.84);
  if (fits(fit)) {
    return fit;
  }
  fit.slot = false;
  for (int percent = 0; percent <= kMostCover; percent += 5) {
    fit.cover = percent / 100.0;
    if (fits(fit)) {
      return fit;
    }
  }
  if (shrinkUntil(fit, floor, fits)) {
    return fit;
  }
  fit.card = natural.card;
  fit.tab = std::min(fit.tab, 12.0);
  fit.pad = std::min(fit.pad, 2.0);
  fit.single = fit.between = 2;
  if (shrinkUntil(fit, floor, fits)) {
    return fit;
  }
  while (fit.cover < kUtmostCover && !fits(fit)) {
    fit.cover += 0.05;
  }
  fit.squeeze = fits(fit) ? 1 : squeezeFor(units, fit, width);
  return fit;
}

bool rowFits(const QVector<RowUnit>& units, const RowFit& fit, qreal width) { return rowBreadth(units, fit) <= width; }

RowPlaces placeRow(const QVector<RowUnit>& units, const RowFit& fit, qreal left, qreal middle) {
  RowPlaces places;
  places.fit = fit;
  qreal along = 0;
  for (const RowUnit& unit : units) {
    const qreal x = left + along * fit.squeeze;
    switch (unit.kind) {
      case RowUnit::Kind::Card:
        placeCards(unit, fit, x, middle, places);
        break;
      case RowUnit::Kind::Slot:
        if (fit.slot) {
          const QSizeF size = faceSize(fit.card, FaceSize::Board);
          places.emptySlots.append(snapped({x, middle - size.height() / 2, size.width(), size.height()}));
        }
        break;
      case RowUnit::Kind::Rule:
        places.rule = std::round(x);
        break;
      case RowUnit::Kind::Team:
        placeTeam(unit, fit, x, middle, places);
        break;
    }
    along += breadth(unit, fit) + after(unit, fit);
  }
  qreal right = left;
  for (const RowPlaces::Card& card : places.cards) {
    right = std::max(right, card.rect.right());
  }
  right = std::max(right, places.trays.isEmpty() ? left : places.trays.last().rect.right());
  places.bounds = QRectF(left, middle - fit.card / 2 - 5, right - left, fit.card + 10);
  return places;
}

}  // namespace playsheet
