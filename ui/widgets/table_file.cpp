// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table_file.h"

#include <QCoreApplication>
#include <QFileDialog>

#include "engine/table/separated_values.h"

namespace playsheet {

std::optional<TableFile> askForTableFile(QWidget* parent, const QString& title, const QString& proposed,
                                         bool spreadsheet) {
  const QString forPrograms = QCoreApplication::translate("playsheet::TableFile", "Table for programs (*.csv)");
  const QString forSpreadsheet = QCoreApplication::translate("playsheet::TableFile", "Table for a spreadsheet (*.csv)");
  QString chosen = spreadsheet ? forSpreadsheet : forPrograms;
  const QString path = QFileDialog::getSaveFileName(parent, title, proposed,
                                                    forPrograms + QStringLiteral(";;") + forSpreadsheet, &chosen);
  if (path.isEmpty()) return std::nullopt;
  return TableFile{path, chosen == forSpreadsheet};
}

std::string tableForSpreadsheet(const std::string& csv, const QLocale& locale, TableHolds holds) {
  return table::table_for_spreadsheet(csv, locale.decimalPoint() == QStringLiteral(",") ? ',' : '.',
                                      holds == TableHolds::Words);
}

}  // namespace playsheet
