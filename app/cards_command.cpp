// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>

#include "app/exit_code.h"
#include "app/gormiti/gormiti_cards.h"
#include "app/refuse.h"
#include "app/rising_clan/rising_clan_cards.h"
#include "app/storage/card_import.h"
#include "app/storage/cards_database.h"
#include "app/storage/own_cards.h"
#include "engine/naruto/cards/card_reader.h"
#include "ui/wording/card_text.h"
#include "ui/wording/card_words.h"

namespace playsheet {
namespace {

using Json = nlohmann::ordered_json;

void print(std::ostream& err, const std::vector<naruto::CardMessage>& messages) {
  for (const auto& message : messages) fmt::print(err, "{}\n", naruto::text_of(message));
}

struct SetStatus {
  std::string name;
  int cards = 0;
  int done = 0;
  std::vector<const naruto::CardDefinition*> open;
};

std::vector<SetStatus> status_of(const naruto::Catalog& catalog) {
  std::vector<SetStatus> sets;
  for (const auto& card : catalog) {
    auto set = std::find_if(sets.begin(), sets.end(), [&](const SetStatus& s) { return s.name == card.set; });
    if (set == sets.end()) set = sets.insert(sets.end(), SetStatus{card.set, 0, 0, {}});
    ++set->cards;
    if (card.readiness == naruto::Readiness::ready)
      ++set->done;
    else
      set->open.push_back(&card);
  }
  return sets;
}

std::string reason(const naruto::CardDefinition& card) { return card.open.empty() ? "no tree yet" : card.open; }

Json status_json(const std::vector<SetStatus>& sets, const SetStatus& all) {
  Json report{{"cards", all.cards}, {"done", all.done}, {"sets", Json::array()}};
  for (const auto& set : sets) {
    Json entry{{"name", set.name}, {"cards", set.cards}, {"done", set.done}, {"not_done", Json::object()}};
    for (const auto* card : set.open) entry["not_done"][card->code] = reason(*card);
    report["sets"].push_back(std::move(entry));
  }
  return report;
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

IndexTexts index_texts(const naruto::CardDefinition& card, const naruto::Catalog& cards) {
  using wording::card_text;
  using wording::Language;
  IndexTexts texts;
  for (const Language language : wording::kLanguages)
    texts.text[static_cast<std::size_t>(language)] = card_text(card, cards, language);
  for (const Language language : {Language::it, Language::pt_BR}) {
    for (const naruto::Word word : card.characteristics)
      texts.traits += wording::characteristic_name(cards.words().text(word), language) + "; ";
    for (const naruto::Word word : card.attributes)
      texts.traits += wording::attribute_name(cards.words().text(word), language) + "; ";
  }
  return texts;
}

std::optional<std::vector<GameEntries>> entries_of_games(const CardsBuildOptions& options, std::ostream& err) {
  std::vector<GameEntries> games;
  const auto add = [&](const std::filesystem::path& source, auto&& entries_of) {
    if (source.empty()) return true;
    auto entries = entries_of(source, err);
    if (entries) games.push_back(std::move(*entries));
    return entries.has_value();
  };
  if (!add(options.gormiti, gormiti_entries) || !add(options.rising_clan, rising_clan_entries)) return std::nullopt;
  return games;
}

int run_cards_build(const CardsBuildOptions& options, std::ostream& out, std::ostream& err) {
  if (const auto there = why_not_over(options.out, options.force || is_cards_database(options.out)))
    return refuse(err, *there);
  const auto sources = read_card_sources(options.sources);
  if (!sources) return refuse(err, sources.problem());
  const auto games = entries_of_games(options, err);
  if (!games) return kWrong;
  const auto built = build_cards_database(*sources, options.out, index_texts, *games);
  if (!built) return refuse(err, built.problem());
  print(err, built->messages);
  if (naruto::has_errors(built->messages)) return kWrong;
  fmt::print(out, "{}: {} cards, {} ready\n", options.out.string(), built->cards, built->ready);
  return kFine;
}

int run_cards_check(const CardsCheckOptions& options, std::ostream& out, std::ostream& err) {
  if (options.files.empty()) {
    fmt::print(err, "cards check: give at least one card source\n");
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
    auto messages = naruto::read_cards(*text, file.string(), catalog);
    name_cards_of_gormiti(messages);
    print(err, messages);
    good = good && !naruto::has_errors(messages);
  }
  if (!options.cards.empty()) print(err, naruto::check_names(catalog, &others));
  if (good) fmt::print(out, "{} cards, no problems\n", catalog.size());
  return good ? kFine : kWrong;
}

int run_cards_status(const CardsStatusOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog catalog;
  if (!load_cards(options.cards, catalog, err)) return kWrong;
  const auto sets = status_of(catalog);
  SetStatus all{"all", 0, 0, {}};
  for (const auto& set : sets) {
    all.cards += set.cards;
    all.done += set.done;
  }
  if (options.json) {
    fmt::print(out, "{}\n", status_json(sets, all).dump(2));
    return kFine;
  }
  const auto line = [&](const SetStatus& set) {
    fmt::print(out, "{:<28}{:>6}{:>7}{:>10}{:>8.1f} %\n", set.name, set.cards, set.done, set.cards - set.done,
               100.0 * set.done / std::max(set.cards, 1));
  };
  fmt::print(out, "{:<28}{:>6}{:>7}{:>10}\n", "set", "cards", "done", "not done");
  for (const auto& set : sets) line(set);
  line(all);
  for (const auto& set : sets) {
    bool named = false;
    for (const auto* card : set.open) {
      if (card->open.empty() && !options.list) continue;
      if (!std::exchange(named, true)) fmt::print(out, "\n{}: not done\n", set.name);
      fmt::print(out, "  {:<9}{}: {}\n", card->code, catalog.words().text(card->name), reason(*card));
    }
  }
  return kFine;
}

int run_cards_format(const CardsFormatOptions& options, std::ostream& out, std::ostream& err) {
  int code = kFine;
  for (const auto& file : options.files) {
    const auto text = read_text_file(file);
    if (!text) {
      code = refuse(err, text.problem());
      continue;
    }
    naruto::Catalog catalog;
    const auto messages = naruto::read_cards(*text, file.string(), catalog);
    print(err, messages);
    if (naruto::has_errors(messages) || catalog.size() == 0) {
      code = kWrong;
      continue;
    }
    const auto sources = card_sources_of(catalog);
    if (sources.size() != 1 || sources.front().text == *text) continue;
    if (const auto written = write_text_file(file, sources.front().text); !written) {
      code = refuse(err, written.problem());
      continue;
    }
    fmt::print(out, "{}\n", file.string());
  }
  return code;
}

int run_cards_import(const CardsImportOptions& options, std::ostream& out, std::ostream& err) {
  if (const auto there = why_not_over(options.out, options.force)) return refuse(err, *there);
  ImportMapping mapping = community_mapping();
  if (options.mapping != "community") {
    const auto text = read_text_file(options.mapping);
    if (!text) return refuse(err, text.problem());
    const auto read = read_mapping(*text, options.mapping);
    if (!read) return refuse(err, read.problem());
    mapping = *read;
  }
  const auto list = read_file_bytes(options.list);
  if (!list) return refuse(err, list.problem());
  naruto::Catalog known;
  if (!options.cards.empty() && !load_cards(options.cards, known, err)) return kWrong;
  const auto imported = import_cards(*list, options.list.string(), mapping, options.set, &known);
  if (!imported) return refuse(err, imported.problem());
  for (const auto& problem : imported->problems)
    fmt::print(err, "{}:{}: found {}, expected {}\n", options.list.string(), problem.place, problem.found,
               problem.expected);
  if (imported->cards > 0)
    if (const auto written = write_text_file(options.out, imported->source); !written)
      return refuse(err, written.problem());
  fmt::print(out, "{}: {} cards imported, {} already known, {} skipped\n", options.out.string(), imported->cards,
             imported->known, imported->left_out);
  return imported->problems.empty() ? kFine : kWrong;
}

}  // namespace playsheet
