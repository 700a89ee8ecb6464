// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "engine/table/players.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

namespace playsheet {

class ActionButton;

/// What stands on the sheet at the end of a game.
struct EndFacts {
  table::PlayerId winner = table::PlayerId::south;
  bool drawn = false;  ///< nobody has won
  QString title = {};  ///< who has won, where it is not one of two
  int players = 2;
  bool ring = false;  ///< people around a table, without decks of their own: a row for each, and nothing to swap
  table::AtTable<QString> names, marks, decks;
  QString reason;
  struct Line {
    QString label;
    table::AtTable<QString> values;
    QString both = {};  ///< in their place: what is neither player's own
  };
  std::vector<Line> lines;
  QString story = {};                              ///< what decided; empty: nothing to tell
  std::vector<table::PerPlayer<int>> course = {};  ///< the battle rewards at the end of each turn
  int goal = 0;                                    ///< the rewards that win by the edition (N-WIN-01)
  int decided = -1;                                ///< the turn that did, in `course`
};

/// What it says besides of a match of several games.
struct SeriesEnd {
  bool goesOn = false;  ///< there is a next game
  QString title;        ///< who won what
  std::vector<EndFacts::Line> lines;
};

/// The end of a game: who won and why, what decided it, how the rewards went turn by turn, a few figures of both, and
/// where to go from here.
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
  /// Before `show`: games won between these two since the window was opened.
  void setEvening(const table::PerPlayer<int>& won) { evening_ = won; }
  const table::PerPlayer<int>& evening() const { return evening_; }
  /// Before `show`: whether there is a record of which the last turn can be watched.
  void setWatchable(bool watchable) { watchable_ = watchable; }
  /// What Enter presses: the next game, or the same match once more.
  ActionButton* firstButton() const { return goesOn() ? next_ : again_; }
  ActionButton* newButton() const { return new_; }
  ActionButton* watchButton() const { return watch_; }
  ActionButton* againButton() const { return again_; }
  ActionButton* swapButton() const { return swap_; }

  int accessibleRows() const override;
  QString accessibleRow(int row) const override;
  QRect accessibleRowRect(int row) const override;

 signals:
  void newMatch();
  void nextGame();
  void again(bool swapped);  ///< the same match once more; `swapped`: each with the deck of the other
  void lookAtTable();
  void watchLastTurn();
  void saveRecord();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void place();
  std::vector<std::vector<ActionButton*>> rows() const;  ///< of those that are shown, each from the right
  bool hasCourse() const;
  qreal courseTop() const;
  qreal figuresTop() const;
  /// A row for each player, the facts beside each other.
  bool byPlayer() const { return facts_.ring; }
  qreal headHeight() const;
  qreal rowPitch() const;  ///< from one line of the figures to the next
  /// Of the columns of `paintByPlayer` with that of the names first, and what stands in each of them.
  std::vector<qreal> columnWidths() const;
  int widthOfFigures() const;  ///< of all of it, with the margins
  std::span<const table::PlayerId> players() const;
  int figureRows() const;
  bool goesOn() const { return series_ && series_->goesOn; }
  QString title() const;
  QString courseText() const;
  void paintWinner(QPainter& painter) const;
  void paintCourse(QPainter& painter, const QRectF& place) const;
  void paintFigures(QPainter& painter, qreal top) const;
  void paintByPlayer(QPainter& painter, qreal top) const;
  void paintOfBoth(QPainter& painter, const EndFacts::Line& line, const QRectF& row) const;

  Look look_;
  EndFacts facts_;
  std::optional<SeriesEnd> series_;
  table::PerPlayer<int> evening_{};
  bool watchable_ = false;
  ActionButton* next_;
  ActionButton* again_;
  ActionButton* swap_;
  ActionButton* new_;
  ActionButton* watch_;
  ActionButton* look_at_;
  ActionButton* save_;
};

}  // namespace playsheet
