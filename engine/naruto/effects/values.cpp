// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/values.h"

#include <algorithm>
#include <bit>

#include "engine/naruto/effects/absent.h"
#include "engine/naruto/effects/power.h"

namespace naruto {
namespace {

std::size_t count_over_sides(Side side, const Context& context, auto&& count) {
  if (side == Side::any) return count(PlayerId::south) + count(PlayerId::north);
  return count(player_of(side, context));
}

auto rewards_of(const Position& position) {
  return [&position](PlayerId player) { return static_cast<std::size_t>(reward_count(position, player)); };
}

/// The power of the team of this Ninja; alone in its team when it is on stand-by (N-ORG-05).
int power_of_team(const Position& position, CardId ninja) {
  const TeamId team = position[ninja].team;
  const BattlePlace place = battle_place(position, ninja);
  if (team == kNoTeam) return 0;
  if (place.battle < 0) return team_power(position, team, {});
  const Battle& battle = position.state.battles[static_cast<std::size_t>(place.battle)];
  return team_power(position, team, place.attack ? battle.attack_head : battle.block_head);
}

/// Teams with a Ninja in the village or in battle; one that is left out is in none (N-ORG-04).
std::size_t teams_of(const Position& position, PlayerId player) {
  TeamSet seen;
  for (const CardId card : position[player].village)
    if (position.is(card, CardType::ninja) && !position[card].left_out) seen.add(position[card].team);
  return seen.size();
}

constexpr std::uint16_t kVillageOnly = 1U << static_cast<unsigned>(Zone::village);

/// Calls `f(CardId)` for the cards that fit, in every zone a filter can name, until it says true; in no order that
/// means anything.
template <class F>
bool any_fitting(const Position& position, const Filter& filter, const Context& context, F&& f) {
  const auto is_it = [&](CardId card) { return fits(position, filter, card, context) && f(card); };
  const std::uint16_t zones = zones_of(filter);
  if (zones != kVillageOnly) return cards_in_zones(position, zones).any_of(is_it);
  for (const PlayerId player : table::kPlayers) {
    const bool of_one = filter.controller && *filter.controller != Side::any;
    if (of_one && player_of(*filter.controller, context) != player) continue;  // a village has cards of its player only
    const Pile& village = position[player].village;
    if (std::any_of(village.begin(), village.end(), is_it)) return true;
  }
  return false;
}

template <class F>
void for_each_fitting(const Position& position, const Filter& filter, const Context& context, F&& f) {
  any_fitting(position, filter, context, [&f](CardId card) {
    f(card);
    return false;
  });
}

int count_fitting(const Position& position, const Filter& filter, const Context& context) {
  int n = 0;
  for_each_fitting(position, filter, context, [&n](CardId) { ++n; });
  return n;
}

/// How many of the symbols stand on the cards that fit.
int count_symbols(const Position& position, const Filter& filter, const Context& context) {
  SymbolSet seen;
  for_each_fitting(position, filter, context, [&](CardId card) {
    seen.bits = static_cast<std::uint8_t>(seen.bits | symbols_of(position, card).bits);
  });
  return std::popcount(seen.bits);
}

int total_of(const Position& position, const Amount& amount, const Context& context) {
  int sum = 0;
  for_each_fitting(position, amount.filter.front(), context,
                   [&](CardId card) { sum += value_of(position, amount.measure, card); });
  return sum;
}

/// The highest or lowest figure among the cards that fit; 0 if there is none.
int extreme_of(const Position& position, const Amount& amount, const Context& context) {
  std::optional<int> found;
  for_each_fitting(position, amount.filter.front(), context, [&](CardId card) {
    const int value = value_of(position, amount.measure, card);
    if (!found || (amount.kind == Amount::Kind::highest ? value > *found : value < *found)) found = value;
  });
  return found.value_or(0);
}

/// Amounts multiply amounts; no card means more than this.
int bounded(std::int64_t amount) {
  constexpr std::int64_t kMost = 9999;
  return static_cast<int>(std::clamp(amount, -kMost, kMost));
}

/// Amounts made of other amounts.
int combined(const Position& position, const Amount& amount, const Context& context) {
  const int first = evaluate(position, amount.factor.front(), context);
  switch (amount.kind) {
    case Amount::Kind::half:
      return first >= 0 ? first / 2 : (first - 1) / 2;
    case Amount::Kind::minus:
      return std::max(0, first - evaluate(position, amount.factor.back(), context));
    case Amount::Kind::divided: {
      const int by = evaluate(position, amount.factor.back(), context);
      return by > 0 ? first / by : 0;
    }
    default:
      break;
  }
  int result = first;
  for (std::size_t i = 1; i < amount.factor.size(); ++i) {
    const int next = evaluate(position, amount.factor[i], context);
    result = amount.kind == Amount::Kind::sum       ? result + next
             : amount.kind == Amount::Kind::product ? bounded(std::int64_t{result} * next)
             : amount.kind == Amount::Kind::min     ? std::min(result, next)
                                                    : std::max(result, next);
  }
  return result;
}

}  // namespace

int value_of(const Position& position, Measure measure, CardId id) {
  const CardDefinition& card = position.definition(id);
  switch (measure) {
    case Measure::combat:
      return power(position, id).combat;
    case Measure::support:
      return power(position, id).support;
    case Measure::entrance_cost:
      return entrance_cost_of(position, id).value_or(0);
    case Measure::hand_cost:
      return card.hand_cost.value_or(0);
    case Measure::jutsu_cost:
      return card.costs.empty() ? 0 : card.costs.front().total(0);
    case Measure::mental_power:
      return mental_power(position, id);
    case Measure::printed_combat:
      return printed_power(position, id).combat;
    case Measure::printed_support:
      return printed_power(position, id).support;
    case Measure::healthy_combat:
      return card.healthy.combat;
    case Measure::healthy_support:
      return card.healthy.support;
    case Measure::injured_combat:
      return card.injured.combat;
    case Measure::injured_support:
      return card.injured.support;
    case Measure::team_power:
      return power_of_team(position, id);
    case Measure::team_mental_power:
      return team_mental_power(position, position[id].team);
    case Measure::rank: {
      int step = 0;
      for (const Rank rank : ranks_of(position, id)) step = std::max(step, static_cast<int>(rank));
      return step;
    }
    case Measure::jutsu_used:
      return position[id].jutsu_used;
    case Measure::higher_power: {
      const Power now = power(position, id);
      return std::max(now.combat, now.support);
    }
  }
  return 0;
}

bool related(int a, Relation relation, int b) {
  switch (relation) {
    case Relation::equal:
      return a == b;
    case Relation::at_least:
      return a >= b;
    case Relation::at_most:
      return a <= b;
    case Relation::below:
      return a < b;
    case Relation::above:
      return a > b;
  }
  return false;
}

int tally_of(const PlayerState& player, TurnTally tally) {
  switch (tally) {
    case TurnTally::missions:
      return player.missions_used;
    case TurnTally::jutsu:
      return player.jutsu_used;
    case TurnTally::heads:
      return player.heads;
    case TurnTally::tails:
      return player.tails;
    case TurnTally::rewards_won:
      return player.rewards_won;
    case TurnTally::charged:
      return player.charged;
    case TurnTally::ninja_deployed:
      return player.ninja_deployed;
    case TurnTally::discarded_by_damage:
      return player.discarded_by_damage;
  }
  return 0;
}

int evaluate(const Position& position, const Amount& amount, const Context& context) {
  switch (amount.kind) {
    case Amount::Kind::constant:
      return amount.number;
    case Amount::Kind::x:
      return context.x;
    case Amount::Kind::count:
      return count_fitting(position, amount.filter.front(), context) +
             counted_as_present(position, amount.filter.front(), context);
    case Amount::Kind::times:
      return bounded(static_cast<std::int64_t>(amount.number) * evaluate(position, amount.factor.front(), context));
    case Amount::Kind::hand:
      return static_cast<int>(
          count_over_sides(amount.side, context, [&](PlayerId p) { return position[p].hand.size(); }));
    case Amount::Kind::value: {
      const ObjectRef object = resolve(position, amount.of, context);
      return object ? value_of(position, amount.measure, object.card) : 0;
    }
    case Amount::Kind::rewards:
      return static_cast<int>(count_over_sides(amount.side, context, rewards_of(position)));
    case Amount::Kind::marker:
      return static_cast<int>(
          count_over_sides(amount.side, context, [&](PlayerId p) { return std::size_t{position[p].marker}; }));
    case Amount::Kind::teams:
      return static_cast<int>(
          count_over_sides(amount.side, context, [&](PlayerId p) { return teams_of(position, p); }));
    case Amount::Kind::total:
      return bounded(total_of(position, amount, context));
    case Amount::Kind::coins: {
      const ObjectRef object = resolve(position, amount.of, context);
      return object ? coins_fitting(position, object.card, amount.coin) : 0;
    }
    case Amount::Kind::symbols:
      return count_symbols(position, amount.filter.front(), context);
    case Amount::Kind::highest:
    case Amount::Kind::lowest:
      return extreme_of(position, amount, context);
    case Amount::Kind::sum:
    case Amount::Kind::product:
    case Amount::Kind::minus:
    case Amount::Kind::divided:
    case Amount::Kind::half:
    case Amount::Kind::min:
    case Amount::Kind::max:
      return bounded(combined(position, amount, context));
    case Amount::Kind::damage:
    case Amount::Kind::event_amount:
      return context.amount;
    case Amount::Kind::event_support:
      return context.x;
    case Amount::Kind::heads:
      return position.state.noted.heads;
    case Amount::Kind::tails:
      return position.state.noted.tails;
    case Amount::Kind::moved:
      return position.state.noted.moved;
    case Amount::Kind::chosen:
      return position.state.noted.number;
  }
  return 0;
}

bool holds(const Position& position, const Condition& condition, const Context& context) {
  const auto sized = [&](auto&& size) {
    return condition.bounds.holds(static_cast<int>(count_over_sides(condition.side, context, size)));
  };
  switch (condition.kind) {
    case Condition::Kind::exists: {
      const Filter& filter = condition.filter.front();
      int n = counted_as_present(position, filter, context);
      return n >= condition.at_least ||
             any_fitting(position, filter, context, [&](CardId) { return ++n >= condition.at_least; });
    }
    case Condition::Kind::is: {
      const ObjectRef object = resolve(position, condition.ref, context);
      return position.alive(object) && fits(position, condition.filter.front(), object.card, context);
    }
    case Condition::Kind::hand:
      return sized([&](PlayerId p) { return position[p].hand.size(); });
    case Condition::Kind::rewards:
      return sized(rewards_of(position));
    case Condition::Kind::chakra:
      return sized([&](PlayerId p) { return position[p].chakra.size(); });
    case Condition::Kind::leads_rewards: {
      const PlayerId player = player_of(condition.side, context);
      return reward_count(position, player) > reward_count(position, table::other(player));
    }
    case Condition::Kind::compare:
      return related(evaluate(position, condition.amounts.front(), context), condition.relation,
                     evaluate(position, condition.amounts.back(), context));
    case Condition::Kind::whose_turn:
      return condition.side == Side::any || player_of(condition.side, context) == position.state.active;
    case Condition::Kind::this_turn:
      return sized([&](PlayerId p) { return static_cast<std::size_t>(tally_of(position[p], condition.tally)); });
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

int coins_on(const Position& position, CardId card, CoinKind kind) {
  if (kind == CoinKind::any) return coins_fitting(position, card, {});
  for (const CoinStack& stack : position.state.coins)
    if (stack.card == card && stack.kind == kind) return stack.n;
  return 0;
}

int coins_fitting(const Position& position, CardId card, std::optional<CoinKind> kind) {
  int n = 0;
  for (const CoinStack& stack : position.state.coins)
    if (stack.card == card && is_coin(stack.kind, kind.value_or(CoinKind::any))) n += stack.n;
  return n;
}

/// Its own texts are looked at as if all were valid, so that two cards cannot wait for each other.
bool text_lost(const Position& position, CardId card) {
  if (position.every_text_valid || !position.has_rule<LoseText>()) return false;
  Position plain = position;
  plain.every_text_valid = true;
  return find_rule<LoseText>(plain, card) != kNoCard;
}

bool works_there(const Position& position, CardId card, std::optional<Zone> from, const Ability& ability) {
  return from ? position[card].zone == *from : text_valid(position, card, ability);
}

bool text_valid(const Position& position, CardId card, const Ability& ability) {
  if (!position.in_play(card)) return false;
  if (ability.keyword != 0)  // N-SURGE-04, N-NEG-08: an effect like others
    return keyword_instances(position, card, ability.keyword) > 0 && !text_lost(position, card);
  return (!position[card].injured || ability.valid) && (!ability.negatable || !text_lost(position, card));
}

}  // namespace naruto
