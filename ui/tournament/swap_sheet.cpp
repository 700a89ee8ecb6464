// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/swap_sheet.h"

#include <QLabel>

#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/pairing/levels.h"
#include "ui/tournament/event_tab.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/tournament/reason_text.h"

namespace playsheet {

using namespace tournament;

namespace {

Tables tablesOf(const Round& round) {
  Tables out;
  for (const Match& match : round.matches) out.emplace_back(match.a, match.b);
  return out;
}

Tables swapped(Tables tables, EntryId one, EntryId two) {
  for (auto& [a, b] : tables)
    for (EntryId* seat : {&a, &b}) *seat = *seat == one ? two : (*seat == two ? one : *seat);
  return tables;
}

/// The tables of a problem, one of them for each group.
Tables within(const PairingProblem& problem, const Tables& tables) {
  Tables out;
  for (const auto& table : tables)
    if (place_in(problem, table.first) >= 0) out.push_back(table);
  return out;
}

}  // namespace

SwapSheet::SwapSheet(const Look& look, const Event& event, EntryId first, QWidget* parent)
    : EventSheet(look, tr("Swap two players"), tr("Swap"), parent),
      event_(event),
      first_(new ChoiceBox(this)),
      second_(new ChoiceBox(this)),
      reason_(new LineField(kReasonLetters, this)) {
  setObjectName(QStringLiteral("swapSheet"));
  first_->setObjectName(QStringLiteral("first"));
  second_->setObjectName(QStringLiteral("second"));
  reason_->setObjectName(QStringLiteral("reason"));
  for (ChoiceBox* box : {first_, second_}) {
    box->setLook(look);
    for (const Match& match : event.rounds.back().matches)
      for (const EntryId id : {match.a, match.b})
        if (id != kBye)
          box->addItem(match.is_bye() ? tr("%1 (bye)").arg(playerName(event, id))
                                      : tr("%1 (table %2)").arg(playerName(event, id)).arg(match.table),
                       id);
  }
  first_->setCurrentIndex(std::max(0, first_->findData(first)));
  second_->setCurrentIndex(std::min(first_->currentIndex() + 2, second_->count() - 1));
  addField(tr("Player"), first_);
  addField(tr("Changes seats with"), second_);
  cost_ = addWords({});
  addField(tr("Reason"), reason_);
  for (ChoiceBox* box : {first_, second_}) connect(box, &ChoiceBox::currentIndexChanged, this, &SwapSheet::showCost);
  showCost();
  second_->setFocus();
}

EntryId SwapSheet::first() const { return first_->currentData().toInt(); }
EntryId SwapSheet::second() const { return second_->currentData().toInt(); }
QString SwapSheet::reason() const { return reason_->text().trimmed(); }

/// Which level of the pairing becomes worse; in round 1 and in an elimination all pairings are alike.
void SwapSheet::showCost() {
  const Round& round = event_.rounds.back();
  const Tables tables = tablesOf(round);
  const Tables other = swapped(tables, first(), second());
  QString words = tr("No other pairing rule is touched by this.");
  if (round.stage == Stage::swiss && round.number > 1)
    for (const PairingProblem& problem : problems_of(before_round(event_, round.number), round.number, How::paired)) {
      if (within(problem, tables).empty()) continue;
      const Cost before = cost_of(problem, within(problem, tables));
      const Cost after = cost_of(problem, within(problem, other));
      const auto level = first_difference(problem, before, after);
      if (level && is_cheaper(problem, before, after))
        words = QString::fromStdString(
            tournament_wording::worse_text(*level, before[*level], after[*level], programWording()));
    }
  cost_->setText(words);
}

}  // namespace playsheet
