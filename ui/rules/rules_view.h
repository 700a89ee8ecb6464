// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QTextLayout>
#include <memory>
#include <vector>

#include "ui/rules/rule_rows.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// The rules one under the other: id at the left, words beside it. One rule at most is marked: the one that was asked
/// for, or the one that the arrow keys stand at.
class RulesView : public QAbstractScrollArea {
  Q_OBJECT
 public:
  explicit RulesView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// `nothing` is said where there is no row.
  void setRows(std::vector<RuleRow> rows, const QString& nothing);
  const std::vector<RuleRow>& rows() const { return rows_; }

  /// Marks the rule and scrolls to it. False if it is not among the rows.
  bool goTo(const QString& id);
  /// The first row of a section.
  bool goToSection(int section);
  QString marked() const { return marked_; }
  void unmark();
  /// Arrow keys, page keys, Home and End; Enter opens and closes the other editions. Whether the key was one of these.
  bool press(int key);

  /// For tests: where a rule and the links of its text are now, in the viewport.
  QRect ruleRect(const QString& id) const;
  QRect linkRect(const QString& id, const QString& to) const;
  /// The section that is read now.
  int section() const;

 signals:
  void linkClicked(const QString& id);
  void toggled(const QString& id);
  void emptyClicked();  ///< there is nothing but the sentence about it
  void sectionChanged(int section);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;

 private:
  struct Link {
    QRectF rect;  ///< from the top of the row
    QString id;   ///< empty: the toggle
  };
  struct PlacedBlock {
    std::unique_ptr<QTextLayout> layout;
    QPointF at;  ///< from the top of the row
    qreal height = 0;
  };
  struct Placed {
    qreal top = 0;
    qreal height = 0;
    std::vector<PlacedBlock> blocks;
    std::vector<Link> links;
  };
  struct Hit {
    int row = -1;
    int link = -1;
    friend bool operator==(const Hit&, const Hit&) = default;
  };

  void layOut();
  Placed place(const RuleRow& row, qreal top) const;
  void placeBlock(const RuleRow& row, const RuleBlock& block, Placed& placed, qreal& y) const;
  void placeLinks(const RuleBlock& block, const PlacedBlock& at, Placed& placed) const;
  QVector<QTextLayout::FormatRange> formats(const RuleRow& row, const RuleBlock& block) const;
  QFont fontOf(const RuleBlock& block) const;
  QColor inkOf(const RuleRow& row, const RuleBlock& block) const;
  qreal left() const;
  qreal textLeft() const;
  qreal textWidth() const;
  int rowOf(const QString& id) const;
  Hit hitAt(const QPointF& at) const;
  void mark(int row, bool atTop);
  bool step(int way);
  void page(int way);
  void tellSection();
  void paintRow(QPainter& painter, std::size_t row, qreal top) const;
  void paintHeading(QPainter& painter, const RuleRow& row, qreal top) const;
  void paintMark(QPainter& painter, const Placed& placed, qreal top) const;
  void paintBlock(QPainter& painter, const RuleRow& row, std::size_t block, qreal top, bool hot) const;

  Look look_;
  std::vector<RuleRow> rows_;
  std::vector<Placed> placed_;
  QString nothing_;
  QString marked_;
  Hit hovered_;
  Hit pressed_;
  int section_ = -1;
};

}  // namespace playsheet
