// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/start_phase.h"

#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/draw.h"
#include "engine/naruto/rules/mission.h"

namespace naruto {

void begin_turn(Change& change) {
  change.emit(TurnMarksReset{});
  change.emit(PriorityMoved{change.state().active, 0});
  take_off_coins(change, change.state().active);
}

void begin_effects(Change& change) {
  Happened facts;
  facts.what = Happening::turn_begins;
  facts.player = change.state().active;
  happened(change, facts);
}

void draw_step(Change& change) {
  const PlayerId active = change.state().active;
  if (change.state().turn != 1 || !change.edition().first_draw_skipped) draw_cards(change, active, 1);
  Happened facts;
  facts.what = Happening::draw_step_ends;
  facts.player = active;
  happened(change, facts);
}

}  // namespace naruto
