// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/event_list.h"

#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/tournament/event_session.h"
#include "ui/tournament/event_table.h"
#include "ui/tournament/points_words.h"
#include "ui/widgets/action_button.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/refusal_text.h"

namespace playsheet {

QString faultText(const tournament::FileFault& fault, const tournament::Event& event) {
  return EventList::tr("Line %1: %2")
      .arg(fault.line)
      .arg(QString::fromStdString(tournament_wording::refusal_text(fault.refusal, event, programWording())));
}

EventList::EventList(EventStore& store, QWidget* parent)
    : QWidget(parent),
      store_(store),
      slow_(new SlowNotice(this)),
      list_(new EventTable("events", tr("Events"), this)),
      new_(new ActionButton(ActionButton::Rank::Plain, this)),
      open_(new ActionButton(ActionButton::Rank::Primary, this)),
      import_(new ActionButton(ActionButton::Rank::Plain, this)),
      rescue_(new ActionButton(ActionButton::Rank::Plain, this)),
      season_(new ActionButton(ActionButton::Rank::Plain, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  list_->setColumns({tr("Event"), tr("Shop or club"), tr("Date"), tr("Type"), tr("Players"), tr("State")}, {0, 1, 5},
                    {4});
  column->addWidget(list_, 1);
  auto* row = new QHBoxLayout;
  new_->setObjectName(QStringLiteral("newEvent"));
  new_->setText(tr("New event…"));
  open_->setObjectName(QStringLiteral("openEvent"));
  open_->setText(tr("Open"));
  import_->setObjectName(QStringLiteral("importEvent"));
  import_->setText(tr("Import a file…"));
  rescue_->setObjectName(QStringLiteral("rescueEvent"));
  rescue_->setText(tr("Use the part before the fault"));
  season_->setObjectName(QStringLiteral("seasonRanking"));
  season_->setText(tr("Ranking over events…"));
  connect(season_, &ActionButton::clicked, this, &EventList::seasonAsked);
  for (ActionButton* each : {new_, import_, season_, rescue_}) row->addWidget(each);
  row->addStretch(1);
  row->addWidget(open_);
  column->addLayout(row);
  connect(list_, &EventTable::currentItemChanged, this, &EventList::showCurrent);
  connect(list_, &EventTable::itemActivated, this, [this] {
    if (open_->isEnabled()) open_->click();
  });
  connect(open_, &ActionButton::clicked, this, [this] {
    if (const KeptEvent* event = current()) emit openAsked(event->file);
  });
  connect(rescue_, &ActionButton::clicked, this, [this] {
    if (const KeptEvent* event = current()) emit rescueAsked(event->file);
  });
  connect(new_, &ActionButton::clicked, this, &EventList::newAsked);
  connect(import_, &ActionButton::clicked, this, &EventList::importAsked);
  connect(slow_, &SlowNotice::said, this, [this](const QString& words) { emit said(words, false); });
  showCurrent();
}

void EventList::setLook(const Look& look) {
  look_ = look;
  list_->setLook(look);
  for (ActionButton* each : {new_, open_, import_, rescue_, season_}) each->setLook(look);
}

void EventList::read() {
  reading_ = true;
  slow_->begin(tr("Reading the events…"));
  store_.events(this, [this](KeptEvents kept) {
    slow_->end();
    fill(std::move(kept));
    reading_ = false;
  });
}

void EventList::setForPoints(bool points) {
  points_ = points;
  new_->setText(points ? tr("New tournament…") : tr("New event…"));
}

/// Title, shop, date, type, how many; the state comes last.
QStringList EventList::cellsOf(const KeptEvent& each) const {
  if (each.points && each.points->open())
    return {QString::fromStdString(each.points->title), QString(), QString::fromStdString(each.points->date),
            tr("for points"), QString::number(each.points->people.size())};
  const tournament::Event& event = each.event;
  const bool known = event.registration;
  return {known ? QString::fromStdString(event.title) : each.file, QString::fromStdString(event.shop),
          QString::fromStdString(event.date), known ? wordText(event.type) : QString(),
          known ? QString::number(event.entries.size()) : QString()};
}

void EventList::fill(KeptEvents kept) {
  events_ = std::move(kept.events);
  std::vector<EventTable::Row> rows;
  for (const KeptEvent& each : events_) {
    EventTable::Row row;
    row.key = static_cast<int>(rows.size()) + 1;
    QString state = each.points ? pointsPhase(*each.points)
                                : QString::fromStdString(tournament_wording::phase_text(each.event, programWording()));
    if (each.elsewhere) state = tr("open in another window");
    if (each.damaged())
      state = tr("damaged from line %1 on").arg(each.fault ? each.fault->line : each.pointsFault->line);
    if (!each.problem.isEmpty()) state = tr("cannot be read");
    row.cells = cellsOf(each);
    row.cells << state;
    if (each.damaged() || !each.problem.isEmpty()) row.tone = EventTable::Tone::Open;
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  showCurrent();
  if (!kept.trouble.isEmpty())
    emit said(kept.trouble, true);
  else if (events_.empty())
    emit said(tr("No events yet. Create the first one, or import a file."), false);
}

std::vector<tournament::Event> EventList::events() const {
  std::vector<tournament::Event> out;
  for (const KeptEvent& each : events_)
    if (each.event.registration && each.problem.isEmpty()) out.push_back(each.event);
  return out;
}

std::vector<tournament::Person> EventList::persons() const {
  std::vector<tournament::Person> out = tournament::known_persons(events());
  for (const KeptEvent& each : events_)
    for (const std::string& name : each.points ? each.points->people : std::vector<std::string>()) {
      const auto same = [&](const tournament::Person& one) { return tournament::is_same_name(one.name, name); };
      if (std::any_of(out.begin(), out.end(), same)) continue;
      tournament::Person person;
      person.name = name;
      person.last = each.points->date;
      out.push_back(std::move(person));
    }
  return out;
}

const KeptEvent* EventList::current() const {
  const int row = list_->currentKey();
  return row < 1 || row > static_cast<int>(events_.size()) ? nullptr : &events_[static_cast<std::size_t>(row) - 1];
}

void EventList::showCurrent() {
  const KeptEvent* event = current();
  const bool sound = event && !event->damaged() && event->problem.isEmpty();
  open_->setEnabled(sound);
  const bool begun = event && (event->points ? event->points->open() : event->event.registration);
  rescue_->setVisible(begun && event->damaged());
  if (event && event->pointsFault)
    emit said(pointsFaultText(*event->pointsFault), true);
  else if (event && event->fault)
    emit said(faultText(*event->fault, event->event), true);
  else if (event && !event->problem.isEmpty())
    emit said(event->problem, true);
  else if (sound)
    emit said({}, false);
}

}  // namespace playsheet
