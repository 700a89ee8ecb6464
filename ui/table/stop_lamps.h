// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <vector>

#include "ui/table/table_facts.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

namespace playsheet {

/// One lamp: a window in which a player is asked, or not. Lit is a full disc, out an empty ring; lit for this once has
/// a second ring. A click changes nothing by itself.
class StopLamp : public QAbstractButton {
  Q_OBJECT
 public:
  explicit StopLamp(QWidget* parent);

  void setLook(const Look& look);
  void show(const StopState& state, table::PlayerId player);
  bool once() const { return once_; }

 signals:
  void stepped(int by);  ///< to another lamp, by the arrow keys

 protected:
  void nextCheckState() override {}
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QString icon_;
  table::PlayerId player_ = table::PlayerId::south;
  Look look_;
  bool once_ = false;
};

/// The lamps of one seat, for which the sheet keeps room at that seat's edge. Says which one was pressed.
class StopLamps : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  StopLamps(table::PlayerId player, QWidget* parent);

  /// What is said of the lamps, in the language of the seat.
  struct Words {
    QString group;           ///< "Stops of Naomi"
    QString lit, once, out;  ///< states, as sentences
  };
  void setLook(const Look& look);
  /// Each lamp in its place, its sign upside down, for whoever sits opposite.
  void setTurned(bool turned);
  /// As many lamps as there are states.
  void show(const std::vector<StopState>& states, const Words& words);
  StopLamp* lamp(std::size_t index) const { return lamps_[index]; }
  /// Nothing was changed: why, said to whoever listens. Stays until something else is shown.
  void refuse(const QString& sentence);
  const QString& refusal() const { return refusal_; }
  /// The ring goes to the lamps, or on to the next one of them.
  void step();

  QAccessible::Role accessibleRole() const override { return QAccessible::Grouping; }

 signals:
  void pressed(int lamp);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void pointAt(int index);
  void place();
  void addLamp();

  table::PlayerId player_;
  Look look_;
  QString refusal_;
  std::vector<StopLamp*> lamps_;
};

}  // namespace playsheet
