// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <optional>
#include <string>

class QWidget;

namespace playsheet {

/// Where a table is saved, and for whom.
struct TableFile {
  QString path;
  bool spreadsheet = false;  ///< for the spreadsheet of one's own language, else for programs
};

/// Asks for both, the last choice proposed; nothing if it is given up.
std::optional<TableFile> askForTableFile(QWidget* parent, const QString& title, const QString& proposed,
                                         bool spreadsheet);

enum class TableHolds { Numbers, Words };
/// A table for programs as the spreadsheet of whoever reads this language
/// opens it. Of words none is taken for a number.
std::string tableForSpreadsheet(const std::string& csv, const QLocale& locale, TableHolds holds = TableHolds::Numbers);

}  // namespace playsheet
