// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <array>

#include "ui/table/stops.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

namespace playsheet {

/// One lamp: a window in which a player is asked, or not. Lit is a full disc, out an empty ring; lit for this once has
/// a second ring. A click changes nothing by itself.
class StopLamp : public QAbstractButton {
  Q_OBJECT
 public:
  StopLamp(StopWindow window, QWidget* parent);

  StopWindow window() const { return window_; }
  void setLook(const Look& look);
  void show(bool lit, bool once, PlayerId player);
  bool once() const { return once_; }

 signals:
  void stepped(int by);  ///< to another lamp, by the arrow keys

 protected:
  void nextCheckState() override {}
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  StopWindow window_;
  PlayerId player_ = PlayerId::south;
  Look look_;
  bool once_ = false;
};

/// The lamps of one seat, for which the sheet keeps room at that seat's edge. Says which one was pressed.
class StopLamps : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  StopLamps(PlayerId player, QWidget* parent);

  /// What is said of the lamps, in the language of the seat.
  struct Words {
    QString group;                                   ///< "Stops of Naomi"
    std::array<QString, kStopWindows.size()> names;  ///< "Stop: exchange of jutsu"
    QString lit, once, out;                          ///< states, as sentences
  };
  void setLook(const Look& look);
  void show(const StopSet& stops, const StopSet& once, const Words& words);
  StopLamp* lamp(StopWindow window) const { return lamps_[static_cast<std::size_t>(window)]; }
  /// Nothing was changed: why, said to whoever listens. Stays until something else is shown.
  void refuse(const QString& sentence);
  const QString& refusal() const { return refusal_; }
  /// The ring goes to the lamps, or on to the next one of them.
  void step();

  QAccessible::Role accessibleRole() const override { return QAccessible::Grouping; }

 signals:
  void pressed(playsheet::StopWindow window);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void pointAt(int index);
  void place();

  PlayerId player_;
  QString refusal_;
  std::array<StopLamp*, kStopWindows.size()> lamps_{};
};

}  // namespace playsheet
