// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/table/players.h"
#include "ui/table/table_facts.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

namespace playsheet {

/// How many cards lie where, for each seat: public facts only. Of two each has a line for each place, north above; of
/// more each has one line for all.
class DecksPanel : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  explicit DecksPanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSeats(std::span<const table::PlayerId> players, const table::AtTable<QString>& names,
                const table::AtTable<QString>& marks, const table::AtTable<QString>& decks);
  void setCounts(table::AtTable<std::vector<CardCount>> counts);
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
  std::vector<table::PlayerId> order() const;
  bool inOneLine() const { return players_.size() > 2; }
  qreal tall(table::PlayerId player) const;
  void paintInOneLine(QPainter& painter, table::PlayerId player, qreal top) const;
  void paintSeat(QPainter& painter, table::PlayerId player, qreal top) const;

  Look look_;
  std::span<const table::PlayerId> players_ = table::kPlayers;
  table::AtTable<QString> names_, marks_, decks_;
  table::AtTable<std::vector<CardCount>> counts_;
  QString rules_;
};

}  // namespace playsheet
