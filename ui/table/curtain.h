// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "engine/table/ids.h"
#include "ui/widgets/look.h"
#include "ui/widgets/lost_press.h"

namespace playsheet {

/// Covers everything between two players: an opaque field in the colour of the seat that is to look. Opens when its
/// key, or the mouse button on the seat mark, is held for 0.4 s; it then stays, plain, for half a second before the
/// table is shown, and no press shortens that. The picture is the same whatever is asked.
class Curtain : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kHoldMilliseconds = 400;
  static constexpr int kLingerMilliseconds = 500;

  explicit Curtain(QWidget* parent = nullptr);

  void setLook(const Look& look);
  struct Words {
    QString name;
    QString mark;
    QString key;
    QString before, after;  ///< "Hold" and "to open"
    QString facts;          ///< a line of public facts
    QString away;           ///< who looks away
  };
  void show(table::PlayerId player, const Words& words);
  table::PlayerId player() const { return player_; }

  /// How long it is held. 0 for tests.
  void setHoldTime(int milliseconds) { hold_time_ = milliseconds; }
  /// How long it stays, plain, when it has been opened. 0 for tests.
  void setLingerTime(int milliseconds) { lingering_.setInterval(milliseconds); }
  /// Whose turn it is to open it, and how.
  QString sentence() const;
  /// It is needed no longer: plain first, then away. Shown anew meanwhile, it stays.
  void lift();
  bool lifting() const { return lingering_.isActive(); }
  /// Upside down, for whoever sits opposite.
  void setTurned(bool turned);
  /// The own key went down or up.
  void hold(bool down);

 signals:
  void opened();
  void lifted();  ///< it is away, and the table is seen

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void tick();
  void goAway();
  qreal progress() const;
  qreal radius() const { return height() * 0.17; }
  QPointF centre() const { return {width() / 2.0, height() * 0.42 - 40}; }
  void paintHint(QPainter& painter, const QColor& light, qreal top) const;

  Look look_;
  table::PlayerId player_ = table::PlayerId::south;
  Words words_;
  QTimer timer_;
  QTimer lingering_;
  QElapsedTimer held_;
  qint64 seen_ = 0;  ///< when the key was last known to be down
  bool holding_ = false;
  bool turned_ = false;
  LostPress lost_{this};  ///< when it is held with the mouse
  int hold_time_ = kHoldMilliseconds;
};

}  // namespace playsheet
