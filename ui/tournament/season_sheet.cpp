// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/season_sheet.h"

#include <set>
#include <utility>

#include "engine/table/separated_values.h"
#include "engine/tournament/knockout/season.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/event_table.h"
#include "ui/widgets/choice_box.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

SeasonSheet::SeasonSheet(const Look& look, std::vector<Event> events, QWidget* parent)
    : EventSheet(look, tr("Ranking over events"), tr("Save as CSV…"), parent),
      events_(std::move(events)),
      kind_(new ChoiceBox(this)),
      season_(new ChoiceBox(this)),
      list_(new EventTable("season", tr("Ranking over events"), this)) {
  setObjectName(QStringLiteral("seasonSheet"));
  kind_->setObjectName(QStringLiteral("seasonKind"));
  for (const Kind kind : {Kind::club, Kind::programme}) kind_->addItem(wordText(kind), static_cast<int>(kind));
  season_->setObjectName(QStringLiteral("season"));
  season_->addItem(tr("All seasons"), QString());
  std::set<std::string> seasons;
  for (const Event& event : events_)
    if (!event.season.empty()) seasons.insert(event.season);
  for (const std::string& season : seasons)
    season_->addItem(QString::fromStdString(season), QString::fromStdString(season));
  for (ChoiceBox* box : {kind_, season_}) box->setLook(look);
  addField(tr("Kind"), kind_);
  addField(tr("Season"), season_);
  list_->setColumns({tr("Place"), tr("Player"), tr("Code"), tr("Ranking points"), tr("Events")}, {1}, {0, 3, 4});
  list_->setLook(look);
  list_->setMinimumHeight(look.gap(300));
  addWide(list_);
  for (ChoiceBox* box : {kind_, season_}) connect(box, &ChoiceBox::currentIndexChanged, this, &SeasonSheet::fill);
  fill();
}

Kind SeasonSheet::kind() const { return static_cast<Kind>(kind_->currentData().toInt()); }

std::string SeasonSheet::season() const { return season_->currentData().toString().toStdString(); }

void SeasonSheet::fill() {
  std::vector<EventTable::Row> rows;
  for (const SeasonLine& line : season_ranking(events_, kind(), season())) {
    EventTable::Row row;
    row.key = static_cast<int>(rows.size()) + 1;
    row.cells = {QString::number(line.place), QString::fromStdString(line.name),
                 kind() == Kind::programme ? QString::fromStdString(line.person) : QString(),
                 QString::number(line.points), QString::number(line.events)};
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  tell(rows.empty() ? tr("No event of this kind has ended with points yet.") : QString());
}

std::string SeasonSheet::table() const {
  std::string out = "place,name,code,points,events\n";
  for (const SeasonLine& line : season_ranking(events_, kind(), season()))
    out += std::to_string(line.place) + "," + table::separated_word(line.name) + "," +
           table::separated_word(kind() == Kind::programme ? line.person : std::string()) + "," +
           std::to_string(line.points) + "," + std::to_string(line.events) + "\n";
  return out;
}

}  // namespace playsheet
