// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace playsheet {

/// What would come of a card if it went where it is held, or why it cannot go there.
struct Foresight {
  QString text;
  QString rule;  ///< of a refusal
  bool refused = false;
  int about = -1;  ///< the card that it goes onto
};

}  // namespace playsheet
