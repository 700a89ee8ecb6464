// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/start_phase.h"

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/draw.h"
#include "engine/naruto/rules/mission.h"
#include "engine/naruto/rules/skipping.h"

namespace naruto {

void begin_turn(Change& change) {
  change.emit(TurnMarksReset{});
  change.emit(PriorityMoved{change.state().active, 0});
  if (change.edition().coins_off == CoinsOff::before_everything) take_off_coins(change, change.state().active);
}

void begin_effects(Change& change) {
  // Leaving out the draw does not leave these out (N-START-05), unless agreed otherwise.
  if (change.state().turn > 1 || change.edition().first_turn_beginning_effects) {
    Happened facts;
    facts.what = Happening::turn_begins;
    facts.player = change.state().active;
    happened(change, facts);
  }
  if (change.edition().coins_off == CoinsOff::with_beginning_effects) take_off_coins(change, change.state().active);
}

void draw_step(Change& change) {
  const PlayerId active = change.state().active;
  if (change.state().turn == 1 && change.edition().first_draw_skipped) return;
  if (is_left_out(change, active, Skipped::draw)) return;
  Happened facts;
  facts.what = Happening::draw_step_ends;
  facts.player = active;
  if (find_rule_on<NoDraw>(change.position(), active) == kNoCard) {
    if (!change.state()[active].deck.empty()) facts.who = change.state()[active].deck.back();
    draw_cards(change, active, 1);  // N-START-01
  }
  happened(change, facts);
}

}  // namespace naruto
