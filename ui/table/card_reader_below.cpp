// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"
#include "ui/table/card_reader.h"

/// What stands below the card in the reader, and how it is scrolled.
namespace playsheet {
namespace {

constexpr qreal kMoreTall = 22;

}  // namespace

void CardReader::paintBelow(QPainter& painter) const {
  const QRectF place = belowPlace();
  painter.save();
  painter.setClipRect(place);
  painter.translate(0, place.top() - scrolled_);
  const qreal side = look_.px(16);
  for (const FlowLine& line : below_.flow.lines()) {
    const QPointF at = line.placed.baseline;
    if (!line.icon.isEmpty())
      paintActionIcon(painter, line.icon, {look_.px(12), at.y() - look_.px(12), side, side}, line.iconInk,
                      look_.theme().surface);
    painter.setFont(line.placed.font);
    painter.setPen(line.ink);
    painter.drawText(at, line.placed.text);
  }
  painter.restore();
  if (range() > 0) paintMore(painter);
}

/// How much is below, or the way back; and a bar at the edge that says where in all of it one is.
void CardReader::paintMore(QPainter& painter) const {
  const Theme& t = look_.theme();
  const QRectF row = moreRect();
  const QRectF place = belowPlace();
  qsizetype hidden = 0;
  for (qsizetype i = 0; i < below_.flow.lines().size(); ++i)
    hidden += below_.flow.top(i) - scrolled_ + look_.px(kTextStep) > place.height() + 1 ? 1 : 0;
  const bool end = hidden == 0;
  const qreal half = look_.px(4);
  const QPointF tip(look_.px(20), row.center().y() + (end ? -half : half));
  const qreal base = tip.y() + (end ? 2 : -2) * half;
  painter.setPen(Qt::NoPen);
  painter.setBrush(t.accent);
  painter.drawPolygon(QPolygonF{{tip, {tip.x() - half * 1.3, base}, {tip.x() + half * 1.3, base}}});
  const qreal tall = place.height() * place.height() / below_.flow.height();
  painter.drawRoundedRect(
      QRectF(width() - look_.px(5), place.top() + (place.height() - tall) * scrolled_ / range(), look_.px(3), tall),
      1.5, 1.5);
  painter.setFont(fonts::ui(look_.px(13), 600));
  painter.setPen(t.accent);
  painter.drawText(row.adjusted(look_.px(34), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   end ? tr("Back to the beginning") : tr("%n more line(s)", nullptr, static_cast<int>(hidden)));
}

qreal CardReader::belowTop() const { return facePlace().bottom() + look_.px(14); }

qreal CardReader::switchRoom() const { return page_.reminders.empty() ? 0 : look_.px(kSwitchTall); }

QRectF CardReader::belowPlace() const {
  const qreal top = belowTop();
  const qreal all = std::max(0.0, height() - switchRoom() - top);
  const qreal more = below_.flow.height() > all + 1 ? look_.px(kMoreTall) : 0;
  return {0, top, static_cast<qreal>(width()), std::max(0.0, all - more)};
}

qreal CardReader::range() const {
  const qreal over = below_.flow.height() - belowPlace().height();
  return over > 1 ? over : 0;
}

QRect CardReader::moreRect() const {
  if (page_.empty || page_.hidden || range() <= 0) return {};
  return QRectF(0, belowPlace().bottom(), width(), look_.px(kMoreTall)).toRect();
}

/// First what goes on from the card, then what changes it, then what its keywords mean.
CardReader::Below CardReader::layOutBelow(int width) const {
  const Theme& t = look_.theme();
  Below below{ReaderFlow(width - look_.px(12), look_.px(13)), 0, 0};
  if (page_.empty || page_.hidden) return below;
  const FaceText text = fullFaceText(page_.face, facePlace().size());
  const QString ellipsis(QChar(0x2026));
  const bool cut = page_.face.scan.isNull() && !page_.face.text.isEmpty() &&
                   (text.lines.isEmpty() || text.lines.last().endsWith(ellipsis));
  const FlowStyle plain{fonts::ui(look_.px(13)), t.text, look_.px(kTextStep), look_.px(12), look_.px(4)};
  if (cut) {
    QVector<PlacedLine> lines;
    for (const QString& line : text.lines) lines.append({line, {}, text.font});
    findPieces(page_.face.text, 0, lines);
    below.from = lines.isEmpty() ? 0 : std::max(0, lines.last().begin);
    QString rest = page_.face.text.mid(below.from);
    rest.replace(QLatin1Char('\n'), QLatin1Char(' '));
    below.flow.add(below.from > 0 ? ellipsis + QLatin1Char(' ') + rest : rest, plain);
    below.text = below.flow.lines().size();
  }
  FlowStyle fact{fonts::ui(look_.px(13), 500), t.text, look_.px(kTextStep), look_.px(34), look_.px(3)};
  if (typeLineCut(page_.face, facePlace().size())) {
    fact.icon = QStringLiteral("reader");
    fact.iconInk = t.muted;
    below.flow.add(page_.face.typeLine, fact);
  }
  for (const ReaderLine& line : page_.lines) {
    fact.icon = line.icon;
    fact.iconInk = toneColour(line.tone);
    below.flow.add(line.text, fact);
  }
  if (!page_.explain) return below;
  FlowStyle reminder = plain;
  reminder.font.setItalic(true);
  reminder.ink = t.muted;
  for (const QString& each : page_.reminders) below.flow.add(each, reminder);
  return below;
}

int CardReader::heightFor(int width) const {
  const qreal flow = width == this->width() ? below_.flow.height() : layOutBelow(width).flow.height();
  return static_cast<int>(std::ceil(belowTop() + flow + switchRoom())) + 1;
}

void CardReader::scrollTo(qreal to) {
  scrolled_ = std::clamp(to, 0.0, range());
  update();
}

bool CardReader::scroll(int lines) {
  const qreal before = scrolled_;
  scrollTo(scrolled_ + lines * look_.px(kTextStep));
  return scrolled_ != before;
}

void CardReader::wheelEvent(QWheelEvent* event) {
  constexpr int kNotch = 120;
  const int by = event->angleDelta().y();
  if (range() <= 0 || by == 0) return event->ignore();
  scrollTo(scrolled_ - look_.px(3 * kTextStep) * by / kNotch);
  event->accept();
}

void CardReader::mousePressEvent(QMouseEvent* event) {
  if (!moreRect().contains(event->position().toPoint())) return event->ignore();
  const qreal page = std::max(look_.px(kTextStep), belowPlace().height() - look_.px(kTextStep));
  scrollTo(scrolled_ + 1 > range() ? 0 : scrolled_ + page);
}

bool CardReader::seenWhole(qsizetype line) const {
  const qreal top = below_.flow.top(line) - scrolled_;
  return top > -1 && top + look_.px(kTextStep) <= belowPlace().height() + 1;
}

QStringList CardReader::textLines() const {
  QStringList lines;
  for (const PlacedLine& line : onCard_) lines << line.text;
  for (qsizetype i = 0; i < below_.text; ++i)
    if (seenWhole(i)) lines << below_.flow.lines()[i].placed.text;
  return lines;
}

QStringList CardReader::otherLines() const {
  QStringList lines;
  for (qsizetype i = below_.text; i < below_.flow.lines().size(); ++i)
    if (seenWhole(i)) lines << below_.flow.lines()[i].placed.text;
  return lines;
}

}  // namespace playsheet
