// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/secrecy_picker.h"

#include <QBoxLayout>
#include <QLabel>
#include <QRadioButton>

#include "ui/shell/match_form.h"

namespace playsheet {

/// The words are those of the game whose form is made, whatever is shown later.
SecrecyPicker::SecrecyPicker(QWidget* panel)
    : QObject(panel),
      row_(new QHBoxLayout),
      note_(new QLabel(panel)),
      notes_{MatchForm::tr("Open: both hands are face up. Good for learning."),
             MatchForm::tr("Hold to see: hands are face down; to look at a hand, its player holds a key, or the mouse "
                           "button on the hand."),
             MatchForm::tr("Curtain: the table stays covered until the deciding player opens it; passing works without "
                           "opening it.")} {
  row_->setSpacing(14);
  const std::array<QString, 3> names{MatchForm::tr("Open"), MatchForm::tr("Hold to see"), MatchForm::tr("Curtain")};
  for (std::size_t i = 0; i < names.size(); ++i) {
    levels_[i] = new QRadioButton(names[i], panel);
    row_->addWidget(levels_[i]);
    connect(levels_[i], &QRadioButton::toggled, this, &SecrecyPicker::showNote);
  }
  row_->addStretch(1);
  note_->setWordWrap(true);
}

table::Secrecy SecrecyPicker::secrecy() const {
  for (std::size_t i = 0; i < levels_.size(); ++i)
    if (levels_[i]->isChecked()) return static_cast<table::Secrecy>(i);
  return table::Secrecy::Hold;
}

void SecrecyPicker::setSecrecy(table::Secrecy secrecy) {
  levels_[static_cast<std::size_t>(secrecy)]->setChecked(true);
  showNote();
}

void SecrecyPicker::withhold(table::Secrecy secrecy) { levels_[static_cast<std::size_t>(secrecy)]->hide(); }

void SecrecyPicker::setNote(table::Secrecy secrecy, const QString& note) {
  notes_[static_cast<std::size_t>(secrecy)] = note;
  showNote();
}

void SecrecyPicker::showNote() { note_->setText(notes_[static_cast<std::size_t>(secrecy())]); }

}  // namespace playsheet
