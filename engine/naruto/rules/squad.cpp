// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/squad.h"

#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/names.h"
#include "engine/naruto/rules/play_rules.h"

namespace naruto {
namespace {

/// Which component names of the squad a set of Ninja has, and which one Ninja has: bits in the order of `names`, the
/// complete name (the first one) left out.
using Names = std::uint32_t;

Names supplied_by(const Position& position, CardId squad, CardId ninja) {
  const CardDefinition& definition = position.definition(squad);
  Names bits = 0;
  for (std::size_t i = 1; i < definition.names.size(); ++i)
    if (bears_name(position, ninja, definition.names[i])) bits |= Names{1} << i;
  return bits;
}

Names needed(const Position& position, CardId squad) {
  Names bits = 0;
  for (std::size_t i = 1; i < position.definition(squad).names.size(); ++i) bits |= Names{1} << i;
  return bits;
}

/// N-SQUAD-05; a platoon of that name is no squad.
bool is_same_squad(const Position& position, CardId squad, CardId ninja) {
  return position.definition(ninja).squad && position.definition(ninja).name == position.definition(squad).name;
}

/// The squad of that name that the player has in play: it is no component, and it would have to go (N-NAME-04).
CardId same_squad_of(const Position& position, CardId squad, PlayerId player) {
  const Pile& village = position[player].village;
  const auto* twin =
      std::find_if(village.begin(), village.end(), [&](CardId ninja) { return is_same_squad(position, squad, ninja); });
  return twin == village.end() ? kNoCard : *twin;
}

/// Whenever it came into play, and for any number of squads in a phase (N-SQUAD-07).
bool may_be_component(const Position& position, CardId squad, CardId ninja, PlayerId player) {
  return position.in_play(ninja) && position[ninja].controller == player && position.is(ninja, CardType::ninja) &&
         !is_same_squad(position, squad, ninja);
}

/// Each card supplies a needed name that no other of them supplies (N-SQUAD-06).
bool none_superfluous(const Position& position, CardId squad, std::span<const CardId> cards) {
  return std::all_of(cards.begin(), cards.end(), [&](CardId card) {
    Names others = 0;
    for (const CardId other : cards)
      if (other != card) others |= supplied_by(position, squad, other);
    return (supplied_by(position, squad, card) & ~others) != 0;
  });
}

using Chosen = FixedVector<CardId, kTargetCount>;

/// Every name is there, and no Ninja that stays shares one with the squad (N-NAME-04).
bool is_complete(const Position& position, CardId squad, const Chosen& chosen, PlayerId player) {
  Names have = 0;
  for (const CardId card : chosen) have |= supplied_by(position, squad, card);
  if (have != needed(position, squad)) return false;
  const Pile& village = position[player].village;
  return std::none_of(village.begin(), village.end(), [&](CardId other) {
    return position.is(other, CardType::ninja) && !chosen.contains(other) && share_name(position, squad, other);
  });
}

/// Each name is borne by some Ninja that can be a component: the search would find nothing otherwise.
bool all_names_there(const Position& position, CardId squad, PlayerId player) {
  Names there = 0;
  for (const CardId ninja : position[player].village)
    if (may_be_component(position, squad, ninja, player)) there |= supplied_by(position, squad, ninja);
  return there == needed(position, squad);
}

/// The chosen Ninja, and perhaps further ones, make up the squad. Names and Ninja are few, so is the search.
bool can_be_completed(const Position& position, CardId squad, const Chosen& chosen, PlayerId player) {
  const bool strict = !position.edition.squad_takes_superfluous;
  if (strict && !none_superfluous(position, squad, {chosen.begin(), chosen.size()})) return false;
  if (is_complete(position, squad, chosen, player)) return true;
  if (chosen.full()) return false;
  for (const CardId ninja : position[player].village) {
    if (!may_be_component(position, squad, ninja, player) || chosen.contains(ninja)) continue;
    if (supplied_by(position, squad, ninja) == 0) continue;
    Chosen more = chosen;
    more.push_back(ninja);
    if (can_be_completed(position, squad, more, player)) return true;
  }
  return false;
}

Chosen cards_of(std::span<const ObjectRef> objects) {
  Chosen cards;
  for (const ObjectRef object : objects) cards.push_back(object.card);
  return cards;
}

}  // namespace

NamesInVillage::NamesInVillage(const Position& position, PlayerId player) {
  for (const CardId card : position[player].village) names_ |= position.hot(card).names;
  if (position.has_rule<SetNames>() || position.has_rule<GrantName>()) names_ = ~std::uint64_t{0};  // not as printed
}

Refusal check_squad(const Position& position, CardId squad, PlayerId player) {
  if (!position.edition.squads) return {.code = RefusalCode::not_in_edition, .rule = "N-SQUAD-01", .card = squad};
  if (const Refusal refusal = check_entry(position, squad, player, Entry::squad)) return refusal;
  if (const Refusal refusal = check_entrance_cost(position, squad, player)) return refusal;  // N-SQUAD-02
  if (!all_names_there(position, squad, player) || !can_be_completed(position, squad, {}, player)) {
    if (const CardId twin = same_squad_of(position, squad, player); twin != kNoCard)
      return {.code = RefusalCode::same_squad, .rule = "N-SQUAD-05", .card = twin};
    return {.code = RefusalCode::no_components, .rule = "N-SQUAD-03", .card = squad};
  }
  Refusal refusal = check_hand_cost(position, squad, player);
  if (refusal) refusal.rule = "N-SQUAD-02";
  return refusal;
}

Refusal check_component(const Position& position, CardId squad, std::span<const ObjectRef> chosen, CardId ninja) {
  const PlayerId player = position[squad].owner;
  if (ninja < position.state.card_count && position.in_play(ninja) && is_same_squad(position, squad, ninja))
    return {.code = RefusalCode::same_squad, .rule = "N-SQUAD-05", .card = ninja};
  if (ninja >= position.state.card_count || !may_be_component(position, squad, ninja, player))
    return {.code = RefusalCode::own_ninja_only, .rule = "N-SQUAD-03", .card = ninja};
  Chosen cards = cards_of(chosen);
  if (cards.contains(ninja)) return {.code = RefusalCode::already_chosen, .rule = "N-SQUAD-06", .card = ninja};
  if (supplied_by(position, squad, ninja) == 0)
    return {.code = RefusalCode::base_name, .rule = "N-SQUAD-04", .card = ninja};
  cards.push_back(ninja);
  if (!can_be_completed(position, squad, cards, player))
    return {.code = RefusalCode::superfluous, .rule = "N-SQUAD-06", .card = ninja};
  return {};
}

bool components_complete(const Position& position, CardId squad, std::span<const ObjectRef> chosen) {
  return is_complete(position, squad, cards_of(chosen), position[squad].owner);
}

void form_squad(Change& change, CardId squad, std::span<const ObjectRef> components, PlayerId player) {
  for (const ObjectRef component : components) move_card(change, component.card, Zone::removed, Cause::squad);
  if (can_enter(change.position(), squad, player)) enter_play(change, squad, player, Entry::squad, Cause::squad);
}

}  // namespace naruto
