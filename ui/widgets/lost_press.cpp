// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lost_press.h"

#include <QApplication>
#include <QFocusEvent>
#include <QMouseEvent>
#include <QWidget>

#include "ui/widgets/fingers.h"

namespace playsheet {
namespace {

/// Not one that the program has moved by itself.
bool byPerson(Qt::FocusReason reason) { return reason != Qt::OtherFocusReason && reason != Qt::NoFocusReason; }

}  // namespace

LostPress::LostPress(QWidget* pressed) : QObject(pressed), pressed_(pressed) {}

void LostPress::begin() {
  if (!watching_) qApp->installEventFilter(this);
  watching_ = true;
  hand_ = fingerTold();
}

void LostPress::end() {
  if (watching_) qApp->removeEventFilter(this);
  watching_ = false;
}

bool LostPress::tells(const QObject* watched, const QEvent& event) const {
  const auto* widget = qobject_cast<const QWidget*>(watched);
  const bool window = widget != nullptr && widget == pressed_->window();
  switch (event.type()) {
    case QEvent::ApplicationStateChange:
      return QGuiApplication::applicationState() != Qt::ApplicationActive && watched == qApp;
    case QEvent::WindowDeactivate:
    case QEvent::WindowBlocked:
      return window;
    case QEvent::WindowStateChange:
      return window && widget->isMinimized();
    case QEvent::Hide:
    case QEvent::UngrabMouse:
      return window || widget == pressed_;
    case QEvent::Show:  // a menu has the mouse now
      return widget != nullptr && widget->windowType() == Qt::Popup;
    case QEvent::FocusOut:
      return widget != nullptr && widget->window() == pressed_->window() &&
             byPerson(static_cast<const QFocusEvent&>(event).reason());
    case QEvent::MouseMove:
      return widget != nullptr && !otherHand(event, hand_) &&
             !(static_cast<const QMouseEvent&>(event).buttons() & Qt::LeftButton);
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:  // again: it was let go in between
      return widget != nullptr && !otherHand(event, hand_) &&
             static_cast<const QMouseEvent&>(event).button() == Qt::LeftButton;
    default:
      return false;
  }
}

bool LostPress::eventFilter(QObject* watched, QEvent* event) {
  if (!watching_ || !tells(watched, *event)) return false;
  end();
  emit lost();
  return false;
}

}  // namespace playsheet
