// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <array>

#include "ui/match/side_panel.h"
#include "ui/match/word_sizes.h"

namespace playsheet {

/// How a person has arranged the table: kept outside, apart for each screen.
struct TableArrangement {
  QByteArray window;  ///< place and size, as `QWidget::saveGeometry` gives them; empty: as the program thinks best
  bool folded = false;
  SidePanel::Tab tab = SidePanel::Tab::Log;
  WordSizes words;

  friend bool operator==(const TableArrangement&, const TableArrangement&) = default;
};

}  // namespace playsheet
