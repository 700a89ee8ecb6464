// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/exit_code.h"
#include "app/locations.h"
#include "app/storage/text_file.h"
#include "engine/naruto/match/record.h"

namespace playsheet {

int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog cards;
  if (const auto loaded = load_shipped_cards(cards); !loaded) {
    fmt::print(err, "{}\n", text_of(loaded.problem()));
    return kWrong;
  }
  const auto text = read_text_file(options.file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return kWrong;
  }
  const naruto::Replay replayed = naruto::replay(*text, cards);
  if (replayed.problem) {
    fmt::print(err, "{}\n", naruto::text_of(*replayed.problem, options.file.string()));
    return kWrong;
  }
  const naruto::GameState& end = replayed.match->state();
  if (options.json) {
    const nlohmann::ordered_json result{{"decisions", replayed.decisions},
                                        {"turns", end.turn},
                                        {"over", end.over()},
                                        {"winner", end.over() ? std::string(table::name_of(end.winner)) : ""},
                                        {"reason", std::string(table::name_of(end.end))},
                                        {"truncated", replayed.truncated}};
    fmt::print(out, "{}\n", result.dump(2));
    return kFine;
  }
  fmt::print(out, "{} decisions, {} turns, all as recorded.\n", replayed.decisions, end.turn);
  if (end.over())
    fmt::print(out, "{} won ({}).\n", replayed.match->setup().seats[end.winner].name, table::name_of(end.end));
  else
    fmt::print(out, "The match is not over{}.\n", replayed.truncated ? "; its last decision is not whole" : "");
  return kFine;
}

}  // namespace playsheet
