// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/widgets/line_field.h"
#include "ui/widgets/look.h"
#include "ui/widgets/note_field.h"

class QLabel;
class QPushButton;

namespace playsheet {

/// Which ruling is doubted, what was expected, and where the report goes. Says what will be in the file.
class RulingDialog : public QDialog {
  Q_OBJECT
 public:
  RulingDialog(const QString& place, const Look& look, QWidget* parent = nullptr);

  QString note() const;
  QString place() const;
  NoteField* field() const { return note_; }
  LineField* placeField() const { return place_; }
  QPushButton* saveButton() const { return save_; }

 private:
  void choosePlace();

  NoteField* note_;
  LineField* place_;
  QPushButton* save_;
};

}  // namespace playsheet
