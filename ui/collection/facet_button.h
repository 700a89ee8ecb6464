// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QChar>

#include "ui/widgets/look.h"

namespace playsheet {

/// One row of the filters: a box that is ticked while the query says the same, badge or icon, word, and how many cards
/// would be found with it.
class FacetButton : public QAbstractButton {
  Q_OBJECT
 public:
  /// `symbol` has its badge; without one the icon or crest of this name is shown.
  FacetButton(const QString& words, QChar symbol, const QString& icon, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setCount(int count);
  int count() const { return count_; }

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintBox(QPainter& painter, const QRectF& box) const;
  void paintSign(QPainter& painter, const QRectF& box, const QColor& ground) const;

  Look look_;
  QChar symbol_;
  QString icon_;
  int count_ = 0;
};

}  // namespace playsheet
