// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_options.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <limits>
#include <string>

#include "app/identity.h"
#include "app/locations.h"

namespace playsheet {

namespace {

/// Empty if it is one, else what is wrong.
std::string isSize(const std::string& text) {
  int width = 0, height = 0, end = 0;
  const bool size = std::sscanf(text.c_str(), "%5dx%5d%n", &width, &height, &end) == 2 && width > 0 && height > 0;
  if (size && end == static_cast<int>(text.size())) return {};
  return text + " is not a size such as 1366x690";
}

}  // namespace

void declareWindowOptions(CLI::App& app, WindowOptions& options) {
  app.name("playsheet");
  app.description("Playsheet: a card table for two people at one screen");
  app.set_version_flag("--version", std::string("playsheet ") + kVersion, "Print the version and exit");
  app.footer(shipped_folder_help());
  CLI::Option* autoplay = app.add_flag("--autoplay", options.autoplay,
                                       "Play a whole match with random decisions, print the result and exit");
  app.add_option("--seed", options.seed, "With --autoplay: random seed")->needs(autoplay);
  app.add_option("--edition", options.edition, "Rule edition, such as usa-1.3");
  app.add_option("--decks", options.decks, "Two decks, south first: names of ready-made decks or files")->expected(2);
  app.add_option("--pace", options.pace, "Motion: 0 off, 1 fast, 2 normal")->check(CLI::Range(0, 2));
  app.add_option("--stop-after", options.stopAfter, "With --autoplay: stop after this many decisions")
      ->check(CLI::Range(0, std::numeric_limits<int>::max()))
      ->needs(autoplay);
  app.add_option("--screenshot", options.screenshot, "Save the first complete frame as an image and exit");
  app.add_flag("--first-paint", options.firstPaint, "Exit after the first paint, to measure startup time");
  app.add_option("--data", options.data, "Folder for settings and match records");
  app.add_option("--data-dir", options.shipped, "Folder with the cards and decks of the program");
  app.add_option("--language", options.language, "Language of the program")
      ->check(CLI::IsMember({"en", "it", "pt_BR"}));
  app.add_option("--theme", options.theme, "Colour theme")->check(CLI::IsMember({"dark", "light"}));
  app.add_option("--table", options.table, "Table top")->check(CLI::IsMember({"lacquer", "tatami"}));
  app.add_option("--secrecy", options.secrecy, "How hands are hidden")
      ->check(CLI::IsMember({"open", "hold", "curtain"}));
  app.add_option("--replay", options.replay, "A match record or ruling report to watch");
  app.add_option("--game", options.game, "Game that the start page offers")
      ->check(CLI::IsMember({"naruto", "gormiti", "rising-clan"}));
  app.add_option("--page", options.page, "Page to begin with")
      ->check(CLI::IsMember({"match", "learn", "decks", "collection"}));
  app.add_option(
      "files", options.files,
      "Files to open: match records, ruling reports, decks, share codes, tournaments. If a window of Playsheet "
      "is open, it opens them");
  app.add_option("--size", options.size, "Size of the window, such as 1366x690")->check(isSize);
}

std::optional<WindowOptions> readWindowOptions(int argc, char** argv, int& exitCode) {
  WindowOptions options;
  CLI::App app;
  declareWindowOptions(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    exitCode = app.exit(error) == 0 ? 0 : 2;
    return std::nullopt;
  }
  return options;
}

}  // namespace playsheet
