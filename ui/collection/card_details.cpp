// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_details.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/collection/face_window.h"
#include "ui/faces/fonts.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {

CardDetails::CardDetails(CardShelf& shelf, BackgroundFaces& pictures, QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      face_(new FaceWindow(pictures, this)),
      ownedTitle_(new QLabel(tr("Owned"), this)),
      owned_(new QLabel(this)),
      fewer_(new ActionButton(ActionButton::Rank::Plain, this)),
      more_(new ActionButton(ActionButton::Rank::Plain, this)),
      deck_(new ActionButton(ActionButton::Rank::Plain, this)),
      languages_(new ChoiceBox(this)),
      facts_(new QTextBrowser(this)) {
  setObjectName(QStringLiteral("cardDetails"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 8, 10, 8);
  column->setSpacing(6);
  column->addWidget(face_);
  auto* row = new QHBoxLayout;
  row->addWidget(ownedTitle_);
  row->addStretch(1);
  for (QWidget* widget : {static_cast<QWidget*>(fewer_), static_cast<QWidget*>(owned_), static_cast<QWidget*>(more_)})
    row->addWidget(widget);
  column->addLayout(row);
  column->addWidget(deck_);
  column->addWidget(languages_);
  column->addWidget(facts_, 1);
  fewer_->setObjectName(QStringLiteral("ownFewer"));
  fewer_->setText(QStringLiteral("−"));
  fewer_->setAccessibleName(tr("Remove one from the collection"));
  more_->setObjectName(QStringLiteral("ownMore"));
  more_->setText(QStringLiteral("+"));
  more_->setAccessibleName(tr("Add one to the collection"));
  deck_->setObjectName(QStringLiteral("cardInDeck"));
  deck_->setKeyText(QStringLiteral("D"));
  deck_->setFocusPolicy(Qt::TabFocus);
  deck_->hide();
  for (ActionButton* button : {fewer_, more_}) {
    button->setToolTip(button->accessibleName());
    button->setFocusPolicy(Qt::TabFocus);
  }
  owned_->setAlignment(Qt::AlignCenter);
  languages_->setAccessibleName(tr("Language of the text"));
  languages_->setToolTip(languages_->accessibleName());
  for (const QString& language : seatLanguages()) languages_->addItem(languageTitle(language), language);
  languages_->setCurrentIndex(std::max(0, languages_->findData(programLanguage())));
  facts_->setOpenLinks(false);
  facts_->setAccessibleName(tr("Card details"));
  connect(fewer_, &ActionButton::clicked, this, [this] { emit quantityAsked(-1); });
  connect(more_, &ActionButton::clicked, this, [this] { emit quantityAsked(1); });
  connect(deck_, &ActionButton::clicked, this, &CardDetails::deckAsked);
  connect(languages_, &ChoiceBox::activated, this, &CardDetails::write);
  connect(facts_, &QTextBrowser::anchorClicked, this, &CardDetails::follow);
}

void CardDetails::setLook(const Look& look) {
  look_ = look;
  const QString label = QStringLiteral("color: %1; font-size: %2px; %3");
  ownedTitle_->setStyleSheet(label.arg(look.theme().text.name()).arg(look.gap(14)).arg(QString()));
  owned_->setStyleSheet(label.arg(look.theme().text.name()).arg(look.gap(16)).arg(QStringLiteral("font-weight: 700")));
  owned_->setMinimumWidth(look.gap(36));
  fewer_->setLook(look);
  more_->setLook(look);
  deck_->setLook(look);
  languages_->setLook(look);
  facts_->setFont(fonts::ui(look.px(13)));
  setFixedWidth(look.gap(292));
  write();
  update();
}

void CardDetails::resizeEvent(QResizeEvent* event) {
  face_->setFixedHeight(std::clamp(height() * 54 / 100, 240, look_.gap(400)));
  QWidget::resizeEvent(event);
}

void CardDetails::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.theme().surface);
}

void CardDetails::setCard(std::optional<ShelfCard> card) {
  if (card == card_) return;
  card_ = card;
  write();
  facts_->moveCursor(QTextCursor::Start);
}

void CardDetails::refresh() { write(); }

void CardDetails::write() {
  for (QWidget* widget :
       {static_cast<QWidget*>(ownedTitle_), static_cast<QWidget*>(owned_), static_cast<QWidget*>(fewer_),
        static_cast<QWidget*>(more_), static_cast<QWidget*>(languages_)})
    widget->setVisible(card_.has_value());
  deck_->setVisible(card_ && shelf_.hasOpenDeck());
  if (!card_) {
    face_->setFace({}, {});
    facts_->setPlainText(tr("No card selected."));
    return;
  }
  const QString language = languages_->currentData().toString();
  const int owned = shelf_.owned(*card_);
  owned_->setText(QString::number(owned));
  owned_->setAccessibleName(tr("Owned: %1").arg(owned));
  const bool open = shelf_.trouble().isEmpty();
  fewer_->setEnabled(open && owned > 0);
  more_->setEnabled(open);
  const bool within = shelf_.isInOpenDeck(*card_);
  deck_->setText(within ? tr("Remove from the deck") : tr("Put into the deck"));
  deck_->setLit(within);
  face_->setFace(shelf_.face(*card_, language), language);
  const Theme& theme = look_.theme();
  facts_->document()->setDefaultStyleSheet(QStringLiteral("a { color: %1; } h4 { color: %2; margin: 10px 0 2px 0; } "
                                                          "td { padding: 2px 8px 2px 0; } .m { color: %2; }")
                                               .arg(theme.accent.name(), theme.muted.name()));
  facts_->setHtml(shelf_.details(*card_, language));
}

void CardDetails::follow(const QUrl& link) {
  if (link.scheme() == QStringLiteral("rule")) {
    emit ruleClicked(link.path());
  } else if (link.scheme() == QStringLiteral("card")) {
    bool number = false;
    const uint id = link.path().toUInt(&number);
    if (number && id < shelf_.size()) emit cardClicked(static_cast<ShelfCard>(id));
  }
}

}  // namespace playsheet
