// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/describe_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace playsheet {

DescribeDialog::DescribeDialog(const naruto::Deck& deck, const QStringList& tags, const Look& look, QWidget* parent)
    : QDialog(parent),
      before_(deck.name.en),
      name_(new QLineEdit(QString::fromStdString(deck.name.en), this)),
      note_(new QPlainTextEdit(QString::fromStdString(deck.note.en), this)),
      tags_(new QLineEdit(tags.join(QStringLiteral(", ")), this)) {
  setWindowTitle(tr("Name, note, tags"));
  setStyleSheet(styleSheetOf(look));
  name_->setMaxLength(80);
  note_->setTabChangesFocus(true);
  auto* form = new QFormLayout(this);
  form->addRow(tr("Name"), name_);
  form->addRow(tr("Note"), note_);
  form->addRow(tr("Tags, with commas between"), tags_);
  auto* foot = new QDialogButtonBox(this);
  foot->addButton(tr("Take over"), QDialogButtonBox::AcceptRole);
  foot->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  form->addRow(foot);
  connect(foot, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(foot, &QDialogButtonBox::rejected, this, &QDialog::reject);
  resize(look.gap(560), look.gap(360));
}

std::string DescribeDialog::name() const {
  const QString text = name_->text().trimmed();
  return text.isEmpty() ? before_ : text.toStdString();
}

std::string DescribeDialog::note() const { return note_->toPlainText().left(4000).toStdString(); }

QStringList DescribeDialog::tags() const {
  QStringList out;
  for (const QString& tag : tags_->text().split(QLatin1Char(',')))
    if (const QString word = tag.simplified().left(40); !word.isEmpty() && !out.contains(word)) out.append(word);
  return out.mid(0, 20);
}

}  // namespace playsheet
