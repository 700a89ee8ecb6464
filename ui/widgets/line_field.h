// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "ui/widgets/field_note.h"

namespace playsheet {

/// A line that a person writes in. It takes so many letters, and says so where more are typed, pasted or dropped:
/// nothing is cut in silence.
class LineField : public QLineEdit {
  Q_OBJECT
 public:
  explicit LineField(int mostLetters, QWidget* parent = nullptr);
  /// A text that is longer from the beginning stays whole.
  LineField(const QString& text, int mostLetters, QWidget* parent = nullptr);

  /// In the place of everything that is there. A text that is too long changes nothing and is told; false then.
  bool put(const QString& text);
  /// What is said instead, in the language of whoever reads the field.
  void setFullWords(const QString& sentence) { full_ = sentence; }
  /// What else is wrong with what stands there; empty: nothing is.
  void tell(const QString& sentence);
  /// What the field says at the moment; empty if there is nothing to say.
  QString told() const { return note_->text(); }

 private:
  void tellFull();
  void sayAll();

  FieldNote* note_;
  QString full_;
  QString fault_;
  bool too_much_ = false;  ///< more was wanted than fits
};

/// How the person is told that no more fits, in the program's language.
QString fieldFullWords(int mostLetters);

}  // namespace playsheet
