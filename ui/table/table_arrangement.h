// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <array>

#include "ui/speech/word_sizes.h"
#include "ui/table/side_panel.h"

namespace playsheet {

/// Where the players sit.
struct Seating {
  bool turning = false;      ///< the side of whoever decides is at the bottom, not always South's
  bool turnedCards = false;  ///< the cards at the top are turned by 180 degrees, for whoever sits opposite

  friend bool operator==(const Seating&, const Seating&) = default;
};

/// Whether what is pressed is large enough for fingers.
enum class ForFingers {
  WhenTouched,  ///< as soon as the screen is touched
  Yes,
  No,
};

/// How a person has arranged the table: kept outside, apart for each screen.
struct TableArrangement {
  QByteArray window;       ///< place and size, as `QWidget::saveGeometry` gives them; empty: as the program thinks best
  bool folded = false;     ///< the column of the card reader, or the one that reader and log share
  bool logFolded = false;  ///< the column of the log, where it has one of its own
  SidePanel::Tab tab = SidePanel::Tab::Log;
  WordSizes words;
  Seating seating;
  ForFingers fingers = ForFingers::WhenTouched;

  friend bool operator==(const TableArrangement&, const TableArrangement&) = default;
};

}  // namespace playsheet
