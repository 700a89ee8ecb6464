// SPDX-License-Identifier: GPL-3.0-or-later
// Deck files of strangers.
#include "engine/naruto/decks/deck_reader.h"

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/editions/edition.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() {
  return {source_text("resources/decks/clones.toml"), source_text("resources/decks/sand.toml"),
          "format = 1\n[cards]\n" + std::string(200'000, 'x')};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::string_view kName = "fuzzed.toml";
  const auto reading = naruto::read_deck(fuzz::text_of(data, size), kName, &fuzz::cards());
  for (const naruto::CardMessage& message : reading.messages) fuzz::told(text_of(message), kName);
  fuzz::law(reading.deck.has_value() != has_errors(reading.messages), "a deck, or an error that says why not");
  if (!reading.deck) return 0;
  for (const auto* pile : {&reading.deck->cards, &reading.deck->sideboard, &reading.deck->reinforcement})
    for (const naruto::DeckEntry& entry : *pile)
      fuzz::law(entry.count >= 1 && entry.count <= 99, "copies are within the caps", entry.code);
  for (const naruto::Edition& edition : naruto::editions()) check_deck(*reading.deck, fuzz::cards(), edition);
  const std::string written = write_deck(*reading.deck);
  const auto again = naruto::read_deck(written, kName);
  fuzz::law(again.deck.has_value(), "what is written reads back", written);
  fuzz::law(*again.deck == *reading.deck, "the same deck reads back", written);
  return 0;
}
