// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/deck_check_sheet.h"

#include <QLabel>

#include "engine/tournament/journal/deck_check.h"
#include "engine/tournament/ranking/progress.h"
#include "ui/tournament/deck_chooser.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/event_tab.h"
#include "ui/tournament/event_table.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kDifferencesHeight = 110;
constexpr int kNothing = -1;  // no infraction

}  // namespace

DeckCheckSheet::DeckCheckSheet(const Look& look, const EventGame& game, const Event& event, const Entry& entry,
                               QWidget* parent)
    : EventSheet(look, tr("Deck check of %1").arg(playerName(event, entry.id)), tr("Save the check"), parent),
      game_(game),
      event_(event),
      entry_(entry),
      listed_(game.deck(entry.deck, event)),
      chooser_(new DeckChooser(game, event, entry.deck, tr("The deck is as it is listed"), look, this)),
      differences_(new EventTable("differences", tr("List and deck"), this)),
      finding_(new ChoiceBox(this)),
      moment_(new ChoiceBox(this)),
      reason_(new LineField(kReasonLetters, this)),
      outlook_(new QLabel(this)) {
  setObjectName(QStringLiteral("deckCheckSheet"));
  addField(tr("The deck on the table"), chooser_);
  differences_->setColumns({tr("Pile"), tr("Card"), tr("On the list"), tr("In the deck")}, {1}, {2, 3});
  differences_->setLook(look);
  differences_->setFixedHeight(look.gap(kDifferencesHeight));
  addWide(differences_);
  finding_->setObjectName(QStringLiteral("finding"));
  finding_->addItem(tr("Nothing is wrong"), kNothing);
  for (const Infraction infraction : {Infraction::illegal_list, Infraction::illegal_deck, Infraction::illegal_sideboard,
                                      Infraction::deck_not_restored})
    finding_->addItem(wordText(infraction), static_cast<int>(infraction));
  finding_->setLook(look);
  addField(tr("Finding"), finding_);
  moment_->setObjectName(QStringLiteral("checkMoment"));
  for (const Moment moment : {Moment::before, Moment::during, Moment::after})
    moment_->addItem(wordText(moment), static_cast<int>(moment));
  moment_->setLook(look);
  addField(tr("When"), moment_);
  reason_->setObjectName(QStringLiteral("reason"));
  reason_->setText(tr("Deck check"));
  addField(tr("Reason"), reason_);
  outlook_->setObjectName(QStringLiteral("checkOutlook"));
  outlook_->setTextFormat(Qt::PlainText);
  outlook_->setWordWrap(true);
  outlook_->setStyleSheet(messageStyleOf(look, false, 13));
  addWide(outlook_);
  connect(chooser_, &DeckChooser::changed, this, &DeckCheckSheet::compare);
  connect(finding_, &ChoiceBox::currentIndexChanged, this, &DeckCheckSheet::showOutlook);
  connect(moment_, &ChoiceBox::currentIndexChanged, this, &DeckCheckSheet::showOutlook);
  compare();
  chooser_->setFocus();
}

/// What differs, and what the rules call it; the referee has the word.
void DeckCheckSheet::compare() {
  std::vector<EventTable::Row> rows;
  DeckFinding finding{!listed_.rules.empty(), !chooser_->deck().rules.empty(), false, false};
  for (const ListedDifference& one : game_.differences(entry_.deck, chooser_->deck().list)) {
    (one.sideboard ? finding.sideboard_differs : finding.deck_differs) = true;
    EventTable::Row row;
    row.key = static_cast<int>(rows.size()) + 1;
    row.cells = {one.pile, one.card, QString::number(one.listed), QString::number(one.found)};
    row.tone = EventTable::Tone::Open;
    rows.push_back(std::move(row));
  }
  differences_->setRows(rows);
  const auto found = infraction_of(finding, first_round_is_open(event_));
  finding_->setCurrentIndex(finding_->findData(found ? static_cast<int>(*found) : kNothing));
  showOutlook();
}

std::optional<Penalise> DeckCheckSheet::penalty() const {
  const int chosen = finding_->currentData().toInt();
  if (chosen == kNothing) return std::nullopt;
  const auto infraction = static_cast<Infraction>(chosen);
  Penalise out;
  out.entry = entry_.id;
  out.infraction = infraction;
  out.moment = static_cast<Moment>(moment_->currentData().toInt());
  out.grade = penalty_for_deck(infraction, first_round_is_open(event_), out.moment == Moment::during);
  out.round = static_cast<int>(event_.rounds.size());
  return out;
}

CheckDeck DeckCheckSheet::command() const {
  const auto found = penalty();
  const ListedDeck& deck = chooser_->deck();
  return after_deck_check(event_, entry_.id, found ? std::optional(found->infraction) : std::nullopt,
                          {entry_.deck, listed_.rules}, {deck.list, deck.rules});
}

QString DeckCheckSheet::reason() const { return reason_->text(); }

void DeckCheckSheet::showOutlook() {
  const auto found = penalty();
  moment_->setEnabled(found.has_value());
  if (!found) return outlook_->setText(tr("The check is written down; nothing follows."));
  QStringList words{tr("Penalty: %1.").arg(wordText(found->grade))};
  if (found->infraction == Infraction::illegal_list)
    words << tr("The list becomes what is in the deck.");
  else if (found->infraction != Infraction::illegal_sideboard)
    words << tr("The deck is put back to the list.");
  else
    words << (command().sideboard_barred ? tr("No sideboard for the rest of the event.")
                                         : tr("The sideboard is corrected."));
  outlook_->setText(words.join(QStringLiteral(" ")));
}

}  // namespace playsheet
