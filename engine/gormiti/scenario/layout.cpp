// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/scenario/layout.h"

#include "engine/gormiti/effects/field.h"
#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/events/change.h"

namespace gormiti::scenario {

GameState empty_position(Mode mode, int turn) {
  GameState state;
  state.mode = mode;
  state.step = Step::main1;
  state.turn = static_cast<std::uint16_t>(turn);
  state.active = turn % 2 != 0 ? PlayerId::south : PlayerId::north;
  for (std::size_t i = 0; i < state.luck.size(); ++i) state.luck[i] = table::RandomStream(7, i + 1);
  state.question = {QuestionKind::strategic, state.active, 0};
  return state;
}

void lay_card(GameState& state, const Rulebook& rules, CardId card, DefinitionId definition, PlayerId owner, Zone zone,
              CardId on) {
  state.cards[card].definition = definition;
  state.cards[card].owner = owner;
  CardMoved moved{.card = card, .to = zone, .on = on};
  if (zone == Zone::fighters) moved.place = free_zone({state, rules}, owner);
  if (zone == Zone::weapons || zone == Zone::arenas)
    moved.place = static_cast<std::uint8_t>(state[owner].weapons.size() + state[owner].arenas.size() + 1);
  apply_event(state, moved);
  state.cards[card].entered_this_turn = false;
  state.moved = false;
  if (is_field(zone)) state.cards[card].duration = static_cast<std::uint8_t>((*rules.cards)[definition].duration);
}

CardId lay_token(GameState& state, const Rulebook& rules, DefinitionId definition, PlayerId owner) {
  CardId at = 2 * kMaxOwned;
  while (state.cards[at].zone != Zone::nowhere) ++at;
  apply_event(state, TokenEntered{at, definition, owner, free_zone({state, rules}, owner)});
  state.cards[at].entered_this_turn = false;
  state.moved = false;
  return at;
}

void set_hp(GameState& state, const Rulebook& rules, CardId card, int hp) {
  state.cards[card].damage =
      static_cast<std::int16_t>(state.cards[card].damage + current_hp({state, rules}, card) - hp);
}

}  // namespace gormiti::scenario
