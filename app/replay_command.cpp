// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <vector>

#include "app/exit_code.h"
#include "app/game_choice.h"
#include "app/gormiti/gormiti_cards.h"
#include "app/locations.h"
#include "app/rising_clan/rising_clan_cards.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/naruto/match/record.h"
#include "engine/rising_clan/match/card_game.h"
#include "engine/table/one_line.h"

namespace playsheet {
namespace {

/// How a record that was played again ended.
struct ReplayedEnd {
  int decisions = 0;
  int turns = 0;
  bool over = false;
  bool truncated = false;
  std::string winner = {};  ///< "south", "north", seats as "1 4", or "draw" if nobody won; empty while it is not over
  std::string name = {};    ///< of the player who won
  std::string reason;
};

std::optional<ReplayedEnd> replay_naruto(const std::string& text, const std::string& file, std::ostream& err) {
  naruto::Catalog cards;
  if (const auto loaded = load_shipped_cards(cards); !loaded) {
    fmt::print(err, "{}\n", text_of(loaded.problem()));
    return std::nullopt;
  }
  const naruto::Replay replayed = naruto::replay(text, cards);
  if (replayed.problem) {
    fmt::print(err, "{}\n", naruto::text_of(*replayed.problem, file));
    return std::nullopt;
  }
  const naruto::GameState& state = replayed.match->state();
  ReplayedEnd end{
      replayed.decisions, state.turn, state.over(), replayed.truncated, {}, {}, std::string(table::name_of(state.end))};
  if (end.over) {
    end.winner = table::name_of(state.winner);
    end.name = replayed.match->setup().seats[state.winner].name;
  }
  return end;
}

std::optional<ReplayedEnd> replay_gormiti(const std::string& text, const ReplayOptions& options, std::ostream& err) {
  const auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return std::nullopt;
  const gormiti::Replay replayed = table::replay<gormiti::Game>(text, *cards);
  if (replayed.problem) {
    fmt::print(err, "{}\n", table::text_of(*replayed.problem, options.file.string()));
    return std::nullopt;
  }
  const gormiti::GameState& state = replayed.match->state();
  const int turns = state.mode == gormiti::Mode::quick ? state.round : state.turn;
  ReplayedEnd end{
      replayed.decisions, turns, state.over(), replayed.truncated, {}, {}, std::string(table::name_of(state.end))};
  if (end.over) end.winner = table::name_of(state.outcome);
  for (const table::PlayerId player : table::kPlayers)
    if (end.over && state.outcome == gormiti::win_of(player)) end.name = replayed.match->setup().seats[player].name;
  return end;
}

/// By goal, by a rival, or both; or what else ended it.
std::string reason_of(const rising_clan::Outcome& outcome) {
  if (outcome.cause != rising_clan::EndCause::won) return std::string(table::name_of(outcome.cause));
  const std::string goal = outcome.by_goal.empty() ? "" : "goal";
  const std::string rival = outcome.by_rival.empty() ? "" : "rival";
  return goal + (goal.empty() || rival.empty() ? "" : " and ") + rival;
}

std::optional<ReplayedEnd> replay_rising_clan(const std::string& text, const ReplayOptions& options,
                                              std::ostream& err) {
  const auto cards = load_rising_clan_cards(options.cards, err);
  if (!cards) return std::nullopt;
  const rising_clan::Replay replayed = table::replay<rising_clan::Game>(text, *cards);
  if (replayed.problem) {
    fmt::print(err, "{}\n", table::text_of(*replayed.problem, options.file.string()));
    return std::nullopt;
  }
  const rising_clan::GameState& state = replayed.match->state();
  ReplayedEnd end{replayed.decisions, state.turn, state.over(), replayed.truncated, {}, {}, reason_of(state.outcome)};
  if (!end.over) return end;
  std::vector<std::string> seats, names;
  for (std::size_t i = 0; i < state.seats; ++i) {
    if (!state.outcome.winners().has(table::seat_at(i))) continue;
    seats.push_back(table::seat_text(table::seat_at(i)));
    names.push_back(replayed.match->setup().names[i]);
  }
  end.winner = seats.empty() ? "draw" : fmt::format("{}", fmt::join(seats, " "));
  end.name = fmt::format("{}", fmt::join(names, ", "));
  return end;
}

void print_end(const ReplayedEnd& end, bool json, std::ostream& out) {
  if (json) {
    const nlohmann::ordered_json result{{"decisions", end.decisions}, {"turns", end.turns},
                                        {"over", end.over},           {"winner", end.winner},
                                        {"reason", end.reason},       {"truncated", end.truncated}};
    fmt::print(out, "{}\n", result.dump(2));
    return;
  }
  fmt::print(out, "{} decisions, {} turns, all as recorded.\n", end.decisions, end.turns);
  if (!end.over)
    fmt::print(out, "The match is not over{}.\n", end.truncated ? "; its last decision is incomplete" : "");
  else if (end.winner == "draw")
    fmt::print(out, "Nobody won ({}).\n", end.reason);
  else
    fmt::print(out, "{} won ({}).\n", end.name, end.reason);
}

}  // namespace

int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err) {
  const auto game = choose_game(options.game, err);
  if (!game) return kUsage;
  const auto text = read_record_file(options.file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return kWrong;
  }
  const auto named = table::game_of_record(*text);
  if (named && *named != table::name_of(*game)) {
    fmt::print(err, "{}: the record of a match of {}, not of {}{}\n", options.file.string(), table::one_line(*named),
               table::name_of(*game),
               table::from_name<GameChoice>(*named) ? fmt::format("; --game {} replays it", *named) : std::string());
    return kWrong;
  }
  const auto end = *game == GameChoice::naruto    ? replay_naruto(*text, options.file.string(), err)
                   : *game == GameChoice::gormiti ? replay_gormiti(*text, options, err)
                                                  : replay_rising_clan(*text, options, err);
  if (!end) return kWrong;
  print_end(*end, options.json, out);
  return kFine;
}

}  // namespace playsheet
