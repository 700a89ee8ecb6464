// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/person_sheet.h"

#include <QCheckBox>
#include <QIntValidator>

#include "ui/tournament/event_session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/clean_name.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

PersonSheet::PersonSheet(const Look& look, const Event& event, const Entry& entry, QWidget* parent)
    : EventSheet(look, tr("Player %1").arg(entry.id), tr("Save"), parent),
      entry_(entry),
      name_(new LineField(QString::fromStdString(entry.name), kNameLetters, this)),
      nickname_(new LineField(QString::fromStdString(entry.nickname), kNameLetters, this)),
      code_(new LineField(QString::fromStdString(entry.code), kCodeLetters, this)),
      table_(new LineField(entry.fixed_table > 0 ? QString::number(entry.fixed_table) : QString(), 4, this)),
      status_(new ChoiceBox(this)),
      pending_(new QCheckBox(tr("The code comes later"), this)),
      minor_(new QCheckBox(tr("Minor"), this)),
      consent_(new QCheckBox(tr("A parent or guardian consents"), this)) {
  setObjectName(QStringLiteral("personSheet"));
  name_->setObjectName(QStringLiteral("name"));
  nickname_->setObjectName(QStringLiteral("nickname"));
  code_->setObjectName(QStringLiteral("code"));
  pending_->setObjectName(QStringLiteral("codeLater"));
  addField(tr("Name"), name_);
  addField(tr("Nickname"), nickname_);
  addField(tr("Programme code"), code_);
  addWide(pending_);
  addWide(minor_);
  addWide(consent_);
  for (const Status status : {Status::active, Status::suspended, Status::unwelcome}) status_->addItem(wordText(status));
  status_->setLook(look);
  status_->setCurrentIndex(static_cast<int>(entry.status));
  addField(tr("In the programme"), status_);
  table_->setValidator(new QIntValidator(1, 9000, table_));
  table_->setPlaceholderText(tr("For a player who cannot move"));
  addField(tr("Fixed table"), table_);
  pending_->setChecked(entry.code_pending);
  minor_->setChecked(entry.minor);
  consent_->setChecked(entry.consent);
  pending_->setVisible(event.kind == Kind::programme);
  name_->setFocus();
}

Entry PersonSheet::entry() const {
  Entry out = entry_;
  out.name = cleanName(name_->text()).toStdString();
  out.nickname = cleanName(nickname_->text()).toStdString();
  out.code = cleanName(code_->text()).toStdString();
  out.code_pending = pending_->isChecked();
  out.minor = minor_->isChecked();
  out.consent = consent_->isChecked();
  out.status = static_cast<Status>(status_->currentIndex());
  out.fixed_table = table_->text().toInt();
  return out;
}

}  // namespace playsheet
