// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_panel.h"

#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/telling.h"

namespace playsheet {

LessonPanel::LessonPanel(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      hint_(new QLabel(this)),
      go_(new ActionButton(ActionButton::Rank::Primary, this)),
      all_(new ActionButton(ActionButton::Rank::Plain, this)),
      back_(new ActionButton(ActionButton::Rank::Ghost, this)),
      leave_(new ActionButton(ActionButton::Rank::Ghost, this)) {
  setObjectName(QStringLiteral("lessonPanel"));
  go_->setObjectName(QStringLiteral("lessonGo"));
  back_->setObjectName(QStringLiteral("lessonBack"));
  leave_->setObjectName(QStringLiteral("leaveLesson"));
  for (QLabel* label : {title_, text_, hint_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(label != title_);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  }
  connect(go_, &ActionButton::clicked, this, &LessonPanel::goAsked);
  connect(all_, &ActionButton::clicked, this, &LessonPanel::allAsked);
  connect(back_, &ActionButton::clicked, this, &LessonPanel::backAsked);
  connect(leave_, &ActionButton::clicked, this, &LessonPanel::leaveAsked);
}

void LessonPanel::setLook(const Look& look, qreal words) {
  if (look == look_ && words == words_scale_) return;
  look_ = look;
  words_scale_ = words;
  const Theme& t = look.theme();
  const auto dress = [](QLabel* label, const QFont& font, const QColor& colour) {
    label->setFont(font);
    label->setStyleSheet(QStringLiteral("color: %1; background: transparent; font-size: %2px; font-weight: %3;")
                             .arg(colour.name())  // the window's style sheet has a size of its own
                             .arg(font.pixelSize())
                             .arg(font.weight()));
    label->ensurePolished();
  };
  dress(title_, fonts::ui(look.px(13) * words, 700), t.muted);
  dress(text_, fonts::ui(look.px(15) * words), t.text);
  dress(hint_, fonts::ui(look.px(14) * words, 600), t.warn);
  for (auto* button : {go_, all_, back_, leave_}) button->setLook(look);
  place();
  update();
}

void LessonPanel::setWords(const LessonWords& words) {
  if (words == words_) return;
  words_ = words;
  title_->setText(words.title);
  text_->setText(words.text);
  hint_->setText(words.hint);
  hint_->setVisible(!words.hint.isEmpty());
  if (go_->text() != words.go) go_->renew();
  go_->setText(words.go);
  go_->setKeyText(words.goKey);
  go_->setVisible(!words.go.isEmpty());
  all_->setText(words.all);
  all_->setVisible(!words.all.isEmpty());
  back_->setText(words.back);
  back_->setVisible(!words.back.isEmpty());
  leave_->setText(words.leave);
  leave_->setKeyText(words.leaveKey);
  for (auto* button : {go_, all_, back_, leave_}) button->setAccessibleName(button->text());
  setAccessibleName(words.hint.isEmpty() ? words.text : words.hint);
  announce(this, accessibleName());
  place();
}

int LessonPanel::heightFor(int width) const {
  const int pad = look_.gap(12);
  const int inner = width - 2 * pad;
  int height = pad + leave_->sizeHint().height() + look_.gap(4) + text_->heightForWidth(inner) + pad;
  if (!words_.hint.isEmpty()) height += hint_->heightForWidth(inner) + look_.gap(8);
  if (!words_.go.isEmpty() || !words_.all.isEmpty() || !words_.back.isEmpty())
    height += go_->sizeHint().height() + look_.gap(10);
  return height;
}

QVector<QSize> LessonPanel::sizes(int room) const {
  int foot = look_.gap(24);
  for (const ActionButton* button : {go_, all_, back_})
    if (!button->text().isEmpty()) foot += button->sizeHint().width() + look_.gap(8);
  const int head = 2 * look_.gap(12) + title_->sizeHint().width() + leave_->sizeHint().width() + look_.gap(16);
  const int least = std::max(head, foot);
  QVector<QSize> all;
  for (const int wide : {340, 440, 560, 700, 260}) {
    const int width = std::min(room, std::max(least, look_.gap(wide * words_scale_)));
    const QSize size(width, heightFor(width));
    if (!all.contains(size)) all.append(size);
  }
  return all;
}

bool LessonPanel::showsAll() const {
  const auto tall = [](const QLabel* label) {
    return label->isHidden() || label->height() >= label->heightForWidth(label->width());
  };
  const auto wide = [](const ActionButton* button) {
    return button->isHidden() || button->width() >= button->sizeHint().width();
  };
  return tall(text_) && tall(hint_) && title_->width() >= title_->sizeHint().width() && wide(go_) && wide(all_) &&
         wide(back_) && wide(leave_) && height() >= heightFor(width());
}

void LessonPanel::place() {
  const int pad = look_.gap(12);
  const int inner = width() - 2 * pad;
  const QSize leave = leave_->sizeHint();
  leave_->setGeometry(width() - look_.gap(6) - leave.width(), look_.gap(6), leave.width(), leave.height());
  title_->setGeometry(pad, pad, leave_->x() - pad - look_.gap(4), title_->sizeHint().height());
  int y = pad + leave.height() + look_.gap(4);
  text_->setGeometry(pad, y, inner, text_->heightForWidth(inner));
  y = text_->geometry().bottom() + 1;
  if (!words_.hint.isEmpty()) {
    y += look_.gap(8);
    hint_->setGeometry(pad, y, inner, hint_->heightForWidth(inner));
    y = hint_->geometry().bottom() + 1;
  }
  y += look_.gap(10);
  int right = width() - pad;
  for (auto* button : {go_, all_}) {
    if (button->text().isEmpty()) continue;
    const QSize size = button->sizeHint();
    button->setGeometry(right - size.width(), y, size.width(), size.height());
    right -= size.width() + look_.gap(8);
  }
  const QSize back = back_->sizeHint();
  back_->setGeometry(look_.gap(6), y, back.width(), go_->sizeHint().height());
}

void LessonPanel::resizeEvent(QResizeEvent*) { place(); }

void LessonPanel::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.warn, 2));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
}

}  // namespace playsheet
