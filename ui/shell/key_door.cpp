// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/key_door.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QShortcut>

#include "ui/table/key_places.h"
#include "ui/table/key_table.h"

namespace playsheet {
namespace {

bool reaches(const QShortcut& shortcut, const QWidget& focused) {
  const auto* owner = qobject_cast<const QWidget*>(shortcut.parent());
  if (!shortcut.isEnabled() || !owner || !owner->isVisible()) return false;
  if (shortcut.context() == Qt::WidgetShortcut) return owner == &focused;
  if (shortcut.context() != Qt::WidgetWithChildrenShortcut) return true;
  return owner == &focused || owner->isAncestorOf(&focused);
}

/// What has the focus wants it for itself: a field its keys of editing.
bool keepsForItself(QWidget& focused, const QKeyEvent& event) {
  QKeyEvent asks(QEvent::ShortcutOverride, event.key(), event.modifiers(), event.text());
  asks.ignore();
  QCoreApplication::sendEvent(&focused, &asks);
  return asks.isAccepted();
}

bool writes(const QWidget& widget) {
  return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget);
}

}  // namespace

bool pressShortcut(const QWidget& window, const QWidget& focused, const QKeySequence& key) {
  for (auto* action : window.findChildren<QAction*>())
    if (action->isEnabled() && action->isVisible() && action->shortcuts().contains(key)) {
      action->trigger();
      return true;
    }
  for (auto* shortcut : window.findChildren<QShortcut*>())
    if (shortcut->key() == key && reaches(*shortcut, focused)) {
      emit shortcut->activated();
      return true;
    }
  for (auto* button : window.findChildren<QAbstractButton*>())
    if (!key.isEmpty() && button->shortcut() == key && button->isVisible() && button->isEnabled()) {
      button->click();
      return true;
    }
  return false;
}

KeyDoor::KeyDoor(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool KeyDoor::pressed(QWidget& widget, const QKeyEvent& event) {
  KeyCaps::here().note(event);
  QWidget& window = *widget.window();
  const QWidget* modal = QApplication::activeModalWidget();
  if ((modal && modal != &window) || event.isAutoRepeat()) return false;
  QWidget& focused = window.focusWidget() ? *window.focusWidget() : window;
  const bool nobody = !QApplication::activeWindow();
  if (nobody) window.activateWindow();
  const int meant = meantKey(event);
  if (!nobody && (meant == event.key() || writes(focused))) return false;
  const QKeySequence key = sequenceOf(meant, event.modifiers());
  return !key.isEmpty() && !keepsForItself(focused, event) && pressShortcut(window, focused, key);
}

bool KeyDoor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
  return pressed(*static_cast<QWidget*>(watched), *static_cast<QKeyEvent*>(event));
}

}  // namespace playsheet
