// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/printing.h"

#include <QCoreApplication>
#include <QPrintDialog>
#include <QPrinter>

namespace playsheet {

QString printWithDialog(QPrinter& printer, QWidget* parent, const std::function<void(QPrinter&)>& paint) {
  QPrintDialog dialog(&printer, parent);
  if (dialog.exec() != QDialog::Accepted) return {};
  paint(printer);
  return printer.printerState() == QPrinter::Error
             ? QCoreApplication::translate("DeckPrint", "Printing failed: nothing reached the printer or the file.")
             : QString();
}

}  // namespace playsheet
