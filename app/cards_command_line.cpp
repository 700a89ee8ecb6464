// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards_command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "app/cards_command.h"
#include "app/cards_tree_commands.h"
#include "app/exit_code.h"
#include "app/gormiti/gormiti_cards_command.h"
#include "app/locations.h"
#include "app/rising_clan/rising_clan_cards.h"
#include "app/text_command.h"

namespace playsheet {
namespace {

void add_sources(CLI::App& cards, Run& run) {
  static CardsBuildOptions build;
  CLI::App* build_app = cards.add_subcommand("build", "Build cards.db from the card sources");
  build_app->add_option("--sources", build.sources, "Folder of the card sources of Naruto");
  build_app->add_option("--gormiti", build.gormiti, "Card source of Gormiti");
  build_app->add_option("--rising-clan", build.rising_clan, "Card source of Rising Clan");
  build_app->add_option("--out", build.out, "The database to write");
  build_app->add_flag("--force", build.force, "Replace whatever is there, not only a card database");
  build_app->callback([&run] { run = [] { return run_cards_build(build, std::cout, std::cerr); }; });

  static CardsCheckOptions check;
  static std::string check_game;
  when_the_folder_is_known([] { check.cards = shipped_cards(); });
  CLI::App* check_app = cards.add_subcommand("check", "Check card sources and report problems");
  check_app->add_option("files", check.files,
                        "Card sources; if left out, of another game than naruto those of the program");
  add_game(*check_app, check_game);
  check_app->callback([&run] {
    run = of_game(
        check_game, [] { return run_cards_check(check, std::cout, std::cerr); },
        [] {
          return run_gormiti_cards_check({shipped_cards(), {}, check.files}, std::cout, std::cerr);
        },
        [] {
          return run_rising_clan_cards_check({shipped_cards(), {}, check.files}, std::cout, std::cerr);
        });
  });

  static CardsStatusOptions status;
  when_the_folder_is_known([] { status.cards = shipped_cards(); });
  CLI::App* status_app = cards.add_subcommand("status", "Show how many cards of each set are done");
  status_app->add_flag("--list", status.list, "Name every card that is not done");
  status_app->add_flag("--json", status.json, "Print JSON");
  status_app->callback([&run] { run = [] { return run_cards_status(status, std::cout, std::cerr); }; });

  static CardsFormatOptions format;
  CLI::App* format_app = cards.add_subcommand("format", "Rewrite card sources in the canonical layout");
  format_app->add_option("files", format.files, "Card sources")->required();
  format_app->callback([&run] { run = [] { return run_cards_format(format, std::cout, std::cerr); }; });

  static CardsFindOptions find;
  when_the_folder_is_known([] { find.cards = shipped_cards(); });
  CLI::App* find_app =
      cards.add_subcommand("find", "Find cards that match a query: words in any language, t:jutsu s:water ...");
  find_app->add_option("query", find.words, "The query (see docs/search.md)")->required();
  find_app->add_option("--limit", find.limit, "Maximum number of cards");
  find_app->add_option("--language", find.language, "Language of names, texts and messages: en, it, pt_BR");
  find_app->add_option("--person", find.person, "Personal database with the collection and decks");
  find_app->add_flag("--json", find.json, "Print JSON");
  find_app->callback([&run] { run = [] { return run_cards_find(find, std::cout, std::cerr); }; });

  static CardsImportOptions import;
  when_the_folder_is_known([] { import.cards = shipped_cards(); });
  CLI::App* import_app = cards.add_subcommand("import", "Convert a card list (CSV or JSON) to a card source");
  import_app->add_option("list", import.list, "The list")->required();
  import_app->add_option("--map", import.mapping, "\"community\", or a file that maps the columns");
  import_app->add_option("--set", import.set, "Name of the set of these cards");
  import_app->add_option("--out", import.out, "Card source to write");
  add_force(*import_app, import.force);
  import_app->callback([&run] { run = [] { return run_cards_import(import, std::cout, std::cerr); }; });

  static CardTextOptions text;
  CLI::App* text_app = cards.add_subcommand("text", "Print the text of a card, generated from its effect tree");
  text_app->add_option("code", text.code, "Code of the card, such as N-013")->required();
  text_app->add_option("--lang", text.language, "en, it or pt_BR");
  text_app->add_flag("--json", text.json, "Print JSON");
  text_app->callback([&run] { run = [] { return run_card_text(text, std::cout, std::cerr); }; });
}

/// What there is of other games than Naruto, whose cards `find` and `text` show.
void add_cards_of_other_games(CLI::App& cards, Run& run) {
  static std::string game, code;
  static bool json = false;
  const auto of_others = [](std::string_view command, Run gormiti, Run rising_clan) {
    return of_game(
        game,
        [command] {
          std::cerr << command << " is there with --game gormiti or rising-clan only\n";
          return kUsage;
        },
        std::move(gormiti), std::move(rising_clan));
  };
  const auto gormiti = [](auto command) {
    return [command] { return command({shipped_cards(), code, {}, json}, std::cout, std::cerr); };
  };
  const auto rising_clan = [](auto command) {
    return [command] { return command({shipped_cards(), code, {}, json}, std::cout, std::cerr); };
  };
  CLI::App* list_app = cards.add_subcommand("list", "Every card of --game gormiti or rising-clan");
  add_game(*list_app, game);
  list_app->add_flag("--json", json, "Print JSON");
  list_app->callback([&run, of_others, gormiti, rising_clan] {
    run = of_others("cards list", gormiti(run_gormiti_cards_list), rising_clan(run_rising_clan_cards_list));
  });
  CLI::App* show_app = cards.add_subcommand("show", "A card of --game gormiti or rising-clan");
  show_app->add_option("code", code, "Code of the card, such as FI-01 or A01")->required();
  add_game(*show_app, game);
  show_app->add_flag("--json", json, "Print JSON");
  show_app->callback([&run, of_others, gormiti, rising_clan] {
    run = of_others("cards show", gormiti(run_gormiti_cards_show), rising_clan(run_rising_clan_cards_show));
  });
}

/// For whoever writes trees (CONTRIBUTING.md, "Add a card").
void add_trees(CLI::App& cards, Run& run) {
  static CardsCompareOptions compare;
  CLI::App* compare_app = cards.add_subcommand("compare", "Where the trees of two card sources differ");
  compare_app->add_option("a", compare.a, "Card source, or a folder of them")->required();
  compare_app->add_option("b", compare.b, "Another")->required();
  compare_app->callback([&run] { run = [] { return run_cards_compare(compare, std::cout, std::cerr); }; });

  static CardsProbeOptions probe;
  when_the_folder_is_known([] { probe.test_cards = shipped_scenario_cards(); });
  probe.at_a_time = std::max(1U, std::thread::hardware_concurrency());
  CLI::App* probe_app = cards.add_subcommand("probe", "Bring the probes up to date: what each text of a card does");
  probe_app->add_option("only", probe.only, "Codes of the cards for which probes are looked for; else all");
  probe_app->add_option("--cards", probe.cards, "Folder of card sources");
  probe_app->add_option("--probes", probe.probes, "Folder of the probes");
  probe_app->add_option("--positions", probe.positions, "How many are tried for a text")->check(CLI::Range(1, 100000));
  probe_app->add_option("--at-a-time", probe.at_a_time, "Texts side by side; the result is the same")
      ->check(CLI::Range(1U, 64U));
  probe_app->add_flag("--anew", probe.anew, "Look for others where there are probes already");
  probe_app->callback([&run] { run = [] { return run_cards_probe(probe, std::cout, std::cerr); }; });

  static CardsChangedOptions changed;
  CLI::App* changed_app = cards.add_subcommand("changed", "Which cards play otherwise than they did");
  changed_app
      ->add_option("since", changed.since,
                   "Folder with the probes of then (scripts/cards-changed takes them out of git)")
      ->required();
  changed_app->add_option("--probes", changed.probes, "Folder of the probes");
  changed_app->callback([&run] { run = [] { return run_cards_changed(changed, std::cout, std::cerr); }; });

  static CardsAuditOptions audit;
  when_the_folder_is_known([] { audit.cards = shipped_cards(); });
  CLI::App* audit_app = cards.add_subcommand("audit", "Where summary and text of a card say different things");
  audit_app->add_option("only", audit.only, "Codes of cards; else all");
  audit_app->add_option("--facts", audit.facts,
                        "JSON list with code and effect_summary; else the cards' own summaries");
  audit_app->add_option("--accepted", audit.accepted, "Differences that are known, with their reasons");
  audit_app->callback([&run] { run = [] { return run_cards_audit(audit, std::cout, std::cerr); }; });
}

}  // namespace

void add_cards_commands(CLI::App& app, Run& run) {
  CLI::App* cards = app.add_subcommand("cards", "The card sources and the card database");
  cards->require_subcommand(1);
  add_sources(*cards, run);
  add_cards_of_other_games(*cards, run);
  add_trees(*cards, run);
}

}  // namespace playsheet
