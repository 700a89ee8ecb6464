// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck_guide.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "engine/naruto/decks/deck_reader.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;

Deck small_deck() {
  Deck deck;
  deck.id = "small";
  deck.cards = {{"N-001", 2}, {"J-001", 3}};
  deck.sideboard = {{"M-001", 1}};
  return deck;
}

std::string guide_with(const std::string& plan_it) {
  const std::string rest = "{ en = \"Words.\", it = \"Parole.\", pt_BR = \"Palavras.\" }\n";
  return "format = 1\ngame = \"naruto\"\nkeys = [\"N-001\", \"M-001\"]\nplan = { en = \"Send {N-001}.\", it = \"" +
         plan_it + "\", pt_BR = \"Envie {N-001}.\" }\npairs = " + rest + "keep = " + rest + "fears = " + rest;
}

TEST(DeckGuides, AGuideIsReadWithItsCards) {
  const auto reading = read_guide(guide_with("Manda {N-001}."), "small.toml", small_deck());
  ASSERT_TRUE(reading.guide) << text_of(reading.messages.front());
  EXPECT_EQ(reading.guide->deck, "small");
  EXPECT_EQ(reading.guide->keys, (std::vector<std::string>{"N-001", "M-001"}));
  EXPECT_EQ(pieces_of(reading.guide->texts[0].en), (std::vector<GuidePiece>{{"Send "}, {"N-001", true}, {"."}}));
}

TEST(DeckGuides, CardsOfOtherDecksAndOtherCardsInATranslationAreRefused) {
  const auto foreign = read_guide(guide_with("Manda {N-002}."), "small.toml", small_deck());
  EXPECT_FALSE(foreign.guide);
  ASSERT_EQ(foreign.messages.size(), 2U);
  EXPECT_EQ(foreign.messages[0].line, 4);
  EXPECT_EQ(foreign.messages[0].found, "\"N-002\"");
  EXPECT_EQ(foreign.messages[0].path, "plan.it");
  const auto silent = read_guide(guide_with("Manda qualcuno."), "small.toml", small_deck());
  EXPECT_FALSE(silent.guide);
  EXPECT_EQ(silent.messages.front().expected, "the cards of the English text");
  EXPECT_FALSE(read_guide(guide_with(""), "small.toml", small_deck()).guide) << "no words";
  EXPECT_FALSE(read_guide("format = 1\n", "small.toml", small_deck()).guide);
  EXPECT_FALSE(read_guide("no toml", "small.toml", small_deck()).guide);
}

TEST(DeckGuides, EveryReadyDeckHasOne) {
  int guides = 0;
  for (const auto& file : std::filesystem::directory_iterator(source_path("resources/decks"))) {
    const auto deck = read_deck(text_of_file(file.path()), file.path().filename().string(), &shipped_cards());
    ASSERT_TRUE(deck.deck);
    const auto path = source_path("resources/guides") / file.path().filename();
    const auto reading = read_guide(text_of_file(path), path.filename().string(), *deck.deck);
    for (const auto& message : reading.messages) ADD_FAILURE() << text_of(message);
    guides += reading.guide ? 1 : 0;
  }
  EXPECT_EQ(guides, 12);
}

}  // namespace
}  // namespace playsheet::support
