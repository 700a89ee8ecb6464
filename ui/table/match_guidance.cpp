// SPDX-License-Identifier: GPL-3.0-or-later
#include <QToolTip>

#include "ui/choices/card_tray.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/telling.h"

/// What the table says of itself: why something cannot be done, and what a move would bring.
namespace playsheet {

void MatchTable::explain(int card, const QString& reason, const QString& rule) {
  if (!sheet_->cardRect(card).isEmpty()) {
    sheet_->explain(card, reason, rule);
    return;
  }
  if (card < 0)  // of none that may be pointed at
    sheet_->explain(QRect(sheet_->mapFrom(this, bar_->mapTo(this, bar_->primary()->pos())), bar_->primary()->size()),
                    reason, rule);
  else {
    if (const QRect place = tray_->cardRect(card); !place.isEmpty())
      QToolTip::showText(tray_->mapToGlobal(place.center()), QStringLiteral("%1\n%2").arg(reason, rule), tray_);
    announce(this, reason);
  }
}

/// Above the button that was pressed; the large one has more to say.
void MatchTable::explainButton(const QWidget* row, const QRect& place, const QString& hint) {
  const bool primary = row == bar_ && place == bar_->primary()->geometry();
  const auto [reason, rule] = primary ? desk_->reasonOfPrimary() : std::pair(hint, QString());
  if (covered() || reason.isEmpty()) return;
  const QPoint corner = sheet_->mapFrom(this, row->mapTo(this, place.topLeft()));
  sheet_->explain(QRect(corner, place.size()), reason, rule);
}

void MatchTable::explainPrimary() { explainButton(bar_, bar_->primary()->geometry(), {}); }

/// A card is selected, and another one pointed at: what the two would give.
void MatchTable::hovered(int card) {
  SheetSpot spot;
  if (card >= 0) spot.card = card;
  foretell(desk_->selected().value_or(-1), spot, false);
  showReader(card);
}

void MatchTable::foretell(int card, const SheetSpot& spot, bool refusalsToo) {
  const auto foresight = desk_->foresee(card, spot);
  sheet_->endForetelling();
  if (foresight && (refusalsToo || !foresight->refused))
    sheet_->foretell(foresight->about, foresight->text, foresight->rule, foresight->refused);
}

void MatchTable::showReader(int card) {
  hovered_ = card;
  // What the game comes to, such as an event that is turned up, is read before what somebody has looked at earlier.
  if (const int spoken = desk_->cardSpokenOf(); spoken != spoken_of_) {
    spoken_of_ = spoken;
    if (spoken >= 0) read_ = spoken;
  }
  if (card < 0) card = desk_->selected().value_or(read_);
  if (card < 0 || !desk_->isSeen(card)) card = desk_->cardSpokenOf();
  if (covered() || card < 0 || !desk_->isSeen(card)) card = -1;
  read_ = card;
  const int selected = desk_->selected().value_or(-1);
  const auto preview = hovered_ >= 0 ? desk_->previewPage(selected, hovered_) : std::nullopt;
  side_->showCard(preview ? *preview : desk_->readerPage(card));
}

}  // namespace playsheet
