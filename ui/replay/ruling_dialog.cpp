// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/ruling_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/widgets/action_button.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/note_field.h"

namespace playsheet {

RulingDialog::RulingDialog(const QString& place, const Look& look, QWidget* parent)
    : QDialog(parent), note_(new NoteField({}, 4000, this)), place_(new LineField(place, 4000, this)) {
  setObjectName(QStringLiteral("rulingDialog"));
  setWindowTitle(tr("Report a ruling"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  const auto words = [&](const QString& text) {
    auto* label = new QLabel(text, this);
    label->setWordWrap(true);
    column->addWidget(label);
    return label;
  };
  auto* ask = words(tr("Which ruling looks wrong, and what should have happened instead?"));
  ask->setBuddy(note_);
  note_->setObjectName(QStringLiteral("rulingNote"));
  note_->setAccessibleName(ask->text());
  note_->setMinimumSize(look.gap(460), look.gap(130));
  column->addWidget(note_, 1);
  words(
      tr("The file will contain both hands and the whole game so far. None of that is shown on screen now, but anyone "
         "who opens the file can see it."));
  auto* row = new QHBoxLayout;
  place_->setObjectName(QStringLiteral("rulingPlace"));
  place_->setAccessibleName(tr("File"));
  auto* choose = new ActionButton(ActionButton::Rank::Plain, this);
  choose->setLook(look);
  choose->setText(tr("Choose…"));
  choose->setFocusPolicy(Qt::TabFocus);
  choose->setAccessibleName(tr("Choose the file"));
  row->addWidget(place_, 1);
  row->addWidget(choose);
  column->addLayout(row);
  auto* buttons = new QDialogButtonBox(this);
  save_ = buttons->addButton(tr("Save the report"), QDialogButtonBox::AcceptRole);
  buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  save_->setDefault(true);
  column->addWidget(buttons);
  const auto offer = [this] { save_->setEnabled(!place_->text().trimmed().isEmpty()); };
  connect(place_, &LineField::textChanged, this, offer);
  offer();
  connect(choose, &ActionButton::clicked, this, &RulingDialog::choosePlace);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  note_->setFocus();
}

void RulingDialog::choosePlace() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save the report"), place_->text(), tr("Match records (*.match)"), nullptr,
                                   QFileDialog::DontConfirmOverwrite);  // a file that is there is never replaced
  if (!path.isEmpty()) place_->put(path);
}

QString RulingDialog::note() const { return note_->toPlainText(); }
QString RulingDialog::place() const { return place_->text().trimmed(); }

}  // namespace playsheet
