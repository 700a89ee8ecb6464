// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/start_page.h"

#include <QPainter>
#include <QRadialGradient>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/match/match_form.h"
#include "ui/problems/problem_notice.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

StartPage::StartPage(const naruto::Catalog& cards, DeckShelf& shelf, QWidget* parent)
    : QWidget(parent),
      form_(new MatchForm(cards, shelf, this)),
      rules_(new ActionButton(ActionButton::Rank::Plain, this)),
      lessons_(new ActionButton(ActionButton::Rank::Plain, this)),
      decks_(new ActionButton(ActionButton::Rank::Plain, this)),
      collection_(new ActionButton(ActionButton::Rank::Plain, this)),
      notice_(new ProblemNotice(this)) {
  setObjectName(QStringLiteral("startPage"));
  rules_->setObjectName(QStringLiteral("rules"));
  rules_->setText(tr("Rules"));
  rules_->setKeyText(QStringLiteral("F1"));
  connect(rules_, &ActionButton::clicked, this, &StartPage::rulesAsked);
  lessons_->setObjectName(QStringLiteral("lessons"));
  lessons_->setText(tr("Learn by playing"));
  lessons_->setKeyText(QStringLiteral("F2"));
  connect(lessons_, &ActionButton::clicked, this, &StartPage::lessonsAsked);
  decks_->setObjectName(QStringLiteral("decksPage"));
  decks_->setText(tr("Decks"));
  decks_->setKeyText(QStringLiteral("F4"));
  connect(decks_, &ActionButton::clicked, this, &StartPage::decksAsked);
  collection_->setObjectName(QStringLiteral("collection"));
  collection_->setText(tr("Collection"));
  collection_->setKeyText(QStringLiteral("F3"));
  collection_->hide();
  connect(collection_, &ActionButton::clicked, this, &StartPage::collectionAsked);
  connect(notice_, &ProblemNotice::asked, this, &StartPage::problemsAsked);
}

void StartPage::setLook(const Look& look) {
  look_ = look;
  form_->setLook(look);
  rules_->setLook(look);
  lessons_->setLook(look);
  decks_->setLook(look);
  collection_->setLook(look);
  notice_->setLook(look);
  place();
  update();
}

void StartPage::place() {
  const QSize wanted = form_->sizeHint().expandedTo(form_->minimumSizeHint());
  const int bar = notice_->isHidden() ? 0 : look_.gap(44);
  const int room = height() - 24 - (bar > 0 ? bar + 10 : 0);
  const QSize size(std::min(wanted.width(), width() - 24), std::min(wanted.height(), room));
  form_->setGeometry((width() - size.width()) / 2, 12 + (room - size.height()) / 2, size.width(), size.height());
  notice_->setGeometry(form_->x(), form_->geometry().bottom() + 10, form_->width(), bar);
  const QSize button = rules_->sizeHint();  // beside the title of the form
  rules_->setGeometry(form_->geometry().right() - 22 - button.width(), form_->y() + 18, button.width(),
                      button.height());
  const QSize learn = lessons_->sizeHint();
  lessons_->setGeometry(rules_->x() - 10 - learn.width(), rules_->y(), learn.width(), learn.height());
  const QSize browse = collection_->sizeHint();
  collection_->setGeometry(lessons_->x() - 10 - browse.width(), rules_->y(), browse.width(), browse.height());
  const QSize build = decks_->sizeHint();
  const int edge = collection_->isHidden() ? lessons_->x() : collection_->x();
  decks_->setGeometry(edge - 10 - build.width(), rules_->y(), build.width(), build.height());
}

void StartPage::setCollection(bool there) {
  collection_->setVisible(there);
  place();
}

void StartPage::setDecks(bool there) { decks_->setVisible(there); }

void StartPage::setNotice(const QString& sentence) {
  notice_->setSentence(sentence);
  place();
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
