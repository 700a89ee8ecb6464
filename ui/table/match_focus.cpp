// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractScrollArea>
#include <algorithm>

#include "ui/choices/card_tray.h"
#include "ui/choices/choice_row.h"
#include "ui/choices/name_picker.h"
#include "ui/table/chain_panel.h"
#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/table/side_panel.h"
#include "ui/table/still_panel.h"
#include "ui/table/stop_lamps.h"

/// Where the keys lead: from zone to zone, and through what can be done now.
namespace playsheet {

/// The sheet leads through its own zones; then come the cards and answers that lie over it, the bar and the column.
std::vector<QWidget*> MatchTable::tabStops() const {
  std::vector<QWidget*> stops;
  const auto add = [&stops](QWidget* widget) {
    const bool stop = widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
    if (stop && widget->focusProxy() == nullptr) stops.push_back(widget);
  };
  std::vector<QWidget*> parts{end_, sheet_};
  for (const PlayerId player : desk_->players()) parts.push_back(lamps_[player]);
  for (const PlayerId player : desk_->players()) parts.push_back(pads_[player]);
  parts.insert(parts.end(), {tray_, choices_, names_, chain_, still_, bar_, side_});
  for (QWidget* part : parts) {
    add(part);
    for (QWidget* widget : part->findChildren<QWidget*>()) add(widget);
  }
  return stops;
}

bool MatchTable::focusNextPrevChild(bool next) {
  if (covered()) return true;
  const auto stops = tabStops();
  const auto now = std::find(stops.begin(), stops.end(), window()->focusWidget());
  if (stops.empty()) return false;
  if (now == stops.end()) {  // what had the focus was hidden
    sheet_->setFocus(Qt::OtherFocusReason);
    return true;
  }
  const auto count = static_cast<std::ptrdiff_t>(stops.size());
  const auto at = (now - stops.begin() + (next ? 1 : count - 1)) % count;
  QWidget* stop = stops[static_cast<std::size_t>(at)];
  if (stop == *now) stop->clearFocus();  // round the table: in again at its beginning
  stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return true;
}

/// Whether Enter belongs to what has the focus, and not to the large button.
bool MatchTable::takesEnter(const QWidget* widget) const {
  if (widget == nullptr) return false;
  if (widget == sheet_) return sheet_->pointing();
  if (widget == tray_) return tray_->pointed() >= 0;
  if (const auto* chain = qobject_cast<const ChainPanel*>(widget)) return chain->pointed() >= 0;
  return qobject_cast<const QAbstractScrollArea*>(widget) != nullptr;
}

void MatchTable::showEnter() { bar_->setEnterTaken(takesEnter(window()->focusWidget())); }

// --- through what can be done ---------------------------------------------------------------------------------------

/// Cards that can be used or chosen now, in the order in which the table is read: hand and village of whoever decides,
/// then the other one's, then piles, the chain, and what lies in the tray; at last what can only be charged or left
/// out.
std::vector<int> MatchTable::legalCards() const {
  const Prompt& prompt = desk_->prompt();
  std::vector<int> cards;
  const auto add = [&](int card) {
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  };
  const auto order = desk_->cardsInOrder();
  for (const int card : order) {
    const CardMark mark = prompt.marks.value(card);
    if (mark.legal || mark.target || mark.payment) add(card);
  }
  if (!prompt.trayIsLook)
    for (const int card : prompt.tray) add(card);
  for (const int card : order)
    if (desk_->canSetAside(card)) add(card);
  return cards;
}

int MatchTable::pointedCard() const {
  const QWidget* focused = window()->focusWidget();
  if (focused == tray_) return tray_->pointed();
  if (const auto* chain = qobject_cast<const ChainPanel*>(focused)) return chain->pointed();
  return sheet_->focusedCard();
}

bool MatchTable::stepLegal(int by) {
  const int before = pointedCard();
  const bool stepped = pointAtLegal(by);
  sayStep(before, stepped);
  return stepped;
}

bool MatchTable::pointAtLegal(int by) {
  const auto cards = legalCards();
  if (cards.empty()) return false;
  const auto count = static_cast<std::ptrdiff_t>(cards.size());
  const auto now = std::find(cards.begin(), cards.end(), pointedCard());
  std::ptrdiff_t at = now != cards.end() ? now - cards.begin() + by : (by > 0 ? 0 : count - 1);
  for (std::ptrdiff_t tried = 0; tried < count; ++tried, at += by)
    if (pointAt(cards[static_cast<std::size_t>(((at % count) + count) % count)])) return true;
  return false;
}

/// Points at the card wherever it lies: in the tray, on the sheet, in a closed pile, on the chain.
bool MatchTable::pointAt(int card) {
  if (tray_->isVisible() && !tray_->cardRect(card).isEmpty()) {
    tray_->setFocus(Qt::OtherFocusReason);
    return tray_->pointAt(card);
  }
  if (sheet_->pointAt(card)) {
    sheet_->setFocus(Qt::OtherFocusReason);
    return true;
  }
  if (chain_->pointAt(card) && chain_->isVisible()) {
    chain_->setFocus(Qt::OtherFocusReason);
    return true;
  }
  if (!side_->chain()->pointAt(card)) return false;
  showTab(SidePanel::Tab::Chain);
  side_->chain()->setFocus(Qt::OtherFocusReason);
  return true;
}

}  // namespace playsheet
