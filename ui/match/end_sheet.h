// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/table/ids.h"
#include "ui/widgets/look.h"

namespace playsheet {

class ActionButton;

/// What stands on the sheet at the end of a game.
struct EndFacts {
  table::PlayerId winner = table::PlayerId::south;
  table::PerPlayer<QString> names, marks, decks;
  QString reason;
  struct Line {
    QString label;
    table::PerPlayer<QString> values;
  };
  std::vector<Line> lines;
};

/// The end of a game: who won and why, a few figures of both, and where to go from here.
class EndSheet : public QWidget {
  Q_OBJECT
 public:
  explicit EndSheet(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void show(const EndFacts& facts);
  const EndFacts& facts() const { return facts_; }

 signals:
  void newMatch();
  void lookAtTable();
  void saveRecord();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void place();
  void paintFigures(QPainter& painter, qreal top) const;

  Look look_;
  EndFacts facts_;
  ActionButton* new_;
  ActionButton* look_at_;
  ActionButton* save_;
};

}  // namespace playsheet
