// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "app/exit_code.h"
#include "app/storage/text_file.h"
#include "app/tournament/command_files.h"
#include "app/tournament/refusal_words.h"
#include "app/tournament/tournament_json.h"
#include "engine/tournament/journal/file.h"
#include "engine/tournament/journal/judgement.h"
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

/// The header stands before the lines of the journal.
int file_line(int journal_line) { return journal_line + 1; }

/// The journal of a file as far as it goes; nothing if there is none. `sound`: without any fault.
std::optional<Journal> load(const TournamentFileOptions& options, std::ostream& err, bool& sound) {
  sound = false;
  auto reading = read_told(options.file, err);
  if (!reading) return std::nullopt;
  sound = !reading->fault && !reading->torn;
  if (reading->torn)
    fmt::print(err, "{}:{}: {}\n", options.file.string(), reading->torn_line,
               refusal_words({RefusalCode::line_torn, *reading->torn, {}}));
  if (reading->journal.lines().empty()) return std::nullopt;
  return std::move(reading->journal);
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
  bool sound = false;
  const auto journal = load(options, err, sound);
  if (!journal) return kWrong;
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
               options.file.string(), file_line(one.line), one.round, tables_line(journal->event(), one.found),
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

int run_tournament_pair(const TournamentFileOptions& options, std::ostream& out, std::ostream& err) {
  bool sound = false;
  const auto journal = load(options, err, sound);
  if (!journal) return kWrong;
  const int code = sound ? kFine : kWrong;  // what a faulty journal gives is only the event up to its fault
  const Event& event = journal->event();
  const auto proposal = propose_round(event);
  if (const auto* refusal = std::get_if<Refusal>(&proposal)) {
    fmt::print(err, "{}: {}\n", options.file.string(), refusal_words(*refusal));
    return kWrong;
  }
  const Draft& draft = std::get<Draft>(proposal);
  const auto cut = draft.stage == Stage::playoff ? cut_again(event) : std::nullopt;  // the tables follow from it
  const bool again = draft.round <= static_cast<int>(event.rounds.size());
  nlohmann::ordered_json costs = nlohmann::ordered_json::array();
  if (draft.stage == Stage::swiss)
    for (const PairingProblem& problem :
         problems_of(again ? before_round(event, draft.round) : event, draft.round, How::paired)) {
      Tables here;
      for (const auto& [a, b] : draft.tables)
        if (place_in(problem, a) >= 0) here.emplace_back(a, b);
      costs.push_back(cost_json(cost_of(problem, here), level_order(problem)));
    }
  if (options.json) {
    nlohmann::ordered_json tables = nlohmann::ordered_json::array();
    for (const auto& [a, b] : draft.tables) tables.push_back({a, b});
    nlohmann::ordered_json json{
        {"round", draft.round}, {"stage", table::name_of(draft.stage)}, {"tables", tables}, {"costs", costs}};
    if (cut) json["cut_again"] = cut->order;
    fmt::print(out, "{}\n", json.dump(1));
    return code;
  }
  if (cut) {
    fmt::print(out, "The cut has to be made again:\n");
    for (const EntryId id : cut->order) fmt::print(out, "  {}\n", event.entry(id).name);
  }
  fmt::print(out, "Round {} ({})\n", draft.round, table::name_of(draft.stage));
  for (const auto& [a, b] : draft.tables)
    fmt::print(out, "{} - {}\n", event.entry(a).name, b == kBye ? "bye" : event.entry(b).name);
  for (const auto& cost : costs) fmt::print(out, "{}\n", cost.dump());
  return code;
}

int run_tournament_show(const TournamentFileOptions& options, std::ostream& out, std::ostream& err) {
  bool sound = false;
  const auto journal = load(options, err, sound);
  if (!journal) return kWrong;
  if (options.json)
    fmt::print(out, "{}\n", event_json(*journal).dump(1));
  else
    print_ranking(journal->event(), out);
  return sound ? kFine : kWrong;
}

int run_tournament_import(const TournamentFileOptions& options, std::ostream& out, std::ostream& err) {
  if (!may_write(options.out, options.force, err)) return kWrong;
  const auto text = read_text_file(options.file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return kWrong;
  }
  const auto made = journal_of_json(*text);
  if (const auto* fault = std::get_if<std::string>(&made)) {
    fmt::print(err, "{}: {}\n", options.file.string(), *fault);
    return kWrong;
  }
  return write_told(options.out, journal_text(std::get<Journal>(made)), options.force, out, err);
}

}  // namespace playsheet
