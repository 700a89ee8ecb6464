// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/widgets/look.h"

namespace playsheet {

/// A row of the eight seat marks; one is chosen, by click or with the arrow keys.
class MarkPicker : public QWidget {
  Q_OBJECT
 public:
  explicit MarkPicker(table::PlayerId player, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setMark(const QString& mark);
  QString mark() const { return mark_; }
  QSize sizeHint() const override;

 signals:
  void chosen(const QString& mark);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void choose(qsizetype index);

  Look look_;
  table::PlayerId player_;
  QString mark_;
};

}  // namespace playsheet
