// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QRegion>
#include <QSet>
#include <QTimer>
#include <QVector>

#include "ui/sheet/sheet_layout.h"

namespace playsheet {

/// One picture on its way. The game does not wait for it.
struct Flight {
  enum class Curve { OutCubic, InOutCubic };
  PlacedCard card;  ///< as it will lie, or as it lay when nothing of it is to be seen any more
  QRectF from, to;
  qreal lift = 0;  ///< height of the arc
  int delay = 0;   ///< milliseconds at the normal pace
  int duration = 260;
  Curve curve = Curve::OutCubic;
};

/// All pictures that move now. One timer; it stands still when nothing moves.
class Flights : public QObject {
  Q_OBJECT
 public:
  explicit Flights(QObject* parent = nullptr);

  /// Takes the place of what was moving. Pace: 0 off, 1 fast, 2 normal.
  void start(QVector<Flight> flights, int pace);
  void finish();
  bool running() const { return !flights_.isEmpty(); }

  const QVector<Flight>& all() const { return flights_; }
  /// Where a picture is at this moment.
  QRectF rectOf(const Flight& flight) const;
  /// The same for a card; empty if it does not move.
  QRectF rectOf(int card) const;
  /// The cards that are in the air.
  QSet<int> cards() const;

 signals:
  void moved();                      ///< something has begun to move or lies now: all may look otherwise
  void stepped(const QRegion& all);  ///< only what moves does, and here: where it was and where it is

 private:
  void tick();
  QRegion places() const;

  QVector<Flight> flights_;
  QElapsedTimer clock_;
  QTimer timer_;
  qreal factor_ = 1;
  QRegion shown_;  ///< where the pictures of the last step are
};

/// What a change of the scene sets moving.
struct FlightsInput {
  const Scene& before;
  const Scene& after;
  const SheetLayout& from;
  const SheetLayout& to;
  const table::AtTable<bool>& handShown;  ///< after
  QHash<int, QRectF> now;                 ///< where moving or just dropped cards are instead
};

QVector<Flight> flightsBetween(const FlightsInput& input);

}  // namespace playsheet
