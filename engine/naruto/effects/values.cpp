// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/values.h"

#include <algorithm>

#include "engine/naruto/effects/power.h"

namespace naruto {
namespace {

std::size_t count_over_sides(Side side, const Context& context, auto&& count) {
  if (side == Side::any) return count(PlayerId::south) + count(PlayerId::north);
  return count(player_of(side, context));
}

int value_of(const Position& position, Measure measure, ObjectRef object) {
  if (!object) return 0;
  const CardDefinition& card = position.definition(object.card);
  switch (measure) {
    case Measure::combat:
      return power(position, object.card).combat;
    case Measure::support:
      return power(position, object.card).support;
    case Measure::entrance_cost:
      return card.entrance_cost.value_or(0);
    case Measure::mental_power:
      return card.mental_power;
    case Measure::printed_combat:
      return printed_power(position, object.card).combat;
    case Measure::printed_support:
      return printed_power(position, object.card).support;
  }
  return 0;
}

/// Cards that fit, in every zone a filter can name.
int count_fitting(const Position& position, const Filter& filter, const Context& context) {
  int n = 0;
  for (std::size_t i = 0; i < position.state.card_count; ++i)
    n += fits(position, filter, static_cast<CardId>(i), context) ? 1 : 0;
  return n;
}

/// Amounts multiply amounts; no card means more than this.
int bounded(std::int64_t amount) {
  constexpr std::int64_t kMost = 9999;
  return static_cast<int>(std::clamp(amount, -kMost, kMost));
}

}  // namespace

int evaluate(const Position& position, const Amount& amount, const Context& context) {
  switch (amount.kind) {
    case Amount::Kind::constant:
      return amount.number;
    case Amount::Kind::x:
      return context.x;
    case Amount::Kind::count:
      return count_fitting(position, amount.filter.front(), context);
    case Amount::Kind::times:
      return bounded(static_cast<std::int64_t>(amount.number) * evaluate(position, amount.factor.front(), context));
    case Amount::Kind::hand:
      return static_cast<int>(
          count_over_sides(amount.side, context, [&](PlayerId p) { return position[p].hand.size(); }));
    case Amount::Kind::value:
      return value_of(position, amount.measure, resolve(position, amount.of, context));
    case Amount::Kind::damage:
      return context.amount;
  }
  return 0;
}

bool holds(const Position& position, const Condition& condition, const Context& context) {
  const auto sized = [&](auto&& size) {
    return condition.bounds.holds(static_cast<int>(count_over_sides(condition.side, context, size)));
  };
  switch (condition.kind) {
    case Condition::Kind::exists:
      return count_fitting(position, condition.filter.front(), context) >= condition.at_least;
    case Condition::Kind::is: {
      const ObjectRef object = resolve(position, condition.ref, context);
      return position.alive(object) && fits(position, condition.filter.front(), object.card, context);
    }
    case Condition::Kind::hand:
      return sized([&](PlayerId p) { return position[p].hand.size(); });
    case Condition::Kind::rewards:
      return sized([&](PlayerId p) { return position[p].rewards.size(); });
    case Condition::Kind::chakra:
      return sized([&](PlayerId p) { return position[p].chakra.size(); });
    case Condition::Kind::leads_rewards: {
      const PlayerId player = player_of(condition.side, context);
      return position[player].rewards.size() > position[table::other(player)].rewards.size();
    }
    case Condition::Kind::negation:
      return !holds(position, condition.parts.front(), context);
    case Condition::Kind::all:
      return std::all_of(condition.parts.begin(), condition.parts.end(),
                         [&](const Condition& part) { return holds(position, part, context); });
    case Condition::Kind::any:
      return std::any_of(condition.parts.begin(), condition.parts.end(),
                         [&](const Condition& part) { return holds(position, part, context); });
  }
  return false;
}

BattlePlace battle_place(const Position& position, CardId ninja) {
  const TeamId team = position[ninja].team;
  if (team == kNoTeam) return {};
  for (std::size_t i = 0; i < position.state.battles.size(); ++i) {
    const Battle& battle = position.state.battles[i];
    if (battle.attackers == team) return {static_cast<int>(i), true};
    if (battle.blockers == team) return {static_cast<int>(i), false};
  }
  return {};
}

bool opposed(const Position& position, const Battle& battle) {
  if (battle.attackers == kNoTeam) return false;
  if (battle.blockers != kNoTeam) return true;
  return battle.blocked && !position.edition.vanished_blocker_frees_attacker;
}

bool is_head(const Position& position, CardId ninja) {
  const BattlePlace place = battle_place(position, ninja);
  if (place.battle < 0) return false;
  const Battle& battle = position.state.battles[static_cast<std::size_t>(place.battle)];
  return (place.attack ? battle.attack_head : battle.block_head) == position.object(ninja);
}

int team_size(const Position& position, TeamId team) {
  int n = 0;
  for_each_member(position, team, [&](CardId) { ++n; });
  return n;
}

int coins_on(const Position& position, CardId card, CoinKind kind) {
  for (const CoinStack& stack : position.state.coins)
    if (stack.card == card && stack.kind == kind) return stack.n;
  return 0;
}

namespace {

/// A text or an effect has taken the text of this card away. Its own texts are looked at as if all were valid, so that
/// two cards cannot wait for each other.
bool text_lost(const Position& position, CardId card) {
  if (position.every_text_valid || !position.cards.has_rule<LoseText>()) return false;
  Position plain = position;
  plain.every_text_valid = true;
  return find_rule<LoseText>(plain, card) != kNoCard;
}

}  // namespace

bool text_valid(const Position& position, CardId card, const Ability& ability) {
  if (!position.in_play(card)) return false;
  if (ability.keyword != 0) return keyword_instances(position, card, ability.keyword) > 0;  // N-SURGE-04, N-NEG-08
  return (!position[card].injured || ability.valid) && !text_lost(position, card);
}

}  // namespace naruto
