// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

#include "ui/widgets/field_note.h"

namespace playsheet {

/// A field of several lines that a person writes in. It takes so many letters and says so where there are more, and it
/// looks whether there is anything to paste: Qt 6.4 under X reads the first of the forms of an empty clipboard, by
/// `Ctrl V` and by the middle button, and ends the program with it.
class NoteField : public QPlainTextEdit {
  Q_OBJECT
 public:
  /// A text that is longer from the beginning stays whole.
  NoteField(const QString& text, int mostLetters, QWidget* parent = nullptr);

  /// What the field says at the moment; empty if there is nothing to say.
  QString told() const { return note_->text(); }

 protected:
  bool canInsertFromMimeData(const QMimeData* source) const override;
  void insertFromMimeData(const QMimeData* source) override;
  void keyPressEvent(QKeyEvent* event) override;
  void inputMethodEvent(QInputMethodEvent* event) override;

 private:
  /// Letters that may come in the place of what is selected.
  int room() const;
  void tellFull();

  int most_;
  FieldNote* note_;
};

}  // namespace playsheet
