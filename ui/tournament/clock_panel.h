// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>
#include <vector>

#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;
class EventSession;

/// The clock of the round that runs, with what can be done to it (T-P23).
class ClockPanel : public QFrame {
  Q_OBJECT
 public:
  ClockPanel(EventSession& session, QWidget* parent);

  void setLook(const Look& look);
  /// Time has passed, or the event has changed.
  void refresh();
  /// The round whose clock it is; 0: none runs.
  int round() const;
  QString shown() const;
  ActionButton* pauseButton() const { return pause_; }

 signals:
  void windowAsked();  ///< the large one for a second screen

 private:
  void add(int minutes);
  void switchPause();

  EventSession& session_;
  Look look_;
  QTimer second_;
  QLabel* left_;
  QLabel* end_;
  ActionButton* pause_;
  ActionButton* more_;
  ActionButton* less_;
  ActionButton* time_;
  ActionButton* window_;
};

/// The words beside the time: when the round ends, or that it is paused or over.
QString clockWords(const EventSession& session, int round);

}  // namespace playsheet
