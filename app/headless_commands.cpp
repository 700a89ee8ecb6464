// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headless_commands.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <limits>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "app/cards_command_line.h"
#include "app/command_line.h"
#include "app/deck_command.h"
#include "app/end_signals.h"
#include "app/exit_code.h"
#include "app/game_choice.h"
#include "app/gormiti/gormiti_deck_command.h"
#include "app/gormiti/gormiti_scenarios.h"
#include "app/identity.h"
#include "app/lesson_command.h"
#include "app/locations.h"
#include "app/replay_command.h"
#include "app/rising_clan/rising_clan_scenarios.h"
#include "app/rules_command.h"
#include "app/scenario_command.h"
#include "app/simulate_command.h"
#include "app/tournament/tournament_command_line.h"

namespace {

using playsheet::add_force;
using playsheet::add_game;
using playsheet::of_game;
using playsheet::Run;
using playsheet::when_the_folder_is_known;

/// Wrong use: `--game rising-clan` of a command about what only the two other games have.
Run none_of_rising_clan(std::string_view what) {
  return [what] {
    std::cerr << "rising-clan has no " << what << ": they are there with --game naruto and gormiti\n";
    return playsheet::kUsage;
  };
}

/// One ruling for each time the option is given.
void add_rulings(CLI::App& app, std::vector<std::string>& rulings) {
  app.add_option("--ruling,--rulings", rulings,
                 "A house rule, such as A-16=no, or a set of them, such as 2011 (can be repeated)")
      ->allow_extra_args(false);
}

void add_deck(CLI::App& app, Run& run) {
  CLI::App* deck = app.add_subcommand("deck", "Decks");
  deck->require_subcommand(1);
  static std::string game;
  static playsheet::DeckCheckOptions check;
  when_the_folder_is_known([] { check.cards = playsheet::shipped_cards(); });
  CLI::App* check_app = deck->add_subcommand("check", "Check whether a deck is legal in an edition");
  check_app->add_option("file", check.file, "Deck file; of gormiti the code of a ready deck, too")->required();
  add_game(*check_app, game);
  check_app->add_option("--edition", check.edition, "Edition, such as panini (default: the one the deck names)");
  add_rulings(*check_app, check.rulings);
  check_app->add_flag("--json", check.json, "Print JSON");
  check_app->callback([&run] {
    run = of_game(
        game, [] { return run_deck_check(check, std::cout, std::cerr); },
        [] {
          if (!check.edition.empty() || !check.rulings.empty())
            return playsheet::only_for(playsheet::GameChoice::naruto, "an edition or a ruling", std::cerr);
          return playsheet::run_gormiti_deck_check({playsheet::shipped_cards(), check.file.string(), check.json},
                                                   std::cout, std::cerr);
        },
        none_of_rising_clan("decks"));
  });

  static playsheet::DeckListOptions list;
  CLI::App* list_app = deck->add_subcommand("list", "The ready decks");
  add_game(*list_app, game);
  list_app->add_flag("--json", list.json, "Print JSON");
  list_app->callback([&run] {
    run = of_game(
        game, [] { return run_deck_list(list, std::cout, std::cerr); },
        [] {
          return playsheet::run_gormiti_deck_list({playsheet::shipped_cards(), {}, list.json}, std::cout, std::cerr);
        },
        none_of_rising_clan("decks"));
  });

  static playsheet::DeckConvertOptions convert;
  when_the_folder_is_known([] { convert.cards = playsheet::shipped_cards(); });
  CLI::App* convert_app = deck->add_subcommand("convert", "Convert a deck to another format");
  convert_app
      ->add_option("file", convert.file,
                   "Deck file: Playsheet format, JSON, plain list, CSV table or share code; of gormiti the code of a "
                   "ready deck, too")
      ->required();
  add_game(*convert_app, game);
  convert_app
      ->add_option("--to", convert.to, "text, json, list, csv, community, tts or code; of gormiti text, list or code")
      ->required();
  static std::string mode;
  convert_app->add_option("--mode", mode, "Of gormiti, for a list, which names none: strategic or quick");
  convert_app->add_option("--out", convert.out_file, "File to write (default: standard output)");
  add_force(*convert_app, convert.force);
  convert_app->add_option("--spreadsheet", convert.spreadsheet,
                          "Write csv as the spreadsheet of this language opens it: en, it or pt_BR");
  convert_app
      ->add_option("--answer", convert.answers,
                   "Answer for an unclear line: LINE=CODE, LINE=\"3 CODE\", LINE=PILE for a heading, or LINE=none")
      ->allow_extra_args(false);
  convert_app->callback([&run] {
    run = of_game(
        game,
        [] {
          if (!mode.empty()) return playsheet::only_for(playsheet::GameChoice::gormiti, "--mode", std::cerr);
          return run_deck_convert(convert, std::cout, std::cerr);
        },
        [] {
          if (!convert.spreadsheet.empty() || !convert.answers.empty())
            return playsheet::only_for(playsheet::GameChoice::naruto, "--spreadsheet or --answer", std::cerr);
          return playsheet::run_gormiti_deck_convert(
              {playsheet::shipped_cards(), convert.file.string(), convert.to, mode, convert.out_file, convert.force},
              std::cout, std::cerr);
        },
        none_of_rising_clan("decks"));
  });
}

void add_lesson(CLI::App& app, Run& run) {
  CLI::App* lesson = app.add_subcommand("lesson", "Lessons");
  lesson->require_subcommand(1);
  static std::string game;
  static playsheet::LessonCheckOptions check;
  when_the_folder_is_known([] { check.cards = playsheet::shipped_cards(); });
  CLI::App* check_app = lesson->add_subcommand("check", "Check lesson files by playing them through");
  check_app->add_option("files", check.files, "Lesson files")->required();
  add_game(*check_app, game);
  check_app->callback([&run] {
    run = of_game(
        game, [] { return run_lesson_check(check, std::cout, std::cerr); },
        [] { return run_gormiti_lesson_check(check, std::cout, std::cerr); },
        [] { return run_rising_clan_lesson_check(check, std::cout, std::cerr); });
  });
}

void add_games(CLI::App& app, Run& run) {
  static playsheet::SimulateOptions simulate;
  CLI::App* simulate_app = app.add_subcommand("simulate", "Play random games");
  add_game(*simulate_app, simulate.game);
  when_the_folder_is_known([] {
    simulate.gormiti.cards = playsheet::shipped_cards();
    simulate.rising_clan.cards = playsheet::shipped_cards();
  });
  simulate_app->add_option("--mode", simulate.gormiti.mode, "Of gormiti: strategic or quick");
  simulate_app->add_flag("--greedy", simulate.gormiti.greedy,
                         "Of gormiti: who plays looks one step ahead; left out, any allowed action is taken");
  simulate_app->add_option("--players", simulate.rising_clan.players, "Of rising-clan: 2 to 9; left out, each in turn");
  simulate_app->add_option("--group", simulate.rising_clan.group, "Of rising-clan with 3 players: 1 or 2");
  simulate_app
      ->add_option("--option", simulate.house, "Of gormiti and rising-clan, such as fighterZones=3; may be repeated")
      ->allow_extra_args(false);
  simulate_app->add_flag("--balance", simulate.balance,
                         "Of gormiti: each ready deck against each; of rising-clan: each number of players");
  simulate_app->add_option("--record", simulate.record,
                           "Of gormiti and rising-clan: file for the record of the first game");
  add_force(*simulate_app, simulate.force);
  simulate_app->add_option("--edition", simulate.edition, "Edition, such as usa-1.3");
  simulate_app->add_option("--editions", simulate.editions, "\"all\": play the games in every edition");
  add_rulings(*simulate_app, simulate.rulings);
  simulate_app->add_option("--pool", simulate.pool, "\"all\": use random legal decks from all automated cards");
  simulate_app->add_option("--decks", simulate.decks, "Two decks: names of ready-made decks, or files")->expected(2);
  simulate_app->add_option("--games", simulate.games, "Number of games")
      ->check(CLI::Range(1, std::numeric_limits<int>::max()));
  simulate_app->add_option("--seed", simulate.seed, "Seed of the first game");
  simulate.at_a_time = std::max(1U, std::thread::hardware_concurrency());
  simulate_app
      ->add_option("--at-a-time", simulate.at_a_time, "Number of games run in parallel (does not affect the result)")
      ->check(CLI::Range(1U, 1024U));
  simulate_app->add_flag("--laws", simulate.laws, "Check the laws of the game at every decision");
  simulate_app->add_flag("--json", simulate.json, "Print JSON");
  simulate_app->callback([&run] {
    run = [] {
      playsheet::watch_end_signals();  // it may run for hours: what it has found out by then is told
      return run_simulate(simulate, std::cout, std::cerr);
    };
  });

  static playsheet::ReplayOptions replay;
  CLI::App* replay_app = app.add_subcommand("replay", "Replay a match record and compare the results");
  when_the_folder_is_known([] { replay.cards = playsheet::shipped_cards(); });
  replay_app->add_option("file", replay.file, "The record")->required();
  add_game(*replay_app, replay.game);
  replay_app->add_flag("--json", replay.json, "Print JSON");
  replay_app->callback([&run] { run = [] { return run_replay(replay, std::cout, std::cerr); }; });
}

void add_rules(CLI::App& app, Run& run) {
  static playsheet::RulesOptions rules;
  CLI::App* rules_app = app.add_subcommand("rules", "List the file and tests that name each rule");
  rules_app->add_option("--sources", rules.sources, "Root of the project");
  rules_app->add_option("--game", rules.game,
                        "naruto, which is meant where it is left out, gormiti, tournament or rising-clan");
  rules_app->add_flag("--json", rules.json, "Print JSON");
  rules_app->callback([&run] { run = [] { return run_rules(rules, std::cout, std::cerr); }; });
}

void add_scenarios(CLI::App& app, Run& run) {
  static playsheet::ScenarioOptions scenario;
  when_the_folder_is_known([] {
    scenario.cards = playsheet::shipped_cards();
    scenario.test_cards = playsheet::shipped_scenario_cards();
  });
  CLI::App* scenario_app =
      app.add_subcommand("scenario",
                         "Run scenarios and check their expectations (see README.md in tests/scenarios, "
                         "tests/gormiti/scenarios, tests/rising_clan/scenarios)");
  scenario_app->add_option("files", scenario.files, "Scenario files, or folders of them")->required();
  static std::string game;
  add_game(*scenario_app, game);
  const auto without_edition = [](auto* play) {
    return [play] {
      if (!scenario.edition.empty()) return playsheet::only_for(playsheet::GameChoice::naruto, "an edition", std::cerr);
      return play(scenario, std::cout, std::cerr);
    };
  };
  scenario_app->add_option("--edition", scenario.edition, "Only in this edition");
  scenario_app->add_flag("--verbose", scenario.verbose, "Print a line for each scenario that passes");
  scenario_app->add_flag("--json", scenario.json, "Print JSON");
  scenario_app->callback([&run, without_edition] {
    run = of_game(
        game, [] { return run_scenarios(scenario, std::cout, std::cerr); },
        without_edition(playsheet::run_gormiti_scenarios), without_edition(playsheet::run_rising_clan_scenarios));
  });
}

}  // namespace

namespace playsheet {

HeadlessCommands::HeadlessCommands()
    : app_("Playsheet without a window: cards, decks, records and random games", "playsheet-cli") {
  app_.require_subcommand(1);
  app_.fallthrough();  // its own options are taken behind a command, too
  app_.set_version_flag("--version", std::string("playsheet-cli ") + kVersion, "Print the version and exit");
  app_.footer(shipped_folder_help());
  app_.add_option("--data-dir", shipped_, "Folder with the cards and decks of the program");
  add_cards_commands(app_, run_);
  add_deck(app_, run_);
  add_games(app_, run_);
  add_rules(app_, run_);
  add_scenarios(app_, run_);
  add_lesson(app_, run_);
  add_tournament_commands(app_, run_);
}

int HeadlessCommands::run(int argc, const char* const* argv) {
  try {
    app_.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app_.exit(error);
    return code == 0 ? kFine : kUsage;
  }
  use_shipped_folder(shipped_);
  fill_paths();
  return run_ ? run_() : kUsage;
}

}  // namespace playsheet
