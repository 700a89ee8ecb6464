// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/rolling.h"

#include <algorithm>

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/drawing.h"

namespace rising_clan {
namespace {

enum RollStage : std::uint8_t { kRollThrow, kRollWindow, kRollResult };
enum InitiativeStage : std::uint8_t { kPlacesRoll, kPlacesAsk, kPlacesRank };

const Roll& initiative_roll(const FixedVector<Roll, kMostRolls>& rolls, SeatId seat) {
  return *std::find_if(rolls.begin(), rolls.end(),
                       [&](const Roll& roll) { return !is_success_roll(roll) && roll.roller == seat; });
}

/// The first tied run of places, [first, last]; the same number twice if there is none. For the first player only the
/// place at the top counts.
std::pair<std::size_t, std::size_t> first_tie(const GameState& s, bool top_only) {
  for (std::size_t i = 0; i + 1 < s.order.size(); ++i) {
    if (top_only && i > 0) break;
    if ((s.ties >> i & 1U) == 0) continue;
    std::size_t last = i + 1;
    while ((s.ties >> last & 1U) != 0) ++last;
    return {i, last};
  }
  return {0, 0};
}

}  // namespace

/// Who rolls for a creature draws nothing and loses nothing.
bool has_natural_six(RollKind kind) { return kind != RollKind::creature; }
/// Rolls of event cards and of combats, a challenge and a fight with a creature among them.
bool has_natural_one(RollKind kind) {
  return kind == RollKind::event || kind == RollKind::attack || kind == RollKind::challenge || kind == RollKind::fight;
}
bool takes_half_marks(RollKind kind) {
  return has_natural_one(kind) || kind == RollKind::test || kind == RollKind::free;
}
bool has_window(RollKind kind) { return kind != RollKind::own_free; }

void begin_roll(Change& change, const Roll& roll) {
  change.emit(RollPushed{roll});
  make_roll(change);
}

void make_roll(Change& change) { change.push({.kind = FrameKind::roll, .seat = change.state().rolls.back().roller}); }

void throw_die(Change& change, std::size_t index) {
  const Roll roll = change.state().rolls[index];
  const std::uint8_t die = change.die();
  change.emit(DieRolled{static_cast<std::uint8_t>(index), die});
  const PlayerState& p = change.state()[roll.roller];
  if (takes_half_marks(roll.kind) && p.half_marks > 0) {
    change.emit(HalfMarksSet{roll.roller, 0});
    change.alter_roll(index, [](Roll& r) { r.halved = true; });
  }
  // What the die shows counts here, halved or not.
  const bool asks = (die == 6 && has_natural_six(roll.kind)) || (die == 1 && has_natural_one(roll.kind));
  if (asks)
    change.push({.kind = FrameKind::natural, .seat = roll.roller, .at = static_cast<std::uint8_t>(index), .n = die});
}

void step_natural(Change& change) {
  const Frame frame = change.top();
  const Position position = change.position();
  const bool possible = in_game(position.state, frame.seat) && can_draw(position, frame.seat) &&
                        (frame.n == 6 || !position.state[frame.seat].hand.empty());
  if (frame.stage > 0 || !possible) return change.pop();
  change.stage(1);
  change.ask(frame.n == 6 ? QuestionKind::natural_six : QuestionKind::natural_one, frame.seat);
}

Result result_of(const Position& position, const Roll& roll) {
  return {reaches(position, roll), roll.lowered, roll.raised};
}

void step_roll(Change& change) {
  const Frame frame = change.top();
  const std::size_t index = change.state().rolls.size() - 1;
  switch (frame.stage) {
    case kRollThrow:
      change.stage(kRollWindow);
      return throw_die(change, index);
    case kRollWindow: {
      change.stage(kRollResult);
      const Roll& roll = change.state().rolls[index];
      if (!has_window(roll.kind)) return;
      const SeatId first = roll.kind == RollKind::creature ? roll.against : roll.roller;
      return change.push({.kind = FrameKind::window, .seat = first, .window = WindowKind::roll});
    }
    default: {
      const Roll roll = change.state().rolls[index];
      change.emit(ResultSet{result_of(change.position(), roll)});
      change.emit(RollPopped{});
      return change.pop();
    }
  }
}

/// All of a tied run roll, then one window, then they are ranked; until nobody is tied.
void step_initiative(Change& change) {
  const Frame frame = change.top();
  const bool first_player = frame.by_decision;
  const auto [first, last] = first_tie(change.state(), first_player);
  Facers run;
  for (std::size_t i = first; first != last && i <= last; ++i) run.push_back(change.state().order[i]);
  switch (frame.stage) {
    case kPlacesRoll: {
      if (run.empty()) return change.pop();
      change.alter([](Frame& f) {
        f.stage = kPlacesAsk;
        f.at = 0;
      });
      for (const SeatId seat : run)
        change.emit(RollPushed{{.kind = first_player ? RollKind::first_player : RollKind::priority, .roller = seat}});
      return;
    }
    case kPlacesAsk: {
      const std::size_t base = change.state().rolls.size() - run.size();
      if (frame.at < run.size()) {
        change.alter([](Frame& f) { ++f.at; });
        return throw_die(change, base + frame.at);
      }
      change.stage(kPlacesRank);
      return change.push({.kind = FrameKind::window, .seat = frame.seat, .window = WindowKind::initiative});
    }
    default: {
      const auto rolls = change.state().rolls;
      const auto total = [&](SeatId seat) { return roll_total(change.position(), initiative_roll(rolls, seat)); };
      std::stable_sort(run.begin(), run.end(), [&](SeatId a, SeatId b) { return total(a) > total(b); });
      Facers order = change.state().order;
      std::uint16_t ties = change.state().ties;
      for (std::size_t i = 0; i < run.size(); ++i) order[first + i] = run[i];
      for (std::size_t i = 0; i + 1 < run.size(); ++i)
        if (total(run[i]) != total(run[i + 1])) ties = static_cast<std::uint16_t>(ties & ~(1U << (first + i)));
      for (std::size_t i = 0; i < run.size(); ++i) change.emit(RollPopped{});
      change.emit(OrderSet{order, ties});
      return change.stage(kPlacesRoll);
    }
  }
}

}  // namespace rising_clan
