// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_sheet.h"

// Resources of a static library are only linked in when somebody asks for them, and the call cannot stand in a
// namespace.
static void initNarutoSheet() { Q_INIT_RESOURCE(playsheet_naruto_sheet); }

namespace playsheet {

const SheetSpec& narutoSheet() {
  static const SheetSpec spec = [] {
    initNarutoSheet();
    return shippedSheet(QStringLiteral(":/sheets/naruto.json"));
  }();
  return spec;
}

SheetPlace placeOf(naruto::Zone zone) {
  using naruto::Zone;
  switch (zone) {
    case Zone::deck:
      return SheetPlace::Deck;
    case Zone::hand:
      return SheetPlace::Hand;
    case Zone::chakra:
      return SheetPlace::Chakra;
    case Zone::discard:
      return SheetPlace::Graveyard;
    case Zone::rewards:
      return SheetPlace::Rewards;
    case Zone::removed:
      return SheetPlace::Removed;
    case Zone::village:
      return SheetPlace::Village;
    case Zone::reinforcement:
      return SheetPlace::Reinforcement;
    default:
      return SheetPlace::Band;
  }
}

}  // namespace playsheet
