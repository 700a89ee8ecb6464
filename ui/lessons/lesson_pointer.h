// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>

#include "ui/widgets/look.h"

namespace playsheet {

/// Marks over the table: a frame around everything that a lesson speaks of, and an arrow that comes from its words.
/// Whoever clicks there clicks what lies below.
class LessonPointer : public QWidget {
  Q_OBJECT
 public:
  explicit LessonPointer(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// `from`: the panel with the words.
  void point(const QVector<QRect>& at, const QRect& from);
  const QVector<QRect>& pointed() const { return at_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintArrow(class QPainter& painter, const QRect& at) const;

  Look look_;
  QVector<QRect> at_;
  QRect from_;
};

}  // namespace playsheet
