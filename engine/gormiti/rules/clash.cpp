// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/clash.h"

#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/rules/check.h"
#include "engine/gormiti/rules/lasting.h"

namespace gormiti {
namespace {

/// Those of the two Fighters that are still there, the attacker first.
FixedVector<Happening, 2> fighters_there(const GameState& state) {
  const Clash& clash = state.clash;
  FixedVector<Happening, 2> out;
  if (state.on_field(clash.attacker))
    out.push_back({.card = clash.attacker.card, .role = Role::attacker, .destroyed_other = clash.defender_destroyed});
  if (state.on_field(clash.defender))
    out.push_back({.card = clash.defender.card, .role = Role::defender, .destroyed_other = clash.attacker_destroyed});
  return out;
}

void trigger(Change& change, EventKind event) {
  const auto happenings = fighters_there(change.state());
  add(change, triggered_by(change.position(), event, std::span(happenings.begin(), happenings.size())));
}

}  // namespace

bool both_there(const GameState& state) {
  return state.on_field(state.clash.attacker) && state.on_field(state.clash.defender);
}

ObjectRef own_fighter(const GameState& state, PlayerId player) {
  return player == state.active ? state.clash.attacker : state.clash.defender;
}

void join_clash(Change& change, CardId defender) {
  change.emit(ClashJoined{defender});
  trigger(change, EventKind::battle_joined);
}

void clash_damage(Change& change) {
  const CardId attacker = change.state().clash.attacker.card;
  const CardId defender = change.state().clash.defender.card;
  const std::array hits{Hit{attacker, atk(change.position(), defender)},
                        Hit{defender, atk(change.position(), attacker)}};
  OneStep step(change);
  step.end(deal(change, hits, DamageCause::battle));  // who has no HP left is destroyed (G-516)
}

void end_clash(Change& change) {
  OneStep step(change);
  const FixedVector<CardId, kMaxMoves> moves = change.state().clash.moves;
  for (const CardId card : moves) change.emit(CardMoved{.card = card, .to = Zone::discard});  // G-517, G-525
  end_lasting(change, EndKind::clash);  // what Moves have changed (G-523); damage stays (G-518)
  step.end();
  if (!change.state().over()) trigger(change, EventKind::battle_result);
}

bool moves_forbidden(const Position& position, PlayerId player) {
  bool found = false;
  for_each_static<ForbidMoveRule>(position, [&](const ForbidMoveRule& rule, const Context& context) {
    if (position.state[context.source.card].owner == player) return;
    for (const ObjectRef fighter : {position.state.clash.attacker, position.state.clash.defender})
      found = found || is_about(position, rule.fighter, fighter.card, context);
  });
  return found;
}

int moves_played(const GameState& state, PlayerId player) {
  return player == state.active ? state.clash.attacker_moves
                                : static_cast<int>(state.clash.moves.size()) - state.clash.attacker_moves;
}

Refusal check_move(const Position& position, PlayerId player, CardId card) {
  const CardDefinition& definition = position.definition(card);
  const Context context = context_of(position.state, card);
  if (definition.type != CardType::move) return {RefusalCode::wrong_type, "G-512", card};
  if (moves_forbidden(position, player)) return {RefusalCode::move_forbidden, "G-534", card};
  if (moves_played(position.state, player) >= position.options.moves_per_side)
    return {RefusalCode::move_limit, "G-522", card};
  const Role side = player == position.state.active ? Role::attacker : Role::defender;
  if (definition.side != Role::any && definition.side != side) return {RefusalCode::wrong_side, "G-535", card};
  const CardId user = own_fighter(position.state, player).card;
  if (definition.needs && !fits(position, *definition.needs, user, context))
    return {RefusalCode::move_unfit, "G-521", card};
  if (!holds(position, definition.playable_if, context)) return {RefusalCode::condition, "G-427", card};
  return {};
}

CardId move_to_resolve(const GameState& state) {
  const Clash& clash = state.clash;
  const std::size_t of_defender = clash.moves.size() - clash.attacker_moves;
  return clash.resolved < of_defender ? clash.moves[clash.attacker_moves + std::size_t{clash.resolved}]
                                      : clash.moves[clash.resolved - of_defender];
}

}  // namespace gormiti
