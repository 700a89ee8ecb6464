// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractScrollArea>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTimer>
#include <QWheelEvent>

#include "ui/choices/choice_row.h"
#include "ui/match/card_reader.h"
#include "ui/match/curtain.h"
#include "ui/match/desk_menu.h"
#include "ui/match/end_sheet.h"
#include "ui/match/match_table.h"
#include "ui/match/prompt_bar.h"
#include "ui/match/side_panel.h"
#include "ui/widgets/action_button.h"

/// What hands do on the table: keys and mouse buttons become commands for the controller.
namespace playsheet {

void MatchTable::setGuard(int milliseconds) {
  guard_ = milliseconds;
  bar_->setGuard(milliseconds);
  choices_->setGuard(milliseconds);
}

bool MatchTable::guarded() const { return acted_.elapsed() < guard_; }

void MatchTable::pressed(const Command& command) {
  if (controller_->secrecy().curtain()) return;  // nothing under it is meant
  if (guarded() && command.kind != CommandKind::HideHand) return;
  sheet_->hideExplanation();
  if (command.kind == CommandKind::DeskOfPlayers)
    showDeskOfPlayers();
  else
    controller_->press(command);
}

void MatchTable::clicked(int card) {
  sheet_->hideExplanation();
  if (guarded()) return;
  if (!controller_->deskOpen()) {
    controller_->clickCard(card);
  } else if (!controller_->adjustments(card).empty()) {
    auto* menu = new DeskMenu(controller_, this);
    menu->addCard(card);
    showDesk(menu, sheet_->cardRect(card));
  }
}

void MatchTable::spotClicked(const SheetSpot& spot) {
  sheet_->hideExplanation();
  if (controller_->selected()) controller_->clearSelection();
  const bool covered = spot.place == SheetPlace::Deck || spot.place == SheetPlace::Rewards;
  if (!covered || !controller_->deskOpen() || guarded()) return;
  auto* menu = new DeskMenu(controller_, this);
  menu->addPile(spot.place, spot.player);
  showDesk(menu, sheet_->zoneRect(spot.place, spot.player));
}

/// Beside what was pointed at: what can be changed of it.
void MatchTable::showDesk(DeskMenu* menu, const QRect& at) {
  menu->popup(sheet_->mapToGlobal(at.isEmpty() ? sheet_->rect().center() : at.center()));
}

/// Of both players, above the button that was pressed.
void MatchTable::showDeskOfPlayers() {
  auto* menu = new DeskMenu(controller_, this);
  for (const PlayerId player : table::kPlayers) menu->addPile(SheetPlace::Deck, player);
  showDesk(menu, sheet_->zoneRect(SheetPlace::Band, PlayerId::south));
}

void MatchTable::pressUndo() {
  if (!controller_->secrecy().curtain()) controller_->press({CommandKind::Undo, naruto::Pass{}});
}

void MatchTable::pressDesk() { controller_->askForDesk(); }

void MatchTable::pressRedo() {
  if (!controller_->secrecy().curtain()) controller_->press({CommandKind::Redo, naruto::Pass{}});
}

/// Whether something may be taken back is answered by the seat that is asked, with its own keys; Esc refuses.
bool MatchTable::consentKey(int key) {
  const bool south = controller_->prompt().player == PlayerId::south;
  if (key == (south ? Qt::Key_F : Qt::Key_J)) {
    controller_->press(controller_->prompt().primary.command);
    return true;
  }
  if (key == (south ? Qt::Key_D : Qt::Key_K) || key == Qt::Key_Escape) {
    controller_->press(controller_->prompt().others.front().command);  // refuses
    return true;
  }
  auto* focused = qobject_cast<ActionButton*>(window()->focusWidget());
  const bool allows = focused == nullptr || focused == bar_->primary();  // not by a key that belongs to nobody
  if (key == Qt::Key_Space) return allows;
  if (key != Qt::Key_Return && key != Qt::Key_Enter) return key >= Qt::Key_A && key <= Qt::Key_Z;
  if (!allows) focused->click();
  return true;
}

std::optional<int> MatchTable::digit(int key) const {
  if (key >= Qt::Key_1 && key <= Qt::Key_9) return key - Qt::Key_1;
  return std::nullopt;
}

void MatchTable::hold(PlayerId player, bool down) {
  if (!controller_->secrecy().curtain())
    controller_->holdKey(player, down);
  else if (controller_->secrecy().curtain() == player)
    curtain_->hold(down);
}

/// Some servers let a key that is held go up and down again all the time: what follows at once is no new press.
void MatchTable::ownKey(PlayerId player, bool down) {
  constexpr int kRepeats = 30;
  QTimer* released = released_[player];
  const bool was_down = released->isActive();
  released->stop();
  if (!down && guard_ > 0) {
    released->start(kRepeats);
  } else if (!was_down || !down) {
    hold(player, down);
  }
}

/// The keys of the seats: S D F for south, L K J for north. Each acts only for its own seat.
bool MatchTable::seatKey(int key, bool down) {
  const bool south = key == Qt::Key_S || key == Qt::Key_D || key == Qt::Key_F;
  const bool north = key == Qt::Key_L || key == Qt::Key_K || key == Qt::Key_J;
  if (!south && !north) return false;
  const PlayerId player = south ? PlayerId::south : PlayerId::north;
  if (key == Qt::Key_S || key == Qt::Key_L) {
    ownKey(player, down);
    return true;
  }
  if (down && controller_->still() && key != Qt::Key_F && key != Qt::Key_J) {
    pressed({CommandKind::GoOn, naruto::Pass{}});  // whoever has just passed
    return true;
  }
  if (!down || controller_->over() || controller_->prompt().player != player) return true;
  if (!isPad(controller_->view().choice.kind) || controller_->consentAsked() || controller_->deskOpen()) return true;
  const bool pass = key == Qt::Key_D || key == Qt::Key_K;
  if (pass)
    pressed({CommandKind::Act, naruto::Pass{}});
  else if (controller_->secrecy().atPad())
    pressed({CommandKind::Respond, naruto::Pass{}});
  return true;
}

/// Charging and leaving out have a letter that stands on their button.
bool MatchTable::letterKey(QChar letter) {
  const Prompt& prompt = controller_->prompt();
  if (prompt.primary.key == letter) {
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

bool MatchTable::commandKey(int key) {
  if (controller_->secrecy().curtain() || end_->isVisible()) return false;
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  auto* button = qobject_cast<QAbstractButton*>(window()->focusWidget());
  if (enter && sheet_->focusedCard() >= 0) return false;  // the sheet takes it as a click on the card
  if (enter && button) {
    button->click();  // what has the ring is what is pressed
    return true;
  }
  const bool reads = qobject_cast<QAbstractScrollArea*>(window()->focusWidget()) != nullptr;
  if ((enter || key == Qt::Key_Space) && reads) return false;  // the log has the ring
  if (enter || (key == Qt::Key_Space && !button)) {
    bar_->primary()->click();
    return true;
  }
  if (key == Qt::Key_Escape) {
    sheet_->finishAnimations();
    sheet_->hideExplanation();
    if (side_->reader()->phrase() >= 0)
      side_->reader()->clearPhrase();
    else if (bar_->find(CommandKind::Cancel))
      pressed({CommandKind::Cancel, naruto::Pass{}});
    else if (controller_->selected())
      controller_->clearSelection();
    else
      return false;  // the sheet closes its drawer
    return true;
  }
  if (key == Qt::Key_C || key == Qt::Key_X) return letterKey(QChar(key));
  if (const auto index = digit(key); index && choices_->button(*index)) {
    choices_->button(*index)->click();
    return true;
  }
  return false;
}

bool MatchTable::key(int key, Qt::KeyboardModifiers modifiers, bool down, bool repeated) {
  if (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
  if (repeated)  // a key that is held says a thing once
    return key == Qt::Key_S || key == Qt::Key_L || key == Qt::Key_Return || key == Qt::Key_Enter;
  if (down && controller_->consentAsked() && key != Qt::Key_Tab && key != Qt::Key_Backtab) return consentKey(key);
  if (seatKey(key, down)) return true;
  return down && commandKey(key);
}

/// Pressing on the own covered hand shows it as long as the button is down.
bool MatchTable::holdOnHand(QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease && holding_hand_) {
    holding_hand_ = false;
    controller_->holdKey(controller_->prompt().player, false);
    return true;
  }
  if (event->type() != QEvent::MouseButtonPress || controller_->over()) return false;
  const auto& secrecy = controller_->secrecy();
  const PlayerId player = controller_->prompt().player;
  if (!sheet_->ruleAt(static_cast<QMouseEvent*>(event)->position().toPoint()).isEmpty()) return false;
  if (!secrecy.canShow() || secrecy.atPad() || controller_->consentAsked()) return false;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  if (mouse->button() != Qt::LeftButton) return false;
  if (!sheet_->zoneRect(SheetPlace::Hand, player).contains(mouse->position().toPoint())) return false;
  holding_hand_ = true;
  controller_->holdKey(player, true);
  return true;
}

bool MatchTable::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::WindowDeactivate:
      if (watched == window() && isVisible()) controller_->cover();
      break;
    case QEvent::MouseButtonPress:
      if (watched == sheet_ && holdOnHand(event)) return true;
      break;
    case QEvent::MouseButtonRelease:
      if (watched == sheet_ && holdOnHand(event)) return true;
      break;
    case QEvent::Wheel:
      if (sizedByWheel(watched, *static_cast<QWheelEvent*>(event))) return true;
      break;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
      auto* widget = qobject_cast<QWidget*>(watched);
      if (!widget || !isVisible() || widget->window() != window() || qobject_cast<QLineEdit*>(widget)) break;
      const auto* pressed_key = static_cast<QKeyEvent*>(event);
      if (key(pressed_key->key(), pressed_key->modifiers(), event->type() == QEvent::KeyPress,
              pressed_key->isAutoRepeat()))
        return true;
      break;
    }
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace playsheet
