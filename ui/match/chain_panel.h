// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "ui/faces/card_face.h"
#include "ui/sheet/sheet.h"
#include "ui/widgets/look.h"

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
class ChainPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ChainPanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSeatMarks(const table::PerPlayer<QString>& marks) { marks_ = marks; }
  /// `framed`: stands on the table and draws its own ground and title.
  void setFramed(bool framed) { framed_ = framed; }
  void setRows(std::vector<ChainRow> rows, bool settling, const QString& next);
  const std::vector<ChainRow>& rows() const { return rows_; }

 signals:
  void cardHovered(int card);
  void cardClicked(int card);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QRectF rowRect(std::size_t index) const;
  int cardAt(const QPointF& at) const;
  void paintTitle(QPainter& painter) const;
  void paintRow(QPainter& painter, std::size_t index) const;
  void paintEmpty(QPainter& painter) const;

  Look look_;
  table::PerPlayer<QString> marks_;
  std::vector<ChainRow> rows_;
  QString next_;
  bool settling_ = false;
  bool framed_ = false;
};

}  // namespace playsheet
