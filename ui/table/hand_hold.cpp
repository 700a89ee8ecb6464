// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/hand_hold.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>

#include "ui/choices/card_tray.h"
#include "ui/sheet/sheet.h"
#include "ui/widgets/fingers.h"

namespace playsheet {

HandHold::HandHold(GameDesk* desk, Sheet* sheet, CardTray* tray, QWidget* table)
    : QObject(table), desk_(desk), sheet_(sheet), tray_(tray), table_(table), lost_(table) {
  connect(&lost_, &LostPress::lost, this, &HandHold::end);
}

void HandHold::begin(const QPoint& at) {
  const PlayerId player = desk_->prompt().player;
  if (active() || !desk_->secrecy().canShow()) return;
  desk_->holdKey(player, true);
  if (!desk_->secrecy().handShown(player)) return desk_->holdKey(player, false);
  holder_ = player;
  hand_ = fingerTold();
  keepFinger();
  from_ = at;
  moved_ = false;
  lost_.begin();
  qApp->installEventFilter(this);
}

void HandHold::end() {
  if (!active()) return;
  qApp->removeEventFilter(this);
  lost_.end();
  desk_->holdKey(*std::exchange(holder_, std::nullopt), false);
}

/// A card that its player alone sees, now.
int HandHold::cardAt(const QPoint& at) const {
  const QWidget* under = table_->childAt(table_->mapFromGlobal(at));
  if (under == tray_) return tray_->cardAt(tray_->mapFromGlobal(at));
  if (under != sheet_) return -1;
  const int card = sheet_->spotAt(sheet_->mapFromGlobal(at)).card.value_or(-1);
  const auto own = desk_->handCards(*holder_);
  return std::find(own.begin(), own.end(), card) != own.end() ? card : -1;
}

void HandHold::move(const QPoint& at) {
  moved_ = moved_ || (at - from_).manhattanLength() >= QApplication::startDragDistance();
  const QWidget* under = table_->childAt(table_->mapFromGlobal(at));
  if (under == tray_)
    emit pointed(tray_->cardAt(tray_->mapFromGlobal(at)));
  else
    sheet_->lookAt(under == sheet_ ? sheet_->mapFromGlobal(at) : QPoint(-1, -1));
}

void HandHold::release(const QPoint& at) {
  move(at);
  const int card = moved_ && desk_->secrecy().handShown(*holder_) ? cardAt(at) : -1;
  if (card >= 0) desk_->take(card);
  end();
}

/// Whichever widget has the mouse.
bool HandHold::eventFilter(QObject* watched, QEvent* event) {
  if (!active() || !watched->isWidgetType()) return false;
  const bool mouse_event = event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease;
  if (!mouse_event || otherHand(*event, hand_)) return false;
  if (event->type() == QEvent::MouseMove) move(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
  if (event->type() == QEvent::MouseButtonRelease) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() == Qt::LeftButton) release(mouse->globalPosition().toPoint());
  }
  return false;
}

}  // namespace playsheet
