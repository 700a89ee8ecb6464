// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/deck_sheet.h"

#include "engine/tournament/ranking/progress.h"
#include "ui/tournament/deck_chooser.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/event_tab.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

using namespace tournament;

DeckSheet::DeckSheet(const Look& look, const EventGame& game, const Event& event, const Entry& entry, QWidget* parent)
    : EventSheet(look, tr("%1’s deck").arg(playerName(event, entry.id)), tr("Register"), parent),
      entry_(entry),
      chooser_(new DeckChooser(game, event, entry.deck, entry.deck.empty() ? tr("No list") : tr("The registered list"),
                               look, this)),
      reason_(new LineField(kReasonLetters, this)) {
  setObjectName(QStringLiteral("deckSheet"));
  addWide(chooser_);
  reason_->setObjectName(QStringLiteral("reason"));
  if (first_round_is_open(event) && !entry.deck.empty())
    addField(tr("Reason"), reason_);
  else
    reason_->hide();
  chooser_->setFocus();
}

CheckDeck DeckSheet::command() const {
  const ListedDeck& deck = chooser_->deck();
  return {entry_.id, deck.list, deck.rules, entry_.sideboard_barred};
}

QString DeckSheet::reason() const { return reason_->text(); }

}  // namespace playsheet
