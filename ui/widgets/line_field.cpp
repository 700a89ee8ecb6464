// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/line_field.h"

#include <algorithm>
#include <utility>

namespace playsheet {

QString fieldFullWords(int mostLetters) {
  return LineField::tr("Only %n character(s) fit here; the rest was left out.", nullptr, mostLetters);
}

LineField::LineField(int mostLetters, QWidget* parent) : LineField(QString(), mostLetters, parent) {}

LineField::LineField(const QString& text, int mostLetters, QWidget* parent)
    : QLineEdit(parent), note_(new FieldNote(this)) {
  setMaxLength(std::max(mostLetters, static_cast<int>(text.size())));
  setText(text);
  connect(this, &QLineEdit::inputRejected, this, &LineField::tellFull);
  connect(this, &QLineEdit::textChanged, this, [this](const QString& now) {
    if (now.size() < maxLength() && std::exchange(too_much_, false)) sayAll();
  });
}

bool LineField::put(const QString& text) {
  if (text.size() > maxLength()) {
    tellFull();
    return false;
  }
  setText(text);
  return true;
}

void LineField::tell(const QString& sentence) {
  if (std::exchange(fault_, sentence) != sentence) sayAll();
}

void LineField::tellFull() {
  too_much_ = true;
  sayAll();
}

void LineField::sayAll() {
  QStringList sentences;
  if (too_much_) sentences.append(full_.isEmpty() ? fieldFullWords(maxLength()) : full_);
  if (!fault_.isEmpty()) sentences.append(fault_);
  if (sentences.isEmpty())
    note_->hide();
  else
    note_->say(sentences.join(QLatin1Char(' ')));
}

}  // namespace playsheet
