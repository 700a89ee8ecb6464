// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/table/ids.h"
#include "ui/widgets/look.h"

namespace playsheet {

class ActionButton;

/// The small pad at a seat's own edge, at which an open window is answered without a hand-over: Pass and Respond with
/// the seat's own keys. The other seat's pad says that it waits; one whose player passes on says that, and stops it.
class ResponsePad : public QWidget {
  Q_OBJECT
 public:
  enum class State {
    Away,       ///< nothing is asked that a pad could answer
    Asked,      ///< Pass and Respond
    AskedPass,  ///< Pass alone: there is nothing to respond with
    Waits,      ///< the other seat is asked
    Passing,    ///< passes by itself until the phase ends
  };

  ResponsePad(table::PlayerId player, QWidget* parent);

  struct Words {
    QString name, mark;  ///< of the player
    QString pass, respond, stop, waits;
    QString passKey, respondKey;
  };
  void setLook(const Look& look);
  void setGuard(int milliseconds) { guard_ = milliseconds; }
  /// Upside down, for whoever sits opposite.
  void setTurned(bool turned);
  /// Respond shows the hand as long as it is held: it counts when the mouse button goes down.
  void setHeld(bool held) { held_ = held; }
  void show(State state, const Words& words);
  State state() const { return state_; }
  ActionButton* passButton() const { return pass_; }
  ActionButton* respondButton() const { return respond_; }
  ActionButton* stopButton() const { return stop_; }
  const QString& words() const { return said_; }

  QSize sizeHint() const override;

 signals:
  void passed();
  void responded();
  void respondHeld();  ///< the mouse button went down on it
  void stopped();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  qreal wordsWidth() const;
  void place();

  table::PlayerId player_;
  Look look_;
  State state_ = State::Away;
  QString said_;
  QString mark_;
  int guard_ = 0;
  bool held_ = false;
  bool turned_ = false;
  ActionButton* pass_;
  ActionButton* respond_;
  ActionButton* stop_;
};

}  // namespace playsheet
