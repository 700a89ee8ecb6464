// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/adjust.h"

#include <algorithm>
#include <utility>

#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/events/change.h"
#include "engine/gormiti/rules/check.h"
#include "engine/gormiti/rules/entering.h"

namespace gormiti {
namespace {

constexpr std::string_view kRule = "G-107";
constexpr int kDamageStep = 5;  // as the cards have their values
constexpr int kMostCounters = 99;

Refusal refused(CardId card = kNoCard, std::string_view rule = kRule, RefusalCode code = RefusalCode::not_an_option) {
  return {code, rule, card};
}

/// A card that lies somewhere and is in nobody's use at this moment. Heroes stay where they are (G-315).
bool can_be_touched(const Position& position, CardId card) {
  if (card >= kMaxCards) return false;
  const Zone zone = position.state[card].zone;
  return is_field(zone) || zone == Zone::deck || zone == Zone::hand || zone == Zone::discard;
}

bool stands(const Position& position, CardId card) {
  return card < kMaxCards && is_fighter_zone(position.state[card].zone);
}

Refusal check_bearer(const Position& position, const Adjust& action) {
  const CardState& card = position.state[action.card];
  if (!stands(position, action.bearer) || position.state[action.bearer].owner != card.owner ||
      (card.zone == Zone::weapons && card.attached_to == action.bearer))
    return refused(action.card);
  if (!may_bear(position, action.card, action.bearer))
    return refused(action.bearer, "G-433", RefusalCode::bearer_unfit);
  return has_room(position, action.bearer) ? Refusal{} : refused(action.bearer, "G-310", RefusalCode::weapon_limit);
}

Refusal check_move(const Position& position, const Adjust& action) {
  const CardState& card = position.state[action.card];
  const CardDefinition& definition = position.definition(action.card);
  if (card.zone == Zone::hero) return refused(action.card, "G-315");
  if (definition.token && action.to != Zone::discard) return refused(action.card, "G-609");
  switch (action.to) {
    case Zone::deck:
    case Zone::hand:
    case Zone::discard:
      return card.zone == action.to ? refused(action.card) : Refusal{};
    case Zone::fighters:
      if (definition.type != CardType::fighter || is_field(card.zone)) return refused(action.card);
      return free_zone(position, card.owner) != 0 ? Refusal{} : refused(action.card, "G-309", RefusalCode::no_zone);
    case Zone::arenas:
      return definition.type != CardType::arena || is_field(card.zone) ? refused(action.card) : Refusal{};
    case Zone::weapons:
      return definition.type != CardType::weapon ? refused(action.card) : check_bearer(position, action);
    default:
      return refused(action.card);
  }
}

Refusal check_damage(const Position& position, const Adjust& action) {
  if (!stands(position, action.card)) return refused(action.card, "G-601");
  const bool possible = action.n >= 0 && action.n <= max_hp(position, action.card);
  return possible && action.n != position.state[action.card].damage ? Refusal{} : refused(action.card, "G-601");
}

Refusal check_counters(const Position& position, const Adjust& action) {
  const GameState& state = position.state;
  if (!is_field(state[action.card].zone)) return refused(action.card, "G-625");
  const int now = counters_on(state, action.card, action.counter);
  if (action.n < 0 || action.n > kMostCounters || action.n == now) return refused(action.card, "G-625");
  const bool known = action.counter < position.cards.counters().size();
  if (!known || (now == 0 && state.counters.full())) return refused(action.card, "G-625");
  return {};
}

void move(Change& change, const Adjust& action) {
  const CardState& card = change.state()[action.card];
  if (action.to == Zone::fighters) return enter_fighter(change, action.card);
  if (action.to == Zone::arenas) return enter_arena(change, action.card);
  if (action.to == Zone::weapons && card.zone != Zone::weapons) return enter_weapon(change, action.card, action.bearer);
  OneStep step(change);
  if (action.to == Zone::weapons) {
    change.emit(WeaponMoved{action.card, action.bearer, next_weapon_place(change.state(), action.bearer)});
  } else if (is_field(card.zone)) {
    CardBits leaving;
    leaving.add(action.card);
    leave_field(change, leaving, LeaveCause::any, action.to);
  } else {
    change.emit(CardMoved{.card = action.card, .to = action.to});
  }
  step.end();
}

void set_damage(Change& change, const Adjust& action) {
  OneStep step(change);
  const int more = action.n - change.state()[action.card].damage;
  if (more > 0)
    change.emit(Damaged{action.card, static_cast<std::int16_t>(more), DamageCause::effect});
  else
    change.emit(Healed{action.card, static_cast<std::int16_t>(-more)});
  step.end();
}

/// HP can be counted by counters.
void set_counters(Change& change, const Adjust& action) {
  OneStep step(change);
  change.emit(CountersChanged{action.card, action.counter, static_cast<std::uint16_t>(action.n)});
  step.end();
}

/// Of all these.
std::vector<Adjust> those_allowed(const Position& position, std::vector<Adjust> all) {
  std::erase_if(all, [&](const Adjust& each) { return static_cast<bool>(check_adjust(position, each)); });
  return all;
}

}  // namespace

bool desk_may_open(const Position& position) {
  const GameState& state = position.state;
  const QuestionKind kind = state.question.kind;
  return state.mode == Mode::strategic && (kind == QuestionKind::strategic || kind == QuestionKind::combat) &&
         state.work.empty() && state.triggers.empty();
}

Refusal check_adjust(const Position& position, const Adjust& action) {
  if (!desk_may_open(position)) return refused(kNoCard, "G-413", RefusalCode::wrong_phase);
  if (action.what == Adjustment::shuffle) return position.state[action.player].deck.empty() ? refused() : Refusal{};
  if (!can_be_touched(position, action.card)) return refused();
  switch (action.what) {
    case Adjustment::move:
      return check_move(position, action);
    case Adjustment::damage:
      return check_damage(position, action);
    default:
      return check_counters(position, action);
  }
}

void adjust(Change& change, const Adjust& action) {
  change.emit(Agreed{});
  switch (action.what) {
    case Adjustment::move:
      return move(change, action);
    case Adjustment::damage:
      return set_damage(change, action);
    case Adjustment::counters:
      return set_counters(change, action);
    case Adjustment::shuffle:
      return change.shuffle(action.player);
  }
}

std::vector<Adjust> adjustments(const GameState& state, const Rulebook& rules, CardId card) {
  const Position position(state, rules);
  if (!can_be_touched(position, card)) return {};
  std::vector<Adjust> all;
  for (const Zone to : {Zone::fighters, Zone::arenas, Zone::hand, Zone::deck, Zone::discard})
    all.push_back({.what = Adjustment::move, .card = card, .to = to});
  for_each_fighter(state, state[card].owner, [&](CardId bearer) {
    all.push_back({.what = Adjustment::move, .card = card, .to = Zone::weapons, .bearer = bearer});
  });
  const int damage = state[card].damage;
  for (const int n : {damage + kDamageStep, std::max(0, damage - kDamageStep), 0})
    if (const Adjust each{.what = Adjustment::damage, .card = card, .n = static_cast<std::int16_t>(n)};
        std::find(all.begin(), all.end(), each) == all.end())
      all.push_back(each);
  for (CounterKind kind = 0; kind < rules.cards->counters().size(); ++kind)
    for (const int n : {counters_on(state, card, kind) + 1, counters_on(state, card, kind) - 1})
      all.push_back({.what = Adjustment::counters, .card = card, .counter = kind, .n = static_cast<std::int16_t>(n)});
  return those_allowed(position, std::move(all));
}

std::vector<Adjust> adjustments(const GameState& state, const Rulebook& rules, PlayerId player) {
  return those_allowed({state, rules}, {{.what = Adjustment::shuffle, .player = player}});
}

}  // namespace gormiti
