// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractScrollArea>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QWheelEvent>

#include "ui/choices/choice_row.h"
#include "ui/table/card_reader.h"
#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/table/key_places.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/table/stop_lamps.h"
#include "ui/table/table_cover.h"
#include "ui/widgets/action_button.h"

/// The keys of the table: each becomes a press (`match_presses.cpp`), or shows something.
namespace playsheet {

/// Whether something may be taken back is answered by the seat that is asked, with its own keys; Esc refuses.
bool MatchTable::consentKey(const KeyHit& hit, bool letter) {
  const bool own = hit.row->seat && seatMeant(*hit.row->seat) == desk_->prompt().player;
  if (own && hit.row->use == KeyUse::Respond) {
    desk_->press(desk_->prompt().primary.command);
    return true;
  }
  if ((own && hit.row->use == KeyUse::Pass) || hit.row->use == KeyUse::Back) {
    desk_->press(desk_->prompt().others.front().command);  // refuses
    return true;
  }
  auto* focused = qobject_cast<ActionButton*>(window()->focusWidget());
  const bool allows = focused == nullptr || focused == bar_->primary();  // not by a key that belongs to nobody
  if (hit.row->use == KeyUse::Primary) return allows;
  if (hit.row->use == KeyUse::Confirm) {
    if (!allows) focused->click();
    return true;
  }
  return letter || columnKey(hit);
}

/// Two have keys of their own; where more sit, either means whoever is asked.
PlayerId MatchTable::seatMeant(PlayerId keys) const {
  if (desk_->playerCount() <= 2) return keys;
  return desk_->secrecy().curtain().value_or(desk_->prompt().player);
}

/// The keys of a seat act for it alone.
bool MatchTable::seatKey(const KeyHit& hit, bool down) {
  const PlayerId player = seatMeant(*hit.row->seat);
  const bool respond = hit.row->use == KeyUse::Respond;
  if (hit.row->use == KeyUse::ShowHand || (respond && !down && desk_->secrecy().level() == Secrecy::Hold)) {
    ownKey(player, down);
    return true;
  }
  if (!down || covered() || sheet_->dragging()) return true;
  if (hit.row->use == KeyUse::Stops) {
    if (lamps_[player]->isVisible()) lamps_[player]->step();
    return true;
  }
  if (desk_->still() && hit.row->use == KeyUse::Pass) {
    pressed({CommandKind::GoOn});  // whoever has just passed
    return true;
  }
  if (respond && desk_->passingOn(player)) {
    desk_->stopPassing(player);
    return true;
  }
  if (desk_->over() || desk_->still() || !desk_->padAsked()) return true;
  if (desk_->consentAsked() || desk_->deskOpen()) return true;
  if (hit.row->use == KeyUse::Pass)
    pressedAtSeat(player, desk_->passButton(player).command);
  else if (desk_->secrecy().atPad())
    respondByKey(player);
  return true;
}

/// Charging and leaving out have a letter that stands on their button.
bool MatchTable::letterKey(const QString& letter) {
  const Prompt& prompt = desk_->prompt();
  if (prompt.primary.key == letter && prompt.primary.enabled) {
    pressed(prompt.primary.command);
    return true;
  }
  for (const auto& button : prompt.others)
    if (button.key == letter && button.enabled) {
      pressed(button.command);
      return true;
    }
  return false;
}

/// Nothing is chosen that could be charged: what the keys point at is, and the question says what the key does with it.
bool MatchTable::choosePointed() {
  const int card = pointedCard();
  if (card < 0 || desk_->selected() || !desk_->lettersChoose()) return false;
  clicked(card);
  return true;
}

bool MatchTable::pressFocused() {
  auto* button = qobject_cast<QAbstractButton*>(window()->focusWidget());
  if (button) button->click();
  return button != nullptr;
}

/// What has the ring is what is pressed; without one, the large button.
bool MatchTable::confirmKey(bool enter) {
  QWidget* focused = window()->focusWidget();
  if (enter && takesEnter(focused) && !pointsAtMarked()) return false;
  if (enter && takesEnter(focused)) {
    pressed(desk_->prompt().primary.command);
    return true;
  }
  if (enter && pressFocused()) return true;
  if (qobject_cast<QAbstractButton*>(focused) || qobject_cast<QAbstractScrollArea*>(focused))
    return false;  // the log has the ring
  if (bar_->primary()->isEnabled())
    bar_->primary()->click();
  else
    explainPrimary();
  return true;
}

/// The card with the ring is one that was marked by hand: pressed again it is confirmed, with the others.
bool MatchTable::pointsAtMarked() const {
  const auto marked = desk_->markedCards();
  return desk_->prompt().primary.command.kind == CommandKind::ConfirmMarked &&
         std::find(marked.begin(), marked.end(), pointedCard()) != marked.end();
}

bool MatchTable::backKey() {
  sheet_->finishAnimations();
  sheet_->hideExplanation();
  if (side_->reader()->phrase() >= 0)
    side_->reader()->clearPhrase();
  else if (bar_->find(CommandKind::KeepChoosing))
    pressed({CommandKind::KeepChoosing});
  else if (sheet_->closeOwnDrawers())
    return true;
  else if (!desk_->markedCards().empty())
    desk_->clearSelection();
  else if (bar_->find(CommandKind::Cancel))
    pressed({CommandKind::Cancel});
  else if (desk_->selected())
    desk_->clearSelection();
  else
    return false;  // the sheet closes a drawer that opened by itself
  return true;
}

/// An answer of the row; where nothing is to be answered, a card of the hand that is shown.
bool MatchTable::numberKey(int index) {
  if (choices_->count() > 0) {
    choices_->choose(index);
    return true;
  }
  const PlayerId player = desk_->prompt().player;
  const auto hand = desk_->handCards(player);
  if (!desk_->secrecy().handShown(player) || index >= static_cast<int>(hand.size())) return false;
  const int card = hand[static_cast<std::size_t>(index)];
  pointAt(card);
  clicked(card);
  return true;
}

/// Of the right column, whatever has the focus.
bool MatchTable::columnKey(const KeyHit& hit) {
  using Way = SidePanel::Way;
  switch (hit.row->use) {
    case KeyUse::PageUp:
      return side_->scroll(Way::Up);
    case KeyUse::PageDown:
      return side_->scroll(Way::Down);
    case KeyUse::ToFirst:
      return side_->scroll(Way::First);
    case KeyUse::ToLast:
      return side_->scroll(Way::Last);
    default:
      return false;
  }
}

bool MatchTable::commandKey(const KeyHit& hit) {
  if (covered()) return false;
  if (sheet_->dragging()) {  // a card is in somebody's hand: no key decides anything meanwhile
    if (hit.row->use == KeyUse::Back) sheet_->putBack();
    return true;
  }
  if (end_->isVisible()) return hit.row->use == KeyUse::Confirm && pressFocused();
  switch (hit.row->use) {
    case KeyUse::Confirm:
      return confirmKey(true);
    case KeyUse::Primary:
      return confirmKey(false);
    case KeyUse::Back:
      return backKey();
    case KeyUse::NextLegal:
      stepLegal(1);
      return true;  // whoever hears that there is none hears it once
    case KeyUse::PreviousLegal:
      stepLegal(-1);
      return true;
    case KeyUse::Number:
      return numberKey(hit.index);
    case KeyUse::ReadAloud:
      readAloud();
      return true;
    case KeyUse::Charge:
      return letterKey(keyTitleOf(hit.row->use)) || choosePointed();
    case KeyUse::LeaveOut:
      return letterKey(keyTitleOf(hit.row->use));
    default:
      return columnKey(hit);  // or a menu's, or of the widget that has the focus
  }
}

/// A key that is held says a thing once, but for those that go from one to the next.
bool MatchTable::key(const QKeyEvent& event, bool down) {
  const auto hit = keyHit(event);
  const bool asked = down && desk_->consentAsked();
  const bool chord = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  const int meant = meantKey(event);
  const bool letter = meant >= Qt::Key_A && meant <= Qt::Key_Z && !chord;
  if (!hit) return asked && letter;
  if (event.isAutoRepeat() && !hit->row->repeats)
    return hit->row->use == KeyUse::ShowHand || hit->row->use == KeyUse::Confirm;
  if (asked) return consentKey(*hit, letter);
  if (heldKey(*hit, down)) return true;
  if (hit->row->seat) return seatKey(*hit, down);
  return down && commandKey(*hit);
}

/// Under the curtain, and while it lifts, no key means anything but the one that opens it, and the one that gives it
/// back where it may stay closed: no menu's, no page's, none of a widget that lies below.
bool MatchTable::curtainTakes(QObject* watched, QEvent* event) {
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (!widget || !isVisible() || widget->window() != window() || !covered()) return false;
  if (event->type() == QEvent::ShortcutOverride) {
    event->accept();  // it is no shortcut then, but a key that was pressed
    return true;
  }
  if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease) return false;
  const auto& pressed = *static_cast<QKeyEvent*>(event);
  const bool down = event->type() == QEvent::KeyPress;
  const auto hit = keyHit(pressed);
  if (!hit || pressed.isAutoRepeat()) return true;
  if (hit->row->use == KeyUse::ShowHand) ownKey(seatMeant(*hit->row->seat), down);
  if (hit->row->use == KeyUse::Back && down) giveCurtainBack(*desk_);
  return true;
}

bool MatchTable::eventFilter(QObject* watched, QEvent* event) {
  if (curtainTakes(watched, event)) return true;
  switch (event->type()) {
    case QEvent::WindowDeactivate:
      if (watched == window() && isVisible()) letGoOfAll();
      break;
    case QEvent::WindowStateChange:
      if (watched == window() && window()->isMinimized()) letGoOfAll();
      break;
    case QEvent::Hide:
      if (watched == window()) letGoOfAll();
      if (watched == this)  // another page: keys that are let go there are not told here
        for (const PlayerId player : desk_->players()) desk_->holdKey(player, false);
      break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
      if (watched == sheet_ && holdOnHand(*event)) return true;
      break;
    case QEvent::Wheel:
      if (sizedByWheel(watched, *static_cast<QWheelEvent*>(event))) return true;
      break;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
      auto* widget = qobject_cast<QWidget*>(watched);
      if (!widget || !isVisible() || widget->window() != window() || qobject_cast<QLineEdit*>(widget)) break;
      if (event->type() == QEvent::KeyPress) KeyCaps::here().note(*static_cast<QKeyEvent*>(event));
      if (key(*static_cast<QKeyEvent*>(event), event->type() == QEvent::KeyPress)) return true;
      break;
    }
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace playsheet
