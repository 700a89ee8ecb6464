// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_sheet.h"

#include <QFile>

// Resources of a static library are only linked in when somebody asks for them, and the call cannot stand in a
// namespace.
static void initNarutoSheet() { Q_INIT_RESOURCE(playsheet_naruto_sheet); }

namespace playsheet {

const SheetSpec& narutoSheet() {
  static const SheetSpec spec = [] {
    initNarutoSheet();
    QFile file(QStringLiteral(":/sheets/naruto.json"));
    const bool open = file.open(QIODevice::ReadOnly);
    const std::optional<SheetSpec> read = open ? readSheetSpec(file.readAll()) : std::nullopt;
    Q_ASSERT(read.has_value());
    return read.value_or(SheetSpec{});
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
