// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/play_rules.h"

#include <algorithm>

#include "engine/naruto/effects/player_rules.h"

namespace naruto {
namespace {

/// A rule of the card gives this permission, if it enters in this way.
bool any_play_rule(const Position& position, CardId card, bool PlayRule::*permit, Entry how = Entry::any) {
  if (!position.hot(card).play_rules) return false;
  const CardDefinition& definition = position.definition(card);
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
    const auto* rule = std::get_if<PlayRule>(&definition.abilities[i].body);
    if (rule == nullptr || !(rule->*permit)) continue;
    if (how != Entry::any && !is_way(position.edition, how, rule->how)) continue;
    if (!rule->condition || holds(position, *rule->condition, context_of(position, card, i))) return true;
  }
  return false;
}

/// It enters in another way only, or through another card.
bool way_forbidden(const Position& position, const PlayRule& rule, Entry how, const Agent& by, const Context& context) {
  if (how == Entry::any) return false;
  if (!rule.only_by.empty() && std::find(rule.only_by.begin(), rule.only_by.end(), how) == rule.only_by.end())
    return true;
  if (!rule.only_through) return false;
  return how != Entry::effect || !by.source ||
         !fits_use(position, *rule.only_through, by.source.card, by.user, context);
}

}  // namespace

CardId entry_ban(const Position& position, CardId card, PlayerId player, Entry how) {
  return find_rule_on<ForbidEntry>(position, player, [&](const ForbidEntry& rule, const RuleSource& source) {
    if (!is_way(position.edition, how, rule.how)) return false;
    if (!rule.which) return true;
    if (how != Entry::platoon || rule.which->type != CardType::ninja)
      return fits_use(position, *rule.which, card, {}, source.context);
    Filter which =
        *rule.which;  // it enters as a Ninja, whatever the edition makes of it outside the village (N-PLAT-10)
    which.type.reset();
    return fits_use(position, which, card, {}, source.context);
  });
}

Refusal check_entry(const Position& position, CardId card, PlayerId player, Entry how, const Agent& by) {
  bool refused = false;
  for_each_play_rule(position, card, player, [&](const PlayRule& rule, const Context& context) {
    refused = refused || (rule.only_if && !holds(position, *rule.only_if, context)) ||
              way_forbidden(position, rule, how, by, context);
  });
  if (const CardId ban = entry_ban(position, card, player, how); how != Entry::any && ban != kNoCard)
    return {.code = RefusalCode::forbidden, .rule = "N-GEN-02", .card = ban};
  if (!refused) return {};
  return {.code = RefusalCode::condition_not_met, .rule = "N-EFF-02", .card = card};
}

PlayerId village_for(const Position& position, CardId card, PlayerId player) {
  PlayerId village = player;
  for_each_play_rule(position, card, player, [&](const PlayRule& rule, const Context& context) {
    if (rule.to && *rule.to != Side::any) village = player_of(*rule.to, context);
  });
  return village;
}

std::vector<EntryCoins> coins_at_entry(const Position& position, CardId card) {
  std::vector<EntryCoins> coins;
  for_each_play_rule(position, card, position[card].owner, [&](const PlayRule& rule, const Context& context) {
    if (rule.enters_with) coins.push_back({*rule.enters_with, evaluate(position, rule.n, context)});
  });
  for_each_rule<EntersWith>(position, [&](const EntersWith& rule, const RuleSource& source) {
    if (fits_use(position, rule.who, card, {}, source.context))
      coins.push_back({rule.coin, amount_of(position, rule, source)});
  });
  return coins;
}

bool may_be_beside_same_name(const Position& position, CardId card, Entry how) {
  return any_play_rule(position, card, &PlayRule::beside_same_name, how);
}

bool outside_turn_limit(const Position& position, CardId card) {
  return any_play_rule(position, card, &PlayRule::outside_limit);
}

bool may_grow_over_coins(const Position& position, CardId card) {
  return any_play_rule(position, card, &PlayRule::over_growth_coins);
}

bool enters_injured(const Position& position, CardId card, Entry how) {
  if (how == Entry::platoon && !is_way(position.edition, Entry::platoon, Entry::deploy)) return false;  // N-PLAT-06
  if (any_play_rule(position, card, &PlayRule::enters_injured, how)) return true;
  bool injured = false;
  for_each_rule<EntersInjured>(position, [&](const EntersInjured& rule, const RuleSource& source) {
    injured =
        injured || (is_way(position.edition, how, rule.how) && fits_use(position, rule.who, card, {}, source.context));
  });
  return injured;
}

int play_limit(const Position& position, PlayerId player, CardType what) {
  const Edition& edition = position.edition;
  int limit = what == CardType::mission  ? edition.missions_per_turn
              : what == CardType::client ? edition.clients_per_turn
                                         : edition.ninja_per_turn;
  int added = 0;
  constexpr int kAny = 99;
  for_each_rule_on<PlayLimit>(position, player, [&](const PlayLimit& rule, const RuleSource& source) {
    if (rule.what != what) return;
    if (rule.n) limit = amount_of(position, rule, source, 1);
    if (rule.any_number) limit = kAny;
    added += amount_of(position, rule, source, 0);
  });
  return std::max(0, limit + added);
}

std::optional<Destination> entry_elsewhere(const Position& position, CardId card, Entry how) {
  std::optional<Destination> there;
  for_each_rule<EntersElsewhere>(position, [&](const EntersElsewhere& rule, const RuleSource& source) {
    const bool excepted = std::any_of(rule.not_by.begin(), rule.not_by.end(),
                                      [&](Entry way) { return is_way(position.edition, how, way); });
    if (!excepted && fits_use(position, rule.who, card, {}, source.context)) there = rule.to;
  });
  return there;
}

bool is_playable(const Position& position, CardId card) {
  const Zone zone = position[card].zone;
  if (!position.has_rule<Playable>() || (zone != Zone::discard && zone != Zone::removed)) return false;
  return find_rule<Playable>(position, card) != kNoCard;
}

std::optional<Destination> playable_then(const Position& position, CardId card) {
  std::optional<Destination> then;
  if (!is_playable(position, card)) return then;
  find_rule<Playable>(position, card, [&](const Playable& rule, const RuleSource&) {
    then = rule.then;
    return true;
  });
  return then;
}

bool anything_playable(const Position& position, PlayerId player) {
  if (!position.has_rule<Playable>()) return false;
  const auto playable = [&](CardId card) { return is_playable(position, card); };
  const PlayerState& own = position[player];
  return std::any_of(own.discard.begin(), own.discard.end(), playable) ||
         std::any_of(own.removed.begin(), own.removed.end(), playable);
}

}  // namespace naruto
