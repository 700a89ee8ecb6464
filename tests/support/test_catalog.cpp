// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/decks/deck_reader.h"
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

const std::filesystem::path kRoot = PLAYSHEET_SOURCE_DIR;

std::string text_of_file(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

Catalog read(std::initializer_list<const char*> files) {
  Catalog cards;
  for (const char* file : files)
    for (const CardMessage& message : read_cards(text_of_file(kRoot / file), file, cards))
      ADD_FAILURE() << text_of(message);
  return cards;
}

}  // namespace

const Catalog& test_cards() {
  static const Catalog cards = read({"tests/support/test_cards.toml"});
  return cards;
}

const Catalog& all_cards() {
  static const Catalog cards =
      read({"resources/cards/01-the-path-to-hokage.toml", "resources/cards/02-coils-of-the-snake.toml",
            "resources/cards/03-curse-of-the-sand.toml", "resources/cards/04-revenge-and-rebirth.toml",
            "tests/support/test_cards.toml"});
  return cards;
}

std::vector<DefinitionId> ready_deck(const Catalog& cards, std::string_view id) {
  std::vector<DefinitionId> list;
  const auto path = kRoot / "resources/decks" / (std::string(id) + ".toml");
  const DeckReading reading = read_deck(text_of_file(path), path.string());
  if (!reading.deck) return list;
  for (const DeckEntry& entry : reading.deck->cards)
    if (const auto definition = cards.find(entry.code))
      list.insert(list.end(), static_cast<std::size_t>(entry.count), *definition);
  return list;
}

std::string full_code(std::string_view code) {
  const bool invented = code.size() > 1 && code.front() == 'T' && code[1] >= '0' && code[1] <= '9';
  return invented ? "T-" + std::string(code.substr(1)) : std::string(code);
}

}  // namespace playsheet::support
