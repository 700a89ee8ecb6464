// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/table/ids.h"
#include "engine/table/record_problem.h"
#include "engine/table/record_text.h"

/// A match of several games between two: who has won how many, and what its records say of it. What may change between
/// two games is the game's own affair.
namespace table {

/// So many games are never needed: a match in which nearly all are drawn ends with the last of them.
inline constexpr std::size_t kMostGamesOfASeries = 20;

/// A game of a match that was played to its end. `Reason`: by what it ended, as the game names it.
template <class Reason>
struct GameResult {
  std::optional<PlayerId> winner = {};  ///< nothing: a draw, which counts for nobody
  Reason reason = {};
  std::optional<PlayerId> starter = {};  ///< who had the first turn; nothing where nobody has
  std::uint64_t seed = 0;
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// The games that have been played; first to win more than half of `best_of` wins the match, a draw is played once
/// more. Each game has a seed of its own that follows from that of the first.
template <class Reason>
struct SeriesGames {
  int best_of = 3;         ///< 1 or 3
  std::uint64_t seed = 1;  ///< of the first game
  std::vector<GameResult<Reason>> games = {};

  int wins(PlayerId player) const {
    return static_cast<int>(
        std::count_if(games.begin(), games.end(), [&](const auto& game) { return game.winner == player; }));
  }
  int wins_needed() const { return best_of / 2 + 1; }
  bool over() const {
    return best_of == 1 ? !games.empty()
                        : std::max(wins(PlayerId::south), wins(PlayerId::north)) >= wins_needed() ||
                              games.size() >= kMostGamesOfASeries;
  }
  /// Nothing if it is drawn; meaningless until it is over.
  std::optional<PlayerId> winner() const {
    const int ahead = wins(PlayerId::south) - wins(PlayerId::north);
    if (ahead == 0) return std::nullopt;
    return ahead > 0 ? PlayerId::south : PlayerId::north;
  }
  std::uint64_t next_seed() const;

  friend bool operator==(const SeriesGames&, const SeriesGames&) = default;
};

/// A seed for the game after so many of a match: the seeds of one match have nothing to do with each other.
std::uint64_t seed_of_game(std::uint64_t first, std::size_t games_before);

template <class Reason>
std::uint64_t SeriesGames<Reason>::next_seed() const {
  return seed_of_game(seed, games.size());
}

/// Whether a match of several games is over when one of them has ended with this result.
template <class Reason>
bool decided(SeriesGames<Reason> before, const GameResult<Reason>& now) {
  before.games.push_back(now);
  return before.over();
}

// --- in a record ----------------------------------------------------------------------------------------------------

/// A line of a game, word for word: "game winner=south reason=rewards starter=north seed=1".
using GameLine = GameResult<std::string>;
std::string line_of(const GameLine& game);
std::optional<GameLine> read_game_line(std::string_view line);

/// "series 3 seed 1": best of three. Nothing if it is another line, or a match of another length.
std::optional<SeriesGames<std::string>> read_series_line(std::string_view line);

/// "series 3 seed 1" and a line for each game before.
template <class Reason>
std::string series_lines(const SeriesGames<Reason>& series) {
  std::string out = fmt::format("series {} seed {}\n", series.best_of, series.seed);
  for (const auto& game : series.games)
    out += line_of(GameLine{game.winner, std::string(name_of(game.reason)), game.starter, game.seed}) + "\n";
  return out;
}

/// Reads these lines, of which the first is the next one; what is wrong, or nothing.
template <class Reason>
std::optional<RecordProblem> read_series(RecordLines& lines, SeriesGames<Reason>& out) {
  const auto fail = [&](std::string_view found, std::string expected) {
    return problem_in(lines, RecordFault::head, found, std::move(expected));
  };
  const auto first = lines.next();
  const auto series = read_series_line(first);
  if (!series) return fail(first, "a match of several games such as \"series 3 seed 1\"");
  out.best_of = series->best_of;
  out.seed = series->seed;
  while (lines.peek().starts_with("game ")) {
    const auto line = lines.next();
    const auto game = read_game_line(line);
    const auto reason = game ? from_name<Reason>(game->reason) : std::nullopt;
    if (!reason) {
      const std::string example(EnumNames<Reason>::names[1]);
      return fail(line, fmt::format("a game such as \"{}\"", line_of({PlayerId::south, example, PlayerId::north, 1})));
    }
    out.games.push_back({game->winner, *reason, game->starter, game->seed});
    if (out.over()) return fail(line, "games that do not decide the match yet");
  }
  return std::nullopt;
}

}  // namespace table
