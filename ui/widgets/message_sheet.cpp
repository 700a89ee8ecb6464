// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/message_sheet.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/faces/fonts.h"

namespace playsheet {
namespace {

constexpr int kWidthOfWords = 440;
constexpr int kTitleSize = 20;

/// An ampersand in a name is no key.
QString onButton(QString words) { return words.replace(QLatin1Char('&'), QStringLiteral("&&")); }

}  // namespace

MessageSheet::MessageSheet(const Look& look, const QString& title, const QString& sentence, QWidget* parent)
    : QDialog(parent),
      picture_(new QLabel(this)),
      title_(new QLabel(title, this)),
      sentence_(new QLabel(sentence, this)),
      buttons_(new QDialogButtonBox(this)) {
  setObjectName(QStringLiteral("messageSheet"));
  setWindowTitle(title.isEmpty() ? QStringLiteral("Playsheet") : title);
  setStyleSheet(styleSheetOf(look));
  setAccessibleDescription(sentence);
  title_->setFont(fonts::display(look.px(kTitleSize)));
  title_->setStyleSheet(QStringLiteral("font-size: %1px").arg(look.gap(kTitleSize)));
  for (QLabel* label : {title_, sentence_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(look.gap(kWidthOfWords));
    label->setVisible(!label->text().isEmpty());
  }
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  picture_->hide();
  auto* words = new QVBoxLayout;
  words->setSpacing(look.gap(12));
  words->addWidget(title_);
  words->addWidget(sentence_);
  auto* above = new QHBoxLayout;
  above->setSpacing(look.gap(18));
  above->addWidget(picture_, 0, Qt::AlignTop);
  above->addLayout(words, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(look.gap(22), look.gap(18), look.gap(22), look.gap(16));
  column->setSpacing(look.gap(16));
  column->addLayout(above);
  column->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void MessageSheet::offer(const QString& act, const QString& leave) {
  act_ = buttons_->addButton(onButton(act), QDialogButtonBox::AcceptRole);
  leave_ = buttons_->addButton(onButton(leave), QDialogButtonBox::RejectRole);
  act_->setAutoDefault(true);  // with the focus on it, Enter means it: whoever hears its name presses it
  leave_->setDefault(true);
  leave_->setFocus();
}

void MessageSheet::offerClose() {
  leave_ = buttons_->addButton(QDialogButtonBox::Close);
  leave_->setDefault(true);
  leave_->setFocus();
}

void MessageSheet::setPicture(const QPixmap& picture) {
  picture_->setPixmap(picture);
  picture_->show();
}

QString MessageSheet::title() const { return title_->text(); }

QString MessageSheet::sentence() const { return sentence_->text(); }

bool askOnSheet(QWidget* parent, const Look& look, const QString& title, const QString& sentence, const QString& act,
                const QString& leave) {
  MessageSheet sheet(look, title, sentence, parent);
  sheet.offer(act, leave);
  return sheet.exec() == QDialog::Accepted;
}

void tellOnSheet(QWidget* parent, const Look& look, const QString& title, const QString& sentence) {
  MessageSheet sheet(look, title, sentence, parent);
  sheet.offerClose();
  sheet.exec();
}

}  // namespace playsheet
