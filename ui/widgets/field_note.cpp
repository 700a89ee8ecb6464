// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/field_note.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <algorithm>

namespace playsheet {

FieldNote::FieldNote(QWidget* field) : QObject(field), field_(field) { field->installEventFilter(this); }

FieldNote::~FieldNote() { delete label_; }

void FieldNote::say(const QString& sentence) {
  if (!label_ || label_->parentWidget() != field_->window()) {
    delete label_;
    label_ = new QLabel(field_->window());
    label_->setObjectName(QStringLiteral("fieldNote"));
    label_->setTextFormat(Qt::PlainText);
    label_->setWordWrap(true);
    label_->setMargin(6);
    label_->setAttribute(Qt::WA_TransparentForMouseEvents);
  }
  label_->setText(sentence);
  label_->setAccessibleName(sentence);
  field_->setAccessibleDescription(sentence);
  place();
  label_->show();
  label_->raise();
  QAccessibleEvent told(label_, QAccessible::Alert);
  QAccessible::updateAccessibility(&told);
}

void FieldNote::hide() {
  if (text().isEmpty()) return;
  label_->hide();
  field_->setAccessibleDescription({});
}

QString FieldNote::text() const { return label_ && !label_->isHidden() ? label_->text() : QString(); }

/// Below the field, or above it where there is no room.
void FieldNote::place() {
  const QWidget* window = field_->window();
  const QPoint at = field_->mapTo(window, QPoint(0, 0));
  const int width = std::min(std::max(field_->width(), 260), window->width() - 8);
  label_->setFixedWidth(width);
  label_->adjustSize();
  const int below = at.y() + field_->height() + 2;
  const int top = below + label_->height() <= window->height() ? below : at.y() - label_->height() - 2;
  label_->move(std::clamp(at.x(), 4, std::max(4, window->width() - width - 4)), std::max(0, top));
}

bool FieldNote::eventFilter(QObject* watched, QEvent* event) {
  const auto type = event->type();
  if (type == QEvent::FocusOut || type == QEvent::Hide) hide();
  if ((type == QEvent::Resize || type == QEvent::Move) && !text().isEmpty()) place();
  return QObject::eventFilter(watched, event);
}

}  // namespace playsheet
