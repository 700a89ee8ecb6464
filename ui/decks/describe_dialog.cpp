// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/describe_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <algorithm>

#include "ui/widgets/line_field.h"
#include "ui/widgets/note_field.h"

#include "ui/widgets/clean_name.h"

namespace playsheet {
namespace {

constexpr int kMostLettersOfADeckName = 80;
constexpr int kMostLettersOfADeckNote = 4000;
constexpr int kMostLettersOfATag = 40;
constexpr int kMostTags = 20;

}  // namespace

DescribeDialog::DescribeDialog(const naruto::Deck& deck, const QStringList& tags, const Look& look, QWidget* parent)
    : QDialog(parent),
      before_(deck.name.en),
      name_(new LineField(QString::fromStdString(deck.name.en), kMostLettersOfADeckName, this)),
      note_(new NoteField(QString::fromStdString(deck.note.en), kMostLettersOfADeckNote, this)),
      tags_(new LineField(tags.join(QStringLiteral(", ")), kMostTags * (kMostLettersOfATag + 2), this)) {
  setWindowTitle(tr("Name, note, tags"));
  setStyleSheet(styleSheetOf(look));
  auto* form = new QFormLayout(this);
  form->addRow(tr("Name"), name_);
  form->addRow(tr("Note"), note_);
  form->addRow(tr("Tags, separated by commas"), tags_);
  auto* foot = new QDialogButtonBox(this);
  take_ = foot->addButton(tr("OK"), QDialogButtonBox::AcceptRole);
  foot->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  form->addRow(foot);
  connect(tags_, &LineField::textEdited, this, &DescribeDialog::checkTags);
  connect(foot, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(foot, &QDialogButtonBox::rejected, this, &QDialog::reject);
  resize(look.gap(560), look.gap(360));
}

std::string DescribeDialog::name() const {
  const QString text = cleanName(name_->text());
  return text.isEmpty() ? before_ : text.toStdString();
}

std::string DescribeDialog::note() const { return note_->toPlainText().toStdString(); }

QStringList DescribeDialog::tags() const {
  QStringList out;
  for (const QString& tag : tags_->text().split(QLatin1Char(',')))
    if (const QString word = cleanName(tag); !word.isEmpty() && !out.contains(word)) out.append(word);
  return out;
}

/// While they are being written: nothing of them is left out afterwards.
void DescribeDialog::checkTags() {
  const QStringList all = tags();
  const bool fit =
      std::all_of(all.begin(), all.end(), [](const QString& tag) { return tag.size() <= kMostLettersOfATag; });
  QString fault;
  if (!fit)
    fault = tr("A tag can have at most %n character(s).", nullptr, kMostLettersOfATag);
  else if (all.size() > kMostTags)
    fault = tr("A deck can have at most %n tag(s).", nullptr, kMostTags);
  tags_->tell(fault);
  take_->setEnabled(fault.isEmpty());
}

}  // namespace playsheet
