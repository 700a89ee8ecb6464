// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/phase_strip.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <cmath>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"

namespace playsheet {
PhaseStrip::PhaseStrip(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void PhaseStrip::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void PhaseStrip::setStand(const TurnStand& stand) {
  stand_ = stand;
  setAccessibleName(stand_.words);
  updateGeometry();
  update();
}

void PhaseStrip::setBreadth(Breadth breadth) {
  breadth_ = breadth;
  updateGeometry();
  update();
}

std::vector<PhaseStrip::Place> PhaseStrip::places() const {
  std::vector<Place> out(stand_.phases.size());
  const int current = stand_.now;
  const QFontMetricsF bold(fonts::ui(look_.px(14), 600));
  const QFontMetricsF plain(fonts::ui(look_.px(13), 500));
  qreal x = 0;
  if (current < 0) x = bold.horizontalAdvance(stand_.words) + look_.px(34);
  for (int i = 0; i < count(); ++i) {
    qreal width = look_.px(30);
    if (breadth_ >= Breadth::Present && i != current) {
      out[static_cast<std::size_t>(i)] = {x, 0};
      continue;
    }
    if (i == current)
      width = breadth_ == Breadth::Sign ? look_.px(39) : bold.horizontalAdvance(stand_.words) + look_.px(46);
    else if (breadth_ == Breadth::Words)
      width = plain.horizontalAdvance(phase(i).name) + look_.px(36);
    out[static_cast<std::size_t>(i)] = {x, width};
    x += width + look_.px(8);
  }
  return out;
}

QSize PhaseStrip::sizeHint() const {
  const auto all = places();
  const Place last = all.empty() ? Place() : all.back();
  const qreal end = breadth_ >= Breadth::Present ? last.x - look_.px(8) + last.width : last.x + last.width;
  return {static_cast<int>(std::ceil(end)), look_.gap(30)};
}

void PhaseStrip::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal middle = height() / 2.0;
  const int current = stand_.now;
  const QFont bold = fonts::ui(look_.px(14), 600);
  const QFont plain = fonts::ui(look_.px(13), 500);
  const auto pill = [&](qreal x, qreal width, const QString& icon) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.text);
    painter.drawRoundedRect(QRectF(x, 0, width, height()), height() / 2.0, height() / 2.0);
    qreal textX = x + look_.px(14);
    if (!icon.isEmpty()) {
      const qreal side = look_.px(17);
      paintActionIcon(painter, icon, {x + look_.px(11), middle - side / 2, side, side}, t.surface, t.text);
      textX = x + look_.px(34);
    }
    if (!icon.isEmpty() && breadth_ == Breadth::Sign) return;
    painter.setFont(bold);
    painter.setPen(t.surface);
    painter.drawText(QPointF(textX, middle + QFontMetricsF(bold).capHeight() / 2), stand_.words);
  };
  const auto all = places();
  if (current < 0 && !all.empty()) pill(0, all[0].x - look_.px(8), {});
  for (int i = 0; i < count(); ++i) {
    const auto& place = all[static_cast<std::size_t>(i)];
    if (place.width <= 0) continue;
    if (i == current) {
      pill(place.x, place.width, phase(i).icon);
    } else {
      const qreal side = look_.px(16);
      paintActionIcon(painter, phase(i).icon, {place.x + look_.px(7), middle - side / 2, side, side}, t.muted,
                      t.surface);
      if (breadth_ == Breadth::Words) {
        painter.setFont(plain);
        painter.setPen(t.muted);
        painter.drawText(QPointF(place.x + look_.px(28), middle + QFontMetricsF(plain).capHeight() / 2), phase(i).name);
      }
    }
    if (i + 1 < count() && breadth_ == Breadth::Icons) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(t.line2);
      painter.drawEllipse(QPointF(place.x + place.width + look_.px(4), middle), 1.5, 1.5);
    }
  }
}

bool PhaseStrip::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto all = places();
    for (int i = 0; i < count(); ++i) {
      const auto& place = all[static_cast<std::size_t>(i)];
      if (help->pos().x() >= place.x && help->pos().x() <= place.x + place.width)
        QToolTip::showText(help->globalPos(), i == stand_.now ? stand_.words : phase(i).name, this);
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace playsheet
