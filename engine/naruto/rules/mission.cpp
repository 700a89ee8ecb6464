// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/mission.h"

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/strategic.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

Refusal check_timing(const Position& position, CardId card, PlayerId player) {
  const bool own_turn = position.state.active == player;
  const bool counter = position.definition(card).mission.counter;
  if (own_turn && counter) return {.code = RefusalCode::counter_own_turn, .rule = "N-CTR-04", .card = card};
  if (!own_turn && !counter)
    return {.code = RefusalCode::only_counters, .rule = "N-MISS-01", .card = card, .fix = Fix::next_turn};
  const int limit = own_turn ? position.edition.missions_per_turn : position.edition.counters_per_opposing_turn;
  if (position[player].missions_used >= limit)
    return {.code = own_turn ? RefusalCode::mission_limit : RefusalCode::counter_limit,
            .rule = own_turn ? "N-MISS-02" : "N-CTR-03",
            .need = limit,
            .fix = Fix::next_turn};
  return {};
}

}  // namespace

Refusal check_mission(const Position& position, CardId card, PlayerId player) {
  if (const Refusal refusal = check_timing(position, card, player)) return refusal;
  if (position.state.chain.full()) return {.code = RefusalCode::chain_full, .rule = "N-CHAIN-02"};
  const Refusal requirement = position.edition.strategic_missions ? check_strategic_value(position, card, player)
                                                                  : check_entrance_cost(position, card, player);
  if (requirement) return requirement;
  Refusal refusal = check_hand_cost(position, card, player);
  if (refusal) {
    refusal.rule = "N-MISS-03";
    return refusal;
  }
  if (const Refusal further = check_further_payment(position, card, {}, player)) return further;
  return check_targets_exist(position, card, player, {});
}

void use_mission(Change& change, CardId card, const Context& context) {
  const PlayerId player = context.controller;
  change.emit(
      Counted{player, Counter::missions_used, static_cast<std::uint8_t>(change.state()[player].missions_used + 1)});
  change.emit(CardMoved{card, Zone::hand, Zone::chain, player, false, Cause::use});
  add_link(change, {LinkKind::mission, false, context});
}

void place_permanent(Change& change, const Context& context) {
  const MissionHeader& header = change.position().definition(context.source.card).mission;
  const CardId card = context.source.card;
  // Attached to an opposing card it lies in that village if its text says so (N-OWN-04, A-94).
  const bool follows = header.attach && (header.follows_controller || change.edition().attached_follows_host);
  const PlayerId player = follows ? change.position()[context.targets[0].card].controller : context.controller;
  change.emit(CardMoved{card, Zone::chain, Zone::village, player, false, Cause::applied});
  if (header.permanence == Permanence::coins)
    change.emit(CoinsChanged{card, CoinKind::permanent, static_cast<std::int8_t>(header.coins)});
  if (header.attach) change.emit(Attached{card, context.targets[0].card});
}

void take_off_coins(Change& change, PlayerId player) {
  for (std::size_t i = change.state()[player].village.size(); i-- > 0;) {
    const Pile& village = change.state()[player].village;
    if (i >= village.size()) continue;  // something else left with the one before
    const CardId card = village[i];
    if (coins_on(change.position(), card, CoinKind::permanent) == 0) continue;
    change.emit(CoinsChanged{card, CoinKind::permanent, -1});
    if (coins_on(change.position(), card, CoinKind::permanent) == 0)
      move_card(change, card, Zone::chakra, Cause::coins_gone);
  }
}

}  // namespace naruto
