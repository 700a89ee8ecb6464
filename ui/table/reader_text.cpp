// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/reader_text.h"

#include <QFontMetricsF>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/text_fit.h"

namespace playsheet {

void ReaderFlow::add(const QString& text, const FlowStyle& style) {
  constexpr int kAll = 999;
  bool first = true;
  for (const QString& line : fitParagraphs(text, style.font, width_ - style.left, kAll)) {
    FlowLine flow;
    flow.placed.text = line;
    flow.placed.font = style.font;
    flow.placed.baseline = {style.left, height_ + ascent_};
    flow.ink = style.ink;
    if (first) flow.icon = style.icon;
    flow.iconInk = style.iconInk;
    lines_.append(flow);
    height_ += style.step;
    first = false;
  }
  if (!first) height_ += style.tail;
}

void findPieces(const QString& text, int from, QVector<PlacedLine>& lines) {
  const QChar ellipsis(0x2026);
  QString flat = text;
  flat.replace(QLatin1Char('\n'), QLatin1Char(' '));
  for (PlacedLine& line : lines) {
    QString core = line.text;
    if (core.endsWith(ellipsis)) core.chop(1);
    line.before = 0;
    if (core.startsWith(ellipsis)) {
      line.before = core.size() > 1 && core[1] == QLatin1Char(' ') ? 2 : 1;
      core.remove(0, line.before);
    }
    const auto at = core.isEmpty() ? -1 : flat.indexOf(core, from);
    line.begin = static_cast<int>(at);
    line.length = static_cast<int>(core.size());
    if (at >= 0) from = line.begin + line.length;
  }
}

/// As `paintFullFace` has it: at most pressed together.
bool typeLineCut(const CardFace& face, const QSizeF& size) {
  if (!face.scan.isNull()) return false;
  const qreal unit = size.height() / 350;
  const qreal px = std::max(13.0, 13.5 * unit);
  const qreal marker = face.textPending ? px * 1.25 : 0;
  return QFontMetricsF(fonts::card(px, 500)).horizontalAdvance(face.typeLine) * kLeastSqueeze >
         size.width() - 24 * unit - marker - 1;
}

QVector<QRectF> placesOf(const QVector<PlacedLine>& lines, int begin, int length) {
  QVector<QRectF> places;
  for (const PlacedLine& line : lines) {
    if (line.begin < 0) continue;
    const int first = std::max(begin, line.begin);
    const int last = std::min(begin + length, line.begin + line.length);
    if (first >= last) continue;
    const QFontMetricsF metrics(line.font);
    const auto x = [&](int letter) {
      return metrics.horizontalAdvance(line.text.left(line.before + letter - line.begin));
    };
    places.append({line.baseline.x() + x(first), line.baseline.y() - metrics.ascent(), x(last) - x(first),
                   metrics.ascent() + metrics.descent()});
  }
  return places;
}

}  // namespace playsheet
