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
constexpr qreal kStackEdge = 6;       ///< of a card that lies under another one on a stack, and of all of them
constexpr qreal kStackEdges = 18;
constexpr qreal kArrow = 30;  ///< breadth of the arrow to another page

/// How much farther to the right each card of a stack lies than the one on it.
qreal stackStep(const RowUnit& unit) {
  return std::min(kStackEdge, kStackEdges / std::max<qreal>(1, static_cast<qreal>(unit.cards.size()) - 1));
}

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
  if (unit.kind == RowUnit::Kind::Stack) {
    return sizeOf(unit.cards.first(), fit).width() + stackStep(unit) * static_cast<qreal>(unit.cards.size() - 1);
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

/// Cards that are alike, on the place of the first of them; what has something attached to it stays apart.
QVector<RowUnit> stacked(const QVector<RowUnit>& units) {
  const auto loose = [](const RowUnit& unit) {
    return unit.kind == RowUnit::Kind::Stack ||
           (unit.kind == RowUnit::Kind::Card && unit.cards.first().tucked.isEmpty());
  };
  QVector<RowUnit> result;
  for (const RowUnit& unit : units) {
    const auto known = std::find_if(result.begin(), result.end(), [&](const RowUnit& other) {
      return loose(unit) && loose(other) && unit.cards.first().like == other.cards.first().like;
    });
    if (known == result.end()) {
      result.append(unit);
    } else {
      known->kind = RowUnit::Kind::Stack;
      known->cards += unit.cards;
    }
  }
  return result;
}

QVector<RowUnit> asLaid(const QVector<RowUnit>& units, const RowFit& fit) {
  return fit.stacks ? stacked(units) : units;
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

void placeStack(const RowUnit& unit, const RowFit& fit, qreal x, qreal middle, RowPlaces& places) {
  for (qsizetype i = unit.cards.size() - 1; i >= 0; --i) {
    const QSizeF size = sizeOf(unit.cards[i], fit);
    const qreal left = x + stackStep(unit) * static_cast<qreal>(i);
    const int count = i == 0 ? static_cast<int>(unit.cards.size()) : 1;
    places.cards.append({unit.cards[i].id,
                         {left, std::round(middle - size.height() / 2), size.width(), size.height()},
                         i == 0,
                         false,
                         count});
  }
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

/// As many whole units on each page as it has room for, at least one.
QVector<QVector<RowUnit>> pagesOf(const QVector<RowUnit>& units, const RowFit& fit, qreal width) {
  QVector<QVector<RowUnit>> pages;
  for (const RowUnit& unit : units) {
    if (!pages.isEmpty() && rowBreadth(pages.last() + QVector<RowUnit>{unit}, fit) <= width) {
      pages.last().append(unit);
    } else {
      pages.append({unit});
    }
  }
  return pages;
}

/// Its cards from left to right, each before what is attached to it.
QVector<int> idsOf(const QVector<RowUnit>& units) {
  QVector<int> ids;
  for (const RowUnit& unit : units) {
    for (const RowCard& card : unit.cards) {
      ids.append(card.id);
      ids += card.tucked;
    }
  }
  return ids;
}

qsizetype pageWith(const QVector<QVector<RowUnit>>& pages, int card) {
  const auto page = std::find_if(pages.begin(), pages.end(),
                                 [card](const QVector<RowUnit>& units) { return idsOf(units).contains(card); });
  return page == pages.end() ? 0 : page - pages.begin();
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
  fit.stacks = true;
  if (shrinkUntil(fit, floor, fits)) {
    return fit;
  }
  fit.card = natural.card;
  fit.tab = std::min(fit.tab, 12.0);
  fit.pad = std::min(fit.pad, 2.0);
  fit.single = fit.between = 2;
  shrinkUntil(fit, floor, fits);
  return fit;
}

RowFit coverFurther(const QVector<RowUnit>& units, RowFit fit, qreal width) {
  while (fit.cover < kUtmostCover && !rowFits(units, fit, width)) {
    fit.cover = std::min(kUtmostCover, fit.cover + 0.05);
  }
  return fit;
}

bool rowFits(const QVector<RowUnit>& units, const RowFit& fit, qreal width) {
  return rowBreadth(asLaid(units, fit), fit) <= width;
}

qreal centring(const QVector<RowUnit>& units, const RowFit& fit, qreal width) {
  const auto rule =
      std::find_if(units.begin(), units.end(), [](const RowUnit& unit) { return unit.kind == RowUnit::Kind::Rule; });
  const QVector<RowUnit> before(units.begin(), rule);
  const qreal spare = width - rowBreadth(asLaid(units, fit), fit);
  return std::clamp((width - rowBreadth(asLaid(before, fit), fit)) / 2, 0.0, std::max(0.0, spare));
}

RowPlaces placeRow(const QVector<RowUnit>& units, const RowFit& fit, const RowRoom& room) {
  RowPlaces places;
  places.fit = fit;
  qreal x = room.left;
  for (const RowUnit& unit : asLaid(units, fit)) {
    switch (unit.kind) {
      case RowUnit::Kind::Card:
        placeCards(unit, fit, x, room.middle, places);
        break;
      case RowUnit::Kind::Stack:
        placeStack(unit, fit, x, room.middle, places);
        break;
      case RowUnit::Kind::Slot:
        if (fit.slot) {
          const QSizeF size = faceSize(fit.card, FaceSize::Board);
          places.emptySlots.append(
              {snapped({x, room.middle - size.height() / 2, size.width(), size.height()}), unit.icon});
        }
        break;
      case RowUnit::Kind::Rule:
        places.rule = std::round(x);
        break;
      case RowUnit::Kind::Team:
        placeTeam(unit, fit, x, room.middle, places);
        break;
    }
    x += breadth(unit, fit) + after(unit, fit);
  }
  qreal right = room.left;
  for (const RowPlaces::Card& card : places.cards) {
    right = std::max(right, card.rect.right());
  }
  right = std::max(right, places.trays.isEmpty() ? room.left : places.trays.last().rect.right());
  places.bounds = QRectF(room.left, room.middle - fit.card / 2 - 5, right - room.left, fit.card + 10);
  return places;
}

RowPlaces placePage(const QVector<RowUnit>& units, const RowFit& natural, const RowRoom& room, int shown) {
  if (rowFits(units, natural, room.width)) {
    return placeRow(units, natural, room);
  }
  constexpr qreal kBesideArrow = 6;
  const qreal aside = kArrow + kBesideArrow;
  const RowRoom inner{room.left + aside, room.middle, room.width - 2 * aside};
  RowFit fit = natural;
  for (const RowUnit& unit : asLaid(units, natural)) {
    fit = coverFurther({unit}, fit, inner.width);
  }
  const QVector<QVector<RowUnit>> pages = pagesOf(asLaid(units, fit), fit, inner.width);
  const qsizetype at = pageWith(pages, shown);
  RowPlaces places = placeRow(pages[at], fit, inner);
  const auto arrow = [&](qreal x) { return QRectF(x, room.middle - fit.card / 2 - 5, kArrow, fit.card + 10); };
  const auto leaveOut = [&](const QVector<RowUnit>& page, const QRectF& behind, QVector<RowPlaces::Card>& cards) {
    for (const int id : idsOf(page)) {
      cards.append({id, behind, false, false, 1, true});
    }
  };
  QVector<RowPlaces::Card> before;
  for (qsizetype page = 0; page < at; ++page) {
    places.back = arrow(room.left);
    leaveOut(pages[page], places.back, before);
  }
  std::reverse(before.begin(), before.end());  // the nearest first, as behind the other arrow
  places.cards += before;
  for (qsizetype page = at + 1; page < pages.size(); ++page) {
    places.forth = arrow(room.left + room.width - kArrow);
    leaveOut(pages[page], places.forth, places.cards);
  }
  places.bounds = QRectF(room.left, places.bounds.top(), room.width, places.bounds.height());
  return places;
}

}  // namespace playsheet
