// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/window.h"

#include <algorithm>

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/abomination.h"

namespace rising_clan {
namespace {

const Frame* challenge_frame(const GameState& state) {
  for (std::size_t i = state.frames.size(); i-- > 0;)
    if (state.frames[i].kind == FrameKind::challenge) return &state.frames[i];
  return nullptr;
}

/// what the window is about is gone.
bool is_pointless(const Position& position, const Frame& window) {
  const GameState& s = position.state;
  switch (window.window) {
    case WindowKind::declaration:
    case WindowKind::roll: {
      const Roll& roll = s.rolls.back();
      const bool roller = roll.kind == RollKind::creature || in_play(position, roll.roller);
      return roll.cancelled || !roller || (roll.against != kNoSeat && !in_play(position, roll.against));
    }
    case WindowKind::event:
      return s.event.left_out.has(window.seat) || !in_play(position, window.seat);
    case WindowKind::challenge1:
    case WindowKind::challenge2:
    case WindowKind::challenge_roll: {
      const Frame* challenge = challenge_frame(s);
      return s.event.cancelled || !in_play(position, challenge->seat) || !in_play(position, challenge->target);
    }
    case WindowKind::flight:
      return !in_play(position, window.seat) || has_fled(position, window.seat);
    default:
      return false;
  }
}

/// The order of a window: clockwise from the first; in a challenge the opponent is asked second.
SeatId asked_at(const GameState& state, const Frame& window, std::size_t place) {
  Facers order;
  const Frame* challenge = is_challenge_window(window.window) ? challenge_frame(state) : nullptr;
  if (challenge != nullptr) {
    order.push_back(challenge->seat);
    order.push_back(challenge->target);
  }
  for_seats_from(state, window.seat, [&](SeatId seat) {
    if (!order.contains(seat)) order.push_back(seat);
  });
  return order[place];
}

}  // namespace

bool is_challenge_window(WindowKind window) {
  return window == WindowKind::challenge1 || window == WindowKind::challenge2 || window == WindowKind::challenge_roll;
}

bool is_challenger(const GameState& state, SeatId seat) {
  const Frame* challenge = challenge_frame(state);
  return challenge != nullptr && (challenge->seat == seat || challenge->target == seat);
}

Moment moment_of(const GameState& state) {
  using Kind = Moment::Kind;
  for (std::size_t i = state.frames.size(); i-- > 0;) {
    const Frame& frame = state.frames[i];
    if (frame.kind == FrameKind::window) return {Kind::window, frame.window, frame.seat};
    if (frame.kind == FrameKind::interrupt) return {Kind::interrupt, WindowKind::none, state.active};
    if (frame.kind == FrameKind::giving || frame.kind == FrameKind::gift) continue;
    if (frame.kind != FrameKind::turn) return {};
    const bool attempt = state.question.kind == QuestionKind::attempt;
    return {attempt ? Kind::attempt : Kind::own_turn, WindowKind::none, frame.seat};
  }
  return {};
}

bool is_kept_from_acting(const Position& position, SeatId seat) {
  const GameState& s = position.state;
  if (!in_play(position, seat) || is_silenced(s, seat)) return true;
  if (s.event.alone != kNoSeat && s.event.alone != seat) return true;
  const Moment moment = moment_of(s);
  const bool own_turn = moment.kind == Moment::Kind::own_turn;
  if (!own_turn && is_forbidden(position, seat, What::react))
    return true;  // a challenger, too, who still rolls
  if (!is_recalled(position, seat) || own_turn) return false;
  if (moment.kind == Moment::Kind::window && position.options.recall_acts) return false;
  if (moment.kind != Moment::Kind::window) return true;
  if (moment.window == WindowKind::flight) return moment.first != seat;
  return std::none_of(s.rolls.begin(), s.rolls.end(),
                      [&](const Roll& roll) { return is_own_die(roll, seat) || roll.against == seat; });
}

bool belongs_to_window(const Position& position, const Moment& moment, SeatId seat) {
  if (moment.window == WindowKind::initiative) {
    const auto& rolls = position.state.rolls;
    return std::any_of(rolls.begin(), rolls.end(), [&](const Roll& roll) { return is_own_die(roll, seat); });
  }
  return !is_kept_from_acting(position, seat);
}

bool has_publicly_nothing(const Position& position, const Moment& moment, SeatId seat) {
  const PlayerState& p = position.state[seat];
  if (!p.hand.empty()) return false;
  if (moment.window == WindowKind::initiative) return true;
  if (!p.gifts.empty() || !p.credits.empty()) return false;
  const bool third = is_challenge_window(moment.window) && !is_challenger(position.state, seat);
  if (third && !position.options.challenge_others) return true;
  if (!p.status.empty() && !p.revealed) return false;
  const auto could_fit = [&](CardId card) {
    const auto& abilities = position.definition(card).abilities;
    return std::any_of(abilities.begin(), abilities.end(), [&](const Ability& a) {
      const bool used = a.when != When::static_ && a.when != When::own_start && a.when != When::won_challenge;
      return used && clan_effect_works(position, seat, a);
    });
  };
  return std::none_of(p.play.begin(), p.play.end(), could_fit) &&
         std::none_of(p.status.begin(), p.status.end(), could_fit);
}

void step_window(Change& change) {
  const Frame frame = change.top();
  const GameState& s = change.state();
  if (frame.n >= s.seats || is_pointless(change.position(), frame)) return change.pop();
  const SeatId seat = asked_at(s, frame, frame.at);
  // Whoever acts sets `n` to 0 again; a pass counts as if he were not asked.
  change.alter([&](Frame& f) {
    f.at = static_cast<std::uint8_t>((f.at + 1) % s.seats);
    ++f.n;
  });
  const Moment moment = moment_of(s);
  if (!belongs_to_window(change.position(), moment, seat)) return;
  if (has_publicly_nothing(change.position(), moment, seat)) return;
  change.ask(QuestionKind::window, seat);
}

}  // namespace rising_clan
