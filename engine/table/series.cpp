// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/series.h"

#include <fmt/format.h>

namespace table {
namespace {

constexpr std::string_view kNobody = "none";

/// Takes "key" and the word behind it off the line; between two words there is one blank.
std::optional<std::string_view> take_word(std::string_view& line, std::string_view key) {
  if (!line.starts_with(key)) return std::nullopt;
  line.remove_prefix(key.size());
  const auto end = std::min(line.find(' '), line.size());
  const auto word = line.substr(0, end);
  line.remove_prefix(end);
  if (line.size() > 1) line.remove_prefix(1);  // a blank with nothing behind it stays, and is one too many
  return word;
}

std::string_view word_of(const std::optional<PlayerId>& player) { return player ? name_of(*player) : kNobody; }

/// False if the word is none of a player or of nobody.
bool read_player(const std::optional<std::string_view>& word, std::optional<PlayerId>& out) {
  if (!word) return false;
  out = from_name<PlayerId>(*word);
  return out || *word == kNobody;
}

}  // namespace

/// SplitMix64 (Steele, Lea, Flood, 2014).
std::uint64_t seed_of_game(std::uint64_t first, std::size_t games_before) {
  if (games_before == 0) return first;
  std::uint64_t z = first + games_before * 0x9E3779B97F4A7C15ULL;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31U);
}

std::string line_of(const GameLine& game) {
  return fmt::format("game winner={} reason={} starter={} seed={}", word_of(game.winner), game.reason,
                     word_of(game.starter), game.seed);
}

std::optional<GameLine> read_game_line(std::string_view line) {
  GameLine game;
  (void)take_word(line, "game");
  if (!read_player(take_word(line, "winner="), game.winner)) return std::nullopt;
  const auto reason = take_word(line, "reason=");
  if (!reason || reason->empty()) return std::nullopt;
  game.reason = std::string(*reason);
  if (!read_player(take_word(line, "starter="), game.starter)) return std::nullopt;
  const auto seed = take_word(line, "seed=");
  const auto number = seed ? number_of<std::uint64_t>(*seed) : std::nullopt;
  if (!number || !line.empty()) return std::nullopt;
  game.seed = *number;
  return game;
}

std::optional<SeriesGames<std::string>> read_series_line(std::string_view line) {
  const auto games = take_word(line, "series ");
  const auto seed = take_word(line, "seed ");
  const auto number = seed ? number_of<std::uint64_t>(*seed) : std::nullopt;
  if (games != "3" || !number || !line.empty()) return std::nullopt;  // the only match of several games that there is
  return SeriesGames<std::string>{3, *number, {}};
}

}  // namespace table
