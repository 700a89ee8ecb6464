// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_desk.h"

/// A match of Gormiti in which somebody says what comes next: a lesson.
namespace playsheet {

void GormitiDesk::setGuide(Guide guide) {
  guide_ = std::move(guide);
  refresh();
}

bool GormitiDesk::astray(PlayerId by, const gormiti::Action& action) {
  return strays(guide_, match_, by, action, [&](const gormiti::Refusal& refusal) {
    if (const gormiti::CardId card = subjectOf(action); card != gormiti::kNoCard) explain(card, refusal);
  });
}

}  // namespace playsheet
