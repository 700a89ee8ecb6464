// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_command_line.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <list>
#include <utility>

#include "app/tournament/roster_command.h"
#include "app/tournament/tournament_command.h"

namespace playsheet {

namespace {

void add_rosters(CLI::App& tournament, Run& run) {
  static TournamentTableOptions table;
  CLI::App* table_app = tournament.add_subcommand("table", "Players, results or rankings as CSV");
  table_app->add_option("file", table.file, "The journal")->required();
  table_app->add_option("--of", table.of, "What of the event")
      ->check(CLI::IsMember({"players", "results", "standings", "ranking"}));
  table_app->add_option("--spreadsheet", table.spreadsheet, "As the spreadsheet of a language opens it")
      ->check(CLI::IsMember({"en", "it", "pt_BR"}));
  table_app->add_option("--out", table.out, "File to write; else the output");
  add_force(*table_app, table.force);
  table_app->callback([&run] { run = [] { return run_tournament_table(table, std::cout, std::cerr); }; });

  static TournamentEnrolOptions enrol;
  CLI::App* enrol_app = tournament.add_subcommand("enrol", "Players of a list, as CSV of any program, into an event");
  enrol_app->add_option("file", enrol.file, "The journal")->required();
  enrol_app->add_option("list", enrol.list, "The list")->required();
  enrol_app->add_option("--known", enrol.known, "Journal of an earlier event; may be repeated")
      ->allow_extra_args(false);
  enrol_app->add_option("--column", enrol.columns, "NUMBER=WORD: what a column is; may be repeated")
      ->allow_extra_args(false);
  enrol_app->add_option("--answer", enrol.answers, "LINE=new, LINE=out or LINE=PERSON; may be repeated")
      ->allow_extra_args(false);
  enrol_app->add_option("--out", enrol.out, "Journal to write; else it is only said what would happen");
  add_force(*enrol_app, enrol.force);
  enrol_app->callback([&run] { run = [] { return run_tournament_enrol(enrol, std::cout, std::cerr); }; });
}

}  // namespace

void add_tournament_commands(CLI::App& app, Run& run) {
  CLI::App* tournament = app.add_subcommand("tournament", "Events of organised play (docs/rules/tournament.md)");
  tournament->require_subcommand(1);
  static TournamentSimulateOptions simulate;
  CLI::App* simulate_app = tournament->add_subcommand("simulate", "Run a whole event by itself and check the laws");
  simulate_app->add_option("--players", simulate.players, "Number of players")->check(CLI::Range(2, 512));
  simulate_app->add_option("--seed", simulate.seed, "Seed of the event");
  simulate_app->add_option("--events", simulate.events, "How many, with the seeds that follow")
      ->check(CLI::Range(1, 1000000));
  simulate_app->add_flag("--elimination", simulate.elimination, "Direct elimination instead of Swiss rounds");
  simulate_app->add_flag("--trouble", simulate.trouble, "With drops, latecomers, corrections, repairs and penalties");
  simulate_app->add_option("--option", simulate.options, "KEY=VALUE of the event; may be repeated")
      ->allow_extra_args(false);
  simulate_app->add_option("--out", simulate.out, "Journal to write");
  add_force(*simulate_app, simulate.force);
  simulate_app->callback([&run] { run = [] { return run_tournament_simulate(simulate, std::cout, std::cerr); }; });

  using Command = int (*)(const TournamentFileOptions&, std::ostream&, std::ostream&);
  const auto add = [&](const char* name, const char* what, const char* file, Command command) {
    static std::list<TournamentFileOptions> all;
    auto& options = all.emplace_back();
    CLI::App* one = tournament->add_subcommand(name, what);
    one->add_option("file", options.file, file)->required();
    one->callback(
        [&run, &options, command] { run = [&options, command] { return command(options, std::cout, std::cerr); }; });
    return std::pair(one, &options);
  };
  add("check", "Read a journal again and say where it is wrong or differs", "The journal", run_tournament_check);
  for (const auto& [one, options] :
       {add("pair", "The next round as the program drafts it", "The journal", run_tournament_pair),
        add("show", "Entries, rounds, standings and ranking", "The journal", run_tournament_show)})
    one->add_flag("--json", options->json, "Print JSON");
  const auto [import_app, made] = add("import", "Make a journal of an event that was run elsewhere",
                                      "JSON with players, rounds and results", run_tournament_import);
  import_app->add_option("--out", made->out, "Journal to write; else the output");
  add_force(*import_app, made->force);
  add_rosters(*tournament, run);
}

}  // namespace playsheet
