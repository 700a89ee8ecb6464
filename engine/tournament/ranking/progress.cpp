// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/ranking/progress.h"

#include <algorithm>

#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"

namespace tournament {

std::vector<const Round*> rounds_of(const Event& event, Stage stage) {
  std::vector<const Round*> out;
  for (const Round& round : event.rounds)
    if (round.stage == stage) out.push_back(&round);
  return out;
}

bool first_round_is_open(const Event& event) {
  return !event.rounds.empty() && event.rounds.front().state == RoundState::open;
}

Settable settable(const Event& event, const OptionRow& row) {
  // Fixed when round 1 opens (T-108), the play-off rounds when they open (T-605).
  const bool late = row.until == Until::round_one ? first_round_is_open(event)
                                                  : (row.until == Until::playoffs && playoffs_are_open(event));
  if (!late) return Settable::freely;
  return row.late ? Settable::with_reason : Settable::no_more;
}

bool playoffs_are_open(const Event& event) {
  const auto rounds = rounds_of(event, Stage::playoff);
  return std::any_of(rounds.begin(), rounds.end(), [](const Round* round) { return round->state == RoundState::open; });
}

int swiss_rounds_left(const Event& event) {
  if (event.type == Type::elimination || event.swiss_ended) return 0;
  return std::max(0, planned_rounds(event) - static_cast<int>(rounds_of(event, Stage::swiss).size()));
}

bool is_swiss_over(const Event& event) {
  if (event.type == Type::elimination || event.rounds.empty()) return false;
  for (const Round* round : rounds_of(event, Stage::swiss))
    if (!is_complete(event, *round)) return false;
  return swiss_rounds_left(event) == 0 || players(event).size() < 2;
}

int incomplete_round(const Event& event) {
  for (const Round& round : event.rounds)
    if (!is_complete(event, round)) return round.number;
  return 0;
}

bool has_begun(const Round& round, const Match& match) {
  if (match.is_bye()) return false;  // it may be moved until the round is closed (T-537)
  return match.score.has_value() || (round.state == RoundState::open && !match.not_begun);
}

}  // namespace tournament
