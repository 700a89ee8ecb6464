// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/panel_place.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace playsheet {
namespace {

constexpr int kStep = 12;
constexpr int kAir = 26;  ///< between the panel and what it points at: room for the arrow
constexpr double kOverPointed = 2000;
constexpr double kOverAir = 200;
constexpr double kOverKept = 60;
constexpr double kTouchesKept = 40000;  ///< whatever is covered of it: a word is read wholly or not
constexpr double kOverCard = 1;
constexpr double kAway = 40;     ///< for each pixel of distance
constexpr double kLater = 3000;  ///< for each size that would be preferred

double covered(const QRect& panel, const QVector<QRect>& rects) {
  double area = 0;
  for (const QRect& rect : rects) {
    const QRect both = panel & rect;
    if (!both.isEmpty()) area += static_cast<double>(both.width()) * both.height();
  }
  return area;
}

/// Between the edges of two rectangles.
double distance(const QRect& a, const QRect& b) {
  const int dx = std::max({0, a.left() - b.right(), b.left() - a.right()});
  const int dy = std::max({0, a.top() - b.bottom(), b.top() - a.bottom()});
  return std::hypot(dx, dy);
}

double cost(const QRect& panel, const PanelRoom& where, const QVector<QRect>& pointed) {
  const double kept = covered(panel, where.kept);
  double sum = kOverPointed * covered(panel, where.pointed) + kOverAir * covered(panel, pointed) + kOverKept * kept +
               (kept > 0 ? kTouchesKept : 0) + kOverCard * covered(panel, where.cards);
  if (where.pointed.isEmpty()) return sum + distance(panel, {where.room.center(), QSize(1, 1)});
  double nearest = std::numeric_limits<double>::max();
  for (const QRect& rect : where.pointed) nearest = std::min(nearest, distance(panel, rect));
  return sum + kAway * nearest;
}

}  // namespace

QRect placePanel(const QVector<QSize>& sizes, const PanelRoom& where) {
  QVector<QRect> pointed;
  for (const QRect& rect : where.pointed) pointed.append(rect.adjusted(-kAir, -kAir, kAir, kAir));
  if (where.stands)
    for (const QSize& size : sizes) {
      const QRect panel(*where.stands, size);
      if (where.room.contains(panel) && covered(panel, pointed) == 0 && covered(panel, where.kept) == 0) return panel;
    }
  QRect best;
  double least = std::numeric_limits<double>::max();
  double later = 0;
  for (const QSize& size : sizes) {
    const int right = std::max(where.room.left(), where.room.right() + 1 - size.width());
    const int bottom = std::max(where.room.top(), where.room.bottom() + 1 - size.height());
    const auto next = [](int at, int end) { return at < end ? std::min(at + kStep, end) : end + 1; };
    for (int y = where.room.top(); y <= bottom; y = next(y, bottom))
      for (int x = where.room.left(); x <= right; x = next(x, right)) {
        const QRect panel({x, y}, size);
        const double sum = later + cost(panel, where, pointed);
        if (sum >= least) continue;
        least = sum;
        best = panel;
      }
    later += kLater;
  }
  return best;
}

}  // namespace playsheet
