// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/choices/choice_row.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/widgets/action_button.h"
#include "ui/widgets/turned.h"

namespace playsheet {

ChoiceRow::ChoiceRow(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("choices"));
  hide();
}

void ChoiceRow::setLook(const Look& look) {
  look_ = look;
  for (auto* button : buttons_) button->setLook(look);
}

ActionButton* ChoiceRow::button(int index) const {
  return index >= 0 && index < shown_ ? buttons_[static_cast<std::size_t>(index)] : nullptr;
}

void ChoiceRow::renewButtons(const std::vector<PromptButton>& next) {
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    if (i < choices_.size() && i < next.size() && next[i].enabled && next[i].means(choices_[i])) continue;
    if (buttons_[i]->hasFocus()) emit focusGivenUp();
    buttons_[i]->renew();
  }
}

void ChoiceRow::setChoices(const std::vector<PromptButton>& choices, int room) {
  renewButtons(choices);
  choices_ = choices;
  shown_ = static_cast<int>(choices.size());
  while (buttons_.size() < choices.size()) {
    auto* button = new ActionButton(ActionButton::Rank::Plain, this);
    const auto index = buttons_.size();
    button->setLook(look_);
    connect(button, &ActionButton::clicked, this, [this, index] {
      if (index < choices_.size() && buttons_[index]->settled(guard_)) emit pressed(Command(choices_[index].command));
    });
    buttons_.push_back(button);
  }
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    const bool on = i < choices.size();
    buttons_[i]->setVisible(on);
    if (!on) continue;
    buttons_[i]->setText(choices[i].label);
    buttons_[i]->setKeyText(i < 9 ? QString::number(i + 1) : QString());
    buttons_[i]->setEnabled(choices[i].enabled);
    buttons_[i]->setToolTip(choices[i].hint.isEmpty() ? choices[i].label : choices[i].hint);
    buttons_[i]->setAccessibleName(choices[i].label);
  }
  place(room);
  setVisible(shown_ > 0);
  if (shown_ > 0) raise();
}

void ChoiceRow::setRoom(int room) {
  for (int i = 0; i < shown_; ++i) room = std::max(room, button(i)->sizeHint().width() + 2 * look_.gap(10));
  place(room);
}

void ChoiceRow::setTurned(bool turned) {
  if (turned == turned_) return;
  turned_ = turned;
  place(room_);
}

void ChoiceRow::place(int room) {
  room_ = room;
  const int pad = look_.gap(10);
  const int gap = look_.gap(8);
  int x = pad;
  int y = pad;
  int widest = 0;
  int rowTall = 0;
  for (int i = 0; i < shown_; ++i) {
    auto* button = buttons_[static_cast<std::size_t>(i)];
    const QSize size(std::min(button->sizeHint().width(), room - 2 * pad), button->sizeHint().height());
    if (x > pad && x + size.width() + pad > room) {
      x = pad;
      y += rowTall + gap;
    }
    button->setGeometry(x, y, size.width(), size.height());
    x += size.width() + gap;
    widest = std::max(widest, x - gap + pad);
    rowTall = size.height();
  }
  resize(widest, y + rowTall + pad);
  turnParts(*this, turned_);
}

void ChoiceRow::choose(int index) {
  ActionButton* chosen = button(index);
  if (!chosen) return;
  if (chosen->isEnabled())
    chosen->click();
  else
    emit refused(chosen->geometry(), choices_[static_cast<std::size_t>(index)].hint);
}

/// A button that is off lets the press through.
void ChoiceRow::mousePressEvent(QMouseEvent* event) {
  for (int i = 0; i < shown_; ++i)
    if (ActionButton* each = button(i); !each->isEnabled() && each->geometry().contains(event->position().toPoint()))
      choose(i);
}

void ChoiceRow::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.accent, 1.5));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
}

}  // namespace playsheet
