// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/face_window.h"

#include <QPainter>

#include "ui/faces/face_cache.h"

namespace playsheet {

FaceWindow::FaceWindow(BackgroundFaces& pictures, QWidget* parent) : QWidget(parent), pictures_(pictures) {
  connect(&pictures, &BackgroundFaces::painted, this, qOverload<>(&QWidget::update));
}

void FaceWindow::setFace(const CardFace& face, const QString& language) {
  face_ = face;
  language_ = language;
  setAccessibleName(face.name);
  update();
}

void FaceWindow::paintEvent(QPaintEvent*) {
  if (face_.code.isEmpty()) return;
  QSize size = faceSize(height() - 12, FaceSize::Full).toSize();
  if (size.width() > width() - 12) size = QSize(width() - 12, size.height() * (width() - 12) / size.width());
  const QPixmap picture = pictures_.picture(face_, language_, size, devicePixelRatioF(), FaceSize::Full);
  if (picture.isNull()) return;
  const int margin = FaceCache::faceMargin(size);
  QPainter painter(this);
  painter.drawPixmap((width() - size.width()) / 2 - margin, (height() - size.height()) / 2 - margin, picture);
}

}  // namespace playsheet
