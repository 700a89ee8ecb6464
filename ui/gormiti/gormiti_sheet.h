// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/state/ids.h"
#include "ui/sheet/scene.h"
#include "ui/sheet/sheet_spec.h"

namespace playsheet {

/// The sheet of a mode of this game, ":/sheets/gormiti.json" or ":/sheets/gormiti-quick.json", read once.
const SheetSpec& gormitiSheet(gormiti::Mode mode);

/// Where the cards of this zone lie; the band for a Magic that is resolved and for Moves of a clash.
SheetPlace placeOf(gormiti::Zone zone);

}  // namespace playsheet
