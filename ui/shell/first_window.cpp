// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/first_window.h"

#include <algorithm>

namespace playsheet {

FirstWindow firstWindow(const QRect& free) {
  const QSize wanted = free.size() * 9 / 10;
  const QSize size = wanted.expandedTo(kLeastWindow);
  QRect place(QPoint(), size);
  place.moveCenter(free.center());
  place.moveTopLeft({std::max(place.left(), free.left()), std::max(place.top(), free.top())});
  return {place, size != wanted};
}

QRect placeOf(const QSize& wanted, const QRect& free) {
  const QRect inside = free.adjusted(0, kFrame, 0, 0);
  const bool usable = inside.width() >= kLeastWindow.width() && inside.height() >= kLeastWindow.height() - kFrame;
  QRect place(QPoint(), usable ? wanted.boundedTo(inside.size()) : wanted);
  place.moveCenter(inside.center());
  place.moveTopLeft({std::max(place.left(), inside.left()), std::max(place.top(), inside.top())});
  return place;
}

}  // namespace playsheet
