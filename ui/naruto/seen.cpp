// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/seen.h"

namespace playsheet {

using naruto::Step;

int phaseOf(Step step) {
  switch (step) {
    case Step::toss:
    case Step::choose_starter:
    case Step::deal:
    case Step::change_hand:
      return -1;
    case Step::turn_start:
    case Step::begin_effects:
    case Step::begin_triggers:
    case Step::draw:
      return 0;
    case Step::mission:
    case Step::mission_window:
    case Step::mission_close:
      return 1;
    case Step::organize_start:
    case Step::organize:
      return 2;
    case Step::battle_begin:
    case Step::attack:
    case Step::block:
    case Step::exchange:
    case Step::showdown:
    case Step::after_showdown:
    case Step::return_:
    case Step::battle_end:
      return 3;
    default:
      return 4;
  }
}

bool isPad(naruto::ChoiceKind kind) {
  using naruto::ChoiceKind;
  return kind == ChoiceKind::counter_window || kind == ChoiceKind::exchange || kind == ChoiceKind::answer;
}

}  // namespace playsheet
