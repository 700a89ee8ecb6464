// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ask_line.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/widgets/line_field.h"

namespace playsheet {

std::optional<QString> askLine(QWidget* parent, const Look& look, const QString& title, const QString& label,
                               int mostLetters) {
  QDialog dialog(parent);
  dialog.setWindowTitle(title);
  dialog.setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(&dialog);
  auto* words = new QLabel(label, &dialog);
  auto* line = new LineField(mostLetters, &dialog);
  line->setMinimumWidth(look.gap(320));
  line->setAccessibleName(label);
  words->setBuddy(line);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  column->addWidget(words);
  column->addWidget(line);
  column->addWidget(buttons);
  QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  line->setFocus();
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return line->text();
}

}  // namespace playsheet
