// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problems/problem_notice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "ui/faces/icons.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

ProblemNotice::ProblemNotice(QWidget* parent)
    : QWidget(parent), text_(new QLabel(this)), show_(new ActionButton(ActionButton::Rank::Ghost, this)) {
  setObjectName(QStringLiteral("problemNotice"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(38, 4, 6, 4);
  row->addWidget(text_, 1);
  row->addWidget(show_);
  text_->setWordWrap(true);
  show_->setText(tr("Card problems…"));
  connect(show_, &ActionButton::clicked, this, &ProblemNotice::asked);
  hide();
}

void ProblemNotice::setLook(const Look& look) {
  look_ = look;
  show_->setLook(look);
  layout()->setContentsMargins(look.gap(38), look.gap(4), look.gap(6), look.gap(4));
  update();
}

void ProblemNotice::setSentence(const QString& sentence) {
  text_->setText(sentence);
  setAccessibleName(sentence);
  setVisible(!sentence.isEmpty());
}

QString ProblemNotice::sentence() const { return text_->text(); }

void ProblemNotice::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line2, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
  const qreal side = look_.px(18);
  paintActionIcon(painter, QStringLiteral("warning"), {look_.px(12), (height() - side) / 2, side, side}, t.bad,
                  t.surface);
}

}  // namespace playsheet
