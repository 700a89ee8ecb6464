// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <vector>

#include "ui/widgets/look.h"

namespace playsheet {

/// One line of a pile: how many copies lie in it now, and how many more or fewer than before.
struct SwapRow {
  QString code;
  QString name;
  QString text;  ///< what the card says, for whoever points at it
  int count = 0;
  int change = 0;
  friend bool operator==(const SwapRow&, const SwapRow&) = default;
};

/// The cards of one pile. A click, Enter, the arrow towards the other pile and dragging move one copy there.
class SwapList : public QListWidget {
  Q_OBJECT
 public:
  /// `outward`: the arrow key that leads to the other pile.
  explicit SwapList(Qt::Key outward, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Covered, nothing of the pile is in the widget, and the sentence stands in its place.
  void setCovered(const QString& sentence);
  void setRows(const std::vector<SwapRow>& rows);
  const std::vector<SwapRow>& rows() const { return rows_; }

 signals:
  void moved(const QString& code);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void startDrag(Qt::DropActions actions) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void moveOne(const QListWidgetItem* item);
  bool fromOther(const QDropEvent* event) const;

  Qt::Key outward_;
  Look look_;
  std::vector<SwapRow> rows_;
  QString covered_;
};

}  // namespace playsheet
