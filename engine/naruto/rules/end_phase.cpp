// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/end_phase.h"

#include <algorithm>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/duration.h"
#include "engine/naruto/rules/skipping.h"

namespace naruto {

namespace {

/// N-END-04, as texts change it.
int hand_limit(const Position& position, PlayerId player) {
  int limit = position.edition.hand_limit;
  int added = 0;
  for_each_rule_on<HandSize>(position, player, [&](const HandSize& rule, const RuleSource& source) {
    if (rule.set) limit = amount_of(position, rule, source, 1);
    added += amount_of(position, rule, source, 0);
  });
  return std::max(0, limit + added);
}

}  // namespace

/// Of the active player alone (N-END-03), and before the effects of the end, which may draw (N-END-08).
bool ask_hand_adjustment(Change& change) {
  const PlayerId active = change.state().active;
  const int over = static_cast<int>(change.state()[active].hand.size()) - hand_limit(change.position(), active);
  if (over <= 0) return false;
  change.ask(ChoiceKind::hand_adjustment, active, static_cast<std::size_t>(over), static_cast<std::size_t>(over));
  return true;
}

void move_marker(Change& change) {
  if (change.state().extra_turn && !change.edition().extra_turn_moves_marker) return;  // N-TURN-07, A-96
  const PlayerId active = change.state().active;
  if (find_rule_on<MarkerStays>(change.position(), active) != kNoCard) return;
  set_marker(change, active, change.state()[active].marker + 1);
}

void set_marker(Change& change, PlayerId player, int value) {
  value = std::clamp(value, 0, change.edition().marker_cap);  // N-MARK-03, N-MARK-05
  if (value != change.state()[player].marker) change.emit(MarkerMoved{player, static_cast<std::uint8_t>(value)});
}

void end_effects(Change& change) {
  if (!change.edition().this_turn_outlasts_end_effects) end_turn_effects(change);
  Happened facts;
  facts.what = Happening::turn_ends;
  facts.player = change.state().active;
  happened(change, facts);
}

void change_turn(Change& change) {
  end_turn_effects(change);
  const NextTurn next = next_turn(change);
  change.emit(TurnBegan{next.player, static_cast<std::uint16_t>(change.state().turn + 1), next.extra});
}

}  // namespace naruto
