// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/attack.h"

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/rules/rolling.h"

namespace rising_clan {
namespace {

enum AttackStage : std::uint8_t { kAttackDeclared, kAttackDie, kAttackResult, kAttackOver };

/// What lasts until the attack or the roll is over ends.
void end_attack_step(Change& change) {
  change.emit(StepEnded{static_cast<std::uint8_t>(change.state().frames.size())});
}

bool is_there(const Position& position, SeatId seat) { return table::index(seat) < position.state.seats; }

void use_action(Change& change) {
  const GameState& s = change.state();
  change.emit(ActionsSet{true, s.free_used, s.extra_attacks});
}

}  // namespace

Refusal check_attack(const Position& position, SeatId seat, SeatId target) {
  const GameState& s = position.state;
  if (s.turn <= chosen(position.options.truce, position.by_players(position.numbers().truce_turns)))
    return {RefusalCode::cannot_attack, "R-234"};
  if (smoke_lies(s)) return {RefusalCode::cannot_attack, "R-613"};
  if (is_forbidden(position, seat, What::attack)) return {RefusalCode::cannot_attack, "R-248"};
  if (s.action_used && s.extra_attacks == 0) return {RefusalCode::cannot_attack, "R-224"};
  if (!is_there(position, target) || target == seat || !in_play(position, target))
    return {RefusalCode::cannot_attack, "R-209"};
  return {};
}

void begin_attack(Change& change, SeatId seat, SeatId target) {
  const GameState& s = change.state();
  if (s.extra_attacks > 0)
    change.emit(ActionsSet{s.action_used, s.free_used, static_cast<std::uint8_t>(s.extra_attacks - 1)});
  else
    use_action(change);
  change.emit(AttackDeclared{seat, target});
  change.emit(RollPushed{{.kind = RollKind::attack, .roller = seat, .against = target}});
  change.push({.kind = FrameKind::attack, .seat = seat, .target = target});
}

void step_attack(Change& change) {
  const Frame frame = change.top();
  switch (frame.stage) {
    case kAttackDeclared:
      change.stage(kAttackDie);
      return change.push({.kind = FrameKind::window, .seat = frame.target, .window = WindowKind::declaration});
    case kAttackDie: {
      const Position position = change.position();
      const bool gone =
          change.state().rolls.back().cancelled || !in_play(position, frame.seat) || !in_play(position, frame.target);
      if (!gone) {
        change.stage(kAttackResult);
        return make_roll(change);
      }
      change.emit(RollPopped{});
      return change.stage(kAttackOver);
    }
    case kAttackResult: {
      change.stage(kAttackOver);
      const Result result = change.state().result;
      const Position position = change.position();
      if (!result.passed || !in_play(position, frame.target) || !in_play(position, frame.seat)) return;
      return defeat(change, {.victim = frame.target,
                             .culprits = result.raised.with(frame.seat).without(frame.target),
                             .attacker = frame.seat});
    }
    default:
      end_attack_step(change);
      return change.pop();
  }
}

Refusal check_free(const Position& position, SeatId seat, SeatId captive) {
  const GameState& s = position.state;
  const bool used = position.options.free_is_action ? s.action_used : s.free_used;
  if (used) return {RefusalCode::cannot_free, "R-224"};
  if (!is_there(position, captive) || captive == seat || !in_game(s, captive) || !is_captured(position, captive))
    return {RefusalCode::cannot_free, "R-218"};
  return {};
}

void begin_free(Change& change, SeatId seat, SeatId captive) {
  const GameState& s = change.state();
  if (change.options().free_is_action)
    use_action(change);
  else
    change.emit(ActionsSet{s.action_used, true, s.extra_attacks});
  change.push({.kind = FrameKind::free, .seat = seat, .target = captive, .n = 1});
  begin_roll(change, {.kind = RollKind::free,
                      .roller = seat,
                      .target = static_cast<std::uint8_t>(change.position().numbers().free_target)});
}

void step_free(Change& change) {
  const Frame frame = change.top();
  change.pop();
  if (change.state().result.passed && in_game(change.state(), frame.target)) end_captured(change, frame.target);
}

bool is_curable(const Position& position, SeatId seat, CardId card) {
  return position.state[seat].area.contains(card) && position.definition(card).leave != Leave::rule;
}

Refusal check_rest(const Position& position, SeatId seat, RestKind what, CardId card) {
  if (!position.options.rest_action || position.state.action_used) return {RefusalCode::cannot_rest, "R-224"};
  if (what != RestKind::cure && card != kNoCard) return {RefusalCode::not_an_option, "R-242"};
  const bool possible = what == RestKind::heal   ? position.state[seat].wounds > 0
                        : what == RestKind::cure ? is_curable(position, seat, card)
                                                 : can_draw(position, seat);
  return possible ? Refusal{} : Refusal{RefusalCode::cannot_rest, what == RestKind::draw ? "R-250" : "R-224"};
}

void rest(Change& change, SeatId seat, RestKind what, CardId card) {
  use_action(change);
  if (what == RestKind::heal) change.emit(WoundsSet{seat, static_cast<std::uint8_t>(change.state()[seat].wounds - 1)});
  if (what == RestKind::cure) discard_disadvantage(change, card);
  if (what == RestKind::draw) draw_advantages(change, seat, 1);
}

}  // namespace rising_clan
