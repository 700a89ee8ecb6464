// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/resolve/roll_nodes.h"

#include <algorithm>

#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/rolling.h"

namespace rising_clan {
namespace {

/// Those behind the list worked against the roller, or for the roll and so against the one attacked.
void note_culprit(Change& change, const Frame& frame, std::size_t index, int n) {
  if (frame.culprits.empty() || n == 0) return;
  change.alter_roll(index, [&](Roll& roll) {
    const bool creature = roll.kind == RollKind::creature;
    if (n < 0) roll.lowered = roll.lowered | (creature ? frame.culprits : frame.culprits.without(roll.roller));
    if (n > 0)
      roll.raised = roll.raised | (roll.against == kNoSeat ? frame.culprits : frame.culprits.without(roll.against));
  });
}

int amount_of(Change& change, const Frame& frame, const Node& node) {
  switch (node.amount) {
    case AmountKind::die:
      return change.die();
    case AmountKind::missing: {
      const Position position = change.position();
      const int missing = base_value(position, frame.seat, Stat::CST) - final_value(position, frame.seat, Stat::CST);
      return std::max(missing, 0);
    }
    case AmountKind::number:
      break;
  }
  return node.n;
}

}  // namespace

void begin_lasting(Change& change, const Node& node, Lasting lasting) {
  lasting.step = node.span == Span::step;
  lasting.depth = static_cast<std::uint8_t>(change.state().frames.size());
  if (!change.state().lasting.full()) change.emit(LastingBegan{lasting});
}

void add_bonus(Change& change, const Frame& frame, const Node& node, SeatId person) {
  const int n = amount_of(change, frame, node);
  if (node.on == Select::creature) {
    Fight fight = change.state().fight;
    std::int8_t& value = node.stat == Stat::ATT ? fight.att : fight.dif;
    value = static_cast<std::int8_t>(value + n);
    return change.emit(FightSet{fight});
  }
  begin_lasting(change, node, {.stat = node.stat, .on = person, .n = static_cast<std::int8_t>(n)});
  if (frame.roll == 0) return;
  const std::size_t index = frame.roll - 1U;
  const Roll roll = change.state().rolls[index];
  if (node.stat == Stat::DIF && person == roll.against && n < 0) note_culprit(change, frame, index, 1);
  if (node.stat == roll.stat && person == roll.roller && n < 0) note_culprit(change, frame, index, -1);
  if (node.amount != AmountKind::die) return;
  if (person == roll.against && node.stat == Stat::DIF)
    change.alter_roll(index, [](Roll& r) { r.die_in_defence = true; });
  if (n == 6)  // the die for an amount is a roll of its user
    change.push({.kind = FrameKind::natural, .seat = frame.seat, .n = 6});
}

void add_to_roll(Change& change, const Frame& frame, const Node& node) {
  if (frame.roll == 0) return;
  const std::size_t index = frame.roll - 1U;
  const int n = amount_of(change, frame, node);
  const Roll roll = change.state().rolls[index];
  const bool own_defence = node.on == Select::self && roll.roller != frame.seat && roll.against == frame.seat;
  if (own_defence && roll.die_in_defence) {  // on the die of the own Mimesis
    Node bonus = node;
    bonus.span = Span::step;
    return begin_lasting(change, bonus, {.stat = Stat::DIF, .on = frame.seat, .n = static_cast<std::int8_t>(n)});
  }
  change.alter_roll(index, [&](Roll& r) { r.amount = static_cast<std::int8_t>(r.amount + n); });
  note_culprit(change, frame, index, n);
}

void roll_again(Change& change, const Frame& frame) {
  if (frame.roll == 0) return;
  const std::size_t index = frame.roll - 1U;
  const int before = change.state().rolls[index].die;
  throw_die(change, index);
  note_culprit(change, frame, index, change.state().rolls[index].die - before);
}

void cancel_attack(Change& change, const Frame& frame, const Node& node) {
  if (frame.roll != 0) change.alter_roll(frame.roll - 1U, [](Roll& roll) { roll.cancelled = true; });
  if (node.scope != Scope::turn) return;
  Node turn = node;
  turn.span = Span::turn;
  begin_lasting(change, turn, {.kind = LastingKind::smoke});
}

///
void cancel_event(Change& change, const Frame& frame, const Node& node) {
  const bool challenge = change.position().definition(change.state().event.card).event == EventKind::honour;
  change.alter_event([&](EventState& event) {
    if (challenge) {
      event.cancelled = true;
      return;
    }
    if (node.scope == Scope::self) {
      event.left_out = event.left_out.with(frame.seat);
      return;
    }
    for (const SeatId facer : event.facers)
      if (!event.rolled.has(facer)) event.left_out = event.left_out.with(facer);
  });
}

void mutate(Change& change, const Node& node) {
  for (int i = 0; i < node.n && refill(change, Zone::advantage_deck); ++i) {
    const CardId card = change.state().advantage_deck.back();
    discard(change, card);
    int sum = 0;
    for (const Ability& ability : change.position().definition(card).abilities)
      for (const Node& each : change.cards().list(ability.doing)) {
        if (each.op != Op::bonus || each.stat != node.stat || each.on != Select::self) continue;
        sum += std::max(each.amount == AmountKind::die ? change.die() : each.n, 0);
      }
    Fight fight = change.state().fight;
    std::int8_t& value = node.stat == Stat::ATT ? fight.att : fight.dif;
    value = static_cast<std::int8_t>(value + sum);
    change.emit(FightSet{fight});
  }
}

}  // namespace rising_clan
