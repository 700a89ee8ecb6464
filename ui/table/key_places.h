// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>

class QKeyEvent;

/// Keys of the table are Latin letters and digits. On a keyboard that gives none there, the key in the same place is
/// meant, and called by what stands on its cap.
namespace playsheet {

class KeyboardMap;

/// The letter or digit (`Qt::Key`) that stands in this place of an English keyboard; 0 for any other place. Places are
/// counted as X11 and Wayland do (`QKeyEvent::nativeScanCode`).
int keyAtPlace(quint32 place);

/// The key that was meant: a letter of another script is the Latin one in its place, and so is whatever a digit's key
/// gives without Shift. Letters of a Latin keyboard, wherever they lie, and all other keys stay what they are.
int meantKey(const QKeyEvent& event);

/// What stands on the caps of the keyboard that is in use: as the display tells it, and where it tells nothing as far
/// as the keys that were pressed have told it: one letter of a usual keyboard tells them all.
class KeyCaps : public QObject {
  Q_OBJECT
 public:
  static KeyCaps& here();

  /// Asks the display.
  void read();
  /// This keyboard is in use.
  void take(const KeyboardMap& keyboard);
  /// A key was pressed: it shows what stands on its cap, or that another keyboard is in use.
  void note(const QKeyEvent& pressed);
  /// On the cap of the key that counts as this letter or digit (`Qt::Key`); empty where that is the letter itself.
  QString of(int key) const { return other_.value(key); }

 signals:
  void changed();

 private:
  void guess(int at, QChar cap);
  void set(QHash<int, QString> caps);

  QHash<int, QString> other_;  ///< by the letter for which they count
  quint32 lastPlace_ = 0;      ///< of the letter that was pressed last
  QChar lastCap_;
};

}  // namespace playsheet
