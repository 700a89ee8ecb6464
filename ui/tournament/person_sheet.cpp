// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/person_sheet.h"

#include <QCheckBox>
#include <QIntValidator>
#include <algorithm>

#include "engine/tournament/results/ledger.h"
#include "ui/tournament/event_session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kCodeLetters = 40;

}  // namespace

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
  for (const Status status : {Status::active, Status::suspended, Status::unwelcome}) {
    const auto word = tournament_wording::word_of(status, pageLanguage());
    status_->addItem(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
  }
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
  out.name = name_->text().toStdString();
  out.nickname = nickname_->text().toStdString();
  out.code = code_->text().toStdString();
  out.code_pending = pending_->isChecked();
  out.minor = minor_->isChecked();
  out.consent = consent_->isChecked();
  out.status = static_cast<Status>(status_->currentIndex());
  out.fixed_table = table_->text().toInt();
  return out;
}

SeatSheet::SeatSheet(const Look& look, const Event& event, EntryId latecomer, QWidget* parent)
    : EventSheet(look, tr("A table for %1").arg(playerName(event, latecomer)), tr("Seat"), parent),
      where_(new ChoiceBox(this)) {
  setObjectName(QStringLiteral("seatSheet"));
  where_->setObjectName(QStringLiteral("where"));
  where_->setLook(look);
  const Round& round = event.rounds.front();
  const auto seated = [&](EntryId id) {
    return std::any_of(round.matches.begin(), round.matches.end(), [&](const Match& match) { return match.has(id); });
  };
  for (const Match& match : round.matches)
    if (match.is_bye()) where_->addItem(tr("Against %1, who has the bye").arg(playerName(event, match.a)), match.a);
  for (const EntryId id : players(event))
    if (id != latecomer && !seated(id)) where_->addItem(tr("Against %1, who is late").arg(playerName(event, id)), id);
  free_ = where_->count();
  for (const Match& match : round.matches)
    if (!match.is_bye() && !match.score)
      for (const EntryId id : {match.a, match.b})
        where_->addItem(tr("Instead of %1, who has not come (table %2)").arg(playerName(event, id)).arg(match.table),
                        id);
  addField(tr("Where"), where_);
  where_->setFocus();
}

EntryId SeatSheet::against() const { return where_->currentIndex() < free_ ? where_->currentData().toInt() : 0; }
EntryId SeatSheet::instead() const { return where_->currentIndex() >= free_ ? where_->currentData().toInt() : 0; }
int SeatSheet::choices() const { return where_->count(); }

}  // namespace playsheet
