// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QPointingDevice>
#include <QTest>
#include <QWindow>
#include <map>

/// Fingers on the screen of a window: they go through the door that a touch screen uses, not to a widget.
namespace playsheet::testing {

class FingerPlayer {
 public:
  explicit FingerPlayer(QWidget& window) : window_(window) {}

  /// Places are of the window. Each finger has its own number.
  void down(const QPoint& at, int finger = 0) {
    places_[finger] = at;
    touch([&](auto& touches) { touches.press(finger, at, window_.windowHandle()); }, finger);
  }
  void move(const QPoint& to, int finger = 0) {
    places_[finger] = to;
    touch([&](auto& touches) { touches.move(finger, to, window_.windowHandle()); }, finger);
  }
  void up(int finger = 0) {
    const QPoint at = places_[finger];
    touch([&](auto& touches) { touches.release(finger, at, window_.windowHandle()); }, finger);
    places_.erase(finger);
  }
  void tap(const QPoint& at, int finger = 0) {
    down(at, finger);
    up(finger);
  }
  void drag(const QPoint& from, const QPoint& to, int finger = 0) {
    down(from, finger);
    move((from + to) / 2, finger);
    move(to, finger);
    up(finger);
  }

  /// Both come down at the same time, and each moves to its second place.
  void both(const QPoint& one, const QPoint& one_to, const QPoint& other, const QPoint& other_to) {
    down(one, 0);
    down(other, 1);
    for (int part = 1; part <= 4; ++part) {
      move(one + (one_to - one) * part / 4, 0);
      move(other + (other_to - other) * part / 4, 1);
    }
    up(1);
    up(0);
  }

  static QPoint middleOf(const QWidget& widget) { return widget.mapTo(widget.window(), widget.rect().center()); }

 private:
  template <typename What>
  void touch(const What& what, int finger) {
    auto touches = QTest::touchEvent(window_.windowHandle(), screen(), false);
    what(touches);
    for (const auto& [other, at] : places_)
      if (other != finger) touches.stationary(other);
    touches.commit();
  }

  static QPointingDevice* screen() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
  }

  QWidget& window_;
  std::map<int, QPoint> places_;  ///< of the fingers that are down
};

}  // namespace playsheet::testing
