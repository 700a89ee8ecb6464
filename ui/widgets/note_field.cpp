// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/note_field.h"

#include <QKeyEvent>
#include <QMimeData>
#include <algorithm>

#include "ui/widgets/line_field.h"

namespace playsheet {
namespace {

/// A key that puts a letter or a new line where the cursor is.
bool writes(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) return true;
  const bool command = (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
  return !command && !event.text().isEmpty() && event.text().front().isPrint();
}

}  // namespace

NoteField::NoteField(const QString& text, int mostLetters, QWidget* parent)
    : QPlainTextEdit(text, parent),
      most_(std::max(mostLetters, static_cast<int>(text.size()))),
      note_(new FieldNote(this)) {
  setTabChangesFocus(true);
  connect(this, &QPlainTextEdit::textChanged, this, [this] {
    if (room() > 0) note_->hide();
  });
}

int NoteField::room() const {
  const QTextCursor cursor = textCursor();
  const int there = document()->characterCount() - 1;  // one of them is the end
  return most_ - there + (cursor.selectionEnd() - cursor.selectionStart());
}

void NoteField::tellFull() { note_->say(fieldFullWords(most_)); }

bool NoteField::canInsertFromMimeData(const QMimeData* source) const {
  return source != nullptr && !source->formats().isEmpty() && QPlainTextEdit::canInsertFromMimeData(source);
}

void NoteField::insertFromMimeData(const QMimeData* source) {
  if (!canInsertFromMimeData(source)) return;
  const QString text = source->text();
  const int fits = std::max(0, room());
  textCursor().insertText(text.left(fits));
  ensureCursorVisible();
  if (text.size() > fits) tellFull();
}

void NoteField::keyPressEvent(QKeyEvent* event) {
  if (!writes(*event) || room() > 0) return QPlainTextEdit::keyPressEvent(event);
  tellFull();
  event->accept();
}

void NoteField::inputMethodEvent(QInputMethodEvent* event) {
  if (event->commitString().size() <= room()) return QPlainTextEdit::inputMethodEvent(event);
  tellFull();
  event->accept();
}

}  // namespace playsheet
