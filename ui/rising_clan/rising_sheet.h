// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheet/sheet_spec.h"

namespace playsheet {

/// The sheet of this game, ":/sheets/rising-clan.json", read once.
const SheetSpec& risingSheet();

}  // namespace playsheet
