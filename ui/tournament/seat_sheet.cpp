// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/seat_sheet.h"

#include <algorithm>

#include "engine/tournament/results/ledger.h"
#include "ui/tournament/event_session.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {

using namespace tournament;

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
