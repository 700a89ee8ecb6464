// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/client.h"

#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/names.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/sacrifice.h"

namespace naruto {

CardId client_in_village(const Position& position, PlayerId player) {
  for (const CardId card : position[player].village)
    if (position.is(card, CardType::client)) return card;
  return kNoCard;
}

Refusal check_client(const Position& position, CardId card, PlayerId player) {
  if (const int limit = play_limit(position, player, CardType::client); position[player].clients_deployed >= limit)
    return {.code = RefusalCode::client_limit,
            .rule = "N-CLI-02",
            .need = limit,
            .have = position[player].clients_deployed,
            .fix = Fix::next_turn};
  if (const Refusal refusal = check_entry(position, card, player, Entry::deploy)) return refusal;
  const PlayerId village = village_for(position, card, player);
  if (const CardId there = client_in_village(position, village); there != kNoCard)
    return {.code = RefusalCode::client_present, .rule = "N-CLI-03", .card = there};
  if (name_of_client_taken(position, card, village))
    return {.code = RefusalCode::name_in_play, .rule = "N-NAME-06", .card = card, .fix = Fix::remove_name};
  if (const Refusal refusal = check_entrance_cost(position, card, player)) return refusal;
  if (const Refusal refusal = check_sacrifice(position, card, player)) return refusal;
  Refusal refusal = check_hand_cost(position, card, player);
  if (refusal) refusal.rule = "N-CLI-05";
  return refusal;
}

void deploy_client(Change& change, CardId card, PlayerId player) {
  change.emit(Counted{player, Counter::clients_deployed,
                      static_cast<std::uint8_t>(change.state()[player].clients_deployed + 1)});
  enter_play(change, card, village_for(change.position(), card, player), Entry::deploy, Cause::deploy);
}

}  // namespace naruto
