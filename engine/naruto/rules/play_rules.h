// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/rules/refusal.h"

/// Texts on how cards enter: of the card itself (N-EFF-02), which hold wherever the card is, and of others.
namespace naruto {

/// Calls `f(PlayRule, Context)` for every rule of the card about its entry that holds now.
template <class F>
void for_each_play_rule(const Position& position, CardId card, PlayerId player, F&& f) {
  if (!position.hot(card).play_rules) return;
  const CardDefinition& definition = position.definition(card);
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
    const auto* rule = std::get_if<PlayRule>(&definition.abilities[i].body);
    if (rule == nullptr) continue;
    Context context = context_of(position, card, i);
    context.controller = player;
    if (!rule->condition || holds(position, *rule->condition, context)) f(*rule, context);
  }
}

bool may_be_beside_same_name(const Position& position, CardId card, Entry how);  // N-NAME-04
bool outside_turn_limit(const Position& position, CardId card);                  // N-DEPLOY-02, N-MISS-02
bool enters_injured(const Position& position, CardId card, Entry how);           // N-DEPLOY-08

/// How many of these the player can play in this turn: the number of the edition, as texts change it (N-MP-02).
int play_limit(const Position& position, PlayerId player, CardType what);

/// A card whose text keeps this one from coming into the village of the player in this way; kNoCard if none.
CardId entry_ban(const Position& position, CardId card, PlayerId player, Entry how);

/// What the card's own text demands of its entry under this player, or of its use (`how` is `any`), and what other
/// texts forbid. `by`: the effect that puts it into play, if one does.
Refusal check_entry(const Position& position, CardId card, PlayerId player, Entry how, const Agent& by = {});

/// It grows upon a Ninja that has growth coins, too (N-GROW-05).
bool may_grow_over_coins(const Position& position, CardId card);

/// Whose village it enters when this player plays it.
PlayerId village_for(const Position& position, CardId card, PlayerId player);

/// The coins that it enters with (N-EFF-11).
struct EntryCoins {
  CoinKind kind = CoinKind::growth;
  int n = 0;
};
std::vector<EntryCoins> coins_at_entry(const Position& position, CardId card);

/// Where the card goes if a text keeps it from entering in this way.
std::optional<Destination> entry_elsewhere(const Position& position, CardId card, Entry how);

/// A card outside the hand that its owner can play as though it lay there.
bool is_playable(const Position& position, CardId card);
/// Where it goes after use, if its text says so.
std::optional<Destination> playable_then(const Position& position, CardId card);
/// The player has such a card; all of them lie where both see them.
bool anything_playable(const Position& position, PlayerId player);

}  // namespace naruto
