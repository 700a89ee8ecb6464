// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/platoon.h"

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/names.h"
#include "engine/naruto/rules/play_rules.h"

namespace naruto {

/// When the base came into play does not matter (N-PLAT-09).
Refusal check_platoon(const Position& position, CardId card, CardId base, PlayerId player) {
  if (!position.in_play(base) || position[base].controller != player || !position.is(base, CardType::ninja))
    return {.code = RefusalCode::own_ninja_only, .rule = "N-PLAT-01", .card = base};
  const CardDefinition& platoon = position.definition(card);
  const CardDefinition& host = position.definition(base);
  if (!share_name(position, card, base))
    return {.code = RefusalCode::base_name, .rule = "N-PLAT-01", .card = base, .fix = Fix::choose_other};
  if (host.platoon && (!position.edition.platoon_over_platoon || host.name == platoon.name))
    return {.code = RefusalCode::same_platoon, .rule = "N-PLAT-08", .card = base};
  if (host.squad && (!position.edition.squad_may_be_base || host.name == platoon.name))
    return {.code = RefusalCode::same_platoon, .rule = "N-SQUAD-13", .card = base};
  if (const Refusal refusal = check_entry(position, card, player, Entry::platoon)) return refusal;
  if (position.edition.platoon_entrance_cost)
    if (const Refusal refusal = check_entrance_cost(position, card, player, "N-PLAT-03")) return refusal;
  if (const CardId twin = same_name_in_play(position, card, player, base, Entry::platoon);
      twin != kNoCard)  // N-PLAT-07
    return {.code = RefusalCode::name_in_play, .rule = "N-PLAT-07", .card = twin, .fix = Fix::remove_name};
  Refusal refusal = check_hand_cost(position, card, player);
  if (refusal) refusal.rule = "N-PLAT-04";
  return refusal;
}

/// Not counted as the Ninja of the turn (N-PLAT-05).
void play_platoon(Change& change, CardId card, CardId base, PlayerId player) {
  const Base upon{base, coins_on(change.position(), base, CoinKind::growth)};
  move_card(change, base, Zone::chakra, Cause::platoon);  // N-PLAT-02; health and coins are lost (N-PLAT-06)
  enter_play(change, card, player, Entry::platoon, Cause::platoon, {}, false, upon);
}

}  // namespace naruto
