// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "ui/faces/card_face.h"
#include "ui/sheet/sheet.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

namespace playsheet {

/// One link as it is shown.
struct ChainRow {
  int card = -1;
  table::PlayerId player = table::PlayerId::south;
  CardFace face;
  QString user;  ///< who uses it, or what it is
  QString target;
};

/// The chain: the newest link at the bottom; the next to resolve has the accent frame.
class ChainPanel : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  explicit ChainPanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSeatMarks(const table::AtTable<QString>& marks) { marks_ = marks; }
  /// `framed`: stands on the table and draws its own ground and title.
  void setFramed(bool framed) { framed_ = framed; }
  void setRows(std::vector<ChainRow> rows, bool settling, const QString& next);
  const std::vector<ChainRow>& rows() const { return rows_; }
  /// The card of the link that the keys point at, -1 without one.
  int pointed() const { return current_ >= 0 ? rows_[static_cast<std::size_t>(current_)].card : -1; }
  bool pointAt(int card);
  /// So many links on, to the last one at most; false without a chain.
  bool step(int by);

  int accessibleRows() const override { return static_cast<int>(rows_.size()); }
  QString accessibleRow(int row) const override;
  QRect accessibleRowRect(int row) const override { return rowRect(static_cast<std::size_t>(row)).toRect(); }
  int accessibleCurrent() const override { return current_; }
  bool accessiblePressable() const override { return true; }
  void pressAccessibleRow(int row) override { emit cardClicked(rows_[static_cast<std::size_t>(row)].card); }

 signals:
  void cardHovered(int card);
  void cardClicked(int card);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QRectF rowRect(std::size_t index) const;
  int cardAt(const QPointF& at) const;
  void paintTitle(QPainter& painter) const;
  void paintRow(QPainter& painter, std::size_t index) const;
  void paintEmpty(QPainter& painter) const;

  Look look_;
  table::AtTable<QString> marks_;
  std::vector<ChainRow> rows_;
  QString next_;
  int current_ = -1;  ///< row that the keys point at
  bool settling_ = false;
  bool framed_ = false;
};

}  // namespace playsheet
