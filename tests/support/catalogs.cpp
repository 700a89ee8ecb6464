// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catalogs.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/decks/deck_reader.h"

namespace playsheet::support {
namespace {

using namespace naruto;

Catalog read(const std::vector<std::filesystem::path>& files) {
  Catalog cards;
  for (const auto& file : files)
    for (const CardMessage& message : read_cards(text_of_file(file), file.filename().string(), cards))
      ADD_FAILURE() << text_of(message);
  return cards;
}

/// The shipped sources up to the set of this number, in the order of the sets.
std::vector<std::filesystem::path> shipped(std::string_view last) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(source_path("resources/cards")))
    if (entry.path().extension() == ".toml" && entry.path().filename().string().substr(0, 2) <= last)
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The cards of the worked examples, and further ones.
std::vector<std::filesystem::path> invented() {
  return {source_path("resources/scenarios/test_cards.toml"), source_path("tests/support/test_cards.toml")};
}

Catalog with_the_invented(std::string_view last) {
  auto files = shipped(last);
  for (auto& file : invented()) files.push_back(std::move(file));
  return read(files);
}

Catalog with_own(Catalog cards, std::string_view own) {
  for (const CardMessage& message : read_cards(own, "own", cards)) ADD_FAILURE() << text_of(message);
  return cards;
}

}  // namespace

const Catalog& test_cards() {
  static const Catalog cards = read(invented());
  return cards;
}

const Catalog& all_cards() {
  static const Catalog cards = with_the_invented("04");
  return cards;
}

const Catalog& every_card() {
  static const Catalog cards = with_the_invented("99");
  return cards;
}

const Catalog& shipped_cards() {
  static const Catalog cards = read(shipped("99"));
  return cards;
}

Catalog shipped_cards_and(std::string_view own) { return with_own(read(shipped("99")), own); }

Catalog fresh_cards() {
  auto files = shipped("99");
  files.push_back(source_path("resources/scenarios/test_cards.toml"));
  return read(files);
}

Catalog scenario_cards_and(std::string_view own) {
  return with_own(read({source_path("resources/scenarios/test_cards.toml")}), own);
}

Deck ready_deck(std::string_view id) {
  const auto path = source_path("resources/decks/" + std::string(id) + ".toml");
  const DeckReading reading = read_deck(text_of_file(path), path.string());
  if (!reading.deck) ADD_FAILURE() << "no such deck: " << id;
  return reading.deck.value_or(Deck{});
}

std::vector<DefinitionId> ready_deck(const Catalog& cards, std::string_view id) {
  std::vector<DefinitionId> list;
  for (const DeckEntry& entry : ready_deck(id).cards)
    if (const auto definition = cards.find(entry.code))
      list.insert(list.end(), static_cast<std::size_t>(entry.count), *definition);
    else
      ADD_FAILURE() << "no such card: " << entry.code;
  return list;
}

std::map<std::string, std::vector<std::string>> ready_decks_by_edition() {
  std::map<std::string, std::vector<std::string>> decks;
  for (const auto& entry : std::filesystem::directory_iterator(source_path("resources/decks"))) {
    const std::string id = entry.path().stem().string();
    const std::string edition = ready_deck(id).edition;
    decks[edition.empty() ? "usa-1.3" : edition].push_back(id);
  }
  for (auto& [edition, ids] : decks) std::sort(ids.begin(), ids.end());
  return decks;
}

}  // namespace playsheet::support
