// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/event/event.h"

namespace tournament {

/// Numbers the tables (T-560, T-P08): Swiss ones by the pairing points of the better player, then those of the other,
/// then the smaller number of an entry, the bye last; knock-out tables keep the order of their pairing. Fixed tables go
/// first, and to nobody else while other numbers are free. Who stays keeps the table.
void number_tables(const Event& event, Round& round);

}  // namespace tournament
