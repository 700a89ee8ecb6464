// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/choices/name_picker.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>

#include <algorithm>

#include "engine/table/plain_letters.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

NamePicker::NamePicker(QWidget* parent)
    : QWidget(parent), line_(new LineField(80, this)), list_(new QListWidget(this)) {
  setObjectName(QStringLiteral("names"));
  line_->setClearButtonEnabled(true);
  line_->installEventFilter(this);
  list_->setUniformItemSizes(true);
  list_->setFocusPolicy(Qt::NoFocus);
  connect(line_, &LineField::textChanged, this, &NamePicker::filter);
  connect(list_, &QListWidget::itemClicked, this, &NamePicker::take);
  hide();
}

void NamePicker::setLook(const Look& look) {
  look_ = look;
  setStyleSheet(styleSheetOf(look));
  place();
}

void NamePicker::setNames(const std::vector<PromptButton>& names, const QString& hint) {
  const bool same = std::equal(names.begin(), names.end(), names_.begin(), names_.end(),
                               [](const PromptButton& a, const PromptButton& b) { return a.label == b.label; });
  line_->setPlaceholderText(hint);
  line_->setAccessibleName(hint);
  if (!same) {
    names_ = names;
    list_->clear();
    for (const PromptButton& name : names_) list_->addItem(name.label);
    line_->clear();
    filter({});
  }
  setVisible(!names_.empty());
  if (names_.empty()) return;
  place();
  raise();
  if (!same) line_->setFocus();
}

/// Names that have all the words typed, in whatever order; the first of them is chosen until another one is.
void NamePicker::filter(const QString& text) {
  const auto plain = [](const QString& written) {  // as it is typed: without accents, with the marks of a keyboard
    return QString::fromStdString(table::plain_letters(written.toStdString()));
  };
  const QStringList words = plain(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  int first = -1;
  for (int i = 0; i < list_->count(); ++i) {
    const QString name = plain(list_->item(i)->text());
    const bool fits = std::all_of(words.begin(), words.end(), [&](const QString& word) { return name.contains(word); });
    list_->item(i)->setHidden(!fits);
    if (fits && first < 0) first = i;
  }
  list_->setCurrentRow(first);
  if (first >= 0) list_->scrollToItem(list_->item(first));
}

void NamePicker::take(const QListWidgetItem* item) {
  const int row = item != nullptr ? list_->row(item) : -1;
  if (row >= 0 && !item->isHidden())
    emit pressed(Command(names_[static_cast<std::size_t>(row)].command));  // the list may be another one soon
}

void NamePicker::step(int by) {
  for (int row = list_->currentRow() + by; row >= 0 && row < list_->count(); row += by)
    if (!list_->item(row)->isHidden()) return list_->setCurrentRow(row);
}

bool NamePicker::eventFilter(QObject* watched, QEvent* event) {
  if (watched == line_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_Up) {
      step(key == Qt::Key_Down ? 1 : -1);
      return true;
    }
    if (key == Qt::Key_Escape) {
      emit givenUp();
      return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      take(list_->currentItem());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void NamePicker::place() {
  const int pad = look_.gap(10);
  const int tall = look_.gap(34);
  const int width = look_.gap(320);
  line_->setGeometry(pad, pad, width, tall);
  list_->setGeometry(pad, pad + tall + look_.gap(6), width, look_.gap(230));
  resize(width + 2 * pad, list_->geometry().bottom() + pad);
}

void NamePicker::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.accent, 1.5));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
}

}  // namespace playsheet
