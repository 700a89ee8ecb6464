// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/results/outcome.h"

#include <algorithm>

namespace tournament {

// In the match of its round, or in the next one if that is over (T-959); a bye does not serve it (T-964).
int served_in(const Event& event, const Penalty& penalty) {
  const bool later = penalty.moment == Moment::after || penalty.next_match;
  for (const Round& round : event.rounds) {
    if (round.number < penalty.round || (later && round.number == penalty.round)) continue;
    for (const Match& match : round.matches)
      if (match.has(penalty.entry) && !match.is_bye()) return round.number;
  }
  return 0;
}

Served served(const Event& event, const Round& round, const Match& match, EntryId id) {
  Served out;
  if (match.is_bye()) return out;
  for (const Penalty& penalty : event.penalties) {
    if (penalty.entry != id || penalty.revoked) continue;
    if (penalty.grade != Grade::G && penalty.grade != Grade::M) continue;
    if (served_in(event, penalty) != round.number) continue;
    if (penalty.grade == Grade::M) out.match = true;
    if (penalty.grade == Grade::G) ++out.games;
  }
  return out;
}

EntryId beaten_by_game_losses(const Event& event, const Round& round, const Match& match) {
  constexpr int kGamesToWin = 2;
  const int ahead = served(event, round, match, match.a).games - served(event, round, match, match.b).games;
  return ahead >= kGamesToWin ? match.a : (-ahead >= kGamesToWin ? match.b : 0);
}

Outcome outcome_of(const Score& score) {
  if (score.a > score.b) return Outcome::win_a;
  if (score.b > score.a) return Outcome::win_b;
  const bool lost = score.a == 0 && score.drawn == 0 && (score.cause == Cause::penalty || score.cause == Cause::drop);
  return lost ? Outcome::double_loss : Outcome::draw;
}

Settled settle(const Event& event, const Round& round, const Match& match) {
  // A bye is earned when its round opens (T-538). It is a win by 2-0 in games (T-408, T-548).
  if (match.is_bye())
    return {round.state == RoundState::open && match.left.empty() ? Outcome::bye : Outcome::open, 2, 0, Cause::played};
  const auto lost_by = [](bool a, bool b, Cause cause) -> Settled {
    if (a && b) return {Outcome::double_loss, 0, 0, cause};
    return {a ? Outcome::win_b : Outcome::win_a, a ? 0 : 2, a ? 2 : 0, cause};
  };
  const bool lost_a = served(event, round, match, match.a).match;
  const bool lost_b = served(event, round, match, match.b).match;
  if (lost_a || lost_b) return lost_by(lost_a, lost_b, Cause::penalty);
  if (match.score) return {outcome_of(*match.score), match.score->a, match.score->b, match.score->cause};
  if (match.left.empty()) return {};
  // Two games lost by penalties have decided the match: who leaves it then has won it (T-538, T-964).
  if (const EntryId beaten = beaten_by_game_losses(event, round, match); beaten != 0)
    return lost_by(beaten == match.a, beaten == match.b, Cause::penalty);
  const auto left = [&](EntryId id) {
    return std::any_of(match.left.begin(), match.left.end(), [&](const Left& one) { return one.who == id; });
  };
  const bool expelled = std::any_of(match.left.begin(), match.left.end(), [](const Left& one) { return one.penalty; });
  return lost_by(left(match.a), left(match.b), expelled ? Cause::penalty : Cause::drop);
}

bool is_final(const Event& event, const Round& round, const Match& match) {
  if (match.is_bye()) return true;
  if (settle(event, round, match).outcome == Outcome::open) return false;
  return !match.score || (is_confirmed(match) && !wants_second_reading(round, match));
}

bool is_complete(const Event& event, const Round& round) {
  return round.state == RoundState::open &&
         std::all_of(round.matches.begin(), round.matches.end(),
                     [&](const Match& match) { return is_final(event, round, match); });
}

}  // namespace tournament
