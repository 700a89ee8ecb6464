// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/points_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/exit_code.h"
#include "engine/rising_clan/tournament/journal.h"
#include "engine/table/keyed_rows.h"
#include "engine/table/one_line.h"

namespace playsheet {
namespace {

using rising_clan::PointsCode;
using rising_clan::PointsEvent;
using rising_clan::PointsReading;

struct RightRow {
  std::string_view rule;
  std::string_view right;  ///< for refusals that do not say it themselves
};

/// By the code.
const RightRow& right_of(PointsCode code) {
  using enum PointsCode;
  static constexpr table::KeyedRows<PointsCode, RightRow, table::EnumNames<PointsCode>::names.size()> kRows{{
      {journal_empty, {"R-1001", "at least the line that opens the tournament"}},
      {header_missing, {"R-1001", "a tournament of this program"}},
      {header_newer, {"R-1001", "a newer version of the program"}},
      {line_shape, {"R-1001", "NUMBER TIME WHO COMMAND key=value ..., a value with blanks in quotes"}},
      {command_unknown, {"R-1001", "a command of docs/formats.md, section 11"}},
      {field_unknown, {"R-1001", "a field of this command (docs/formats.md, section 11)"}},
      {field_twice, {"R-1001", "each field once"}},
      {value_bad, {"R-1001", "a value of this field (docs/formats.md, section 11)"}},
      {line_number, {"R-1001", "the number after that of the line before"}},
      {too_many_lines, {"R-1001", "fewer lines"}},
      {opened_twice, {"R-1001", "one opening line"}},
      {not_opened, {"R-1001", "the line that opens the tournament before all others"}},
      {few_people, {"R-801", "two to nine people"}},
      {name_empty, {"R-1001", "a name for everybody"}},
      {name_twice, {"R-1001", "each name once"}},
      {target, {"R-1017", "a target from 30 to 150"}},
      {over, {"R-1011", "nothing more, or a correction"}},
      {no_person, {"R-1001", "the number of somebody who takes part"}},
      {already_left, {"R-1023", "somebody who has not left"}},
      {not_next, {"R-1021", "those who play this game, each once"}},
      {facts, {"R-1002", "an end that a game can have"}},
      {draw_unknown, {"R-1023", "the seed of a draw of these seats that waits for its game"}},
      {no_such_game, {"R-1001", "the line of a game that counts"}},
      {no_such_step, {"R-1001", "the line of a game that counts, or of somebody who left"}},
      {later_step, {"R-1021", "the later step struck first"}},
      {same, {"R-1001", "something else than what stands there"}},
  }};
  return kRows[code];
}

std::string names_of(const std::vector<std::string>& names) { return fmt::format("{}", fmt::join(names, ", ")); }

std::string names_of(const PointsEvent& event, const std::vector<rising_clan::EntrantId>& who) {
  std::vector<std::string> names;
  for (const rising_clan::EntrantId each : who) names.push_back(event.people[each]);
  return names_of(names);
}

/// The tournament as far as it goes, its faults told. `sound`: without any.
PointsReading read_points_told(const TournamentFileOptions& options, std::string_view text, std::ostream& err,
                               bool& sound) {
  PointsReading reading = rising_clan::read_points_journal(text);
  sound = !reading.fault && !reading.torn && reading.journal.event().open();
  const auto tell = [&](int line, const std::string& what) {
    fmt::print(err, "{}:{}: {}\n", options.file.string(), line, what);
  };
  if (reading.fault)
    tell(reading.fault->line, points_refusal_words(reading.fault->refusal));
  else if (!reading.torn && !reading.journal.event().open())
    tell(1, points_refusal_words({PointsCode::journal_empty}));
  if (reading.torn)
    tell(reading.torn_line, table::one_line(fmt::format(
                                "line_torn (R-1001): found {}, expected a whole line with its end", *reading.torn)));
  return reading;
}

nlohmann::ordered_json points_json(const PointsEvent& event) {
  const rising_clan::Tournament& standing = event.standing;
  nlohmann::ordered_json json{
      {"version", 1}, {"title", event.title}, {"date", event.date}, {"target", standing.target()}};
  for (const rising_clan::Tournament::Place& place : standing.ranking()) {
    const rising_clan::Tournament::Entrant& entrant = standing.entrants()[place.entrant];
    json["ranking"].push_back({{"person", place.entrant + 1},
                               {"name", event.people[place.entrant]},
                               {"place", place.place},
                               {"total", entrant.total},
                               {"left", entrant.left}});
  }
  json["games"] = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < event.games.size(); ++i) {
    const rising_clan::Tournament::Played& game = standing.played()[i];
    nlohmann::ordered_json seats = nlohmann::ordered_json::array();
    for (std::size_t at = 0; at < game.seats.size(); ++at) {
      const table::SeatId seat = table::seat_at(static_cast<int>(at));
      seats.push_back({{"person", game.seats[at] + 1},
                       {"gain", game.score.gain[seat]},
                       {"loss", game.score.loss[seat]},
                       {"total", game.score.total[seat]}});
    }
    json["games"].push_back({{"line", event.games[i].line},
                             {"playoff", game.playoff},
                             {"corrected", event.games[i].corrected},
                             {"record", event.games[i].record},
                             {"seats", seats}});
  }
  json["over"] = standing.over();
  json["winner"] = standing.winner() ? nlohmann::ordered_json(*standing.winner() + 1) : nlohmann::ordered_json();
  json["next"] = nlohmann::ordered_json::array();
  if (!standing.over())
    for (const rising_clan::EntrantId each : standing.next_players()) json["next"].push_back(each + 1);
  return json;
}

void print_points(const PointsEvent& event, std::ostream& out) {
  const rising_clan::Tournament& standing = event.standing;
  fmt::print(out, "{} ({}), up to {} points\n", event.title, event.date, standing.target());
  for (const rising_clan::Tournament::Place& place : standing.ranking()) {
    const rising_clan::Tournament::Entrant& entrant = standing.entrants()[place.entrant];
    fmt::print(out, "{:>3}  {:<24} {:>4}{}\n", place.place, event.people[place.entrant], entrant.total,
               entrant.left ? "  left" : "");
  }
  for (std::size_t i = 0; i < standing.played().size(); ++i) {
    const rising_clan::Tournament::Played& game = standing.played()[i];
    std::vector<std::string> words;
    for (std::size_t at = 0; at < game.seats.size(); ++at) {
      const table::SeatId seat = table::seat_at(static_cast<int>(at));
      words.push_back(fmt::format("{} +{} -{} = {}", event.people[game.seats[at]], game.score.gain[seat],
                                  game.score.loss[seat], game.score.total[seat]));
    }
    fmt::print(out, "Game {}{}: {}\n", i + 1, game.playoff ? " (play-off)" : "", names_of(words));
  }
  if (standing.winner())
    fmt::print(out, "Over: {} has won\n", event.people[*standing.winner()]);
  else if (standing.over())
    fmt::print(out, "Over: everybody has left\n");
  else
    fmt::print(out, "Game {}{}: {}\n", standing.games() + 1, standing.playoff() ? " (play-off)" : "",
               names_of(event, standing.next_players()));
}

}  // namespace

std::string points_refusal_words(const rising_clan::PointsRefusal& refusal) {
  const RightRow& row = right_of(refusal.code);
  std::string found = refusal.found;
  std::string right(refusal.meant.empty() ? row.right : std::string_view(refusal.meant));
  if (!refusal.who.empty()) {
    std::string& about = refusal.code == PointsCode::not_next ? right : found;
    about += fmt::format("{}{}", about.empty() ? "" : ": ", names_of(refusal.who));
  }
  return table::one_line(fmt::format("{} ({}): {}expected {}", table::name_of(refusal.code), row.rule,
                                     found.empty() ? std::string() : fmt::format("found {}, ", found), right));
}

int check_points(const TournamentFileOptions& options, std::string_view text, std::ostream& out, std::ostream& err) {
  bool sound = false;
  const PointsReading reading = read_points_told(options, text, err, sound);
  for (const int line : reading.blank_lines)
    fmt::print(out, "{}:{}: remark: a blank line, which changes nothing\n", options.file.string(), line);
  const PointsEvent& event = reading.journal.event();
  fmt::print(out, "{}: {} lines, {} people, {} game{}{}\n", options.file.string(), reading.journal.lines().size(),
             event.people.size(), event.games.size(), event.games.size() == 1 ? "" : "s", sound ? "" : "; not sound");
  return sound ? kFine : kWrong;
}

int show_points(const TournamentFileOptions& options, std::string_view text, std::ostream& out, std::ostream& err) {
  bool sound = false;
  const PointsReading reading = read_points_told(options, text, err, sound);
  const PointsEvent& event = reading.journal.event();
  if (event.open()) {
    if (options.json)
      fmt::print(out, "{}\n", points_json(event).dump(1));
    else
      print_points(event, out);
  }
  return sound ? kFine : kWrong;
}

}  // namespace playsheet
