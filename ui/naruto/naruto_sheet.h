// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/terms.h"
#include "ui/sheet/scene.h"
#include "ui/sheet/sheet_spec.h"

namespace playsheet {

/// The sheet of this game, ":/sheets/naruto.json", read once.
const SheetSpec& narutoSheet();

/// Where the cards of this zone lie; the band for those that lie in none of the others.
SheetPlace placeOf(naruto::Zone zone);

}  // namespace playsheet
