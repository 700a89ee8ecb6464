// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/effects/values.h"

#include <algorithm>

#include "engine/rising_clan/effects/holding.h"

namespace rising_clan {
namespace {

/// Conditions that need no roll.
bool items_meet(const Position& position, std::uint16_t conditions, SeatId seat) {
  if ((conditions & bit(If::have_blade)) != 0 && !has_item(position, seat, ItemType::blade)) return false;
  return (conditions & bit(If::have_firearm)) == 0 || has_item(position, seat, ItemType::firearm);
}

int static_sum(const Position& position, SeatId seat, Op op, Stat stat) {
  int sum = 0;
  for_holding(position, seat, [&](CardId, std::size_t, const Ability& ability, const Node& node) {
    if (node.op == op && node.stat == stat && items_meet(position, ability.conditions, seat)) sum += node.n;
  });
  return sum;
}

}  // namespace

bool has_item(const Position& position, SeatId seat, ItemType item) {
  const auto& play = position.state[seat].play;
  return std::any_of(play.begin(), play.end(), [&](CardId card) { return position.definition(card).item == item; });
}

int base_value(const Position& position, SeatId seat, Stat stat) {
  const auto i = static_cast<std::size_t>(stat);
  return position.numbers().base[i] + position.state[seat].base_change[i] + static_sum(position, seat, Op::base, stat);
}

int final_value(const Position& position, SeatId seat, Stat stat) {
  int value = base_value(position, seat, stat) + static_sum(position, seat, Op::bonus, stat);
  for (const Lasting& each : position.state.lasting)
    if (each.kind == LastingKind::bonus && each.on == seat && each.stat == stat) value += each.n;
  if (stat == Stat::CST) value -= position.state[seat].wounds;
  return std::max(value, 0);
}

bool roll_meets(const Position& position, std::uint16_t conditions, const Roll& roll, SeatId seat) {
  const auto asks = [&](If condition) { return (conditions & bit(condition)) != 0; };
  const bool attacked = roll.against == seat && roll.against != kNoSeat;
  if (!items_meet(position, conditions, seat)) return false;
  if (asks(If::own_roll) && !is_own_roll(roll, seat)) return false;
  if (asks(If::own_die) && !is_own_die(roll, seat) && !(attacked && roll.die_in_defence)) return false;
  if (asks(If::other_roll) && (!is_success_roll(roll) || is_own_roll(roll, seat))) return false;
  if (asks(If::stat_ATT) && roll.stat != Stat::ATT) return false;
  if (asks(If::stat_CST) && roll.stat != Stat::CST) return false;
  if (asks(If::my_attack) && (roll.kind != RollKind::attack || roll.roller != seat)) return false;
  if (asks(If::attacked) && !attacked) return false;
  if (asks(If::in_event) && roll.kind != RollKind::event) return false;
  if (asks(If::in_challenge) && roll.kind != RollKind::challenge) return false;
  return !asks(If::in_fight) || (roll.kind == RollKind::fight && roll.roller == seat);
}

int roll_total(const Position& position, const Roll& roll) {
  const int die = roll.halved ? (roll.die + 1) / 2 : roll.die;
  int total = die + roll.amount;
  if (!is_success_roll(roll)) return total;
  if (roll.kind == RollKind::creature) {
    const Fight& fight = position.state.fight;
    return total + fight.att + position.cards.abomination(position.definition(fight.card).abomination).att;
  }
  total += final_value(position, roll.roller, roll.stat);
  for_holding(position, roll.roller, [&](CardId, std::size_t, const Ability& ability, const Node& node) {
    if (node.op == Op::roll && roll_meets(position, ability.conditions, roll, roll.roller)) total += node.n;
  });
  return total;
}

int roll_target(const Position& position, const Roll& roll) {
  if (roll.kind == RollKind::fight) {
    const Fight& fight = position.state.fight;
    return fight.dif + position.cards.abomination(position.definition(fight.card).abomination).dif;
  }
  return roll.against == kNoSeat ? roll.target : final_value(position, roll.against, Stat::DIF);
}

}  // namespace rising_clan
