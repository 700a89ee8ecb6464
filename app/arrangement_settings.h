// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/storage/settings.h"
#include "ui/table/table_arrangement.h"

/// The arrangement of the table in the settings, apart for each screen: `screen.NAME.window` (base 64), `.folded`,
/// `.log_folded`, `.tab`, `.words` (percent of sheet, reader and log), `.turning` and `.turned_cards`. What cannot be
/// read is as the program thinks best.
namespace playsheet {

TableArrangement arrangementFrom(const Settings& settings, const QString& screen);
void keepArrangement(Settings& settings, const QString& screen, const TableArrangement& arrangement);

}  // namespace playsheet
