// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/public_facts.h"

#include <algorithm>

#include "engine/naruto/rules/chakra.h"
#include "engine/naruto/rules/effect_use.h"
#include "engine/naruto/rules/mission.h"
#include "engine/naruto/rules/open_windows.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/strategic.h"

namespace naruto {
namespace {

/// A card that everybody sees has a text that could be used now; which cards of the hand could pay for it is not asked.
bool effect_usable_publicly(const Position& position, PlayerId player) {
  const OpenWindows open_now(position, player);
  if (open_now.none()) return false;
  const auto usable = [&](CardId card) {
    if (!open_now.may_suit(position, card)) return false;
    bool any = false;
    for_each_paragraph(position, card, [&](std::size_t number, const Paragraph& paragraph) {
      if (any || !position.cards[paragraph.definition].has_activated) return;
      any = !check_effect(position, card, number, player, PriceSeen::in_public);
    });
    return any;
  };
  const PlayerState& own = position[player];
  const PlayerState& other = position[table::other(player)];
  for (const Pile* open : {&own.village, &other.village})
    if (std::any_of(open->begin(), open->end(), usable)) return true;
  for (const Zone zone : {Zone::chakra, Zone::discard}) {
    const Pile& open = *pile_of(own, zone);
    if (any_activated_in(position, zone) && std::any_of(open.begin(), open.end(), usable)) return true;
  }
  return hand_text_thinkable(position, player);
}

/// A text in force changes costs of this kind: what is printed tells no longer what an answer costs (N-COST-10).
template <class R>
bool costs_change(const Position& position) {
  bool any = false;
  for_each_rule<R>(position, [&](const R&, const RuleSource&) { any = true; });
  return any;
}

/// The least that a Mission of this kind could ask of the marker or the strategic power, and of the hand.
bool mission_thinkable(const Position& position, PlayerId player, const std::optional<LeastMission>& least) {
  const PlayerState& state = position[player];
  if (!least || state.hand.empty()) return false;
  const bool strategic = position.edition.strategic_missions;
  const int asked = strategic ? least->strategic_value : least->entrance_cost;
  const int have = strategic ? strategic_power(position, player) : state.marker;
  const int hand = costs_change<ChangeHandCost>(position) ? 0 : least->hand_cost;
  return (have >= asked || costs_change<ChangeEntranceCost>(position)) && static_cast<int>(state.hand.size()) > hand;
}

bool counter_thinkable(const Position& position, PlayerId player) {
  return position[player].missions_used < position.edition.counters_per_opposing_turn &&
         mission_thinkable(position, player, position.answers.counter);
}

/// The least chakra that a Jutsu could ask for.
bool jutsu_thinkable(const Position& position, PlayerId player) {
  const PlayerState& state = position[player];
  const bool somebody = std::any_of(state.village.begin(), state.village.end(),
                                    [&](CardId card) { return battle_place(position, card).battle >= 0; });
  if (!somebody || (state.hand.empty() && !anything_playable(position, player))) return false;
  return static_cast<int>(state.chakra.size()) >= position.answers.jutsu_cost ||
         costs_change<ChangeJutsuCost>(position) || costs_change<FreeUse>(position);
}

}  // namespace

bool can_use_effect_publicly(const Position& position, PlayerId player) {
  return effect_usable_publicly(position, player);
}

bool can_counter_publicly(const Position& position, PlayerId player) {
  return counter_thinkable(position, player) || effect_usable_publicly(position, player);
}

bool can_answer_publicly(const Position& position, PlayerId player) {
  if (position.state.chain.full()) return false;
  if (position.state.step == Step::end_effects) return effect_usable_publicly(position, player);
  if (position.state.step == Step::exchange && position.state.chain.empty() && !position[player].hand.empty() &&
      may_charge_in_exchange(position, player))
    return true;
  if (position.state.step == Step::exchange)
    return jutsu_thinkable(position, player) || effect_usable_publicly(position, player);
  if (player != position.state.active) return can_counter_publicly(position, player);
  // In their own mission phase a player answers with effects, and a Counter with a Mission as well.
  return effect_usable_publicly(position, player) || can_answer_with_mission_publicly(position, player);
}

bool can_answer_with_mission_publicly(const Position& position, PlayerId player) {
  if (!counter_can_be_answered(position, player)) return false;
  if (mission_thinkable(position, player, position.answers.answer)) return true;
  return position.edition.missions_on_chain &&
         position[player].missions_used < play_limit(position, player, CardType::mission) &&
         mission_thinkable(position, player, position.answers.mission);
}

}  // namespace naruto
