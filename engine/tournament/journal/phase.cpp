// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/phase.h"

#include "engine/tournament/knockout/bracket.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/outcome.h"

namespace tournament {

Phase phase_of(const Event& event) {
  if (event.cancelled) return Phase::cancelled;
  if (event.reported) return Phase::reported;
  if (event.ended) return Phase::ended;
  if (event.rounds.empty()) return Phase::registration;
  const Round& last = event.rounds.back();
  if (event.cut && last.stage == Stage::swiss) return Phase::cut;
  if (last.state == RoundState::drafted) return Phase::drafted;
  if (last.state == RoundState::published) return Phase::published;
  return is_complete(event, last) ? Phase::round_closed : Phase::round_open;
}

std::optional<OpenTie> open_tie(const Event& event) {
  if (event.type == Type::swiss && !event.cut) {
    if (!is_swiss_over(event)) return std::nullopt;
    if (cut_size(event) > 0) return make_cut(event).open;
  }
  if (!is_play_over(event)) return std::nullopt;
  return final_ranking(event).open;
}

bool is_play_over(const Event& event) {
  if (event.rounds.empty() || incomplete_round(event) != 0) return false;
  if (event.type == Type::elimination) return next_elimination(event).over;
  if (!is_swiss_over(event)) return false;
  if (cut_size(event) == 0 && !event.cut) return true;
  return event.cut && next_playoff(event).over;
}

}  // namespace tournament
