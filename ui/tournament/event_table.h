// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>
#include <QTreeWidget>
#include <vector>

#include "ui/widgets/look.h"

namespace playsheet {

/// A list of an event with columns: players, tables of a round, standings, penalties. Rows are known by a number of
/// their own, and what is marked stays marked when they are filled anew.
class EventTable : public QTreeWidget {
  Q_OBJECT
 public:
  enum class Tone { Plain, Open, Good, Faint };  ///< never alone: the words say it, too
  struct Row {
    int key = 0;
    QStringList cells;
    Tone tone = Tone::Plain;
    bool strong = false;
    QString tip = {};
    QStringList tips = {};  ///< of single cells, to be read and heard with them; empty: they have none
  };

  EventTable(const char* name, const QString& title, QWidget* parent);

  /// Columns that share the room, and those with figures.
  void setColumns(const QStringList& titles, const QSet<int>& wide, const QSet<int>& figures);
  void setLook(const Look& look);
  void setRows(const std::vector<Row>& rows);
  /// As wide as its words, but no wider than this.
  void fitColumn(int column, int most);
  /// The number of the marked row; 0: none.
  int currentKey() const;
  void setCurrentKey(int key);
  int rows() const { return topLevelItemCount(); }
  QString cell(int row, int column) const { return topLevelItem(row)->text(column); }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  void paintRow(QTreeWidgetItem* item);

  Look look_;
  QSet<int> wide_;
  QSet<int> figures_;
};

}  // namespace playsheet
