// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/table/table_facts.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

namespace playsheet {

/// How many cards lie where, for both seats: public facts only.
class DecksPanel : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  explicit DecksPanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSeats(const table::PerPlayer<QString>& names, const table::PerPlayer<QString>& marks,
                const table::PerPlayer<QString>& decks);
  void setCounts(table::PerPlayer<std::vector<CardCount>> counts);
  /// By what rules it is played, in one line.
  void setRules(const QString& rules);

  int accessibleRows() const override { return static_cast<int>(lines().size()); }
  QString accessibleRow(int row) const override { return lines()[static_cast<std::size_t>(row)].text; }
  QRect accessibleRowRect(int row) const override { return lines()[static_cast<std::size_t>(row)].rect; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Line {
    QString text;
    QRect rect;
  };
  std::vector<Line> lines() const;
  qreal southTop() const;
  qreal paintSeat(QPainter& painter, table::PlayerId player, qreal top) const;

  Look look_;
  table::PerPlayer<QString> names_, marks_, decks_;
  table::PerPlayer<std::vector<CardCount>> counts_;
  QString rules_;
};

}  // namespace playsheet
