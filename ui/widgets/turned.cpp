// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/turned.h"

#include <QGraphicsEffect>
#include <QWidget>

namespace playsheet {
namespace {

class UpsideDown : public QGraphicsEffect {
 public:
  using QGraphicsEffect::QGraphicsEffect;

 protected:
  void draw(QPainter* painter) override {
    // By way of a picture: what a widget draws on the screen itself knows nothing of how its painter is turned.
    QPoint at;
    const QPixmap upright = sourcePixmap(Qt::DeviceCoordinates, &at, QGraphicsEffect::NoPad);
    const QTransform before = painter->worldTransform();
    painter->setWorldTransform({});
    painter->drawPixmap(at, upright.transformed(QTransform().rotate(180)));
    painter->setWorldTransform(before);
  }
};

}  // namespace

void turnPart(QWidget& part, bool turned) {
  if (turned == (part.graphicsEffect() != nullptr)) return;
  part.setGraphicsEffect(turned ? new UpsideDown(&part) : nullptr);
}

void turnParts(QWidget& whole, bool turned) {
  for (auto* part : whole.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    turnPart(*part, turned);
    if (turned) part->setGeometry(turnedPlace(part->geometry(), whole.size()));
  }
}

}  // namespace playsheet
