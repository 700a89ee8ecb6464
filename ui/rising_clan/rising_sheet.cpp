// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_sheet.h"

// Resources of a static library are only linked in when somebody asks for them, and the call cannot stand in a
// namespace.
static void initRisingSheet() { Q_INIT_RESOURCE(playsheet_rising_sheet); }

namespace playsheet {

const SheetSpec& risingSheet() {
  static const SheetSpec spec = [] {
    initRisingSheet();
    return shippedSheet(QStringLiteral(":/sheets/rising-clan.json"));
  }();
  return spec;
}

}  // namespace playsheet
