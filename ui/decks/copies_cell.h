// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/widgets/look.h"

namespace playsheet {

/// A number of copies with a minus and a plus beside it that can be clicked.
class CopiesCell : public QStyledItemDelegate {
  Q_OBJECT
 public:
  /// With `minus`, one copy can be taken out as well.
  CopiesCell(bool minus, QObject* parent);

  void setLook(const Look& look) { look_ = look; }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  /// What a click there means: 1, -1, or 0 for nothing.
  int stepAt(const QPoint& at, const QRect& cell) const;

 private:
  int side() const { return look_.gap(24); }
  void paintSign(QPainter& painter, const QRect& box, bool plus, bool pointed) const;

  bool minus_;
  Look look_;
};

}  // namespace playsheet
