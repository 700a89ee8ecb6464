// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/facet_button.h"

#include <QFontMetricsF>
#include <QPainter>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"
#include "ui/widgets/hovered.h"

namespace playsheet {

FacetButton::FacetButton(const QString& words, QChar symbol, const QString& icon, QWidget* parent)
    : QAbstractButton(parent), symbol_(symbol), icon_(icon) {
  setText(words);
  setCheckable(true);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setCount(0);
}

void FacetButton::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void FacetButton::setCount(int count) {
  count_ = count;
  setAccessibleName(QStringLiteral("%1, %2").arg(text(), tr("%n card(s)", nullptr, count)));
  update();
}

QSize FacetButton::sizeHint() const { return {look_.gap(200), look_.gap(28)}; }

void FacetButton::paintBox(QPainter& painter, const QRectF& box) const {
  const Theme& t = look_.theme();
  painter.setPen(QPen(isChecked() ? t.accent : t.line2, 1.5));
  painter.setBrush(isChecked() ? t.accent : t.raised);
  painter.drawRoundedRect(box, look_.px(4), look_.px(4));
  if (isChecked()) paintActionIcon(painter, QStringLiteral("check"), box.adjusted(2, 2, -2, -2), t.onAccent, t.accent);
}

/// A line icon, or a crest of the cards.
void FacetButton::paintSign(QPainter& painter, const QRectF& box, const QColor& ground) const {
  const QColor& ink = look_.theme().text;
  if (!paintActionIcon(painter, icon_, box, ink, ground)) paintAttribute(painter, icon_, box, ink, ground);
}

void FacetButton::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF body = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QColor ground = isChecked() ? mix(t.surface, t.accent, 0.16) : t.surface;
  if (hovered(*this) || isDown()) ground = mix(ground, t.text, isDown() ? 0.16 : 0.07);
  painter.setPen(hasFocus() ? QPen(t.focus, 2) : QPen(Qt::NoPen));
  painter.setBrush(ground);
  painter.drawRoundedRect(hasFocus() ? body.adjusted(1, 1, -1, -1) : body, look_.px(6), look_.px(6));
  const qreal middle = height() / 2.0;
  const qreal side = look_.px(16);
  paintBox(painter, {look_.px(6), middle - side / 2, side, side});
  const qreal badge = look_.px(18);
  const QRectF place(look_.px(30), middle - badge / 2, badge, badge);
  if (!symbol_.isNull())
    paintSymbolBadge(painter, symbol_, place, t.dark);
  else
    paintSign(painter, place.adjusted(1, 1, -1, -1), ground);
  const QString number = QString::number(count_);
  const QFont figures = fonts::card(look_.px(14), 700);
  const qreal wide = QFontMetricsF(figures).horizontalAdvance(number);
  painter.setFont(figures);
  painter.setPen(count_ > 0 ? t.text : t.muted);
  painter.drawText(QRectF(0, 0, width() - look_.px(8), height()), Qt::AlignRight | Qt::AlignVCenter, number);
  const qreal left = look_.px(56);
  const qreal room = width() - left - wide - look_.px(16);
  const QFont font = shrunkToFit(text(), fonts::ui(look_.px(14)), room);
  painter.setFont(font);
  painter.setPen(t.text);
  painter.drawText(QRectF(left, 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter, elided(text(), font, room));
}

}  // namespace playsheet
