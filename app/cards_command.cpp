// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/exit_code.h"
#include "app/storage/cards_database.h"
#include "engine/naruto/cards/card_reader.h"

namespace playsheet {
namespace {

using Json = nlohmann::ordered_json;

int refuse(std::ostream& err, const StorageProblem& problem) {
  fmt::print(err, "{}\n", text_of(problem));
  return kWrong;
}

void print(std::ostream& err, const std::vector<naruto::CardMessage>& messages) {
  for (const auto& message : messages) fmt::print(err, "{}\n", naruto::text_of(message));
}

struct SetStatus {
  std::string name;
  int cards = 0;
  int ready = 0;
};

std::vector<SetStatus> status_of(const naruto::Catalog& catalog) {
  std::vector<SetStatus> sets;
  for (const auto& card : catalog) {
    auto set = std::find_if(sets.begin(), sets.end(), [&](const SetStatus& s) { return s.name == card.set; });
    if (set == sets.end()) set = sets.insert(sets.end(), SetStatus{card.set});
    ++set->cards;
    if (card.readiness == naruto::Readiness::ready) ++set->ready;
  }
  return sets;
}

}  // namespace

bool load_cards(const std::filesystem::path& path, naruto::Catalog& catalog, std::ostream& err) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) {
    const auto opened = open_cards_database(path, catalog);
    if (!opened) refuse(err, opened.problem());
    return static_cast<bool>(opened);
  }
  const auto sources = read_card_sources(path);
  if (!sources) {
    refuse(err, sources.problem());
    return false;
  }
  bool good = true;
  for (const auto& source : *sources) {
    const auto messages = naruto::read_cards(source.text, source.name, catalog);
    print(err, messages);
    good = good && !naruto::has_errors(messages);
  }
  return good;
}

int run_cards_build(const CardsBuildOptions& options, std::ostream& out, std::ostream& err) {
  const auto sources = read_card_sources(options.sources);
  if (!sources) return refuse(err, sources.problem());
  const auto built = build_cards_database(*sources, options.out);
  if (!built) return refuse(err, built.problem());
  print(err, built->messages);
  if (naruto::has_errors(built->messages)) return kWrong;
  fmt::print(out, "{}: {} cards, {} ready\n", options.out.string(), built->cards, built->ready);
  return kFine;
}

int run_cards_check(const CardsCheckOptions& options, std::ostream& out, std::ostream& err) {
  if (options.files.empty()) {
    fmt::print(err, "cards check: name at least one card source\n");
    return kUsage;
  }
  naruto::Catalog others;
  if (!options.cards.empty() && !load_cards(options.cards, others, err)) return kWrong;
  naruto::Catalog catalog;
  bool good = true;
  for (const auto& file : options.files) {
    const auto text = read_text_file(file);
    if (!text) {
      refuse(err, text.problem());
      good = false;
      continue;
    }
    const auto messages = naruto::read_cards(*text, file.string(), catalog);
    print(err, messages);
    good = good && !naruto::has_errors(messages);
  }
  if (!options.cards.empty()) print(err, naruto::check_names(catalog, &others));
  if (good) fmt::print(out, "{} cards, all well\n", catalog.size());
  return good ? kFine : kWrong;
}

int run_cards_status(const CardsStatusOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog catalog;
  if (!load_cards(options.cards, catalog, err)) return kWrong;
  const auto sets = status_of(catalog);
  SetStatus all{"all"};
  for (const auto& set : sets) {
    all.cards += set.cards;
    all.ready += set.ready;
  }
  if (options.json) {
    Json report{{"cards", all.cards}, {"ready", all.ready}, {"sets", Json::array()}};
    for (const auto& set : sets)
      report["sets"].push_back({{"name", set.name}, {"cards", set.cards}, {"ready", set.ready}});
    fmt::print(out, "{}\n", report.dump(2));
    return kFine;
  }
  const auto line = [&](const SetStatus& set) {
    fmt::print(out, "{:<28}{:>6}{:>7}{:>6.1f} %\n", set.name, set.cards, set.ready,
               100.0 * set.ready / std::max(set.cards, 1));
  };
  fmt::print(out, "{:<28}{:>6}{:>7}\n", "set", "cards", "ready");
  for (const auto& set : sets) line(set);
  line(all);
  return kFine;
}

}  // namespace playsheet
