// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/window_call.h"

#include <algorithm>

#include "engine/rising_clan/game.h"

namespace playsheet {

using namespace rising_clan;

std::vector<SeatId> seatsOfCall(const GameState& state, const Rulebook& rules) {
  std::vector<SeatId> out;
  GameState trial = state;
  while (trial.question.kind == QuestionKind::window) {
    const SeatId asked = trial.question.seat;
    if (std::find(out.begin(), out.end(), asked) != out.end()) break;
    out.push_back(asked);
    Events events;
    if (apply(trial, rules, asked, Pass{}, &events)) break;
    const bool closed = std::any_of(events.begin(), events.end(),
                                    [](const Event& event) { return std::holds_alternative<FramePopped>(event); });
    if (closed) break;
  }
  return out;
}

}  // namespace playsheet
