// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/start_page.h"

#include <QPainter>
#include <QRadialGradient>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/match/match_form.h"

namespace playsheet {

StartPage::StartPage(const naruto::Catalog& cards, DeckShelf& shelf, QWidget* parent)
    : QWidget(parent), form_(new MatchForm(cards, shelf, this)) {
  setObjectName(QStringLiteral("startPage"));
}

void StartPage::setLook(const Look& look) {
  look_ = look;
  form_->setLook(look);
  place();
  update();
}

void StartPage::place() {
  const QSize wanted = form_->sizeHint().expandedTo(form_->minimumSizeHint());
  const QSize size(std::min(wanted.width(), width() - 24), std::min(wanted.height(), height() - 24));
  form_->setGeometry((width() - size.width()) / 2, (height() - size.height()) / 2, size.width(), size.height());
}

void StartPage::resizeEvent(QResizeEvent*) { place(); }

void StartPage::paintEvent(QPaintEvent*) {
  const TableTop& top = look_.tableTop();
  QPainter painter(this);
  QRadialGradient felt(rect().center(), std::max(width(), height()) * 0.6);
  felt.setColorAt(0, top.felt);
  felt.setColorAt(1, top.felt2);
  painter.fillRect(rect(), felt);
  paintRings(painter, {.centre = QPointF(rect().center()), .unit = static_cast<qreal>(height()), .colour = top.motif});
}

}  // namespace playsheet
