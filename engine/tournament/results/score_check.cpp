// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/results/score_check.h"

#include <algorithm>

#include "engine/tournament/results/outcome.h"

namespace tournament {
namespace {

/// Whether so many games can have been played at all.
bool is_thinkable(Stage stage, const Score& score) {
  if (score.a < 0 || score.b < 0 || score.drawn < 0 || score.a > 2 || score.b > 2) return false;
  if (score.a == 2 && score.b == 2) return false;
  // Elsewhere than in a Swiss round one more game is played when three brought no winner (T-965).
  const int most = stage == Stage::swiss ? 3 : 4;
  return score.a + score.b + score.drawn <= most;
}

/// T-965: all three games are used up, or one player has won two.
bool is_over(const Score& score) { return score.a == 2 || score.b == 2 || score.a + score.b + score.drawn >= 3; }

std::optional<RefusalCode> why_not_by_cause(const Event& event, const Round& round, const Score& score) {
  const bool level = score.a == score.b;
  switch (score.cause) {
    case Cause::played:
      if (is_over(score)) return std::nullopt;
      return RefusalCode::result_unfinished;
    case Cause::time_out:  // T-704, T-705
      return std::nullopt;
    case Cause::sudden_death:  // T-706, T-707
      if (round.stage == Stage::swiss) return RefusalCode::result_sudden_death;
      return level ? std::optional(RefusalCode::result_level) : std::nullopt;
    case Cause::penalty:
    case Cause::drop:
      return std::max(score.a, score.b) == 2 || (level && score.a == 0) ? std::nullopt
                                                                        : std::optional(RefusalCode::result_unfinished);
    case Cause::agreed:  // T-711
      if (!event.options.agreed_draw || round.stage != Stage::swiss) return RefusalCode::result_agreed;
      return level ? std::nullopt : std::optional(RefusalCode::result_agreed);
  }
  return std::nullopt;
}

}  // namespace

std::optional<RefusalCode> why_no_result(const Event& event, const Round& round, const Match& match,
                                         const Score& score) {
  if (match.is_bye()) return RefusalCode::result_of_bye;
  if (!is_thinkable(round.stage, score)) return RefusalCode::result_impossible;
  if (const auto refusal = why_not_by_cause(event, round, score)) return refusal;
  const Outcome outcome = outcome_of(score);
  if (outcome == Outcome::draw && round.stage != Stage::swiss) return RefusalCode::result_level;  // T-607, T-710
  const Served a = served(event, round, match, match.a);
  const Served b = served(event, round, match, match.b);
  if (a.match || b.match) return RefusalCode::result_against_penalty;
  if (score.cause == Cause::drop)  // a match that game losses have decided is lost by nobody's leaving (T-538)
    if (const EntryId beaten = beaten_by_game_losses(event, round, match); beaten != 0)
      return outcome == (beaten == match.a ? Outcome::win_b : Outcome::win_a)
                 ? std::nullopt
                 : std::optional(RefusalCode::result_against_penalty);
  if (score.cause == Cause::drop || score.cause == Cause::penalty) return std::nullopt;
  const int both = std::min(a.games, b.games);  // both for the same game: it is void (T-960)
  if (score.b < std::min(2, a.games - both) || score.a < std::min(2, b.games - both) || score.drawn < both)
    return RefusalCode::result_against_penalty;
  return std::nullopt;
}

std::optional<Score> at_time(Stage stage, int games_a, int games_b) {
  const bool decided = games_a == 2 || games_b == 2;
  if (games_a == games_b && stage != Stage::swiss) return std::nullopt;
  return Score{games_a, games_b, 0, decided ? Cause::played : Cause::time_out};
}

std::optional<Score> after_sudden_death(int games_a, int games_b, std::span<const SuddenDeath> steps) {
  for (const SuddenDeath step : steps) {
    if (step == SuddenDeath::none || step == SuddenDeath::both) continue;  // T-708
    const bool a = step == SuddenDeath::a;  // the unfinished game is won by who wins the match (T-707)
    return Score{games_a + (a ? 1 : 0), games_b + (a ? 0 : 1), 0, Cause::sudden_death};
  }
  return std::nullopt;
}

std::optional<Score> score_after_time(Stage stage, std::size_t games, std::span<const SuddenDeath> won,
                                      std::span<const SuddenDeath> steps) {
  const auto then = won.first(std::min(games, won.size()));
  const auto a = static_cast<int>(std::count(then.begin(), then.end(), SuddenDeath::a));
  const int b = static_cast<int>(then.size()) - a;
  if (const auto timed = at_time(stage, a, b)) return timed;
  if (!steps.empty() || won.size() <= games) return after_sudden_death(a, b, steps);
  return after_sudden_death(a, b, won.subspan(games, 1));
}

}  // namespace tournament
