// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/deploy.h"

#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/names.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/sacrifice.h"

namespace naruto {

Refusal check_deploy(const Position& position, CardId card, PlayerId player) {
  if (position.definition(card).squad)  // never in a hand (N-SQUAD-11)
    return {.code = RefusalCode::not_in_hand, .rule = "N-SQUAD-11", .card = card};
  if (position.definition(card).platoon)
    return {.code = RefusalCode::platoon_needs_base, .rule = "N-PLAT-01", .card = card};
  const int limit = play_limit(position, player, CardType::ninja);
  if (position[player].ninja_deployed >= limit && !outside_turn_limit(position, card))
    return {.code = RefusalCode::ninja_limit,
            .rule = "N-DEPLOY-02",
            .need = limit,
            .have = position[player].ninja_deployed,
            .fix = Fix::next_turn};
  if (const Refusal refusal = check_entry(position, card, player, Entry::deploy)) return refusal;
  if (const Refusal refusal = check_entrance_cost(position, card, player)) return refusal;
  if (const Refusal refusal = check_sacrifice(position, card, player)) return refusal;
  const PlayerId village = village_for(position, card, player);
  const bool gives_up = !sacrifice_of(position, card, player).empty();  // ... and with it, perhaps, the name
  // Both names of a platoon in play count here (N-DEPLOY-04, N-PLAT-11).
  if (const CardId twin = same_name_in_play(position, card, village, kNoCard, Entry::deploy);
      twin != kNoCard && !gives_up)
    return {.code = RefusalCode::name_in_play, .rule = "N-NAME-04", .card = twin, .fix = Fix::remove_name};
  return check_hand_cost(position, card, player);
}

void deploy(Change& change, CardId card, PlayerId player) {
  if (!outside_turn_limit(change.position(), card))
    change.emit(
        Counted{player, Counter::ninja_deployed, static_cast<std::uint8_t>(change.state()[player].ninja_deployed + 1)});
  enter_play(change, card, village_for(change.position(), card, player), Entry::deploy, Cause::deploy);
}

}  // namespace naruto
