// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matches/continue_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "ui/matches/match_words.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

ContinueBar::ContinueBar(QWidget* parent)
    : QWidget(parent),
      text_(new QLabel(this)),
      continue_(new ActionButton(ActionButton::Rank::Plain, this)),
      aside_(new ActionButton(ActionButton::Rank::Ghost, this)) {
  setObjectName(QStringLiteral("continueBar"));
  auto* row = new QHBoxLayout(this);
  row->addWidget(continue_);
  row->addWidget(text_, 1);
  row->addWidget(aside_);
  text_->setTextFormat(Qt::PlainText);
  continue_->setObjectName(QStringLiteral("continue"));
  aside_->setObjectName(QStringLiteral("aside"));
  aside_->setText(tr("Dismiss"));
  connect(continue_, &ActionButton::clicked, this, [this] { emit continueAsked(file_); });
  connect(aside_, &ActionButton::clicked, this, [this] { emit asideAsked(file_); });
  hide();
}

void ContinueBar::setLook(const Look& look) {
  look_ = look;
  continue_->setLook(look);
  aside_->setLook(look);
  text_->setStyleSheet(QStringLiteral("font-size: %1px; color: %2").arg(look.gap(13)).arg(look.theme().muted.name()));
  layout()->setContentsMargins(look.gap(6), look.gap(4), look.gap(6), look.gap(4));
  update();
}

void ContinueBar::setMatch(const std::optional<KeptMatch>& match) {
  setVisible(match.has_value());
  if (!match) return;
  file_ = match->file;
  continue_->setVisible(match->canGoOn());
  continue_->setText(continueText(*match));
  aside_->setVisible(match->canGoOn());
  own_ = match->elsewhere         ? tr("%1: this match is open in another window.").arg(playersOf(*match))
         : match->title.isEmpty() ? stateOf(*match)
                                  : QStringLiteral("%1 · %2").arg(match->title, stateOf(*match));
  tellWaiting({});
}

void ContinueBar::tellWaiting(const QString& words) {
  text_->setText(words.isEmpty() ? own_ : words);
  setAccessibleName(text_->text());
}

QString ContinueBar::sentence() const { return text_->text(); }

void ContinueBar::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line2, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
}

}  // namespace playsheet
