// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_desk.h"

/// A match in which somebody says what comes next: a lesson.
namespace playsheet {

void NarutoDesk::setGuide(Guide guide) {
  guide_ = std::move(guide);
  refresh();
}

/// Another decision than the guide wants: what is against the rules is refused as ever.
bool NarutoDesk::astray(PlayerId by, const Action& action) {
  if (guide_(action)) return false;
  naruto::Match trial = match_;
  if (const naruto::Refusal refusal = trial.act(by, action)) {
    if (const CardId card = subjectOf(action); card != kNoCard) explain(card, refusal);
    return true;
  }
  clearSelection();
  emit strayed();
  return true;
}

}  // namespace playsheet
