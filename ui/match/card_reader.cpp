// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/card_reader.h"

#include <QFontMetricsF>
#include <QPainter>

#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"

namespace playsheet {

CardReader::CardReader(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("cardReader"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CardReader::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void CardReader::setRoom(int height) { room_ = height; }

qreal CardReader::faceHeight() const {
  const qreal full = look_.scale > 1.15 ? 340 * look_.scale : 300 * look_.scale;
  return room_ > 0 ? std::clamp(room_ * 0.5, 250.0, full) : full;
}

QSize CardReader::sizeHint() const {
  return {look_.gap(250), static_cast<int>(faceHeight() + look_.px(10 + 14 + 3 * 20))};
}

void CardReader::setPage(const ReaderPage& page) {
  page_ = page;
  QString name = page.empty ? tr("No card") : page.face.name;
  if (page.hidden) name = tr("Card, face down");
  setAccessibleName(name);
  setToolTip(page.more);
  update();
}

QColor CardReader::toneColour(ReaderLine::Tone tone) const {
  const Theme& t = look_.theme();
  switch (tone) {
    case ReaderLine::Tone::Good:
      return t.ok;
    case ReaderLine::Tone::Bad:
      return t.bad;
    case ReaderLine::Tone::Muted:
      return t.muted;
    default:
      return t.text;
  }
}

void CardReader::paintEmpty(QPainter& painter) const {
  const Theme& t = look_.theme();
  const QSizeF size = faceSize(faceHeight());
  const QRectF frame((width() - size.width()) / 2, look_.px(10), size.width(), size.height());
  painter.setPen(QPen(t.line2, 1.2, Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(frame, 12, 12);
  const qreal side = look_.px(30);
  paintActionIcon(painter, page_.hidden ? QStringLiteral("hidden") : QStringLiteral("reader"),
                  {frame.center().x() - side / 2, frame.center().y() - side * 1.4, side, side}, t.muted, t.surface);
  const QFont font = fonts::ui(look_.px(13));
  painter.setFont(font);
  painter.setPen(t.muted);
  const QString text = page_.hidden ? tr("Card, face down") : tr("The card under the pointer is shown here.");
  painter.drawText(frame.adjusted(14, frame.height() * 0.5, -14, -14),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
}

void CardReader::paintLines(QPainter& painter, qreal top) const {
  const Theme& t = look_.theme();
  const QFont font = fonts::ui(look_.px(13), 500);
  painter.setFont(font);
  const qreal step = look_.px(20);
  const auto room = static_cast<std::size_t>(std::max(0.0, (height() - top) / step));
  for (std::size_t i = 0; i < page_.lines.size() && i < room; ++i) {
    ReaderLine line = page_.lines[i];
    if (i + 1 == room && page_.lines.size() > room) line = page_.lines.back();
    const qreal side = look_.px(16);
    paintActionIcon(painter, line.icon, {look_.px(12), top + 1, side, side}, toneColour(line.tone), t.surface);
    painter.setPen(t.text);
    painter.drawText(QPointF(look_.px(34), top + look_.px(13)),
                     QFontMetricsF(font).elidedText(line.text, Qt::ElideRight, width() - look_.px(44)));
    top += step;
  }
}

/// What the card had to cut off of its text, in the room below it.
void CardReader::paintRest(QPainter& painter, qreal top, qreal faceWidth) const {
  constexpr int kLinesOnCard = 6;
  const qreal share = faceHeight() / 350;
  const QFont onCard = fonts::ui(std::max(13.0, 13 * share));
  const QStringList lines = fitParagraphs(page_.face.text, onCard, faceWidth - 24 * share, 99);
  if (lines.size() <= kLinesOnCard) return;
  const QStringList cut = lines.mid(kLinesOnCard - 1);
  const QFont font = fonts::ui(look_.px(13));
  painter.setFont(font);
  painter.setPen(look_.theme().muted);
  const qreal step = look_.px(17);
  const int room = static_cast<int>((height() - top) / step);
  const QString rest = QStringLiteral("… ") + cut.join(QLatin1Char(' '));
  for (const QString& line : fitParagraphs(rest, font, width() - look_.px(24), room)) {
    painter.drawText(QPointF(look_.px(12), top + look_.px(13)), line);
    top += step;
  }
}

void CardReader::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), look_.theme().surface);
  if (page_.empty || page_.hidden) {
    paintEmpty(painter);
    return;
  }
  const QSizeF size = faceSize(faceHeight(), FaceSize::Full);
  const QRectF place((width() - size.width()) / 2, look_.px(10), size.width(), size.height());
  FaceState state = page_.state;
  state.injured = false;  // upright here; the plate shows which figures count
  paintCard(painter, page_.face, state, place, FaceSize::Full);
  const qreal below = place.bottom() + look_.px(14);
  paintLines(painter, below);
  paintRest(painter, below + look_.px(20) * static_cast<qreal>(page_.lines.size()), size.width());
}

}  // namespace playsheet
