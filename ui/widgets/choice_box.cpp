// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_box.h"

#include <QPainter>

namespace playsheet {

void ChoiceBox::setLook(const Look& look) {
  look_ = look;
  update();
}

void ChoiceBox::paintEvent(QPaintEvent* event) {
  QComboBox::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF tip(width() - look_.px(15), height() / 2.0 + 2.5);
  painter.setPen(QPen(look_.theme().muted, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF({tip + QPointF(-4.5, -4.5), tip, tip + QPointF(4.5, -4.5)}));
}

}  // namespace playsheet
