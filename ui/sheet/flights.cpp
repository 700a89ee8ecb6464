// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/flights.h"

#include <QEasingCurve>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace playsheet {

Flights::Flights(QObject* parent) : QObject(parent) {
  timer_.setInterval(16);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &Flights::tick);
}

void Flights::start(QVector<Flight> flights, int pace) {
  constexpr qreal kFast = 0.5;
  factor_ = pace == 1 ? kFast : 1;
  flights_ = pace <= 0 ? QVector<Flight>{} : std::move(flights);
  clock_.restart();
  shown_ = places();
  flights_.isEmpty() ? timer_.stop() : timer_.start();
  emit moved();
}

void Flights::finish() {
  if (running()) {
    timer_.stop();
    flights_.clear();
    emit moved();
  }
}

QRectF Flights::rectOf(const Flight& flight) const {
  const qreal passed = static_cast<qreal>(clock_.elapsed()) / factor_ - flight.delay;
  const qreal linear = std::clamp(passed / flight.duration, 0.0, 1.0);
  static const QEasingCurve out(QEasingCurve::OutCubic);
  static const QEasingCurve inOut(QEasingCurve::InOutCubic);
  const qreal t = (flight.curve == Flight::Curve::OutCubic ? out : inOut).valueForProgress(linear);
  const qreal rise = flight.lift * std::sin(t * std::numbers::pi);
  const QPointF middle = flight.from.center() + (flight.to.center() - flight.from.center()) * t - QPointF(0, rise);
  const QSizeF size = flight.from.size() + (flight.to.size() - flight.from.size()) * t;
  return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

QRectF Flights::rectOf(int card) const {
  for (const Flight& flight : flights_) {
    if (flight.card.id == card && card >= 0) {
      return rectOf(flight);
    }
  }
  return {};
}

QSet<int> Flights::cards() const {
  QSet<int> result;
  for (const Flight& flight : flights_) {
    if (flight.card.id >= 0) {
      result.insert(flight.card.id);
    }
  }
  return result;
}

/// Of all pictures, with the shadows and seals around them.
QRegion Flights::places() const {
  constexpr int kAround = 24;
  QRegion all;
  for (const Flight& flight : flights_) {
    all += rectOf(flight).toAlignedRect().adjusted(-kAround, -kAround, kAround, kAround);
  }
  return all;
}

void Flights::tick() {
  const qreal passed = static_cast<qreal>(clock_.elapsed()) / factor_;
  const auto landed =
      flights_.removeIf([passed](const Flight& flight) { return passed >= flight.delay + flight.duration; });
  if (flights_.isEmpty()) {
    timer_.stop();
  }
  QRegion now = places();
  if (landed > 0) {
    emit moved();
  } else {
    emit stepped(shown_ + now);
  }
  shown_ = std::move(now);
}

}  // namespace playsheet
