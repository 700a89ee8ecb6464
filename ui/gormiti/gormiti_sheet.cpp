// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_sheet.h"

// Resources of a static library are only linked in when somebody asks for them, and the call cannot stand in a
// namespace.
static void initGormitiSheet() { Q_INIT_RESOURCE(playsheet_gormiti_sheet); }

namespace playsheet {
namespace {

SheetSpec readSheet(const QString& path) {
  initGormitiSheet();
  return shippedSheet(path);
}

}  // namespace

const SheetSpec& gormitiSheet(gormiti::Mode mode) {
  static const SheetSpec strategic = readSheet(QStringLiteral(":/sheets/gormiti.json"));
  static const SheetSpec quick = readSheet(QStringLiteral(":/sheets/gormiti-quick.json"));
  return mode == gormiti::Mode::quick ? quick : strategic;
}

SheetPlace placeOf(gormiti::Zone zone) {
  using gormiti::Zone;
  switch (zone) {
    case Zone::nowhere:
      return SheetPlace::None;
    case Zone::deck:
      return SheetPlace::Deck;
    case Zone::hand:
      return SheetPlace::Hand;
    case Zone::discard:
      return SheetPlace::Graveyard;
    case Zone::hero:
    case Zone::fighters:
    case Zone::weapons:
    case Zone::arenas:
    case Zone::table:
      return SheetPlace::Village;
    case Zone::magic:
    case Zone::clash:
      break;
  }
  return SheetPlace::Band;
}

}  // namespace playsheet
