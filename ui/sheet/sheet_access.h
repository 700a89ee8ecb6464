// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {

/// Makes every zone and every card of a sheet known to readers of the screen. Once is enough; more does nothing.
void installSheetAccess();

}  // namespace playsheet
