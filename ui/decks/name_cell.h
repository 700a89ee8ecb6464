// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/widgets/look.h"

namespace playsheet {

/// What stands quietly at the right end of a name's cell.
inline constexpr int kBesideNameRole = Qt::UserRole + 10;
/// It is a warning.
inline constexpr int kWarningRole = Qt::UserRole + 11;

/// A name with what tells it apart from others of its kind: a long name gives way to that, never the other way round.
class NameCell : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void setLook(const Look& look) { look_ = look; }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  Look look_;
};

}  // namespace playsheet
