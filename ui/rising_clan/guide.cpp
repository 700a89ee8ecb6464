// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_seats.h"

/// A match of Rising Clan in which somebody says what comes next: a lesson.
namespace playsheet {

using namespace rising_clan;

namespace {

/// The match as `strays` tries it: players are seats of it.
struct Trial {
  Match match;
  Refusal act(PlayerId by, const Action& action) { return match.act(seatOf(by), action); }
};

}  // namespace

void RisingDesk::setGuide(Guide guide) {
  guide_ = std::move(guide);
  refresh();
}

bool RisingDesk::astray(PlayerId by, const Action& action) {
  return strays(guide_, Trial{match_}, by, action, [&](const Refusal& refusal) {
    if (const CardId card = subjectOf(action); card != kNoCard) explain(card, refusal);
  });
}

}  // namespace playsheet
