// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "app/exit_code.h"
#include "app/game_choice.h"
#include "app/gormiti/gormiti_cards.h"
#include "app/locations.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/naruto/match/record.h"
#include "engine/table/one_line.h"

namespace playsheet {
namespace {

/// How a record that was played again ended.
struct ReplayedEnd {
  int decisions = 0;
  int turns = 0;
  bool over = false;
  bool truncated = false;
  std::string winner = {};  ///< "south", "north" or, of a draw, "draw"; empty as long as it is not over
  std::string name = {};    ///< of the player who won
  std::string_view reason;
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
  ReplayedEnd end{replayed.decisions, state.turn, state.over(), replayed.truncated, {}, {}, table::name_of(state.end)};
  if (end.over) {
    end.winner = table::name_of(state.winner);
    end.name = replayed.match->setup().seats[state.winner].name;
  }
  return end;
}

std::optional<ReplayedEnd> replay_gormiti(const std::string& text, const ReplayOptions& options, std::ostream& err) {
  const auto cards = load_gormiti_cards(options.gormiti_cards, err);
  if (!cards) return std::nullopt;
  const gormiti::Replay replayed = table::replay<gormiti::Game>(text, *cards);
  if (replayed.problem) {
    fmt::print(err, "{}\n", table::text_of(*replayed.problem, options.file.string()));
    return std::nullopt;
  }
  const gormiti::GameState& state = replayed.match->state();
  const int turns = state.mode == gormiti::Mode::quick ? state.round : state.turn;
  ReplayedEnd end{replayed.decisions, turns, state.over(), replayed.truncated, {}, {}, table::name_of(state.end)};
  if (end.over) end.winner = table::name_of(state.outcome);
  for (const table::PlayerId player : table::kPlayers)
    if (end.over && state.outcome == gormiti::win_of(player)) end.name = replayed.match->setup().seats[player].name;
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
  const auto end = *game == GameChoice::naruto ? replay_naruto(*text, options.file.string(), err)
                                               : replay_gormiti(*text, options, err);
  if (!end) return kWrong;
  print_end(*end, options.json, out);
  return kFine;
}

}  // namespace playsheet
