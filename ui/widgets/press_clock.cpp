// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/press_clock.h"

#include <QElapsedTimer>

namespace playsheet {
namespace {

PressClock::Source& pressClockSource() {
  static PressClock::Source source;
  return source;
}

}  // namespace

qint64 PressClock::now() {
  static const QElapsedTimer since = [] {
    QElapsedTimer timer;
    timer.start();
    return timer;
  }();
  return pressClockSource() ? pressClockSource()() : since.elapsed();
}

void PressClock::set(Source source) { pressClockSource() = std::move(source); }

}  // namespace playsheet
