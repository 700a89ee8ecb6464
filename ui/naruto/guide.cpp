// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_desk.h"

/// A match in which somebody says what comes next: a lesson.
namespace playsheet {

void NarutoDesk::setGuide(Guide guide) {
  guide_ = std::move(guide);
  refresh();
}

bool NarutoDesk::astray(PlayerId by, const Action& action) {
  return strays(guide_, match_, by, action, [&](const naruto::Refusal& refusal) {
    if (const CardId card = subjectOf(action); card != kNoCard) explain(card, refusal);
  });
}

}  // namespace playsheet
