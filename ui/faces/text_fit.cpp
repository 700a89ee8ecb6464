// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/text_fit.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace playsheet {
namespace {

struct Piece {
  QString text;
  bool glued;  ///< no space before it: the rest of a word broken after a hyphen
  qreal width;
};

QVector<Piece> piecesOf(const QString& text, const QFontMetricsF& metrics, qreal width) {
  QVector<Piece> pieces;
  const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
  for (const QString& word : words) {
    const qreal whole = metrics.horizontalAdvance(word);
    if (whole <= width || !word.contains(u'-')) {
      pieces.append({word, false, whole});
      continue;
    }
    qsizetype from = 0;
    while (from < word.size()) {
      const qsizetype hyphen = word.indexOf(u'-', from);
      const qsizetype end = hyphen < 0 ? word.size() : hyphen + 1;
      const QString part = word.mid(from, end - from);
      pieces.append({part, from > 0, metrics.horizontalAdvance(part)});
      from = end;
    }
  }
  return pieces;
}

QString cut(const QString& text, const QFontMetricsF& metrics, qreal width, const QString& whole, MayCut may) {
  const QString ellipsis(QChar(0x2026));
  QString kept = text;
  while (!kept.isEmpty() && metrics.horizontalAdvance(kept + ellipsis) > width) {
    kept.chop(kept.back().isLowSurrogate() ? 2 : 1);
  }
  while (kept.endsWith(u' ')) {
    kept.chop(1);
  }
  if (WordsWatch* watch = wordsWatch()) {
    watch->cut(whole, kept + ellipsis, may);
  }
  return kept + ellipsis;
}

}  // namespace

QStringList wrapWords(const QString& text, const QFont& font, qreal width) {
  const QFontMetricsF metrics(font);
  const qreal space = metrics.horizontalAdvance(u' ');
  QStringList lines;
  QString line;
  qreal used = 0;
  const auto pieces = piecesOf(text, metrics, width);
  for (const Piece& piece : pieces) {
    const qreal gap = line.isEmpty() || piece.glued ? 0 : space;
    if (!line.isEmpty() && used + gap + piece.width > width) {
      lines.append(line);
      line = piece.text;
      used = piece.width;
      continue;
    }
    if (gap > 0) {
      line += u' ';
    }
    line += piece.text;
    used += gap + piece.width;
  }
  if (!line.isEmpty()) {
    lines.append(line);
  }
  return lines;
}

FittedLine fitLine(const QString& text, const QFont& font, qreal width, MayCut may) {
  const QFontMetricsF metrics(font);
  const qreal natural = metrics.horizontalAdvance(text);
  if (natural <= width) {
    return {text, natural, 1};
  }
  if (natural * kLeastSqueeze <= width) {
    return {text, width, width / natural};
  }
  const QString shorter = cut(text, metrics, width / kLeastSqueeze, text, may);
  const qreal left = metrics.horizontalAdvance(shorter);
  const qreal squeeze = left > width ? width / left : 1;
  return {shorter, left * squeeze, squeeze};
}

QVector<FittedLine> fitLines(const QString& text, const QFont& font, qreal width, int mostLines, MayCut may) {
  QStringList lines = wrapWords(text, font, width);
  const QFontMetricsF metrics(font);
  const bool wide = std::any_of(lines.cbegin(), lines.cend(),
                                [&](const QString& line) { return metrics.horizontalAdvance(line) > width; });
  if (lines.size() > mostLines || wide) {
    lines = wrapWords(text, font, width / kLeastSqueeze);
  }
  if (lines.size() > mostLines) {
    const QString rest = lines.mid(mostLines - 1).join(u' ');
    lines = lines.mid(0, mostLines - 1) << rest;
  }
  QVector<FittedLine> fitted;
  for (const QString& line : lines) {
    fitted.append(fitLine(line, font, width, may));
  }
  return fitted;
}

QStringList fitParagraphs(const QString& text, const QFont& font, qreal width, int mostLines, MayCut may) {
  QStringList lines;
  const QStringList paragraphs = text.split(u'\n', Qt::SkipEmptyParts);
  for (const QString& paragraph : paragraphs) {
    lines += wrapWords(paragraph, font, width);
  }
  const QFontMetricsF metrics(font);
  if (lines.size() > mostLines) {
    lines = lines.mid(0, mostLines);
    if (!lines.isEmpty()) {
      lines.last() = cut(lines.last(), metrics, width, text, may);
    }
  }
  for (QString& line : lines) {
    // Only a line of one word can be too wide: the others were broken by measure.
    if (!line.contains(u' ') && metrics.horizontalAdvance(line) > width) {
      line = cut(line, metrics, width, text, may);
    }
  }
  return lines;
}

QFont shrunkToFit(const QString& text, QFont font, qreal width, int least) {
  while (font.pixelSize() > least && QFontMetricsF(font).horizontalAdvance(text) > width) {
    font.setPixelSize(font.pixelSize() - 1);
  }
  return font;
}

QString elided(const QString& text, const QFont& font, qreal width, MayCut may) {
  const QFontMetricsF metrics(font);
  return metrics.horizontalAdvance(text) <= width ? text : cut(text, metrics, width, text, may);
}

namespace {

/// Clips and cards over it are not looked at: only the edge of the picture is.
void watchEdge(QPainter& painter, const FittedLine& line, const QFont& font, const QPointF& left) {
  WordsWatch* watch = wordsWatch();
  if (watch == nullptr || painter.device() == nullptr || line.text.isEmpty()) {
    return;
  }
  const QPaintDevice& device = *painter.device();
  const qreal ratio = device.devType() == QInternal::Widget ? 1 : device.devicePixelRatioF();
  const QSizeF edge(device.width() / ratio, device.height() / ratio);
  const QFontMetricsF metrics(font);
  const QRectF words(left.x(), left.y() - metrics.capHeight(), line.width, metrics.capHeight());
  const QRectF at = painter.worldTransform().mapRect(words);
  if (!QRectF({}, edge).adjusted(-1, -1, 1, 1).contains(at)) {
    watch->beyondEdge(line.text, at, edge);
  }
}

}  // namespace

void drawFitted(QPainter& painter, const FittedLine& line, const QFont& font, const QColor& colour, qreal x,
                qreal baseline, TextAlign align) {
  const qreal left = align == TextAlign::Left ? x : align == TextAlign::Centre ? x - line.width / 2 : x - line.width;
  watchEdge(painter, line, font, {left, baseline});
  painter.setFont(font);
  painter.setPen(colour);
  if (line.squeeze >= 1) {
    painter.drawText(QPointF(left, baseline), line.text);
    return;
  }
  painter.save();
  painter.translate(left, baseline);
  painter.scale(line.squeeze, 1);
  painter.drawText(QPointF(), line.text);
  painter.restore();
}

}  // namespace playsheet
