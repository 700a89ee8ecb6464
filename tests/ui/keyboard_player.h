// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPointer>
#include <random>

#include "tests/ui/match_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/choices/name_picker.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

/// Somebody who has no mouse: plays by key presses alone, at random among what the keys lead to.
namespace playsheet::testing {

class KeyboardPlayer {
 public:
  KeyboardPlayer(Shell& window, std::uint64_t seed) : window_(window), random_(static_cast<unsigned>(seed)) {}

  /// A few presses, as whoever is asked would make them.
  void act() {
    MatchTable& table = *window_.table();
    GameDesk& match = *table.desk();
    const PlayerId player = match.prompt().player;
    if (!table.isVisible()) return press(Qt::Key_Escape);  // a rule was opened
    if (match.secrecy().curtain()) return hold(player), letGo(player);
    // Not Space: it belongs to a button that has the ring.
    if (match.still()) return press(player == PlayerId::south ? Qt::Key_D : Qt::Key_K);
    if (table.names()->isVisible()) return chooseName();
    if (match.padAsked() && chance(3)) return press(player == PlayerId::south ? Qt::Key_D : Qt::Key_K);
    if (match.padAsked() && match.secrecy().atPad()) return press(player == PlayerId::south ? Qt::Key_F : Qt::Key_J);
    if (table.bar()->find(CommandKind::ActAnyway)) return press(chance(2) ? Qt::Key_X : Qt::Key_Return);
    if (table.choices()->count() > 0) return press(Qt::Key(Qt::Key_1 + below(table.choices()->count())));
    const bool holds = match.secrecy().canShow();
    if (holds) hold(player);
    choose();
    if (holds) letGo(player);
  }

  int below(int end) { return static_cast<int>(random_() % static_cast<unsigned>(std::max(1, end))); }
  bool chance(int of) { return below(of) == 0; }

  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(target(), key, modifiers); }

 private:
  QWidget* target() const {
    QWidget* focused = window_.focusWidget();
    return focused ? focused : window_.table()->sheet();
  }
  static Qt::Key own(PlayerId player) { return player == PlayerId::south ? Qt::Key_S : Qt::Key_L; }
  void hold(PlayerId player) { QTest::keyPress(target(), own(player)); }
  void letGo(PlayerId player) { QTest::keyRelease(target(), own(player)); }

  void choose() {
    switch (below(10)) {
      case 0:
        press(Qt::Key(Qt::Key_1 + below(7)));
        return press(Qt::Key_Return);
      case 1:
        press(Qt::Key(Qt::Key_1 + below(7)));
        return press(Qt::Key_C);
      case 2:
        for (int i = below(6); i >= 0; --i) press(Qt::Key_Tab, chance(4) ? Qt::ShiftModifier : Qt::NoModifier);
        return press(Qt::Key_Return);
      case 3:
        for (int i = below(4); i >= 0; --i) press(Qt::Key(Qt::Key_Left + below(4)));
        return press(Qt::Key_Return);
      case 4:
        return press(Qt::Key_X);
      case 5:
      case 6:
        return press(Qt::Key_Space);
      default:
        for (int i = below(3); i >= 0; --i) press(Qt::Key_N, chance(4) ? Qt::ShiftModifier : Qt::NoModifier);
        press(Qt::Key_Return);
        if (chance(2)) press(Qt::Key_Return);
        return;
    }
  }

  void chooseName() {
    QLineEdit* line = window_.table()->names()->line();
    for (int i = below(5); i > 0; --i) QTest::keyClick(line, Qt::Key_Down);
    QTest::keyClick(line, Qt::Key_Return);
  }

  Shell& window_;
  std::minstd_rand random_;
};

}  // namespace playsheet::testing
