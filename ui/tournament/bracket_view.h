// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/tournament/event/event.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

namespace playsheet {

/// The knock-out rounds that are paired, one column each: who meets whom, with the results, and a line from each match
/// to the one that its winner goes on to.
class BracketView : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  explicit BracketView(QWidget* parent);

  void setLook(const Look& look);
  void setEvent(const tournament::Event& event);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
  int accessibleRows() const override { return static_cast<int>(boxes_.size()); }
  QString accessibleRow(int row) const override;
  QRect accessibleRowRect(int row) const override { return rectOf(boxes_[static_cast<std::size_t>(row)]); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Box {
    int column = 0;
    double middle = 0;  ///< in rows of matches
    QString title, first, second, result;
    tournament::EntryId a = 0, b = 0, winner = 0;
    bool third = false;
  };

  QRect rectOf(const Box& box) const;
  void paintBox(QPainter& painter, const Box& box) const;

  Look look_;
  std::vector<QString> titles_;  ///< one for each column
  std::vector<Box> boxes_;
  int rows_ = 1;
};

}  // namespace playsheet
