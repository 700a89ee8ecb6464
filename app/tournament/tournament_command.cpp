// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "app/exit_code.h"
#include "app/storage/text_file.h"
#include "app/tournament/command_files.h"
#include "app/tournament/points_command.h"
#include "app/tournament/refusal_words.h"
#include "app/tournament/tournament_json.h"
#include "engine/rising_clan/tournament/journal.h"
#include "engine/table/time_stamp.h"
#include "engine/tournament/event/names.h"
#include "engine/tournament/journal/file.h"
#include "engine/tournament/journal/judgement.h"
#include "engine/tournament/journal/line_text.h"
#include "engine/tournament/journal/next_step.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/laws/laws.h"
#include "engine/tournament/laws/organiser.h"
#include "engine/tournament/ranking/standings.h"

namespace playsheet {
namespace {

using namespace tournament;

std::string tables_line(const Event& event, const Tables& tables) {
  std::string out;
  for (const auto& [a, b] : tables)
    out +=
        fmt::format("{}{} - {}", out.empty() ? "" : ", ", event.entry(a).name, b == kBye ? "bye" : event.entry(b).name);
  return out;
}

/// The text of the file, if it is that of a tournament for points.
std::optional<std::string> points_text(const TournamentFileOptions& options) {
  auto text = read_text_file(options.file);
  if (!text || !rising_clan::is_points_journal(*text)) return std::nullopt;  // what cannot be read is told by `load`
  return std::move(*text);
}

/// The journal of a file as far as it goes; nothing if there is none. `sound`: without any fault.
std::optional<FileReading> load(const TournamentFileOptions& options, std::ostream& err, bool& sound) {
  sound = false;
  auto reading = read_told(options.file, err);
  if (!reading) return std::nullopt;
  sound = !reading->fault && !reading->torn;
  if (reading->torn)
    fmt::print(err, "{}:{}: {}\n", options.file.string(), reading->torn_line,
               refusal_words({RefusalCode::line_torn, *reading->torn, {}}));
  if (reading->journal.lines().empty()) return std::nullopt;
  return reading;
}

std::int64_t seconds_now() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// What looks odd in a file and changes nothing of the event: blank lines, and times that lie ahead or go backwards.
void tell_oddities(const TournamentFileOptions& options, const FileReading& reading, std::ostream& out) {
  const auto tell = [&](int line, const std::string& what) {
    fmt::print(out, "{}:{}: remark: {}\n", options.file.string(), line, what);
  };
  for (const int line : reading.blank_lines) tell(line, "a blank line, which changes nothing");
  constexpr std::int64_t kDay = 24 * 60 * 60;  // without its distance a time may be of any place
  const std::int64_t latest = seconds_now() + kDay;
  std::optional<table::TimeStamp> before;
  std::string before_text;
  for (const Line& line : reading.journal.lines()) {
    const auto time = table::read_time(line.at);
    if (!time) continue;
    const int at = reading.file_line(line.number);
    if (time->seconds > latest) tell(at, fmt::format("the time {} lies in the future", line.at));
    if (before && before->has_distance == time->has_distance && time->seconds < before->seconds)
      tell(at, fmt::format("the time {} is earlier than {} of a line before", line.at, before_text));
    before = time;
    before_text = line.at;
  }
}

void print_ranking(const Event& event, std::ostream& out) {
  if (event.type == Type::swiss) {
    fmt::print(out, "Swiss rounds\n");
    for (const Standing& one : standings(event))
      fmt::print(out, "{:>3}  {:<24} {:>5}  {}-{}-{}{}\n", one.place, event.entry(one.id()).name,
                 fmt::format("{}.{}", one.tally.points / 10, one.tally.points % 10), one.tally.won, one.tally.drawn,
                 one.tally.lost, one.expelled ? "  expelled" : (one.dropped ? "  dropped" : ""));
  }
  fmt::print(out, "Ranking\n");
  for (const Ranked& one : final_ranking(event).order)
    fmt::print(out, "{:>3}  {:<24} {}\n", one.place, event.entry(one.id).name, one.points);
}

bool parse_options(const std::vector<std::string>& given, Simulation& simulation, std::ostream& err) {
  Options tried;
  for (const std::string& one : given) {
    const auto equals = one.find('=');
    const std::string key = one.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : one.substr(equals + 1);
    const OptionRow* row = find_option(key);
    if (row == nullptr || !with_option(tried, *row, value)) {
      fmt::print(err, "{}: no such option or value; there are:\n", one);
      for (const OptionRow& each : option_rows())
        fmt::print(err, "  {}={} ({}): {}\n", each.name, option_text(tried, each), each.rule, option_values(each));
      return false;
    }
    simulation.options.emplace_back(key, value);
  }
  return true;
}

}  // namespace

int run_tournament_simulate(const TournamentSimulateOptions& options, std::ostream& out, std::ostream& err) {
  Simulation simulation{
      options.players, options.seed, options.elimination ? Type::elimination : Type::swiss, options.trouble, {}};
  if (!parse_options(options.options, simulation, err)) return kUsage;
  if (!may_write(options.out, options.force, err)) return kWrong;
  int code = kFine;
  for (int i = 0; i < options.events; ++i) {
    simulation.seed = options.seed + static_cast<std::uint64_t>(i);
    const auto tell = [&](const std::string& what) {
      fmt::print(err, "seed {}: {}\n", simulation.seed, what);
      code = kWrong;
    };
    const Simulated event = simulate(simulation, [&](const Journal& journal) {
      for (const std::string& law : broken_laws(journal.event())) tell(law);
    });
    for (const std::string& refused : event.refused) tell("refused: " + refused);
    for (const std::string& law : broken_journal_laws(event.journal)) tell(law);
    if (i + 1 < options.events) continue;
    const Event& state = event.journal.event();
    for (const Round& round : state.rounds)
      fmt::print(out, "Round {} ({}): {}\n", round.number, table::name_of(round.stage),
                 tables_line(state, round.published));
    print_ranking(state, out);
    if (!options.out.empty() && write_told(options.out, journal_text(event.journal), true, out, err) != kFine)
      return kWrong;
  }
  if (options.events > 1) fmt::print(out, "{} events\n", options.events);
  return code;
}

int run_tournament_check(const TournamentFileOptions& options, std::ostream& out, std::ostream& err) {
  if (const auto points = points_text(options)) return check_points(options, *points, out, err);
  bool sound = false;
  const auto reading = load(options, err, sound);
  if (!reading) return kWrong;
  const Journal* journal = &reading->journal;
  tell_oddities(options, *reading, out);
  for (const std::string& law : broken_laws(journal->event())) {
    fmt::print(err, "{}: {}\n", options.file.string(), law);
    sound = false;
  }
  for (const Judgement& one : judge(*journal)) {
    if (one.same) continue;
    const bool imported = one.how == How::imported;
    sound = sound && imported;
    fmt::print(imported ? out : err,
               "{}:{}: round {}: the tables are not those of the program\n  found {}\n  meant {}\n",
               options.file.string(), reading->file_line(one.line), one.round, tables_line(journal->event(), one.found),
               one.proved ? tables_line(journal->event(), one.meant) : "none, the pairing has no proof");
    if (!one.has_costs) continue;
    for (const Level level : one.order)
      if (one.found_cost[level] != one.meant_cost[level])
        fmt::print(imported ? out : err, "  {}: {}, best {}\n", table::name_of(level), one.found_cost[level],
                   one.meant_cost[level]);
  }
  fmt::print(out, "{}: {} lines, {} entries, {} rounds{}\n", options.file.string(), journal->lines().size(),
             journal->event().entries.size(), journal->event().rounds.size(), sound ? "" : "; not sound");
  return sound ? kFine : kWrong;
}

namespace {

std::string side_name(const Event& event, EntryId id) { return id == kBye ? "bye" : event.entry(id).name; }

/// What is to be done before there is a round to pair, as people read it; nothing if it is no command.
std::optional<std::string> step_words(const Event& event, const Command& command) {
  if (const auto* deal = std::get_if<DealGroups>(&command)) {
    std::map<int, std::vector<EntryId>> groups;
    for (const auto& [id, group] : deal->of) groups[group].push_back(id);
    std::string out = fmt::format("{} players play in {} groups, which are dealt before round 1 (T-513).\n",
                                  deal->of.size(), groups.size());
    for (const auto& [group, ids] : groups)
      out += fmt::format("Group {}, {} players: {}\n", group, ids.size(), numbered_names(event, ids));
    return out;
  }
  if (const auto* tie = std::get_if<DrawTie>(&command))
    return fmt::format("Tie-break games come first (T-543): {}{}\n", numbered_tables(event, tie->pairs),
                       tie->sits_out == 0 ? "" : fmt::format("; {} sits out", numbered_name(event, tie->sits_out)));
  if (const auto* cut = std::get_if<MakeCut>(&command))
    return fmt::format("The cut comes before the play-offs (T-601): {}\n", numbered_names(event, cut->order));
  return std::nullopt;
}

/// Before some rounds something else is to be done: groups, tie-break games, the cut. It is proposed with the line that
/// does it.
bool print_step(const TournamentFileOptions& options, const Journal& journal, std::ostream& out) {
  const NextStep step = next_step(journal.event());
  const auto command = command_of(step, journal.event());
  const auto* given = std::get_if<Command>(&command);
  const auto words = given == nullptr ? std::nullopt : step_words(journal.event(), *given);
  if (!words) return false;
  const std::string line = text_of(Line{static_cast<int>(journal.lines().size()) + 1, {}, {}, *given, {}});
  if (options.json) {
    nlohmann::ordered_json json{{"step", std::visit([](const auto& one) { return one.name; }, *given)}};
    if (const auto* deal = std::get_if<DealGroups>(given))
      for (const auto& [id, group] : deal->of) json["groups"][std::to_string(id)] = group;
    json["line"] = line;
    fmt::print(out, "{}\n", json.dump(1));
  } else {
    fmt::print(out, "{}To do so, add this line to {} and pair again:\n{}\n", *words, options.file.string(), line);
  }
  return true;
}

nlohmann::ordered_json costs_of(const Event& event, const Draft& draft) {
  nlohmann::ordered_json costs = nlohmann::ordered_json::array();
  if (draft.stage != Stage::swiss) return costs;
  const bool again = draft.round <= static_cast<int>(event.rounds.size());
  for (const PairingProblem& problem :
       problems_of(again ? before_round(event, draft.round) : event, draft.round, How::paired)) {
    Tables here;
    for (const auto& [a, b] : draft.tables)
      if (place_in(problem, a) >= 0) here.emplace_back(a, b);
    costs.push_back(cost_json(cost_of(problem, here), level_order(problem)));
  }
  return costs;
}

void print_draft(const TournamentFileOptions& options, const Event& event, const Draft& draft, std::ostream& out) {
  const auto costs = costs_of(event, draft);
  const auto cut = draft.stage == Stage::playoff ? cut_again(event) : std::nullopt;  // the tables follow from it
  if (options.json) {
    nlohmann::ordered_json tables = nlohmann::ordered_json::array();
    for (const auto& [a, b] : draft.tables) tables.push_back({a, b});
    nlohmann::ordered_json json{{"round", draft.round},
                                {"stage", table::name_of(draft.stage)},
                                {"tables", tables},
                                {"third_place", draft.third_place ? tables.back() : nlohmann::ordered_json()},
                                {"costs", costs}};
    if (cut) json["cut_again"] = cut->order;
    fmt::print(out, "{}\n", json.dump(1));
    return;
  }
  if (cut) {
    fmt::print(out, "The cut has to be made again:\n");
    for (const EntryId id : cut->order) fmt::print(out, "  {}\n", event.entry(id).name);
  }
  fmt::print(out, "Round {} ({})\n", draft.round, table::name_of(draft.stage));
  for (std::size_t i = 0; i < draft.tables.size(); ++i)
    fmt::print(out, "{} - {}{}\n", side_name(event, draft.tables[i].first), side_name(event, draft.tables[i].second),
               draft.third_place && i + 1 == draft.tables.size() ? "  third place" : "");
  for (const auto& cost : costs) fmt::print(out, "{}\n", cost.dump());
}

}  // namespace

int run_tournament_pair(const TournamentFileOptions& options, std::ostream& out, std::ostream& err) {
  bool sound = false;
  const auto reading = load(options, err, sound);
  if (!reading) return kWrong;
  const int code = sound ? kFine : kWrong;  // what a faulty journal gives is only the event up to its fault
  const Event& event = reading->journal.event();
  const auto proposal = propose_round(event);
  const auto* refusal = std::get_if<Refusal>(&proposal);
  if (refusal == nullptr) {
    print_draft(options, event, std::get<Draft>(proposal), out);
    return code;
  }
  if (print_step(options, reading->journal, out)) return code;
  fmt::print(err, "{}: {}\n", options.file.string(), refusal_words(*refusal));
  return kWrong;
}

int run_tournament_show(const TournamentFileOptions& options, std::ostream& out, std::ostream& err) {
  if (const auto points = points_text(options)) return show_points(options, *points, out, err);
  bool sound = false;
  const auto reading = load(options, err, sound);
  if (!reading) return kWrong;
  if (options.json)
    fmt::print(out, "{}\n", event_json(reading->journal).dump(1));
  else
    print_ranking(reading->journal.event(), out);
  return sound ? kFine : kWrong;
}

int run_tournament_import(const TournamentFileOptions& options, std::ostream& out, std::ostream& err) {
  if (!may_write(options.out, options.force, err)) return kWrong;
  const auto text = read_text_file(options.file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return kWrong;
  }
  std::vector<std::string> remarks;
  const auto made = journal_of_json(*text, &remarks);
  if (const auto* fault = std::get_if<std::string>(&made)) {
    fmt::print(err, "{}: {}\n", options.file.string(), *fault);
    return kWrong;
  }
  for (const std::string& remark : remarks) fmt::print(err, "{}: remark: {}\n", options.file.string(), remark);
  return write_told(options.out, journal_text(std::get<Journal>(made)), options.force, out, err);
}

}  // namespace playsheet
