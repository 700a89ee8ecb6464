// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/players_tab.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/tournament/results/ledger.h"
#include "ui/table/key_titles.h"
#include "ui/tournament/event_table.h"
#include "ui/tournament/person_sheet.h"
#include "ui/tournament/seat_sheet.h"
#include "ui/widgets/clean_name.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

using namespace tournament;

namespace {

enum PlayerColumn { kNumber, kName, kNickname, kCode, kHere, kState, kPlayerColumns };

QString keyText(Qt::Key key) { return keyTitle(QKeySequence(key)); }

}  // namespace

PlayersTab::PlayersTab(EventSession& session, QWidget* parent)
    : EventTab(session, parent),
      name_(new LineField(kNameLetters, this)),
      code_(new LineField(kCodeLetters, this)),
      here_at_once_(new QCheckBox(tr("Here"), this)),
      add_(button(tr("Add player"), "addPlayer")),
      counts_(note("playerCounts")),
      list_(new EventTable("players", tr("Players"), this)),
      here_(button(tr("Here or not"), "here")),
      all_here_(button(tr("All are here"), "allHere")),
      details_(button(tr("Details…"), "details")),
      drop_(button(tr("Drop"), "drop")),
      seat_(button(tr("Give a table…"), "seat")) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  auto* top = new QHBoxLayout;
  name_->setObjectName(QStringLiteral("playerName"));
  name_->setPlaceholderText(tr("Name of a new player"));
  name_->setAccessibleName(tr("Name of a new player"));
  code_->setObjectName(QStringLiteral("playerCode"));
  code_->setPlaceholderText(tr("Programme code; empty: it comes later"));
  code_->setAccessibleName(tr("Programme code; empty: it comes later"));
  here_at_once_->setChecked(true);
  here_at_once_->setToolTip(tr("Mark a new player as here at once"));
  add_->setKeyText(keyText(Qt::Key_Return));
  top->addWidget(name_, 3);
  top->addWidget(code_, 2);
  top->addWidget(here_at_once_);
  top->addWidget(add_);
  top->addWidget(counts_, 2);
  column->addLayout(top);
  list_->setColumns({tr("No."), tr("Name"), tr("Nickname"), tr("Code"), tr("Here"), tr("State")},
                    {kName, kNickname, kState}, {kNumber});
  list_->installEventFilter(this);
  column->addWidget(list_, 1);
  auto* below = new QHBoxLayout;
  here_->setKeyText(keyText(Qt::Key_Space));
  details_->setKeyText(keyText(Qt::Key_Return));
  drop_->setKeyText(keyText(Qt::Key_Delete));
  below->addWidget(here_);
  below->addWidget(all_here_);
  below->addStretch(1);
  for (ActionButton* each : {seat_, drop_, details_}) below->addWidget(each);
  column->addLayout(below);
  connect(name_, &LineField::returnPressed, this, &PlayersTab::enrol);
  connect(code_, &LineField::returnPressed, this, &PlayersTab::enrol);
  connect(add_, &ActionButton::clicked, this, &PlayersTab::enrol);
  connect(here_, &ActionButton::clicked, this, &PlayersTab::switchHere);
  connect(all_here_, &ActionButton::clicked, this, &PlayersTab::allHere);
  connect(details_, &ActionButton::clicked, this, &PlayersTab::editPerson);
  connect(drop_, &ActionButton::clicked, this, &PlayersTab::switchDrop);
  connect(seat_, &ActionButton::clicked, this, &PlayersTab::seatLatecomer);
  connect(list_, &EventTable::currentItemChanged, this, &PlayersTab::showActs);
  connect(list_, &EventTable::itemActivated, this, &PlayersTab::editPerson);
}

void PlayersTab::setLook(const Look& look) {
  EventTab::setLook(look);
  list_->setLook(look);
}

void PlayersTab::enter() {
  if (event().rounds.empty())
    name_->setFocus();
  else
    list_->setFocus();
}

QString PlayersTab::stateOf(const Entry& entry) const {
  QStringList out;
  if (ledger(event(), entry.id).expelled())
    out << tr("expelled");
  else if (entry.absent)
    out << tr("never came");
  else if (entry.dropped)
    out << tr("dropped");
  else if (!entry.here)
    out << tr("not here yet");
  else if (needsTable(entry))
    out << tr("waiting for a table");
  if (entry.late) out << tr("late entry");
  if (event().kind == Kind::programme) {
    if (entry.code.empty()) out << (entry.code_pending ? tr("code to come") : tr("code missing"));
    if (entry.minor && !entry.consent) out << tr("consent missing");
    if (entry.status != Status::active) out << tr("may not play");
  }
  if (entry.fixed_table > 0) out << tr("always table %1").arg(entry.fixed_table);
  return out.join(QStringLiteral(", "));
}

/// Round 1 is open, and nobody sits with this player.
bool PlayersTab::needsTable(const Entry& entry) const {
  if (event().rounds.size() != 1 || event().rounds.front().state != RoundState::open || !can_play(event(), entry.id))
    return false;
  const auto& matches = event().rounds.front().matches;
  return std::none_of(matches.begin(), matches.end(), [&](const Match& match) { return match.has(entry.id); });
}

void PlayersTab::refresh() {
  std::vector<EventTable::Row> rows;
  int here = 0;
  for (const Entry& entry : event().entries) {
    const bool plays = can_play(event(), entry.id);
    here += plays ? 1 : 0;
    EventTable::Row row;
    row.key = entry.id;
    row.cells = {
        QString::number(entry.id),          QString::fromStdString(entry.name), QString::fromStdString(entry.nickname),
        QString::fromStdString(entry.code), entry.here ? tr("yes") : tr("no"),  stateOf(entry)};
    row.tone = entry.dropped || entry.absent ? EventTable::Tone::Faint
                                             : (plays ? EventTable::Tone::Plain : EventTable::Tone::Open);
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  counts_->setText(tr("Players: %1, playing: %2").arg(event().entries.size()).arg(here));
  code_->setVisible(event().kind == Kind::programme);
  const bool open = !event().ended && !event().cancelled;
  for (QWidget* each : {static_cast<QWidget*>(name_), static_cast<QWidget*>(code_), static_cast<QWidget*>(add_)})
    each->setEnabled(open);
  showActs();
}

void PlayersTab::showActs() {
  const EntryId id = list_->currentKey();
  const bool there = event().has_entry(id);
  const bool gone = there && (event().entry(id).dropped || event().entry(id).absent);
  here_->setEnabled(there);
  const auto& entries = event().entries;
  all_here_->setEnabled(event().rounds.empty() && std::any_of(entries.begin(), entries.end(), [](const Entry& entry) {
                          return !entry.here && !entry.dropped;
                        }));
  details_->setEnabled(there);
  drop_->setEnabled(there);
  drop_->setText(gone ? tr("Come back") : tr("Drop"));
  seat_->setVisible(std::any_of(entries.begin(), entries.end(), [&](const Entry& e) { return needsTable(e); }));
  seat_->setEnabled(there && needsTable(event().entry(id)));
}

void PlayersTab::enrol() {
  Enrol command;
  command.entry.id = static_cast<int>(event().entries.size()) + 1;
  command.entry.name = cleanName(name_->text()).toStdString();
  command.entry.code = cleanName(code_->text()).toStdString();
  command.entry.code_pending = event().kind == Kind::programme && command.entry.code.empty();
  if (!session_.give(command)) return;
  if (here_at_once_->isChecked() && !session_.give(CheckIn{command.entry.id, true})) return;
  name_->clear();
  code_->clear();
  list_->setCurrentKey(command.entry.id);
  session_.tell(tr("%1 is on the list, number %2.").arg(nameOf(command.entry.id)).arg(command.entry.id));
  name_->setFocus();
}

void PlayersTab::switchHere() {
  const EntryId id = list_->currentKey();
  if (event().has_entry(id)) session_.give(CheckIn{id, !event().entry(id).here});
}

void PlayersTab::allHere() {
  for (EntryId id = 1; id <= static_cast<int>(event().entries.size()); ++id)
    if (!event().entry(id).here && !event().entry(id).dropped && !session_.give(CheckIn{id, true})) return;
}

void PlayersTab::editPerson() {
  const EntryId id = list_->currentKey();
  if (!event().has_entry(id)) return;
  PersonSheet sheet(look_, event(), event().entry(id), this);
  while (sheet.exec() == QDialog::Accepted) {  // until it is carried out, or given up
    const auto refused = session_.tryGive(Amend{sheet.entry()});
    if (!refused) break;
    sheet.tell(session_.refusalWords(*refused));
  }
}

void PlayersTab::switchDrop() {
  const EntryId id = list_->currentKey();
  if (!event().has_entry(id)) return;
  const Entry& entry = event().entry(id);
  const QString name = nameOf(id);
  if (entry.dropped || entry.absent) {
    if (session_.give(ComeBack{id})) session_.tell(tr("%1 is back.").arg(name));
  } else if (session_.give(Drop{id})) {
    session_.tell(tr("%1 has dropped. Choose Undo if that was a mistake.").arg(name));
  }
}

void PlayersTab::seatLatecomer() {
  const EntryId id = list_->currentKey();
  if (!event().has_entry(id) || !needsTable(event().entry(id))) return;
  SeatSheet sheet(look_, event(), id, this);
  if (sheet.choices() == 0) return session_.tell(tr("Everybody at a table has a result: nobody is free."), true);
  if (sheet.exec() == QDialog::Accepted) session_.give(Seat{id, sheet.against(), sheet.instead()});
}

bool PlayersTab::eventFilter(QObject* watched, QEvent* happening) {
  if (watched == list_ && happening->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(happening)->key();
    ActionButton* meant = key == Qt::Key_Space ? here_ : (key == Qt::Key_Delete ? drop_ : nullptr);
    if (meant) {
      if (meant->isEnabled()) meant->click();
      return true;
    }
  }
  return EventTab::eventFilter(watched, happening);
}

}  // namespace playsheet
