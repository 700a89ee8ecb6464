// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/players_tab.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "engine/tournament/results/ledger.h"
#include "engine/tournament/roster/enrolment.h"
#include "ui/table/key_titles.h"
#include "ui/tournament/event_table.h"
#include "ui/tournament/person_offer.h"
#include "ui/tournament/person_sheet.h"
#include "ui/tournament/roster_sheet.h"
#include "ui/tournament/seat_sheet.h"
#include "ui/widgets/clean_name.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/table_file.h"
#include "ui/widgets/telling.h"
#include "ui/wording/tournament/roster_text.h"

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
      offers_(new PersonOffer(this)),
      list_(new EventTable("players", tr("Players"), this)),
      here_(button(tr("Here or not"), "here")),
      all_here_(button(tr("All are here"), "allHere")),
      lists_(button(tr("Lists…"), "playerLists")),
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
  column->addLayout(top);
  auto* known = new QHBoxLayout;
  counts_->setWordWrap(false);
  known->addWidget(counts_);
  known->addStretch(1);
  known->addWidget(offers_);
  column->addLayout(known);
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
  below->addWidget(lists_);
  below->addStretch(1);
  for (ActionButton* each : {seat_, drop_, details_}) below->addWidget(each);
  column->addLayout(below);
  name_->installEventFilter(this);
  connect(name_, &LineField::textEdited, this, &PlayersTab::findPersons);
  connect(offers_, &PersonOffer::chosen, this, &PlayersTab::takePerson);
  connect(lists_, &ActionButton::clicked, this, &PlayersTab::showLists);
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
  session_.store().events(this, [this](const KeptEvents& kept) {
    std::vector<Event> others;
    for (const KeptEvent& each : kept.events)
      if (each.file != session_.file()) others.push_back(each.event);
    persons_ = known_persons(others);
  });
}

void PlayersTab::setLook(const Look& look) {
  EventTab::setLook(look);
  list_->setLook(look);
  offers_->setLook(look);
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

/// Those of earlier events whom the name may mean, and who are not here yet.
void PlayersTab::findPersons() {
  std::vector<Person> found;
  for (const Person& one : persons_)
    if (may_mean(one, name_->text().toStdString()) && enrolled_as(event(), one.id) == 0) found.push_back(one);
  warned_.clear();
  offers_->offer(std::move(found));
}

/// Name, code and all that is known of the marked one; or what was typed.
void PlayersTab::takePerson() {
  const Person* known = offers_->marked();
  if (typed_.isEmpty()) typed_ = name_->text();
  name_->setText(known ? QString::fromStdString(known->name) : std::exchange(typed_, {}));
  code_->setText(known ? QString::fromStdString(known->code) : QString());
  name_->setFocus();
  announce(this, known ? QString::fromStdString(tournament_wording::person_text(*known, programWording()))
                       : tr("New player: %1").arg(name_->text()));
}

void PlayersTab::enrol() {
  const std::string name = cleanName(name_->text()).toStdString();
  const std::string code = cleanName(code_->text()).toStdString();
  const Person* known = offers_->marked();
  const bool namesake = !known && std::any_of(persons_.begin(), persons_.end(), [&](const Person& one) {
    return is_same_name(one.name, name) && enrolled_as(event(), one.id) == 0;
  });
  const auto& entries = event().entries;
  const auto called = [&](bool exactly) {
    return std::find_if(entries.begin(), entries.end(),
                        [&](const Entry& one) { return exactly ? one.name == name : is_same_name(one.name, name); });
  };
  const auto twin = known || !code.empty() || called(true) != entries.end() ? entries.end() : called(false);
  if (twin != entries.end() && warned_ != name_->text()) {
    warned_ = name_->text();
    return session_.tell(tr("%1 is on the list, as number %2. %3 once more enrols somebody else of this name.")
                             .arg(nameOf(twin->id))
                             .arg(twin->id)
                             .arg(keyText(Qt::Key_Return)),
                         true);
  }
  if (namesake && warned_ != name_->text()) {  // never taken for each other without a word (T-P04)
    warned_ = name_->text();
    return session_.tell(
        tr("%1 is known from earlier events. %2 takes this person, %3 once more enrols somebody new of "
           "this name.")
            .arg(name_->text(), keyText(Qt::Key_Down), keyText(Qt::Key_Return)),
        true);
  }
  Enrol command{known ? entry_of(*known, event()) : entry_of(name, code, event(), persons_)};
  command.entry.code = code.empty() ? command.entry.code : code;
  command.entry.code_pending = event().kind == Kind::programme && command.entry.code.empty();
  const auto refused = session_.tryGive(command);
  if (refused && (refused->code != RefusalCode::name_taken || !enrolOnSheet(command.entry, *refused)))
    return session_.tell(*refused);
  const EntryId id = command.entry.id;
  if (!event().has_entry(id)) return;  // it could not be written
  const auto not_here = here_at_once_->isChecked() ? session_.tryGive(CheckIn{id, true}) : std::nullopt;
  name_->clear();
  code_->clear();
  typed_.clear();
  findPersons();
  list_->setCurrentKey(id);
  session_.tell(tr("%1 is on the list, number %2.").arg(nameOf(id)).arg(id) +
                    (not_here ? QLatin1Char(' ') + session_.refusalWords(*not_here) : QString()),
                not_here.has_value());
  name_->setFocus();
}

/// What tells two of one name apart is asked for at once (T-P04).
bool PlayersTab::enrolOnSheet(const Entry& entry, const Refusal& refused) {
  PersonSheet sheet(look_, event(), entry, this);
  sheet.tell(session_.refusalWords(refused));
  sheet.markField()->setFocus();
  while (sheet.exec() == QDialog::Accepted) {
    const auto again = session_.tryGive(Enrol{sheet.entry()});
    if (!again) return true;
    sheet.tell(session_.refusalWords(*again));
  }
  return false;
}

void PlayersTab::showLists() {
  QMenu menu(this);
  menu.addAction(tr("Players from a file…"), this, [this] {
    const QString path = QFileDialog::getOpenFileName(this, tr("Players from a file"), {},
                                                      tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty()) readList(path);
  });
  menu.addAction(tr("Save the players as CSV…"), this, &PlayersTab::saveList);
  menu.exec(lists_->mapToGlobal(QPoint(0, lists_->height())));
}

void PlayersTab::readList(const QString& path) {
  ReadBytes read = session_.store().readFile(path);
  if (!read.problem.isEmpty()) return session_.tell(read.problem, true);
  RosterSheet sheet(look_, session_, persons_, std::move(read.bytes), this);
  if (sheet.exec() != QDialog::Accepted || !session_.giveAll(sheet.commands())) return;
  session_.tell(tr("Players on the list: %1. Mark who is here.").arg(event().entries.size()));
}

void PlayersTab::saveList() {
  const auto file = askForTableFile(this, tr("Save the players"), QStringLiteral("players.csv"), true);
  if (!file) return;
  const std::string table = players_table(event().entries);
  const QString trouble = session_.store().writeText(
      file->path, file->spreadsheet ? tableForSpreadsheet(table, QLocale(), TableHolds::Words) : table);
  session_.tell(trouble.isEmpty() ? tr("Saved as %1.").arg(file->path) : trouble, !trouble.isEmpty());
}

void PlayersTab::switchHere() {
  const EntryId id = list_->currentKey();
  if (event().has_entry(id)) session_.give(CheckIn{id, !event().entry(id).here});
}

/// Who lacks a code or a consent stops nobody else.
void PlayersTab::allHere() {
  QStringList left;
  for (EntryId id = 1; id <= static_cast<int>(event().entries.size()); ++id) {
    if (event().entry(id).here || event().entry(id).dropped) continue;
    if (const auto refused = session_.tryGive(CheckIn{id, true})) left << session_.refusalWords(*refused);
  }
  if (!left.isEmpty()) session_.tell(left.join(QLatin1Char(' ')), true);
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
  if (watched == name_ && happening->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(happening)->key();
    const int step = key == Qt::Key_Down ? 1 : (key == Qt::Key_Up ? -1 : 0);
    if (step != 0 && !offers_->offered().empty()) {
      offers_->mark(step);
      takePerson();
      return true;
    }
  }
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
