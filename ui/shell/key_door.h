// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QKeySequence;
class QWidget;

namespace playsheet {

/// Every key that is pressed in the program comes by here first. Where no window has the focus, as on a display without
/// a manager of windows, the one that gets a key has it from then on, and keys of menus and pages work in it at once.
/// A letter of another script is the shortcut that lies in its place.
class KeyDoor : public QObject {
  Q_OBJECT
 public:
  explicit KeyDoor(QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool pressed(QWidget& widget, const QKeyEvent& event);
};

/// Does what this key means in the window: of an entry of a menu, of a page or of a button. False if it means nothing.
bool pressShortcut(const QWidget& window, const QWidget& focused, const QKeySequence& key);

}  // namespace playsheet
