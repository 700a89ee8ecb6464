// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/collection/background_faces.h"

namespace playsheet {

/// One card as large as the window, painted in the background like all others.
class FaceWindow : public QWidget {
  Q_OBJECT
 public:
  /// The pictures outlive it.
  explicit FaceWindow(BackgroundFaces& pictures, QWidget* parent = nullptr);

  /// A face without a code: nothing is shown.
  void setFace(const CardFace& face, const QString& language);
  const CardFace& face() const { return face_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  BackgroundFaces& pictures_;
  CardFace face_;
  QString language_;
};

}  // namespace playsheet
