// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/teams.h"

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {

Step after_organization(const GameState& state) { return state.turn == 1 ? Step::victory_check : Step::battle_begin; }

void dissolve_teams(Change& change, PlayerId player) {
  for (const CardId card : change.state()[player].village) {
    const Position position = change.position();
    // During the battle phase only Ninja on stand-by can be regrouped (N-ORG-13).
    if (!position.is(card, CardType::ninja) || battle_place(position, card).battle >= 0) continue;
    if (position[card].left_out || team_size(position, position[card].team) > 1)
      change.emit(TeamChanged{card, kNoTeam});
  }
}

Refusal check_join(const Position& position, CardId ninja, CardId with, PlayerId player) {
  for (const CardId card : {ninja, with})
    if (card >= position.state.card_count || !position.in_play(card) || position[card].controller != player ||
        !position.is(card, CardType::ninja))
      return {.code = RefusalCode::own_ninja_only, .rule = "N-ORG-02", .card = card};
  for (const CardId card : {ninja, with})
    if (battle_place(position, card).battle >= 0)
      return {.code = RefusalCode::team_already_sent, .rule = "N-ORG-13", .card = card};
  if (position[ninja].left_out || position[with].left_out)
    return {
        .code = RefusalCode::left_out_of_teams, .rule = "N-ORG-04", .card = position[ninja].left_out ? ninja : with};
  if (ninja == with || team_size(position, position[ninja].team) > 1)
    return {.code = RefusalCode::not_alone, .rule = "N-ORG-02", .card = ninja};
  if (team_size(position, position[with].team) >= position.edition.max_team)
    return {.code = RefusalCode::team_full, .rule = "N-ORG-03", .card = with, .need = position.edition.max_team};
  return {};
}

Refusal check_leave_out(const Position& position, CardId ninja, PlayerId player) {
  if (ninja >= position.state.card_count || !position.in_play(ninja) || position[ninja].controller != player ||
      !position.is(ninja, CardType::ninja))
    return {.code = RefusalCode::own_ninja_only, .rule = "N-ORG-02", .card = ninja};
  if (position.edition.all_must_join) return {.code = RefusalCode::must_join, .rule = "N-ORG-04", .card = ninja};
  if (position[ninja].left_out || team_size(position, position[ninja].team) > 1)
    return {.code = RefusalCode::not_alone, .rule = "N-ORG-04", .card = ninja};
  return {};
}

void leave_out(Change& change, CardId ninja) { change.emit(LeftOut{ninja}); }

void add_to_team(Change& change, CardId ninja, CardId with) {
  const Position position = change.position();
  if (!position.in_play(ninja) || !position.in_play(with) || ninja == with) return;
  if (position[ninja].controller != position[with].controller || position[ninja].team == position[with].team) return;
  change.emit(TeamChanged{ninja, position[with].team});
  drop_empty_teams(change);
}

void join(Change& change, CardId ninja, CardId with) { change.emit(TeamChanged{ninja, change.position()[with].team}); }

bool anything_to_organize(const Position& position, PlayerId player) {
  int standby = 0;
  for (const CardId card : position[player].village)
    standby += position.is(card, CardType::ninja) && battle_place(position, card).battle < 0 ? 1 : 0;
  return standby > (position.edition.all_must_join ? 1 : 0);
}

}  // namespace naruto
