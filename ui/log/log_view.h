// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "engine/table/players.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"
#include "ui/widgets/rule_hints.h"

namespace playsheet {

/// One row of the log.
struct LogRow {
  enum class Kind {
    Heading,  ///< a turn
    Step,     ///< a phase or step, quietly
    Line,
    Fence,
  };
  Kind kind = Kind::Line;
  std::optional<table::PlayerId> player;  ///< whose mark stands before the line
  QString text;
  QString rule;            ///< that the line follows from; may be empty
  std::size_t moment = 0;  ///< of the match, in which it happened

  friend bool operator==(const LogRow&, const LogRow&) = default;
};

/// The log: turn headings with a rule, lines with a seat mark, the undo fence as a dashed line with a lock. Shows the
/// end unless somebody has scrolled up.
class LogView : public QAbstractScrollArea, public AccessibleRows {
  Q_OBJECT
 public:
  explicit LogView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSeatMarks(const table::AtTable<QString>& marks) { marks_ = marks; }
  /// Without them the sign of a rule tells its number.
  void setRuleHints(RuleHints hints) { hints_ = std::move(hints); }
  void setRows(std::vector<LogRow> rows);
  const std::vector<LogRow>& rows() const { return rows_; }
  /// The rows can be pressed, with the pointer and with Enter: each leads to its moment.
  void setPressable(bool on) { pressable_ = on; }
  /// These rows, end not included, are what is shown beside the log now: they are marked, and the last one is in sight.
  void setMarked(int begin, int end);
  /// What all rows need at the present width.
  int contentHeight() const { return content_; }
  /// For tests: where the sign of a row's rule is, in the viewport; empty without a rule.
  QRect ruleRect(std::size_t row) const;
  /// The row that the keys point at, -1 without one.
  int current() const { return current_; }

  int accessibleRows() const override { return static_cast<int>(rows_.size()); }
  QString accessibleRow(int row) const override { return rows_[static_cast<std::size_t>(row)].text; }
  QRect accessibleRowRect(int row) const override;
  int accessibleCurrent() const override { return current_; }
  bool accessiblePressable() const override { return pressable_; }
  void pressAccessibleRow(int row) override { emit rowClicked(row); }

 signals:
  void rowClicked(int row);
  void ruleClicked(const QString& rule);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void openRule(std::size_t row);
  struct Placed {
    qreal top = 0;
    qreal height = 0;
    QStringList lines;
  };
  int rowWidth() const;
  void layOut();
  int rowAt(const QPointF& at) const;
  void pointAt(int row);
  void bringIntoSight(int row);
  int ruleRowAt(const QPointF& at) const;
  void paintRow(QPainter& painter, const LogRow& row, const Placed& placed, qreal top) const;
  void paintHeading(QPainter& painter, const LogRow& row, qreal top) const;
  void paintRuleSign(QPainter& painter, std::size_t row, qreal top) const;
  void paintStep(QPainter& painter, const LogRow& row, qreal top) const;
  void paintFence(QPainter& painter, const LogRow& row, qreal top) const;

  Look look_;
  table::AtTable<QString> marks_;
  RuleHints hints_;
  std::vector<LogRow> rows_;
  std::vector<Placed> placed_;
  int content_ = 0;
  int hovered_ = -1;
  int current_ = -1;
  int pressed_ = -1;
  bool pressable_ = false;
  int marked_ = -1;
  int marked_end_ = -1;
};

}  // namespace playsheet
