// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/match_panel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/secrecy_picker.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {

MatchPanel::MatchPanel(const QString& subtitle, QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      title_(new QLabel(tr("New match"), this)),
      subtitle_(new QLabel(subtitle, this)) {
  column_->setContentsMargins(22, 16, 22, 16);
  column_->setSpacing(10);
  title_->setFont(fonts::display(24));
  column_->addWidget(title_);
  column_->addWidget(subtitle_);
}

void MatchPanel::addSeats(DeckOffer& decks) {
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  for (const table::PlayerId player : table::kPlayers) {
    seats_[player] = new SeatForm(player, decks, this);
    row->addWidget(seats_[player], 1);
  }
  column_->addLayout(row, 1);
}

void MatchPanel::addPart(QWidget* part) { column_->addWidget(part); }

void MatchPanel::addFoot(const std::vector<ActionButton*>& buttons) {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  foot_ = row;
  message_ = new QLabel(foot);
  message_->setWordWrap(true);
  row->addWidget(message_, 1);
  for (ActionButton* button : buttons) row->addWidget(button);
  start_ = new ActionButton(ActionButton::Rank::Primary, foot);
  start_->setObjectName(QStringLiteral("start"));
  start_->setText(tr("Start the match"));
  start_->setKeyText(tr("Enter"));
  for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
    connect(new QShortcut(key, start_), &QShortcut::activated, this, &MatchPanel::enter);
  row->addWidget(start_);
  connect(start_, &ActionButton::clicked, this, [this] { start(); });
  column_->addWidget(foot);
}

void MatchPanel::keepFootFree(int wide) { foot_->setContentsMargins(wide, 0, 0, 0); }

QRect MatchPanel::messagePlace() const { return {message_->mapTo(this, QPoint()), message_->size()}; }

QLabel* MatchPanel::caption(const QString& text, QWidget* panel) {
  captions_.push_back(new QLabel(text, panel));
  return captions_.back();
}

SecrecyPicker* MatchPanel::secrecyOn(QWidget* panel) {
  if (secrecy_) return secrecy_;
  secrecy_ = new SecrecyPicker(panel);
  captions_.push_back(secrecy_->note());
  return secrecy_;
}

ChoiceBox* MatchPanel::lengthOn(QWidget* panel) {
  length_ = new ChoiceBox(panel);
  length_->addItem(tr("One game"), 1);
  length_->addItem(tr("Best of three"), 3);
  length_->setAccessibleName(tr("Match"));
  return length_;
}

int MatchPanel::bestOf() const { return length_->currentData().toInt(); }

void MatchPanel::setBestOf(int games) { length_->setCurrentIndex(std::max(0, length_->findData(games))); }

/// What has the ring is what is pressed, also beside the form: whoever hears "Resume" starts no other match.
void MatchPanel::enter() {
  auto* focused = qobject_cast<QAbstractButton*>(window()->focusWidget());
  (focused != nullptr && !focused->isCheckable() ? focused : start_)->click();
}

void MatchPanel::setLook(const Look& look) {
  look_ = look;
  setStyleSheet(styleSheetOf(look));
  title_->setFont(fonts::display(look.px(24)));
  title_->setStyleSheet(QStringLiteral("font-size: %1px").arg(look.gap(24)));
  const QString muted = QStringLiteral("color: %1; font-size: %2px").arg(look.theme().muted.name()).arg(look.gap(13));
  for (QLabel* label : captions_) label->setStyleSheet(muted);
  subtitle_->setStyleSheet(muted);
  for (auto* seat : seats_.values)
    if (seat) seat->setLook(look);
  start_->setLook(look);
  if (length_) length_->setLook(look);
  updateGeometry();
  update();
}

void MatchPanel::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setStyleSheet(QStringLiteral("color: %1").arg(look_.theme().bad.name()));
}

QString MatchPanel::message() const { return message_->text(); }

void MatchPanel::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line2, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
}

}  // namespace playsheet
