// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "ui/wording/english.h"
#include "ui/wording/repeats.h"

/// English: what is said twice in one sentence once its parts stand side by side.
namespace playsheet::wording {

std::string English::polished(std::string text) {
  constexpr std::array kRepeats{
      Repeat{", if this Ninja is fighting ", ", if it is fighting ", "hen this Ninja "},
      Repeat{" that of this Ninja’s team", " that of its own team", " fighting a team "},
      Repeat{", this Ninja can use ", ", it can use ", "hen this Ninja "},
      Repeat{" fighting this Ninja", " fighting it", "his Ninja "},
  };
  for (const Repeat& repeat : kRepeats) say_once(text, repeat);
  return text;
}

}  // namespace playsheet::wording
