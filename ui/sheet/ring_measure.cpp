// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/ring_measure.h"

#include <QFontMetricsF>

#include "ui/faces/fonts.h"

namespace playsheet::ring {

QFont figureFont(qreal scale) { return fonts::card(17 * scale, 700); }
QFont briefFont(qreal scale) { return fonts::card(13 * scale, 500); }
HeadWords headWords(const SeatPlan& seat, const SheetSizes& sizes, const QString& name, const QString& role) {
  const qreal k = seat.scale;
  const QRectF& words = seat.words;
  HeadWords out;
  out.nameFont = fonts::display((seat.panel ? 15 : 19) * k);
  out.roleFont = fonts::ui(12.5 * sizes.text, 500);
  out.nameRoom = out.roleRoom = words.width();
  const QFontMetricsF large(out.nameFont), small(out.roleFont);
  out.name = out.role = {words.left(), words.center().y() + large.capHeight() / 2};
  if (role.isEmpty()) return out;
  const qreal behind = large.horizontalAdvance(name) + 9 * k;
  if (seat.panel && behind + small.horizontalAdvance(role) <= words.width()) {
    out.role.rx() += behind;
    out.roleRoom -= behind;
    return out;
  }
  const qreal high = large.capHeight(), low = small.xHeight();
  const qreal between = (seat.panel ? 6.5 : 9) * k;
  const qreal top = seat.panel ? words.top() - k : words.center().y() - (high + between + low) / 2;
  out.name.setY(top + high);
  out.role.setY(top + high + between + low);
  return out;
}

QFont rollTitleFont(const SheetSizes& sizes, bool brief) { return fonts::ui((brief ? 13 : 14) * sizes.text, 600); }
QFont emblemFont(const SheetSizes& sizes) { return fonts::ui(12.5 * sizes.text, 600); }

QStringList inTwoLines(const QString& words, const QFont& font, qreal room) {
  const QFontMetricsF metrics(font);
  if (metrics.horizontalAdvance(words) <= room) return {words};
  qsizetype end = words.lastIndexOf(QLatin1Char(' '));
  while (end > 0 && metrics.horizontalAdvance(words.left(end)) > room)
    end = words.lastIndexOf(QLatin1Char(' '), end - 1);
  if (end <= 0) return {words};  // one long word: it gives way where it is drawn
  return {words.left(end), words.mid(end + 1)};
}

qreal tallySign(const SceneTally& tally, qreal scale) {
  return tally.brief.isEmpty() ? 16 * scale : QFontMetricsF(briefFont(scale)).horizontalAdvance(tally.brief);
}

qreal tallyWidth(const SceneTally& tally, qreal scale) {
  return tallySign(tally, scale) + 4 * scale +
         QFontMetricsF(figureFont(scale)).horizontalAdvance(QString::number(tally.value)) + 5 * scale;
}

}  // namespace playsheet::ring
