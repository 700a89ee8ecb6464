// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/decks/deck_reader.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;

std::vector<Deck> shipped() {
  std::vector<Deck> decks;
  for (const auto& file : std::filesystem::directory_iterator(source_path("resources/decks"))) {
    const auto reading = read_deck(text_of_file(file.path()), file.path().filename().string(), &shipped_cards());
    EXPECT_TRUE(reading.deck && reading.messages.empty()) << file.path();
    if (reading.deck) decks.push_back(*reading.deck);
  }
  return decks;
}

TEST(ReadyDecks, EightAreLegalInUsaAndFourInPanini) {  // N-DECK-01 to N-DECK-14
  int usa = 0;
  int panini = 0;
  for (const Deck& deck : shipped()) {
    usa += check_deck(deck, shipped_cards(), *find_edition("usa-1.3")).empty() ? 1 : 0;
    panini += check_deck(deck, shipped_cards(), *find_edition("panini")).empty() ? 1 : 0;
  }
  EXPECT_GE(usa, 8);
  EXPECT_GE(panini, 4);
}

TEST(ReadyDecks, EachIsLegalInItsOwnEditionAndHasOnlyCardsThatPlay) {  // N-DECK-11
  for (const Deck& deck : shipped()) {
    const Edition& edition = *find_edition(deck.edition.empty() ? "usa-1.3" : deck.edition);
    for (const auto& violation : check_deck(deck, shipped_cards(), edition))
      ADD_FAILURE() << deck.id << ": " << text_of(violation);
    for (const auto* pile : {&deck.cards, &deck.sideboard, &deck.reinforcement})
      for (const DeckEntry& entry : *pile)
        EXPECT_EQ(shipped_cards()[*shipped_cards().find(entry.code)].readiness, Readiness::ready) << entry.code;
  }
}

TEST(ReadyDecks, EachSaysHowToPlayItInThreeLanguages) {
  for (const Deck& deck : shipped())
    for (const LocalText* text : {&deck.name, &deck.note})
      for (const std::string* words : {&text->en, &text->it, &text->pt_br})
        EXPECT_GE(words->size(), text == &deck.note ? 80U : 3U) << deck.id;
}

}  // namespace
}  // namespace playsheet::support
