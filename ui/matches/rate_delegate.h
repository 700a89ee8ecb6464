// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "engine/table/game_statistics.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// Draws a share of games won in a cell of a list: a line for the interval, a dot for the share, a mark in the middle
/// at one half, and the figures behind it, so that nothing hangs on a colour. The cell's text is what a screen reader
/// gets.
class RateDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kWonRole = Qt::UserRole + 10;
  static constexpr int kPlayedRole = Qt::UserRole + 11;

  explicit RateDelegate(QObject* parent = nullptr) : QStyledItemDelegate(parent) {}

  void setLook(const Look& look) { look_ = look; }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  Look look_;
};

}  // namespace playsheet
