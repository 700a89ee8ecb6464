// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/widgets/look.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace playsheet {

/// Which ruling is doubted, what was expected, and where the report goes. Says what will be in the file.
class RulingDialog : public QDialog {
  Q_OBJECT
 public:
  RulingDialog(const QString& place, const Look& look, QWidget* parent = nullptr);

  QString note() const;
  QString place() const;
  QPlainTextEdit* field() const { return note_; }
  QPushButton* saveButton() const { return save_; }

 private:
  void choosePlace();

  QPlainTextEdit* note_;
  QLineEdit* place_;
  QPushButton* save_;
};

}  // namespace playsheet
