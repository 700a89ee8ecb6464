// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <optional>
#include <ostream>

#include "app/edition_option.h"
#include "app/exit_code.h"
#include "app/scenario_tally.h"
#include "app/storage/cards_database.h"
#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/scenario/runner.h"
#include "engine/naruto/scenario/scenario_reader.h"

namespace playsheet {
namespace {
namespace fs = std::filesystem;
using namespace naruto::scenario;

/// Plays all files and counts.
class Session {
 public:
  Session(const ScenarioOptions& options, std::ostream& out, std::ostream& err)
      : options_(options), err_(err), tally_(options.verbose, options.json, out, err) {}

  int run() {
    for (const fs::path& file : scenario_files(options_.files)) play(file);
    return tally_.end();
  }

 private:
  void trouble(const std::string& text) { tally_.trouble(text); }

  /// Shipped and invented cards. Files share one catalog as long as they bring no cards of their own.
  bool load(naruto::Catalog& cards) {
    if (const auto loaded = open_cards_database(options_.cards, cards); !loaded) {
      trouble(text_of(loaded.problem()));
      return false;
    }
    const auto text = read_text_file(options_.test_cards);
    if (!text) {
      trouble(text_of(text.problem()));
      return false;
    }
    for (const auto& message : naruto::read_cards(*text, options_.test_cards.string(), cards)) {
      if (message.severity != naruto::Severity::error) continue;
      trouble(naruto::text_of(message));
      return false;
    }
    return true;
  }

  void play(const fs::path& file) {
    const auto text = read_text_file(file);
    if (!text) return trouble(text_of(text.problem()));
    if (!cards_) {
      cards_.emplace();
      if (!load(*cards_)) return cards_.reset();
    }
    const OpenFile open = [&](std::string_view name) -> std::optional<std::string> {
      if (fs::path(name).filename() != fs::path(name)) return std::nullopt;  // only what lies beside the file
      auto other = read_text_file(file.parent_path() / name);
      return other ? std::optional(std::move(*other)) : std::nullopt;
    };
    const std::size_t known = cards_->size();
    std::string_view plain = *text;
    if (plain.starts_with("\xEF\xBB\xBF")) plain.remove_prefix(3);  // the mark some editors put in front
    const ScenarioFile read = read_scenarios(plain, file.string(), open, *cards_);
    for (const Problem& problem : read.problems) fmt::print(err_, "{}\n", naruto::scenario::text_of(problem));
    if (read.scenarios.empty() && read.problems.empty())
      return trouble(fmt::format("{}:1: no scenario in the file; expected a line such as scenario EX-12 \"title\"",
                                 file.string()));
    tally_.failed(read.refused);
    for (const Scenario& scenario : read.scenarios) play(scenario);
    if (cards_->size() != known) cards_.reset();
  }

  void play(const Scenario& scenario) {
    for (const naruto::Edition* edition : scenario.editions) {
      if (!options_.edition.empty() && options_.edition != edition->id) continue;
      const Run run = run_scenario(scenario, *edition, *cards_);
      tally_.played(fmt::format("{} [{}]", scenario.id, edition->id), text_of(run),
                    {{"id", scenario.id},
                     {"file", scenario.file},
                     {"line", scenario.line},
                     {"edition", edition->id},
                     {"rules", scenario.rules}});
    }
  }

  const ScenarioOptions& options_;
  std::ostream& err_;
  ScenarioTally tally_;
  std::optional<naruto::Catalog> cards_;
};

}  // namespace

int run_scenarios(const ScenarioOptions& options, std::ostream& out, std::ostream& err) {
  if (!options.edition.empty() && !choose_edition(options.edition, {}, err)) return kUsage;
  return Session(options, out, err).run();
}

}  // namespace playsheet
