// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>

namespace playsheet {

/// The smallest screen on which everything can be used, in logical pixels.
inline constexpr QSize kLeastWindow{1024, 560};
/// And what of it the frame of the window may take, which stays on the screen as well: a window that is larger than the
/// screen has its buttons beyond the edge.
inline constexpr int kFrame = 32;

/// Where the window opens on a screen on which nobody has arranged it yet.
struct FirstWindow {
  QRect place;             ///< without its frame; inside the free area unless that is smaller than kLeastWindow
  bool maximised = false;  ///< there is too little room to leave any free

  friend bool operator==(const FirstWindow&, const FirstWindow&) = default;
};

/// Nine tenths of the area that panels leave free, in the middle of it.
FirstWindow firstWindow(const QRect& free);

/// Where a window of this size is wholly on the screen, with its frame: in the middle of the free area, and no larger
/// than that. What is too small for any window (a screen that is only drawn in memory) bounds nothing.
QRect placeOf(const QSize& wanted, const QRect& free);

}  // namespace playsheet
