// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "engine/table/ids.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

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
    QString both = {};  ///< in their place: what is neither player's own
  };
  std::vector<Line> lines;
};

/// What it says besides of a match of several games.
struct SeriesEnd {
  bool goesOn = false;  ///< there is a next game
  QString title;        ///< who won what
  std::vector<EndFacts::Line> lines;
};

/// The end of a game: who won and why, a few figures of both, and where to go from here.
class EndSheet : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  explicit EndSheet(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void show(const EndFacts& facts);
  const EndFacts& facts() const { return facts_; }
  /// Before `show`; nothing for a match of one game.
  void setSeries(const std::optional<SeriesEnd>& series) { series_ = series; }
  const std::optional<SeriesEnd>& series() const { return series_; }
  ActionButton* firstButton() const { return new_; }
  ActionButton* againButton() const { return again_; }
  ActionButton* swapButton() const { return swap_; }

  int accessibleRows() const override { return static_cast<int>(facts_.lines.size()); }
  QString accessibleRow(int row) const override;
  QRect accessibleRowRect(int row) const override;

 signals:
  void newMatch();
  void nextGame();
  void again(bool swapped);  ///< the same match once more; `swapped`: each with the deck of the other
  void lookAtTable();
  void saveRecord();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void place();
  std::vector<ActionButton*> buttons() const;  ///< those that are shown, from the right
  bool goesOn() const { return series_ && series_->goesOn; }
  QString title() const;
  void paintFigures(QPainter& painter, qreal top) const;
  void paintOfBoth(QPainter& painter, const EndFacts::Line& line, const QRectF& row) const;

  Look look_;
  EndFacts facts_;
  std::optional<SeriesEnd> series_;
  ActionButton* again_;
  ActionButton* swap_;
  ActionButton* new_;  ///< or the next game
  ActionButton* look_at_;
  ActionButton* save_;
};

}  // namespace playsheet
