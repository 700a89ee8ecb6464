// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/teams.h"

#include "engine/naruto/effects/values.h"

namespace naruto {

void dissolve_teams(Change& change, PlayerId player) {
  for (const CardId card : change.state()[player].village) {
    const Position position = change.position();
    if (position.is(card, CardType::ninja) && team_size(position, position[card].team) > 1)
      change.emit(TeamChanged{card, kNoTeam});
  }
}

Refusal check_join(const Position& position, CardId ninja, CardId with, PlayerId player) {
  for (const CardId card : {ninja, with})
    if (card >= position.state.card_count || !position.in_play(card) || position[card].controller != player ||
        !position.is(card, CardType::ninja))
      return {.code = RefusalCode::own_ninja_only, .rule = "N-ORG-02", .card = card};
  if (ninja == with || team_size(position, position[ninja].team) > 1)
    return {.code = RefusalCode::not_alone, .rule = "N-ORG-02", .card = ninja};
  if (team_size(position, position[with].team) >= position.edition.max_team)
    return {.code = RefusalCode::team_full, .rule = "N-ORG-03", .card = with, .need = position.edition.max_team};
  return {};
}

void join(Change& change, CardId ninja, CardId with) { change.emit(TeamChanged{ninja, change.position()[with].team}); }

int ninja_in_play(const Position& position, PlayerId player) {
  int n = 0;
  for (const CardId card : position[player].village) n += position.is(card, CardType::ninja) ? 1 : 0;
  return n;
}

}  // namespace naruto
