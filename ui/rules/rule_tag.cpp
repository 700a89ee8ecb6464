// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_tag.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

#include "ui/faces/fonts.h"
#include "ui/widgets/hovered.h"

namespace playsheet {

RuleTag::RuleTag(QWidget* parent) : QAbstractButton(parent) {
  setObjectName(QStringLiteral("ruleTag"));
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the table
  hide();
  connect(this, &QAbstractButton::clicked, this, [this] { emit ruleClicked(rule()); });
}

void RuleTag::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void RuleTag::setRule(const QString& rule) {
  setText(rule);
  setVisible(!rule.isEmpty());
  setAccessibleName(rule);
  updateGeometry();
}

QSize RuleTag::sizeHint() const {
  const QFontMetricsF metrics(fonts::card(look_.px(13), 500));
  return {static_cast<int>(std::ceil(metrics.horizontalAdvance(text()))) + look_.gap(8), look_.gap(24)};
}

/// Asked for only when it is to be shown.
bool RuleTag::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && hints_) setToolTip(hints_(rule()));
  return QAbstractButton::event(event);
}

void RuleTag::enterEvent(QEnterEvent*) { update(); }
void RuleTag::leaveEvent(QEvent*) { update(); }

void RuleTag::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  const QFont font = fonts::card(look_.px(13), 500);
  const QFontMetricsF metrics(font);
  const qreal width = metrics.horizontalAdvance(text());
  const qreal left = (this->width() - width) / 2;
  const qreal baseline = height() / 2.0 + 0.5 + metrics.capHeight() / 2;
  QColor line = hovered(*this) ? t.focus : t.muted;
  painter.setFont(font);
  painter.setPen(line);
  painter.drawText(QPointF(left, baseline), text());
  line.setAlphaF(hovered(*this) ? 1.0F : 0.5F);
  painter.fillRect(QRectF(left, std::round(baseline + look_.px(2.5)), width, 1), line);
  if (!hasFocus()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(t.focus, 3));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
}

}  // namespace playsheet
