// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/finger_size.h"

#include <QScreen>
#include <QWidget>

namespace playsheet {

double millimetres(const QWidget& widget, double length) {
  constexpr double kInch = 25.4;
  constexpr double kUsual = 96, kLeast = 60, kMost = 250;  // pixels an inch; televisions and projectors say less
  const QScreen* screen = widget.screen();
  const double told = screen == nullptr ? kUsual : screen->physicalDotsPerInch();
  return length / kInch * (told >= kLeast && told <= kMost ? told : kUsual);
}

}  // namespace playsheet
