// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/locations.h"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "app/identity.h"
#include "app/storage/cards_database.h"
#include "app/storage/text_file.h"
#include "engine/naruto/decks/deck_reader.h"

namespace playsheet {
namespace fs = std::filesystem;

fs::path program_folder() {
  std::error_code error;
  const fs::path self = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::current_path() : self.parent_path();
}

namespace {

fs::path& named_folder() {
  static fs::path named;
  return named;
}

}  // namespace

fs::path shipped_folder(const fs::path& named, const char* environment, const fs::path& program) {
  if (!named.empty()) return named;
  if (environment != nullptr && *environment != '\0') return environment;
  const fs::path installed = (program / kShippedFromProgram).lexically_normal();
  std::error_code error;
  return fs::is_directory(installed, error) ? installed : program;
}

fs::path shipped_folder() { return shipped_folder(named_folder(), std::getenv("PLAYSHEET_DATA"), program_folder()); }

void use_shipped_folder(fs::path named) { named_folder() = std::move(named); }

std::string shipped_folder_help() {
  return "Cards and decks are looked for in the folder of --data-dir; else in that of the environment variable "
         "PLAYSHEET_DATA; else in " +
         std::string(kShippedFromProgram) + ", seen from the program's folder; else beside the program.";
}

fs::path shipped_cards() { return shipped_folder() / "cards.db"; }
fs::path shipped_decks() { return shipped_folder() / "decks"; }
fs::path shipped_scenario_cards() { return shipped_folder() / "scenarios" / "test_cards.toml"; }

fs::path standard_data_folder(const char* xdg_data_home, const char* home, const fs::path& account) {
  const auto path_of = [](const char* value) {
    const fs::path path = value == nullptr ? fs::path() : fs::path(value);
    return path.is_absolute() ? path : fs::path();
  };
  if (const fs::path data = path_of(xdg_data_home); !data.empty()) return data / "playsheet";
  const fs::path own = path_of(home);
  return (own.empty() ? account : own) / ".local" / "share" / "playsheet";
}

fs::path standard_data_folder() {
  const passwd* account = ::getpwuid(::getuid());
  return standard_data_folder(std::getenv("XDG_DATA_HOME"), std::getenv("HOME"),
                              account == nullptr || account->pw_dir == nullptr ? fs::path("/") : account->pw_dir);
}

Outcome<std::size_t> load_shipped_cards(naruto::Catalog& catalog) {
  return open_cards_database(shipped_cards(), catalog);
}

namespace {

Outcome<naruto::Deck> load_deck_file(const fs::path& file) {
  auto text = read_text_file(file);
  if (!text) return text.problem();
  auto reading = naruto::read_deck(*text, file.string());
  if (reading.deck) return std::move(*reading.deck);
  StorageProblem problem{StorageFault::bad_content, file.string(), {}, {}, "a deck file (see docs/formats.md)"};
  if (!reading.messages.empty()) {
    problem.place = "line " + std::to_string(reading.messages.front().line);
    problem.found = naruto::text_of(reading.messages.front());
  }
  return problem;
}

}  // namespace

Outcome<naruto::Deck> load_deck(const std::string& name_or_file) {
  const fs::path ready = shipped_decks() / (name_or_file + ".toml");
  const bool plain_name = name_or_file.find_first_of("/\\.") == std::string::npos;
  std::error_code error;
  if (plain_name && (fs::exists(ready, error) || !fs::exists(name_or_file, error))) return load_deck_file(ready);
  return load_deck_file(name_or_file);
}

std::vector<naruto::Deck> ready_decks(std::vector<StorageProblem>& problems) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(shipped_decks(), error))
    if (entry.path().extension() == ".toml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<naruto::Deck> decks;
  for (const fs::path& file : files) {
    auto deck = load_deck_file(file);
    if (deck)
      decks.push_back(std::move(*deck));
    else
      problems.push_back(deck.problem());
  }
  return decks;
}

}  // namespace playsheet
