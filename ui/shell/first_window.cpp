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

}  // namespace playsheet
