// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/mission.h"

#include <algorithm>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/coins.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/play_rules.h"
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
  const int limit =
      own_turn ? play_limit(position, player, CardType::mission) : position.edition.counters_per_opposing_turn;
  if (position[player].missions_used >= limit && !outside_turn_limit(position, card))
    return {.code = own_turn ? RefusalCode::mission_limit : RefusalCode::counter_limit,
            .rule = own_turn ? "N-MISS-02" : "N-CTR-03",
            .need = limit,
            .have = position[player].missions_used,
            .fix = Fix::next_turn};
  return {};
}

/// What it does counts as the Ninja of the turn, and that one is there already (N-DEPLOY-02).
Refusal check_deployment(const Position& position, CardId card, PlayerId player) {
  const auto& effects = position.definition(card).effects;
  const bool deploys = std::any_of(effects.begin(), effects.end(), [](const Effect* effect) {
    const auto* play = std::get_if<PutIntoPlay>(&effect->node);
    return play != nullptr && play->counts_as_deployment;
  });
  const int limit = play_limit(position, player, CardType::ninja);
  if (!deploys || position[player].ninja_deployed < limit) return {};
  return {.code = RefusalCode::ninja_limit, .rule = "N-DEPLOY-02", .need = limit, .fix = Fix::next_turn};
}

/// What the card itself says of when it can be used.
Refusal check_circumstances(const Position& position, CardId card, PlayerId player) {
  const auto& condition = position.definition(card).mission.playable_if;
  if (condition && !holds(position, *condition, use_context(position, card, player, 0, {})))
    return {.code = RefusalCode::condition_not_met, .rule = "N-MISS-06", .card = card};
  if (const Refusal refusal = check_deployment(position, card, player)) return refusal;
  return check_entry(position, card, player, Entry::any);
}

}  // namespace

bool counter_can_be_answered(const Position& position, PlayerId player) {
  const auto& chain = position.state.chain;
  if (player != position.state.active || chain.empty()) return false;
  const Link& last = chain.back();
  return last.kind == LinkKind::mission && last.context.controller != player &&
         position.cards[last.context.definition].mission.counter;
}

bool may_answer_counter(const Position& position, CardId card, PlayerId player) {
  const CardDefinition& definition = position.definition(card);
  return counter_can_be_answered(position, player) && !definition.mission.counter &&
         (position.edition.missions_on_chain || aims_at_chain(definition));
}

Refusal check_mission(const Position& position, CardId card, PlayerId player) {
  if (const Refusal refusal = check_timing(position, card, player)) return refusal;
  const CardId ban =
      find_rule_on<ForbidMission>(position, player, [&](const ForbidMission& rule, const RuleSource& by) {
        return !rule.which || fits_use(position, *rule.which, card, {}, by.context);
      });
  if (ban != kNoCard) return {.code = RefusalCode::forbidden, .rule = "N-GEN-02", .card = ban};
  if (const Refusal refusal = check_circumstances(position, card, player)) return refusal;
  if (position.state.chain.full()) return {.code = RefusalCode::chain_full, .rule = "N-LIM-01"};
  const Refusal requirement = position.edition.strategic_missions ? check_strategic_value(position, card, player)
                                                                  : check_entrance_cost(position, card, player);
  if (requirement) return requirement;
  Refusal refusal = check_hand_cost(position, card, player);
  if (refusal) {
    refusal.rule = "N-MISS-03";
    return refusal;
  }
  if (const Refusal further = check_further_payment(position, card, {}, player)) return further;
  return check_targets_exist(position, card, player, {});  // as of a Jutsu (N-TGT-06)
}

void use_mission(Change& change, CardId card, const Context& context) {
  const PlayerId player = context.controller;
  if (!outside_turn_limit(change.position(), card))
    change.emit(
        Counted{player, Counter::missions_used, static_cast<std::uint8_t>(change.state()[player].missions_used + 1)});
  change.emit(CardMoved{card, change.position()[card].zone, Zone::chain, player, false, Cause::use});
  add_link(change, Link{.kind = LinkKind::mission, .context = context});
  Happened facts;
  facts.what = Happening::mission_used;
  facts.who = card;
  facts.player = player;
  facts.by = agent_of(context);
  happened(change, facts);
  tell_targets(change, context);
}

void place_permanent(Change& change, const Context& context) {
  const MissionHeader& header = change.position().definition(context.source.card).mission;
  const CardId card = context.source.card;
  // Attached to an opposing card it lies in that village if its text says so (N-OWN-04, A-94).
  const bool follows = header.attach && (header.follows_controller || change.edition().attached_follows_host);
  PlayerId player = follows ? change.position()[context.targets[0].card].controller : context.controller;
  if (header.to_village_of && *header.to_village_of != Side::any) player = player_of(*header.to_village_of, context);
  player = village_for(change.position(), card, player);
  change.emit(CardMoved{card, Zone::chain, Zone::village, player, false, Cause::applied});
  if (header.permanence == Permanence::coins)
    // When it enters, which is when its link is applied (N-PERM-03).
    put_coins(change, card, CoinKind::permanent, evaluate(change.position(), header.coins, context), agent_of(context));
  if (header.attach) change.emit(Attached{card, context.targets[0].card});
  Happened facts;
  facts.what = Happening::enters_play;
  facts.who = card;
  facts.player = player;
  happened(change, facts);
}

namespace {

PendingTrigger last_coin_of(const Position& position, CardId card) {
  PendingTrigger trigger;
  trigger.list = kNoList;
  trigger.context.definition = position[card].definition;
  trigger.context.ability = kNoAbility;
  trigger.context.controller = position[card].controller;
  trigger.context.source = position.object(card);
  return trigger;
}

}  // namespace

void take_off_last_coin(Change& change, ObjectRef permanent) {
  const Position position = change.position();
  if (!position.alive(permanent)) return;
  const bool last = coins_on(position, permanent.card, CoinKind::permanent) == 1;
  for (std::size_t i = change.state().triggers.size(); last && i-- > 0;)
    if (change.state().triggers[i].context.source == permanent)
      change.emit(TriggerRemoved{static_cast<std::uint8_t>(i)});
  take_coins(change, permanent.card, CoinKind::permanent, 1);
}

void take_off_coins(Change& change, PlayerId player) {
  const bool last_waits = change.edition().coins_off == CoinsOff::with_beginning_effects;  // N-START-06
  for (std::size_t i = change.state()[player].village.size(); i-- > 0;) {
    const Pile& village = change.state()[player].village;
    if (i >= village.size()) continue;  // something else left with the one before
    const CardId card = village[i];
    const int coins = coins_on(change.position(), card, CoinKind::permanent);
    if (coins == 0) continue;
    if (coins > 1 || !last_waits || !push_or_tell(change, last_coin_of(change.position(), card)))
      take_coins(change, card, CoinKind::permanent, 1);
  }
}

}  // namespace naruto
