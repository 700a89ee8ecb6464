// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace playsheet {

/// What is touched is at least so large, each way: a fingertip.
constexpr double kFingertip = 9;  ///< millimetres

/// So many millimetres on the screen that the widget is on, in its pixels. A screen that does not know how large it is
/// counts as one of 96 pixels an inch.
double millimetres(const QWidget& widget, double length);

}  // namespace playsheet
