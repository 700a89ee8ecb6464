// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/event_sheet.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/faces/fonts.h"

namespace playsheet {
namespace {

constexpr int kSheetWidth = 460;
constexpr int kSheetTitle = 20;

}  // namespace

EventSheet::EventSheet(const Look& look, const QString& title, const QString& act, QWidget* parent)
    : QDialog(parent), look_(look), fields_(new QGridLayout), trouble_(new QLabel(this)) {
  setWindowTitle(title);
  setStyleSheet(styleSheetOf(look));
  auto* heading = new QLabel(title, this);
  heading->setTextFormat(Qt::PlainText);
  heading->setWordWrap(true);
  heading->setFont(fonts::display(look.px(kSheetTitle)));
  heading->setStyleSheet(QStringLiteral("font-size: %1px").arg(look.gap(kSheetTitle)));
  heading->setMinimumWidth(look.gap(kSheetWidth));
  trouble_->setObjectName(QStringLiteral("trouble"));
  trouble_->setTextFormat(Qt::PlainText);
  trouble_->setWordWrap(true);
  trouble_->setStyleSheet(QStringLiteral("color: %1").arg(look.theme().bad.name()));
  trouble_->hide();
  auto* buttons = new QDialogButtonBox(this);
  act_ = buttons->addButton(act, QDialogButtonBox::AcceptRole);
  leave_ = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  act_->setDefault(true);
  leave_->setAutoDefault(false);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(look.gap(22), look.gap(18), look.gap(22), look.gap(16));
  column->setSpacing(look.gap(14));
  column->addWidget(heading);
  fields_->setHorizontalSpacing(look.gap(12));
  fields_->setVerticalSpacing(look.gap(8));
  fields_->setColumnStretch(1, 1);
  column->addLayout(fields_);
  column->addWidget(trouble_);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QLabel* EventSheet::addField(const QString& name, QWidget* field) {
  const int row = fields_->rowCount();
  auto* label = new QLabel(name, this);
  label->setBuddy(field);
  field->setAccessibleName(name);
  fields_->addWidget(label, row, 0);
  fields_->addWidget(field, row, 1);
  return label;
}

void EventSheet::addWide(QWidget* widget) { fields_->addWidget(widget, fields_->rowCount(), 0, 1, 2); }

QLabel* EventSheet::addWords(const QString& words) {
  auto* label = new QLabel(words, this);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  addWide(label);
  return label;
}

void EventSheet::tell(const QString& sentence) {
  trouble_->setText(sentence);
  trouble_->setVisible(!sentence.isEmpty());
}

QString EventSheet::told() const { return trouble_->text(); }

}  // namespace playsheet
