// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_desk.h"

/// A match of Gormiti in which somebody says what comes next: a lesson.
namespace playsheet {

void GormitiDesk::setGuide(Guide guide) {
  guide_ = std::move(guide);
  refresh();
}

/// Another decision than the guide wants: what is against the rules is refused as ever.
bool GormitiDesk::astray(PlayerId by, const gormiti::Action& action) {
  if (guide_(action)) return false;
  gormiti::Match trial = match_;
  if (const gormiti::Refusal refusal = trial.act(by, action)) {
    if (const gormiti::CardId card = subjectOf(action); card != gormiti::kNoCard) explain(card, refusal);
    return true;
  }
  clearSelection();
  emit strayed();
  return true;
}

}  // namespace playsheet
