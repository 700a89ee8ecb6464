// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record_series.h"

#include <fmt/format.h>

#include <charconv>

namespace naruto {
namespace {

/// Takes "key" and the word behind it off the line.
std::optional<std::string_view> take_word(std::string_view& line, std::string_view key) {
  if (!line.starts_with(key)) return std::nullopt;
  line.remove_prefix(key.size());
  const auto end = std::min(line.find(' '), line.size());
  const auto word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

std::optional<std::uint64_t> seed_of(std::optional<std::string_view> word) {
  std::uint64_t seed = 0;
  if (!word) return std::nullopt;
  const auto [end, error] = std::from_chars(word->data(), word->data() + word->size(), seed);
  if (error != std::errc{} || end != word->data() + word->size()) return std::nullopt;
  return seed;
}

template <class E>
std::optional<E> named(std::optional<std::string_view> word) {
  return word ? table::from_name<E>(*word) : std::nullopt;
}

}  // namespace

std::string series_lines(const SeriesPart& series) {
  std::string out = fmt::format("series {} seed {}\n", series.best_of, series.seed);
  for (const GameResult& game : series.games)
    out += fmt::format("game winner={} reason={} starter={} seed={}\n", table::name_of(game.winner),
                       table::name_of(game.reason), table::name_of(game.starter), game.seed);
  return out;
}

std::optional<SeriesPart> read_series_line(std::string_view line) {
  const auto games = take_word(line, "series ");
  const auto seed = seed_of(take_word(line, "seed "));
  if (games != "3" || !seed || !line.empty()) return std::nullopt;  // the only match of several games that there is
  return SeriesPart{3, *seed, {}, {}};
}

std::optional<GameResult> read_game_line(std::string_view line) {
  (void)take_word(line, "game");
  const auto winner = named<PlayerId>(take_word(line, "winner="));
  const auto reason = named<EndReason>(take_word(line, "reason="));
  const auto starter = named<PlayerId>(take_word(line, "starter="));
  const auto seed = seed_of(take_word(line, "seed="));
  if (!winner || !reason || !starter || !seed || !line.empty()) return std::nullopt;
  return GameResult{*winner, *reason, *starter, *seed};
}

}  // namespace naruto
