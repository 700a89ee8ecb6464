// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QtGlobal>
#include <memory>
#include <optional>

struct xkb_keymap;

namespace playsheet {

/// What each key of a keyboard gives, as the display tells it: in one or several layouts, between which a person
/// switches. Owns the map; asks the display when it is made, and never again.
class KeyboardMap {
 public:
  /// The keyboard of the display on which the program runs. None where a display has no keyboard, cannot be asked
  /// (offscreen, macOS) or tells nothing that is understood.
  static std::optional<KeyboardMap> ofDisplay();
  /// The keyboard that has these layouts by the names that xkeyboard-config gives them ("ru", "us,gr"); none where one
  /// is unknown.
  static std::optional<KeyboardMap> named(const char* layouts);

  /// Whether the display has told which layout is in use; otherwise it is the first until a key tells better.
  bool knowsLayout() const { return knows_; }
  /// What the key in this place (`QKeyEvent::nativeScanCode`) gives without Shift, in capitals; null where it gives no
  /// letter, mark of a script or digit.
  QChar capAt(quint32 place) const;
  /// Takes the layout in which the key in this place gives this letter, the one that is in use if it does. False if
  /// none does: the layout stays.
  bool turnTo(quint32 place, QChar letter);

 private:
  struct Freed {
    void operator()(xkb_keymap* map) const;
  };
  KeyboardMap(xkb_keymap* map, quint32 layout, bool knows) : map_(map), layout_(layout), knows_(knows) {}
  QChar capIn(quint32 layout, quint32 place) const;

  std::unique_ptr<xkb_keymap, Freed> map_;
  quint32 layout_;  ///< the one in use, counted from 0
  bool knows_;
};

}  // namespace playsheet
